import { companyMoment } from "../../lib/company/company-day.ts";
import { instantsOf } from "../appointments/times/wall-clock.ts";
import type { ImportNote, ImportSource } from "./transfer.ts";

/** Length of an excerpt made from a text, in UTF-16 units. */
const LENGTH = 200;

/** What is looked at of the text: enough for that, tables and addresses left out. */
const LOOKED_AT = 4_000;

/** The beginning of a text in one line, cut between words. */
export function summaryOf(text: string): string {
  const line = text
    .slice(0, LOOKED_AT)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[#>*_`|]+|-{3,}/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= LENGTH) return line;
  const cut = line.slice(0, LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LENGTH / 2)).toWellFormed()}…`;
}

/** A day, or a time of the wall clock: of Montréal, where nobody says where. */
const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;

/**
 * A moment there is, in a year that both databases know.
 * @param zone of a time that does not say it
 */
export function momentOf(value: unknown, zone?: string): Date | undefined {
  if (typeof value !== "string" && !(value instanceof Date)) return undefined;
  const [, day, time] = (typeof value === "string" && LOCAL.exec(value.trim())) || [];
  const moment = new Date(value);
  const year = moment.getUTCFullYear();
  if (!(year >= 1900 && year <= 9999)) return undefined;
  if (day === undefined) return moment;
  // A day alone is that day here, wherever the site was.
  const [instant] = zone === undefined || time === undefined ? [] : instantsOf({ day, time }, zone);
  return instant === undefined ? companyMoment(day, time) : new Date(instant);
}

/** Why a post stays a draft that has no date on which it was published. */
export const UNDATED: ImportNote = { problem: "undated" };

/** How the texts begin that WordPress, Ghost and Jekyll put into a new site. */
const SAMPLES = [
  /^Welcome to .{1,80}\. This is your first post\. Edit or delete it, then start (?:writing|blogging)!$/,
  /^Bienvenue .{1,80}\. Ceci est votre premier article\. Modifiez.{1,10}supprimez-le, puis .{1,30}$/,
  /^This is .{1,120} just getting started\. Things will be up and running here shortly/,
  /^You.ll find this post in your _?posts directory\. Go ahead and edit it/,
];

/** Why a post stays a draft that nobody wrote: its program made it. @param content Markdown */
export function sampleNotes(content: string): ImportNote[] {
  const beginning = summaryOf(content);
  return SAMPLES.some((text) => text.test(beginning)) ? [{ problem: "sample-post" }] : [];
}

/** Names that are told, separated by commas: what a person reads. */
export function named(names: Iterable<string>): string {
  const all = [...new Set(names)];
  return `${all.slice(0, MAX_NAMED).join(", ")}${all.length > MAX_NAMED ? " …" : ""}`;
}
const MAX_NAMED = 20;

/** What was found in several files. */
export function joined(sources: readonly ImportSource[]): ImportSource {
  return { posts: sources.flatMap(({ posts }) => posts), remarks: sources.flatMap(({ remarks }) => remarks) };
}
