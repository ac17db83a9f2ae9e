import { formatDollars } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import { CONSULTATION_MINUTES, PLANS, TARGET_CLIENTS } from "../../../lib/company/plans.ts";
import { sayFr } from "../claims.ts";

const { name, address, foundingYear } = company;
const { employees, revenue } = TARGET_CLIENTS;

/** Texts that only the knowledge base has, and texts of the pages that offer it. */
export const knowledgeBaseFr = {
  title: `Base de connaissances de ${name}`,
  lead: `Ce que ${name} fait, promet et facture, en un seul document. Tiré de ce site, avec les mêmes prix et les mêmes garanties.`,
  fileName: `${name.toLowerCase()}-base-de-connaissances`,
  sections: {
    company: {
      title: "Qui nous sommes",
      get paragraphs() {
        return [
          sayFr("less-work", "lessWork"),
          `Nous sommes à ${address.city} depuis ${foundingYear} et avons accompagné ${sayFr("clients", "clients")}. Fièrement canadienne, l’équipe parle français et anglais.`,
          `Nos forfaits s’adressent surtout aux entreprises de ${employees.from} à ${employees.to} personnes, d’un chiffre d’affaires de ${formatDollars("fr", revenue.from)} à ${revenue.to / 1_000_000} M$ par année. ${PLANS.velocity.name} convient aussi aux travailleurs autonomes.`,
        ];
      },
    },
    offer: {
      title: "Ce que nous automatisons",
      result: "Résultat",
      get revenue() {
        return sayFr("more-revenue", "revenue");
      },
      tools: (tools: string, more: string) => `Vous gardez vos outils : ${`${tools} ${more}`.trim()}.`,
    },
    plans: { title: "Forfaits et prix", price: "Prix" },
    guarantees: { title: "Garanties" },
    start: { title: "Mise en service" },
    cases: {
      title: "Études de cas",
      change: (before: string, after: string) => `${before} avant, ${after} après`,
    },
    questions: { title: "Questions fréquentes" },
    consultation: {
      title: "Consultation gratuite",
      paragraph: `Un appel de ${CONSULTATION_MINUTES} minutes, gratuit et sans engagement.`,
      book: "Réserver",
    },
    contact: { title: "Nous joindre", phone: "Téléphone", site: "Site", areas: "Où nous travaillons" },
  },
  /** Footer of the PDF. */
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  upToDate: "Version à jour",

  download: {
    title: "Télécharger la base de connaissances",
    description: `Tout ce que ${name} fait, promet et facture, en un fichier à garder : forfaits, garanties, phases, cas et questions fréquentes.`,
    lead: "Un fichier texte de quelques pages : services, forfaits et prix, garanties, phases, cas, questions fréquentes. Il s’ouvre partout et se lit sans connexion.",
    button: "Télécharger le fichier",
    downloading: "Téléchargement…",
    done: "Le fichier est téléchargé.",
    retry: "Réessayer",
    failed: "Le fichier n’est pas arrivé. Vérifiez votre connexion, puis réessayez.",
    contains: "Ce qu’il contient",
    about: (kilobytes: string) => `Texte brut, ${kilobytes} Ko`,
    others: "Autres formats",
    pdf: "Le PDF, pour imprimer ou joindre à un courriel",
    share: "La version en ligne, pour lire ou copier",
  },
  share: {
    title: `Tout sur ${name} : base de connaissances`,
    description: `Services, forfaits et prix, garanties, phases, cas et réponses de ${name} en une seule page, à lire, à copier ou à transmettre.`,
    contents: "Dans ce document",
    copy: "Copier dans le presse-papiers",
    copied: "Copié!",
    copyFailed: "La copie n’a pas réussi. Le texte est sélectionné : appuyez sur Ctrl+C (⌘C sur Mac).",
    download: "Télécharger le fichier",
    downloaded: "Le PDF est téléchargé.",
    plainText: "Version texte",
  },
  file: {
    title: "Votre fichier PDF",
    description: `La base de connaissances de ${name} en PDF : le téléchargement commence de lui-même, puis vous revenez à l’accueil.`,
    starting: "Le téléchargement du PDF commence.",
    started: "Le PDF est téléchargé.",
    leaving: "Nous vous ramenons à l’accueil.",
    failed: "Le PDF n’est pas arrivé. Vérifiez votre connexion, puis réessayez.",
    link: "Télécharger le PDF",
    home: "Aller à l’accueil",
  },
};
