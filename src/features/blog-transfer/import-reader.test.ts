import { expect, it } from "vitest";
import { AppError } from "../../lib/http/app-error.ts";
import { openImport } from "./import-reader.ts";

const READING = { language: "fr", now: new Date("2026-11-20T15:00:00Z") } as const;
const LIMITS = { open: 60_000, post: 60_000, all: 600_000, memoryMb: 512 };

const ghost = (...htmls: string[]) => {
  const posts = htmls.map((html, index) => ({ id: index, title: `Titre ${index}`, html }));
  return Buffer.from(JSON.stringify({ db: [{ data: { posts } }] }));
};
const open = (file: Uint8Array, limits: Partial<typeof LIMITS> = {}) =>
  openImport(file, READING, { ...LIMITS, ...limits });

/** Within the element bounds, yet minutes of work: each attribute is compared with those before it. */
const ENDLESS = `<p ${Array.from({ length: 130_000 }, (_, n) => `a${n}`).join(" ")}>x</p>`;

/** How often this thread gets a turn while something is awaited. */
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
])("leaves this thread to others while it reads thousands of %s", async (_name, html) => {
  const reader = await open(ghost(html));
  let post: unknown;
  // If the work were on this thread, it would get one turn.
  expect(await turnsDuring(reader.read(0).then((read) => (post = read)))).toBeGreaterThan(10);
  expect(post).toMatchObject({ name: "Titre 0", pieces: [expect.stringContaining("x")] });
  reader.close();
});

it("gives up a post that takes longer than it may, and reads the next", async () => {
  const reader = await open(ghost(ENDLESS, "<p>Du texte.</p>"), { post: 2_000 });
  expect(await reader.read(0)).toEqual({ name: "Titre 0", problem: "too-complex" });
  expect(await reader.read(1)).toMatchObject({ name: "Titre 1", pieces: ["Du texte."] });
  reader.close();
});

it("reads no further once all of its time is over, and says of each post that it was not read", async () => {
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
])("refuses a file of more %s than it may take", async (_name, file, limits) => {
  const refusal = await open(file, limits).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect((refusal as AppError).fields).toEqual({ file: "importTooMuch" });
});

it.each([
  ["elements", "<i>x</i>".repeat(20_001)],
  ["levels", `${"<div>".repeat(101)}x`],
])("remarks a post of too many %s", async (_name, html) => {
  const reader = await open(ghost(html));
  expect(await reader.read(0)).toEqual({ name: "Titre 0", problem: "too-complex" });
  reader.close();
});

it("remarks a post that is too long as Markdown, before it is handed over", async () => {
  const reader = await open(ghost(`${"<blockquote>".repeat(90)}${"a<br>".repeat(1_000)}`));
  expect(await reader.read(0)).toEqual({ name: "Titre 0", problem: "too-long" });
  reader.close();
});

it("remarks front matter that no post has", async () => {
  const long = `---\n${Array.from({ length: 2_000 }, (_, n) => `key${n}: 1`).join("\n")}\n---\nx`;
  const reader = await open(Buffer.from(long));
  expect(await reader.read(0)).toEqual({ name: "upload.md", problem: "too-complex" });
  reader.close();
});
