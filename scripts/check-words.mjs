import { goOnUnderPinnedNode, ROOT } from "./toolchain.mjs";

/**
 * Checks the product's texts rule by rule: `src/text` has every text in both languages, with proper typography; figures
 * are in the register of claims; components contain no text. Exits with 1 on any finding.
 */

await goOnUnderPinnedNode();
const { checkWords } = await import("./words/findings.ts");
const { checkClaims } = await import("./words/claims.ts");
const { SAMPLES } = await import("./words/exceptions.ts");
const { textsOf } = await import("./words/texts.ts");
const { strayWords } = await import("./words/stray-words.ts");

const texts = { fr: await textsOf("fr", SAMPLES), en: await textsOf("en", SAMPLES) };
const claims = [checkClaims(texts.fr, SAMPLES), checkClaims(texts.en, SAMPLES)];
const checks = [...checkWords(texts), ...claims, strayWords(ROOT)];
const width = Math.max(...checks.map(({ name }) => name.length));
for (const { name, looked, found } of checks) {
  const mark = found.length === 0 ? "✓" : "✗";
  console.log(
    `${mark} ${name.padEnd(width)}  ${String(looked).padStart(5)} read  ${String(found.length).padStart(3)} found`,
  );
  for (const finding of found) console.log(`      ${finding}`);
}
process.exitCode = checks.some(({ found }) => found.length > 0) ? 1 : 0;
