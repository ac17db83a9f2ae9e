/** What decides whose turn it is. */
export interface Candidate {
  id: string;
  languages: readonly string[];
  expertise: readonly string[];
  /** Share of the work: 2 gets twice as many as 1. */
  weight: number;
  /** Appointments of the last 28 days. */
  recent: number;
  /** Recently added as a host: a newcomer starts at the average, or they would get everything. */
  isNew: boolean;
  /** When they last got one; 0 for never. */
  lastAt: number;
}

export interface Wish {
  /** The request's owner. */
  ownerId: string | null;
  language: string;
  /** Topics of the request; they only affect the order. */
  topics: readonly string[];
}

/**
 * The order in which hosts are considered: the request's owner, then those who speak the language, then the smallest
 * load for their share over 28 days, then those who know the topic, then the longest wait.
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
