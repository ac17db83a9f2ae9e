import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** The Nu HTML checker, from a package of `labs/`. */
const CHECKER = join(import.meta.dirname, "..", "node_modules", "vnu-jar", "build", "dist", "vnu.jar");

interface Message {
  type: string;
  url?: string;
  message: string;
  lastLine?: number;
}

/**
 * Runs the Nu HTML checker on pages. Ignores its messages about CSS, of which it does not know nesting and
 * `light-dark()`.
 * @param pages HTML by page name
 * @param folder an existing folder to write the pages to
 * @returns errors by page name; undefined without Java
 */
export function checkHtml(pages: ReadonlyMap<string, string>, folder: string): Map<string, string[]> | undefined {
  if (spawnSync("java", ["-version"]).status !== 0) return undefined;
  const files = new Map([...pages].map(([name, html], index) => [join(folder, `${index}.html`), { name, html }]));
  for (const [file, { html }] of files) writeFileSync(file, html);
  const { stderr } = spawnSync("java", ["-jar", CHECKER, "--errors-only", "--format", "json", ...files.keys()], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = new Map([...pages.keys()].map((name) => [name, [] as string[]]));
  for (const { type, url = "", message, lastLine } of (JSON.parse(stderr) as { messages: Message[] }).messages) {
    if (type !== "error" || message.startsWith("CSS:")) continue;
    const page = files.get(url.replace(/^file:/, ""));
    found.get(page?.name ?? "")?.push(`${message} (line ${lastLine})`);
  }
  return found;
}
