import { type Clock, systemClock } from "../../lib/clock.ts";
import { company } from "../../lib/company/company.ts";
import { pathIn } from "../../lib/language.ts";
import { providerReplies as en } from "../../text/en/chat/provider-replies.ts";
import { providerReplies as fr } from "../../text/fr/chat/provider-replies.ts";
import {
  type AnswerProvider,
  ProviderFailure,
  type ProviderName,
  type ReplyEnd,
  type Turn,
} from "./answer-provider.ts";
import { failureText } from "./failure-text.ts";
import { wishIn } from "./wish.ts";

const TEXTS = { fr, en };

/** Made once: `abort()` without a reason makes an error with its stack for each answer. */
const OVER = new Error("The answer is over");

/**
 * Milliseconds of one turn, whoever answers, and until the webhook or the model shows its first words: then the next one is
 * asked. 12 and 6 seconds for those outside leave two for ourselves.
 */
const BUDGET = { turn: 20_000, webhook: 12_000, model: 6_000 };

/** Where failures are told; the details name no visitor, text or address. */
export interface ProviderLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface ProviderChainOptions {
  webhook?: AnswerProvider | undefined;
  model?: AnswerProvider | undefined;
  builtIn: AnswerProvider;
  log: ProviderLog;
  /** Told of each failure of a provider outside. */
  onFailure?: (provider: ProviderName, failure: Pick<ProviderFailure, "reason" | "came">) => void;
  /** Told of each answer. */
  onAnswer?: (provider: ProviderName) => void;
  clock?: Clock;
}

/** Answers every turn within its budget; throws only when the caller's signal ends the turn. */
export interface ProviderChain {
  answer(turn: Turn, signal: AbortSignal): AsyncGenerator<string, ReplyEnd, void>;
}

/**
 * Asks the webhook, then the model, then the built-in assistant, until one answers: it neither runs nor judges while one of
 * them does. Nothing of a provider that fails is shown; one that fails in the middle of its reply keeps what was shown, and
 * is said to be cut off. When somebody outside failed and we do not know either, the visitor reads the text of SPEC §8.
 */
export function createProviderChain({
  webhook,
  model,
  builtIn,
  log,
  onFailure,
  onAnswer,
  clock = systemClock,
}: ProviderChainOptions): ProviderChain {
  /**
   * @param limits when the turn ends, and how many milliseconds the first words may take
   * @param onWords called before the first words are passed on
   */
  async function* limited(
    provider: AnswerProvider,
    turn: Turn,
    signal: AbortSignal,
    { end, firstWords }: { end: number; firstWords: number },
    onWords: () => void = () => undefined,
  ): AsyncGenerator<string, ReplyEnd, void> {
    signal.throwIfAborted();
    // Not `AbortSignal.any`: Node keeps what that makes in a list of its own, a little memory for each message.
    const giveUp = new AbortController();
    const stop = giveUp.signal;
    signal.addEventListener("abort", () => giveUp.abort(signal.reason), { once: true, signal: stop });
    const timedOut = () => giveUp.abort(new ProviderFailure("timed-out", `${provider.name} took too long`));
    const left = Math.max(0, end - clock().getTime());
    const timers = [setTimeout(timedOut, left), setTimeout(timedOut, Math.min(firstWords, left))] as const;
    const stopped = new Promise<never>((_, reject) => {
      stop.addEventListener("abort", () => reject(stop.reason), { once: true });
    });
    // It may come when no one waits any more.
    stopped.catch(() => undefined);
    const parts = provider.answer(turn, stop);
    try {
      for (;;) {
        const part = await Promise.race([parts.next(), stopped]);
        if (part.done) return part.value;
        if (part.value === "") continue;
        clearTimeout(timers[1]);
        onWords();
        yield part.value;
      }
    } finally {
      for (const timer of timers) clearTimeout(timer);
      giveUp.abort(OVER);
      // It may hang: do not wait for it.
      parts.return(undefined as never).catch(() => undefined);
    }
  }

  function tell(provider: ProviderName, error: unknown): void {
    if (error instanceof ProviderFailure) {
      onFailure?.(provider, error);
      log.warn(
        { provider, reason: error.reason, cause: error.message, came: error.came },
        "a chat provider has no answer",
      );
    } else {
      log.error({ provider, err: error }, "a chat provider broke");
    }
  }

  return {
    async *answer(turn, signal) {
      const end = clock().getTime() + BUDGET.turn;
      let hasFailure = false;

      const askOurselves = async (): Promise<WholeReply> => {
        try {
          const own = await whole(limited(builtIn, turn, signal, { end, firstWords: BUDGET.turn }));
          onAnswer?.(builtIn.name);
          return own;
        } catch (error) {
          signal.throwIfAborted();
          tell(builtIn.name, error);
          return failure(turn);
        }
      };

      for (const provider of [webhook, model]) {
        if (!provider) continue;
        let hasShown = false;
        try {
          const firstWords = provider === webhook ? BUDGET.webhook : BUDGET.model;
          const replyEnd = yield* limited(provider, turn, signal, { end, firstWords }, () => {
            hasShown = true;
          });
          onAnswer?.(provider.name);
          if (replyEnd.kind === "person") return replyEnd;
          // They answer with text alone; what the visitor wishes for in so many words is done all the same.
          return { ...replyEnd, kind: wishIn(turn.text) ?? replyEnd.kind };
        } catch (error) {
          signal.throwIfAborted();
          tell(provider.name, error);
          if (hasShown) return yield* brokenOff(turn, provider.name);
          hasFailure = true;
        }
      }

      let own = await askOurselves();
      if (hasFailure && own.end.kind === "unknown") own = failure(turn);
      yield* own.parts;
      return own.end;
    },
  };
}

interface WholeReply {
  parts: readonly string[];
  end: ReplyEnd;
}

async function whole(reply: AsyncGenerator<string, ReplyEnd, void>): Promise<WholeReply> {
  const parts: string[] = [];
  for (;;) {
    const part = await reply.next();
    if (part.done) return { parts, end: part.value };
    parts.push(part.value);
  }
}

function failure({ text, language }: Turn): WholeReply {
  return { parts: [failureText(text, language)], end: failureEnd(language, "built-in") };
}

function* brokenOff({ language }: Turn, provider: ProviderName): Generator<string, ReplyEnd, void> {
  yield `\n\n${TEXTS[language].brokenOff(company.email)}`;
  return failureEnd(language, provider);
}

function failureEnd(language: Turn["language"], provider: ProviderName): ReplyEnd {
  const links = [{ title: TEXTS[language].book, href: pathIn(language, "/consultation-gratuite") }];
  return { kind: "failure", language, links, suggestions: [], topics: [], provider };
}
