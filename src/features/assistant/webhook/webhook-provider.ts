import { company } from "../../../lib/company.ts";
import { LOCALE_OF } from "../../../lib/language.ts";
import { maskNumbers } from "../../../lib/mask-numbers.ts";
import { providerReplies as en } from "../../../text/en/provider-replies.ts";
import { providerReplies as fr } from "../../../text/fr/provider-replies.ts";
import { type AnswerProvider, ProviderFailure, type Turn } from "../answer-provider.ts";
import { type Destination, type OutwardAnswer, postJson } from "../outward-request.ts";
import { createSoundText } from "../sound-text.ts";
import { readReply } from "./reply-reader.ts";

const TEXTS = { fr, en };

/** The keys that may hold the visitor's text, in the order they are tried (SPEC §7). */
const SHAPES = ["message", "text", "query", "input", "chatInput"] as const;
type Shape = (typeof SHAPES)[number];

/** Most bytes read of a reply: a streamed one carries some 200 bytes about each word. */
const MAX_BYTES = 1_048_576;

/**
 * Asks a chat-automation webhook (SPEC §7), such as a workflow of n8n. Each turn sends the same shape again that worked
 * before; another is tried only after an answer with a status that is not OK, so that a workflow does not run twice.
 */
export function createWebhookProvider(to: Destination): AnswerProvider {
  let working: Shape | undefined;

  async function firstAccepted(turn: Turn, signal: AbortSignal): Promise<OutwardAnswer> {
    const statuses: number[] = [];
    for (const shape of new Set([...(working ? [working] : []), ...SHAPES])) {
      const options = { accept: "text/plain, application/json", maxBytes: MAX_BYTES, signal };
      const answer = await postJson(to, payload(shape, turn), options);
      if (answer.status >= 200 && answer.status < 300) {
        working = shape;
        return answer;
      }
      await answer.drop();
      statuses.push(answer.status);
    }
    throw new ProviderFailure("status", `refused every shape (${statuses.join(", ")})`);
  }

  return {
    name: "webhook",
    async *answer(turn, signal) {
      const { language } = turn;
      const answer = await firstAccepted(turn, signal);
      const sound = createSoundText();
      let isEmpty = true;
      for await (const piece of readReply(answer.text())) {
        isEmpty &&= piece === "";
        const shown = sound.push(piece);
        if (shown !== "") yield shown;
      }
      yield isEmpty ? TEXTS[language].thanks(company.email) : sound.finish();
      return { kind: "answer", language, links: [], suggestions: [], topics: [], provider: "webhook" };
    },
  };
}

/** The body of SPEC §7; `action` and `metadata` are what n8n's own chat sends along, and disturb no workflow. */
function payload(shape: Shape, { text, at, sessionId, language }: Turn) {
  return {
    [shape]: maskNumbers(text),
    timestamp: at.toISOString(),
    sessionId,
    action: "sendMessage",
    metadata: { locale: LOCALE_OF[language] },
  };
}
