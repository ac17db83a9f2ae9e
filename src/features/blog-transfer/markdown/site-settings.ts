import path from "node:path";
import { isLanguage, type Language } from "../../../lib/language.ts";
import { isZone } from "../../appointments/times/wall-clock.ts";
import { readMarkdownFile } from "../../blog/markdown/front-matter.ts";
import type { ImportRemark } from "../transfer.ts";
import { cascadeOf, type FrontMatter, givenIn, isYes, JEKYLL, line, textsIn } from "./folder-places.ts";

/** A Hugo or Jekyll site's settings that affect its posts. */
export interface SiteSettings {
  /** Settings files that cannot be read. */
  remarks: ImportRemark[];
  /** Language of posts that state none. */
  language: Language | undefined;
  /** Time zone of dates without one, from the tz database. */
  zone: string | undefined;
  /** Returns a post's default front matter. */
  handedDown(name: string): FrontMatter;
  /** Moves dates from the fields that the site configures to the usual fields. */
  dated(name: string, data: FrontMatter): FrontMatter;
  /** Returns the setting that hides a file from visitors, if any. */
  hiddenBy(name: string, language: Language | undefined): string | undefined;
  /** Returns the path that a file would have in the default layout, with a folder per language. */
  usualPath(name: string): string;
  /** Returns the template of a post's URL, in the program's own syntax. */
  permalink(name: string): string | undefined;
}

interface Settings {
  name: string;
  data: FrontMatter;
}

const HUGO = /^(.*\/)?(?:(?:hugo|config)|config\/(?:_default|production)\/(\w+))\.(?:toml|ya?ml|json)$/i;
const OF_JEKYLL = /^(.*\/)?_config\.(?:ya?ml|toml)$/i;
/** Theme folders, which contain settings for the theme's sample site. */
const OF_THEME = /(?:^|\/)(?:themes|exampleSite|node_modules|vendor)\//;

/** @param files text by path */
export function settingsOf(files: ReadonlyMap<string, string>): SiteSettings {
  const remarks: ImportRemark[] = [];
  const read = (pattern: RegExp) =>
    [...files].flatMap(([name, text]) => {
      if (!pattern.test(name) || OF_THEME.test(name)) return [];
      try {
        return [{ name, data: dataIn(name, text) }];
      } catch {
        remarks.push({ name, problem: "unreadable" });
        return [];
      }
    });
  const names = [...files.keys()];
  const [jekyll] = read(OF_JEKYLL);
  const all = [...(jekyll ? [ofJekyll(jekyll, names)] : []), ofHugo(read(HUGO))];
  const first = <Value>(ask: (site: Omit<SiteSettings, "remarks">) => Value | undefined) =>
    all.map(ask).find((value) => value !== undefined);
  return {
    remarks,
    language: first(({ language }) => language),
    zone: first(({ zone }) => zone),
    handedDown: (name) => Object.assign({}, ...all.map((site) => site.handedDown(name))) as FrontMatter,
    dated: (name, data) => all.reduce((dated, site) => site.dated(name, dated), data),
    hiddenBy: (name, language) => first((site) => site.hiddenBy(name, language)),
    usualPath: (name) => all.reduce((place, site) => site.usualPath(place), name),
    permalink: (name) => first((site) => site.permalink(name)),
  };
}

/** @throws Error if the file is unreadable */
function dataIn(name: string, text: string): FrontMatter {
  if (/\.json$/i.test(name)) return mapIn(JSON.parse(text));
  const mark = /\.toml$/i.test(name) ? "+++" : "---";
  return readMarkdownFile(`${mark}\n${text.replace(/^\uFEFF?(?:---[ \t]*\r?\n)?/, "")}\n${mark}\n`).data;
}

const mapIn = (value: unknown): FrontMatter =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? (value as FrontMatter) : {};
const mapsIn = (value: unknown): FrontMatter[] => (Array.isArray(value) ? value : [value]).map(mapIn);
const languageIn = (value: unknown): Language | undefined => {
  const code = line(value).slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : undefined;
};
const zoneIn = (value: unknown): string | undefined => (isZone(line(value)) ? line(value) : undefined);
const folderIn = (value: unknown): string => line(value).replace(/^\.?\/+|\/+$/g, "");

