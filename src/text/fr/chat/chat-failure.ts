/**
 * Ce que le clavardage dit quand personne ne peut répondre (SPEC §8). Sert aussi au navigateur quand notre serveur ne
 * répond pas : petit, et rien d’autre.
 */
export const chatFailure = {
  trouble: "J’ai de la difficulté à me connecter en ce moment.",
  /** Si la personne parle d’automatisation. */
  automation: "Nous parlerons volontiers de ce que vous voulez automatiser.",
  end: (email: string) => `Écrivez-nous à ${email} ou réservez une consultation gratuite sur notre site.`,
  /** Si elle parle de prix : la même fin, annoncée. */
  endAboutPrices: (email: string) =>
    `Pour connaître les prix, écrivez-nous à ${email} ou réservez une consultation gratuite sur notre site.`,
};
