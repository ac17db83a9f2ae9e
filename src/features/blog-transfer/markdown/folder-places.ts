import { createHash } from "node:crypto";
import path from "node:path";
import { isLanguage, type Language } from "../../../lib/language.ts";
import { readMarkdownFile } from "../../blog/markdown/front-matter.ts";
import { momentOf } from "../imported-values.ts";
import type { ImportNote } from "../transfer.ts";

/** What a Markdown file's path says about the file. */
export interface Place {
  language: Language | undefined;
  /** Key that language versions share; `undefined` if there is only one version. */
  pair: string | undefined;
  /** True if, by its path, the file is a page or not part of the site at all. */
  isPage: boolean;
  /** Part of the path that hides the file from visitors. */
  hiddenBy: string | undefined;
}

/** Jekyll's file names: date and slug. */
export const JEKYLL = /(?:^|\/)(\d{4}-\d{2}-\d{2})-([^/]+?)(?:\.(?:fr|en))?\.\w+$/i;

export const IN_DRAFTS = /(?:^|\/)_drafts\//;

export const IN_POSTS = /(?:^|\/)_posts\//;
/** Index of a Hugo page bundle: the folder is one page, so its other files are not shown on their own. */
const INDEX = /(?:^|\/)index(?:\.(?:fr|en))?\.\w+$/i;
/** Folders with samples and themes, which are not part of the site. */
const NOT_OF_SITE = /(?:^|\/)(?:archetypes|themes|exampleSite|node_modules)\//;
/** Names of files at the top of a site that are never posts. */
const PAGES =
  /^(?:404|about(?:-(?:me|us))?|a-?propos|archives?|categories|confidentialite|contact|mentions-legales|privacy(?:-policy)?|recherche|search|tags|terms)$/i;

/** @param names paths of all Markdown files in the archive */
export function placesOf(names: readonly string[]): ReadonlyMap<string, Place> {
  const hasPosts = names.some((name) => IN_POSTS.test(name));
  const bundles = new Set(names.filter((name) => INDEX.test(name)).map((name) => path.posix.dirname(name)));
  const top = commonTop(names);
  const versions = Map.groupBy(names, unlanguaged);
  const places = names.map((name): [string, Place] => {
    const { language, pair } = versionOf(name, versions.get(unlanguaged(name))!);
    const isBesidePosts = hasPosts && !IN_POSTS.test(name) && !IN_DRAFTS.test(name);
    const isAtTop = PAGES.test(path.posix.basename(siteFile(name, top)));
    const isPage = NOT_OF_SITE.test(name) || isBesidePosts || (isAtTop && !siteFile(name, top).includes("/"));
    return [name, { language, pair, isPage, hiddenBy: hiddenBy(name, bundles) }];
  });
  return new Map(places);
}

/** Returns a file's language, from its suffix (`post.en.md`) or else from its folder (`en/post.md`). */
function languageOfPath(name: string): Language | undefined {
  const ending = /\.(fr|en)\.\w+$/i.exec(name)?.[1]?.toLowerCase();
  return isLanguage(ending) ? ending : path.posix.dirname(name).split("/").reverse().find(isLanguage);
}

/** Returns a path without language and extension. */
function unlanguaged(name: string): string {
  const folders = path.posix.dirname(name).split("/");
  const file = path.posix.basename(name).replace(/(?:\.(?:fr|en))?\.\w+$/i, "");
  return [...folders.filter((folder) => !isLanguage(folder)), file].join("/");
}

/** @param versions all files whose paths differ only in the language */
function versionOf(name: string, versions: readonly string[]): Pick<Place, "language" | "pair"> {
  const said = languageOfPath(name);
  const twin = versions.length === 2 ? versions.find((each) => each !== name) : undefined;
  const other = twin && languageOfPath(twin);
  if (twin === undefined || said === other) return { language: said, pair: undefined };
  // If only one of two versions states its language, the other version is in the other language.
  const language = said ?? (other === "fr" ? "en" : "fr");
  const digest = createHash("sha256").update(unlanguaged(name)).digest("hex");
  return { language, pair: `file-${digest.slice(0, DIGEST)}` };
}
/** Number of hex digits kept from the digest: enough to avoid collisions within any blog. */
const DIGEST = 24;

