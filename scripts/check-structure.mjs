import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";

/**
 * The house of docs/architecture.md, enforced: who may import whom, no cycles, names that say what is inside, texts in both
 * languages. Type imports count like all others. There is no allow-list: what does not fit is moved, or the table below is
 * changed together with a page under docs/decisions.
 */

/** What each area of `src` may import besides itself and `lib` (decision 002), and what to do instead of another. */
const AREAS = {
  pages: ["server|site|desk", "a page picks language and data and renders one component of site or desk"],
  server: ["features|emails|text|db", "the server wires features together; move the logic into a feature"],
  site: ["features|ui|text", "public pages get data as props; move what several areas need to ui, text or lib"],
  desk: ["features|ui|text", "the desk gets data from the API; move what several areas need to ui, text or lib"],
  features: ["ui|text|db|emails", "pass what comes from outside as a parameter of the use case"],
  emails: ["text", "a mail is a template over text; pass the values in from the feature that sends it"],
  ui: ["ui", "ui would fit another product; pass texts and data as props"],
  text: ["text", "texts are words and functions of values; move the logic that needs more to the caller"],
  db: ["db", "db knows tables and dialects only; a feature's store asks it, never the other way round"],
  lib: ["lib", "lib imports nothing of ours; move the file to the area that it belongs to"],
};

const TEST = "\\.test\\.(ts|tsx|mjs)$";
/** Sent to a browser, together with everything that it reaches, or, as `site`, made of props alone. */
const OF_PROPS = "^src/(site/|desk/|ui/|features/[^/]+/components/)";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** In the words of dependency-cruiser: from where, to where, is an error. */
const RULES = [
  ...Object.entries(AREAS).map(([area, [may, instead]]) =>
    rule(
      `${area} imports`,
      instead,
      // What Astro wants at the top of src (env.d.ts, middleware.ts) belongs to the server.
      { path: area === "server" ? "^src/(server/|[^/]+$)" : `^src/${area}/`, pathNot: TEST },
      {
        path: "^src/",
        // The shape of a mail's payload is that of its noun: types leave nothing behind.
        pathNot: [`^src/(${area}|lib|${may})/`, ...(area === "emails" ? ["^src/features/.+/model\\.ts$"] : [])],
      },
    ),
  ),
  rule(
    "browser",
    "what people see is given its data: this way it would reach code of the server",
    { path: OF_PROPS },
    { path: "^src/(db|server|emails)/|^src/features/.*api\\.ts$", reachable: true },
  ),
  rule("cycle", "move what they share to a file of its own that imports neither", {}, { circular: true }),
  rule("outside", "src stands by itself", { path: "^src/", pathNot: TEST }, { path: "^(test|e2e|scripts|labs)/" }),
  rule("labs", "only labs imports labs: move what is shared to test/", { pathNot: "^labs/" }, { path: "^labs/" }),
  rule("test", "move what is shared to test/", { pathNot: TEST }, { path: TEST }),
];

/** Features that import each other, directly or in a round: one of them wants to know, and facts tell it (src/db/facts.ts). */
const FEATURE_RULES = [
  {
    ...rule(
      "feature cycle",
      "let one subscribe to the other's facts",
      { path: "^src/features/[^/]+$" },
      { circular: true },
    ),
    scope: "folder",
  },
];

/** One kebab-case word group, then dotted suffixes: `lead-score.test.ts`. */
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
/** Names that Astro's router reads: `[slug].astro`, `[...lang]`, `rss.xml.ts`; one with `_` before it is what routes share. */
const ROUTE = /^(?:\[(?:\.\.\.)?[a-z]+\](?:\.[a-z]+)*|_[a-z]+(?:-[a-z]+)*\.ts)$/;
const MISPLACED = new RegExp(`^src/(?!(${Object.keys(AREAS).join("|")})(/|$))[^/.]+$|^src/features/[^/]+\\.`);
const SAYS_NOTHING = /(^|[.-])(utils?|misc|helpers?|common)([.-]|$)/;

async function violationsOf(root, folders, rules, options = {}) {
  const { output } = await cruise(folders, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs"] },
    ...options,
  });
  return output.summary.violations.map(({ from, to, rule: { name }, cycle, via }) => {
    const way = (cycle ?? via ?? [{ name: to }]).map((step) => step.name);
    const { comment } = rules.find((one) => one.name === name);
    return `${from} [${name}] ${[from, ...way].filter((step, at, all) => step !== all[at - 1]).join(" → ")}: ${comment}`;
  });
}