/** Merges Hugo's settings: one file, or several below `config`, each named after its section. */
function ofHugo(settings: readonly Settings[]): Omit<SiteSettings, "remarks"> {
  const data: FrontMatter = {};
  let root = "";
  // `production` overrides `_default`, since sites are built with it.
  for (const each of settings.toSorted((a, b) => Number(a.name > b.name) - Number(a.name < b.name))) {
    const [, above = "", part] = HUGO.exec(each.name)!;
    root = above;
    const own = part === undefined || /^(?:hugo|config)$/i.test(part) ? each.data : { [part]: each.data };
    for (const [name, value] of Object.entries(own)) data[name.toLowerCase()] = value;
  }
  const given = givenIn(data);
  const languages = Object.entries(mapIn(given("languages"))).flatMap(([code, own]) => {
    const language = languageIn(code);
    return language === undefined ? [] : [{ language, given: givenIn(mapIn(own)) }];
  });
  const off = [
    ...textsIn(given("disableLanguages")).flatMap((code) => languageIn(code) ?? []),
    ...languages.filter((each) => isYes(each.given("disabled"))).map(({ language }) => language),
  ];
  const main = languageIn(given("defaultContentLanguage")) ?? languageIn(given("languageCode", "locale"));
  const mounts = mountsIn(given("module"));
  // Content mounts replace the default content folders.
  const folders =
    mounts.length > 0
      ? mounts
      : [
          ...languages.map((each) => ({
            folder: folderIn(each.given("contentDir")),
            usual: `content/${each.language}`,
          })),
          { folder: folderIn(given("contentDir")), usual: "content" },
        ].filter(({ folder }) => folder !== "");
  const fields = fieldsIn(given("frontmatter"));
  const ignored = textsIn(given("ignoreFiles")).map(patternOf);
  const isWithoutPages = textsIn(given("disableKinds")).some((kind) => kind.toLowerCase() === "page");
  const cascade = cascadeOf(data);
  const isOfSite = (name: string) => settings.length > 0 && name.startsWith(root);
  return {
    language: main,
    zone: zoneIn(given("timeZone")),
    handedDown: (name) => (isOfSite(name) ? cascade : {}),
    dated: (name, data) => (isOfSite(name) ? datedBy(fields, name, data) : data),
    hiddenBy(name, language) {
      if (!isOfSite(name)) return undefined;
      if (isWithoutPages) return "disableKinds: page";
      if (mounts.length > 0 && !mounts.some((mount) => isMounted(mount, name.slice(root.length))))
        return "module.mounts";
      const shown = language ?? main;
      if (shown && off.includes(shown)) return `languages.${shown}: disabled`;
      return ignored.some((pattern) => pattern.test(name)) ? "ignoreFiles" : undefined;
    },
    usualPath(name) {
      const found = folders.find(({ folder }) => `${name}/`.startsWith(`${root}${folder}/`));
      return found ? `${root}${found.usual}${name.slice(`${root}${found.folder}`.length)}` : name;
    },
    permalink(name) {
      const [, section] = /(?:^|\/)content\/(?:(?:fr|en)\/)?([^/]+)\//i.exec(this.usualPath(name)) ?? [];
      const own = section === undefined ? undefined : givenIn(mapIn(given("permalinks")));
      return line(own?.(section!) ?? givenIn(mapIn(own?.("page")))(section ?? "")) || undefined;
    },
  };
}

/** A folder or file that Hugo shows as content (`module.mounts`). */
interface Mount {
  folder: string;
  usual: string;
  only: readonly string[];
  without: readonly string[];
}

function mountsIn(module: unknown): Mount[] {
  const mounts = mapsIn(mapIn(module)["mounts"]).flatMap((each) => {
    const given = givenIn(each);
    const [top, ...rest] = folderIn(given("target")).split("/");
    if (top !== "content" || folderIn(given("source")) === "") return [];
    const language = languageIn(given("lang"));
    const files = textsIn(given("files"));
    const [without, only] = [files.filter((one) => one.startsWith("!")), files.filter((one) => !one.startsWith("!"))];
    return {
      folder: folderIn(given("source")),
      usual: ["content", ...(language && rest[0] !== language ? [language] : []), ...rest].join("/"),
      only: [...only, ...textsIn(given("includeFiles"))],
      without: [...without.map((one) => one.slice(1).trim()), ...textsIn(given("excludeFiles"))],
    };
  });
  return mounts.sort((a, b) => b.folder.length - a.folder.length);
}

function isMounted({ folder, only, without }: Mount, file: string): boolean {
  if (!`${file}/`.startsWith(`${folder}/`)) return false;
  const rest = file.slice(folder.length + 1);
  // In Hugo a `*` also matches slashes, so compare the file name alone too.
  const fits = (pattern: string) =>
    isBelow(rest, folderIn(pattern)) || path.posix.matchesGlob(path.posix.basename(rest), folderIn(pattern));
  return !without.some(fits) && (only.length === 0 || only.some(fits));
}

