import path from "node:path";
import { readMarkdownFile } from "../../blog/markdown/front-matter.ts";
import { momentOf } from "../imported-values.ts";
import type { ImportNote } from "../transfer.ts";
import { type FrontMatter, type Given, givenIn, isYes, line, textsIn } from "./front-matter-values.ts";

const FLAGS = ["private", "unlisted", "hidden", "headless"];

/** Front matter, besides `draft`, by which other programs hide a page. */
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
    // The value itself is left out: the report would show the password.
    ...(given("password") === undefined ? [] : ["password"]),
  ];
  return [
    ...(isForMembers ? [{ problem: "members-only" as const }] : []),
    ...doors.map((detail) => ({ problem: "not-public" as const, detail })),
  ];
}

const EXPIRY = ["expiryDate", "unpublishDate"];

/** When Hugo stops showing the page. */
export const expiryOf = (given: Given, zone?: string): Date | undefined => momentOf(given(...EXPIRY), zone);

/** Hugo's build options (`_build` in older sites) that hide a page, or leave it out of lists. */
function unbuilt(name: string, options: unknown): string[] {
  if (options === null || typeof options !== "object") return [];
  return ["render", "list"].flatMap((option) => {
    const value = String((options as FrontMatter)[option] ?? "always");
    return /^(?:always|true)$/i.test(value) ? [] : [`${name}.${option}: ${value}`];
  });
}

/** Front matter by which a Hugo section can hide all its pages. */
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
 * Values that Hugo's sections hand down to their pages (`cascade` in `_index.md`).
 * @param files text by path
 * @returns the defaults of the page at a path
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

/** Values handed down by a section or the site's settings. */
export function cascadeOf(data: FrontMatter): FrontMatter {
  const given = givenIn(data)("cascade");
  // Each may apply to only some pages; all are taken, so that nothing hidden becomes public.
  const all = (Array.isArray(given) ? given : [given]).filter((each) => each !== null && typeof each === "object");
  const known = all.map((each) => givenIn(each as FrontMatter));
  const values = HANDED_DOWN.flatMap((name) =>
    known.flatMap((each) => (each(name) === undefined ? [] : [[name, each(name)]])),
  );
  return Object.fromEntries(values) as FrontMatter;
}
