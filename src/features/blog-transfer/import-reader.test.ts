import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AppError } from "../../lib/http/app-error.ts";
import { markdownOfHtml } from "./html-markdown.ts";
import { openImport } from "./import-reader.ts";
import { isOwnPath, OWN_PATHS, oldPathOf } from "./imported-values.ts";

const READING = { language: "fr", now: new Date("2026-11-20T15:00:00Z") } as const;
const LIMITS = { open: 60_000, post: 60_000, all: 600_000, memoryMb: 512 };

const ghost = (...htmls: string[]) => {
  const posts = htmls.map((html, index) => ({ id: index, title: `Titre ${index}`, html }));
  return Buffer.from(JSON.stringify({ db: [{ data: { posts } }] }));
};
const open = (file: Uint8Array, limits: Partial<typeof LIMITS> = {}) =>
  openImport(file, READING, { ...LIMITS, ...limits });

/** Passes the element limit, yet takes minutes, because the parser compares each attribute with all before it. */
const ENDLESS = `<p ${Array.from({ length: 130_000 }, (_, n) => `a${n}`).join(" ")}>x</p>`;

/** Counts the event loop turns on this thread while `work` is pending. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work;
  isOver = true;
  return turns;
}

it.each([
  ["rows of a table", `<table><tr><th>a</th></tr>${"<tr><td>x</td></tr>".repeat(4_000)}</table>`],
  ["cells of a row", `<table><tr>${"<td>x</td>".repeat(6_000)}</tr></table>`],
  ["attributes of an element", `<p ${Array.from({ length: 8_000 }, (_, n) => `a${n}`).join(" ")}>x</p>`],
])("keeps this thread free while it reads thousands of %s", async (_name, html) => {
  const reader = await open(ghost(html));
  let post: unknown;
  // If the work were done on this thread, there would be a single turn.
  expect(await turnsDuring(reader.read(0).then((read) => (post = read)))).toBeGreaterThan(10);
  expect(post).toMatchObject({ name: "Titre 0", pieces: [expect.stringContaining("x")] });
  reader.close();
});

it("gives up on a post that exceeds its time, and reads the next", async () => {
  const reader = await open(ghost(ENDLESS, "<p>Du texte.</p>"), { post: 2_000 });
  expect(await reader.read(0)).toEqual({ name: "Titre 0", problem: "too-complex" });
  expect(await reader.read(1)).toMatchObject({ name: "Titre 1", pieces: ["Du texte."] });
  reader.close();
});

it("stops reading when its total time is over, and reports the remaining posts as not reached", async () => {
  const reader = await open(ghost("<p>Du texte.</p>", ENDLESS, "<p>Du texte.</p>"), { all: 2_000 });
  expect(await reader.read(0)).toMatchObject({ pieces: ["Du texte."] });
  expect(await reader.read(1)).toEqual({ name: "Titre 1", problem: "not-reached" });
  expect(await reader.read(2)).toEqual({ name: "Titre 2", problem: "not-reached" });
  reader.close();
});

it.each([
  ["time", ghost("<p>x</p>"), { open: 0 }],
  ["posts", ghost(...Array<string>(20_001).fill("x")), {}],
  ["memory", Buffer.from(`{"db":[{"data":{"posts":[${"{},".repeat(1_000_000)}{}]}}]}`), { memoryMb: 16 }],
])("rejects a file that needs more %s than allowed", async (_name, file, limits) => {
  const refusal = await open(file, limits).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect((refusal as AppError).fields).toEqual({ file: "importTooMuch" });
});

it.each([
  ["elements", "<i>x</i>".repeat(20_001)],
  ["levels", `${"<div>".repeat(101)}x`],
])("reports a post with too many %s", async (_name, html) => {
  const reader = await open(ghost(html));
  expect(await reader.read(0)).toEqual({ name: "Titre 0", problem: "too-complex" });
  reader.close();
});

it("reports a post that is too long as Markdown, without sending it to this thread", async () => {
  const reader = await open(ghost(`${"<blockquote>".repeat(90)}${"a<br>".repeat(1_000)}`));
  expect(await reader.read(0)).toEqual({ name: "Titre 0", problem: "too-long" });
  reader.close();
});

it("reports excessive front matter", async () => {
  const long = `---\n${Array.from({ length: 2_000 }, (_, n) => `key${n}: 1`).join("\n")}\n---\nx`;
  const reader = await open(Buffer.from(long));
  expect(await reader.read(0)).toEqual({ name: "upload.md", problem: "too-complex" });
  reader.close();
});

describe("a table", () => {
  it.each([
    [
      "with a head, alignment, bars and colours",
      '<table><caption>Prix</caption><thead><tr><th align="right">A</th><th>B</th></tr></thead>' +
        '<tbody><tr><td align="right">1|2</td><td style="background-color:red">x<br>y</td></tr></tbody></table>',
      "Prix\n\n| A | B |\n| ---: | --- |\n| 1\\|2 | x · y |",
    ],
    [
      "without a head, of rows of different lengths",
      '<table><tr><td>1</td></tr><tr><td>2</td><td colspan="2">3</td></tr></table>',
      "| | | |\n| --- | --- | --- |\n| 1 |\n| 2 | 3 | |",
    ],
    [
      "around another one",
      "<table><tr><td>Un <b>mot</b></td><td><table><tr><th>i</th></tr><tr><td>j</td></tr></table></td></tr></table>",
      "Un **mot**\n\n| i |\n| --- |\n| j |",
    ],
  ])("%s becomes Markdown", (_name, html, markdown) => {
    expect(markdownOfHtml(html).markdown).toBe(markdown);
  });

  it("is converted in linear time, however many rows it has", () => {
    const rows = (count: number) => {
      const html = `<table>${"<tr><td>x</td></tr>".repeat(count)}</table>`;
      const before = process.threadCpuUsage();
      markdownOfHtml(html);
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    rows(500);
    // 16 times as many rows; comparing each with all others would take 256 times as long.
    expect(rows(8_000) / rows(500)).toBeLessThan(100);
  });
});

it("knows the path of every page on this site", () => {
  const pages = new URL("../../pages/", import.meta.url);
  const names = ["", "[...lang]/"].flatMap((folder) => readdirSync(new URL(folder, pages)));
  const parts = names.map((name) => name.replace(/\.(?:astro|ts)$/, "")).filter((name) => /^[a-z][a-z-]+$/.test(name));
  expect(parts.filter((part) => !OWN_PATHS.has(part) && part !== "index")).toEqual([]);
});

it.each([
  ["https://blogue.example/2024/01/un-titre/?x=1#y", "/2024/01/un-titre"],
  ["/%e2%80%99%C3%A9t%c3%a9/", "/%E2%80%99%C3%A9t%C3%A9"],
  ["//blogue.example//a/../b/", "/b"],
  ["https://blogue.example/?p=12", undefined],
  ["javascript:alert(1)", undefined],
  ["/%ff", undefined],
  [`/${"a".repeat(600)}`, undefined],
])("derives the old path from %s", (address, path) => {
  expect(oldPathOf(address)).toBe(path);
});

it("allows an old path below a page's path, but not the path itself", () => {
  expect(["/about", "/blog/about", "/2024/about"].map(isOwnPath)).toEqual([true, false, false]);
});
