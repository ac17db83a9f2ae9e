import { companyMoment } from "../../lib/company/company-day.ts";
import { canonicalPath } from "../../lib/http/canonical-path.ts";
import { instantsOf } from "../appointments/times/wall-clock.ts";
import { SLUG, slugOf } from "../blog/words.ts";
import type { ImportNote, ImportSource } from "./transfer.ts";

/** Maximum length of an excerpt derived from a text, in UTF-16 code units. */
const EXCERPT_LENGTH = 200;

/** Length of text searched for an excerpt, in UTF-16 code units, enough even if tables and URLs are dropped. */
const EXCERPT_LOOKED_AT = 4_000;

/** Returns the start of a text on one line, cut between words. */
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

/** A date, perhaps with a time, but without a time zone, which is Montréal's by default. */
const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;

/**
 * Parses an instant.
 * @param zone time zone of values without one; Montréal's by default
 * @returns undefined if invalid, or in a year that one of the databases cannot store
 */
export function momentOf(value: unknown, zone?: string): Date | undefined {
  if (typeof value !== "string" && !(value instanceof Date)) return undefined;
  const [, day, time] = (typeof value === "string" && LOCAL.exec(value.trim())) || [];
  const moment = new Date(value);
  const year = moment.getUTCFullYear();
  if (!(year >= 1900 && year <= 9999)) return undefined;
  if (day === undefined) return moment;
  // A date without a time stays the same date in Montréal, whatever the site's zone.
  const [instant] = zone === undefined || time === undefined ? [] : instantsOf({ day, time }, zone);
  return instant === undefined ? companyMoment(day, time) : new Date(instant);
}

/** Why a post without a publication date stays a draft. */
export const UNDATED: ImportNote = { problem: "undated" };

/** Opening sentences of the sample posts of new WordPress, Ghost and Jekyll sites. */
const SAMPLES = [
  /^Welcome to .{1,80}\. This is your first post\. Edit or delete it, then start (?:writing|blogging)!$/,
  /^Bienvenue .{1,80}\. Ceci est votre premier article\. Modifiez.{1,10}supprimez-le, puis .{1,30}$/,
  /^This is .{1,120} just getting started\. Things will be up and running here shortly/,
  /^You.ll find this post in your _?posts directory\. Go ahead and edit it/,
];

/**
 * Returns why a post stays a draft if it is a program's sample post.
 * @param content Markdown
 */
export function sampleNotes(content: string): ImportNote[] {
  const beginning = summaryOf(content);
  return SAMPLES.some((text) => text.test(beginning)) ? [{ problem: "sample-post" }] : [];
}

/** Returns comma-separated names for the report, limited to as many as people read. */
export function named(names: Iterable<string>): string {
  const all = [...new Set(names)];
  return `${all.slice(0, MAX_NAMED).join(", ")}${all.length > MAX_NAMED ? " …" : ""}`;
}
const MAX_NAMED = 20;

/** Merges the posts and remarks from several files. */
export function joined(sources: readonly ImportSource[]): ImportSource {
  return { posts: sources.flatMap(({ posts }) => posts), remarks: sources.flatMap(({ remarks }) => remarks) };
}

/** Maximum length of an old path that we store for a redirect: longer than the permalinks that blogs generate. */
const MAX_PATH = 500;

/** First segments of our own paths, which no old path may take over. */
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

/** Returns the canonical path of a URL on the old site; `undefined` for its home page or a path too long to store. */
export function oldPathOf(address: string): string | undefined {
  const path = address.replace(/^(?:https?:)?\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  const canonical = path.startsWith("/") ? canonicalPath(path) : undefined;
  return canonical === undefined || canonical === "/" || canonical.length > MAX_PATH ? undefined : canonical;
}

/** Whether the path may be one of our pages: `/about`, but not `/blog/2024/about`. */
export function isOwnPath(path: string): boolean {
  const parts = path.split("/").slice(1);
  return parts.length === 1 && OWN_PATHS.has(parts[0]!);
}

/** Returns the given slug if it is valid, otherwise one derived from the title. */
export const importedSlug = (slug: unknown, title: string): string =>
  typeof slug === "string" && SLUG.test(slug) ? slug : slugOf(title);
