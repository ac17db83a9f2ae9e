import { company } from "../../../lib/company/company.ts";
import { CONSULTATION_MINUTES } from "../../../lib/company/plans.ts";

/** Sentences of a draft between the person's own words and the site's answers. */
export const letterDrafts = {
  greeting: (name: string | null) => (name ? `Bonjour ${name},` : "Bonjour,"),
  /**
   * Quotes a sentence of the person.
   * @param end the full stop; empty after a question, which keeps its question mark
   */
  quoted: (sentence: string, end: string) => `« ${sentence} »${end}`,
  /** Opening of a reply in the chat. */
  reply: {
    hello: (name: string | null, sender: string | null) =>
      `Bonjour${name ? ` ${name}` : ""}!${sender ? ` Ici ${sender}, de ${company.name}.` : ""}`,
  },
  writes: (quoted: string) => `Vous écrivez : ${quoted}`,
  wrote: (quoted: string) => `Vous nous écriviez : ${quoted}`,
  inChat: "Vous nous avez écrit dans le clavardage.",
  wroteInChat: (quoted: string) => `Vous nous avez écrit dans le clavardage : ${quoted}`,
  when: (day: string, time: string) => `${day} à ${time}`,
  inMontreal: (time: string) => `${time} (heure de Montréal)`,
  thanks: "Merci de votre message.",
  thanksForForm: "Merci pour votre demande.",
  bounced: (date: string) => `Notre courriel du ${date} nous est revenu; je vous réécris donc.`,
  sinceLetter: (date: string) => `Je donne suite à mon courriel du ${date}.`,
  sinceRequest: (date: string) => `Je donne suite à votre demande du ${date}.`,
  sinceCall: (date: string) => `Je donne suite à notre conversation du ${date}.`,
  agreed: "[[Ce dont vous avez convenu, et la suite.]]",
  still: "Est-ce encore d’actualité? Un mot suffit : « oui », « plus tard » ou « non ».",
  booked: {
    phone: (when: string) => `C’est noté : nous nous parlons le ${when}, par téléphone.`,
    video: (when: string) => `C’est noté : nous nous parlons le ${when}, par vidéo.`,
    office: (when: string) => `C’est noté : nous vous attendons le ${when}, à notre bureau de ${company.address.city}.`,
  },
  soon: {
    phone: (time: string) => `Nous nous parlons tout à l’heure, à ${time}, par téléphone.`,
    video: (time: string) => `Nous nous parlons tout à l’heure, à ${time}, par vidéo.`,
    office: (time: string) =>
      `Nous vous attendons tout à l’heure, à ${time}, à notre bureau de ${company.address.city}.`,
  },
  missed: (when: string) => `Nous avions rendez-vous le ${when}, et nous nous sommes manqués. Cela arrive.`,
  "put-off": (when: string) => `Nous avions rendez-vous le ${when}, et nous l’avons remis.`,
  startThere: "C’est de là que j’aimerais partir.",
  stillWilling: "J’aimerais toujours en parler avec vous.",
  prepare:
    "Vous n’avez rien à préparer. Si vous avez un exemple du travail qui se répète (un fichier, un courriel type), gardez-le à portée de main.",
  change: "Un empêchement? Le lien de votre courriel de confirmation sert à déplacer le rendez-vous.",
  answer: "Pour répondre à votre question :",
  answers: "Pour répondre à vos questions :",
  open: "[[Répondre ici à sa question.]]",
  openOther: "[[Répondre ici à son autre question.]]",
  weighs: {
    message: {
      support: "D’après votre message, c’est le service à la clientèle qui vous accapare le plus.",
      sales: "D’après votre message, ce sont les ventes et les relances qui vous pèsent le plus.",
      operations: "D’après votre message, c’est le travail qui se répète, jour après jour, qui vous pèse le plus.",
    },
    form: (challenge: string) => `D’après vos réponses au formulaire, votre plus grand défi, ${challenge}.`,
  },
  /** The challenges of the form, in the form's words. */
  challenges: {
    "manual-data-entry": "c’est la saisie manuelle de données",
    "repetitive-tasks": "ce sont les tâches répétitives",
    "customer-follow-up": "c’est le suivi des clients",
    "inventory-management": "c’est la gestion des stocks",
    "reporting-analytics": "ce sont les rapports et les analyses",
    "team-coordination": "c’est la coordination de l’équipe",
    "customer-service": "c’est le service à la clientèle",
    "scaling-operations": "c’est la croissance des activités",
  },
  /** What we do about the challenges that no service on the site describes. */
  methods: {
    "manual-data-entry":
      "Vous gardez vos outils, et nous les relions : ce qui est saisi une fois passe de l’un à l’autre sans qu’on le retape.",
    "repetitive-tasks":
      "Nous suivons le travail comme il se fait, comptons les heures et choisissons avec vous la tâche par laquelle commencer. Elle se fait ensuite d’elle-même, dans les outils que vous avez déjà.",
    "inventory-management":
      "Nous regardons comment vos stocks se tiennent aujourd’hui, puis nous relions les outils où ils sont notés, pour que les quantités n’aient plus à être reportées à la main.",
    "team-coordination":
      "Les tâches sont créées, attribuées et relancées d’elles-mêmes, et la charge de chacun s’ajuste à la demande. Vous gardez vos outils; nous les relions.",
    "scaling-operations":
      "Nous cherchons avec vous ce qui prend plus d’heures à mesure que vous grandissez, et nous commençons par là. La même équipe en fait plus, sans courir.",
  },
  method: "Voici comment nous nous y prenons :",
  invitation: `Le mieux serait d’en parler de vive voix : ${CONSULTATION_MINUTES} minutes, sans frais ni engagement. Choisissez votre moment ici :`,
  calls: (day: string, time: string) => `Nous vous appellerons le ${day}, avant ${time}.`,
  callsOtherwise: "Si un autre moment vous convient mieux, choisissez-le ici :",
  invitationAgain: "Si vous aimez mieux en parler, choisissez le moment qui vous convient :",
  anotherTime: "Choisissez un autre moment, quand vous voulez :",
  closing: { day: "Bonne journée,", soon: "À bientôt,", now: "À tout de suite," },
  subject: {
    request: (date: string) => `Votre demande du ${date}`,
    call: (date: string) => `Suite de notre conversation du ${date}`,
    booked: (when: string) => `Notre rendez-vous : ${when}`,
    soon: (time: string) => `Notre rendez-vous de ${time}`,
    missed: "Un autre moment pour nous parler",
    chat: "Votre question dans le clavardage",
  },
};
