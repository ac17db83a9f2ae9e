import { afterEach, expect, it, vi } from "vitest";
import { CHAT_RETENTION_DAYS } from "../../features/chat/session.ts";
import { digestOfWords } from "../../features/consent-ledger/service.ts";
import { shownWords } from "./open-services.ts";

/**
 * Each version's wordings, as the first characters of their SHA-256. To change a wording, add a version, and a line
 * here; existing lines stay.
 */
const WORDS_OF_VERSIONS: Record<string, string> = {
  "consultation-notice 2026-11-20 fr": "ecc4b173f8b93973",
  "consultation-newsletter 2026-11-20 fr": "8217ab7d1bad93b5",
  "newsletter-signup 2026-11-20 fr": "9b3dbbd9222273b7",
  "chat-notice 2026-11-20 fr": "c765db2178ef1407",
  "consultation-notice 2026-11-20-drafts fr": "ffdd097fd21c6019",
  "consultation-newsletter 2026-11-20-drafts fr": "8217ab7d1bad93b5",
  "consultation-notice 2026-11-20-drafts en": "f166772932e5fc5e",
  "consultation-newsletter 2026-11-20-drafts en": "130162cabb59387b",
  "consultation-notice 2026-11-20 en": "4dd056d336d8698a",
  "consultation-newsletter 2026-11-20 en": "130162cabb59387b",
  "newsletter-signup 2026-11-20 en": "ad38a3cae6199779",
  "chat-notice 2026-11-20 en": "eea5a2f856f96c2d",
};

afterEach(() => {
  globalThis.nordetCompany = undefined;
  vi.resetModules();
});

it("has separate versions for an owner's names and terms", async () => {
  vi.resetModules();
  globalThis.nordetCompany = { name: "Boréal", requestMonths: 36, wordingMark: "-1a2b3c4" };
  const own = (await import("./open-services.ts")).shownWords(CHAT_RETENTION_DAYS, true);
  const versionsOf = (place: string) => own.filter((words) => words.place === place).map(({ version }) => version);
  expect(versionsOf("consultation-notice")).toEqual(["2026-11-20-1a2b3c4-drafts", "2026-11-20-1a2b3c4-drafts"]);
  expect(versionsOf("newsletter-signup")).toEqual(["2026-11-20-1a2b3c4", "2026-11-20-1a2b3c4"]);
  expect(own.find(({ place }) => place === "consultation-notice")?.wording).toMatch(/36.mois/);
  // Consent to the sample company's wording is not consent to the owner's.
  const { consentWording } = await import("../../features/consultations/send-request.ts");
  expect(consentWording("notice", "fr", "2026-11-20")).toBe("");
});

it.each([false, true])("requires a new version for changed wording (drafts of a language model: %s)", (isDrafted) => {
  const shown = shownWords(CHAT_RETENTION_DAYS, isDrafted).map(({ place, version, language, wording }) => {
    expect(wording).not.toBe("");
    // An owner's version does not follow the opening hours (`wordingMarkOf`), so no wording may depend on them.
    expect(wording).not.toMatch(/jours fériés|holidays/);
    return [`${place} ${version} ${language}`, digestOfWords(wording).slice(0, 16)] as const;
  });
  expect(shown).toHaveLength(8);
  for (const [name, digest] of shown) expect([name, WORDS_OF_VERSIONS[name]]).toEqual([name, digest]);
});
