import type { DocumentText } from "../../../lib/text/document-text.ts";
import { latestDay } from "../../../lib/text/written-date.ts";

/** @param company nom et courriel du responsable, tirés de `company.ts` */
export function compliance(company: {
  name: string;
  officerEmail: string;
  officer: string | undefined;
  wordedOn: string | undefined;
}): DocumentText {
  return {
    title: "Conformité",
    description: "Loi 25, RGPD, loi anti-pourriel et sécurité : ce que nous faisons, et ce que nous ne prétendons pas.",
    lead: "Ce que nous faisons pour respecter la loi et protéger vos données, et ce que nous ne prétendons pas.",
    updated: `Dernière mise à jour : ${latestDay("fr", "2026-11-20", company.wordedOn)}`,
    contents: "Sur cette page",
    sections: [
      {
        id: "law-25",
        title: "Loi 25 (Québec)",
        paragraphs: [
          `${company.officer ?? "La personne qui dirige l’entreprise"} est responsable de la protection des renseignements personnels; écrivez-lui à ${company.officerEmail}. Le formulaire dit à quoi servent vos réponses et combien de temps nous les gardons. Tout autre usage demande votre consentement, donné à part. Nous gardons la preuve de ce que vous avez lu et accepté.`,
          "Aucune décision à votre sujet ne repose sur un calcul seul : la cote d’une demande aide à choisir qui appeler d’abord, et une personne lit chaque demande.",
        ],
      },
      {
        id: "gdpr",
        title: "RGPD (Europe)",
        paragraphs: [
          "Si vous écrivez d’Europe, vous avez chez nous les mêmes droits : voir, corriger, télécharger et faire effacer ce que nous détenons sur vous, et retirer votre consentement.",
        ],
      },
      {
        id: "casl",
        title: "Loi canadienne anti-pourriel",
        paragraphs: [
          "Nous n’envoyons d’infolettre qu’aux personnes qui l’ont demandée, puis confirmée par courriel. Chaque envoi contient notre nom, notre adresse postale et un lien pour se désabonner.",
        ],
      },
      {
        id: "security",
        title: "Sécurité",
        paragraphs: [
          "Nous suivons les critères SOC 2 pour la sécurité, la disponibilité et la confidentialité. Nous n’avons pas encore de rapport d’audit : nous le publierons dès que nous l’aurons.",
        ],
        list: [
          "Les accès de l’équipe sont personnels et limités à ce qu’il faut; ses actions sur les demandes sont consignées.",
          "Sans votre accord, ce site ne charge rien d’un autre serveur et ne dépose qu’un témoin, si vous clavardez.",
          "Nos journaux ne contiennent ni nom, ni courriel, ni adresse IP.",
        ],
      },
      {
        id: "report",
        title: "Signaler une faille",
        paragraphs: [
          `Vous avez trouvé quelque chose? Écrivez à ${company.officerEmail}. Nous répondons en deux jours ouvrables et nous ne poursuivons pas les personnes de bonne foi.`,
        ],
      },
    ],
  };
}
