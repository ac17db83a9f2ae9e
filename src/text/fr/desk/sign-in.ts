/** The desk's pages without a session: sign-in, forgotten password, new password, first account. */
export const signInFr = {
  area: "Espace équipe",
  switchTo: "English",
  fields: {
    email: "Courriel",
    password: "Mot de passe",
    newPassword: "Nouveau mot de passe",
    repeat: "Répéter le mot de passe",
    name: "Nom complet",
    code: "Code à six chiffres",
    anyCode: "Code de l’application, ou code de secours",
  },
  passwordHint: (shortest: number) =>
    `Au moins ${shortest} caractères. Une phrase facile à retenir vaut mieux qu’un mot compliqué.`,
  reveal: "Afficher",
  revealLabel: "Afficher le mot de passe",
  signIn: {
    title: "Se connecter",
    submit: "Se connecter",
    forgot: "Mot de passe oublié?",
    done: "Votre mot de passe est changé. Connectez-vous avec le nouveau.",
  },
  passkey: {
    or: "ou",
    signIn: "Se connecter avec une clé d’accès",
    use: "Utiliser ma clé d’accès",
    add: "Ajouter plutôt une clé d’accès",
    confirmTitle: "Confirmer avec votre clé d’accès",
    confirmIntro:
      "L’administration demande un second facteur à toute l’équipe. Vous avez une clé d’accès : elle suffit. Perdue? L’administration peut la retirer.",
    missing: (origin: string | null) =>
      origin
        ? `Ce navigateur ne peut pas s’en servir ici. Il faut JavaScript, un navigateur récent, et l’adresse ${origin}.`
        : "Le site n’a pas d’adresse sécurisée : les clés d’accès n’y fonctionnent pas.",
    failed: "La clé d’accès n’a pas été lue. Réessayez quand vous voulez.",
    refused: "Cette clé d’accès ne fonctionne pas ici, ou la page a attendu trop longtemps. Réessayez.",
    limited: "Trop d’essais. Réessayez dans quelques minutes.",
    madeHere: "Clé d’accès",
  },
  secondFactor: {
    title: "Entrer votre code",
    intro:
      "Ouvrez votre application d’authentification. Sans elle, un de vos codes de secours fait l’affaire, une fois.",
    submit: "Continuer",
  },
  secondFactorSetup: {
    title: "Activer le second facteur",
    required: "L’administration demande un second facteur à toute l’équipe. Il faut l’activer pour continuer.",
    intro:
      "Après le mot de passe, nous vous demanderons un code de votre téléphone. Il vous faut une application d’authentification, comme celle de votre gestionnaire de mots de passe.",
    start: "Commencer",
    scan: "Lisez ce code QR avec votre application, puis entrez le code qu’elle affiche.",
    qr: "Code QR pour l’application d’authentification",
    byHand: "Pas d’appareil photo? Tapez cette clé dans l’application :",
    confirm: "Activer",
    onTitle: "Second facteur",
    onIntro: "Le second facteur est activé.",
    onRequired: "Le second facteur est activé; l’administration le demande à toute l’équipe.",
    choose: "Que voulez-vous faire?",
    newCodes: "Obtenir de nouveaux codes de secours; les anciens ne fonctionneront plus",
    off: "Désactiver le second facteur",
    submit: "Continuer",
    isOn: "Le second facteur est activé.",
    codesTitle: "Vos codes de secours",
    codesIntro: (count: number) =>
      `Gardez ces ${count} codes en lieu sûr, hors de ce téléphone. Chacun remplace le code de l’application, une fois. Ils ne seront plus affichés.`,
    toDesk: "Aller à l’espace équipe",
    signOut: "Se déconnecter",
  },
  forgotPassword: {
    title: "Mot de passe oublié",
    intro: (minutes: number) =>
      `Nous vous enverrons un lien pour en choisir un nouveau. Il sert une seule fois, pendant ${minutes} minutes.`,
    submit: "Envoyer le lien",
    done: "Si un compte existe à cette adresse, le lien est en route.",
    doneMore:
      "Regardez aussi dans les courriels indésirables. Rien reçu? L’administration peut vous remettre un lien en personne.",
    back: "Retour à la connexion",
  },
  resetPassword: {
    title: "Choisir un nouveau mot de passe",
    intro: "Vos sessions ouvertes sur d’autres appareils seront fermées.",
    submit: "Enregistrer le mot de passe",
    newLink: "Demander un autre lien",
  },
  firstAccount: {
    title: "Créer le premier compte",
    intro: "Ce compte aura le rôle d’administration : il pourra tout voir et tout faire dans l’espace équipe.",
    submit: "Créer le compte",
    toSignIn: "Se connecter",
  },
  invitation: {
    title: "Créer votre compte",
    intro: (role: string) => `Votre rôle sera : ${role}. Il reste à choisir un mot de passe.`,
    roles: { admin: "administration", editor: "rédaction" },
    submit: "Créer mon compte",
    over: {
      used: "Cette invitation a déjà servi. Connectez-vous avec le compte qu’elle a créé.",
      expired: "Cette invitation a expiré. Demandez-en une autre à la personne qui vous a écrit.",
      withdrawn: "Cette invitation a été retirée ou remplacée par une plus récente. Cherchez-la dans vos courriels.",
      unknown: "Son adresse est incomplète. Copiez-la en entier depuis le courriel.",
    },
  },
  linkOver: {
    title: "Ce lien ne fonctionne plus",
    reset: "Il a déjà servi, il a expiré ou son adresse est incomplète.",
    first: "Un compte existe déjà ou l’adresse est incomplète.",
  },
  errorTitle: (title: string) => `Erreur : ${title}`,
  errors: {
    wrong: "Adresse ou mot de passe incorrect.",
    limit: (minutes: number) =>
      minutes === 1 ? "Trop d’essais. Réessayez dans une minute." : `Trop d’essais. Réessayez dans ${minutes} minutes.`,
    email: "Entrez une adresse courriel valide, comme vous@exemple.ca.",
    name: "Entrez votre nom, en 100 caractères au plus.",
    password: (shortest: number) => `Choisissez un mot de passe d’au moins ${shortest} caractères.`,
    passwordLong: (longest: number) => `Choisissez un mot de passe d’au plus ${longest} caractères.`,
    passwordGuessable:
      "Ce mot de passe est trop facile à deviner. Choisissez-en un autre, par exemple quatre mots sans lien.",
    repeat: "Les deux mots de passe diffèrent. Entrez deux fois le même.",
    link: "Ce lien ne fonctionne plus.",
    code: "Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.",
    challenge: "Délai dépassé ou trop d’essais. Connectez-vous de nouveau.",
    currentPassword: "Ce n’est pas votre mot de passe.",
    other: "Quelque chose n’a pas fonctionné. Réessayez.",
  },
};
