import { LRUCache } from "lru-cache";
import { AppError } from "../../../lib/http/app-error.ts";
import { networksOf } from "../../../lib/http/private-address.ts";

/**
 * Maximum sign-ins waiting for their turn: about five seconds of work. The last may then take as long as a slow
 * sign-in, but no longer.
 */
const MOST_WAITING = 50;
/** How long the sign-ins of a network are counted, in milliseconds, and of how many networks. */
const REMEMBERED = 10 * 60_000;
const MOST_REMEMBERED = 20_000;
/** Seconds after which a refused sign-in may find a place. */
const RETRY_AFTER = 5;

interface Waiting {
  /** Sign-ins of its heaviest network lately, itself included; 0 for a browser that goes first. */
  weight: number;
  begin(): void;
  refuse(): void;
}

export type PasswordTurns = ReturnType<typeof createPasswordTurns>;

/**
 * Checks one password at a time. A check occupies a processor, and one of the four threads that also write to the disk
 * and compress pages, for a tenth of a second, on purpose; a burst of sign-ins would therefore stop all other work. The
 * turns are shared: networks with the fewest sign-ins lately go first, so that strangers with many attempts wait behind,
 * or are refused, and do not keep a member out.
 */
export function createPasswordTurns({ mostWaiting = MOST_WAITING, remembered = REMEMBERED } = {}) {
  const counts = new LRUCache<string, number>({ max: MOST_REMEMBERED, ttl: remembered, noUpdateTTL: true });
  /** Lightest first; of the same weight, in order of arrival. */
  const waiting: Waiting[] = [];
  let isBusy = false;

  /** Refused sign-ins count too, so that those who insist become heavier than a member who tries again. */
  const weigh = (address: string) => {
    const weights = networksOf(address).map(({ network, factor }) => {
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count / factor;
    });
    return Math.max(...weights);
  };
  const next = () => {
    const lightest = waiting.shift();
    isBusy = lightest !== undefined;
    lightest?.begin();
  };
  return {
    /**
     * Runs a sign-in when its turn comes.
     * @param goesFirst whether the browser has proven that it is a member's
     * @throws AppError `too-many-requests` if only lighter sign-ins are waiting, and no more can
     */
    async run<Result>(address: string, goesFirst: boolean, signIn: () => Promise<Result>): Promise<Result> {
      const counted = weigh(address);
      const weight = goesFirst ? 0 : counted;
      await new Promise<void>((begin, reject) => {
        const refuse = () => reject(tooMany());
        const heavier = waiting.findIndex((other) => other.weight > weight);
        waiting.splice(heavier === -1 ? waiting.length : heavier, 0, { weight, begin, refuse });
        if (!isBusy) next();
        else if (waiting.length > mostWaiting) waiting.pop()!.refuse();
      });
      try {
        return await signIn();
      } finally {
        next();
      }
    },
  };
}

const tooMany = () => new AppError("too-many-requests", "Too many sign-ins at once", { retryAfter: RETRY_AFTER });
