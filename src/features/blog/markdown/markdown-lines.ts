import type { MarkdownIt, StateCore, Token } from "markdown-it";

/**
 * SPEC §2: outside code, lists and tables a single line break starts a new paragraph. A break within a link or within
 * emphasis cannot; it shows as a break of the line.
 */
export function paragraphPerLine(markdown: MarkdownIt): void {
  markdown.core.ruler.after("inline", "paragraph-per-line", splitParagraphs);
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
