/** Pictures of the pages, as social networks and messages show them beside a link. */
export const previewCardFr = {
  tagline: "L’automatisation pour les PME",
};
