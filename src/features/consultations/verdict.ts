import type { VerdictReason } from "./model.ts";
import type { Submission } from "./submission-schema.ts";

/**
 * Shortest time in which a person can answer the eighteen required questions, in seconds from the first interaction.
 */
const FASTEST_PERSON = 3;

/** Number of manual edits that prove a person, however fast, because form-filling bots do not edit by hand. */
const EDITS_OF_A_PERSON = 3;

/** One link is probably the visitor's own site; more suggest advertising. */
const LINKS_ALLOWED_IN_MESSAGE = 1;

/** Shortest word checked for gibberish, in letters; shorter words may be abbreviations. */
const SHORTEST_JUDGED_WORD = 8;

/** Evidence for the verdict besides the answers. */
export interface Circumstances {
  honeypot: string | undefined;
  /**
   * `undefined` if untimed (without JavaScript, or from a program), which never counts against a request.
   */
  elapsedSeconds: number | undefined;
  /** Number of edits made by hand in that time, not by autofill or a script. */
  edits: number | undefined;
  /** Whether the sender's network has sent more requests than people would. */
  isUnusual: boolean;
}

type Judged = Pick<Submission, "name" | "company" | "jobTitle" | "additionalInfo">;

/**
 * Returns reasons to flag a request for review; nearly every honest request has none. No request is rejected or dropped
 * because of them. {@link isRepeated} checks for repeated content separately, with the database.
 */
export function verdictOn(answers: Judged, circumstances: Circumstances): VerdictReason[] {
  const reasons: VerdictReason[] = [];
  if (circumstances.honeypot) reasons.push("honeypot");
  if (isTooFast(circumstances)) reasons.push("too-fast");
  if (circumstances.isUnusual) reasons.push("rate");
  if (hasUnusualLinks(answers)) reasons.push("links");
  if (isGibberish(answers)) reasons.push("gibberish");
  return reasons;
}

function isTooFast({ elapsedSeconds, edits = 0 }: Circumstances): boolean {
  return elapsedSeconds !== undefined && elapsedSeconds < FASTEST_PERSON && edits < EDITS_OF_A_PERSON;
}

const LINK = /(?:https?:\/\/|\bwww\.)\S/gi;
const LINK_MARKUP = /<a\s|\[url[\]=]|\[link[\]=]/i;

function hasUnusualLinks({ name, company, jobTitle, additionalInfo = "" }: Judged): boolean {
  if (countOf(LINK, name) + countOf(LINK, jobTitle) > 0) return true;
  if (LINK_MARKUP.test(`${name} ${company} ${jobTitle} ${additionalInfo}`)) return true;
  return countOf(LINK, company) + countOf(LINK, additionalInfo) > LINKS_ALLOWED_IN_MESSAGE;
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

function isGibberish({ name, company, jobTitle }: Judged): boolean {
  return [name, company, jobTitle].some((text) => text.split(/[\s,./\-–'’&]+/).some(isGibberishWord));
}

/**
 * Checks only words in Latin letters. No living language has eight of them without a vowel, and not even company names
 * switch from lower to upper case four times.
 */
function isGibberishWord(word: string): boolean {
  const letters = word.normalize("NFD").replace(/\p{M}/gu, "");
  if (letters.length < SHORTEST_JUDGED_WORD || !/^[a-zœæøł]+$/i.test(letters)) return false;
  if (/^(.)\1+$/i.test(letters)) return true;
  const isAbbreviation = letters === letters.toUpperCase();
  if (!isAbbreviation && !/[aeiouyœæø]/i.test(letters)) return true;
  return countOf(/[a-zœæøł][A-ZŒÆØŁ]/g, letters) >= 4;
}

/** Length from which two people do not write the same message by chance, in UTF-16 code units. */
const TELLING_MESSAGE = 40;

/** The content to compare, and the number of earlier requests that make it a repetition. */
export interface Fingerprint {
  /** Serializable content to digest. */
  content: readonly unknown[];
  earlierRequests: number;
}

/** Period in which a repetition counts, in milliseconds. */
export const REPETITION_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the content to compare: a long message, across all senders; otherwise all answers, only within the same
 * sender's requests.
 */
export function fingerprintOf(
  application: Record<string, unknown> & { email: string; additionalInfo?: string },
): Fingerprint {
  const message = (application.additionalInfo ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  if (message.length >= TELLING_MESSAGE) return { content: ["message", message], earlierRequests: 2 };
  return { content: ["application", application.email.toLowerCase(), application], earlierRequests: 1 };
}

/**
 * Whether a request repeats earlier ones.
 * @param earlier number of requests with the same fingerprint in the last 24 hours
 */
export function isRepeated(fingerprint: Fingerprint, earlier: number): boolean {
  return earlier >= fingerprint.earlierRequests;
}
