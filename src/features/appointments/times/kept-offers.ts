import { LRUCache } from "lru-cache";
import type { Clock } from "../../../lib/clock.ts";
import { QUARTER_MS } from "./slots.ts";

/** Zones, means and appointments are named by strangers: more answers than these are forgotten again. */
const MOST_KEPT = 500;

/** Which times are free, as long as it is known: until the next quarter of an hour, when the notice moves on, or a change. */
export interface KeptOffers {
  /** What was worked out for the same question, or is being worked out. */
  of<Offer>(question: object, work: () => Promise<Offer>): Promise<Offer>;
  /** Something has changed: everything is worked out anew. */
  forget(): void;
}

/** @param lifetime longest, in milliseconds: short while other processes cannot tell us what they changed */
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
