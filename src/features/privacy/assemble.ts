import type { Queryable } from "../../db/database.ts";
import { eraseAgain } from "./erasure/erase-again.ts";
import type { PrivacyParts } from "./parts.ts";
import { readLink } from "./requests/read-link.ts";
import { forgetOver } from "./retention/forget-over.ts";

export type Privacy = ReturnType<typeof assemblePrivacy>;

/** The feature, as routes, pages, jobs and the start are given it. */
export const assemblePrivacy = (parts: PrivacyParts) => ({
  ...parts,
  readLink: (token: unknown) => readLink(parts, token),
  eraseAgain: () => eraseAgain(parts),
  forgetOver: (db: Queryable, day: string, now: Date) => forgetOver(parts, db, day, now),
});
