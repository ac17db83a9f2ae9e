import type { Logger } from "pino";
import { SUGGESTED } from "../../features/appointments/when-told.ts";
import {
  type AnswerProvider,
  ProviderFailure,
  type ProviderName,
  type Turn,
} from "../../features/assistant/answer-provider.ts";
import type { BuiltInAssistant, FreeTime, StaffAnswer } from "../../features/assistant/built-in/assistant.ts";
import type { LetterAnswers } from "../../features/assistant/built-in/letter-answers.ts";
import { MOST_PASSAGES, type Passage } from "../../features/assistant/built-in/passage.ts";
import type { WrittenAnswer } from "../../features/assistant/model/draft-writer.ts";
import { createProviderChain } from "../../features/assistant/provider-chain.ts";
import { providersFromEnv } from "../../features/assistant/providers-from-env.ts";
import type { BlogReading } from "../../features/blog/assemble.ts";
import type { ProviderState } from "../../features/chat/desk/provider-states.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import type { Env } from "../env.ts";

/** Posts per language that the assistant answers from, newest first. Each takes about 20 KB of memory. */
const MOST_POSTS = 300;

/** The chat's providers, and other ways to answer messages in the site's own words. */
export interface ChatAnswers {
  answer: AnswerProvider["answer"];
  /** Loads the site's texts in a language, so that the first reply need not wait for them. */
  prepare(language: Language): Promise<void>;
  /** Returns what the site itself says about a message, worded for an email. */
  letterAnswers(message: string, language: Language): Promise<LetterAnswers>;
  /**
   * Returns the passages of the site that best match a question, best first, as many as a language model is given.
   * @param asked the question's language, for questions whose words do not reveal it
   * @param wanted the passages' language; defaults to the question's
   */
  passagesFor(question: string, asked: Language, wanted?: Language): Promise<readonly Passage[]>;
  /**
   * Returns a reply drafted by the language model, if drafting is on and the text passes the checks.
   * @param person the writer's name, email address and so on, removed before the model sees the message
   */
  modelAnswer(message: string, language: Language, person: readonly string[]): Promise<WrittenAnswer | undefined>;
  /** Reloads published content in the background. Does nothing before the first question. */
  refresh(): void;
  /**
   * Returns the providers in the order in which they are tried, with their successes and failures since the process
   * started.
   */
  states(): ProviderState[];
}

export interface ChatAnswersParts {
  blog: Pick<BlogReading, "newest">;
  appointments: {
    /** Returns the next times that anyone may book. */
    nextTimes(language: Language, atMost: number): Promise<readonly FreeTime[]>;
    /** Returns all times of a day that anyone may book. */
    timesOn(language: Language, day: string): Promise<readonly FreeTime[]>;
  };
  staffAnswers: {
    answers(): Promise<readonly StaffAnswer[]>;
    /** Returns a version stamp that changes with the answers, up to a second late if another process changed them. */
    stamp(): Promise<string>;
  };
  env: Env;
  clock: Clock;
  log: Logger;
}

/**
 * Combines the configured providers with the built-in assistant, which comes last, needs no setup, and is loaded when a
 * visitor first opens the chat.
 */
