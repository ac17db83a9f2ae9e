import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/**
 * The house of DESIGN §3, enforced: who may import whom, no cycles, no barrels, names that say what is inside, texts in
 * both languages. Type imports count like all others. There is no allow-list: what does not fit is moved, or the table
 * below is changed together with a page under docs/decisions.
 */

/** What each area of `src` may import besides itself; `lib` is open to everybody (decision 002). */
const MAY_IMPORT = {
  pages: ["server", "site", "desk"],
  // It speaks too: problem documents and the last error page (decision 003).
  server: ["features", "emails", "text", "db"],
  site: ["features", "ui", "text"],
  desk: ["features", "ui", "text"],
  features: ["features", "ui", "text", "db", "emails"],
  emails: ["text"],
  ui: [],
  text: [],
  db: [],
  lib: [],
};

/** Why an area may not import another, and what to do instead. */
const HOW_TO_FIX = {
  pages: "a page picks language and data and renders one component of site or desk; move the rest there",
  server: "the server wires features together; move the logic into a feature's service",
  site: "public pages get data as props; move what several areas need to ui, text or lib",
  desk: "the desk gets data from the API; move what several areas need to ui, text or lib",
  features: "a feature stands on ui, text and lib; pass what comes from outside as a parameter of its service",
  emails: "a mail is a template over text; pass the values in from the service that sends it",
  ui: "ui would fit another product; pass texts and data as props",
  text: "texts are words and functions of values; move the logic that needs more to the caller",
  db: "db knows tables and dialects only; a feature's repository asks it, never the other way round",
  lib: "lib imports nothing of ours; move the file to the area that it really belongs to",
};

/** Parts of a feature that run on the server only; everything else in a feature may reach a browser. */
const SERVER_PARTS = ["service", "repository", "store", "routes", "api"];

const FORBIDDEN_WORDS = ["util", "utils", "misc", "helper", "helpers", "common"];
const CODE = /\.(ts|tsx|mts|mjs|js|astro)$/;
const TEST = /\.test\.(ts|tsx|mjs)$/;
/** One kebab-case word group, then dotted suffixes: `lead-score.test.ts`. */
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
/** Names that Astro's router reads: `[slug].astro`, `[...lang]`, `rss.xml.ts`. */
const ROUTE = /^\[(?:\.\.\.)?[a-z]+\](?:\.[a-z]+)*$/;
const NAMED_FOLDERS = ["src", "scripts", "test", "e2e", "labs"];
const SKIPPED = new Set(["node_modules", "dist"]);

function filesUnder(root, folder) {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    // What begins with a dot has the name that its tool wants.
    if (SKIPPED.has(entry.name) || entry.name.startsWith(".")) return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(root, path) : [path];
  });
}

/** TypeScript of an `.astro` file: its frontmatter and its scripts, at the lines they have in the file. */
function scriptsOf(text) {
  const kept = text.split("").map((character) => (character === "\n" ? "\n" : " "));
  const keep = (from, to) => {
    for (let i = from; i < to; i += 1) kept[i] = text[i];
  };
  const opening = text.indexOf("---");
  const closing = opening === -1 ? -1 : text.indexOf("\n---", opening + 3);
  if (closing !== -1) keep(opening + 3, closing);
  const lower = text.toLowerCase();
  for (let at = lower.indexOf("<script", closing + 1); at !== -1; at = lower.indexOf("<script", at + 1)) {
    const from = lower.indexOf(">", at) + 1;
    const to = lower.indexOf("</script", from);
    if (from > 0 && to !== -1) keep(from, to);
  }
  return kept.join("");
}

/**
 * @returns {{ specifier: string, line: number }[]} every module named by a file: imports, re-exports, `import()`,
 *   `import("…")` as a type, `require()`
 */
