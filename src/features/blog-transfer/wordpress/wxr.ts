import sax from "sax";

/** An element of a WordPress export (WXR) with its content. */
export interface WxrElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: WxrElement[];
  text: string;
}

/** Most elements of a file: 20,000 posts with their fields and comments. */
const MAX_ELEMENTS = 2_000_000;
/** Deepest nesting: WordPress' files have five levels. */
const MAX_DEPTH = 20;

/** Characters invalid in XML that some plugins leave in a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/**
 * Reads a WordPress export. The parser ignores entities that the file declares, so none can expand.
 * @returns its channel; `undefined` for other XML
 * @throws Error for XML that is broken, truncated, or larger than any export
 */
export function readWxr(source: string): WxrElement | undefined {
  const root: WxrElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let count = 0;
  const xml = sax.parser(true, { strictEntities: false, position: false });
  const addText = (text: string) => {
    open.at(-1)!.text += text;
  };
  xml.onerror = (error) => {
    throw error;
  };
  xml.ontext = addText;
  xml.oncdata = addText;
  xml.onopentag = ({ name, attributes }) => {
    count += 1;
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new Error("More than an export holds");
    const element = { name, attributes, children: [], text: "" };
    open.at(-1)!.children.push(element);
    open.push(element);
  };
  xml.onclosetag = () => void open.pop();
  xml.write(source.replace(CONTROL, "")).close();
  const channel = childOf(childOf(root, "rss"), "channel");
  return channel && childOf(channel, "wp:wxr_version") ? channel : undefined;
}

export function childOf(element: WxrElement | undefined, name: string): WxrElement | undefined {
  return element?.children.find((child) => child.name === name);
}

export function textOf(element: WxrElement, name: string): string {
  return childOf(element, name)?.text.trim() ?? "";
}

/** A line that WordPress stores as HTML: titles, names of terms, excerpts. */
export function plainOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,10}));/gi, (entity, decimal: string, hex: string, name: string) => {
      const known = name === undefined ? Number.parseInt(decimal ?? hex, decimal ? 10 : 16) : sax.ENTITIES[name];
      if (typeof known !== "number") return known ?? entity;
      return known <= 0x10ffff ? String.fromCodePoint(known) : entity;
    })
    .replace(/\s+/g, " ")
    .trim();
}

export function childrenOf(element: WxrElement, name: string): WxrElement[] {
  return element.children.filter((child) => child.name === name);
}
