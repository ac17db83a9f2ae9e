import { PUBLIC_PURPOSES, type PublicPurpose, RETENTION } from "../../../lib/company/retention.ts";
import { latestDay } from "../../../lib/text/written-date.ts";

/**
 * Returns the careers page.
 * @param company facts from `company.ts`
 */
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

/**
 * Returns the compliance page.
 * @param company facts from `company.ts`
 */
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

/** Retention as the data map and nightly jobs apply it, one line per purpose. */
export const keptFor: Readonly<Record<PublicPurpose, string>> = {
  consultation: `Demande de consultation, avec vos réponses au formulaire : ${RETENTION.requestMonths} mois après notre dernier échange, plus longtemps seulement si votre entreprise devient cliente.`,
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
  /** The officer, if one is named: « Ève Roy, directrice, ». */
  officer?: string | undefined;
  /** Day since which this information applies. */
  wordedOn?: string | undefined;
  postalAddress: string;
  /** Whether there is an analytics tag (`ANALYTICS_ID`); without one, the text must not mention it. */
  measured: boolean;
  /** Whether a language model prepares drafts of replies (`DRAFT_LLM`). */
  drafted?: boolean;
}

/**
 * Returns the privacy policy.
 * @param given names and addresses from `company.ts`, and facts that depend on the configuration
 */
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
          "Carrières : chaque candidature est gardée six mois, puis effacée.",
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

/**
 * Returns the terms of use.
 * @param company facts from `company.ts`
 */
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

/** Running text in headings, paragraphs and lists, for pages like the privacy policy. */
export interface DocumentText {
  title: string;
  /** For search engines: one sentence. */
  description: string;
  lead: string;
  updated: string;
  /** Title of the table of contents, for example "On this page". */
  contents: string;
  sections: readonly {
    /** The section's anchor, the same in both languages. */
    id: string;
    title: string;
    paragraphs: readonly string[];
    list?: readonly string[];
  }[];
}
