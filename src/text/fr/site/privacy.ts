import { PUBLIC_PURPOSES, type PublicPurpose, RETENTION } from "../../../lib/company/retention.ts";
import type { DocumentText } from "../../../lib/text/document-text.ts";
import { latestDay } from "../../../lib/text/written-date.ts";

/** Ce que la carte des données et les travaux de nuit appliquent : une ligne par fin. */
export const keptFor: Readonly<Record<PublicPurpose, string>> = {
  consultation: `Demande de consultation : ${RETENTION.requestMonths} mois après notre dernier échange, plus longtemps seulement si votre entreprise devient cliente.`,
  mail: `Courriels que nous vous envoyons : leur contenu jusqu’à leur remise, puis la trace de l’envoi (destinataire et moment) pendant ${RETENTION.deliveredMailDays} jours.`,
  newsletter: `Infolettre : jusqu’à votre désabonnement; une adresse qui n’est pas confirmée est effacée après ${RETENTION.unconfirmedReaderDays} jours. La preuve de votre consentement, avec l’adresse qu’elle concerne et la trace de nos envois, est gardée ${RETENTION.newsletterProofYears} ans de plus, parce que la loi nous demande de pouvoir la montrer. Rien n’est plus envoyé à cette adresse.`,
  chat: "Clavardage : le temps annoncé avant votre premier message, ou jusqu’à ce que vous effaciez la conversation vous-même, là où vous l’avez écrite.",
  webhooks: `Transmissions aux outils de notre équipe (un carnet de clients, une messagerie) : leur contenu et la réponse reçue, ${RETENTION.webhookDays} jours.`,
  rights: `Demandes d’accès, de rectification ou d’effacement : ${RETENTION.privacyRequestMonths} mois après notre réponse, pour montrer que nous y avons répondu. Après un effacement, il en reste la date et une empreinte qui ne dit pas qui vous êtes : elle sert à vous effacer de nouveau si une copie de sauvegarde devait être remise en service.`,
  limits: "Empreintes contre les envois abusifs : quelques heures, deux jours au plus.",
};

interface Given {
  company: string;
  officerEmail: string;
  /** La personne responsable, si elle est nommée : « Ève Roy, directrice, ». */
  officer?: string | undefined;
  /** Jour depuis lequel ces renseignements sont ceux-ci. */
  wordedOn?: string | undefined;
  postalAddress: string;
  /** Si un outil de mesure est branché (`ANALYTICS_ID`) : sans lui, rien ne doit en parler comme s’il existait. */
  measured: boolean;
  /** Si un modèle de langue prépare des brouillons de réponse (`DRAFT_LLM`). */
  drafted?: boolean;
}

