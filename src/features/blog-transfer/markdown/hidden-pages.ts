import path from "node:path";
import { readMarkdownFile } from "../../blog/markdown/front-matter.ts";
import { momentOf } from "../imported-values.ts";
import type { ImportNote } from "../transfer.ts";
import { type FrontMatter, type Given, givenIn, isYes, line, textsIn } from "./front-matter-values.ts";

const FLAGS = ["private", "unlisted", "hidden", "headless"];

/** What other programs say in front matter of a page that visitors do not find, besides that it is a draft. */
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
    // Not what it is: it would be read in the report.
    ...(given("password") === undefined ? [] : ["password"]),
  ];
  return [
    ...(isForMembers ? [{ problem: "members-only" as const }] : []),
    ...doors.map((detail) => ({ problem: "not-public" as const, detail })),
  ];
}

const EXPIRY = ["expiryDate", "unpublishDate"];

/** From when on Hugo shows it no more. */
export const expiryOf = (given: Given, zone?: string): Date | undefined => momentOf(given(...EXPIRY), zone);

/** Hugo's build options (`_build` in older sites) where they keep a page, or its place in lists, from visitors. */
function unbuilt(name: string, options: unknown): string[] {
  if (options === null || typeof options !== "object") return [];
  return ["render", "list"].flatMap((option) => {
    const value = String((options as FrontMatter)[option] ?? "always");
    return /^(?:always|true)$/i.test(value) ? [] : [`${name}.${option}: ${value}`];
  });
}

/** What a section of Hugo may say for every page in it, as far as it keeps them from visitors. */
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
 * What sections of Hugo hand down to their pages (`cascade` in `_index.md`).
 * @param files text by path
 * @returns what a page at a path is given, unless it says otherwise
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

/** What a section, or the settings of a site, hand down. */
export function cascadeOf(data: FrontMatter): FrontMatter {
  const given = givenIn(data)("cascade");
  // Several may each be meant for some of the pages; whichever these are, none becomes public that was not.
  const all = (Array.isArray(given) ? given : [given]).filter((each) => each !== null && typeof each === "object");
  const known = all.map((each) => givenIn(each as FrontMatter));
  const values = HANDED_DOWN.flatMap((name) =>
    known.flatMap((each) => (each(name) === undefined ? [] : [[name, each(name)]])),
  );
  return Object.fromEntries(values) as FrontMatter;
}
