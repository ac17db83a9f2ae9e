import { expect, it } from "vitest";
import * as z from "zod/mini";
import { readMarkdownFile } from "../features/blog/front-matter.ts";
import { queryWordsOf } from "../features/blog/search-words.ts";
import { slugOf } from "../features/blog/slug.ts";
import { searchTermsOf } from "../features/consultations/search-text.ts";
import { emailField } from "../features/staff/schema.ts";
import { csvCell } from "../lib/csv-cell.ts";
import { escapeHtml } from "../lib/escape-html.ts";
import { foldForSearch } from "../lib/fold-for-search.ts";
import { mailKey } from "../lib/mail-key.ts";
import { mailboxOf } from "../lib/mailbox.ts";
import { maskNumbers } from "../lib/mask-numbers.ts";
import { northAmericanPhone } from "../lib/north-american-phone.ts";
import { readTarget } from "./canonical-path.ts";
import { clientAddress } from "./client-address.ts";
import { matchesEntityTag, negotiateEncoding } from "./content-encoding.ts";
import { preferredLanguage } from "./preferred-language.ts";
import { forwardedRequestId } from "./request-id.ts";

/** Longer than any one text that strangers may send. */
const LENGTH = 32 * 1024;

/** What a regular expression with a choice to go back to would go back over. */
const PIECES = [
  "a",
  " ",
  "0",
  "1 ",
  "4-",
  ".",
  "a.",
  "@",
  "a@",
  "/",
  "%41",
  ",",
  "q=",
  ";q=0",
  '"',
  "\\",
  "\n",
  "---\n",
  "-",
];
const TEXTS = PIECES.flatMap((piece) => {
  const repeated = piece.repeat(Math.ceil(LENGTH / piece.length));
  return [repeated, `${repeated}!`, `a@${repeated}`, `/${repeated}\u0000`, `---\n${repeated}`];
});

/** Linear ones take a few milliseconds; what goes back over 32 KB takes many seconds. */
const PATIENCE = 5_000;

it.each<[name: string, read: (text: string) => unknown]>([
  ["the address of a request", readTarget],
  ["its languages", preferredLanguage],
  ["its encodings", negotiateEncoding],
  ["its entity tags", (text) => matchesEntityTag(text, '"x"')],
  ["its client", (text) => clientAddress(text, 1, "127.0.0.1")],
  ["its id", forwardedRequestId],
  ["a mail address", (text) => z.safeParse(emailField, text)],
  ["a mailbox", mailboxOf],
  ["the key of a mailbox", mailKey],
  ["numbers of cards", maskNumbers],
  ["a telephone", (text) => northAmericanPhone(text, "fr")],
  ["words to search", foldForSearch],
  ["a search of the blog", queryWordsOf],
  ["a search of requests", searchTermsOf],
  ["a title", slugOf],
  ["a cell", csvCell],
  ["a text for a page", escapeHtml],
])("reads %s in a time that grows with its length alone", (_, read) => {
  const slow = TEXTS.map((text) => {
    const started = performance.now();
    read(text);
    return { text: text.slice(0, 12), ms: performance.now() - started };
  }).filter(({ ms }) => ms > PATIENCE);
  expect(slow).toEqual([]);
});

it("reads the front of a Markdown file likewise, or refuses it", () => {
  for (const text of TEXTS) {
    const started = performance.now();
    try {
      readMarkdownFile(text);
    } catch {
      // No YAML.
    }
    expect(performance.now() - started, JSON.stringify(text.slice(0, 12))).toBeLessThan(PATIENCE);
  }
});

it.each([
  ["=1", "'=1"],
  ["  =1", "  '=1"],
  ["a\n\n=1", "a\n\n'=1"],
  ["a;\t+1", "a;\t'+1"],
  ["a - b", "a - b"],
  ["2-3", "2-3"],
])("keeps the formula of %j text, wherever a program splits it", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
