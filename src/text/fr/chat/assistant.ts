import { formatDollars, formatPercent } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import {
  CONSULTATION_MINUTES,
  GO_LIVE_WEEKS,
  GUARANTEES,
  LESS_WORK,
  PLANS,
  TARGET_CLIENTS,
} from "../../../lib/company/plans.ts";
import { RETENTION } from "../../../lib/company/retention.ts";
import { northAmericanPhone } from "../../../lib/text/north-american-phone.ts";
import { claimsFr, sayFr } from "../claims.ts";
import { uncountedDays } from "../uncounted-days.ts";

const { velocity, accelerate, dominate } = PLANS;
const dollars = (amount: number) => formatDollars("fr", amount);
const phone = northAmericanPhone(company.phone, "fr") ?? company.phone;
const prices = `${velocity.name} à ${dollars(velocity.dollarsAMonth)}, ${accelerate.name} à ${dollars(accelerate.dollarsAMonth)} et ${dominate.name} à ${dollars(dominate.dollarsAMonth)} par mois`;
const promise = `au moins ${GUARANTEES.returnTimes} fois ce que vous avez payé en ${GUARANTEES.returnDays} jours, sinon nous continuons sans frais`;

/** Numbers up to nine are written out. */
const WORDS: Readonly<Record<number, string>> = {
  2: "deux",
  3: "trois",
  4: "quatre",
  5: "cinq",
  6: "six",
  7: "sept",
  8: "huit",
  9: "neuf",
};

