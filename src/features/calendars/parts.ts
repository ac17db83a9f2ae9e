import { createHash } from "node:crypto";
import type { Database } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { PrivatePlaces } from "../../lib/http/private-address.ts";
import { secretBox } from "../../lib/secrets.ts";
import type { ReadCalendar } from "./reading/read-calendar.ts";

/** Encrypts addresses and passwords, bound to the row's member. */
export const { seal, unseal } = secretBox("nordet calendars");

/** Identifies a calendar by digest, since its address alone may grant access. */
export const digestOf = (address: string): string => createHash("sha256").update(address).digest("base64url");

/** Dependencies of the calendar use cases. */
export interface CalendarsParts {
  database: Database;
  clock: Clock;
  facts: Facts;
  /** Key that encrypts addresses and passwords. */
  secret: string;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  /** Private hosts where calendars may be. */
  privatePlaces: PrivatePlaces;
  /** On a separate thread, so that no visitor waits for it. */
  read: ReadCalendar;
}
