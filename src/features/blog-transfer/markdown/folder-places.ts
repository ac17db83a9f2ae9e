import { createHash } from "node:crypto";
import path from "node:path";
import { isLanguage, type Language } from "../../../lib/language.ts";

/** What a Markdown file's place in a site's folder says about it. */
export interface Place {
  language: Language | undefined;
  /** Key shared by a post's versions; `undefined` if there is only one. */
  pair: string | undefined;
  /** Whether it is in a folder of pages, or not part of the site. */
  isPage: boolean;
  /** The part of its path that hides it from visitors. */
  hiddenBy: string | undefined;
}

/** Jekyll's file names: day and address. */
export const JEKYLL = /(?:^|\/)(\d{4}-\d{2}-\d{2})-([^/]+?)(?:\.(?:fr|en))?\.\w+$/i;

/** Jekyll's folder of drafts. */
export const IN_DRAFTS = /(?:^|\/)_drafts\//;

/** Jekyll's folder of published posts. */
export const IN_POSTS = /(?:^|\/)_posts\//;
/** Hugo's page bundle: the folder is one page, and files beside it are not shown separately. */
const INDEX = /(?:^|\/)index(?:\.(?:fr|en))?\.\w+$/i;
/** Samples that come with a program or a theme. */
const NOT_OF_SITE = /(?:^|\/)(?:archetypes|themes|exampleSite|node_modules)\//;
/** Files at the top of a site that are never posts. */
const PAGES =
  /^(?:404|about(?:-(?:me|us))?|a-?propos|archives?|categories|confidentialite|contact|mentions-legales|privacy(?:-policy)?|recherche|search|tags|terms)$/i;

/** @param names paths of the archive's Markdown files */
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

/** A file's language by its ending (`post.en.md`), else by its folder (`en/post.md`). */
function languageOfPath(name: string): Language | undefined {
  const ending = /\.(fr|en)\.\w+$/i.exec(name)?.[1]?.toLowerCase();
  return isLanguage(ending) ? ending : path.posix.dirname(name).split("/").reverse().find(isLanguage);
}

/** A path without its language. */
function unlanguaged(name: string): string {
  const folders = path.posix.dirname(name).split("/");
  const file = path.posix.basename(name).replace(/(?:\.(?:fr|en))?\.\w+$/i, "");
  return [...folders.filter((folder) => !isLanguage(folder)), file].join("/");
}

/** @param versions all files with the same path but for the language */
function versionOf(name: string, versions: readonly string[]): Pick<Place, "language" | "pair"> {
  const said = languageOfPath(name);
  const twin = versions.length === 2 ? versions.find((each) => each !== name) : undefined;
  const other = twin && languageOfPath(twin);
  if (twin === undefined || said === other) return { language: said, pair: undefined };
  // Of two files, one without a language is in the other one.
  const language = said ?? (other === "fr" ? "en" : "fr");
  const digest = createHash("sha256").update(unlanguaged(name)).digest("hex");
  return { language, pair: `file-${digest.slice(0, DIGEST)}` };
}
/** Number of hexadecimal digits: enough to tell apart the posts of any blog. */
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
/** Nested folders considered: a site has a few. */
const MAX_DEPTH = 20;

/** The common folder of all files, if a whole folder was zipped. */
function commonTop(names: readonly string[]): string {
  const top = names[0]?.split("/").at(0) ?? "";
  return names.every((name) => name.startsWith(`${top}/`)) ? `${top}/` : "";
}

/** A file's path relative to its site or content folder, without its ending. */
const siteFile = (name: string, top: string) =>
  unlanguaged(name.slice(top.length).replace(/^(?:.*\/)?content\//, "")).replace(/^\.\//, "");