/** What the website's assistant says, with the same figures as the pages. */
export const assistantFr = {
  greeting: `Bonjour! Je suis l’assistant de ${company.name}. Demandez-moi ce que nous automatisons, ce que ça coûte, ce que nous garantissons ou comment on commence.`,
  wellbeing: "Tout roule, merci! Que voulez-vous savoir?",
  thanks: "Avec plaisir! Autre chose?",
  goodbye: "Au revoir! La conversation reste ici si une autre question vous vient.",
  self: "Je suis un programme : je réponds à partir de ce qui est écrit sur ce site, et de rien d’autre. Une personne de l’équipe peut prendre le relais quand vous voulez.",
  /** `times` is empty if no time is free. */
  booking: (times: string) =>
    `La consultation est gratuite, dure ${CONSULTATION_MINUTES} minutes et n’engage à rien. ${times ? `Prochains moments libres : ${times} (heure de Montréal). Choisissez le vôtre : trois étapes, et c’est réservé. Si aucun ne vous convient, nous vous écrivons dans les ${company.answersWithinHours} heures, hors ${uncountedDays}.` : `Le formulaire compte trois étapes, et une personne vous répond dans les ${company.answersWithinHours} heures, hors ${uncountedDays}.`}`,
  freeTime: (day: string, time: string) => `${day} à ${time}`,
  /** @param times of that day: « 9 h; 14 h » */
  freeOn: (day: string, times: string) =>
    `Libre ${day}\u00a0: ${times} (heure de Montréal). Choisissez votre moment à la page des rendez-vous; trois étapes, et c’est réservé.`,
  /** @param asked the day, the time, or both: « jeudi 3 décembre, 16 h » */
  notFree: (asked: string, times: string) =>
    `Rien de libre à ce moment (${asked}).${times && ` Prochains moments libres\u00a0: ${times} (heure de Montréal).`} Tous sont à la page des rendez-vous.`,
  worth: (hours: string, back: string, anHour: string, aMonth: string) =>
    `À ${hours} h par semaine, nous visons à vous en rendre ${back}. À ${anHour} l’heure, cela vaut environ ${aMonth} par mois.`,
  pays: (plan: string, price: string, left: string) =>
    `${plan} coûte ${price} par mois : il vous resterait environ ${left}.`,
  leftAYear: (aYear: string) => `Sur une année, cela fait environ ${aYear}.`,
  doesNotPay: (plan: string, price: string) =>
    `${plan} coûte ${price} par mois : à ce compte-là, il ne serait pas rentable, et nous vous le dirions.`,
  /** The hours and their cost as the visitor stated them. */
  worthOfAll: (hours: string, anHour: string, aMonth: string) =>
    `${hours}\u00a0h par semaine à ${anHour} l’heure, cela vaut ${aMonth} par mois.`,
  ofAllHours: (percent: number) =>
    `À condition que toutes ces heures vous reviennent; nous visons ${percent}\u00a0% des tâches répétitives. La page des tarifs refait le calcul avec vos chiffres.`,
  hoursAYear: (hours: string, aYear: string) => `${hours}\u00a0h par semaine, cela fait ${aYear}\u00a0h par année.`,
  costAYear: (anHour: string, aYear: string) => `À ${anHour} l’heure, cela coûte ${aYear} par année.`,
  hoursLeft: (hours: string, back: string, left: string) =>
    `Nous visons environ ${LESS_WORK}\u00a0% de travail manuel en moins\u00a0: de ${hours}\u00a0h par semaine, il en resterait ${left}, soit ${back} de regagnées.`,
  /** @param hours for `count` things; an article counts `known` hours for `of` */
  scaled: (count: string, hours: string, known: string, of: string) =>
    `Pour ${count}, environ ${hours}\u00a0h, à la même proportion\u00a0: l’article en compte ${known} pour ${of}.`,
  hoursOf: (plan: string, hours: string) => `${hours}\u00a0h par semaine (${plan})`,
  breakEven: (anHour: string, list: string) =>
    `À ${anHour} l’heure, un forfait devient rentable à partir de\u00a0: ${list}. En dessous, il ne le serait pas par le temps seulement, et nous vous le dirions.`,
  forPromise: (list: string) =>
    `Pour les ${GUARANTEES.returnTimes} fois que nous garantissons, en heures seulement : ${list}.`,
  guaranteed: (plan: string, paid: string, least: string) =>
    `Avec ${plan}, vous payez ${paid} en trois mois\u00a0: nous garantissons au moins ${least}, en heures et en ventes. Le prix du forfait n’en est pas déduit. Si nous n’y sommes pas en ${GUARANTEES.returnDays}\u00a0jours, nous continuons sans frais.`,
  pastMoneyBack: `Le remboursement vaut dans les ${GUARANTEES.moneyBackDays} premiers jours; il n’est plus possible ensuite. Vous pouvez toujours arrêter quand vous voulez, sans préavis ni pénalité, et l’autre garantie tient\u00a0: ${promise}.`,
  timeAlone: "Ce calcul ne compte que le temps; la page des tarifs le refait avec vos chiffres.",
  asksToBook: "Voulez-vous voir les prochains moments libres pour l’appel?",
  lost: "Pas de souci, on y va une chose à la fois.",
  /** `name` may be empty. */
  presented: (name: string) => `Enchanté${name && `, ${name}`}!`,
  asksTrouble: "Qu’est-ce qui vous prend le plus de temps\u00a0: répondre aux clients, vendre ou gérer le quotidien?",
  /** A question in return, where it helps. */
  asks: {
    people: "Combien êtes-vous dans l’entreprise?",
    support: "Combien de messages recevez-vous par semaine, à peu près?",
    sales: "Combien de soumissions envoyez-vous par semaine, à peu près?",
    operations: "Combien d’heures par semaine y passez-vous, à peu près?",
  },
  numberTold: (number: string) => `C’est noté\u00a0: environ ${number} par semaine.`,
  numberWorth: "Pendant la consultation gratuite, nous calculons ce que ça vaut pour vous, en heures.",
  messagesLeft: (all: string, settled: string, left: string) =>
    `Sur ${all} messages, nous visons à en régler ${settled} sans vous; il vous en resterait ${left}.`,
  personOpen: (until: string) =>
    `Bien sûr. L’équipe est là ${until} : appelez au ${phone} ou écrivez à ${company.email}. Vous pouvez aussi laisser vos coordonnées dans le formulaire.`,
  personClosed: (opens: string) =>
    `Bien sûr. Le bureau est fermé en ce moment; ${opens}. Écrivez à ${company.email} ou laissez vos coordonnées dans le formulaire : une personne vous répond dans les ${company.answersWithinHours} heures, hors ${uncountedDays}.`,
  received: `Merci! Votre message est transmis à l’équipe, et une personne vous répondra dans les ${company.answersWithinHours} heures, hors ${uncountedDays}. Pour ajouter des détails ou choisir un moment, passez par le formulaire.`,
  language: "Bien sûr, continuons en français. Que voulez-vous savoir?",
  unknown: "Je n’ai pas cette réponse. J’ai posé la question à l’équipe; où peut-elle vous répondre?",
  /** The passage nearest to the question, when the match is uncertain. */
  perhaps: (nearest: string) =>
    `Voici ce que j’ai trouvé de plus proche : ${nearest} Si ce n’est pas votre question, l’équipe l’a reçue aussi.`,
  /** `reach` is a phrase from `writesTo` or `callsAt`; `by` is a day and time; `name` may be empty. */
  unknownReachable: (reach: string, by: string) =>
    `Je n’ai pas cette réponse. J’ai posé la question à l’équipe : ${reach} au plus tard ${by}.`,
  personReachable: (name: string, reach: string, by: string) =>
    `Bien sûr${name && `, ${name}`}. L’équipe est prévenue : ${reach} au plus tard ${by}.`,
  receivedReachable: (name: string, reach: string, by: string) =>
    `Merci${name && `, ${name}`}! L’équipe a votre message, et ${reach} au plus tard ${by}.`,
  writesTo: (email: string) => `nous vous écrirons à ${email}`,
  callsAt: (phone: string) => `nous vous appellerons au ${phone}`,
  planFor: (people: number, plans: string) =>
    `Pour ${people} ${people === 1 ? "personne" : "personnes"}, c’est ${plans}, en dollars canadiens, avant taxes.`,
  planForSales: (sales: string, plans: string) =>
    `Avec un chiffre d’affaires de ${sales} par année, c’est ${plans}, avant taxes.`,
  beyond: `Nos forfaits sont surtout pensés pour ${TARGET_CLIENTS.employees.from} à ${TARGET_CLIENTS.employees.to} personnes et un chiffre d’affaires de 100\u00a0000\u00a0$ à 10\u00a0M$\u00a0: parlez-en avec l’équipe.`,
  priceOf: (name: string, price: string) => `${name}, ${price} par mois`,
  priceOfYear: (name: string, months: number, price: string) => `${name} : ${price} pour ${months} mois, avant taxes.`,
  contents: (headings: string) => `Au fil de l’article : ${headings}.`,
  noYear: "Vous payez au mois; le site n’annonce aucun rabais pour l’année payée d’avance.",
  orPlan: "ou",
  /** @param months 1: what it costs more a month */
  dearer: (name: string, other: string, price: string, months: number) => {
    const than = `${/^[aeiouyh]/i.test(other) ? "qu’" : "que "}${other}`;
    return months === 1
      ? `${name} coûte ${price} de plus par mois ${than}.`
      : `${name} coûte ${price} de plus ${than} pour ${months} mois.`;
  },
  /** A row of the plan table, worded for several plans. */
  compared: (feature: string, values: string) => `${feature} : ${values}.`,
  smallest: (name: string) => `Le plus petit forfait est ${name}.`,
  popular: (name: string) => `Le forfait le plus populaire est ${name}.`,
  refusal:
    "Je ne peux pas répondre à ça. Je peux vous parler de nos services, de nos forfaits, de nos garanties, de nos heures d’ouverture et de la façon dont nous protégeons vos données.",
  nothingMore: "C’est tout ce que le site en dit. Une personne de l’équipe pourra vous en dire plus.",
  /** @param isOpen at the day and time asked about */
  openThen: (isOpen: boolean) =>
    isOpen ? "Oui, c’est ouvert à cette heure-là." : "Non, c’est fermé à cette heure-là.",
  dayHours: (days: string, hours: string) => `${days}, ${hours}`.toLowerCase(),
  toolKnown: (tools: string, list: string, more: string) =>
    `Oui, nous nous branchons sur ${tools}. Parmi les outils : ${`${list} ${more}`.trim()}. Vous gardez les vôtres.`,
  hours: (state: string, until: string, lines: string, holidays: string) =>
    `${state}, ${until}. Nos heures : ${lines} (heure de l’Est). ${holidays}`,
  hoursThere: (city: string, hours: string) => `À ${city}, nos heures sont : ${hours}.`,
  fact: (label: string, value: string) => `${label} : ${value}.`,
  /** What a plan includes; `missing` is empty if the plan includes everything. */
  included: (list: string, missing: string) => `Compris : ${list}.${missing && ` Non compris : ${missing}.`}`,
  /** A quotation from the case studies. */
  quoted: (text: string) => `«\u00a0${text}\u00a0»`,
  example: (about: string) => `Un exemple : ${about}`,
  /** For a real client, then for a fictional one. */
  lived: (about: string) => `Un de nos clients\u00a0: ${about}`,
  fictional: (about: string) => `Un exemple fictif\u00a0: ${about}`,
  /** What visitors said about themselves, which the team gets with their request. */
  noted: (people: number | undefined, others: string) => {
    if (!people) return `J’ai noté : ${others}.`;
    const told = people === 1 ? "vous travaillez à votre compte" : `vous êtes ${WORDS[people] ?? people}`;
    return `J’ai noté que ${told}${others && `, et ceci : ${others}`}.`;
  },
  change: (label: string, before: string, after: string) => `${label} : ${before} avant, ${after} après.`,
  changeInAYear: (label: string, before: string, after: string) =>
    `${label} : ${before} avant; douze mois plus tard, ${after}.`,
  differs: (amount: string, isMore: boolean, percent: string) =>
    `Cela fait ${amount} de ${isMore ? "plus" : "moins"}${percent && ` (${percent})`}.`,
  differsIn: (times: string, hours: string) => `Pour ${times}, cela fait ${hours} h.`,
  differsAYear: (amount: string) => `Sur une année, cela fait ${amount}.`,
  longest: (phase: string, duration: string) => `La plus longue étape est la ${phase} : ${duration}.`,
  openings: {
    writeAnyway: `Vous pouvez quand même écrire à ${company.email} : nous répondons à chaque message.`,
    story: `La fondatrice avait une entreprise de distribution à ${company.address.city} et passait ses soirées à répondre aux mêmes courriels. Une fin de semaine de février, elle a branché sa boîte de courriel au système de commandes : le lundi, la moitié des messages avaient déjà leur réponse. Un fournisseur a voulu la même chose, puis son comptable, puis la cliente du comptable : c’est ainsi qu’est né ${company.name}, en ${company.foundingYear}.`,
    offer:
      "Nous automatisons trois choses : le service à la clientèle, les ventes et les relances, et les opérations (rapports, tableaux de bord, tâches). Vous gardez vos outils.",
    get figures() {
      return `${sayFr("less-work", "lessWork")} ${sayFr("more-revenue", "revenue")} ${sayFr("less-work", "proof")} La mise en service prend ${GO_LIVE_WEEKS.from} à ${GO_LIVE_WEEKS.to} semaines.`;
    },
    plans: `Trois forfaits au mois : ${prices}. En dollars canadiens, avant taxes, sans contrat à long terme ni frais d’installation.`,
    plan: (name: string, price: string, audience: string) =>
      `${name} coûte ${price} par mois, avant taxes. ${audience}`,
    calculator:
      "Sur la page des tarifs, une calculatrice estime ce que chaque heure gagnée vous rapporte. Elle ne compte que le temps, pas les ventes en plus ni les erreurs évitées.",
    guarantees: `Nous garantissons ${promise}. Nous vous remboursons aussi si vous changez d’idée dans les ${GUARANTEES.moneyBackDays} premiers jours, et la disponibilité est d’au moins ${formatPercent("fr", GUARANTEES.uptime)}.`,
    uptime: `Nous garantissons ${formatPercent("fr", GUARANTEES.uptime)} de disponibilité, soit moins de 4 heures d’arrêt par mois.`,
    consultation: `La consultation est gratuite : ${CONSULTATION_MINUTES} minutes, sans engagement, et vous repartez avec une stratégie. Vous choisissez votre moment et remplissez le formulaire; nous étudions vos réponses dans les 2 à 4 heures ouvrables.`,
    contact: (address: string) =>
      `Vous pouvez nous écrire à ${company.email} ou appeler au ${phone}. Nous sommes au ${address}.`,
    areas: (text: string) => `Notre bureau est à ${company.address.city}. ${text}`,
    cases:
      "Trois cas montrent ce que nous mesurons, avant et après : un détaillant en ligne, un cabinet comptable et une clinique de physiothérapie.",
    ownCases: (count: number, sectors: string) =>
      count < 2
        ? `Une étude de cas montre ce qui change, avant et après\u00a0: ${sectors}.`
        : `Nos études de cas montrent ce qui change, avant et après\u00a0: ${sectors}.`,
    blog: "Le blogue donne des conseils concrets sur l’automatisation : mesurer les heures perdues, calculer un rendement, relancer des soumissions, respecter la Loi 25. Il paraît en français et en anglais, avec un fil RSS.",
    get clients() {
      return `Nous avons accompagné ${sayFr("clients", "clients")} depuis ${company.foundingYear}.`;
    },
    get real() {
      return claimsFr.demonstration ?? this.since;
    },
    read: "Une personne lit chaque demande.",
    get since(): string {
      return `Nous sommes en affaires depuis ${company.foundingYear}, à ${company.address.city}, et avons accompagné ${sayFr("clients", "clients")}.`;
    },
    response: `Une personne vous répond dans les ${company.answersWithinHours} heures, hors ${uncountedDays}. Une demande envoyée par le formulaire est évaluée dans les 2 à 4 heures ouvrables.`,
    social: (networks: string) => `Nous sommes sur ${networks}. Les liens sont à la page Nous joindre.`,
    sectors: (list: string, cases: string) =>
      `Nous travaillons avec des petites et moyennes entreprises; au formulaire, vous choisissez parmi ces secteurs : ${list}.${cases && ` Les cas du site : ${cases}.`}`,
    taxes: "Les prix sont en dollars canadiens, avant taxes; les taxes s’ajoutent à la facture.",
    billing:
      "Vous payez au mois, en dollars canadiens, sans contrat à long terme ni frais d’installation. Les taxes s’ajoutent à la facture.",
    phone: "Le téléphone est facultatif.",
    trial: `Le site n’annonce pas d’essai gratuit. La consultation de ${CONSULTATION_MINUTES} minutes est gratuite, et si vous changez d’idée dans les ${GUARANTEES.moneyBackDays} premiers jours, nous vous remboursons.`,
    ourTime: `Le formulaire compte trois étapes et la consultation dure ${CONSULTATION_MINUTES} minutes. Ensuite, nous suivons votre équipe pendant 3 à 5\u00a0jours, vous choisissez par où commencer, et votre équipe essaie chaque partie sur du vrai travail avant le lancement. Nous ne publions pas de nombre d’heures.`,
    callHow: (kinds: string) => `C’est à vous de choisir, au moment de prendre votre rendez-vous : ${kinds}.`,
    appointment:
      "La page de votre rendez-vous, dont le lien est dans votre courriel, permet de le déplacer, de l’annuler ou de nous dire que vous êtes en retard. Vous choisissez un moment avant ou après le formulaire, et vous pouvez demander qu’on vous avertisse si un autre se libère plus tôt.",
    dataPlace: (officer: string) =>
      `Certains de nos fournisseurs peuvent être hors du Québec; notre responsable vous dira lesquels : ${officer}. Ceux qui hébergent le site et acheminent nos courriels sont liés par contrat et n’utilisent vos données que pour nous.`,
    chatData: (days: number) =>
      `Nous gardons la conversation ${days}\u00a0jours, pour vous répondre et donner suite à votre demande; un résumé va à notre équipe. Les numéros de carte de paiement et d’assurance sociale sont masqués avant d’être gardés ou transmis. Vous pouvez effacer la conversation vous-même, ici, quand vous voulez.`,
    wrongAnswer: `Vous gardez le dernier mot : les réponses aux courriels sont des brouillons que vous approuvez, et une personne prend le relais dès que la question le demande. Si quelque chose cloche, écrivez à ${company.email} : une vraie personne vous lit.`,
    complaint: (officer: string) =>
      `Écrivez-nous à ${company.email} : une personne vous lit, et presque tout se règle en une conversation. Au sujet de renseignements personnels, écrivez à ${officer}; vous pouvez aussi porter plainte à la Commission d’accès à l’information du Québec.`,
    late: "À partir d’une heure avant l’appel, la page de votre rendez-vous a un bouton pour nous dire que vous serez en retard, et de combien de minutes.",
    timeZone:
      "Les heures sont celles de Montréal. Si vous êtes ailleurs, choisissez votre fuseau sur la page\u00a0: chaque moment s’affiche alors dans les deux.",
    example:
      "Une cliente écrit le soir\u00a0: l’assistant répond tout de suite et propose deux moments, elle choisit, et un brouillon de confirmation est prêt. Le matin, vous l’approuvez d’une touche, et la fiche client se remplit d’elle-même.",
    earlierTime:
      "Une fois le formulaire envoyé, la page de votre rendez-vous peut vous aviser dès qu’un moment se libère plus tôt. Cela ne vous engage à rien.",
    noTime: `Si aucun moment ne vous convient, remplissez le formulaire sans en choisir\u00a0: nous vous écrivons dans les ${company.answersWithinHours}\u00a0heures, hors ${uncountedDays}, pour en trouver un.`,
    noNeed:
      "Nous vous disons quel forfait allégerait votre semaine, ou que vous n’en avez pas besoin. Nous disons aussi ce qui ne vaut pas la peine d’être automatisé, et il peut arriver que nous ne soyons pas la bonne équipe pour vous.",
    handover:
      "Une personne prend le relais dès que la question le demande. Ce que l’assistant ne règle pas va à la bonne personne dans votre équipe, avec ce qui a été dit.",
    calls: "Les appels sont dirigés vers la bonne personne, avec un résumé écrit.",
    unsubscribe: `Chaque envoi contient un lien pour vous désabonner, et c’est immédiat. Vous pouvez aussi nous écrire à ${company.email} : nous vous désabonnerons nous-mêmes.`,
    newsletter: `L’infolettre apporte nos nouveaux articles par courriel, environ une fois par mois, dans la langue de la page où vous vous abonnez. Vous confirmez par courriel : d’ici là, rien ne part, et après ${RETENTION.unconfirmedReaderDays} jours l’adresse est effacée. Vous vous désabonnez quand vous voulez.`,
    knowledgeBase:
      "Tout tient en un seul document : services, forfaits, garanties, phases, cas et questions fréquentes. Vous pouvez le lire en ligne, le copier ou le télécharger, en texte ou en PDF.",
  },
  titles: {
    story: "Comment tout a commencé",
    method: "Notre méthode",
    calculator: "La calculatrice de rendement",
    uptime: "La disponibilité garantie",
    contact: "Nous joindre",
    areas: "Où nous travaillons",
    consultationForm: "La consultation gratuite",
    blog: "Le blogue",
    newsletter: "L’infolettre",
    knowledgeBase: "La base de connaissances",
    plans: "Les forfaits et les prix",
    clients: "Les entreprises accompagnées",
    audience: "À qui ça s’adresse",
    response: "Notre délai de réponse",
    social: "Nous suivre",
    sectors: "Les secteurs que nous servons",
    keepTools: "Vous gardez vos outils",
    technical: "Aucune connaissance technique requise",
    taxes: "Prix, monnaie et taxes",
    billing: "Comment vous payez",
    trial: "Essayer avant",
    training: "La formation de votre équipe",
    afterLaunch: "Après le lancement",
    ourTime: "Ce que ça prend de votre temps",
    form: "Le formulaire",
    afterForm: "La suite",
    appointment: "Votre rendez-vous",
    dataPlace: "Où sont vos données",
    chatData: "Cette conversation",
    wrongAnswer: "Quand l’IA se trompe",
    complaint: "Si quelque chose ne va pas",
    prepare: "À garder sous la main",
    noNeed: "Si ça n’en vaut pas la peine",
    handover: "Quand une personne prend le relais",
    calls: "Les appels",
    popular: "Le forfait le plus populaire",
    comparison: "Ce que comprend chaque forfait",
  },
  /** Questions that a visitor can ask with a click; sent as written here. */
  questions: {
    offer: "Que pouvez-vous automatiser?",
    support: "Comment automatisez-vous le service à la clientèle?",
    sales: "Comment automatisez-vous les ventes?",
    operations: "Comment automatisez-vous les opérations?",
    plans: "Combien ça coûte?",
    "plan-velocity": `Que comprend le forfait ${velocity.name}?`,
    "plan-accelerate": `Que comprend le forfait ${accelerate.name}?`,
    "plan-dominate": `Que comprend le forfait ${dominate.name}?`,
    "question-plan": "Quel forfait me convient?",
    contract: "Y a-t-il un contrat?",
    guarantees: "Quelles sont vos garanties?",
    start: "Combien de temps avant la mise en service?",
    consultation: "Comment se passe la consultation gratuite?",
    hours: "Quelles sont vos heures d’ouverture?",
    contact: "Comment vous joindre?",
    person: "Je veux parler à une personne",
    booking: "Je veux réserver une consultation",
    integrations: "Avec quels outils travaillez-vous?",
    cases: "Avez-vous des exemples?",
    security: "Mes données sont-elles en sécurité?",
  },
};
