import type { Clock } from "../../lib/clock.ts";
import { type AnswerProvider, ProviderFailure } from "./answer-provider.ts";

/** Failures in a row after which a provider is not asked for a while: visitors get the next one at once. */
const FAILURES_TO_OPEN = 3;
/** Milliseconds of the first pause; each further one is twice as long. */
const FIRST_PAUSE = 30_000;
/** Longest pause in milliseconds: a workflow that was put right is back within five minutes. */
const LONGEST_PAUSE = 300_000;

/**
 * The provider, spared and not waited for while it is down. After the pause one turn tries it; the others do not wait for
 * what comes of it.
 */
export function withCircuitBreaker(provider: AnswerProvider, clock: Clock): AnswerProvider {
  let failuresInARow = 0;
  let pause = FIRST_PAUSE;
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
        pause = FIRST_PAUSE;
        return end;
      } catch (error) {
        // A visitor who leaves says nothing about the provider.
        if (error instanceof ProviderFailure) {
          failuresInARow += 1;
          if (isTrial) pause = Math.min(pause * 2, LONGEST_PAUSE);
          if (isOpen()) openUntil = clock().getTime() + pause;
        }
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
