import { expect, it } from "vitest";
import { costOf, costOfAsync } from "../../../../test/processor-time.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { emptyFields, MAX_LENGTHS } from "../model.ts";
import { renderMarkdown } from "./markdown.ts";
import { differenceOnThread, renderOnThread } from "./markdown-thread.ts";

const render = (source: string) => renderOnThread({ source, images: new Map() });

const fieldsOf = (source: string) =>
  render(source).then(
    ({ html }) => html.length,
    (error: unknown) => (error instanceof AppError ? error.fields : String(error)),
  );

it("renders texts in the order they arrive", async () => {
  const [first, second] = await Promise.all([render("# Un\n\nTexte"), render("**Deux**")]);
  expect(first).toMatchObject({ html: '<h2 id="h-un">Un</h2>\n<p>Texte</p>\n', problems: [] });
  expect(second.html).toBe("<p><strong>Deux</strong></p>\n");
});

it("shows our own images", async () => {
  const image = { id: "a".repeat(24), width: 800, height: 400, widths: [480, 800] };
  const { html } = await renderOnThread({
    source: `![Un chat](/media/${image.id})`,
    images: new Map([[image.id, image]]),
  });
  expect(html).toContain(`/media/${image.id}-480.webp 480w`);
});

const whole = (start: string, row: string) => start + row.repeat((MAX_LENGTHS.content - start.length) / row.length);

it.each([
  ["rows of one cell", whole("|a\n|-\n", "|\n")],
  ["rows of a thousand cells", whole(`|${"a|".repeat(1000)}\n|${"-|".repeat(1000)}\n`, "|\n")],
  ["list in list in list", whole("", "- - - a\n")],
])("rejects a text whose %s would expand tenfold", async (_name, source) => {
  expect(source.length).toBeLessThanOrEqual(MAX_LENGTHS.content);
  expect(await fieldsOf(source)).toEqual({ content: "tooLong" });
});

it.each([
  ["lines", whole("", "a\n")],
  ["brackets", whole("", "[")],
  ["quotations", whole("", "> a\n")],
])("keeps this thread free while rendering the longest text of %s", async (_name, source) => {
  await render("x");
  let length = 0;
  const cost = () =>
    costOfAsync(async () => {
      const rendered = fieldsOf(source);
      let isDone = false;
      const others = new Promise<boolean>((resolve) => setImmediate(() => resolve(isDone)));
      length = Number(
        await rendered.finally(() => {
          isDone = true;
        }),
      );
      expect(await others, "others had their turn before").toBe(false);
    });
  // Measure three times and use the lowest, since collecting other tests' garbage can cost more than the rendering.
  const costs = [await cost(), await cost(), await cost()];
  expect(length).toBeGreaterThanOrEqual(MAX_LENGTHS.content);
  // This thread must spend less than if it rendered the text itself.
  expect(Math.min(...costs)).toBeLessThan(costOf(() => renderMarkdown(source, new Map())));
});

it("keeps this thread free while comparing two long texts with little in common", async () => {
  const text = (of: (n: number) => number) => Array.from({ length: 15_000 }, (_, n) => of(n).toString(36)).join(" ");
  const [before, after] = [text((n) => (n * 7_919) % 99_991), text((n) => (n * 6_007) % 99_989)];
  await render("x");
  let turns = 0;
  const turn = () => {
    turns += 1;
    pending = setImmediate(turn);
  };
  let pending = setImmediate(turn);
  const differences = await differenceOnThread({
    before: { ...emptyFields(), content: before },
    after: { ...emptyFields(), content: after },
  });
  clearImmediate(pending);
  const parts = differences.map(
    ({ field, parts: all }) => [field, all.filter(({ kind }) => kind !== "added")] as const,
  );
  expect(parts.map(([field, kept]) => [field, kept.map((part) => part.text).join("")])).toEqual([["content", before]]);
  // A comparison on this thread would take a single turn of the event loop.
  expect(turns).toBeGreaterThan(10);
});
