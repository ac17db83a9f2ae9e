import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { QUARTER_MS } from "./times/slots.ts";

export interface AppointmentsParts {
  database: Database;
  clock: Clock;
  facts: Facts;
  offers: KeptOffers;
  /** Key that signs the links. */
  secret: string;
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** Sender of all emails, and the ORGANIZER to whom calendar programs reply. */
  senderMail: string;
}

/** Maximum number of cache entries. Visitors choose parts of the keys (zone, way to meet), so the size is bounded. */
const MOST_KEPT = 500;

/**
 * Cache of free times. An entry is valid until the next quarter of an hour, when the notice period moves on, or until
 * hosts, hours or appointments change.
 */
export interface KeptOffers {
  /** Returns the cached result, or the computation in progress. */
  of<Offer>(question: object, work: () => Promise<Offer>): Promise<Offer>;
  /** Empties the cache after a change. */
  forget(): void;
}

/**
 * Creates a cache of free times.
 * @param lifetime maximum age in ms, unlimited by default; short while other processes cannot notify us of changes
 */
export function keepOffers(clock: Clock, lifetime: () => number = () => Number.POSITIVE_INFINITY): KeptOffers {
  const kept = new LRUCache<string, { from: number; until: number; offer: Promise<unknown> }>({ max: MOST_KEPT });
  return {
    of<Offer>(question: object, work: () => Promise<Offer>): Promise<Offer> {
      const key = JSON.stringify(question);
      const now = clock().getTime();
      const known = kept.get(key);
      if (known && known.from <= now && now < known.until) return known.offer as Promise<Offer>;
      const nextQuarter = (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS;
      const entry = { from: now, until: Math.min(nextQuarter, now + lifetime()), offer: work() };
      kept.set(key, entry);
      entry.offer.catch(() => {
        if (kept.peek(key) === entry) kept.delete(key);
      });
      return entry.offer;
    },
    forget: () => kept.clear(),
  };
}
