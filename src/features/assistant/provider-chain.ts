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

/** Created once, because `abort()` without a reason would create an error with a stack for each answer. */
const OVER = new Error("The answer is over");

/**
 * Time limits, in milliseconds, for a whole turn, and for the first words from the webhook and the model, after which
 * the next provider is asked. Two seconds are left for the built-in assistant.
 */
const BUDGET = { turn: 20_000, webhook: 12_000, model: 6_000 };

/** Log for failures; the details contain no visitor, text or URL. */
export interface ProviderLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface ProviderChainOptions {
  webhook?: AnswerProvider | undefined;
  model?: AnswerProvider | undefined;
  builtIn: AnswerProvider;
  /** Loads the texts that the model and the built-in assistant answer from. Its time counts towards no limit. */
  prepare?: (turn: Turn) => Promise<unknown>;
  log: ProviderLog;
  /** Called after each failure of the webhook or model. */
  onFailure?: (provider: ProviderName, failure: Pick<ProviderFailure, "reason" | "came">) => void;
  onAnswer?: (provider: ProviderName) => void;
  clock?: Clock;
}

/** Answers every turn within its budget once its texts are loaded; throws only if the caller's signal ends the turn. */
export interface ProviderChain {
  answer(turn: Turn, signal: AbortSignal): AsyncGenerator<string, ReplyEnd, void>;
}

/**
 * Asks the webhook, then the model, then the built-in assistant, until one answers. If a provider fails during its
 * reply, the text already shown stays, with a note that it was cut off. If the webhook or model failed and the built-in
 * assistant does not know the answer, the visitor sees the text of SPEC §8.
 */
export function createProviderChain({
  webhook,
  model,
  builtIn,
  prepare = async () => undefined,
  log,
  onFailure,
  onAnswer,
  clock = systemClock,
}: ProviderChainOptions): ProviderChain {
  /**
   * Runs a provider within its time limits: `end`, when the turn ends, and `firstWords`, both in milliseconds.
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
    // We avoid `AbortSignal.any`, because Node keeps its signals in a list, which leaks a little memory per message.
    const giveUp = new AbortController();
    const stop = giveUp.signal;
    signal.addEventListener("abort", () => giveUp.abort(signal.reason), { once: true, signal: stop });
    const timedOut = () => giveUp.abort(new ProviderFailure("timed-out", `${provider.name} took too long`));
    const left = Math.max(0, end - clock().getTime());
    const timers = [setTimeout(timedOut, left), setTimeout(timedOut, Math.min(firstWords, left))] as const;
    const stopped = new Promise<never>((_, reject) => {
      stop.addEventListener("abort", () => reject(stop.reason), { once: true });
    });
    // The promise may be rejected after we have stopped waiting for it.
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
      // Do not wait, because the provider may hang.
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
      let end = clock().getTime() + BUDGET.turn;
      let hasFailure = false;

      const untilPrepared = async (): Promise<void> => {
        const began = clock().getTime();
        await prepare(turn);
        end += clock().getTime() - began;
      };

      const askOurselves = async (): Promise<WholeReply> => {
        try {
          await untilPrepared();
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
          if (provider === model) await untilPrepared();
          const firstWords = provider === webhook ? BUDGET.webhook : BUDGET.model;
          const replyEnd = yield* limited(provider, turn, signal, { end, firstWords }, () => {
            hasShown = true;
          });
          onAnswer?.(provider.name);
          if (replyEnd.kind === "person") return replyEnd;
          // Outside replies are only text, so the visitor's explicit wish determines the kind.
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
