import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../lib/language.ts";

/** French unless the request says that it would rather have English (RFC 9110 §12.5.4). */
export function preferredLanguage(header: string | undefined): Language {
  let best: { language: Language; weight: number } = { language: DEFAULT_LANGUAGE, weight: 0 };
  for (const entry of header?.split(",", 20) ?? []) {
    const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
    const language = tag.split("-")[0];
    const quality = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find((q) => q !== undefined);
    const weight = quality === undefined ? 1 : Number(quality);
    if (isLanguage(language) && weight > best.weight) best = { language, weight };
  }
  return best.language;
}
