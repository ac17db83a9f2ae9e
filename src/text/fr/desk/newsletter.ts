/** The desk's newsletter screen: the lists, sending a published post, and earlier sends. */
export const deskNewsletter = {
  title: "Infolettre",
  loading: "Chargement de l’infolettre…",
  failed: "L’infolettre n’a pas pu être chargée.",
  lists: "Abonnements",
  languages: { fr: "Français", en: "Anglais" },
  counts: { confirmed: "Confirmés", pending: "À confirmer", unsubscribed: "Désabonnés", bounced: "Adresses mortes" },
  lastWeek: (joined: number, left: number) => `Cette semaine : ${joined} de plus, ${left} de moins`,
  exportCsv: "Exporter en CSV",
  compose: "Envoyer un article publié",
  post: "Article",
  choose: "Choisissez un article publié",
  noPost: "Publiez d’abord un article.",
  test: "M’envoyer un essai",
  testSent: "Essai envoyé",
  testFailed: "L’essai n’est pas parti.",
  readers: (count: number, language: "fr" | "en") =>
    `${count.toLocaleString("fr-CA")} ${count < 2 ? "abonnement confirmé" : "abonnements confirmés"} en ${language === "fr" ? "français" : "anglais"}`,
  send: "Envoyer…",
  confirmTitle: "Envoyer l’infolettre",
  confirmText: (title: string) =>
    `« ${title} » part à chaque abonné confirmé, une seule fois. Vous pourrez arrêter l’envoi, puis le reprendre là où il en était.`,
  confirm: (count: number) =>
    count < 2 ? `Envoyer à ${count} personne` : `Envoyer à ${count.toLocaleString("fr-CA")} personnes`,
  back: "Annuler",
  close: "Fermer",
  begun: "Envoi commencé",
  sendFailed: "L’envoi n’a pas commencé.",
  sendings: "Envois",
  none: "Aucun envoi pour l’instant.",
  columns: { title: "Article", language: "Langue", started: "Commencé", progress: "Avancement", action: "Action" },
  states: { sending: "En cours", sent: "Terminé", cancelled: "Arrêté" },
  progress: (delivered: number, total: number) =>
    `${delivered.toLocaleString("fr-CA")} remis sur ${total.toLocaleString("fr-CA")}`,
  problems: {
    bounced: (count: number) =>
      count < 2 ? `${count} adresse morte` : `${count.toLocaleString("fr-CA")} adresses mortes`,
    failed: (count: number) => `${count.toLocaleString("fr-CA")} non remis`,
    dropped: (count: number) =>
      count < 2 ? `${count} désabonné entre-temps` : `${count.toLocaleString("fr-CA")} désabonnés entre-temps`,
  },
  cancel: "Arrêter",
  resume: "Reprendre",
  resumed: "Envoi repris",
  resumeFailed: "L’envoi n’a pas repris.",
  cancelled: "Envoi arrêté",
  cancelFailed: "L’envoi n’a pas été arrêté.",
  about: (action: string, title: string) => `${action} : ${title}`,
};