function hiddenBy(name: string, bundles: ReadonlySet<string>): string | undefined {
  const parts = name.split("/");
  const hidden = parts.find((part) => /^_(?!posts$|drafts$|index\.)/.test(part));
  if (hidden) return hidden;
  if (IN_POSTS.test(name) && !JEKYLL.test(name)) return `_posts/${parts.at(-1)}`;
  if (!/(?:^|\/)content\//.test(name) || INDEX.test(name)) return undefined;
  const section = parts.lastIndexOf("content") + 1;
  const start = section + (isLanguage(parts[section]) ? 2 : 1);
  for (let depth = start; depth < parts.length && depth < start + MAX_DEPTH; depth += 1) {
    const folder = parts.slice(0, depth).join("/");
    if (bundles.has(folder)) return `${folder}/index`;
  }
  return undefined;
}
/** Maximum folder depth searched; a real site has a few levels. */
const MAX_DEPTH = 20;

/** Returns the folder that contains all files if a whole folder was zipped, otherwise an empty string. */
function commonTop(names: readonly string[]): string {
  const top = names[0]?.split("/").at(0) ?? "";
  return names.every((name) => name.startsWith(`${top}/`)) ? `${top}/` : "";
}

/** Returns the path below the site or its content folder, without language and extension. */
const siteFile = (name: string, top: string) =>
  unlanguaged(name.slice(top.length).replace(/^(?:.*\/)?content\//, "")).replace(/^\.\//, "");

const FLAGS = ["private", "unlisted", "hidden", "headless"];

/** Returns the reasons, other than `draft`, for which other programs hide a page. */
export function withheldOf(given: Given, now: Date, zone: string | undefined): ImportNote[] {
  const visibility = line(given("visibility")).toLowerCase();
  const isForMembers = ["members", "paid", "tiers"].includes(visibility);
  const expiry = expiryOf(given, zone);
  const outputs = textsIn(given("outputs"));
  const doors = [
    ...(expiry && expiry <= now ? [`expiryDate: ${line(given(...EXPIRY))}`] : []),
    ...(isForMembers || visibility === "" || visibility === "public" ? [] : [`visibility: ${visibility}`]),
    ...FLAGS.filter((name) => isYes(given(name))).map((name) => `${name}: ${line(given(name)) || "true"}`),
    ...["build", "_build"].flatMap((name) => unbuilt(name, given(name))),
    ...(given("outputs") === undefined || outputs.some((each) => /html/i.test(each)) ? [] : ["outputs"]),
    // Without the value, because the report would disclose the password.
    ...(given("password") === undefined ? [] : ["password"]),
  ];
  return [
    ...(isForMembers ? [{ problem: "members-only" as const }] : []),
    ...doors.map((detail) => ({ problem: "not-public" as const, detail })),
  ];
}

const EXPIRY = ["expiryDate", "unpublishDate"];

/** Returns when Hugo stops showing the page. */
export const expiryOf = (given: Given, zone?: string): Date | undefined => momentOf(given(...EXPIRY), zone);

/** Returns Hugo's `build` options (formerly `_build`) that hide a page or keep it out of lists. */
function unbuilt(name: string, options: unknown): string[] {
  if (options === null || typeof options !== "object") return [];
  return ["render", "list"].flatMap((option) => {
    const value = String((options as FrontMatter)[option] ?? "always");
    return /^(?:always|true)$/i.test(value) ? [] : [`${name}.${option}: ${value}`];
  });
}

/** Front matter with which a Hugo section can hide its pages. */
const HANDED_DOWN = [
  "draft",
  "publishDate",
  "visibility",
  "password",
  "outputs",
  "build",
  "_build",
  ...EXPIRY,
  ...FLAGS,
];

/**
 * Reads the front matter that Hugo's sections pass down to their pages (`cascade` in `_index.md`).
 * @param files text by path
 * @returns a function that looks up a page's defaults by its path
 */
export function cascadesOf(files: ReadonlyMap<string, string>): (name: string) => FrontMatter {
  const sections = [...files].flatMap(([name, text]) => {
    const cascade = /(?:^|\/)_index(?:\.\w+)?\.\w+$/i.test(name) ? cascadeIn(text) : {};
    return Object.keys(cascade).length === 0 ? [] : [{ folder: folderOf(name), cascade }];
  });
  sections.sort((a, b) => a.folder.length - b.folder.length);
  return (name) => {
    const above = sections.filter(({ folder }) => name.startsWith(folder));
    return Object.assign({}, ...above.map(({ cascade }) => cascade)) as FrontMatter;
  };
}

const folderOf = (name: string) => {
  const folder = path.posix.dirname(name);
  return folder === "." ? "" : `${folder}/`;
};

function cascadeIn(text: string): FrontMatter {
  try {
    return cascadeOf(readMarkdownFile(text).data);
  } catch {
    return {};
  }
}

/** Returns the values of `cascade` that can hide pages, from a section or the site's settings. */
export function cascadeOf(data: FrontMatter): FrontMatter {
  const given = givenIn(data)("cascade");
  // An entry may target only some pages. We apply every entry to all pages, so that nothing hidden becomes public.
  const all = (Array.isArray(given) ? given : [given]).filter((each) => each !== null && typeof each === "object");
  const known = all.map((each) => givenIn(each as FrontMatter));
  const values = HANDED_DOWN.flatMap((name) =>
    known.flatMap((each) => (each(name) === undefined ? [] : [[name, each(name)]])),
  );
  return Object.fromEntries(values) as FrontMatter;
}

/** Front matter, not validated. */
export type FrontMatter = Record<string, unknown>;

/** Looks up front matter by any of its usual names, ignoring case. */
export type Given = (...names: string[]) => unknown;

/** Creates a lookup that ignores empty values. */
export function givenIn(data: FrontMatter): Given {
  const lower = new Map(Object.entries(data).map(([name, value]) => [name.toLowerCase(), value]));
  return (...names) =>
    names.map((each) => lower.get(each.toLowerCase())).find((value) => value != null && value !== "");
}

/** Returns a value on one line: lists are joined, and people become their names. */
export function line(value: unknown): string {
  if (Array.isArray(value)) return value.map(line).join(", ");
  if (typeof value === "object") return line(part(value, "name") ?? "");
  return typeof value === "string" || typeof value === "number" ? String(value).replace(/\s+/g, " ").trim() : "";
}

export const list = (...values: unknown[]): string =>
  [...new Set(values.map(line).filter((each) => each !== ""))].join(", ");

export const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");

/** Returns the first string property with one of these names. */
export function part(value: unknown, ...names: string[]): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return undefined;
  const parts = value as FrontMatter;
  return names.map((each) => parts[each]).find((each) => typeof each === "string");
}

/** Whether a value means yes. YAML 1.1's `yes`, `on` and the like count, which our YAML 1.2 parser reads as strings. */
export const isYes = (value: unknown): boolean => /^(?:true|yes|on|1)$/i.test(String(value));
export const isNo = (value: unknown): boolean => /^(?:false|no|off|0)$/i.test(String(value));
