/**
 * What the chat says when no answer is possible (SPEC §8). Browsers load it too, for when our server does not respond,
 * so it is kept small.
 */
export const chatFailure = {
  trouble: "J’ai de la difficulté à me connecter en ce moment.",
  /** Added if the visitor mentions automation. */
  automation: "Nous parlerons volontiers de ce que vous voulez automatiser.",
  end: (email: string) => `Écrivez-nous à ${email} ou réservez une consultation gratuite sur notre site.`,
  /** Replaces `end` if the visitor mentions prices. */
  endAboutPrices: (email: string) =>
    `Pour connaître les prix, écrivez-nous à ${email} ou réservez une consultation gratuite sur notre site.`,
};
