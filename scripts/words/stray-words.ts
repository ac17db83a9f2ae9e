import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Check } from "./findings.ts";

/** Matches attributes whose values people read or hear. */
const SPOKEN = /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label)$/;

/** Finds text written into components, where it has only one language; it belongs in `src/text`. */
export function strayWords(root: string): Check {
  const files = globSync("src/**/*.tsx", { cwd: root }).filter((file) => !file.endsWith(".test.tsx"));
  return {
    name: "components  hold no words of their own",
    looked: files.length,
    found: files.flatMap((file) => wordsIn(file, readFileSync(join(root, file), "utf8"))),
  };
}

/** Returns `file:line words` for each text and spoken attribute in the markup. */
export function wordsIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = wordsOf(node, source);
    if (text !== undefined && /\p{L}{2}/u.test(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1} ${text.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function wordsOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isJsxAttribute(node) || !SPOKEN.test(node.name.getText(source))) return undefined;
  return node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : undefined;
}
