import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LOCALE_OF } from "../../lib/language.ts";
import { asciiWords } from "../../lib/text/fold-for-search.ts";
import { fileAddress, fileName, knowledgeBase, plainText } from "./document.ts";
import { Sheet } from "./pdf-sheet.ts";
import { renderPdf } from "./render-pdf.ts";
import { createKnowledgeBaseFiles } from "./service.ts";

const files = createKnowledgeBaseFiles({ siteUrl: "https://nordet.example", clock: () => new Date(0) });

describe("the files of the knowledge base", () => {
  it("are named in the language they are written in", () => {
    expect(fileName("fr", "pdf")).toBe("nordet-base-de-connaissances.pdf");
    expect(fileAddress("en", "txt")).toBe("/documents/nordet-knowledge-base.txt");
  });

  it("have names that are valid in URLs and headers", () => {
    expect(asciiWords("l’œuvre boréale & fils-base de connaissances").join("-")).toBe(
      "l-oeuvre-boreale-fils-base-de-connaissances",
    );
  });

  it("are text and PDF in both languages", async () => {
    const text = await files.file("nordet-knowledge-base.txt");
    expect(text).toMatchObject({ language: "en", format: "txt" });
    expect(text?.body.toString("utf8")).toContain("nordet.example/en/free-consultation");
    const pdf = await files.file("nordet-base-de-connaissances.pdf");
    expect(pdf).toMatchObject({ language: "fr", format: "pdf" });
    expect(pdf?.body.toString("latin1", 0, 5)).toBe("%PDF-");
  });

  it("are created once, even if requested concurrently", () => {
    expect(files.file("nordet-knowledge-base.pdf")).toBe(files.file("nordet-knowledge-base.pdf"));
  });

  it.each(["", "knowledge-base.pdf", "nordet-knowledge-base.exe", "../secret", "nordet-knowledge-base.pdf/"])(
    "do not include %j",
    (name) => {
      expect(files.file(name)).toBeUndefined();
    },
  );

  it("are retried after a failure", async () => {
    const clock = vi.fn<() => Date>().mockImplementationOnce(() => {
      throw new Error("no clock");
    });
    clock.mockReturnValue(new Date(0));
    const failing = createKnowledgeBaseFiles({ siteUrl: "https://nordet.example", clock });
    await expect(failing.file("nordet-knowledge-base.pdf")).rejects.toThrow("no clock");
    await expect(failing.file("nordet-knowledge-base.pdf")).resolves.toMatchObject({ format: "pdf" });
  });
});

const SITE = "https://nordet.example";
const createdAt = new Date("2026-03-02T14:00:00Z");
const draw = (language: "fr" | "en") =>
  renderPdf(knowledgeBase(language, SITE), { onlineAddress: `${SITE}/share`, createdAt });

/** Returns a PDF's decompressed streams. */
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

  it("is identical for the same creation time", async () => {
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
