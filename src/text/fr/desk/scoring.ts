/** The desk's scoring rubric: its versions, the distribution of scores, and the draft with its effects. */
const number = new Intl.NumberFormat("fr-CA");
const percent = new Intl.NumberFormat("fr-CA", { style: "percent", maximumFractionDigits: 0 });

export const deskScoring = {
  title: "Calcul de la cote",
  loading: "Chargement de la grille…",
  failed: "La grille n’a pas pu être chargée.",
  intro:
    "La cote aide à choisir qui appeler d’abord; elle ne décide de rien. Chaque demande garde la cote reçue à son arrivée, et la version qui l’a donnée.",
  number: (value: number) => number.format(value),
  percent: (value: number) => percent.format(value),
  version: (value: number) => `Grille ${value}`,
  distribution: {
    title: "Répartition des cotes",
    note: "Toutes les demandes acceptées, par tranche de cinq points sur cent.",
    range: "Tranche",
    requests: "Demandes",
    all: "Toutes les versions",
    choose: "Version de la grille",
    summary: (count: number) => (count < 2 ? `${number.format(count)} demande.` : `${number.format(count)} demandes.`),
  },
  versions: {
    title: "Versions de la grille",
    inForce: "en vigueur",
    first: "La grille de départ",
    published: (day: string, author: string | null) =>
      author ? `Publiée le ${day} par ${author}` : `Publiée le ${day}`,
    draft: "Brouillon",
  },
  draft: {
    title: "Brouillon",
    none: "Aucun brouillon. Un brouillon ne change rien tant qu’il n’est pas publié.",
    begin: "Commencer un brouillon",
    weight: (factor: string) => `Poids : ${factor}`,
    weightShort: "Poids",
    points: (factor: string, answer: string) => `Points : ${factor}, ${answer}`,
    total: (sum: number) => `Les meilleures réponses donnent ${number.format(sum)} points sur 100.`,
    limits: "Seuils des cotes",
    limit: (grade: string) => `À partir de : ${grade}`,
    note: "Ce que cette version doit améliorer",
    save: "Enregistrer et comparer",
    compare: "Comparer de nouveau",
    comparing: "Comparaison…",
    discard: "Jeter le brouillon",
    discarded: "Brouillon jeté",
    failed: "Le brouillon n’a pas été enregistré.",
    discardFailed: "Le brouillon n’a pas été jeté.",
    compareFailed: "La comparaison a échoué.",
    outdated:
      "Quelqu’un a changé le brouillon entre-temps. Enregistrez de nouveau pour garder ce que vous voyez, ou rechargez la page pour voir le sien.",
  },
  comparison: {
    title: "Ce que le brouillon changerait",
    summary: (changed: number, requests: number, share: string) =>
      requests === 0
        ? "Aucune demande à comparer."
        : `${number.format(changed)} sur ${number.format(requests)} (${share}) auraient une autre cote.`,
    partial: "Seulement les plus récentes.",
    matrix: "De la cote gardée (lignes) à celle du brouillon (colonnes)",
    from: "Cote gardée",
    separation: "Gagnées et perdues",
    separationNote:
      "On forme toutes les paires d’une demande gagnée et d’une perdue, cotées par chaque version. La part où la gagnée a la cote la plus haute dit si la grille les sépare : 50 %, c’est le hasard; 100 %, c’est sans erreur.",
    which: "Grille",
    won: "Gagnées",
    lost: "Perdues",
    share: "Bien classées",
    few: "Trop peu pour conclure",
    none: "–",
  },
  publish: {
    action: "Publier…",
    first: "Enregistrez et comparez d’abord.",
    title: "Publier la grille",
    text: (version: number) =>
      `La version ${version} cotera les prochaines demandes. Les cotes déjà données ne changent pas. Une version publiée ne se modifie plus.`,
    confirm: "Publier",
    done: "Grille publiée",
    failed: "La grille n’a pas été publiée.",
  },
};