/** @param given noms et adresses, de `company.ts`, et ce que la configuration change */
export function privacy(given: Given): DocumentText {
  const { measured } = given;
  return {
    title: "Politique de confidentialité",
    description: "Ce que nous recueillons, pourquoi, combien de temps, et comment vous gardez la main.",
    lead: "Nous recueillons peu, nous disons pourquoi, et vous pouvez tout voir, corriger ou faire effacer.",
    updated: `Dernière mise à jour : ${latestDay("fr", "2026-11-21", given.wordedOn)}`,
    contents: "Sur cette page",
    sections: [
      {
        id: "officer",
        title: "Qui répond de vos renseignements",
        paragraphs: [
          `${given.officer ?? `La personne qui dirige ${given.company}`} est responsable de la protection des renseignements personnels. Écrivez-lui à ${given.officerEmail}, ou par la poste : ${given.postalAddress}.`,
        ],
      },
      {
        id: "collection",
        title: "Ce que nous recueillons, et pourquoi",
        paragraphs: ["Ce site ne recueille que ceci, et chaque renseignement ne sert qu’à la fin indiquée :"],
        list: [
          "Demande de consultation : votre nom, votre courriel, votre téléphone si vous le donnez, et vos réponses sur votre entreprise. Tout cela sert à évaluer votre demande, à vous joindre et à préparer la consultation.",
          "Infolettre : votre courriel, votre langue et la preuve de votre consentement, seulement si vous cochez la case ou si vous vous abonnez. Rien ne part avant que vous ayez confirmé par courriel. Refuser ne change rien à votre demande. Nous notons ce qui vous est envoyé et ce qui nous est retourné. Nos envois ne nous disent ni qui les ouvre, ni qui suit leurs liens.",
          "Clavardage : ce que vous y écrivez, la page où vous êtes et ce que vous dites de vous (nom, courriel, téléphone, entreprise). Cela sert à vous répondre et à faire le suivi de votre demande; un résumé est envoyé à notre équipe. Les numéros de carte de paiement et d’assurance sociale sont masqués avant d’être gardés ou transmis.",
          "Provenance : la page où se trouvait le formulaire, le site ou la campagne d’où vous venez, pour savoir ce qui vous a été utile. Elle ne nous parvient qu’avec votre demande.",
          "Mesure : nous comptons, par jour, combien de fois un formulaire ou un article est demandé et jusqu’à quelle étape un formulaire est rempli. Ce ne sont que des nombres : sans témoin, sans adresse, sans rien de vous ni de vos réponses.",
          "Sécurité : pour limiter les envois abusifs, nous comptons pendant une heure ceux de chaque adresse IP, sous une empreinte qui ne la révèle pas et qui est effacée après quelques heures, deux jours au plus. L’adresse elle-même n’est ni conservée, ni associée à votre demande, ni inscrite dans nos journaux. Seule exception : l’espace équipe retient, deux jours au plus, l’adresse IP de qui tente de s’y connecter, et celle des membres de l’équipe avec leurs sessions.",
        ],
      },
      {
        id: "score",
        title: "La cote de votre demande",
        paragraphs: [
          "Un calcul simple donne une cote à chaque demande, d’après la taille de l’entreprise, son chiffre d’affaires, sa croissance, le budget, l’échéancier et votre rôle dans la décision. Elle aide notre équipe à choisir qui appeler d’abord. Elle ne décide de rien : une personne lit chaque demande, et vous pouvez nous demander votre cote et ses raisons.",
        ],
      },
      {
        id: "retention",
        title: "Combien de temps nous gardons",
        paragraphs: ["Rien n’est gardé pour toujours :"],
        list: [
          ...PUBLIC_PURPOSES.map((purpose) => keptFor[purpose]),
          "Journaux techniques : 30 jours, sans nom, ni courriel, ni adresse IP.",
        ],
      },
      {
        id: "sharing",
        title: "Qui y a accès",
        paragraphs: [
          "Notre équipe, et les fournisseurs qui hébergent ce site et acheminent nos courriels, tenus par contrat de ne s’en servir que pour nous. Certains de ces fournisseurs peuvent se trouver à l’extérieur du Québec; écrivez-nous pour savoir lesquels. Nous ne vendons ni ne louons rien à personne.",
          "Les réponses du clavardage sont écrites par notre propre assistant. Si nous les confions à un fournisseur, il reçoit vos messages pour y répondre seulement, et il est tenu par le même contrat.",
          ...(given.drafted
            ? [
                "Avec votre demande de consultation, un fournisseur de modèle de langue peut préparer un brouillon de réponse. Il reçoit votre message, sa langue et des passages de ce site, jamais votre nom, votre entreprise, votre courriel ni votre téléphone. Il n’envoie rien : une personne relit, corrige et envoie chaque réponse.",
              ]
            : []),
        ],
      },
      {
        id: "browser",
        title: "Ce qui reste dans votre navigateur",
        paragraphs: [
          `${measured ? "Sans votre accord, aucun témoin (cookie) n’est déposé" : "Aucun témoin (cookie) n’est déposé"} quand vous lisez ce site. Votre navigateur garde, chez vous seulement, la langue et le thème que vous avez choisis. Tant que l’onglet reste ouvert, il garde aussi l’adresse d’où vous venez et le brouillon du formulaire, qui s’efface dès que la demande est envoyée. Si vous clavardez, il garde le numéro de votre conversation, et un témoin, lisible par notre seul serveur, en réserve l’accès à votre navigateur.`,
        ],
      },
      {
        id: "settings",
        title: "Mesure des visites",
        paragraphs: measured
          ? [
              "Si vous l’acceptez, et seulement alors, un outil de Google compte les pages lues, le site ou l’annonce d’où vous venez et l’envoi d’une demande, pour savoir quelles pages et quelles annonces servent à quelque chose. Il tourne à l’écart de la page : rien de ce que vous écrivez dans un formulaire ne lui est transmis. La personnalisation des annonces est désactivée.",
              "Google reçoit alors l’adresse et le titre des pages, votre adresse IP, votre type d’appareil et de navigateur, et dépose des témoins dont le nom commence par _ga ou _gcl, gardés 12 mois au plus. Google peut traiter ces renseignements à l’extérieur du Québec, notamment aux États-Unis.",
              "Votre réponse, sa date, sa langue et la question telle que vous l’avez lue restent dans votre navigateur seulement. Un accord vaut 12 mois, ou jusqu’à ce que la question change; un refus vaut tant que vous ne le changez pas. Refuser après avoir accepté arrête l’outil aussitôt et efface ses témoins.",
            ]
          : [
              "Ce site n’utilise aucun outil de mesure d’audience ni de publicité. Il n’y a donc rien à accepter, ni à refuser. Si cela devait changer, rien ne serait chargé sans votre accord.",
            ],
      },
      {
        id: "rights",
        title: "Vos droits",
        paragraphs: [
          `Vous pouvez demander à voir vos renseignements, à les corriger, à les recevoir dans un format courant, à les faire effacer, ou retirer votre consentement. Écrivez à ${given.officerEmail} : nous répondons dans les 30 jours, sans frais.`,
          "Si notre réponse ne vous satisfait pas, vous pouvez porter plainte à la Commission d’accès à l’information du Québec ou au Commissariat à la protection de la vie privée du Canada.",
        ],
      },
      {
        id: "incidents",
        title: "En cas d’incident",
        paragraphs: [
          "Si un incident touche vos renseignements et présente un risque de préjudice sérieux, nous vous avisons et nous avisons la Commission d’accès à l’information avec diligence. Nous tenons un registre de tous les incidents.",
        ],
      },
    ],
  };
}
