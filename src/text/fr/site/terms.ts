import type { DocumentText } from "../../../lib/text/document-text.ts";
import { latestDay } from "../../../lib/text/written-date.ts";

/** @param company nom et courriel, tirés de `company.ts` */
export function terms(company: {
  name: string;
  email: string;
  identity: string;
  wordedOn: string | undefined;
}): DocumentText {
  return {
    title: "Conditions d’utilisation",
    description: "Ce que vous pouvez attendre de ce site et de nos forfaits, en mots simples.",
    lead: "Ce que vous pouvez attendre de nous, et ce que nous attendons de vous, en mots simples.",
    updated: `Dernière mise à jour : ${latestDay("fr", "2026-11-20", company.wordedOn)}`,
    contents: "Sur cette page",
    sections: [
      {
        id: "site",
        title: "Ce site",
        paragraphs: [
          `Ce site est celui de ${company.name}${company.identity === company.name ? "" : `, exploité par ${company.identity}`}. Vous pouvez le lire, y renvoyer et en citer des passages en nommant la source. Les textes et les dessins restent les nôtres.`,
          "Nous tenons ce site à jour. Si vous trouvez une erreur, dites-le-nous : nous la corrigeons.",
        ],
      },
      {
        id: "consultation",
        title: "La consultation gratuite",
        paragraphs: [
          "Elle dure 30 minutes, ne coûte rien et n’engage à rien. Une demande n’est pas un contrat : vous restez libre de ne pas donner suite, et nous pouvons vous dire que nous ne sommes pas la bonne équipe pour vous.",
        ],
      },
      {
        id: "plans",
        title: "Les forfaits",
        paragraphs: ["Quand nous travaillons ensemble :"],
        list: [
          "Les prix sont mensuels, en dollars canadiens, avant les taxes.",
          "Vous payez au mois, sans contrat à long terme ni frais d’installation, et vous arrêtez quand vous voulez, sans préavis.",
          "Nous vous remboursons si vous changez d’idée dans les 30 premiers jours.",
          "Si, après 90 jours, le rendement n’atteint pas au moins trois fois ce que vous avez payé, nous continuons sans frais jusqu’à ce qu’il l’atteigne.",
          "Nous garantissons que les automatisations que nous exploitons pour vous sont disponibles 99,5 % du temps.",
        ],
      },
      {
        id: "yours",
        title: "Ce qui est à vous reste à vous",
        paragraphs: [
          "Vos données, vos comptes et ce que nous bâtissons dans vos outils vous appartiennent. Si vous partez, vous gardez tout, avec la documentation.",
        ],
      },
      {
        id: "fair-use",
        title: "Utilisation acceptable",
        paragraphs: [
          "Le formulaire est fait pour les personnes. Les envois automatiques, les textes publicitaires et les tentatives d’intrusion sont mis de côté ou refusés.",
        ],
      },
      {
        id: "law",
        title: "Droit applicable",
        paragraphs: [
          `Les lois du Québec et du Canada s’appliquent. En cas de désaccord, écrivez-nous d’abord à ${company.email} : la plupart des choses se règlent en une conversation.`,
        ],
      },
    ],
  };
}
