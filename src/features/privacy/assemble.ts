import { bind } from "../../lib/bind.ts";
import { eraseAgain } from "./erasure/erase-again.ts";
import type { PrivacyParts } from "./parts.ts";
import { outcomeFollower } from "./requests/mail-outcome.ts";
import { readLink } from "./requests/read-link.ts";
import { forgetOver } from "./retention/forget-over.ts";

/** The feature as routes, pages, jobs and startup use it. */
export const assemblePrivacy = (parts: PrivacyParts) => ({
  ...parts,
  readLink: bind(readLink, parts),
  eraseAgain: () => eraseAgain(parts),
  /** Runs before other jobs, because it reports how much they will delete. */
  jobs: [{ name: "retention", hour: 3, run: bind(forgetOver, parts) }],
  follows: [{ templates: ["privacy-answer"], follower: outcomeFollower }] as const,
});
