import fc from "fast-check";
import MiniSearch from "minisearch";
import { expect, it, vi } from "vitest";
import { whole } from "../../../../test/chat-questions/measure.ts";
import { NOON, sampleAssistant } from "../../../../test/chat-questions/sample-assistant.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { MAX_MESSAGE_LENGTH } from "../../chat/session.ts";
import { ASKED } from "./languages.ts";
import { FIRST_WORDS, LAST_WORDS, MOST_SENTENCES, partRead, sentencesOf } from "./message-bounds.ts";
import { createLexicon, foldedWords, LONGEST_WORD, MENDED_AT_MOST } from "./words/lexicon.ts";

const MOST_WORDS = FIRST_WORDS + LAST_WORDS;
const filled = (piece: string) => piece.repeat(MAX_MESSAGE_LENGTH).slice(0, MAX_MESSAGE_LENGTH);
const distinctWords = (language: Language) => [
  ...new Set(
    Object.values(ASKED[language])
      .join(" ")
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  ),
];

/** The dearest messages there are of each kind. */
const DEAREST = [
  ...["prix ", "prix. ", "prix? ", "price\n", "a\n", "a", "a b ", "😀", "😀 ", "1", "1 ", "1 234 ", "1.", "$", "$ "],
  ...["l'a", "İ", "ﷺ", "e\u0301", "\u0301", "je suis A ", "bonjour ", "Zqxv, ", "a@b.ca "],
].map(filled);
const dearestIn = (language: Language) => [
  ...DEAREST,
  ...[" ", ". ", "? ", "\n"].map((end) => distinctWords(language).join(end).slice(0, MAX_MESSAGE_LENGTH)),
];

it("is about messages that are as long as they may be", () => {
  for (const language of LANGUAGES)
    for (const text of dearestIn(language)) expect(text).toHaveLength(MAX_MESSAGE_LENGTH);
});

it.each(LANGUAGES)(
  "reads a bounded number of words of whatever is written, none longer than a word (%s)",
  (language) => {
    const isBounded = (text: string) => {
      const words = foldedWords(partRead(text), language);
      expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
      expect(Math.max(0, ...words.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_WORD);
    };
    for (const text of dearestIn(language)) isBounded(text);
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: MAX_MESSAGE_LENGTH }), isBounded));
  },
);

it("reads a message whole that is no longer than people write, and the beginning and the end of a longer one", () => {
  const story = Array.from({ length: MOST_WORDS }, (_, place) => `mot${place}`).join(" ");
  expect(partRead(story)).toBe(story);
  expect(partRead(`Bonjour! ${"blabla ".repeat(500)} Avez-vous un contrat?`)).toMatch(/^Bonjour! .* un contrat\?$/s);
});

it("takes each sentence once, and of too many those that ask and the last ones", () => {
  expect(sentencesOf("Un. Deux? Un. \n\n Trois!")).toEqual(["Un.", "Deux?", "Trois!"]);
  const many = Array.from({ length: 3 * MOST_SENTENCES }, (_, place) => `Phrase ${place}.`);
  const kept = sentencesOf(["Combien?", ...many].join(" "));
  expect(kept).toHaveLength(MOST_SENTENCES);
  expect(kept).toContain("Combien?");
  expect(kept).toContain(many.at(-1));
});

it("mends a bounded number of distinct words", async () => {
  const letter = (place: number) => String.fromCharCode("a".charCodeAt(0) + place);
  const known = Array.from(
    { length: 2 * MENDED_AT_MOST },
    (_, place) => `contrat${letter(place % 26).repeat(3)}${letter(Math.floor(place / 26)).repeat(3)}`,
  );
  const mistyped = known.map((word) => word.replace("contrat", "contart"));
  const { typedWords } = await createLexicon("fr", [known.join(" ")]);
  const mended = typedWords([...mistyped, mistyped[0]!].join(" ")).filter((word) => known.includes(word));
  expect(mended).toHaveLength(MENDED_AT_MOST + 1);
});

it.each(LANGUAGES)("searches no oftener than a message has sentences that are read (%s)", async (language) => {
  const assistant = sampleAssistant();
  const search = vi.spyOn(MiniSearch.prototype, "search");
  const searchesFor = async (text: string, earlier: readonly string[] = []) => {
    search.mockClear();
    const history = earlier.map((content) => ({ sender: "user", content }) as const);
    await whole(assistant, {
      text,
      language,
      page: "/",
      sessionId: "nordet-1-a",
      messageId: 1,
      at: NOON,
      history,
    });
    return search.mock.calls.length;
  };
  // The whole and each sentence, twice where only articles were asked for; once more for what is left aside.
  const most = 2 * (1 + MOST_SENTENCES) + 1;
  for (const text of dearestIn(language)) expect(await searchesFor(text), text.slice(0, 20)).toBeLessThanOrEqual(most);
  expect(await searchesFor("Velocity?", dearestIn(language).slice(0, 20))).toBeLessThanOrEqual(most);
  search.mockRestore();
});
