/** The screen for a member's own account. */
export const account = {
  password: {
    title: "Mot de passe",
    intro: "Changer de mot de passe ferme vos sessions sur les autres appareils.",
    current: "Mot de passe actuel",
    next: "Nouveau mot de passe",
    repeat: "Répéter le nouveau mot de passe",
    hint: (shortest: number) => `Au moins ${shortest} caractères.`,
    submit: "Changer le mot de passe",
    saving: "Enregistrement…",
    done: "Mot de passe changé",
    doneText: "Vos autres sessions sont fermées.",
    errors: {
      required: "Remplissez ce champ.",
      wrong: "Ce n’est pas votre mot de passe actuel.",
      short: (shortest: number) => `Choisissez au moins ${shortest} caractères.`,
      guessable:
        "Ce mot de passe est trop facile à deviner. Choisissez-en un autre, par exemple quatre mots sans lien.",
      long: (longest: number) => `Choisissez au plus ${longest} caractères.`,
      repeat: "Les deux mots de passe diffèrent.",
      limit: (minutes: number) =>
        minutes === 1
          ? "Trop d’essais. Réessayez dans une minute."
          : `Trop d’essais. Réessayez dans ${minutes} minutes.`,
      other: "Le mot de passe n’a pas été changé. Réessayez.",
    },
  },
  passkeys: {
    title: "Clés d’accès",
    intro:
      "Une clé d’accès vous connecte avec l’empreinte, le visage ou le code de votre appareil, sans mot de passe à taper. Elle compte pour deux facteurs.",
    loading: "Chargement des clés d’accès…",
    failed: "Les clés d’accès n’ont pas pu être chargées.",
    none: "Vous n’en avez pas encore.",
    add: "Ajouter une clé d’accès",
    elsewhere: (origin: string) =>
      `Pour en ajouter une, ouvrez l’espace équipe dans un navigateur récent, à l’adresse ${origin}.`,
    nowhere: "Le site n’a pas d’adresse sécurisée (https) : les clés d’accès n’y fonctionnent pas.",
    added: "Ajoutée le",
    used: "utilisée le",
    unused: "pas encore utilisée",
    synced: "Synchronisée",
    rename: "Renommer",
    remove: "Retirer",
    dialogs: {
      add: {
        title: "Ajouter une clé d’accès",
        text: "Après votre mot de passe, le navigateur vous demandera où la garder.",
        submit: "Continuer",
        done: "Clé d’accès ajoutée",
      },
      rename: {
        title: "Renommer la clé d’accès",
        text: "Un nom qui dit où elle est : un téléphone, un gestionnaire de mots de passe, une clé USB.",
        submit: "Enregistrer",
        done: "Clé d’accès renommée",
      },
      remove: {
        title: "Retirer la clé d’accès",
        text: "Elle ne fonctionnera plus ici, et les autres sessions qu’elle a ouvertes se ferment. Supprimez-la ensuite de votre appareil.",
        submit: "Retirer",
        done: "Clé d’accès retirée",
      },
    },
    name: "Nom",
    password: "Mot de passe",
    errors: {
      stopped: "Rien n’a été ajouté. Réessayez quand vous voulez.",
      there: "Cet appareil a déjà une clé d’accès pour votre compte.",
      last: "L’administration demande un second facteur, et c’est le seul que vous avez. Ajoutez-en un autre d’abord.",
      limit: "Trop d’essais. Réessayez dans quelques minutes.",
      other: "Rien n’a été changé. Réessayez.",
    },
  },
  secondFactor: {
    title: "Second facteur",
    intro: "Après le mot de passe, un code de votre téléphone. Un mot de passe volé ne suffit plus.",
    open: "Gérer le second facteur",
  },
  sessions: {
    title: "Sessions ouvertes",
    intro: (unused: number, last: number) =>
      `Chaque navigateur où votre session est ouverte. Fermez celles que vous ne reconnaissez pas, puis changez de mot de passe. Une session prend fin après ${unused} jours sans usage, et au plus tard après ${last} jours.`,
    loading: "Chargement des sessions…",
    failed: "Les sessions n’ont pas pu être chargées.",
    unknownDevice: "Navigateur inconnu",
    current: "Cet appareil",
    opened: "Ouverte le",
    lastUsed: "Prolongée le",
    address: "Adresse",
    end: "Fermer",
    endLabel: (device: string) => `Fermer la session : ${device}`,
    endOthers: "Fermer toutes les autres",
    ended: "Session fermée",
    othersEnded: "Autres sessions fermées",
    endFailed: "La session n’a pas été fermée. Réessayez.",
  },
};
