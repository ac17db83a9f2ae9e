import type { Language } from "../../lib/language.ts";
import {
  type Obstacles,
  type PairStatus,
  POST_STATES,
  type PostFields,
  type PostState,
  REQUIRED_TO_PUBLISH,
} from "./model.ts";

/** What the rules below need to know. */
interface Version {
  published: boolean;
  publishAt: Date | null;
  revision: number;
  publishedRevision: number | null;
  scheduledRevision: number | null;
}

export function stateOf({ published, publishAt }: Pick<Version, "published" | "publishAt">): PostState {
  const [draft, scheduled, live] = POST_STATES;
  if (published) return live;
  return publishAt === null ? draft : scheduled;
}

export function hasChanges(version: Version): boolean {
  const chosen = version.published ? version.publishedRevision : version.scheduledRevision;
  return chosen !== null && chosen !== version.revision;
}

export function pairStatusOf(french: Version | undefined, english: (Version & Basis) | undefined): PairStatus {
  if (!french) return "missing-fr";
  if (!english) return "missing-en";
  return (english.basedOnRevision ?? 0) < (french.publishedRevision ?? french.revision) ? "stale" : "current";
}

interface Basis {
  basedOnRevision: number | null;
}

/**
 * What currently prevents a version from being published. English readers never get what French ones do not (Charter of
 * the French Language): the French version must be public by then, and not older than the revision the English one is
 * based on.
 * @param french the other version of an English one
 * @param at undefined for now
 */
export function obstaclesTo(
  { language, fields }: { language: Language; fields: PostFields },
  french: Version | undefined,
  at?: Date,
): Obstacles {
  const missing = REQUIRED_TO_PUBLISH.filter((field) => fields[field].trim() === "");
  return {
    ...Object.fromEntries(missing.map((field) => [field, "required"])),
    ...(fields.cover !== null && fields.coverAlt === "" ? { coverAlt: "required" } : {}),
    ...(language === "en" ? parityObstacle(fields.basedOnRevision, french, at) : {}),
  };
}

function parityObstacle(basis: number | null, french: Version | undefined, at: Date | undefined): Obstacles {
  const isDueBefore = at !== undefined && french?.publishAt != null && french.publishAt <= at;
  const shown = french?.publishedRevision ?? (isDueBefore ? french?.scheduledRevision : null) ?? null;
  if (shown === null) return { basedOnRevision: "frenchMissing" };
  if (basis === null) return { basedOnRevision: "frenchUnstated" };
  return basis > shown ? { basedOnRevision: "frenchOlder" } : {};
}
