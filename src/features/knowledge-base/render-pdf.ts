import { setImmediate as othersFirst } from "node:timers/promises";
import { company } from "../../lib/company/company.ts";
import { logoBitmap } from "../../lib/company/logo-bitmap.ts";
import { LOCALE_OF } from "../../lib/language.ts";
import { pathOf, windThreads } from "../../lib/wind-lines.ts";
import type { Fact, KnowledgeBase, Passage, Section } from "./document.ts";
import { INK, PAPER, Sheet, type Structure, type TextBox } from "./pdf-sheet.ts";
import { SOURCES } from "./sources.ts";

const MARGIN = 54;
const WIDTH = PAPER.width - 2 * MARGIN;
/** Width of the column of section titles, which are beside their text as on the site. */
const SIDE = 122;
const MAIN = MARGIN + SIDE + 22;
const MAIN_WIDTH = WIDTH - SIDE - 22;
const LABEL_WIDTH = 132;
const GAP = 12;

const TEXT = { font: "text", size: 9.5, leading: 3 } as const;
const BOX = {
  title: { x: MARGIN, width: WIDTH, style: { font: "head", size: 34, tracking: -0.8 } },
  demonstration: { x: MARGIN + 150, width: WIDTH - 150, style: { font: "text", size: 9.5, color: INK.soft } },
  lead: { x: MARGIN, width: 380, style: { font: "text", size: 12, leading: 3.5, color: INK.soft } },
  section: { x: MARGIN, width: SIDE, style: { font: "head", size: 15, tracking: -0.3 } },
  part: { x: MAIN, width: MAIN_WIDTH, style: { font: "strong", size: 10.5, leading: 2 } },
  paragraph: { x: MAIN, width: MAIN_WIDTH, style: TEXT },
  label: { x: MAIN, width: LABEL_WIDTH, style: { ...TEXT, color: INK.soft } },
  value: { x: MAIN + LABEL_WIDTH + GAP, width: MAIN_WIDTH - LABEL_WIDTH - GAP, style: TEXT },
} as const satisfies Record<string, TextBox>;

/** Space after a block, in points. */
const AFTER = { paragraph: 5, fact: 3, title: 3, part: 14, section: 20 } as const;

export interface PdfOptions {
  /** URL of the page that always has the latest version. */
  onlineAddress: string;
  createdAt: Date;
}

/**
 * Renders the document as a PDF on Letter paper: tagged, with bookmarks and the brand's typefaces. Yields between
 * sections, so that it delays no HTTP request.
 */
export async function renderPdf(base: KnowledgeBase, { onlineAddress, createdAt }: PdfOptions): Promise<Buffer> {
  const sheet = new Sheet({
    title: base.title,
    subject: base.lead,
    author: company.name,
    language: LOCALE_OF[base.language],
    createdAt,
  });
  drawHead(sheet, base, await logoBitmap(LOGO));
  for (const [index, section] of base.sections.entries()) {
    await othersFirst();
    if (index > 0) beginSection(sheet, section);
    drawSection(sheet, section);
  }
  sheet.root.end();
  const text = SOURCES[base.language].own;
  const online = `${text.upToDate}${base.language === "fr" ? "\u00a0:" : ":"} ${onlineAddress.replace(/^https?:\/\//, "")}`;
  return sheet.finish((page, pages) => drawFoot(sheet, online, text.page(page, pages)));
}

const WIND = { width: 1440, height: 300, reach: 820, radius: 36 };
const WIND_MIDDLE = WIND.height / 2;
const WIND_GAP = 13;
const THREADS = windThreads({
  ...WIND,
  seed: 75,
  loops: 3.2,
  exits: Array.from(
    { length: 12 },
    (_, index) => WIND_MIDDLE + (index % 2 ? -1 : 1) * (1 + Math.floor(index / 2)) * WIND_GAP,
  ),
})
  .map((thread) => pathOf(thread, WIND.width))
  .join("");
const SIGNAL_THREAD = pathOf(windThreads({ ...WIND, seed: 951, loops: 3.6, exits: [WIND_MIDDLE] })[0]!, WIND.width);

const HEAD_HEIGHT = 276;

/** Size of an owner's logo in pixels, at three per point. */
const LOGO = { width: 396, height: 84, margin: 0 };

/**
 * Draws the name, drawing, title and lead on the site's background colour.
 * @param logo PNG that replaces our mark
 */
function drawHead(sheet: Sheet, { title, demonstration, lead }: KnowledgeBase, logo: Buffer | undefined): void {
  const picture = logo && company.logo;
  const isNamed = picture?.hasName ?? false;
  const height = LOGO.height / 3;
  const width = picture ? Math.min(height * picture.proportions, LOGO.width / 3) : 32;
  sheet.decorate((pdf) => {
    pdf.rect(0, 0, PAPER.width, HEAD_HEIGHT).fill(INK.ground);
    pdf
      .save()
      .translate(0, 54)
      .scale(PAPER.width / WIND.width);
    pdf.path(THREADS).lineWidth(1.2).stroke(INK.text);
    // Mirrored, the threads end at the same heights, so the tangle becomes denser but its ends stay in order.
    pdf.save().translate(-120, WIND.height).scale(1.15, -1).path(THREADS).stroke(INK.text).restore();
    pdf.path(SIGNAL_THREAD).lineWidth(3).stroke(INK.signal);
    pdf.restore();
    if (logo) pdf.image(logo, MARGIN, 31, { fit: [width, height], valign: "center" });
    else {
      pdf.save().translate(MARGIN, 36).scale(0.8);
      pdf.lineWidth(1.8).path("M1 21c9 0 10-18 20-18H39M1 3c9 0 10 18 20 18H39").stroke(INK.text);
      pdf.path("M1 12H39").stroke(INK.signal);
      pdf.restore();
    }
  });
  const name: TextBox = { x: MARGIN + width + 8, width: 200, style: { font: "head", size: 16, tracking: -0.3 } };
  if (!isNamed) sheet.write(sheet.root, "P", company.name, name, 37);
  if (demonstration) sheet.write(sheet.root, "P", demonstration, BOX.demonstration, 38);
  sheet.write(sheet.root, "H1", title, BOX.title, 180);
  sheet.write(sheet.root, "P", lead, BOX.lead, 226);
  sheet.y = HEAD_HEIGHT + 22;
}

