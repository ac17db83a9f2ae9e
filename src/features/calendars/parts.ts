import { createHash } from "node:crypto";
import type { Database } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { PrivatePlaces } from "../../lib/http/private-places.ts";
import { secretBox } from "../../lib/secret-box.ts";
import type { ReadCalendar } from "./reading/read-calendar.ts";

/** Encrypts addresses and passwords; a row belongs to its member. */
export const { seal, unseal } = secretBox("nordet calendars");

/** By what a calendar is known again: its address may be all that opens it. */
export const digestOf = (address: string): string => createHash("sha256").update(address).digest("base64url");

/** What the use cases of calendars work with. */
export interface CalendarsParts {
  database: Database;
  clock: Clock;
  facts: Facts;
  /** Under which addresses and passwords are encrypted. */
  secret: string;
  /** Where the site is reached, no slash at the end. */
  siteUrl: string;
  /** Where calendars may be though it is private. */
  privatePlaces: PrivatePlaces;
  /** On a thread, so that no visitor waits for it. */
  read: ReadCalendar;
}
