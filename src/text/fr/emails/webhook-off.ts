/** À la personne qui a branché un outil auquel plus rien n’est transmis. */
export const webhookOff = {
  /** @param endpoint le nom donné au point de réception */
  subject: (endpoint: string) => `${endpoint} ne reçoit plus rien`,
  preview: "Plus rien ne lui est transmis jusqu’à ce que vous le réactiviez.",
  title: "Un outil ne reçoit plus rien",
  greeting: (name: string) => `Bonjour ${name},`,
  reasons: {
    gone: (endpoint: string) =>
      `${endpoint} nous a répondu que son adresse n’existe plus (410). Nous avons cessé de lui transmettre quoi que ce soit.`,
    failing: (endpoint: string) =>
      `Depuis trois jours, rien de ce que nous transmettons à ${endpoint} ne lui parvient. Nous avons cessé d’essayer.`,
  },
  waits: (count: number) =>
    count === 0
      ? "Aucun événement n’attend."
      : count === 1
        ? "Un événement attend : il partira dès que vous réactiverez l’outil."
        : `${count} événements attendent : ils partiront dès que vous réactiverez l’outil.`,
  button: "Voir les intégrations",
  after: "Ce qui se passe d’ici là ne lui sera pas transmis.",
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
};
