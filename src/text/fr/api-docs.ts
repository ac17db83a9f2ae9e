import { company } from "../../lib/company/company.ts";

/** The documentation of the API, which staff read at `/api/docs`. */
export const apiDocs = {
  title: `API de ${company.name}`,
  description:
    "Tout est en JSON et en UTF-8; les moments sont en UTC (ISO 8601). Une erreur est un document RFC 9457 (application/problem+json) dont les phrases sont dans la langue de la demande.",
  tags: {
    audit: "Journal",
    chat: "Clavardage de l’équipe",
    chatbot: "Clavardage des visiteurs",
    consultations: "Demandes de consultation",
    "form-progress": "Avancement des formulaires",
    events: "En direct",
    letters: "Courriels de l’équipe",
    newsletter: "Infolettre",
    privacy: "Vie privée",
    overview: "Vue d’ensemble",
    outbox: "Courriels à envoyer",
    people: "Personnes",
    blog: "Blogue",
    media: "Images du blogue",
    posts: "Rédaction du blogue",
    scoring: "Grille de la cote",
  },
  success: "Réussite",
  open: "Accès public",
  roles: "Accès réservé aux rôles",
  parametersTitle: "Paramètres",
  body: "Corps",
  answers: "Réponses",
  schemas: "Schémas",
  required: "obligatoire",
  field: "Champ",
  type: "Type",
  meaning: "Sens",
  anyValue: "toute valeur",
  listOf: "liste de",
  or: "ou",
  document: "Document OpenAPI 3.1",
  operations: {
    sendConsultation: {
      summary: "Envoyer une demande de consultation",
      description:
        "Une réponse 201 signifie que la demande est sur le disque. La même clé Idempotency-Key avec le même corps donne la même réponse pendant 24 heures. Un formulaire sans JavaScript mène à une page plutôt qu’à du JSON.",
    },
    readScoring: {
      summary: "Lire la grille de la cote et la répartition des cotes",
      description: "Les cotes gardées, par version de la grille et par pourcentage.",
    },
    listRubrics: {
      summary: "Lire les versions de la grille",
      description: "De la plus récente à la plus ancienne; le brouillon, s’il y en a un, vient en premier.",
    },
    saveRubricDraft: {
      summary: "Commencer ou modifier le brouillon de la grille",
      description:
        "Il y en a un au plus. S’il a changé entre-temps, la réponse est 409 et l’état actuel est sous current.",
    },
    discardRubricDraft: { summary: "Jeter le brouillon de la grille", description: "Les versions publiées restent." },
    compareRubricDraft: {
      summary: "Comparer le brouillon aux demandes passées",
      description:
        "Ce qui changerait de cote, et comment chaque version sépare les demandes gagnées des perdues. Rien n’est enregistré.",
    },
    publishRubricDraft: {
      summary: "Publier le brouillon de la grille",
      description: "Les prochaines demandes sont cotées ainsi; les cotes gardées ne changent pas.",
    },
    listConsultations: {
      summary: "Lire les demandes, de la plus récente à la plus ancienne",
      description: 'La page suivante est dans l’en-tête Link (rel="next").',
    },
    summarizeConsultations: {
      summary: "Compter les demandes",
      description: "Total, contactées, en attente, reçues aujourd’hui (jour de Montréal) et à vérifier.",
    },
    countArrivals: {
      summary: "Compter les nouvelles demandes",
      description: "Celles qui sont arrivées après une demande déjà vue, jusqu’à 99, et la plus récente d’entre elles.",
    },
    exportConsultations: {
      summary: "Exporter les demandes en CSV",
      description: "Mêmes filtres que la liste. Une apostrophe précède ce qu’un tableur prendrait pour une formule.",
    },
    getConsultation: { summary: "Lire une demande", description: "Avec le détail de la cote." },
    markContacted: {
      summary: "Marquer une demande comme contactée, ou non",
      description: "L’action est notée au journal une fois, même si elle est répétée.",
    },
    followUpConsultation: {
      summary: "Changer le suivi d’une demande",
      description:
        "Responsable, étape, prochaine étape; ce qui est absent reste tel quel. La version est celle dont part le changement : si quelqu’un a changé le suivi entre-temps, rien n’est écrasé.",
    },
    listOwners: {
      summary: "Lire à qui une demande peut être confiée",
      description: "Les membres de l’équipe qui ont accès aux demandes.",
    },
    countStages: { summary: "Compter les demandes par étape", description: "Avec les mêmes filtres que la liste." },
    selectConsultations: {
      summary: "Choisir toutes les demandes d’une liste",
      description:
        "Numéro, nom et version des 1000 plus récentes au plus, avec les mêmes filtres que la liste, et s’il y en a d’autres.",
    },
    listNotes: {
      summary: "Lire les notes d’une demande",
      description: 'De la plus récente à la plus ancienne. La page suivante est dans l’en-tête Link (rel="next").',
    },
    addNote: {
      summary: "Écrire une note",
      description: "Les personnes mentionnées reçoivent un courriel, sans le contenu de la note.",
    },
    changeNote: { summary: "Corriger sa note", description: "Celles d’autrui ne se corrigent pas." },
    removeNote: { summary: "Retirer une note", description: "La sienne, ou n’importe laquelle pour l’administration." },
    listViews: { summary: "Lire les vues", description: "Les siennes et celles que d’autres partagent." },
    addView: { summary: "Garder des filtres sous un nom", description: "50 vues au plus par personne." },
    changeView: { summary: "Changer une de ses vues", description: "Nom, filtres et partage." },
    removeView: { summary: "Retirer une de ses vues", description: "Les demandes ne changent pas." },
    changeConsultations: {
      summary: "Changer plusieurs demandes à la fois",
      description:
        "Un changement (contactées, responsable, étape ou échéance) pour 200 demandes au plus, en une transaction. La réponse dit ce qui n’a pas pu changer, et son numéro permet d’annuler.",
    },
    undoChange: {
      summary: "Annuler un changement groupé",
      description:
        "Dans l’heure, par la personne qui l’a fait. Une demande que quelqu’un a changée depuis reste telle quelle.",
    },
    reviewConsultation: {
      summary: "Accepter ou écarter une demande à vérifier",
      description: "La première acceptation envoie les courriels qui étaient retenus.",
    },
    listLetters: {
      summary: "Lire les courriels écrits à une personne",
      description: "Ceux d’une demande, du plus récent au plus ancien, tels qu’ils sont partis.",
    },
    sendLetter: {
      summary: "Écrire à une personne",
      description:
        "Le courriel part une seule fois par tentative (attempt), même demandé deux fois. Il est refusé tant qu’un passage reste à remplir.",
    },
    startLetter: {
      summary: "Lire ce qui sert à commencer un courriel",
      description:
        "L’adresse et la langue de la personne, et les faits que nomment les modèles, dans les deux langues.",
    },
    listLetterTemplates: {
      summary: "Lire les modèles de courriels",
      description: "Tous, archivés compris.",
    },
    addLetterTemplate: {
      summary: "Ajouter un modèle de courriel",
      description: "Dans les deux langues. Un repère inconnu est refusé.",
    },
    changeLetterTemplate: {
      summary: "Changer un modèle de courriel",
      description: "Avec la version sur laquelle le changement se fonde.",
    },
    archiveLetterTemplate: {
      summary: "Archiver un modèle de courriel, ou le reprendre",
      description: "Un modèle archivé n’est plus proposé. Ce qui en a été écrit reste.",
    },
    listPeople: {
      summary: "Lire les personnes, de la plus récemment active à la moins récente",
      description:
        "Une recherche porte sur les noms, les adresses, les entreprises et les téléphones; tous les mots doivent s’y trouver, par leur début.",
    },
    getPerson: {
      summary: "Lire une personne",
      description:
        "Ses coordonnées, ses demandes ouvertes et les personnes qui pourraient être la même. Si elle a été réunie à une autre, la réponse est cette autre.",
    },
    readTimeline: {
      summary: "Lire l’historique d’une personne",
      description: "Du plus récent au plus ancien : demandes, clavardages, infolettre, courriels et notes.",
    },
    findPersonOf: {
      summary: "Trouver à qui appartient un enregistrement",
      description: "personId est null quand l’enregistrement ne donne ni courriel ni téléphone.",
    },
    splitPerson: {
      summary: "Annuler un rapprochement",
      description:
        "L’enregistrement devient une personne à part, que le système ne rapproche plus de personne. La réponse donne son numéro. L’action est notée au journal.",
    },
    mergePeople: {
      summary: "Réunir deux personnes",
      description: "Tout ce qui est à l’autre passe à celle-ci. Peut être annulé. L’action est notée au journal.",
    },
    undoMerge: {
      summary: "Annuler une réunion",
      description: "Ce qui était à l’autre lui revient, et les deux ne sont plus proposées l’une à l’autre.",
    },
    tellPeopleApart: {
      summary: "Noter que deux personnes ne sont pas la même",
      description: "Elles ne sont plus proposées l’une à l’autre.",
    },
    listOutbox: {
      summary: "Lire les courriels, du plus récent au plus ancien",
      description: 'Sans leur contenu. La page suivante est dans l’en-tête Link (rel="next").',
    },
    replayOutbox: {
      summary: "Essayer un courriel de nouveau",
      description: "Pour un courriel abandonné, ou qui attend après un échec.",
    },
  },
  parameters: {
    status: "Statut : en file, remis ou abandonné",
    id: "Numéro",
    token: "Jeton d’un lien envoyé par courriel",
    q: "Mots à trouver dans le nom, le courriel, l’entreprise, le téléphone ou la fonction; sans égard aux accents ni à la casse",
    contacted: "Contactées ou non",
    stage: "Étape, ou open (à suivre) ou closed (conclue)",
    owner: "Numéro du membre responsable; me : soi-même; none : personne",
    due: "Échéance de la prochaine étape : late (dépassée), today (aujourd’hui ou avant), week (d’ici sept jours), none (aucune)",
    note: "Numéro de la note",
    view: "Numéro de la vue",
    change: "Numéro du changement groupé",
    before: "Numéro de la dernière note de la page précédente",
    grade: "Cote, par exemple A+ ou A+ (Hot Lead)",
    from: "À partir de ce jour (de Montréal) ou de ce moment",
    to: "Jusqu’à ce jour compris (de Montréal), ou avant ce moment",
    review: "Tri",
    limit: "Nombre d’éléments par page",
    consultation: "Numéro de la demande",
    after: "Numéro de la dernière demande vue",
    cursor: "Repère de page, tiré de l’en-tête Link",
    slug: "Adresse de l’article",
    language: "Langue : fr ou en",
    category: "Sujet",
    page: "Page, à partir de 1",
    number: "Numéro de la révision",
    state: "État",
    publish: "Publier ce qui l’était ailleurs, sous sa date",
    "importPosts.language": "Langue des articles qui ne disent pas la leur",
    "listPosts.status": "Ce qui manque à la paire, ou date",
    "listPosts.q": "Mots à trouver dans le titre, l’adresse ou le nom de l’auteur",
    "listBlog.q": "Mots à trouver dans l’article; sans égard aux accents, à la casse ni au pluriel",
    "compareRevisions.to": "Numéro de la révision à laquelle on la compare",
    "listChats.search":
      "Débuts de mots à trouver dans ce qui a été dit, le nom, le courriel, le téléphone ou l’entreprise",
    "listChats.state": "Ouverte, attend une personne ou avec l’équipe",
    "listChats.consultation": "Numéro d’une demande : conversations de la même personne, pour l’administration",
    "listChats.cursor": "Repère de page, tiré de la page précédente",
    "listUnanswered.cursor": "Repère de page, tiré de la page précédente",
    "listAnswers.cursor": "Repère de page, tiré de la page précédente",
    weeks: "Nombre de semaines : 4, 13, 26 ou 52",
    lead: "Avec coordonnées ou non",
    kind: "Nature de l’enregistrement : demande, conversation ou abonnement",
    "listPeople.search": "Débuts de mots à trouver dans les noms, les adresses, les entreprises et les téléphones",
    "listPeople.open": "true : seulement avec une demande sans réponse",
    "listPeople.cursor": "Repère de page, tiré de la page précédente",
    "readTimeline.group": "Ce qui est lu ensemble : demandes, clavardages, courriels, infolettre, notes ou fiche",
    "readTimeline.cursor": "Repère de page, tiré de la page précédente",
    "findPersonOf.id": "Numéro de l’enregistrement",
    "splitPerson.id": "Numéro de l’enregistrement",
    "undoMerge.id": "Numéro de la réunion, tiré de l’historique",
    "Idempotency-Key": "Clé choisie par l’appelant, de 1 à 200 caractères ASCII visibles",
  },
  errors: {
    "bad-request": "Contenu illisible",
    unauthenticated: "Sans session",
    forbidden: "Sans le rôle requis",
    "not-found": "Inconnue",
    conflict: "La même demande est en cours",
    outdated: "Modifié entre-temps; l’état actuel est sous current",
    "too-large": "Plus long que permis",
    "unsupported-media-type": "Ni JSON ni formulaire, en UTF-8",
    invalid: "Une phrase par champ à corriger, sous errors",
    "too-many-requests": "Trop de demandes; Retry-After dit quand réessayer",
    unavailable: "La base de données ne répond pas; Retry-After dit quand réessayer",
  },
};

/** Names of the operations, as `operations.ts` of the features has them. */
export type OperationId = keyof typeof apiDocs.operations;
