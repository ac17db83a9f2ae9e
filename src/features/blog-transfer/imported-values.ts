import { companyMoment } from "../../lib/company/company-day.ts";
import { canonicalPath } from "../../lib/http/canonical-path.ts";
import { instantsOf } from "../appointments/times/wall-clock.ts";
import { SLUG, slugOf } from "../blog/words.ts";
import type { ImportNote, ImportSource } from "./transfer.ts";

/** Longest excerpt made from a text, in UTF-16 units. */
const EXCERPT_LENGTH = 200;

/** Characters of the text considered: enough for an excerpt after dropping tables and addresses. */
const EXCERPT_LOOKED_AT = 4_000;

/** The beginning of a text as one line, cut between words. */
export function summaryOf(text: string): string {
  const line = text
    .slice(0, EXCERPT_LOOKED_AT)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[#>*_`|]+|-{3,}/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), EXCERPT_LENGTH / 2)).toWellFormed()}…`;
}

/** A day or wall-clock time; in Montréal if no zone is given. */
const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;

/**
 * A valid moment, in a year both databases can store.
 * @param zone for times without one
 */
export function momentOf(value: unknown, zone?: string): Date | undefined {
  if (typeof value !== "string" && !(value instanceof Date)) return undefined;
  const [, day, time] = (typeof value === "string" && LOCAL.exec(value.trim())) || [];
  const moment = new Date(value);
  const year = moment.getUTCFullYear();
  if (!(year >= 1900 && year <= 9999)) return undefined;
  if (day === undefined) return moment;
  // A date without a time stays that date here, wherever the site was.
  const [instant] = zone === undefined || time === undefined ? [] : instantsOf({ day, time }, zone);
  return instant === undefined ? companyMoment(day, time) : new Date(instant);
}

/** Reason to keep a post without a publication date as a draft. */
export const UNDATED: ImportNote = { problem: "undated" };

/** How the sample texts of new WordPress, Ghost and Jekyll sites begin. */
const SAMPLES = [
  /^Welcome to .{1,80}\. This is your first post\. Edit or delete it, then start (?:writing|blogging)!$/,
  /^Bienvenue .{1,80}\. Ceci est votre premier article\. Modifiez.{1,10}supprimez-le, puis .{1,30}$/,
  /^This is .{1,120} just getting started\. Things will be up and running here shortly/,
  /^You.ll find this post in your _?posts directory\. Go ahead and edit it/,
];

/** Reason to keep a program's sample post as a draft. @param content Markdown */
export function sampleNotes(content: string): ImportNote[] {
  const beginning = summaryOf(content);
  return SAMPLES.some((text) => text.test(beginning)) ? [{ problem: "sample-post" }] : [];
}

/** Names for the report, separated by commas, as many as a person reads. */
export function named(names: Iterable<string>): string {
  const all = [...new Set(names)];
  return `${all.slice(0, MAX_NAMED).join(", ")}${all.length > MAX_NAMED ? " …" : ""}`;
}
const MAX_NAMED = 20;

/** The findings of several files, merged. */
export function joined(sources: readonly ImportSource[]): ImportSource {
  return { posts: sources.flatMap(({ posts }) => posts), remarks: sources.flatMap(({ remarks }) => remarks) };
}

/** Longest path stored: many times what a search engine shows on a line. */
const MAX_PATH = 500;

/** First segments of this site's own paths, which no article can use. */
export const OWN_PATHS: ReadonlySet<string> = new Set([
  ...["about", "admin", "api", "blog", "careers", "case-studies"],
  ...[
    "company",
    "compliance",
    "consent",
    "consultation-gratuite",
    "consultation-result",
    "contact",
    "documents",
    "download",
    "en",
    "file",
    "media",
    "newsletter",
    "pricing",
    "privacy",
  ],
  ...["rendez-vous", "services", "share", "terms"],
]);

/** Canonical path of an address on the source site; `undefined` for its home page. */
export function oldPathOf(address: string): string | undefined {
  const path = address.replace(/^(?:https?:)?\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  const canonical = path.startsWith("/") ? canonicalPath(path) : undefined;
  return canonical === undefined || canonical === "/" || canonical.length > MAX_PATH ? undefined : canonical;
}

/** Whether one of our pages has the path: `/about`, but not `/blog/2024/about`. */
export function isOwnPath(path: string): boolean {
  const parts = path.split("/").slice(1);
  return parts.length === 1 && OWN_PATHS.has(parts[0]!);
}

/** A post's slug: its own if valid, otherwise made from its title. */
export const importedSlug = (slug: unknown, title: string): string =>
  typeof slug === "string" && SLUG.test(slug) ? slug : slugOf(title);
