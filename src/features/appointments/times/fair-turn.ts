/** What decides whose turn it is. */
export interface Candidate {
  id: string;
  languages: readonly string[];
  expertise: readonly string[];
  /** Share of the work: 2 gets twice as many as 1. */
  weight: number;
  /** Appointments of the last 28 days. */
  recent: number;
  /** Since when they can be booked: a newcomer begins at the average, or all would be theirs. */
  isNew: boolean;
  /** When they last got one; 0 for never. */
  lastAt: number;
}

export interface Wish {
  /** Who follows the request up. */
  ownerId: string | null;
  language: string;
  /** Topics of the request; they only order. */
  topics: readonly string[];
}

/**
 * In whose order a time is given: the owner of the request, then who speaks the language, then who has the least for their
 * share over 28 days, then who knows the subject, then who has waited longest.
 */
export function inTurn<Host extends Candidate>(hosts: readonly Host[], { ownerId, language, topics }: Wish): Host[] {
  const settled = hosts.filter(({ isNew }) => !isNew);
  const average =
    settled.length === 0 ? 0 : settled.reduce((sum, { recent, weight }) => sum + recent / weight, 0) / settled.length;
  const load = ({ recent, weight, isNew }: Host) => (isNew ? Math.max(average, recent / weight) : recent / weight);
  const matches = ({ expertise }: Host) => expertise.filter((topic) => topics.includes(topic)).length;
  const speaks = ({ languages }: Host) => languages.includes(language);
  return [...hosts].sort(
    (a, b) =>
      Number(b.id === ownerId) - Number(a.id === ownerId) ||
      Number(speaks(b)) - Number(speaks(a)) ||
      load(a) - load(b) ||
      matches(b) - matches(a) ||
      a.lastAt - b.lastAt ||
      a.id.localeCompare(b.id),
  );
}
