import { inflateSync } from "node:zlib";
import familjenSemiBold from "@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff?inline";
import figtree from "@fontsource/figtree/files/figtree-latin-400-normal.woff?inline";
import figtreeSemiBold from "@fontsource/figtree/files/figtree-latin-600-normal.woff?inline";
import PDFDocument from "pdfkit";
import { accent } from "../../lib/company/accent.ts";

/** An element of the document's structure, as assistive technology sees it. */
export type Structure = PDFKit.PDFStructureElement;

/** US Letter, the standard in Canada, in points (1/72 inch). */
export const PAPER = { width: 612, height: 792 } as const;
const TOP = 58;
const BOTTOM = 76;

/** The light theme's colours from `tokens.css`, because paper is white. */
export const INK = {
  ground: "#f1f5f4",
  text: "#0b2428",
  soft: "#4a6166",
  hairline: "#cdd8d6",
  signal: accent("light").signal,
};

interface Style {
  font: "text" | "strong" | "head";
  size: number;
  /** Line spacing, in points. */
  leading?: number;
  tracking?: number;
  color?: string;
}

export interface TextBox {
  x: number;
  width: number;
  style: Style;
}

interface SheetOptions {
  title: string;
  subject: string;
  author: string;
  /** BCP 47. */
  language: string;
  createdAt: Date;
}

/** Static fonts of the site's typefaces, at the two weights we use, because its variable fonts cannot be embedded. */
const FONTS: Readonly<Record<Style["font"], string>> = {
  text: figtree,
  strong: figtreeSemiBold,
  head: familjenSemiBold,
};

/**
 * A tagged PDF (PDF/UA, ISO 14289-1), filled from the top and continued on new pages. Assistive technology reads the
 * text and skips the drawings.
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Structure;
  /** Position of the next block, in points from the top of the page. */
  y = TOP;
  /** Cache of measured heights, because measuring text, both before and while writing it, is most of the work. */
  readonly #heights = new Map<TextBox, Map<string, number>>();

  constructor({ title, subject, author, language, createdAt }: SheetOptions) {
    this.pdf = new PDFDocument({
      size: [PAPER.width, PAPER.height],
      margin: 0,
      // No default font, because pdfkit would read Helvetica from a file that the bundle lacks.
      font: "",
      pdfVersion: "1.7",
      // The types do not know this value yet.
      subset: "PDF/UA" as NonNullable<PDFKit.PDFDocumentOptions["subset"]>,
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      lang: language,
      info: { Title: title, Subject: subject, Author: author, Creator: author, CreationDate: createdAt },
    });
    for (const [name, address] of Object.entries(FONTS)) {
      this.pdf.registerFont(name, sfntOfWoff(Buffer.from(address.slice(address.indexOf(",") + 1), "base64")));
    }
    this.root = this.pdf.struct("Document");
    this.pdf.addStructure(this.root);
  }

  /** Starts a new page unless `height` points are left on this one. */
  makeRoom(height: number): void {
    if (this.y + height <= PAPER.height - BOTTOM) return;
    this.pdf.addPage();
    this.y = TOP;
  }

  /** Whether the page is still empty. */
  get isAtTop(): boolean {
    return this.y === TOP;
  }

  heightOf(text: string, box: TextBox): number {
    const measured = this.#heights.get(box) ?? new Map<string, number>();
    this.#heights.set(box, measured);
    let height = measured.get(text);
    if (height === undefined) {
      const { width, style } = box;
      this.#use(style);
      height = this.pdf.heightOfString(text, { width, lineGap: style.leading ?? 0, ...tracking(style) });
      measured.set(text, height);
    }
    return height;
  }

  /**
   * Writes a text as a separate element under `parent`.
   * @param at upper edge of the text, in points; {@link y} does not change
   * @param href makes the text a link
   */
  write(parent: Structure, type: string, text: string, box: TextBox, at: number, href?: string): void {
    const { x, width, style } = box;
    const draw = () => {
      this.#use(style);
      this.pdf.text(text, x, at, { width, lineGap: style.leading ?? 0, ...tracking(style) });
    };
    if (href === undefined) {
      parent.add(this.pdf.struct(type, {}, [draw]));
      return;
    }
    const link = this.pdf.struct("Link");
    parent.add(this.pdf.struct(type).add(link));
    link.add(draw);
    // An object, because pdfkit would write a plain string as a PDF name.
    const height = this.heightOf(text, box);
    this.#use(style);
    const about = { structParent: link, Contents: Object(text) as string };
    this.pdf.link(x, at, Math.min(width, this.pdf.widthOfString(text)), height, href, about);
  }

  /** Draws decoration that assistive technology skips. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.pdf.markContent("Artifact", { type: "Layout" });
    this.pdf.save();
    draw(this.pdf);
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }

  rule(x: number, at: number, width: number, color = INK.hairline): void {
    this.decorate((pdf) =>
      pdf
        .moveTo(x, at)
        .lineTo(x + width, at)
        .lineWidth(0.6)
        .stroke(color),
    );
  }

  /**
   * Draws the footers and returns the PDF.
   * @param line draws a page's footer, given the page's number and the page count
   */
  async finish(line: (page: number, pages: number) => void): Promise<Buffer> {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.pdf.switchToPage(page);
      line(page + 1, count);
    }
    const chunks: Buffer[] = [];
    this.pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => this.pdf.on("end", resolve).on("error", reject));
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  #use({ font, size, color = INK.text }: Style): void {
    this.pdf.font(font, size).fillColor(color);
  }
}

function tracking({ tracking: characterSpacing }: Style): { characterSpacing?: number } {
  return characterSpacing === undefined ? {} : { characterSpacing };
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Unpacks a WOFF 1.0 font (W3C Recommendation, §3 to §5) to a `.ttf` with uncompressed tables. The PDF library also
 * reads WOFF, but inflates a table again for each glyph it looks up, which made drawing four times slower.
 */
function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF 1.0 font");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const offset = woff.readUInt32BE(entry + 4);
    const stored = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: stored.length === length ? stored : inflateSync(stored),
    };
  });

  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  header.writeUInt16BE(2 ** log * SFNT_ENTRY, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE((count - 2 ** log) * SFNT_ENTRY, 10);

  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(header, entry);
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    // Tables are aligned to four bytes.
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}
