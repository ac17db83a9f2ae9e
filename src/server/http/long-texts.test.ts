import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { growsTooFast } from "../../../test/processor-time.ts";
import { withoutDisguises, withoutLinks } from "../../emails/parts/mail-words.ts";
import { bounceOf } from "../../emails/transport.ts";
import { contactLeft } from "../../features/assistant/built-in/contact-left.ts";
import { createReader, detectLanguage, foldedWords, type Reader } from "../../features/assistant/built-in/reading.ts";
import { failureText } from "../../features/assistant/failure-text.ts";
import { createModelAnswer } from "../../features/assistant/model/model-answer.ts";
import { createSoundText } from "../../features/assistant/sound-text.ts";
import { looksLikeJson, readWhole } from "../../features/assistant/webhook/reply-text.ts";
import { wishIn } from "../../features/assistant/wish.ts";
import { readTimeOf } from "../../features/blog/blog-post.ts";
import { readMarkdownFile } from "../../features/blog/markdown/front-matter.ts";
import { postFieldsSchema } from "../../features/blog/model.ts";
import { queryWordsOf, slugOf } from "../../features/blog/words.ts";
import { summaryOf } from "../../features/blog-transfer/imported-values.ts";
import { textParts } from "../../features/chat/components/text-parts.ts";
import { factsOfReply, factsOfVisitor } from "../../features/chat/lead-facts.ts";
import { leadBodySchema, MAX_REPLY_LENGTH, sendMessageSchema, summaryBodySchema } from "../../features/chat/model.ts";
import { MAX_MESSAGE_LENGTH } from "../../features/chat/session.ts";
import { applicationFields, MAX_LENGTH } from "../../features/consultations/model.ts";
import { searchTermsOf } from "../../features/consultations/search-text.ts";
import { normalisePhone, submissionSchema } from "../../features/consultations/submission-schema.ts";
import { verdictOn } from "../../features/consultations/verdict.ts";
import { gapsIn, hasOnlyKnownPlaceholders } from "../../features/letters/placeholders.ts";
import { subscriptionSchema } from "../../features/newsletter/model.ts";
import { mayBeSame } from "../../features/people/matching/record-facts.ts";
import { matcherOf } from "../../features/privacy/holders/holder.ts";
import { linkRequestSchema } from "../../features/privacy/model.ts";
import { nextPath, readTyped } from "../../features/staff/admin-path.ts";
import { emailField, nameField } from "../../features/staff/model.ts";
import { countedPage } from "../../features/visits/visit-counts.ts";
import { digestOfToken } from "../../lib/secrets.ts";
import { cleanText, escapeHtml } from "../../lib/text/clean-text.ts";
import { csvCell } from "../../lib/text/csv.ts";
import { foldForSearch, searchWordsOf } from "../../lib/text/fold-for-search.ts";
import { letterBlocks } from "../../lib/text/letter-blocks.ts";
import { mailboxOf, mailKey } from "../../lib/text/mailbox.ts";
import { maskNumbers } from "../../lib/text/mask-numbers.ts";
import { northAmericanPhone } from "../../lib/text/north-american-phone.ts";
import { clientAddress, forwardedRequestId, preferredLanguage, readTarget } from "./requests.ts";
import { matchesEntityTag, negotiateEncoding } from "./responses.ts";

/** Length of the texts, in UTF-16 code units: as many as the bytes that a visitor may send in one request. */
const LENGTH = 64 * 1024;

/** Pieces that make an ambiguous regular expression backtrack catastrophically. */
const PIECES = [
  "a",
  "A",
  "é",
  "A b",
  " ",
  "\n",
  "0",
  "1 ",
  "4-",
  "4111111111111111 ",
  "046 454 286 ",
  "514 555-",
  ".",
  "a.",
  "@",
  "@.",
  "a@",
  "a@b.",
  "/",
  "%41",
  ",",
  "q=",
  ";q=0",
  '"',
  "'",
  "\\",
  "---\n",
  "-",
  "<",
  "</",
  "[",
  "](",
  "![x](",
  "[[",
  "{{",
  "#",
  "(",
  "x ext ",
  "poste",
  "http://",
  "http://a.",
  "www.",
  "je suis A ",
  "my name is ",
  "I'm A ",
  "mon nom est a ",
  "\u200b",
  "\u0301",
  "\ufeff",
];
const PREFIXES = ["", "a@", "/", "---\n"];

const repeated = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Long runs of digits, spaces, dots, signs and letters, then the whole sequence repeated. */
const runs = fc.array(fc.tuple(fc.constantFrom(..."aA0149 .-@/,;:'\"<>[](){}#\n\t\u00a0é"), fc.nat(5)), {
  minLength: 1,
  maxLength: 6,
});

let readers: Record<"fr" | "en", Reader>;
beforeAll(() => {
  const texts = [
    ["nos", "tarifs"],
    ["our", "prices"],
  ];
  readers = { fr: createReader("fr", texts), en: createReader("en", texts) };
});

/** Puts the text in every field of a schema. */
const everywhere = (schema: z.core.$ZodType, fields: readonly string[]) => (text: string) =>
  z.safeParse(schema, Object.fromEntries(fields.map((field) => [field, text])));
const messages = (content: string) => [{ sender: "user", content, timestamp: content }];
const fact = (text: string) => ({ name: text, company: text, jobTitle: text, additionalInfo: text });