export function importsOf(source) {
  const found = [];
  const add = (node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ specifier: node.text, line: line + 1 });
  };
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      add(node.moduleSpecifier);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal);
    } else if (ts.isCallExpression(node) && node.arguments[0] && ts.isStringLiteralLike(node.arguments[0])) {
      const called = node.expression;
      const isImport = called.kind === ts.SyntaxKind.ImportKeyword;
      if (isImport || (ts.isIdentifier(called) && called.text === "require")) add(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function parse(root, file) {
  const text = readFileSync(join(root, file), "utf8");
  const code = file.endsWith(".astro") ? scriptsOf(text) : text;
  const kind = /\.(tsx|astro)$/.test(file) ? ts.ScriptKind.TSX : undefined;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind);
}

/** A file that only passes on what others export. */
function isBarrel(source) {
  if (!source.statements.some(ts.isExportDeclaration)) return false;
  return source.statements.every(
    (statement) =>
      ts.isImportDeclaration(statement) ||
      (ts.isExportDeclaration(statement) && (statement.moduleSpecifier || statement.exportClause)),
  );
}

/**
 * Place of a file in the house.
 * @returns {{ area: string, feature?: string, part?: string } | undefined} undefined outside `src`
 */
export function placeOf(file) {
  const [top, area, ...rest] = file.split("/");
  if (top !== "src") return undefined;
  // What Astro wants at the top of src (env.d.ts, middleware.ts) belongs to the server.
  if (rest.length === 0) return { area: "server" };
  if (area !== "features" || rest.length < 2) return { area };
  const [feature, next] = rest;
  if (next === "model.ts") return { area, feature, part: "schema", name: next };
  if (rest.length > 2) return { area, feature, part: next };
  const name = next.replace(/\.[^.]+$/, "");
  const server = SERVER_PARTS.find((part) => name === part || name.endsWith(`-${part}`));
  const schema = name === "schema" || name.endsWith("-schema");
  return { area, feature, part: server ?? (schema ? "schema" : "pure") };
}

/** @returns {string | undefined} why `from` may not import `to`, and what to do instead */
function objection(from, to) {
  if (to.area === "lib" && from.area !== "lib") return undefined;
  const own = from.area === to.area;
  // The shape of a row is that of its noun; types leave nothing behind.
  if (["db", "emails"].includes(from.area) && to.area === "features" && to.name === "model.ts") return undefined;
  if (!own && !MAY_IMPORT[from.area].includes(to.area)) {
    return `${from.area} may not import ${to.area}: ${HOW_TO_FIX[from.area]}`;
  }
  const toServerPart = SERVER_PARTS.includes(to.part);
  if ((from.area === "site" || from.area === "desk") && toServerPart) {
    return `${from.area} can reach a browser, so it never imports a feature's ${to.part}: use its components, schema or pure files`;
  }
  return undefined;
}

/** What a browser is given: everything that these reach is sent to it. */
const IN_BROWSER = /^src\/(?:desk\/|ui\/|features\/[^/]+\/components\/)/;
/** What must not leave the server. */
const ON_SERVER = /^src\/(?:db|server|emails)\//;

/** @returns {string[][]} each way by which something of the server would reach a browser, once for its first step */
function leaksIn(graph) {
  const leaks = [];
  for (const file of graph.keys()) {
    if (!IN_BROWSER.test(file)) continue;
    const cameFrom = new Map([[file, undefined]]);
    for (const reached of cameFrom.keys()) {
      if (ON_SERVER.test(reached)) {
        const way = [];
        for (let at = reached; at !== undefined; at = cameFrom.get(at)) way.unshift(at);
        leaks.push(way);
        break;
      }
      // The step from one browser file to another is the other one's own.
      for (const next of graph.get(reached) ?? []) {
        if (!cameFrom.has(next) && !IN_BROWSER.test(next)) cameFrom.set(next, reached);
      }
    }
  }
  return leaks;
}

/** @returns {string[][]} each ring of files that import each other, once */
function cyclesIn(graph) {
  const state = new Map();
  const path = [];
  const found = new Map();
  const visit = (file) => {
    state.set(file, "open");
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      if (state.get(next) === "open") {
        const ring = path.slice(path.indexOf(next));
        found.set([...ring].sort().join(), ring);
      } else if (!state.has(next)) visit(next);
    }
    path.pop();
    state.set(file, "done");
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return [...found.values()];
}

function checkNames(files, complain) {
  const seen = new Set();
  for (const file of files) {
    const parts = file.split("/");
    for (const [depth, name] of parts.entries()) {
      const path = parts.slice(0, depth + 1).join("/");
      if (seen.has(path)) continue;
      seen.add(path);
      if (!KEBAB.test(name) && !(path.startsWith("src/pages/") && ROUTE.test(name))) {
        complain(path, 1, "name", "names are kebab-case: lower-case words joined by hyphens, then the ending");
      }
      const word = name.split(/[.-]/).find((part) => FORBIDDEN_WORDS.includes(part));
      if (word) {
        complain(path, 1, "name", `"${word}" says nothing of what is inside: name it by what it does, or split it`);
      }
    }
  }
}

function checkTexts(files, complain) {
  const twin = { fr: "en", en: "fr" };
  const present = new Set(files);
  for (const file of files) {
    const match = /^src\/text\/([^/]+)\/(.+)$/.exec(file);
    if (!match || TEST.test(file)) continue;
    const other = twin[match[1]];
    if (!other) {
      complain(file, 1, "text", "texts lie under src/text/fr and src/text/en only");
    } else if (!present.has(`src/text/${other}/${match[2]}`)) {
      complain(file, 1, "text", `its twin src/text/${other}/${match[2]} is missing: the site speaks both languages`);
    }
  }
}

/** Labs stand on everything, and are installed apart: nothing stands on them. `scripts/labs.mjs` starts them by name. */
function checkLabs(root, files, complain) {
  for (const file of files.filter((name) => CODE.test(name) && !name.startsWith("labs/"))) {
    if (!readFileSync(join(root, file), "utf8").includes("labs/")) continue;
    for (const { specifier, line } of importsOf(parse(root, file))) {
      const target = posix.join(posix.dirname(file), specifier);
      if (!specifier.startsWith(".") || !target.startsWith("labs/")) continue;
      complain(file, line, "import", `only labs imports labs, but this is ${target}: move what is shared to test/`);
    }
  }
}

/**
 * @param {string} root folder of the project
 * @returns {{ file: string, line: number, rule: string, message: string }[]} what does not fit, with how to fix it
 */
export function checkStructure(root) {
  const files = NAMED_FOLDERS.flatMap((folder) => filesUnder(root, folder));
  const present = new Set(files);
  const problems = [];
  const complain = (file, line, rule, message) => problems.push({ file, line, rule, message });
  checkNames(files, complain);
  checkTexts(files, complain);
  checkLabs(root, files, complain);

  const graph = new Map();
  for (const file of files.filter((name) => CODE.test(name) && name.startsWith("src/"))) {
    const from = placeOf(file);
    if (!(from.area in MAY_IMPORT)) {
      complain(file, 1, "area", `src/${from.area} is not a room of the house: ${Object.keys(MAY_IMPORT).join(", ")}`);
      continue;
    }
    if (from.area === "features" && !from.feature) {
      complain(file, 1, "area", "a feature is a folder: move the file into src/features/<noun>/");
    }
    const source = parse(root, file);
    if (isBarrel(source)) {
      complain(file, 1, "barrel", "a file that only passes on exports hides who needs what: import from the source");
    }
    const edges = [];
    graph.set(file, edges);
    for (const { specifier, line } of importsOf(source)) {
      if (!specifier.startsWith(".") && !specifier.startsWith("/")) continue;
      const bare = specifier.replace(/\?.*$/, "");
      const target = relative(root, resolve(root, dirname(file), bare))
        .split(sep)
        .join("/");
      if (!present.has(target)) {
        if (CODE.test(bare) || !/\.[a-z0-9]+$/.test(bare)) {
          complain(file, line, "import", `${specifier} names no file: write the path with its extension`);
        }
        continue;
      }
      if (TEST.test(file)) continue;
      edges.push(target);
      const to = placeOf(target);
      if (!to) {
        complain(file, line, "import", `src never imports from outside src, but this is ${target}`);
        continue;
      }
      if (TEST.test(target)) {
        complain(file, line, "import", `${target} is a test: move what is shared to test/`);
        continue;
      }
      const reason = to.area in MAY_IMPORT ? objection(from, to) : undefined;
      if (reason) complain(file, line, "import", reason);
    }
  }
  for (const ring of cyclesIn(graph)) {
    const [file] = ring;
    const way = [...ring, file].join(" → ");
    complain(file, 1, "cycle", `${way}: move what they share to a file of its own that imports neither`);
  }
  for (const way of leaksIn(graph)) {
    complain(way[0], 1, "import", `reaches a browser, and by ${way.join(" → ")} so would code of the server`);
  }
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const problems = checkStructure(root);
  for (const { file, line, rule, message } of problems) console.log(`${file}:${line} [${rule}] ${message}`);
  if (problems.length > 0)
    console.log(`\n${problems.length} found. The table is in DESIGN §3 and docs/architecture.md.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