export function createChatAnswers({
  blog,
  appointments,
  staffAnswers,
  env,
  clock,
  log,
}: ChatAnswersParts): ChatAnswers {
  let loading: Promise<BuiltInAssistant> | undefined;
  async function load(): Promise<BuiltInAssistant> {
    const { createBuiltInAssistant } = await import("../../features/assistant/built-in/assistant.ts");
    return createBuiltInAssistant({
      clock,
      sources: {
        posts: (language: Language) => blog.newest(language, MOST_POSTS),
        staffAnswers: () => staffAnswers.answers(),
        freeTimes: (language: Language, day?: string) =>
          day ? appointments.timesOn(language, day) : appointments.nextTimes(language, SUGGESTED),
        measured: env.ANALYTICS_ID !== undefined,
        chatRetentionDays: env.CHAT_RETENTION_DAYS,
      },
    });
  }
  function loaded(): Promise<BuiltInAssistant> {
    loading ??= load();
    return loading;
  }
  const builtIn: AnswerProvider = {
    name: "built-in",
    async *answer(turn, signal) {
      return yield* (await upToDate()).answer(turn, signal);
    },
  };
  const passagesFor: BuiltInAssistant["passagesFor"] = async (...asked) => (await upToDate()).passagesFor(...asked);
  const { draftWriter, ...providers } = providersFromEnv(env, { clock, passagesFor });
  const chain = createProviderChain({
    ...providers,
    builtIn,
    prepare: async (turn) => (await upToDate()).prepare(turn),
    log,
    clock,
    onAnswer(provider) {
      const { failures } = stateOf(provider);
      const answeredAt = clock().toISOString();
      states.set(provider, { provider, answeredAt, failures: failures && { ...failures, isDown: false } });
    },
    onFailure(provider, { reason, came = null }) {
      const { failures: before, answeredAt } = stateOf(provider);
      const at = clock().toISOString();
      // The circuit breaker skipped this provider, so the reason for its most recent real failure still applies.
      const last = reason === "circuit-open" && before ? before : { reason, came };
      const since = before?.isDown ? before.since : at;
      const count = (before?.count ?? 0) + 1;
      const failures = { reason: last.reason, came: last.came, since, at, count, isDown: true };
      states.set(provider, { provider, answeredAt, failures });
    },
  });
  const states = new Map<ProviderName, ProviderState>();
  const stateOf = (provider: ProviderName): ProviderState =>
    states.get(provider) ?? { provider, answeredAt: null, failures: null };
  /** Version stamp of the staff answers that the assistant knows. */
  let stamp: string | undefined;
  let learning: Promise<void> | undefined;
  async function learn(): Promise<void> {
    const now = await staffAnswers.stamp();
    await (await loaded()).learn();
    stamp = now;
  }
  /** Loads new staff answers: at once if written in this process, otherwise within a second. */
  async function upToDate(): Promise<BuiltInAssistant> {
    while ((await staffAnswers.stamp()) !== stamp) {
      learning ??= learn().finally(() => {
        learning = undefined;
      });
      await learning;
    }
    return await loaded();
  }

  let isReading = false;
  let isToReadAgain = false;
  /** Reloads published content, and once more if this is called meanwhile. */
  async function readAnew(): Promise<void> {
    isToReadAgain = true;
    if (isReading) return;
    isReading = true;
    while (isToReadAgain) {
      isToReadAgain = false;
      try {
        await (await loaded()).refresh();
      } catch (error) {
        log.error({ err: error }, "the assistant could not read what is published");
      }
    }
    isReading = false;
  }
  /** Makes a turn of a message from outside the chat, which has no history. */
  const turnOf = (text: string, language: Language): Turn => ({
    text,
    language,
    page: "/",
    sessionId: "",
    messageId: 0,
    at: clock(),
    history: [],
  });
  return {
    answer: chain.answer,
    async prepare(language) {
      // A webhook needs no texts, unless it fails.
      if (providers.webhook) return;
      await (await upToDate()).prepare(turnOf("", language));
    },
    async letterAnswers(text, language) {
      return await (await upToDate()).letterAnswers(turnOf(text, language));
    },
    async passagesFor(question, asked, wanted) {
      return await passagesFor(turnOf(question, asked), MOST_PASSAGES, wanted);
    },
    async modelAnswer(text, language, person) {
      if (!draftWriter) return undefined;
      try {
        return await draftWriter.write(turnOf(text, language), person);
      } catch (error) {
        const reason = error instanceof ProviderFailure ? error.reason : error instanceof Error ? error.name : "";
        log.warn({ reason }, "the model has drafted no answer");
        return undefined;
      }
    },
    refresh() {
      if (loading) void readAnew();
    },
    states: () => [providers.webhook, providers.model, builtIn].flatMap((one) => (one ? stateOf(one.name) : [])),
  };
}
