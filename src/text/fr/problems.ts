/** What the API answers when something is wrong: a title per error code, and what the person can do. */
export const problems = {
  "bad-request": {
    title: "Demande illisible",
    detail: "Le contenu de la demande n’a pas pu être lu. Vérifiez-en le format.",
  },
  unauthenticated: { title: "Connexion requise", detail: "Connectez-vous pour continuer." },
  forbidden: { title: "Accès refusé", detail: "Votre compte ne permet pas cette action." },
  "not-found": { title: "Introuvable", detail: "Il n’y a rien à cette adresse. Vérifiez-la." },
  conflict: {
    title: "Déjà en cours",
    detail: "La même demande est en cours de traitement. Réessayez dans un instant.",
  },
  outdated: {
    title: "Modifié entre-temps",
    detail: "Quelqu’un d’autre a écrit dans ce contenu depuis que vous l’avez ouvert. Rien n’a été écrasé.",
  },
  "too-large": {
    title: "Contenu trop volumineux",
    detail: "Cette demande dépasse la taille permise. Raccourcissez-la.",
  },
  "unsupported-media-type": {
    title: "Format non pris en charge",
    detail: "Envoyez du JSON (application/json) ou un formulaire (application/x-www-form-urlencoded), en UTF-8.",
  },
  invalid: {
    title: "Quelques réponses sont à revoir",
    detail: "Corrigez les champs indiqués, puis envoyez de nouveau.",
  },
  "too-many-requests": {
    title: "Trop de demandes",
    detail: "Plusieurs demandes viennent d’arriver de votre réseau. Réessayez un peu plus tard.",
  },
  unavailable: {
    title: "Service momentanément indisponible",
    detail: "Votre demande n’a pas pu être enregistrée. Réessayez dans un instant; ce que vous avez écrit est gardé.",
  },
  internal: {
    title: "Une erreur est survenue",
    detail: "Le problème vient de nous, pas de vous. Réessayez dans un instant.",
  },
  fieldErrors: {
    emailHasAccount: "Cette adresse a déjà un compte.",
    keyReused: "Cette clé a déjà servi pour une autre demande. Choisissez-en une nouvelle.",
    pressAgain: "Laissez ce champ caché vide, puis envoyez de nouveau.",
    linkInvalid: "Ce lien n’est pas complet.",
    keyInvalid: "Une clé compte de 1 à 200 caractères ASCII visibles.",
    filterInvalid: "Ce filtre n’est pas valide. Corrigez-le ou retirez-le.",
    cursorInvalid: "Ce repère de page n’est pas valide. Repartez de la première page.",
    controlCharacters: "Ce texte contient des caractères invisibles. Retirez-les.",
    slugInvalid: "Une adresse se compose de minuscules sans accent, de chiffres et de traits d’union.",
    slugTaken: "Un autre article a cette adresse, ou l’a eue. Choisissez-en une autre.",
    publishAtInvalid: "Choisissez un moment à venir.",
    alreadyPublished: "Cet article est déjà publié. Publiez les changements, ou retirez-le d’abord.",
    newsletterSent: "Cet article a déjà été envoyé à ses lecteurs. Planifiez-le ou publiez-le sans l’infolettre.",
    englishPublished: "La version anglaise est publiée. Retirez-la d’abord.",
    frenchMissing: "Publiez d’abord la version française.",
    frenchUnstated: "Indiquez de quelle révision française cette version dit la même chose.",
    frenchOlder: "La version française publiée est plus ancienne que celle dont vient ce texte. Publiez-la d’abord.",
    altMissing: "Une image n’a pas de texte de remplacement. Décrivez-la entre crochets.",
    importUnreadable: "Ce fichier n’est ni une exportation de Ghost, ni du Markdown, ni un zip des deux.",
    imageKind: "Envoyez une image JPEG, PNG, WebP, AVIF ou GIF.",
    imageUnreadable: "Ce fichier est endommagé ou n’est pas une image. Choisissez-en un autre.",
    imageTooLarge:
      "Cette image a trop de pixels. Réduisez-la à 60 millions (12 en AVIF, 24 en PNG entrelacé), et à 16 000 de côté.",
    imageUnknown: "Cette image n’existe pas, ou plus. Choisissez-en une autre.",
    versionExists: "Cette version existe déjà.",
    postUnknown: "Cet article n’existe pas, ou plus.",
    questionUnknown: "Cette question n’existe pas, ou plus.",
  },
};
