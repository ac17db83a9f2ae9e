/** Whose page was open last, and how the list is reached again: with what it was narrowed to, at that person's row. */
export const lastVisited: { id: number | null; listAddress: string; isComingBack: boolean } = {
  id: null,
  listAddress: "/admin/people",
  isComingBack: false,
};
