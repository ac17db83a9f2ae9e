/** The desk's overview: what came in, what became of it, and where forms lose visitors. */
const number = new Intl.NumberFormat("fr-CA");
const decimal = new Intl.NumberFormat("fr-CA", { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat("fr-CA", { style: "percent", maximumFractionDigits: 0 });

/** Words a waiting time in its most natural unit: half an hour, two days. */
function waiting(hours: number): string {
  if (hours === 0) return "< 15 min";
  if (hours < 1) return `${number.format(Math.round(hours * 60))} min`;
  if (hours < 48) return `${decimal.format(hours)} h`;
  return `${decimal.format(hours / 24)} j`;
}

/** Words a count with a feminine participle: « 1 reçue », « 2 reçues ». */
function feminine(count: number, participle: string): string {
  return `${number.format(count)} ${participle}${count < 2 ? "" : "s"}`;
}

export const deskOverview = {
  title: "Vue d’ensemble",
  loading: "Chargement de la vue d’ensemble…",
  failed: "La vue d’ensemble n’a pas pu être chargée.",
  period: "Période",
  weeks: (count: number) => `${number.format(count)} ${count < 2 ? "semaine" : "semaines"}`,
  since: (from: string) => `Depuis le ${from}; la dernière semaine est en cours.`,
  number: (value: number) => number.format(value),
  percent: (value: number) => percent.format(value),
  waiting,
  unknown: "–",
  week: "Semaine du",
  total: "Total",
  numbers: "Voir les nombres",
  numbersOf: (title: string) => `${title} : les nombres`,
  nothing: "Rien à compter dans cette période.",
  key: {
    label: "Chiffres de la période",
    requests: "Demandes reçues",
    contacted: "Contactées",
    won: "Gagnées",
    waiting: "Premier contact (médiane)",
    sent: "Formulaires envoyés",
    answered: "Questions avec réponse",
    ofRequests: (share: string) => `${share} des demandes`,
    ofSeen: (share: string) => `${share} des pages vues`,
    ofAsked: (share: string) => `${share} des réponses de l’assistant`,
    within: (hours: number) =>
      hours === 0 ? "neuf sur dix en moins de 15 min" : `neuf sur dix en ${waiting(hours)} ou moins`,
  },
  requests: {
    title: "Demandes par semaine",
    note: "Comptées dans la semaine où elles sont arrivées. Une demande contactée ou gagnée plus tard s’ajoute donc à sa semaine d’arrivée. Sans celles qui sont à vérifier ou écartées.",
    requests: "Reçues",
    contacted: "Contactées",
    won: "Gagnées",
    summary: (requests: number, contacted: number, won: number) =>
      `${feminine(requests, "reçue")}, ${feminine(contacted, "contactée")}, ${feminine(won, "gagnée")}.`,
  },
  grades: {
    title: "Cotes par semaine",
    note: "La part de chaque cote parmi les demandes reçues, selon la grille en vigueur à leur arrivée.",
    families: { a: "A+ et A", b: "B+ et B", c: "C+ et C", d: "D" },
    summary: (share: string) => `${share} des demandes ont une cote A+ ou A.`,
  },
  contact: {
    title: "Délai du premier contact",
    note: "De l’arrivée de la demande au moment où elle est marquée comme contactée, nuits et fins de semaine comprises. Seules comptent celles qui le sont.",
    median: "Médiane",
    p90: "Neuf sur dix",
    contacted: "Contactées",
    summary: (median: string, p90: string) =>
      `La moitié a été contactée en ${median} ou moins, neuf sur dix en ${p90} ou moins.`,
  },
  appointments: {
    title: "Rendez-vous",
    note: "Par semaine où ils devaient avoir lieu, sauf ceux qui ont été annulés.",
    booked: "Réservés",
    held: "Honorés",
    missed: "Manqués",
    summary: (booked: number, held: number, missed: number) =>
      `${booked} ${booked < 2 ? "réservé" : "réservés"}, ${held} ${held < 2 ? "honoré" : "honorés"}, ${missed} ${missed < 2 ? "manqué" : "manqués"}.`,
  },
  funnel: {
    title: "Parcours du formulaire",
    note: "Des décomptes quotidiens, sans témoin, sans identifiant et sans réponse. « Vue » : la page qui porte le formulaire a été demandée par un navigateur, ou la fenêtre du formulaire a été ouverte. Les robots qui s’identifient n’y sont pas. Sans JavaScript, seules la vue et l’envoi d’un formulaire sont comptés.",
    stages: { seen: "Vue", started: "Commencé", "step-2": "Étape 2", "step-3": "Étape 3", sent: "Envoyé" },
    ofBefore: "Part de l’étape précédente",
    form: "Formulaire",
    placements: {
      home: "Accueil",
      contact: "Nous joindre",
      appointment: "Prendre rendez-vous",
      landing: "Consultation gratuite",
      modal: "Fenêtre de l’en-tête",
    },
    languages: { fr: "français", en: "anglais" },
    summary: (seen: number, started: number, sent: number) =>
      `${number.format(seen)} ${seen < 2 ? "vue" : "vues"}, ${number.format(started)} ${started < 2 ? "commencé" : "commencés"}, ${number.format(sent)} ${sent < 2 ? "envoyé" : "envoyés"}.`,
  },
  chat: {
    title: "Questions au clavardage",
    note: "Les messages des visiteurs et ce qui leur a été répondu. Une conversation effacée ne compte plus.",
    asked: "Questions posées",
    answered: "Réponses de l’assistant",
    unknown: "Sans réponse connue",
    byStaff: "Réponses de l’équipe",
    summary: (asked: number, unknown: number) =>
      `${number.format(asked)} ${asked < 2 ? "question" : "questions"}; l’assistant a dit ${number.format(unknown)} fois ne pas savoir.`,
  },
  posts: {
    title: "Articles lus",
    note: "Combien de fois la page d’un article a été demandée par un navigateur. Les robots qui s’identifient n’y sont pas.",
    read: "Lectures",
    post: "Article",
    most: "Les plus lus",
    summary: (count: number) => (count < 2 ? `${number.format(count)} lecture.` : `${number.format(count)} lectures.`),
  },
};
