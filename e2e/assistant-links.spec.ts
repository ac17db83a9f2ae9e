import { postPassages } from "../src/features/assistant/built-in/post-passages.ts";
import { sitePassages } from "../src/features/assistant/built-in/site-passages.ts";
import { LANGUAGES, type Language, LOCALE_OF } from "../src/lib/language.ts";
import { ask, heard } from "../test/chat-turns.ts";
import { sampleAssistant, samplePosts } from "../test/sample-assistant.ts";
import { expect, test } from "./fixtures.ts";

/** Questions whose answers contain links but quote no passage: booking, a person, unknown topics, our clients. */
const ASKED: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    "Je veux réserver une consultation",
    "Je veux parler à une personne",
    "zxqv blorp frimble",
    "Travaillez-vous avec des dentistes?",
    "luc@roy.example",
  ],
  en: [
    "I want to book a consultation",
    "I want to talk to a person",
    "zxqv blorp frimble",
    "Do you work with dentists?",
    "luc@roy.example",
  ],
};

for (const language of LANGUAGES) {
  test(`every link in the assistant's ${language} answers works and leads to a page in that language`, async ({
    request,
  }) => {
    const passages = [
      ...sitePassages(language, { measured: false, chatRetentionDays: 180 }),
      ...samplePosts(language).flatMap(postPassages),
    ];
    const assistant = sampleAssistant();
    const replies = await Promise.all(ASKED[language].map((text) => heard(ask(assistant, text, { language }))));
    const hrefs = new Set([
      ...passages.map(({ href }) => href),
      ...replies.flatMap(({ end }) => end.links.map(({ href }) => href)),
    ]);
    expect(hrefs.size).toBeGreaterThan(40);

    const wrong: string[] = [];
    const pages = new Map<string, string>();
    for (const href of hrefs) {
      const [path = "", fragment] = href.split("#");
      let html = pages.get(path);
      if (html === undefined) {
        const answer = await request.get(path, { maxRedirects: 0 });
        html = await answer.text();
        pages.set(path, html);
        if (answer.status() !== 200) wrong.push(`${path}: ${answer.status()}`);
        if (!html.includes(`<html lang="${LOCALE_OF[language]}"`)) wrong.push(`${path}: not in ${language}`);
      }
      if (fragment !== undefined && !new RegExp(`<[^>]* id="?${fragment}["\\s>]`).test(html))
        wrong.push(`${href}: no such place`);
    }
    expect(wrong).toEqual([]);
  });
}
