import { readdirSync } from "node:fs";
import type { Language } from "../../src/lib/language.ts";

/** A language's texts by key, such as `privacy.sections.0.title`, or `readyIn(2)` for a function's result. */
export type Texts = ReadonlyMap<string, string>;

/** Arguments for texts that are functions, by key, with one list per call. */
export type Samples = Readonly<Record<string, ReadonlyArray<readonly unknown[]>>>;

/** Arguments for functions without samples: none, one, several (plural) and thousands. */
const COUNTS = [0, 1, 2, 1500];

/** Matches keys of anchors and paths, which are not texts. */
const NO_TEXT = /\.(?:id|path)$/;

const NOT_OURS = /^visitors\b/;

/**
 * Reads all texts in `src/text/<language>`.
 * @throws Error if two files export the same name, because one would hide the other
 */
export async function textsOf(language: Language, samples: Samples): Promise<Texts> {
  const folder = new URL(`../../src/text/${language}/`, import.meta.url);
  const texts = new Map<string, string>();
  const fileOf = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!file.endsWith(".ts") || NOT_OURS.test(file)) continue;
    const exported: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const [exportName, value] of Object.entries(exported)) {
      // `home.ts` exports `homeFr` or `homeEn`; both become the key `home`.
      const name = exportName.replace(/(?:Fr|En)$/, "");
      const other = fileOf.get(name);
      if (other) throw new Error(`${language}/${other} and ${language}/${file} both export ${name}`);
      fileOf.set(name, file);
      gather(texts, name, value, samples);
    }
  }
  return texts;
}

/** Adds the texts in `value` under `key`: a text itself, a function's results, or the contents of a list or object. */
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
