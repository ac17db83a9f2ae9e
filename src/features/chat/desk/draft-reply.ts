import type { Language } from "../../../lib/language.ts";
import { firstNameOf } from "../../../lib/text/first-name.ts";
import { letterDrafts as en } from "../../../text/en/emails/letter-drafts.ts";
import { letterDrafts as fr } from "../../../text/fr/emails/letter-drafts.ts";
import type { LetterAnswers } from "../../assistant/built-in/letter-answers.ts";
import type { ReplyDraft } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { listTranscript } from "../store/messages.ts";
import { requireConversation } from "./read-conversation.ts";

const WORDS = { fr, en };

/** How many of the visitor's messages a reply answers: earlier ones are settled, or were about something else. */
const MOST_READ = 3;

/** What a draft reply is made from. */
export interface ReplyDraftParts extends Pick<ChatParts, "database"> {
  /** The site's answers to a question. */
  answersTo: (message: string, language: Language) => Promise<LetterAnswers>;
}

/**
 * A draft for a member of staff, in the visitor's language: who is writing now, and the site's answers to what the
 * visitor wrote since the last staff reply. It does not repeat what the assistant has said.
 * @param sender name of the member, undefined for a program
 * @throws AppError `not-found`
 */
export async function draftReply(
  { database: { kysely }, answersTo }: ReplyDraftParts,
  id: number,
  sender: string | undefined,
): Promise<ReplyDraft> {
  const { language, name } = await requireConversation(kysely, id);
  const transcript = await listTranscript(kysely, id);
  const last = transcript.findLastIndex((message) => message.sender === "staff");
  const since = transcript.slice(last + 1);
  const asked = since.filter((message) => message.sender === "user").slice(-MOST_READ);
  const said = new Set(since.flatMap(({ sender: by, links }) => (by === "user" ? [] : links.map(({ href }) => href))));
  const { answers } = asked.length > 0 ? await answersTo(asked.map(contentOf).join("\n"), language) : { answers: [] };
  const fresh = answers.filter(({ href }) => !said.has(href));
  const t = WORDS[language].reply;
  // No second introduction to a visitor who knows them.
  const hello =
    last === -1 ? t.hello((name && firstNameOf(name)) || null, (sender && firstNameOf(sender)) || null) : "";
  return {
    text: [hello, ...fresh.map(({ text }) => text)].filter(Boolean).join("\n\n"),
    sources: fresh.map(({ title, href }) => ({ title, href })),
  };
}

const contentOf = ({ content }: { content: string }) => content;
