/** Pied des courriels que l’équipe écrit à une personne. */
export const letter = {
  why: (name: string) => `Vous recevez ce courriel parce que vous avez demandé une consultation à ${name}.`,
};
