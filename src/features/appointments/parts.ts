import type { Database } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { KeptOffers } from "./times/kept-offers.ts";

/** What the use cases of appointments work with. */
export interface AppointmentsParts {
  database: Database;
  clock: Clock;
  facts: Facts;
  offers: KeptOffers;
  /** By which links are signed. */
  secret: string;
  /** Where the site is reached, no slash at the end. */
  siteUrl: string;
  /** The address that all mails come from: the ORGANIZER, whom calendars answer. */
  senderMail: string;
}
