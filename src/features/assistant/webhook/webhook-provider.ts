import { company } from "../../../lib/company/company.ts";
import { LOCALE_OF } from "../../../lib/language.ts";
import { maskNumbers } from "../../../lib/text/mask-numbers.ts";
import { providerReplies as en } from "../../../text/en/chat/provider-replies.ts";
import { providerReplies as fr } from "../../../text/fr/chat/provider-replies.ts";
import { type AnswerProvider, ProviderFailure, type Turn } from "../answer-provider.ts";
import { type Destination, type Pause, postJson } from "../outward-request.ts";
import { createSoundText } from "../sound-text.ts";
import { readReply } from "./reply-reader.ts";
import { shapeOf } from "./reply-shape.ts";

const TEXTS = { fr, en };

/** Maximum number of bytes read of a reply: a streamed one carries some 200 bytes about each word. */
const MAX_BYTES = 1_048_576;

/**
 * Asks a chat-automation webhook (SPEC §7), such as a workflow of n8n. One message is one request, so that a workflow runs
 * once for it. Should the message ever be sent again, its id is the same: in `Idempotency-Key`, and in the body because a
 * Chat Trigger does not pass headers on.
 * @param pause waits before the second try of a request that found no connection
 */
export function createWebhookProvider(to: Destination, pause?: Pause): AnswerProvider {
  return {
    name: "webhook",
    async *answer(turn, signal) {
      const { language } = turn;
      const messageId = `${turn.sessionId}-${turn.messageId}`;
      const headers = { ...to.headers, "idempotency-key": messageId };
      const options = { accept: "text/plain, application/json", maxBytes: MAX_BYTES, signal, pause };
      const { contentType, body } = await postJson({ ...to, headers }, payload(turn, messageId), options);
      const came = listenedTo(body);
      const sound = createSoundText();
      let isEmpty = true;
      const reply = readReply(came.pieces);
      let handsOver = false;
      try {
        for (let next = await reply.next(); ; next = await reply.next()) {
          if (next.done) {
            handsOver = next.value;
            break;
          }
          isEmpty &&= next.value === "";
          const shown = sound.push(next.value);
          if (shown !== "") yield shown;
        }
        const { thanks, handOver } = TEXTS[language];
        yield isEmpty ? (handsOver ? handOver : thanks(company.email)) : sound.finish();
      } catch (error) {
        if (error instanceof ProviderFailure) error.came = shapeOf(contentType, came.text());
        throw error;
      } finally {
        // One that is left early closes its connection.
        await reply.return(false);
      }
      const kind = handsOver ? "person" : "answer";
      return { kind, language, links: [], suggestions: [], topics: [], provider: "webhook" };
    },
  };
}

/** How much of a reply is kept to describe its shape, in UTF-16 code units. */
const MOST_KEPT = 65_536;

/** A reply's pieces, and the text received so far. */
function listenedTo(body: AsyncIterable<string>) {
  let kept = "";
  async function* pieces() {
    for await (const piece of body) {
      if (kept.length < MOST_KEPT) kept += piece;
      yield piece;
    }
  }
  return { pieces: pieces(), text: () => kept };
}

/**
 * The body of SPEC §7 with the text under all of its keys at once: a Chat Trigger of n8n reads `chatInput` and answers
 * whatever it gets with 200, so which key a workflow reads cannot be found out by trying. The rest is what n8n's own chat sends.
 */
function payload({ text, at, sessionId, language, history }: Turn, messageId: string) {
  const words = maskNumbers(text);
  // What a person said since the workflow last did: it goes on where they left off.
  const since = history.slice(history.findLastIndex(({ sender }) => sender === "bot") + 1);
  const staffWrote = since.filter(({ sender }) => sender === "staff").map(({ content }) => content);
  return {
    message: words,
    text: words,
    query: words,
    input: words,
    chatInput: words,
    action: "sendMessage",
    sessionId,
    timestamp: at.toISOString(),
    metadata: { locale: LOCALE_OF[language], messageId, ...(staffWrote.length > 0 ? { staffWrote } : {}) },
  };
}
