/** Steps left before going live, as the program detects them. */
export const goingLive = {
  title: "Avant d’ouvrir",
  done: (done: number, total: number) => `${done} sur ${total}`,
  states: { done: "Fait", open: "À faire", unseen: "À vérifier vous-même" },
  go: "Ouvrir",
  points: {
    address: { name: "Donner son adresse au site", how: "SITE_URL, en https, dans la configuration." },
    company: { name: "Nommer l’entreprise", how: "Nom, coordonnées, heures et prix, puis Publier." },
    samples: {
      name: "Retirer la démonstration",
      how: "Se fait dès que l’entreprise est publiée : cas, récit et articles inventés disparaissent. Vos propres cas fictifs restent à remplacer ou à masquer.",
    },
    claims: { name: "Prouver les chiffres annoncés", how: "Sans preuve, les textes parlent d’objectifs." },
    mail: { name: "Joindre le serveur de courriel", how: "SMTP_URL. Sans lui, les courriels restent dans un dossier." },
    sender: {
      name: "Autoriser l’envoi au nom du domaine",
      how: "Il faut SPF et DMARC dans le DNS. DKIM aussi : son nom ne se devine pas, demandez-le à votre fournisseur.",
    },
    hours: { name: "Ouvrir des heures de rendez-vous", how: "Au moins un moment libre dans les trois semaines." },
    factor: { name: "Deux facteurs pour chaque personne qui administre", how: "Une application ou une clé d’accès." },
    backup: {
      name: "Faire une sauvegarde, et l’essayer",
      how: "npm run backup, puis npm run restore sur une autre machine. Une copie gardée ailleurs ne se voit pas d’ici.",
    },
    post: { name: "Publier un premier article", how: "Les exemples ne comptent pas." },
    officer: { name: "Nommer la personne responsable de la vie privée", how: "Son courriel figure dans la politique." },
    terms: {
      name: "Relire les conditions avec une avocate ou un notaire",
      how: "Aucun programme ne le fait à votre place.",
    },
  },
};
