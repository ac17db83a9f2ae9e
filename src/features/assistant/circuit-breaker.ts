import type { Clock } from "../../lib/clock.ts";
import { type AnswerProvider, ProviderFailure } from "./answer-provider.ts";

/** Failures in a row after which a provider is not asked for a while, so that the next provider answers at once. */
const FAILURES_TO_OPEN = 3;
/** How long the circuit stays open, in milliseconds. */
const PAUSE = 60_000;

/**
 * Wraps a provider so that no turn waits for it while it is down. After the pause, one turn tries it; other turns do
 * not wait for the outcome.
 */
export function withCircuitBreaker(provider: AnswerProvider, clock: Clock): AnswerProvider {
  let failuresInARow = 0;
  let openUntil = 0;
  let isTrying = false;

  const isOpen = () => failuresInARow >= FAILURES_TO_OPEN;

  return {
    name: provider.name,
    async *answer(turn, signal) {
      if (isOpen() && (isTrying || clock().getTime() < openUntil)) {
        throw new ProviderFailure("circuit-open", `${provider.name} is paused after failures in a row`);
      }
      const isTrial = isOpen();
      isTrying ||= isTrial;
      try {
        const end = yield* provider.answer(turn, signal);
        failuresInARow = 0;
        return end;
      } catch (error) {
        // If the visitor leaves, the abort is not the provider's failure.
        if (error instanceof ProviderFailure) {
          failuresInARow += 1;
          if (isOpen()) openUntil = clock().getTime() + PAUSE;
        }
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