/** Dates whose fields a Hugo site can configure (`[frontmatter]`), each with its default fields. */
const DATES: Readonly<Record<string, readonly string[]>> = {
  date: ["date", "publishDate", "pubDate", "published"],
  publishDate: ["publishDate", "pubDate", "published"],
  expiryDate: ["expiryDate", "unpublishDate"],
  lastmod: ["lastmod", "modified"],
};

const fieldsIn = (value: unknown): [date: string, fields: string[]][] =>
  Object.keys(DATES).map((date) => [date, textsIn(givenIn(mapIn(value))(date))]);

function datedBy(dates: ReturnType<typeof fieldsIn>, name: string, data: FrontMatter): FrontMatter {
  const given = givenIn(data);
  let dated = data;
  for (const [date, fields] of dates) {
    for (const field of fields) {
      const isDefault = field === ":default";
      if (isDefault && given(...DATES[date]!) !== undefined) break;
      const value = field === ":filename" ? JEKYLL.exec(name)?.[1] : isDefault ? undefined : given(field);
      if (value === undefined) continue;
      const replaced = [date.toLowerCase(), ...(field in DATES ? [] : [field.toLowerCase()])];
      const others = Object.entries(dated).filter(([each]) => !replaced.includes(each.toLowerCase()));
      dated = { ...Object.fromEntries(others), [date]: value };
      break;
    }
  }
  return dated;
}

/**
 * Reads Jekyll's settings.
 * @param names paths of all files
 */
function ofJekyll({ name: own, data }: Settings, names: readonly string[]): Omit<SiteSettings, "remarks"> {
  const given = givenIn(data);
  const folder = folderIn(given("source"));
  const root = `${OF_JEKYLL.exec(own)![1] ?? ""}${folder === "" || folder === "." ? "" : `${folder}/`}`;
  const below = (name: string) => (name.startsWith(root) ? name.slice(root.length) : undefined);
  const defaults = mapsIn(given("defaults")).map((each) => {
    const scope = givenIn(mapIn(each["scope"]));
    return { path: folderIn(scope("path")), type: line(scope("type")), values: mapIn(each["values"]) };
  });
  // The longer path wins, so it is applied last.
  defaults.sort((a, b) => a.path.length - b.path.length || Number(a.type !== "") - Number(b.type !== ""));
  const excluded = textsIn(given("exclude")).map(folderIn);
  const most = Number(given("limit_posts") ?? 0);
  const dayOf = (name: string) => JEKYLL.exec(name)?.[1] ?? "";
  const posts = names.filter((name) => JEKYLL.test(name) && name.includes("_posts/"));
  const limited = new Set(
    most > 0 ? posts.toSorted((a, b) => Number(dayOf(a) < dayOf(b)) - Number(dayOf(a) > dayOf(b))).slice(most) : [],
  );
  return {
    language: languageIn(given("lang", "locale", "language")),
    zone: zoneIn(given("timezone")),
    handedDown(name) {
      const file = below(name);
      if (file === undefined) return {};
      const type = /(?:^|\/)_drafts\//.test(file) ? ["drafts", "posts"] : ["posts"];
      const meant = defaults.filter(
        (each) => (each.type === "" || type.includes(each.type)) && (each.path === "" || isBelow(file, each.path)),
      );
      return Object.assign({}, ...meant.map(({ values }) => values)) as FrontMatter;
    },
    dated: (_, data) => data,
    hiddenBy(name) {
      const file = below(name);
      if (file === undefined) return undefined;
      if (limited.has(name)) return `limit_posts: ${most}`;
      return excluded.some((each) => isBelow(file, each)) ? "exclude" : undefined;
    },
    usualPath: (name) => name,
    permalink: (name) => (below(name) === undefined ? undefined : line(given("permalink")) || undefined),
  };
}

/** Whether a file is at or below a path, which may have wildcards. */
function isBelow(file: string, named: string): boolean {
  if (named === "") return false;
  const folders = file.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
  return folders.some((each) => each === named || (named.includes("*") && path.posix.matchesGlob(each, named)));
}

/** Compiles an `ignoreFiles` pattern. An invalid one matches everything, so that nothing hidden becomes public. */
function patternOf(source: string): RegExp {
  try {
    return new RegExp(source);
  } catch {
    return /^/;
  }
}
