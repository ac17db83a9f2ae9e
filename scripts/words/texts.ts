import { readdirSync } from "node:fs";
import type { Language } from "../../src/lib/language.ts";

/** Every text of a language by its key, `privacy.sections.0.title`; `readyIn(2)` for what a function answers to 2. */
export type Texts = ReadonlyMap<string, string>;

/** By key, the calls by which a function among the texts is read: the arguments of each. */
export type Samples = Readonly<Record<string, ReadonlyArray<readonly unknown[]>>>;

/** Functions without samples are given each of these in every place: none, one, several (the plural) and thousands. */
const COUNTS = [0, 1, 2, 1500];

/** Anchors and addresses stand among the texts; nobody reads them. */
const NO_TEXT = /\.(?:id|path)$/;

/** What visitors type, as they type it. */
const NOT_OURS = /^visitors\b/;

/**
 * The texts of `src/text/<language>`.
 * @throws Error when two files export the same name: one would hide the other
 */
export async function textsOf(language: Language, samples: Samples): Promise<Texts> {
  const folder = new URL(`../../src/text/${language}/`, import.meta.url);
  const texts = new Map<string, string>();
  const fileOf = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!file.endsWith(".ts") || NOT_OURS.test(file)) continue;
    const exported: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const [exportName, value] of Object.entries(exported)) {
      // `home.ts` exports `homeFr` or `homeEn`: one key for both.
      const name = exportName.replace(/(?:Fr|En)$/, "");
      const other = fileOf.get(name);
      if (other) throw new Error(`${language}/${other} and ${language}/${file} both export ${name}`);
      fileOf.set(name, file);
      gather(texts, name, value, samples);
    }
  }
  return texts;
}

/** Adds what `value` says under `key`: itself, what it answers, or what lies inside it. */
export function gather(texts: Map<string, string>, key: string, value: unknown, samples: Samples): void {
  if (NO_TEXT.test(key)) return;
  if (typeof value === "string") texts.set(key, value);
  else if (typeof value === "function") {
    const calls = samples[key];
    const answers = calls
      ? calls.map((given, call) => [call === 0 ? key : `${key}(${call + 1})`, value(...given)] as const)
      : COUNTS.map((count) => [`${key}(${count})`, value(count, count, count, count)] as const);
    for (const [name, answer] of answers) gather(texts, name, answer, samples);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) gather(texts, `${key}.${name}`, inner, samples);
  }
}
