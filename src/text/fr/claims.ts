import { type ClaimId, type Forms, said } from "../../lib/company/claims.ts";
import { company } from "../../lib/company/company.ts";
import { isDemonstration } from "../../lib/company/demonstration.ts";
import { uncountedDays } from "./uncounted-days.ts";

/** A claim's name and what it counts, for the desk's register. */
interface Entry {
  name: string;
  counts: string;
}

/** Returns a claim's forms, without the figure if it is below two, because « Plus de 1 entreprises » makes no sense. */
const countable = (figure: string, counted: string, bare: string): Forms =>
  Number(figure) < 2 ? [bare, bare, bare] : [counted, counted, bare];

/** The register of claims, in words. */
export const claimsFr = {
  /**
   * The only notice that the site is a demonstration, shown at the top of pages, at the foot of emails and in
   * documents; undefined once the site is in service.
   */
  get demonstration(): string | undefined {
    return isDemonstration() ? "Démonstration : l’entreprise, ses clients et ses chiffres sont fictifs." : undefined;
  },
  entries: {
    "less-work": {
      name: "Moins de travail manuel",
      counts: "Heures de tâches répétitives par semaine, douze mois après la mise en service, par rapport au départ.",
    },
    "more-revenue": {
      name: "Chiffre d’affaires en plus",
      counts: "Chiffre d’affaires de toute l’entreprise sur douze mois, par rapport aux douze mois d’avant.",
    },
    "average-return": {
      name: "Rendement moyen",
      counts: "Heures et ventes gagnées en douze mois, prix du forfait déduit, en pourcentage de ce prix.",
    },
    settled: { name: "Demandes réglées par l’assistant", counts: "Demandes sans suite humaine, sur un mois." },
    "hours-back": { name: "Heures de service regagnées", counts: "Heures de service à la clientèle par semaine." },
    "more-sales": { name: "Ventes en plus", counts: "Ventes d’un mois, douze mois après la mise en service." },
    efficiency: { name: "Efficacité en plus", counts: "Heures pour le même travail, équipe de dix personnes." },
    "plan-hours": { name: "Temps gagné par forfait", counts: "Heures par semaine, selon le forfait." },
    "plan-returns": { name: "Rendement par forfait", counts: "Rendement net en douze mois, selon le forfait." },
    clients: { name: "Entreprises accompagnées", counts: `Clients accompagnés depuis ${company.foundingYear}.` },
    "support-hours": { name: "Heures passées au service", counts: "Heures par semaine dans une PME type, avant." },
    cases: { name: "Études de cas", counts: "Exemples fictifs, montrés en démonstration seulement." },
    story: { name: "Une demande, minute par minute", counts: "Exemple fictif, raconté comme tel." },
    "go-live": { name: "Mise en service", counts: "Semaines du démarrage à la mise en service." },
    phases: { name: "Durée des phases", counts: "Jours par phase; les phases se chevauchent." },
    return: { name: "Garantie de rendement", counts: "Trois fois le prix payé en 90 jours, sinon sans frais." },
    "money-back": { name: "Remboursement", counts: "Jours pour changer d’idée." },
    uptime: { name: "Disponibilité", counts: "Part du temps où nos automatisations répondent, par mois." },
    "soc-2": { name: "Critères SOC 2", counts: "Critères suivis; aucun audit à ce jour." },
    answer: { name: "Délai de réponse", counts: `Heures, hors ${uncountedDays}.` },
    review: { name: "Lecture d’une demande", counts: "Heures ouvrables avant qu’une personne la lise." },
    call: { name: "Durée de l’appel", counts: "Minutes, sans frais ni engagement." },
    rights: { name: "Réponse à une demande de confidentialité", counts: "Jours, selon la Loi 25." },
    consent: { name: "Durée d’un accord aux témoins", counts: "Mois avant que la question revienne." },
    tools: { name: "Outils branchés", counts: "Outils auxquels nous savons nous relier." },
  } satisfies Record<ClaimId, Entry>,
  /**
   * The three forms of each wording: as proven, as an aim, and without a figure (for an example or a lapsed claim). The
   * grammar follows the state.
   */
  forms: {
    lessWork: (figure: string): Forms => [
      `Environ ${figure} de travail manuel en moins chez nos clients.`,
      `Nous visons environ ${figure} de travail manuel en moins.`,
      "Moins de travail manuel.",
    ],
    proof: (): Forms => [
      "C’est mesuré chez nos clients.",
      "Ce sont des objectifs, pas encore des résultats mesurés.",
      "Rien de cela n’est mesuré en ce moment.",
    ],
    figures: (): Forms => [
      "Ce que nous changeons, en chiffres",
      "Ce que nous visons, en chiffres",
      "Ce que nous changeons",
    ],
    revenue: (figure: string): Forms => [
      `Pour toute l’entreprise, le chiffre d’affaires a monté d’environ ${figure} en douze mois.`,
      `Pour toute l’entreprise, nous visons un chiffre d’affaires plus élevé d’environ ${figure} au bout de douze mois.`,
      "Pour toute l’entreprise, nous visons un chiffre d’affaires plus élevé.",
    ],
    averageReturn: (figure: string): Forms => [
      `Rendement moyen de ${figure} en douze mois, ventes comprises.`,
      `Nous visons un rendement moyen de ${figure} en douze mois, ventes comprises.`,
      "Le rendement se mesure avec vous, ventes comprises.",
    ],
    averageReturnAbout: (): Forms => [
      "de rendement moyen en douze mois, ventes comprises",
      "de rendement moyen visé en douze mois, ventes comprises",
      "de rendement moyen en douze mois, ventes comprises",
    ],
    /** Shown alone, in large type. */
    figure: (figure: string): Forms => [figure, figure, "Mesuré avec vous"],
    averageReturnFact: (): Forms => [
      "Le rendement moyen en douze mois, ventes comprises, prix du forfait déduit.",
      "Le rendement moyen visé en douze mois, ventes comprises, prix du forfait déduit.",
      "Le rendement moyen en douze mois, ventes comprises, prix du forfait déduit.",
    ],
    averageReturnQuestion: (figure: string): Forms => [
      `Que veut dire un rendement de ${figure}?`,
      `Que veut dire un rendement visé de ${figure}?`,
      "Que veut dire un rendement?",
    ],
    averageReturnNet: (): Forms => [
      "En douze mois, chaque dollar payé en a rapporté quatre de plus, en heures et en ventes.",
      "Notre cible en douze mois : chaque dollar payé en rapporte quatre de plus, en heures et en ventes.",
      "Le rendement se mesure avec vous, en heures et en ventes.",
    ],
    settled: (figure: string): Forms => [
      `règle ${figure} des demandes`,
      `vise à régler ${figure} des demandes`,
      "règle les demandes courantes",
    ],
    hoursBack: (figure: string): Forms => [
      `${figure} regagnées par semaine`,
      `Nous visons ${figure} regagnées par semaine`,
      "Des heures regagnées chaque semaine",
    ],
    moreSales: (figure: string): Forms => [
      `${figure} de ventes en plus en douze mois`,
      `Nous visons ${figure} de ventes en plus en douze mois`,
      "Nous visons plus de ventes",
    ],
    efficiency: (figure: string): Forms => [
      `${figure} d’efficacité en plus`,
      `Nous visons ${figure} d’efficacité en plus`,
      "Nous visons plus d’efficacité",
    ],
    planHours: (): Forms => ["Temps gagné, par semaine", "Temps gagné visé, par semaine", "Temps gagné"],
    planReturns: (): Forms => ["Rendement en douze mois", "Rendement visé en douze mois", "Rendement"],
    clients: (figure: string): Forms => countable(figure, `plus de ${figure} entreprises`, "des PME d’ici"),
    clientsFact: (figure: string): Forms => countable(figure, `Plus de ${figure} entreprises`, "Des PME d’ici"),
    clientsAbout: (): Forms => [
      `accompagnées depuis ${company.foundingYear}`,
      `accompagnées depuis ${company.foundingYear}`,
      `accompagnées depuis ${company.foundingYear}`,
    ],
    supportHours: (figure: string): Forms => [
      `Plus de ${figure} par semaine`,
      `Parfois plus de ${figure} par semaine`,
      "Des heures chaque semaine",
    ],
    hoursBackCaption: (): Forms => [
      "regagnées chaque semaine",
      "à regagner chaque semaine : notre cible",
      "les heures que vous regagnez chaque semaine",
    ],
    moreSalesCaption: (): Forms => [
      "de ventes en plus en douze mois",
      "de ventes en plus en douze mois : notre cible",
      "vos ventes sur douze mois",
    ],
    efficiencyCaption: (): Forms => [
      "de dossiers en plus dans le même temps",
      "de dossiers en plus dans le même temps : notre cible",
      "les dossiers traités dans le même temps",
    ],
    storyPlace: (): Forms => {
      const real = "Un garage de Laval, dimanche soir";
      const imagined = "Imaginez un garage, un dimanche soir";
      return [real, imagined, imagined];
    },
  },
};

/** Returns a claim's wording today. */
export const sayFr = (id: ClaimId, form: keyof typeof claimsFr.forms, figure?: string) =>
  said(id, "fr", claimsFr.forms[form], figure);
