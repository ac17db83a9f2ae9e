import { describe, expect, it } from "vitest";
import { growsTooFast } from "../../../../test/processor-time.ts";
import { MAX_LENGTHS } from "../model.ts";
import { renderMarkdown } from "./markdown.ts";

const IMAGE = { id: "0123456789abcdef01234567", width: 1600, height: 900, widths: [480, 960, 1600] };
const images = new Map([[IMAGE.id, IMAGE]]);
const html = (source: string) => renderMarkdown(source, images).html.trim();

describe("the line rules of the specification", () => {
  it("begin a paragraph at each line break", () => {
    expect(html("un\ndeux\n\ntrois")).toBe("<p>un</p>\n<p>deux</p>\n<p>trois</p>");
    expect(html("> un\n> deux")).toBe("<blockquote>\n<p>un</p>\n<p>deux</p>\n</blockquote>");
  });

  it("leave the breaks of code, lists and tables alone", () => {
    expect(html("```\na\nb\n```")).toBe('<pre tabindex="0"><code>a\nb\n</code></pre>');
    expect(html("- un\n  suite\n- deux")).toBe("<ul>\n<li>un\nsuite</li>\n<li>deux</li>\n</ul>");
    expect(html("|a|b|\n|:-|-:|\n|1|2|")).toContain('<td class="align-left">1</td>\n<td class="align-right">2</td>');
  });

  it("keep an explicit break, or one within emphasis or a link, as a line break", () => {
    expect(html("**un\ndeux**")).toBe("<p><strong>un<br />\ndeux</strong></p>");
    expect(html("[un\ndeux](/x)")).toBe('<p><a href="/x">un<br />\ndeux</a></p>');
    expect(html("un\\\ndeux")).toBe("<p>un<br />\ndeux</p>");
  });

  it("make a line wrapped in ** bold, and “- ” lines a list, even right below a line of text", () => {
    expect(html("**gras**\nun\n- deux\n- trois")).toBe(
      "<p><strong>gras</strong></p>\n<p>un</p>\n<ul>\n<li>deux</li>\n<li>trois</li>\n</ul>",
    );
  });

  const LIST = "<ul>\n<li>a</li>\n</ul>";
  const [QUOTE, NESTED] = [
    "<blockquote>\n<p>a</p>\n</blockquote>",
    "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>",
  ];
  const TABLE =
    '<div class="table-scroll" tabindex="0"><table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n' +
    "<tbody>\n<tr>\n<td>1</td>\n</tr>\n</tbody>\n</table></div>";
  const BLOCKS: Readonly<Record<string, readonly [source: string, html: string]>> = {
    "a line of text": ["a", "<p>a</p>"],
    "a bold line": ["**a**", "<p><strong>a</strong></p>"],
    "a heading": ["## a", '<h2 id="h-a">a</h2>'],
    "a list item": ["- a", LIST],
    "an item of an item": ["- a\n  - b", NESTED],
    "a numbered item": ["1. a", LIST.replaceAll("ul>", "ol>")],
    "a quotation": ["> a", QUOTE],
    "an item with a quotation": ["- > a", `<ul>\n<li>${QUOTE.replaceAll(/^|$/g, "\n")}</li>\n</ul>`],
    "a table": ["|a|\n|-|\n|1|", TABLE],
    "a rule": ["***", "<hr />"],
  };
  const LINES: Readonly<Record<string, readonly [source: string, html: string]>> = {
    "a line of text": ["x", "<p>x</p>"],
    "a line that begins with a bracket": ["[x] y", "<p>[x] y</p>"],
    "a line with a hyphen in it": ["x - y", "<p>x - y</p>"],
    "a bold line": ["**x**", "<p><strong>x</strong></p>"],
    "a bold line with spaces": ["** x **", "<p><strong>x</strong></p>"],
    "a heading": ["# x", '<h2 id="h-x">x</h2>'],
    "a smaller heading": ["### x", '<h4 id="h-x">x</h4>'],
  };
  it.each(
    Object.entries(BLOCKS).flatMap(([above, [before, shown]]) =>
      Object.entries(LINES).map(([name, [line, own]]) => [name, above, before, line, `${shown}\n${own}`] as const),
    ),
  )("treat %s right below %s as below an empty line", (_name, _above, before, line, expected) => {
    // Ignore heading levels: a text's highest heading always becomes h2.
    const levels = (text: string) => text.replaceAll(/(<\/?h)\d/g, "$1");
    expect(levels(html(`${before}\n${line}`))).toBe(levels(expected));
    expect(levels(html(`${before}\n\n${line}`)), "below an empty line too").toBe(levels(expected));
  });

  it.each([
    ["** gras **", "<p><strong>gras</strong></p>"],
    ["**gras **", "<p><strong>gras</strong></p>"],
    ["** gras**  ", "<p><strong>gras</strong></p>"],
    ["un\n** gras **\ndeux", "<p>un</p>\n<p><strong>gras</strong></p>\n<p>deux</p>"],
    ["** un *deux* [trois](/x) `**` **", '<p>** un <em>deux</em> <a href="/x">trois</a> <code>**</code> **</p>'],
    ["** un *deux* `trois` **", "<p><strong>un <em>deux</em> <code>trois</code></strong></p>"],
    ["- ** gras **", "<ul>\n<li><strong>gras</strong></li>\n</ul>"],
    ["**un** et **deux**", "<p><strong>un</strong> et <strong>deux</strong></p>"],
    ["***un***", "<p><em><strong>un</strong></em></p>"],
    ["un ** deux **", "<p>un ** deux **</p>"],
    ["** un ** deux", "<p>** un ** deux</p>"],
    ["** un \\**", "<p>** un **</p>"],
    ["** **", "<hr />"],
  ])("recognize a line wrapped in ** by its ends: %j", (source, expected) => {
    expect(html(source)).toBe(expected);
  });

  it("make # an h2, ## an h3 and so on, and never turn a line above hyphens into a heading", () => {
    expect(html("# Un\n## Deux\n### Trois\n#### Quatre\n##### Cinq\n###### Six").match(/<h\d/g)).toEqual([
      "<h2",
      "<h3",
      "<h4",
      "<h5",
      "<h6",
      "<h6",
    ]);
    expect(html("## Un\n### Deux\n## Trois").match(/<h\d/g)).toEqual(["<h2", "<h3", "<h2"]);
    expect(html("### Un\n###### Deux\n## Trois").match(/<h\d/g)).toEqual(["<h3", "<h6", "<h2"]);
    expect(html("Texte\n---")).toBe("<p>Texte</p>\n<hr />");
  });
});

