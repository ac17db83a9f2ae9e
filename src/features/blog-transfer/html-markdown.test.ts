import { describe, expect, it } from "vitest";
import { markdownOfHtml } from "./html-markdown.ts";

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

  it("is looked at once, however many rows it has", () => {
    const rows = (count: number) => {
      const html = `<table>${"<tr><td>x</td></tr>".repeat(count)}</table>`;
      const before = process.threadCpuUsage();
      markdownOfHtml(html);
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    rows(500);
    // Sixteen times as many: comparing each with all others would be 256 times the work.
    expect(rows(8_000) / rows(500)).toBeLessThan(100);
  });
});
