import { randomBytes } from "node:crypto";
import { company } from "../../../lib/company/company.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { providerReplies as en } from "../../../text/en/chat/provider-replies.ts";
import { providerReplies as fr } from "../../../text/fr/chat/provider-replies.ts";
import type { AnswerProvider, Link, ReplyEnd, Turn } from "../answer-provider.ts";
import { MOST_PASSAGES, type Passage } from "../built-in/passage.ts";
import { type Destination, postJson } from "../outward-request.ts";
import { createSoundText } from "../sound-text.ts";
import { readCompletion } from "./completion-reader.ts";
import { createModelAnswer } from "./model-answer.ts";
import { prompt } from "./prompt.ts";

const TEXTS = { fr, en };
const MOST_LINKS = 3;
/** Maximum bytes read from a response. Each word comes with about 300 bytes of other fields, and reasoning precedes. */
const MAX_BYTES = 4_194_304;

export type PassagesFor = (turn: Turn, atMost: number, language?: Language) => Promise<readonly Passage[]>;

export interface ModelOptions {
  /** Base URL of an OpenAI-compatible API, such as `https://api.example/v1`, or the URL of its chat completions. */
  to: Destination;
  /** The model's name on its server. */
  model: string;
  /**
   * Finds the site's passages about a turn, best match first, then general passages about the company; in the visitor's
   * language unless another is given.
   */
  passagesFor: PassagesFor;
  /** Creates unguessable letters and digits. */
  newMark?: () => string;
}

/**
 * Has a language model put the site's content into words, and nothing else. The model receives the passages found for
 * the question, cites those it uses, and says so if none of them has the answer.
 */
export function createModelProvider({ to, model, passagesFor, newMark = randomMark }: ModelOptions): AnswerProvider {
  const completions = { ...to, url: completionsAddress(to.url) };
  return {
    name: "model",
    async *answer(turn, signal) {
      const passages = await passagesFor(turn, MOST_PASSAGES);
      const language = passages[0]?.language ?? turn.language;
      const body = { model, stream: true, messages: prompt(turn, passages, language, newMark()) };
      const options = { accept: "text/event-stream", maxBytes: MAX_BYTES, signal };
      const response = await postJson(completions, body, options);
      const answer = createModelAnswer(passages.length);
      const sound = createSoundText();
      for await (const piece of readCompletion(response.body)) {
        const shown = sound.push(answer.push(piece));
        if (answer.isUnknown()) break;
        if (shown !== "") yield shown;
      }
      const rest = answer.finish();
      if (answer.isUnknown()) return yield* unknown(language);
      const used = answer.passages()!.map((place) => passages[place]!);
      const last = sound.push(rest) + sound.finish();
      if (last !== "") yield last;
      return {
        kind: used.length > 0 ? "answer" : "greeting",
        language,
        links: linksOf(used),
        suggestions: [],
        topics: used.map(({ id }) => id),
        provider: "model",
      };
    },
  };
}

/** Returns the reply in our words if the model finds no answer, because models must not answer without passages. */
function* unknown(language: Language): Generator<string, ReplyEnd, void> {
  const text = TEXTS[language];
  yield text.unknown(company.email);
  const links = [{ title: text.book, href: pathIn(language, "/consultation-gratuite") }];
  return { kind: "unknown", language, links, suggestions: [], topics: [], provider: "model" };
}

function linksOf(passages: readonly Passage[]): Link[] {
  const byAddress = new Map<string, Link>();
  for (const { title, href } of passages) if (!byAddress.has(href)) byAddress.set(href, { title, href });
  return [...byAddress.values()].slice(0, MOST_LINKS);
}

function completionsAddress(base: URL): URL {
  const url = new URL(base);
  const path = url.pathname.replace(/\/+$/, "");
  url.pathname = path.endsWith("/chat/completions") ? path : `${path}/chat/completions`;
  return url;
}

function randomMark(): string {
  return randomBytes(8).toString("hex");
}