/** Routes and layouts of Astro, which dependency-cruiser does not read: by the same table, file by file. */
function astroProblems(root, files) {
  return files
    .filter((file) => file.endsWith(".astro"))
    .flatMap((file) => {
      const area = file.split("/")[1];
      const text = readFileSync(join(root, file), "utf8");
      const targets = Array.from(text.matchAll(/\bimport\b[^"';]*["'](\.[^"']+)["']/g), ([, path]) =>
        posix.join(posix.dirname(file), path),
      );
      const [may, instead] = AREAS[area];
      const allowed = new RegExp(`^src/(${area}|lib|${may})/`);
      return targets
        .filter((target) => !allowed.test(target))
        .map((target) => `${file} [${area} imports] ${file} → ${target}: ${instead}`);
    });
}

function nameProblems(files) {
  const paths = new Set(
    files.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"))),
  );
  return [...paths].flatMap((path) => {
    const name = posix.basename(path);
    if (name.startsWith(".")) return [];
    if (MISPLACED.test(path))
      return [`${path} [room] not a room of the house, or a feature without a folder of its own`];
    if (SAYS_NOTHING.test(name)) return [`${path} [name] says nothing of what is inside: name it by what it does`];
    if (KEBAB.test(name) || (path.startsWith("src/pages/") && ROUTE.test(name))) return [];
    return [`${path} [name] names are kebab-case: lower-case words joined by hyphens, then the ending`];
  });
}

function textProblems(files) {
  const present = new Set(files);
  return files
    .filter((file) => file.startsWith("src/text/") && !file.includes(".test."))
    .flatMap((file) => {
      const twin = file.replace(
        /^src\/text\/(fr|en)\//,
        (_, language) => `src/text/${language === "fr" ? "en" : "fr"}/`,
      );
      if (twin === file) return [`${file} [text] texts lie under src/text/fr and src/text/en only`];
      return present.has(twin) ? [] : [`${file} [text] its twin ${twin} is missing: the site speaks both languages`];
    });
}

const SPACING =
  /^\s*(?:font-size|gap|row-gap|column-gap|(?:scroll-)?(?:padding|margin)(?:-[a-z]+)*): .*?\d(?:px|rem|em)\b/;

/** One scale of spacing and type: the desk takes both from its tokens, which its ground alone gives values to. */
function styleProblems(root, files) {
  return files
    .filter((file) => file.startsWith("src/desk/") && file.endsWith(".css"))
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((line, at) =>
          SPACING.test(line)
            ? [`${file}:${at + 1} [style] ${line.trim()} take a token (ui/tokens.css, desk/shell/ground.css)`]
            : [],
        ),
    );
}

const COMMENT = /(?<=^|[\s{(,;])(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm;
/** An address of ours; not one of another host, and no import of a file. */
const API_ADDRESS = /(?<![\w.])\/api(?=[/?"'`$])/;

/** What people see calls the API by the names of its routes, which the compiler checks. */
function addressProblems(root, files) {
  return files
    .filter((file) => new RegExp(OF_PROPS).test(file) && /\.(ts|tsx|astro)$/.test(file))
    .filter((file) => file !== "src/ui/api-client.ts" && !file.includes(".test."))
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .replace(COMMENT, (comment) => comment.replace(/./g, " "))
        .split("\n")
        .flatMap((line, at) =>
          API_ADDRESS.test(line)
            ? [
                `${file}:${at + 1} [address] ${line.trim()} name the route instead: api("GET /posts/:id", …), or apiHref for links, forms and streams (ui/api-client.ts)`,
              ]
            : [],
        ),
    );
}

/**
 * @param {string} root folder of the project
 * @returns {Promise<string[]>} what does not fit, a line each: where, by which rule, and how to mend it
 */
export async function checkStructure(root) {
  const folders = ["src", "scripts", "test", "e2e", "labs"].filter(
    (folder) => globSync(folder, { cwd: root }).length > 0,
  );
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.*`, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) }))
    .sort();
  const [imports, features] = await Promise.all([
    violationsOf(root, folders, RULES),
    violationsOf(root, ["src/features"], FEATURE_RULES, { includeOnly: "^src/features", exclude: TEST }),
  ]);
  return [
    ...imports,
    ...features,
    ...astroProblems(root, files),
    ...nameProblems(files),
    ...textProblems(files),
    ...styleProblems(root, files),
    ...addressProblems(root, files),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await checkStructure(dirname(dirname(fileURLToPath(import.meta.url))));
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) console.log(`\n${problems.length} found. The table is in docs/architecture.md.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