type TextReader = [name: string, read: (text: string) => unknown, longest?: number];
/** Every function that reads visitors' text; `longest` is set where the input is capped below `LENGTH`. */
const READERS: TextReader[] = [
  ["the address of a request", readTarget],
  ["its languages", preferredLanguage],
  ["its encodings", negotiateEncoding],
  ["its entity tags", (text) => matchesEntityTag(text, '"x"')],
  ["its client", (text) => clientAddress(text, 1, "127.0.0.1")],
  ["its id", forwardedRequestId],
  ["a page that is counted", (text) => countedPage(`/blog/${text}`)],
  ["where a sign-in leads", (text) => nextPath(text, text)],
  ["what was typed before", readTyped],
  ["a mail address", (text) => z.safeParse(emailField, text)],
  ["the name of a member", (text) => z.safeParse(nameField, text)],
  ["a mailbox", mailboxOf],
  ["the key of a mailbox", mailKey],
  ["a token", digestOfToken],
  ["numbers of cards", maskNumbers],
  ["links in a message", textParts],
  ["a telephone", (text) => northAmericanPhone(text, "fr")],
  ["a telephone of a form", normalisePhone, MAX_LENGTH.phone],
  ["a text of a form", cleanText],
  ["a field of a form", (text) => Object.values(applicationFields).map((field) => z.safeParse(field, text))],
  ["a request", everywhere(submissionSchema, Object.keys(applicationFields))],
  [
    "a request that is judged",
    (text) => verdictOn(fact(text), { honeypot: text, elapsedSeconds: 9, edits: 9, isUnusual: false }),
  ],
  ["a subscription", everywhere(subscriptionSchema, ["email", "placement", "page"])],
  ["a request about data", everywhere(linkRequestSchema, ["email", "kind", "wish", "leaveEmpty"])],
  ["a message", everywhere(sendMessageSchema, ["sessionId", "message", "language", "page", "timestamp", "messageId"])],
  ["facts of a lead", everywhere(leadBodySchema, ["sessionId", "name", "email", "phone", "company"])],
  [
    "a transcript",
    (text) =>
      z.safeParse(summaryBodySchema, {
        leadEmail: text,
        leadName: text,
        conversationSummary: text,
        messages: messages(text),
      }),
  ],
  ["what a visitor tells of themselves", factsOfVisitor, MAX_MESSAGE_LENGTH],
  ["what a reply tells of them", factsOfReply, MAX_REPLY_LENGTH],
  ["an address that is left", (text) => [contactLeft(text, "fr"), contactLeft(text, "en")]],
  ["the wish of a question", wishIn, MAX_MESSAGE_LENGTH],
  ["the language of a question", (text) => detectLanguage(text, readers), MAX_MESSAGE_LENGTH],
  ["the words of a question", (text) => [foldedWords(text, "fr"), foldedWords(text, "en")]],
  ["what failed to be answered", (text) => failureText(text, "fr"), MAX_MESSAGE_LENGTH],
  ["a reply of a webhook", (text) => [looksLikeJson(text), readWhole(text)]],
  ["a reply as it comes", (text) => createSoundText().push(text)],
  ["an answer of a model", (text) => [createModelAnswer(3).push(text), createModelAnswer(3).push(`[1] ${text}`)]],
  ["what a mail server answers", (text) => bounceOf(Object.assign(new Error(text), { response: text }))],
  [
    "whether a text is about somebody",
    (text) => matcherOf({ emails: ["a@b.ca"], phones: ["514 555-0142"], names: ["A B"] }).isNamedIn(text),
  ],
  ["whether two names are one", (text) => mayBeSame(text, text)],
  ["words to search", foldForSearch],
  ["a search of the blog", queryWordsOf],
  ["a search of requests", searchTermsOf],
  ["a search of chats", searchWordsOf],
  ["a title", slugOf],
  ["a cell", csvCell],
  ["a text for a page", escapeHtml],
  ["a text for a mail", (text) => [withoutDisguises(text), withoutLinks(text), letterBlocks(text)]],
  ["placeholders of a letter", (text) => [gapsIn(text), hasOnlyKnownPlaceholders(text, "fr")]],
  [
    "the fields of an imported post",
    everywhere(postFieldsSchema, ["title", "slug", "content", "excerpt", "keywords", "author"]),
  ],
  ["the summary of an imported post", summaryOf],
  ["how long a post is to read", readTimeOf],
  ["the front of a Markdown file", readMarkdownFile],
];

describe.each<TextReader>(READERS)("%s", (_name, read, longest = LENGTH) => {
  const reads = (text: string) => read(text.slice(0, longest));
  // Measures processor time, because wall time depends on the machine's other work.
  const timeout = 90_000;

  it("is read in time linear in its length", { timeout }, () => {
    const slow = PIECES.flatMap((piece) =>
      PREFIXES.filter((prefix) => growsTooFast(reads, (length) => `${prefix}${repeated(piece, length)}!`, LENGTH)).map(
        (prefix) => [prefix, piece],
      ),
    );
    expect(slow).toEqual([]);
  });

  it("stays linear for long runs of any characters", { timeout }, () => {
    fc.assert(
      fc.property(runs, fc.nat(6), (segments, power) => {
        const piece = segments.map(([sign, times]) => sign.repeat(1 + times * 2 ** power)).join("");
        return !growsTooFast(reads, (length) => repeated(piece, length), LENGTH);
      }),
      { numRuns: process.env["NIGHTLY"] ? 400 : 10 },
    );
  });
});

it.each([
  ["=1", "'=1"],
  ["  =1", "  '=1"],
  ["a\n\n=1", "a\n\n'=1"],
  ["a;\t+1", "a;\t'+1"],
  ["a - b", "a - b"],
  ["2-3", "2-3"],
])("neutralizes the formula of %j text, wherever a program splits it", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
