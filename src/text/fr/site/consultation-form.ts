import { company } from "../../../lib/company/company.ts";
import { uncountedDays } from "../uncounted-days.ts";

/**
 * The consultation form: labels, every option, hints and errors. The desk and the emails use the labels and options
 * too. `options` follows `OPTIONS`, `fields` and `fieldErrors` follow the fields of `features/consultations/model.ts`.
 */
export const consultationForm = {
  /** The form's accessible name. */
  name: "Demande de consultation gratuite",
  book: "Réserver ma consultation gratuite",
  bookShort: "Réserver",
  dialogTitle: "Votre consultation gratuite",
  close: "Fermer",
  step: (current: number, total: number) => `Étape ${current} sur ${total}`,
  percent: (value: number) => `${value} %`,
  progress: "Progression",
  /** Says how many required answers are left in the whole form. */
  left: (count: number) =>
    count === 0
      ? "Toutes les réponses y sont."
      : count === 1
        ? "Il reste une réponse à donner d’ici la fin."
        : `Il reste ${count} réponses à donner d’ici la fin.`,
  /** Says how many required answers are missing, and in which step if all are in one. */
  missing: (count: number, step?: number) =>
    `Il manque ${count === 1 ? "une réponse" : `${count} réponses`}${step ? ` à l’étape ${step}` : ""}.`,
  suggestedTeam: "D’après la taille de l’entreprise. À changer au besoin.",
  /** Says how many hours a week could be saved; without `most`, there is no maximum. */
  hoursBack: (least: number, most?: number) =>
    `D’après vos réponses, nous viserions à vous rendre ${most === undefined ? `plus de ${least}` : least ? `de ${least} à ${most}` : `jusqu’à ${most}`} h par semaine.`,
  follows: "La suite",
  /** Time of the appointment, chosen before the form is sent. */
  time: {
    label: "Moment du rendez-vous",
    change: "Changer",
    pick: "Choisir un moment (facultatif)",
    more: "Autres moments",
    none: `Nous vous écrivons dans les 24 heures, hors ${uncountedDays}.`,
    without: "Plus tard : écrivez-moi",
  },
  steps: [
    { title: "Vous et votre entreprise", intro: "Pour savoir à qui nous parlerons." },
    {
      title: "Votre situation",
      intro: "Des ordres de grandeur suffisent. Nous ne vendons ni ne publions vos réponses.",
    },
    { title: "Votre projet", intro: "Pour préparer un appel qui va droit au but." },
  ],
  requiredNote: "Les champs marqués d’un astérisque (*) sont obligatoires.",
  optional: "facultatif",
  placeholder: "Choisir",
  previous: "Précédent",
  next: "Suivant",
  submit: "Envoyer ma demande",
  submitting: "Envoi en cours…",
  fields: {
    name: "Nom complet",
    email: "Courriel",
    phone: "Téléphone",
    company: "Entreprise",
    jobTitle: "Fonction",
    companySize: "Taille de l’entreprise",
    industry: "Secteur d’activité",
    revenue: "Chiffre d’affaires annuel",
    growth: "Croissance annuelle",
    currentTools: "Outils actuels",
    teamSize: "Personnes touchées par le projet",
    biggestChallenge: "Votre plus grand défi",
    timeSpentManualTasks: "Heures de tâches manuelles",
    automationGoals: "Objectif principal",
    budget: "Budget mensuel",
    timeline: "Échéancier",
    decisionMaker: "Votre rôle dans la décision",
    previousAutomation: "Expérience en automatisation",
    urgency: "Degré d’urgence",
    additionalInfo: "Autre chose à nous dire?",
  },
  help: {
    button: "Pourquoi cette question?",
    revenue: "Pour vous proposer un forfait à votre mesure, pas plus grand. Une estimation suffit.",
    budget: "Pour rester dans vos moyens. Votre réponse ne vous engage à rien.",
  },
  options: {
    companySize: {
      solo: "Je travaille à mon compte",
      "2-5": "2 à 5 personnes",
      "6-20": "6 à 20 personnes",
      "21-50": "21 à 50 personnes",
      "51-200": "51 à 200 personnes",
      "200+": "Plus de 200 personnes",
    },
    industry: {
      ecommerce: "Commerce en ligne",
      saas: "Logiciel-service (SaaS)",
      "professional-services": "Services professionnels",
      healthcare: "Santé",
      finance: "Finance et assurance",
      "real-estate": "Immobilier",
      manufacturing: "Fabrication",
      retail: "Commerce de détail",
      education: "Éducation",
      other: "Autre (construction, métiers, transport…)",
    },
    revenue: {
      "under-100k": "Moins de 100 000 $",
      "100k-500k": "100 000 $ à 500 000 $",
      "500k-1m": "500 000 $ à 1 M$",
      "1m-5m": "1 M$ à 5 M$",
      "5m-10m": "5 M$ à 10 M$",
      "10m+": "Plus de 10 M$",
    },
    growth: {
      declining: "En baisse",
      "0-10": "0 à 10 %",
      "10-25": "10 à 25 %",
      "25-50": "25 à 50 %",
      "50-100": "50 à 100 %",
      "100+": "Plus de 100 %",
    },
    currentTools: {
      "basic-spreadsheets": "Chiffriers (Excel, Sheets)",
      "crm-basic": "Logiciel de suivi des clients (CRM)",
      "project-management": "Outil de gestion de projets",
      "integrated-suite": "Logiciel de gestion complet (ERP)",
      "custom-solutions": "Solutions sur mesure",
      "minimal-tools": "Très peu d’outils",
    },
    teamSize: {
      "just-me": "Moi seulement",
      "2-3": "2 ou 3 personnes",
      "4-10": "4 à 10 personnes",
      "11-25": "11 à 25 personnes",
      "25+": "Plus de 25 personnes",
    },
    biggestChallenge: {
      "manual-data-entry": "Saisie manuelle de données",
      "repetitive-tasks": "Tâches répétitives",
      "customer-follow-up": "Suivi des clients",
      "inventory-management": "Gestion des stocks",
      "reporting-analytics": "Rapports et analyses",
      "team-coordination": "Coordination de l’équipe",
      "customer-service": "Service à la clientèle",
      "scaling-operations": "Croissance des activités",
    },
    timeSpentManualTasks: {
      "0-5": "0 à 5 h par semaine",
      "5-15": "5 à 15 h par semaine",
      "15-30": "15 à 30 h par semaine",
      "30-40": "30 à 40 h par semaine",
      "40+": "Plus de 40 h par semaine",
    },
    automationGoals: {
      "reduce-manual-work": "Réduire le travail manuel",
      "improve-customer-experience": "Améliorer l’expérience client",
      "increase-sales-efficiency": "Vendre plus efficacement",
      "better-data-insights": "Mieux exploiter nos données",
      "scale-without-hiring": "Croître sans embaucher",
      "eliminate-errors": "Éliminer les erreurs",
      "faster-response-times": "Répondre plus vite",
      "integrate-systems": "Relier nos systèmes",
    },
    budget: {
      "under-1k": "Moins de 1 000 $ par mois",
      "1k-2.5k": "1 000 $ à 2 500 $ par mois",
      "2.5k-5k": "2 500 $ à 5 000 $ par mois",
      "5k-10k": "5 000 $ à 10 000 $ par mois",
      "10k-25k": "10 000 $ à 25 000 $ par mois",
      "25k+": "Plus de 25 000 $ par mois",
    },
    timeline: {
      asap: "Dès que possible",
      "1-3-months": "Dans 1 à 3 mois",
      "3-6-months": "Dans 3 à 6 mois",
      "6-12-months": "Dans 6 à 12 mois",
      exploring: "Je m’informe pour l’instant",
    },
    decisionMaker: {
      "final-decision": "Je prends la décision",
      recommend: "Je fais une recommandation",
      influence: "J’ai mon mot à dire",
      research: "Je fais la recherche",
    },
    previousAutomation: {
      "complete-beginner": "Aucune, nous débutons",
      "basic-tools": "Quelques outils de base",
      "tried-failed": "Essayée, sans succès",
      "partial-success": "Succès partiel",
      experienced: "Solide expérience",
      "diy-attempts": "Essais maison",
    },
    urgency: {
      critical: "Critique : chaque jour compte",
      high: "Élevé : ce trimestre",
      medium: "Moyen : cette année",
      low: "Faible : rien ne presse",
    },
  },
  /** Error texts by the schema's text key; `fieldErrors` words some fields' errors better. */
  errors: {
    required: "Remplissez ce champ.",
    tooLong: "Ce texte est trop long. Raccourcissez-le un peu.",
    emailMissingAt: "Il manque le @, par exemple nom@exemple.ca.",
    emailMissingDomain: "Il manque le domaine après le @, par exemple nom@exemple.ca.",
    emailInvalid: "Cette adresse ne semble pas valide. Vérifiez-la; elle devrait ressembler à nom@exemple.ca.",
    phoneInvalid: "Écrivez 10 chiffres, par exemple 450 555-0142, ou un numéro international commençant par +.",
    unknownOption: "Choisissez l’une des réponses de la liste.",
    unknownField: "Ce champ n’existe pas dans le formulaire.",
    invalid: "Cette réponse n’est pas valide. Corrigez-la.",
  },
  fieldErrors: {
    name: { required: "Écrivez votre nom.", tooLong: "Ce nom dépasse 100 caractères. Abrégez-le." },
    email: {
      required: "Écrivez votre adresse courriel.",
      tooLong: "Cette adresse dépasse 254 caractères. Vérifiez-la.",
    },
    phone: { tooLong: "Ce numéro dépasse 40 caractères. Vérifiez-le." },
    company: { required: "Écrivez le nom de votre entreprise.", tooLong: "Ce nom dépasse 150 caractères. Abrégez-le." },
    jobTitle: { required: "Écrivez votre fonction.", tooLong: "Ce texte dépasse 100 caractères. Abrégez-le." },
    companySize: { required: "Indiquez la taille de votre entreprise." },
    industry: { required: "Indiquez votre secteur d’activité." },
    revenue: { required: "Choisissez une tranche de chiffre d’affaires." },
    growth: { required: "Indiquez votre croissance annuelle." },
    currentTools: { required: "Choisissez ce qui ressemble le plus à vos outils." },
    teamSize: { required: "Indiquez combien de personnes le projet touche." },
    biggestChallenge: { required: "Indiquez votre plus grand défi." },
    timeSpentManualTasks: { required: "Choisissez un nombre d’heures par semaine." },
    automationGoals: { required: "Choisissez votre objectif principal." },
    budget: { required: "Choisissez un budget mensuel." },
    timeline: { required: "Choisissez un échéancier." },
    decisionMaker: { required: "Indiquez votre rôle dans la décision." },
    previousAutomation: { required: "Choisissez ce qui décrit votre expérience." },
    urgency: { required: "Choisissez un degré d’urgence." },
    additionalInfo: { tooLong: "Ce message dépasse 2 000 caractères. Raccourcissez-le un peu." },
  },
  summary: (count: number) => (count === 1 ? "Une réponse est à revoir" : `${count} réponses sont à revoir`),
  /** Announced once the last error in the summary is corrected. */
  mended: "Toutes les réponses sont corrigées.",
  counter: (used: string, max: string) => `${used} sur ${max} caractères`,
  /** In place of the count until the form's script has read the text. */
  charactersAtMost: (max: string) => `${max} caractères au plus`,
  /** Announced when few characters are left, and when too many were typed. */
  charactersLeft: (left: number) => (left < 2 ? `Il reste ${left} caractère.` : `Il reste ${left} caractères.`),
  charactersOver: (over: number) => (over < 2 ? `${over} caractère de trop.` : `${over} caractères de trop.`),
  honeypot: "Laissez ce champ vide",
  notice: {
    before: `Vos réponses servent à préparer votre consultation et à vous joindre. Nous les gardons ${company.requestMonths} mois après notre dernier échange, plus longtemps seulement si votre entreprise devient cliente. Consultez notre `,
    link: "politique de confidentialité",
    after: ".",
    /** Added if a language model prepares drafts (`DRAFT_LLM`). */
    drafted:
      "Un fournisseur d’intelligence artificielle peut recevoir votre message, sans votre nom ni vos coordonnées, pour préparer un brouillon de réponse; une personne relit et envoie chaque réponse.",
  },
  newsletter: {
    label: `Je veux aussi recevoir l’infolettre de ${company.name}, environ une fois par mois.`,
    hint: "L’infolettre ne part qu’après votre confirmation par courriel. Vous pouvez vous désabonner en tout temps.",
  },
  success: {
    title: "Demande envoyée!",
    text: `Nous étudierons votre demande et vous écrirons dans les 24 heures, hors ${uncountedDays}.`,
    booked: (when: string) => `Votre rendez-vous est réservé : ${when}.`,
    requested: (when: string) =>
      `Vous avez demandé ce moment : ${when}. Il n’est pas encore réservé. Nous vous écrivons dans les 24 heures, hors ${uncountedDays}.`,
    requestedUnnamed: "Le moment que vous avez demandé n’est pas encore réservé.",
    pickTime: "Choisir mon moment",
    next: "La suite",
    entries: [
      {
        title: "Nous étudions vos réponses",
        time: "2 à 4 heures ouvrables",
        text: "Une vraie personne lit vos réponses.",
      },
      {
        title: "Vous choisissez votre moment",
        time: "tout de suite ou plus tard",
        text: `Si aucun ne vous convient, nous vous écrivons dans les 24 heures, hors ${uncountedDays}.`,
      },
      {
        title: "Vous recevez une stratégie d’automatisation sur mesure",
        time: "pendant le rendez-vous",
        text: "Trente minutes, gratuites, et un plan que vous gardez.",
      },
    ],
    general: `Merci! Nous communiquerons avec vous dans les 24 heures, hors ${uncountedDays}, pour fixer votre consultation.`,
    home: "Retour à l’accueil",
  },
  failure: {
    title: "Erreur",
    text: "Votre demande n’a pas pu être envoyée. Veuillez réessayer.",
    general: "Une erreur s’est produite lors de l’envoi de votre formulaire. Veuillez réessayer.",
    kept: "Rien n’est perdu : vos réponses sont toujours là.",
    offline: "Vous semblez hors ligne. Vos réponses sont gardées ici; réessayez dès que la connexion revient.",
    tooMany: "Plusieurs demandes viennent d’arriver de votre réseau. Réessayez dans une heure.",
    byMail: "Si le problème persiste, écrivez-nous à ",
  },
  toast: {
    region: "Notifications ({hotkey})",
    label: "Notification",
    close: "Fermer la notification",
  },
  resultTitle: {
    sent: "Demande envoyée",
    invalid: "Quelques réponses sont à revoir",
    failed: "Votre demande n’a pas été envoyée",
  },
};
