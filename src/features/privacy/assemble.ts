import { bind } from "../../lib/bind.ts";
import { eraseAgain } from "./erasure.ts";
import type { PrivacyParts } from "./parts.ts";
import { outcomeFollower, readLink } from "./requests.ts";
import { applyRetention } from "./retention.ts";

/** Assembles the feature as routes, pages, jobs and startup use it. */
export const assemblePrivacy = (parts: PrivacyParts) => ({
  ...parts,
  readLink: bind(readLink, parts),
  eraseAgain: () => eraseAgain(parts),
  /** Runs before the other jobs, because it reports how much they will delete. */
  jobs: [{ name: "retention", hour: 3, run: bind(applyRetention, parts) }],
  follows: [{ templates: ["privacy-answer"], follower: outcomeFollower }] as const,
});