describe("headings", () => {
  it("get distinct anchors, without accents", () => {
    const ids = [...html("# L’été\n# L’été\n# L’été 2\n# !!!\n# main\n# Cœur *vif*").matchAll(/id="([^"]+)"/g)];
    expect(ids.map(([, id]) => id)).toEqual([
      "h-l-ete",
      "h-l-ete-2",
      "h-l-ete-2-2",
      "h-section",
      "h-main",
      "h-coeur-vif",
    ]);
  });

  it("form a table of contents only in a long article", () => {
    const short = "# Un\n## Deux\n# Trois\n#### Quatre\n\nTexte.";
    expect(renderMarkdown(short, images).toc).toEqual([]);
    expect(renderMarkdown(`${short}\n${"mot ".repeat(600)}`, images).toc).toEqual([
      { level: 2, id: "h-un", text: "Un" },
      { level: 3, id: "h-deux", text: "Deux" },
      { level: 2, id: "h-trois", text: "Trois" },
    ]);
  });

  it("are limited to 200 in the table of contents", () => {
    const { toc } = renderMarkdown("# Un deux trois quatre\n".repeat(4_000), images);
    expect(toc).toHaveLength(200);
    expect(toc.at(-1)?.id).toBe("h-un-deux-trois-quatre-200");
  });
});

describe("links and images", () => {
  it("give external pages no access to our window", () => {
    expect(html("[a](https://x.example/) [b](/pricing) [c](mailto:a@x.example)")).toBe(
      '<p><a href="https://x.example/" rel="noopener">a</a> <a href="/pricing">b</a> <a href="mailto:a@x.example">c</a></p>',
    );
  });

  it("show our images in the available widths, as a figure when captioned", () => {
    const plain = html(`![Un chat](/media/${IMAGE.id})`);
    expect(plain).toContain(`<source type="image/avif" srcset="/media/${IMAGE.id}-480.avif 480w,`);
    expect(plain).toContain('width="1600" height="900" alt="Un chat" loading="lazy"');
    expect(plain).not.toContain("</source>");
    expect(html(`Texte\n![Un chat](/media/${IMAGE.id} "Le <chat>")\nsuite`)).toMatch(
      /^<p>Texte<\/p>\n<figure><picture>.*<\/picture><figcaption>Le &lt;chat&gt;<\/figcaption><\/figure>\n<p>suite<\/p>$/s,
    );
    expect(renderMarkdown(`![](/media/${IMAGE.id})`, images).problems).toEqual(["missing-alt"]);
  });

  it("replace an external image with a link to it", () => {
    const { html: shown, problems } = renderMarkdown("![Carte](https://x.example/a.png)", images);
    expect(shown).toBe('<p><a href="https://x.example/a.png" rel="noopener">Carte</a></p>\n');
    expect(problems).toEqual(["foreign-image"]);
    expect(html("![a](/media/000000000000000000000000) ![b](data:image/svg+xml,<svg/onload=alert(1)>)")).not.toMatch(
      /<img|src=/,
    );
  });
});

