/** To a member of staff whom a colleague has named in a note. */
export const staffMention = {
  subject: (author: string, lead: string) => `${author} vous mentionne : ${lead}`,
  preview: "Une note vous attend dans l’espace équipe.",
  title: "On vous mentionne dans une note",
  intro: (author: string, lead: string) => `${author} vous mentionne dans une note sur la demande de ${lead}.`,
  link: "Lire la note",
  why: "Vous recevez ce message parce que votre nom est dans la note. Son contenu reste dans l’espace équipe.",
};