/** Makes room for the beginning of a section, and draws a divider above it unless it starts a page. */
function beginSection(sheet: Sheet, section: Section): void {
  const title = sheet.heightOf(section.title, BOX.section);
  const beginning = heightOfBeginning(sheet, saysNothingItself(section) ? section.parts[0]! : section);
  sheet.makeRoom(AFTER.section + Math.max(title, beginning));
  if (sheet.isAtTop) return;
  sheet.rule(MARGIN, sheet.y, WIDTH);
  sheet.y += AFTER.section - 4;
}

function saysNothingItself({ paragraphs, facts }: Section): boolean {
  return paragraphs.length + facts.length === 0;
}

function drawSection(sheet: Sheet, section: Section): void {
  const structure = sheet.pdf.struct("Sect");
  sheet.root.add(structure);
  const bookmark = addBookmark(sheet, sheet.pdf.outline, section.title);
  sheet.write(structure, "H2", section.title, BOX.section, sheet.y - 3);
  drawContent(sheet, structure, section);
  if (!saysNothingItself(section) && section.parts.length > 0) sheet.y += AFTER.part - AFTER.paragraph;
  for (const part of section.parts) {
    sheet.makeRoom(heightOfBeginning(sheet, part));
    addBookmark(sheet, bookmark, part.title);
    sheet.write(structure, "H3", part.title, BOX.part, sheet.y);
    sheet.y += sheet.heightOf(part.title, BOX.part) + AFTER.title;
    drawContent(sheet, structure, part);
    sheet.y += AFTER.part - AFTER.paragraph;
  }
  structure.end();
  sheet.y += AFTER.section - AFTER.part;
}

/** Adds a bookmark to the start of the next block. */
function addBookmark(sheet: Sheet, under: PDFKit.PDFOutline, title: string): PDFKit.PDFOutline {
  const place = { top: Math.max(0, sheet.y - 14), left: PAPER.width, zoom: 0, fit: false, expanded: false };
  return under.addItem(title, place as { expanded: boolean });
}

/** Maximum number of facts in a list that must stay on one page. */
const WHOLE_LIST = 5;

/**
 * Returns the height of the part that must stay on one page: the title, the paragraphs, and a short list or the first
 * two facts of a long list.
 */
function heightOfBeginning(sheet: Sheet, { title, paragraphs, facts }: Passage): number {
  const blocks = [
    ...paragraphs.map((text) => sheet.heightOf(text, BOX.paragraph) + AFTER.paragraph),
    ...facts.slice(0, facts.length > WHOLE_LIST ? 2 : undefined).map((fact) => heightOfFact(sheet, fact)),
  ];
  return blocks.reduce((sum, height) => sum + height, sheet.heightOf(title, BOX.part) + AFTER.title);
}

function heightOfFact(sheet: Sheet, { label, value }: Fact): number {
  return Math.max(sheet.heightOf(label, BOX.label), sheet.heightOf(value, BOX.value)) + 2 * AFTER.fact;
}

function drawContent(sheet: Sheet, parent: Structure, { paragraphs, facts }: Passage): void {
  for (const paragraph of paragraphs) {
    sheet.write(parent, "P", paragraph, BOX.paragraph, sheet.y);
    sheet.y += sheet.heightOf(paragraph, BOX.paragraph) + AFTER.paragraph;
  }
  if (facts.length === 0) return;
  const list = sheet.pdf.struct("L");
  parent.add(list);
  const heights = facts.map((fact) => heightOfFact(sheet, fact));
  for (const [index, fact] of facts.entries()) {
    // Keeps the last two facts together, because a single fact at the top of a page looks lost.
    const height = heights[index]!;
    sheet.makeRoom(index === facts.length - 2 ? height + heights[index + 1]! : height);
    const item = sheet.pdf.struct("LI");
    list.add(item);
    sheet.rule(MAIN, sheet.y, MAIN_WIDTH);
    sheet.write(item, "Lbl", fact.label, BOX.label, sheet.y + AFTER.fact);
    sheet.write(item, "LBody", fact.value, BOX.value, sheet.y + AFTER.fact, fact.href);
    item.end();
    sheet.y += height;
  }
  list.end();
  sheet.y += AFTER.paragraph;
}

function drawFoot(sheet: Sheet, online: string, page: string): void {
  sheet.decorate((pdf) => {
    const y = PAPER.height - 46;
    pdf.font("text", 8).fillColor(INK.soft);
    pdf.text(online, MARGIN, y, { width: WIDTH - 100, lineBreak: false });
    pdf.text(page, PAPER.width - MARGIN - 100, y, { width: 100, align: "right" });
  });
}