describe("hostile Markdown", () => {
  const TRICKS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<div><svg><style><img src=x onerror=alert(1)></style></svg></div>",
    "<iframe src=javascript:alert(1)></iframe>",
    '<p style="position:fixed">x</p>',
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "[a](java\tscript:alert(1))",
    "[a](&#106;avascript:alert(1))",
    "[a](&#x6A&#x61vascript:alert(1))",
    "[a](vbscript:x)",
    "[a](data:text/html,<script>alert(1)</script>)",
    "[a](file:///etc/passwd)",
    "[a](//evil.example/x)",
    '[a](/x "onmouseover=alert(1) x=\\"")',
    '[a](/x "\\"><script>alert(1)</script>")',
    "<javascript:alert(1)>",
    "<https://x.example/?a=<script>>",
    "![a](javascript:alert(1))",
    '![a"onerror=alert(1)](https://x.example/"onerror=alert(1))',
    `![a" onload="alert(1)](/media/${IMAGE.id} "\\"><script>alert(1)</script>")`,
    '```js" onmouseover="alert(1)\nx\n```',
    "```<script>\n</code></pre><script>alert(1)</script>\n```",
    "# <script>alert(1)</script>",
    '# a" onclick="alert(1)',
    "|<script>alert(1)</script>|\n|-|\n|<img src=x onerror=alert(1)>|",
    "[x]: javascript:alert(1)\n\n[x]",
    "<!-- --><script>alert(1)</script>",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<?php echo 1 ?>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "\u0000<script>\u0000alert(1)",
  ];
  const TAGS =
    /^(?:h[2-6]|p|br|hr|strong|em|s|a|code|pre|blockquote|ul|ol|li|table|thead|tbody|tr|th|td|div|figure|figcaption|picture|source|img)$/;
  const ATTRIBUTES =
    /^(?:id|href|title|rel|class|tabindex|start|type|srcset|sizes|src|width|height|alt|loading|decoding)$/;

  it.each(TRICKS)("renders %j as text", (trick) => {
    for (const source of [trick, `- ${trick.replaceAll("\n", "\n  ")}`, `**${trick}**`, `> ${trick}`]) {
      const rendered = renderMarkdown(source, images).html;
      for (const [, tag = "", attributes = ""] of rendered.matchAll(
        /<\/?([a-z0-9]+)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi,
      )) {
        expect(tag).toMatch(TAGS);
        for (const [, name = "", value = ""] of attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
          if (name === "/") continue;
          expect(name).toMatch(ATTRIBUTES);
          if (name !== "href") continue;
          const { protocol, host } = new URL(
            value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
            "https://nordet.test",
          );
          expect(protocol).toMatch(/^(?:https?|mailto|tel):$/);
          expect(host).not.toBe("evil.example");
        }
      }
      // No angle bracket remains outside allowed tags.
      expect(rendered.replaceAll(/<\/?[a-z][a-z0-9]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/g, "")).not.toMatch(/</);
    }
  });

  type TextOf = (length: number) => string;
  const long =
    (unit: string): TextOf =>
    (length) =>
      unit.repeat(Math.floor(length / unit.length));
  it.each<[string, TextOf]>([
    ["brackets", long("[")],
    ["closed brackets", long("[]")],
    ["links in links", long("[a](")],
    ["images in images", long("![")],
    ["quotes in quotes", long(">")],
    ["quotes, a line each", long("> a\n>")],
    ["lists in lists", long("- ")],
    [
      "deeper lists",
      (length) => Array.from({ length: Math.sqrt(2 * length) }, (_, depth) => `${" ".repeat(depth)}- a`).join("\n"),
    ],
    ["emphasis", long("*a **a ")],
    ["emphasis that never closes", long("**a _b ")],
    ["code that never closes", long("`a``")],
    [
      "table cells",
      (length) => `${"|a".repeat(length / 20)}|\n${"|-".repeat(length / 20)}|\n${"|".repeat((length * 4) / 5)}`,
    ],
    ["references", long("[a]: b\n")],
    ["entities", long("&amp;")],
    ["autolinks", long("<http://a ")],
    ["lines that are bold", long("** a **\n")],
    ["lines that are not", long("** a\n")],
    ["spaces before asterisks", (length) => `${" ".repeat(length / 2)}${long("** ")(length / 2)}`],
    ["headings of one name", long("# a\n")],
    ["lines", long("a\n")],
  ])("endless %s take linear time", (_name, textOf) => {
    expect(growsTooFast((source) => renderMarkdown(source, images), textOf, MAX_LENGTHS.content)).toBe(false);
    expect(renderMarkdown(textOf(MAX_LENGTHS.content), images).html.length).toBeLessThan(40 * MAX_LENGTHS.content);
  });

  it("is rejected if a reference used repeatedly would expand too much", () => {
    const source = `[a]: ${"b".repeat(20_000)}\n\n${"[a]".repeat(25_000)}`;
    expect(() => renderMarkdown(source, images)).toThrow(expect.objectContaining({ fields: { content: "tooLong" } }));
  });
});
