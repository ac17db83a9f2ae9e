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

/** Maximum bytes read from a response. A stream has about 200 bytes of other fields per word. */
const MAX_BYTES = 1_048_576;

/**
 * Asks a chat-automation webhook (SPEC §7), such as an n8n workflow. Each message is one HTTP request, so that the
 * workflow runs once. If the message is ever sent again, its id is the same, in `Idempotency-Key` and, because a Chat
 * Trigger does not pass headers on, in the body.
 * @param pause waits before the second attempt if no connection was established
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
        // Ending the reply early closes its connection.
        await reply.return(false);
      }
      const kind = handsOver ? "person" : "answer";
      return { kind, language, links: [], suggestions: [], topics: [], provider: "webhook" };
    },
  };
}

/** Length of text kept to describe a reply's shape, in UTF-16 code units. */
const MOST_KEPT = 65_536;

/** Passes on a reply's pieces, and records the text received so far. */
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
 * Builds the body of SPEC §7, with the text under all keys at once: an n8n Chat Trigger reads `chatInput` and responds
 * 200 to any body, so trying keys would not show which one a workflow reads. The other fields are those of n8n's own
 * chat.
 */
function payload({ text, at, sessionId, language, history }: Turn, messageId: string) {
  const words = maskNumbers(text);
  // Include staff messages since the workflow's last reply, so that it can continue from there.
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
