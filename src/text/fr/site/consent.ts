/** La question posée avant de mesurer, et les réglages de la page de confidentialité. Changer `question` demande une nouvelle version (`CONSENT_VERSION`). */
export const consent = {
  title: "Votre accord à la mesure des visites",
  question:
    "Pouvons-nous mesurer votre visite avec un outil de Google, pour savoir quelles pages et quelles annonces sont utiles? Rien n’est chargé sans votre accord.",
  accept: "Accepter",
  refuse: "Refuser",
  details: "Détails et réglages",
  settings: {
    title: "Votre choix",
    none: "Vous n’avez pas encore répondu : rien n’est mesuré.",
    granted: "Vous avez accepté. Date :",
    denied: "Vous avez refusé : rien n’est mesuré. Date :",
    signal:
      "Votre navigateur demande de ne pas être suivi. Nous tenons ce signal pour un refus : rien n’est mesuré et rien ne vous est demandé.",
    noScript: "Sans JavaScript, rien n’est mesuré : il n’y a rien à choisir.",
  },
};
