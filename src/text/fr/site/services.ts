import { ownTools } from "../../../lib/company/own-content.ts";
import { sayFr } from "../claims.ts";

export const servicesFr = {
  title: "Services d’automatisation pour les PME",
  description:
    "Service à la clientèle, ventes, opérations : ce que nous automatisons, ce qui est compris et comment tout se met en service en 2 à 3 semaines.",
  name: "Services",
  headline: "Ce qui se répète chaque semaine peut se faire sans vous.",
  lead: "Le service à la clientèle, les ventes, les opérations : trois freins à la croissance des PME. Dites-nous lequel vous pèse le plus, nous commençons par là.",
  book: "Réserver ma consultation gratuite",
  indexTitle: "Nos trois services",
  included: "Ce qui est compris",
  before: "Avant",
  after: "Après",
  hours: (count: number) => `${count} h`,
  /** Below a drawing whose figures are not measured yet. */
  aim: "C’est notre cible.",
  support: {
    name: "Service à la clientèle",
    get promise() {
      return sayFr("hours-back", "hoursBack");
    },
    title: "Le service qui vous accapare",
    get problem() {
      return `Où est ma commande? Livrez-vous à Gatineau? Êtes-vous ouverts samedi? ${sayFr("support-hours", "supportHours")} y passent, et ce sont souvent les vôtres.`;
    },
    get solution() {
      return `Un assistant IA clavarde avec vos clients en français et en anglais, à toute heure, et ${sayFr("settled", "settled")}. Les autres demandes, comme les courriels et les appels, sont triées et remises à la bonne personne.`;
    },
    requests: "Ce que deviennent 100 demandes reçues en un mois",
    settled: { count: "80 %", what: "réglées par l’assistant" },
    person: { count: "20 %", what: "remises à une personne" },
    hoursChart: "Heures de service à la clientèle par semaine",
    hoursCaption: "Un trait vaut une heure.",
    list: [
      "Un assistant de clavardage nourri de vos propres réponses",
      "Le tri des courriels, avec un brouillon de réponse à approuver",
      "L’acheminement des appels, avec un résumé écrit",
      "Le passage à une personne dès que la question le demande",
    ],
  },
  sales: {
    name: "Ventes et relances",
    get promise() {
      return sayFr("more-sales", "moreSales");
    },
    title: "Les ventes qui plafonnent",
    problem:
      "Un prospect écrit le mardi. Vous le rappelez le vendredi, il est allé voir ailleurs. Vos ventes s’arrêtent là où s’arrête votre temps.",
    solution:
      "La recherche de prospects, les séquences de relance et la tenue des fiches clients se font sans vous. Chaque demande a une suite, et vous parlez à ceux qui sont prêts.",
    chart: "Ventes mensuelles, à la mise en service et après douze mois",
    start: { figure: "100", what: "À la mise en service" },
    end: { figure: "140 à 160", what: "Après douze mois" },
    list: [
      "La recherche de prospects, selon vos critères",
      "Des séquences de relance écrites à votre manière",
      "Des fiches clients qui se remplissent d’elles-mêmes",
      "Un avis à la bonne personne dès qu’un prospect répond",
    ],
  },
  operations: {
    name: "Opérations",
    get promise() {
      return sayFr("efficiency", "efficiency");
    },
    title: "Les opérations qui débordent",
    problem:
      "Le rapport du lundi se monte à la main le dimanche. Les tâches sont éparpillées dans quatre outils. Personne ne sait qui a du temps.",
    solution:
      "Les rapports partent à l’heure, les tableaux de bord se tiennent à jour, les tâches vont à qui peut les prendre. La même équipe en fait plus, sans courir.",
    chart: "Heures par semaine pour le même travail",
    task: "Travail",
    tasks: {
      reports: "Rapports",
      dashboards: "Tableaux de bord",
      tasks: "Gestion des tâches",
      resources: "Optimisation des ressources",
    },
    total: "En tout",
    caption:
      "Un trait vaut une heure. Dans une équipe de dix personnes, 24 h de travail se font en 16 h, soit 50 % d’efficacité en plus.",
    list: [
      "Des rapports montés et envoyés à date fixe",
      "Des tableaux de bord qui se lisent sur un téléphone",
      "Des tâches créées, attribuées et relancées d’elles-mêmes",
      "La charge de chacun, ajustée à la demande",
    ],
  },
  live: {
    title: "En service en 2 à 3 semaines",
    lead: "Vous gardez vos outils. Nous les relions; c’est vous qui dites quand tout est au point.",
    weeks: [
      {
        when: "Semaine 1",
        title: "Nous regardons",
        text: "Nous suivons le travail comme il se fait, comptons les heures et choisissons avec vous par où commencer.",
      },
      {
        when: "Semaine 2",
        title: "Nous branchons",
        text: "Nous relions vos outils et faisons les essais avec de vraies demandes. Le plus simple entre en service.",
      },
      {
        when: "Semaine 3, au besoin",
        title: "Vous prenez la barre",
        text: "Nous corrigeons ce que les essais ont révélé et formons votre équipe. Tout est en service.",
      },
    ],
    after: "Ensuite, c’est au mois : sans contrat à long terme ni frais d’installation.",
    pricing: "Voir les tarifs",
  },
  integrations: {
    title: "Branché sur vos outils d’aujourd’hui",
    uses: ownTools("fr") ?? {
      Salesforce: "CRM",
      HubSpot: "CRM et marketing",
      Shopify: "boutique",
      Slack: "équipe",
      Mailchimp: "infolettres",
      Google: "courriel, agenda",
      Microsoft: "courriel, documents",
    },
    more: ownTools("fr") ? "" : "et plus de 50 autres",
    security: "Vos données restent les vôtres : nous suivons les critères SOC 2; aucun audit à ce jour.",
  },
  closing: {
    title: "Par quel nœud commencer?",
    text: "En 30 minutes, nous regardons ensemble ce qui se répète chaque semaine. Vous repartez avec une stratégie, gratuitement et sans engagement.",
  },
};
