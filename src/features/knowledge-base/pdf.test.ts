import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { LOCALE_OF } from "../../lib/language.ts";
import { knowledgeBase, plainText } from "./document.ts";
import { Sheet } from "./pdf-sheet.ts";
import { renderPdf } from "./render-pdf.ts";

const SITE = "https://nordet.example";
const createdAt = new Date("2026-03-02T14:00:00Z");
const draw = (language: "fr" | "en") =>
  renderPdf(knowledgeBase(language, SITE), { onlineAddress: `${SITE}/share`, createdAt });

/** A PDF's streams, decompressed. */
function streamsOf(pdf: Buffer): string {
  const source = pdf.toString("latin1");
  return [...source.matchAll(/FlateDecode[\s\S]*?stream\r?\n([\s\S]*?)endstream/g)]
    .map(([, stream]) => inflateSync(Buffer.from(stream!, "latin1")).toString("latin1"))
    .join("\n");
}

describe.each(["fr", "en"] as const)("the PDF in %s", (language) => {
  let pdf: Buffer;
  let source: string;
  beforeAll(async () => {
    pdf = await draw(language);
    source = pdf.toString("latin1");
  });

  it("is a tagged document in its language, on Letter paper, with bookmarks and its own fonts", () => {
    expect(source).toMatch(/^%PDF-1\.7/);
    expect(source).toContain(`/Lang (${LOCALE_OF[language]})`);
    expect(source).toContain("/Marked true");
    expect(source).toContain("/DisplayDocTitle true");
    expect(source).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(source).toContain("/MediaBox [0 0 612 792]");
    expect(source.match(/\/FontFile2 /g)).toHaveLength(3);
    expect(source).not.toContain("Helvetica");
    const { sections } = knowledgeBase(language, SITE);
    const bookmarks = sections.length + sections.flatMap(({ parts }) => parts).length;
    expect(source.match(/\/Title \(/g)!.length).toBeGreaterThanOrEqual(bookmarks);
    for (const type of ["Document", "Sect", "H1", "H2", "H3", "P", "L", "LI", "Lbl", "LBody", "Link"]) {
      expect(source, type).toMatch(new RegExp(`/S /${type}\\b`));
    }
  });

  it("marks everything it draws: text as text, the rest as decoration", () => {
    const drawn = streamsOf(pdf);
    const marks = drawn.match(/BDC|BMC/g)!.length;
    expect(drawn.match(/EMC/g)).toHaveLength(marks);
    expect(drawn).toContain("/Artifact");
  });

  it("links to the form, the mailbox, the phone and the site", () => {
    const form = language === "fr" ? "/consultation-gratuite" : "/en/free-consultation";
    for (const address of [`${SITE}${form}`, "mailto:bonjour@nordet.example", "tel:+14505550142"]) {
      expect(source).toContain(`/URI (${address})`);
    }
  });

  it("is small enough for a phone", () => {
    expect(pdf.length).toBeLessThan(100_000);
  });

  it("is identical for the same moment", async () => {
    expect((await draw(language)).equals(pdf)).toBe(true);
  });

  it("has a glyph in its fonts for every character of the document", () => {
    const sheet = new Sheet({ title: "", subject: "", author: "", language, createdAt });
    for (const name of ["text", "strong", "head"]) {
      const { _font: embedded } = sheet.pdf.font(name) as unknown as {
        _font: { font: { hasGlyphForCodePoint(point: number): boolean } };
      };
      const missing = [...new Set(plainText(knowledgeBase(language, SITE)))].filter(
        (character) => character !== "\n" && !embedded.font.hasGlyphForCodePoint(character.codePointAt(0)!),
      );
      expect(missing, name).toEqual([]);
    }
  });
});
