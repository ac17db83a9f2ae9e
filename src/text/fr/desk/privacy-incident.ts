/** Le registre des incidents de confidentialité : noms des champs, au bureau et dans l’exportation. */
export const incidentFields = {
  id: "Numéro",
  learnedOn: "Connu le",
  happenedFrom: "Survenu le, ou du",
  happenedTo: "Au",
  circumstances: "Circonstances de l’incident",
  dataKinds: "Renseignements personnels visés, ou pourquoi on ne les connaît pas",
  peopleCount: "Nombre de personnes concernées",
  riskAssessment: "Évaluation du risque : sensibilité, utilisations malveillantes possibles, conséquences, probabilité",
  seriousRisk: "Risque de préjudice sérieux",
  commissionToldOn: "Avis à la Commission d’accès à l’information le",
  peopleToldOn: "Avis aux personnes concernées le",
  publicNotice: "Avis public, et sa raison",
  measures: "Mesures prises pour réduire le risque",
  version: "Modification numéro",
  keptUntil: "Gardé au moins jusqu’au",
};

export const incidentDesk = {
  title: "Registre des incidents de confidentialité",
  intro: "Tout incident y est inscrit, même sans risque de préjudice sérieux, et y reste au moins cinq ans.",
  add: "Inscrire un incident",
  change: "Modifier",
  exportCsv: "Exporter en CSV",
  none: "Aucun incident inscrit.",
  save: "Inscrire au registre",
  saved: "Inscrit au registre.",
  failed: "L’incident n’a pas été inscrit. Vérifiez les champs; quelqu’un l’a peut-être modifié entre-temps.",
  serious: "Risque sérieux",
};
