import type { DocumentText } from "../../../lib/text/document-text.ts";

/** @param company nom et courriel, tirés de `company.ts` */
export function careers(company: { name: string; email: string; address: { city: string } }): DocumentText {
  return {
    title: "Carrières",
    description: `Travailler avec nous, à ${company.address.city} ou à distance : comment nous embauchons, et comment nous écrire.`,
    lead: "Nous sommes une petite équipe et nous embauchons rarement. Quand nous le faisons, nous l’annonçons ici.",
    updated: "Dernière mise à jour : 20 novembre 2026",
    contents: "Sur cette page",
    sections: [
      {
        id: "openings",
        title: "Postes ouverts",
        paragraphs: ["Aucun poste n’est ouvert en ce moment."],
      },
      {
        id: "work",
        title: "Comment nous travaillons",
        paragraphs: ["Si vous voulez nous écrire quand même, voici à quoi ressemblent nos semaines :"],
        list: [
          "Vous parlez à la clientèle vous-même, en français ou en anglais, et vous livrez ce que vous avez promis.",
          `Le travail se fait à distance ou à ${company.address.city}, aux heures qui vous conviennent, sauf pour les rendez-vous.`,
          "Nous comptons les heures rendues aux gens, pas les lignes de code.",
        ],
      },
      {
        id: "write",
        title: "Nous écrire",
        paragraphs: [
          `Écrivez à ${company.email}. Dites-nous en quelques lignes ce que vous avez automatisé, pour qui, et ce que cela a changé. Pas besoin de lettre de présentation. Nous répondons à chaque message.`,
          "Nous gardons les candidatures six mois, puis nous les effaçons.",
        ],
      },
    ],
  };
}
