import type { MarkdownIt, StateBlock, StateCore, StateInline, Token } from "markdown-it";

/**
 * SPEC §2: an article is read line by line. Outside code, lists and tables, a single line break starts a new paragraph;
 * within a link or emphasis, where it cannot, it becomes a line break. A line at the margin never continues the block
 * above, as it would in CommonMark after a list item, a quotation or a table. A line wrapped in ** is bold, whatever is
 * next to the asterisks.
 */
export function lineRules(markdown: MarkdownIt): void {
  markdown.block.ruler.before("paragraph", "line-of-its-own", lineOfItsOwn, {
    alt: ["paragraph", "reference", "blockquote"],
  });
  markdown.inline.ruler.before("emphasis", "bold-line", boldLine);
  markdown.core.ruler.after("inline", "paragraph-per-line", splitParagraphs);
}

/** For each possible continuation line: whether it starts a block of its own. Tables end by the rules of quotations. */
function lineOfItsOwn(state: StateBlock, line: number, _endLine: number, silent: boolean): boolean {
  if (!silent) return false;
  if (state.parentType === "blockquote") return true;
  if (state.parentType === "table") return !state.src.slice(state.bMarks[line], state.eMarks[line]).includes("|");
  return state.sCount[line]! < state.blkIndent;
}

/** Also `** wrapped **`, which CommonMark ignores; two pairs in a line are two bold phrases, as usual. */
function boldLine(state: StateInline, silent: boolean): boolean {
  const { src, pos: start, posMax } = state;
  if (silent || !src.startsWith("**", start) || !beginsLine(src, start)) return false;
  const lineBreak = src.indexOf("\n", start);
  const line = src.slice(start, lineBreak === -1 ? posMax : Math.min(lineBreak, posMax)).trimEnd();
  const words = line.slice(2, -2);
  if (!line.endsWith("**") || words.trim() === "" || words.includes("**") || /^\*|[*\\]$/.test(words)) return false;
  state.push("strong_open", "strong", 1).markup = "**";
  state.pos = start + 2 + (words.length - words.trimStart().length);
  state.posMax = start + 2 + words.trimEnd().length;
  state.md.inline.tokenize(state);
  state.push("strong_close", "strong", -1).markup = "**";
  state.pos = start + line.length;
  state.posMax = posMax;
  return true;
}

function beginsLine(src: string, position: number): boolean {
  let before = position - 1;
  while (src[before] === " " || src[before] === "\t") before -= 1;
  return before < 0 || src[before] === "\n";
}

function splitParagraphs(state: StateCore): void {
  const result: Token[] = [];
  let listDepth = 0;
  for (let index = 0; index < state.tokens.length; index += 1) {
    const token = state.tokens[index]!;
    if (/^(bullet|ordered)_list_/.test(token.type)) listDepth += token.nesting;
    const [inline, close] = [state.tokens[index + 1], state.tokens[index + 2]];
    if (token.type !== "paragraph_open" || listDepth > 0 || inline?.type !== "inline" || !close) {
      result.push(token);
      continue;
    }
    for (const children of linesOf(inline.children ?? [])) {
      const line = new state.Token("inline", "", 0);
      Object.assign(line, { children, content: inline.content, map: inline.map, level: inline.level, block: true });
      result.push(token, line, close);
    }
    index += 2;
  }
  state.tokens = result;
}

function linesOf(children: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  let depth = 0;
  for (const child of children) {
    depth += child.nesting;
    if (child.type === "softbreak" && depth === 0) {
      lines.push([]);
      continue;
    }
    if (child.type === "softbreak") Object.assign(child, { type: "hardbreak", tag: "br" });
    lines.at(-1)!.push(child);
  }
  return lines.filter((line) => line.length > 0);
}
