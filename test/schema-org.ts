import { join } from "node:path";
import ts from "typescript";

const FILE = join(import.meta.dirname, "structured-data.generated.ts");

/**
 * Validates structured data against schema.org's vocabulary, offline: `schema-dts` declares the vocabulary as types,
 * and the compiler checks the data against them.
 * @param documents parsed content of `<script type="application/ld+json">`, by page
 * @returns errors with their page, if any
 */
export function schemaOrgErrors(documents: Readonly<Record<string, unknown>>): string[] {
  const pages = Object.keys(documents);
  const lines = pages.map((page, index) => `export const page${index}: Graph = ${JSON.stringify(documents[page])};`);
  const source = ['import type { Graph } from "schema-dts";', ...lines].join("\n");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext) : read(name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0;
    return `${pages[line - 1] ?? file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}
