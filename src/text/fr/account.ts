/** The screen of the desk where members of staff look after their own account. */
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
      long: (longest: number) => `Choisissez au plus ${longest} caractères.`,
      repeat: "Les deux mots de passe diffèrent.",
      limit: (minutes: number) =>
        minutes === 1
          ? "Trop d’essais. Réessayez dans une minute."
          : `Trop d’essais. Réessayez dans ${minutes} minutes.`,
      other: "Le mot de passe n’a pas été changé. Réessayez.",
    },
  },
  secondFactor: {
    title: "Second facteur",
    intro: "Après le mot de passe, un code de votre téléphone. Un mot de passe volé ne suffit plus.",
    open: "Gérer le second facteur",
  },
  sessions: {
    title: "Sessions ouvertes",
    intro:
      "Chaque navigateur où votre session est ouverte. Fermez celles que vous ne reconnaissez pas, puis changez de mot de passe.",
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
