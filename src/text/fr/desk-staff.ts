/** What an action of the audit log says about itself, as it was stored. */
type Detail = Readonly<Record<string, unknown>>;

const REVIEWS: Readonly<Record<string, string>> = {
  accepted: "Demande acceptée",
  discarded: "Demande écartée",
  "to-check": "Demande remise à vérifier",
};

const ROLES: Readonly<Record<string, string>> = { admin: " : administration", editor: " : rédaction" };
const roleOf = ({ role }: Detail) => (typeof role === "string" && ROLES[role]) || "";

/** The desk's screen about the people who work here, and the log of what they did. For admins. */
export const deskStaff = {
  tabs: "Équipe et journal",
  members: {
    tab: "Membres",
    title: "Équipe",
    loading: "Chargement de l’équipe…",
    failed: "L’équipe n’a pas pu être chargée.",
    since: "Depuis le",
  },
  audit: {
    tab: "Journal",
    title: "Journal",
    intro: "Tout ce que l’équipe a fait, du plus récent au plus ancien. Rien ici ne peut être changé ni effacé.",
    loading: "Chargement du journal…",
    failed: "Le journal n’a pas pu être chargé.",
    empty: "Rien n’a encore été noté.",
    emptyFiltered: "Aucune ligne ne correspond à ces critères.",
    columns: { at: "Quand", actor: "Qui", action: "Quoi", subject: "Sujet" },
    everybody: "Tout le monde",
    everything: "Toutes les actions",
    subjectSearch: "Sujet",
    subjectPlaceholder: "Numéro ou identifiant exact",
    same: "historique",
    sameLabel: (subject: string) => `Historique : ${subject}`,
    details: "Détails",
    actors: { system: "Système", visitor: "Visiteur" },
    formerMember: (id: string) => `Compte supprimé (${id})`,
    areas: {
      consultation: "Demandes",
      chat: "Clavardage",
      blog: "Blogue",
      media: "Images du blogue",
      newsletter: "Infolettre",
      outbox: "Envois",
      staff: "Équipe",
    },
    actions: {
      "consultation.contacted": ({ contacted }: Detail) =>
        contacted === false ? "Demande remise en attente" : "Demande marquée comme contactée",
      "consultation.review": ({ review }: Detail) => REVIEWS[String(review)] ?? "Demande vérifiée",
      "consultation.export": "Demandes exportées en CSV",
      "chat.take-over": "Conversation prise en charge",
      "chat.hand-back": "Conversation rendue à l’assistant",
      "chat.left": "Conversation rendue à l’assistant, faute de réponse",
      "chat.contacted": ({ contacted }: Detail) =>
        contacted === false ? "Personne du clavardage remise en attente" : "Personne du clavardage contactée",
      "chat.facts": "Coordonnées d’une conversation corrigées",
      "chat.erase": "Conversation effacée",
      "chat.forget": "Anciennes conversations effacées",
      "chat.answer-added": "Réponse de l’assistant ajoutée",
      "chat.answer-changed": "Réponse de l’assistant modifiée",
      "chat.answer-removed": "Réponse de l’assistant retirée",
      "chat.question-dismissed": "Question sans réponse écartée",
      "chat.question-reopened": "Question sans réponse rouverte",
      "blog.created": "Article créé",
      "blog.imported": "Article importé",
      "blog.scheduled": "Article planifié",
      "blog.published": "Article publié",
      "blog.withdrawn": "Article retiré",
      "blog.featured": ({ featured }: Detail) =>
        featured === false ? "Article retiré de la une" : "Article mis à la une",
      "blog.deleted": "Article mis à la corbeille",
      "blog.brought-back": "Article sorti de la corbeille",
      "blog.revision-restored": "Ancienne version d’un article rétablie",
      "media.uploaded": "Image téléversée",
      "newsletter.send": "Envoi de l’infolettre commencé",
      "newsletter.resume": "Envoi de l’infolettre repris",
      "newsletter.cancel": "Envoi de l’infolettre arrêté",
      "newsletter.export": "Abonnés exportés en CSV",
      "newsletter.unsubscribe": "Adresse désabonnée par l’équipe",
      "outbox.replay": "Courriel envoyé de nouveau",
      "staff.first-account": "Premier compte créé",
      "staff.added": (detail: Detail) => `Membre ajouté${roleOf(detail)}`,
      "staff.removed": "Membre supprimé",
      "staff.role-changed": (detail: Detail) => `Rôle changé${roleOf(detail)}`,
      "staff.signed-in": "Session ouverte",
      "staff.session-ended": "Session fermée à distance",
      "staff.password-changed": "Mot de passe changé",
      "staff.password-reset": "Mot de passe choisi par un lien ou par l’administration",
      "staff.reset-link": "Lien de nouveau mot de passe remis",
    },
  },
};
