/** Au visiteur et à l’équipe : un rendez-vous réservé, déplacé, annulé, ou qui approche. */
export const appointmentMail = {
  subject: {
    booked: (when: string) => `Rendez-vous : ${when}`,
    moved: (when: string) => `Rendez-vous déplacé : ${when}`,
    reassigned: (when: string) => `Votre rendez-vous : ${when}`,
    cancelled: (when: string) => `Rendez-vous annulé : ${when}`,
    reminder: (when: string) => `Rappel : ${when}`,
  },
  title: {
    booked: "C’est réservé",
    moved: "Votre rendez-vous est déplacé",
    reassigned: "Quelqu’un d’autre de notre équipe vous parlera",
    cancelled: "Votre rendez-vous est annulé",
    reminder: "Votre appel approche",
  },
  preview: "Tout ce qu’il faut pour le retrouver, le déplacer ou l’annuler.",
  greeting: (name: string) => `Bonjour ${name},`,
  when: (date: string, hour: string) => `${date} à ${hour}`,
  /** La ligne du courriel : « Mardi 24 novembre, 12 h 30 (heure de Montréal), 30 minutes ». */
  line: (date: string, hour: string, zone: string, minutes: number) =>
    `${date.charAt(0).toUpperCase()}${date.slice(1)}, ${hour} (${zone}), ${minutes} minutes`,
  elsewhere: (hour: string) => `${hour} à Montréal`,
  with: (name: string) => `Avec ${name}.`,
  calendar:
    "L’invitation est jointe. Si votre agenda ne l’ajoute pas tout seul, ouvrez-la et répondez oui. Pour annuler, servez-vous du bouton : refuser l’invitation ne libère pas le moment.",
  free: "Le moment est libéré. Vous pouvez en choisir un autre quand vous voulez.",
  button: {
    booked: "Déplacer ou annuler",
    moved: "Déplacer ou annuler",
    reassigned: "Déplacer ou annuler",
    cancelled: "Choisir un autre moment",
    reminder: "Déplacer, annuler ou prévenir d’un retard",
  },
  link: {
    subject: {
      chosen: (when: string) => `À confirmer : ${when}`,
      missed: () => "Nous ne nous sommes pas parlé",
      "put-off": () => "Choisissons un autre moment",
      freed: (when: string) => `Un moment plus tôt : ${when}`,
    },
    title: {
      chosen: "Encore une étape et c’est réservé",
      missed: "Nous ne nous sommes pas parlé",
      "put-off": "Remettons cela à un autre moment",
      freed: "Un moment s’est libéré",
    },
    why: {
      chosen: (when: string) =>
        `Vous avez choisi un moment : ${when}. Ouvrez ce lien dans la demi-heure pour le réserver, s’il est encore libre.`,
      missed: () => "L’appel n’a pas eu lieu. Cela arrive : choisissez un autre moment, votre demande tient toujours.",
      "put-off": () => "Nous avons convenu de remettre l’appel. Choisissez le moment qui vous va.",
      freed: (when: string) => `Vous vouliez savoir quand nous pourrions nous parler plus tôt. C’est possible ${when}.`,
    },
    preview: "Un lien pour choisir votre moment.",
    button: "Choisir mon moment",
    confirm: "Réserver ce moment",
    notYou: "Ce n’était pas vous? Ne faites rien : rien n’est réservé.",
    first: "Premier arrivé, premier servi. S’il ne vous va pas, rien à faire : vous restez sur la liste.",
  },
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  event: (company: string) => `Consultation avec ${company}`,
  /** À la personne qui reçoit. */
  host: {
    subject: {
      given: (name: string, when: string) => `À vous : ${name}, ${when}`,
      moved: (name: string, when: string) => `Déplacé : ${name}, ${when}`,
      cancelled: (name: string, when: string) => `Annulé : ${name}, ${when}`,
      taken: (name: string, when: string) => `Confié à quelqu’un d’autre : ${name}, ${when}`,
    },
    title: {
      given: "Un rendez-vous pour vous",
      moved: "Votre rendez-vous est déplacé",
      cancelled: "Votre rendez-vous est annulé",
      taken: "Ce rendez-vous n’est plus le vôtre",
    },
    taken: "Quelqu’un d’autre s’en charge. Il disparaîtra de votre agenda.",
  },
  staff: {
    subject: {
      booked: (name: string, when: string) => `${name} : rendez-vous ${when}`,
      moved: (name: string, when: string) => `${name} : déplacé au ${when}`,
      cancelled: (name: string, when: string) => `${name} : annulé, ${when}`,
      late: (name: string, minutes: number) => `${name} aura ${minutes} minutes de retard`,
    },
    reason: (reason: string) => `Raison donnée : ${reason}`,
    button: "Ouvrir la demande",
    event: (name: string, firm: string) => `${name} (${firm})`,
  },
};
