import type Turndown from "turndown";
import type { ImportNote, ImportProblem } from "./transfer.ts";

/** Adds rules for elements that Markdown lacks: Ghost's cards, media, iframes, task boxes, footnotes. */
export function addCards(turndown: Turndown, notes: HtmlNotes): void {
  const card = (name: string, replacement: (card: Element, content: string) => string) =>
    turndown.addRule(name, {
      filter: (node) => hasClass(node, name),
      replacement: (content, node) => `\n\n${replacement(node as Element, content)}\n\n`,
    });
  const textIn = (element: Element, selector: string) => oneLine(element.querySelector(selector)?.textContent ?? "");
  const addressIn = (element: Element, selector: string) =>
    element.querySelector(selector)?.getAttribute("href") ?? element.querySelector(selector)?.getAttribute("src") ?? "";

  for (const name of ["AUDIO", "VIDEO"] as const) {
    turndown.addRule(name, {
      filter: name.toLowerCase() as "audio" | "video",
      replacement: (_content, node) => `\n\n${mediaLink(node as Element, "", notes)}\n\n`,
    });
  }
  turndown.addRule("frame", {
    filter: "iframe",
    replacement: (_content, node) => {
      const frame = node as Element;
      const address = watchAddress(frame.getAttribute("src") ?? "");
      if (!/^https?:\/\//.test(address)) {
        notes.add("elements-lost", "iframe");
        return "";
      }
      notes.add("as-link", "embed");
      const title = oneLine(frame.getAttribute("title") ?? "");
      return `\n\n${title === "" ? `<${address}>` : linkTo(title, address)}\n\n`;
    },
  });
  card("kg-bookmark-card", (bookmark) => {
    const address = addressIn(bookmark, "a");
    const [title, description] = [textIn(bookmark, ".kg-bookmark-title"), textIn(bookmark, ".kg-bookmark-description")];
    const caption = textIn(bookmark, "figcaption");
    notes.add("as-link", "bookmark");
    const link = linkTo(title || address, address);
    return [link, description, caption].filter((each) => each !== "").join(" — ");
  });
  card("kg-file-card", (file) => {
    const details = [".kg-file-card-filename", ".kg-file-card-filesize"].map((each) => textIn(file, each));
    const shown = details.filter((each) => each !== "").join(", ");
    const label = `${textIn(file, ".kg-file-card-title") || "…"}${shown === "" ? "" : ` (${shown})`}`;
    const caption = textIn(file, ".kg-file-card-caption");
    const link = fileLink(label, addressIn(file, "a"), "file", notes);
    return caption === "" ? link : `${link} — ${caption}`;
  });
  card("kg-audio-card", (audio) => mediaLink(audio.querySelector("audio"), textIn(audio, ".kg-audio-title"), notes));
  card("kg-video-card", (video) => mediaLink(video.querySelector("video"), textIn(video, "figcaption"), notes));
  card("kg-callout-card", (_callout, content) => {
    notes.add("rewritten", "callout");
    // Joins the icon, which is a paragraph of its own, with the first line.
    return content
      .trim()
      .replace(/\n{2,}/, " ")
      .replace(/^/gm, "> ");
  });
  card("kg-toggle-card", (_toggle, content) => {
    notes.add("rewritten", "toggle");
    return content.trim();
  });
  turndown.addRule("summary", {
    filter: (node) => node.nodeName === "SUMMARY",
    replacement: (content) => {
      notes.add("rewritten", "toggle");
      return `\n\n**${content.trim()}**\n\n`;
    },
  });
  turndown.addRule("box", {
    filter: (node) => node.nodeName === "INPUT",
    replacement: (_content, node) => {
      const box = node as Element;
      if (box.getAttribute("type") !== "checkbox") return "";
      notes.add("rewritten", "tasks");
      return box.hasAttribute("checked") ? "☑" : "☐";
    },
  });
  turndown.addRule("small", {
    filter: (node) => node.nodeName === "SUP" || node.nodeName === "SUB",
    replacement: (content, node) => {
      if (!FOOTNOTE_NUMBER.test(content)) notes.add("rewritten", "small-letters");
      return smallLetters(content, node.nodeName === "SUP");
    },
  });
  turndown.addRule("footnote", {
    filter: (node) => node.nodeName === "A" && isNote(node as Element),
    replacement: (content, node) => {
      notes.add("rewritten", "footnotes");
      if (IS_BACK.test(addressOf(node))) return "";
      const number = content.replace(/^\\?\[|\\?\]$/g, "");
      return node.parentNode?.nodeName === "SUP" ? number : smallLetters(number, true);
    },
  });
  turndown.addRule("anchor", {
    filter: (node) => node.nodeName === "A" && /^#./.test(addressOf(node)) && !isNote(node as Element),
    replacement: (content, node) => {
      notes.add("links-lost", addressOf(node));
      return content;
    },
  });
  turndown.addRule("term", {
    filter: (node) => node.nodeName === "DT",
    replacement: (text) => `\n\n**${text.trim()}**\n\n`,
  });
  turndown.addRule("formatting", {
    filter: (node) => /^(?:U|MARK|INS|SMALL|BIG|RUBY|ABBR)$/.test(node.nodeName),
    replacement: (content) => {
      notes.add("rewritten", "formatting");
      return content;
    },
  });
}

