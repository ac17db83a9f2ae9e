import type { Database } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { KeptOffers } from "./times/kept-offers.ts";

/** Dependencies of the appointment use cases. */
export interface AppointmentsParts {
  database: Database;
  clock: Clock;
  facts: Facts;
  offers: KeptOffers;
  /** Key that signs the links. */
  secret: string;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  /** The address all emails come from: the ORGANIZER, to whom calendars reply. */
  senderMail: string;
}
