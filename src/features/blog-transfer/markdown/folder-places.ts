import { createHash } from "node:crypto";
import path from "node:path";
import { isLanguage, type Language } from "../../../lib/language.ts";

/** What the place of a Markdown file tells of it, in the folder of a site. */
export interface Place {
  language: Language | undefined;
  /** Shared by the versions of one post; `undefined` where there is no other. */
  pair: string | undefined;
  /** Whether it lies where programs have pages, or nothing of the site at all. */
  isPage: boolean;
  /** What keeps visitors from it there: a name in its path. */
  hiddenBy: string | undefined;
}

/** How Jekyll names a file: its day and its address. */
export const JEKYLL = /(?:^|\/)(\d{4}-\d{2}-\d{2})-([^/]+?)(?:\.(?:fr|en))?\.\w+$/i;

/** Where Jekyll keeps what is not published. */
export const IN_DRAFTS = /(?:^|\/)_drafts\//;

/** And what is. */
export const IN_POSTS = /(?:^|\/)_posts\//;
/** The page of a folder, and what lies beside it is not shown by itself: a bundle of Hugo. */
const INDEX = /(?:^|\/)index(?:\.(?:fr|en))?\.\w+$/i;
/** Samples that come with a program or a theme. */
const NOT_OF_SITE = /(?:^|\/)(?:archetypes|themes|exampleSite|node_modules)\//;
/** At the top of a site, no matter what is said in them. */
const PAGES =
  /^(?:404|about(?:-(?:me|us))?|a-?propos|archives?|categories|confidentialite|contact|mentions-legales|privacy(?:-policy)?|recherche|search|tags|terms)$/i;

/** @param names paths of the Markdown files of an archive */
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

/** What a file says of its language by an ending (`post.en.md`), else by a folder (`en/post.md`). */
function languageOfPath(name: string): Language | undefined {
  const ending = /\.(fr|en)\.\w+$/i.exec(name)?.[1]?.toLowerCase();
  return isLanguage(ending) ? ending : path.posix.dirname(name).split("/").reverse().find(isLanguage);
}

/** A path as it is for every language, without what the file is written in. */
function unlanguaged(name: string): string {
  const folders = path.posix.dirname(name).split("/");
  const file = path.posix.basename(name).replace(/(?:\.(?:fr|en))?\.\w+$/i, "");
  return [...folders.filter((folder) => !isLanguage(folder)), file].join("/");
}

/** @param versions every file of the same path, whatever its language */
function versionOf(name: string, versions: readonly string[]): Pick<Place, "language" | "pair"> {
  const said = languageOfPath(name);
  const twin = versions.length === 2 ? versions.find((each) => each !== name) : undefined;
  const other = twin && languageOfPath(twin);
  if (twin === undefined || said === other) return { language: said, pair: undefined };
  // Of two files the one that says nothing is in the other language.
  const language = said ?? (other === "fr" ? "en" : "fr");
  const digest = createHash("sha256").update(unlanguaged(name)).digest("hex");
  return { language, pair: `file-${digest.slice(0, DIGEST)}` };
}
/** Hexadecimal digits that tell the posts of any blog apart. */
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
/** Folders in folders that are looked at: a site has a few. */
const MAX_DEPTH = 20;

/** The folder that holds all of them, when a whole folder was chosen. */
function commonTop(names: readonly string[]): string {
  const top = names[0]?.split("/").at(0) ?? "";
  return names.every((name) => name.startsWith(`${top}/`)) ? `${top}/` : "";
}

/** Path of a file below the top of its site, or of its content, without its ending. */
const siteFile = (name: string, top: string) =>
  unlanguaged(name.slice(top.length).replace(/^(?:.*\/)?content\//, "")).replace(/^\.\//, "");
