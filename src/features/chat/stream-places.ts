import { AppError } from "../../lib/http/app-error.ts";
import { networksOf } from "../../lib/http/private-address.ts";
import { createPlaces } from "./turns.ts";

/** Limits on visitors' event streams in this process. */
export interface StreamBounds {
  /** Maximum per browser session; each tab opens one. */
  perSession: number;
  /** Maximum per IP address; a larger network may open a multiple. */
  perAddress: number;
  /** Maximum of all visitors together. */
  all: number;
}

interface Stream {
  /** Open streams of its heaviest network, where a larger network may have more for the same weight. */
  weight(): number;
  close(): void;
}

/** Seconds after which a refused stream may find a place. */
const RETRY_AFTER = 30;

/**
 * Shares visitors' event streams: when all places are taken, a network with fewer streams gets the place of the heaviest
 * network's oldest, so that strangers who hold many keep nobody from reading what staff write.
 */
export function createStreamPlaces({ perSession, perAddress, all }: StreamBounds) {
  const sessions = createPlaces();
  const counts = new Map<string, number>();
  /** Oldest first. */
  const open = new Set<Stream>();

  const change = (network: string, by: number) => {
    const left = (counts.get(network) ?? 0) + by;
    if (left > 0) counts.set(network, left);
    else counts.delete(network);
  };
  const heaviestAbove = (weight: number): Stream | undefined => {
    let found: Stream | undefined;
    let heaviest = weight;
    for (const stream of open) {
      const own = stream.weight();
      if (own > heaviest) [found, heaviest] = [stream, own];
    }
    return found;
  };
  return {
    /**
     * Takes a place for a stream.
     * @param close ends the stream, and thereby releases its place, when a lighter network needs it
     * @returns a function that releases the place
     * @throws AppError `too-many-requests`
     */
    take(session: number, address: string, close: () => void): () => void {
      const leaveSession = sessions.take({ [session]: perSession });
      if (!leaveSession) throw tooMany();
      const networks = networksOf(address);
      const weight = () => Math.max(...networks.map(({ network, factor }) => (counts.get(network) ?? 0) / factor));
      const stream = { weight, close };
      let isReleased = false;
      const release = () => {
        if (isReleased) return;
        isReleased = true;
        open.delete(stream);
        leaveSession();
        for (const { network } of networks) change(network, -1);
      };
      for (const { network } of networks) change(network, 1);
      const mine = weight();
      const heavier = open.size >= all ? heaviestAbove(mine) : undefined;
      if (mine > perAddress || (open.size >= all && !heavier)) {
        release();
        throw tooMany();
      }
      heavier?.close();
      open.add(stream);
      return release;
    },
  };
}

const tooMany = () => new AppError("too-many-requests", "Too many open streams", { retryAfter: RETRY_AFTER });
