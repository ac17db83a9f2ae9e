/** The landing page of the consultation, `/consultation-gratuite`, and the page that follows a post without JavaScript. */
export const consultationLandingFr = {
  /** Quoted by the specification, capitals included. */
  title: "Réservez Votre Consultation Gratuite",
  description:
    "Un formulaire en 3 étapes, environ deux minutes, puis 30 minutes de conversation gratuite pour savoir quoi automatiser d’abord.",
  lead: "Le formulaire compte 3 étapes et demande environ deux minutes. Une personne lit vos réponses et vous écrit dans les 24 heures.",
  stepsTitle: "Les 3 étapes",
  formTitle: "Votre demande",
  promises: [
    { title: "30 minutes, gratuites", text: "Un appel en français ou en anglais, sans engagement." },
    { title: "Un plan que vous gardez", text: "Ce qu’il faut automatiser d’abord, et ce que cela rapporterait." },
    { title: "Au mois", text: "Si vous continuez avec nous : ni contrat ni frais d’installation." },
  ],
};
