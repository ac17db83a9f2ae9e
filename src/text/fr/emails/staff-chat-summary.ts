/** To the staff, once a conversation: what a visitor said to the assistant. */
export const staffChatSummary = {
  subject: (who: string) => `Clavardage · ${who}`,
  preview: (messages: number) => `${messages} ${messages < 2 ? "message" : "messages"}, avec les coordonnées`,
  kicker: "Conversation avec l’assistant",
  visitor: "Visiteur",
  staff: "Équipe",
  assistant: "L’assistant",
  desk: "Ouvrir la conversation",
  origin: (begun: string, page: string, language: string) =>
    `Commencée le ${begun}, en ${language}. Dernière page\u00a0: ${page}`,
  languages: { fr: "français", en: "anglais" },
  factsTitle: "Ce que nous savons",
  labels: { name: "Nom", email: "Courriel", phone: "Téléphone", company: "Entreprise" },
  confirmed: "confirmé",
  unconfirmed: "à confirmer",
  factsNote: "Relevé dans la conversation, sans vérification. À confirmer ou à corriger dans la fiche.",
  transcriptTitle: "La conversation",
  omitted: (count: number) =>
    count === 1 ? "Le premier message est dans la fiche." : `Les ${count} premiers messages sont dans la fiche.`,
  said: (who: string, time: string) => `${who}, ${time}`,
  replyHint: "Si vous répondez à ce courriel, votre message ira à l’adresse donnée dans la conversation.",
};
