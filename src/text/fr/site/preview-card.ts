/** Preview pictures of pages, shown beside links in social networks and messages. */
export const previewCardFr = {
  tagline: "L’automatisation pour les PME",
};