export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Returns a Markdown link, with label and URL escaped. */
export function linkTo(label: string, address: string): string {
  const words = oneLine(label).replace(/[[\]\\*_`<>]/g, "\\$&");
  return address === "" ? words : `[${words}](<${address.replace(/[<>\s]/g, encodeURIComponent)}>)`;
}

function hasClass(node: Node, name: string): boolean {
  const classes = (node as Partial<Element>).getAttribute?.call(node, "class") ?? "";
  return classes.split(/\s+/).includes(name);
}

function mediaLink(media: Element | null, title: string, notes: HtmlNotes): string {
  if (!media) return title;
  const address = media.getAttribute("src") ?? media.querySelector("source")?.getAttribute("src") ?? "";
  const name =
    address
      .replace(/[?#].*$/s, "")
      .split("/")
      .at(-1) || address;
  return fileLink(title || name, address, media.nodeName === "AUDIO" ? "audio" : "video", notes);
}

/** Links to a file with an absolute URL; any other file was on the old site and is lost. */
function fileLink(label: string, address: string, kind: string, notes: HtmlNotes): string {
  if (/^https?:\/\//i.test(address)) {
    notes.add("as-link", kind);
    return linkTo(label, address);
  }
  notes.add("file-lost", address || kind);
  return label.replace(/[[\]\\*_]/g, "\\$&");
}

/** Returns the URL of a video's own page, since an embedded player's URL only works in a page. */
function watchAddress(source: string): string {
  const address = source.startsWith("//") ? `https:${source}` : source;
  return address
    .replace(
      /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
      "https://www.youtube.com/watch?v=$1",
    )
    .replace(/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*$/, "https://vimeo.com/$1");
}

const FOOTNOTE_NUMBER = /^[\d¹²³⁰⁴-⁹]+$/;
const IS_BACK = /^#(?:fnref|_ftnref|footnote-?ref|.+-link$)/;

const addressOf = (node: Node) => (node as Element).getAttribute("href") ?? "";

function isNote(link: Element): boolean {
  const address = addressOf(link);
  const isInNote = hasClass(link.parentNode as Node, "fn");
  return isInNote || IS_BACK.test(address) || /^#(?:fn|_ftn|footnote)[\w:.-]*$/.test(address);
}

const SMALL = {
  sup: ["0123456789+-=()abcdefghijklmnoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"],
  sub: ["0123456789+-=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"],
} as const;

/** Uses Unicode superscripts or subscripts if every character has one; otherwise leaves the text unchanged. */
export function smallLetters(text: string, isRaised: boolean): string {
  const [plain, small] = SMALL[isRaised ? "sup" : "sub"];
  const letters = [...small];
  const found = [...text].map((letter) => letters[plain.indexOf(letter)]);
  return found.every((letter) => letter !== undefined) ? found.join("") : text;
}

/** Collects what a conversion changed or lost, one note per kind. */
export interface HtmlNotes {
  add(problem: ImportProblem, detail: string): void;
  all(): ImportNote[];
}

/** Maximum names listed per problem; no one would read more. */
const MAX_NAMES = 20;

export function createHtmlNotes(): HtmlNotes {
  const details = new Map<ImportProblem, Set<string>>();
  return {
    add(problem, detail) {
      const names = details.get(problem) ?? new Set();
      if (names.size < MAX_NAMES) names.add(detail.slice(0, 300));
      details.set(problem, names);
    },
    all: () => [...details].map(([problem, names]) => ({ problem, detail: [...names].join(", ") })),
  };
}
