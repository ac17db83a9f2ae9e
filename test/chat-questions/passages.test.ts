import { expect, it } from "vitest";
import { ASKED } from "../../src/features/assistant/built-in/languages.ts";
import { wholeText } from "../../src/features/assistant/built-in/passage.ts";
import { INTENTS } from "../../src/features/assistant/built-in/passage-index.ts";
import { postPassages } from "../../src/features/assistant/built-in/post-passages.ts";
import { sitePassages } from "../../src/features/assistant/built-in/site-passages.ts";
import { LANGUAGES } from "../../src/lib/language.ts";
import { samplePosts } from "./sample-assistant.ts";
import { TUNING } from "./tuning.ts";

const passages = {
  fr: [...sitePassages("fr", false), ...samplePosts("fr").flatMap(postPassages)],
  en: [...sitePassages("en", false), ...samplePosts("en").flatMap(postPassages)],
};

it("has the same passages in both languages, each once, each with something to say", () => {
  const ids = passages.fr.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(passages.en.map(({ id }) => id).sort()).toEqual(ids.toSorted());
  for (const language of LANGUAGES) {
    for (const passage of passages[language]) {
      expect(wholeText(passage), passage.id).toMatch(/\p{L}/u);
      expect(`${passage.title} ${wholeText(passage)}`, passage.id).not.toMatch(/\u00ad|undefined|\[object|<\w|&\w+;/);
    }
  }
});

it.each(LANGUAGES)("knows in %s how every passage of the site is asked for, and no other", (language) => {
  const asked = Object.keys(ASKED[language]).sort();
  expect(asked).toEqual([...sitePassages(language, false).map(({ id }) => id), ...INTENTS].sort());
});

it("expects of the questions nothing but passages there are", () => {
  const ids = new Set(passages.fr.map(({ id }) => id));
  for (const { id, expect: wanted } of TUNING) {
    for (const passage of "passages" in wanted ? wanted.passages : []) expect(ids, id).toContain(passage);
  }
  expect(new Set(TUNING.map(({ id }) => id)).size).toBe(TUNING.length);
});
