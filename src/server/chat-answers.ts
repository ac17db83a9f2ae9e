import type { Logger } from "pino";
import type { AnswerProvider } from "../features/assistant/answer-provider.ts";
import { createBuiltInAssistant, type StaffAnswer } from "../features/assistant/built-in/assistant.ts";
import { createProviderChain } from "../features/assistant/provider-chain.ts";
import { providersFromEnv } from "../features/assistant/providers-from-env.ts";
import type { BlogReading } from "../features/blog/reading-service.ts";
import type { Clock } from "../lib/clock.ts";
import type { Language } from "../lib/language.ts";
import type { Env } from "./env.ts";

/** Newest posts of a language that the assistant answers from: about 20 KB of memory each. */
const MOST_POSTS = 300;

/** Who answers in the chat. */
export interface ChatAnswers {
  answer: AnswerProvider["answer"];
  /** Reads again what was published and what staff wrote, in the background. */
  refresh(): void;
}

export interface ChatAnswersParts {
  blog: Pick<BlogReading, "newest">;
  staffAnswers: {
    answers(): Promise<readonly StaffAnswer[]>;
    /** Another one after each change. */
    stamp(): Promise<string>;
  };
  env: Env;
  clock: Clock;
  log: Logger;
}

/** The configured providers, before the assistant that needs nothing configured. */
export function createChatAnswers({ blog, staffAnswers, env, clock, log }: ChatAnswersParts): ChatAnswers {
  const builtIn = createBuiltInAssistant({
    clock,
    sources: {
      posts: (language: Language) => blog.newest(language, MOST_POSTS),
      staffAnswers: () => staffAnswers.answers(),
      measured: env.ANALYTICS_ID !== undefined,
    },
  });
  const { passagesFor } = builtIn;
  const chain = createProviderChain({ ...providersFromEnv(env, { clock, passagesFor }), builtIn, log, clock });
  let stamp: string | undefined;
  /** What staff wrote is used at once, whichever process they wrote it in. */
  async function readChanges(): Promise<void> {
    const now = await staffAnswers.stamp();
    if (now === stamp) return;
    await builtIn.refresh();
    stamp = now;
  }
  return {
    async *answer(turn, signal) {
      await readChanges();
      return yield* chain.answer(turn, signal);
    },
    refresh: () =>
      void builtIn
        .refresh()
        .catch((error: unknown) => log.error({ err: error }, "the assistant could not read what is published")),
  };
}
