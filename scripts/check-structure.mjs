import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";

/**
 * Enforces docs/architecture.md: allowed imports (including type imports), no cycles, descriptive names, texts in both
 * languages. There is no list of exceptions: move the code, or change the table below together with a page under
 * docs/decisions.
 */

/** For each area of `src`: what it may import besides itself and `lib` (decision 002), and advice on violations. */
const AREAS = {
  pages: ["server|site|desk", "a page picks language and data and renders one component of site or desk"],
  server: ["features|emails|text|db", "the server wires features together; move the logic into a feature"],
  site: ["features|ui|text", "public pages get data as props; move what several areas need to ui, text or lib"],
  desk: ["features|ui|text", "the desk gets data from the API; move what several areas need to ui, text or lib"],
  features: ["ui|text|db|emails", "pass what comes from outside as a parameter of the use case"],
  emails: ["text", "a mail is a template over text; pass the values in from the feature that sends it"],
  ui: ["ui", "ui would fit another product; pass texts and data as props"],
  text: ["text", "texts are words and functions of values; move other logic to the caller"],
  db: ["db", "db knows tables and dialects only; features' stores import it, never the reverse"],
  lib: ["lib", "lib imports nothing of ours; move the file to the area it belongs to"],
};

const TEST = "\\.test\\.(ts|tsx|mjs)$";
/** Matches code that ships to browsers with all its imports or, like `site`, renders only its props. */
const OF_PROPS = "^src/(site/|desk/|ui/|features/[^/]+/components/)";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** dependency-cruiser rules: each forbids importing one path from another. */
const RULES = [
  ...Object.entries(AREAS).map(([area, [may, instead]]) =>
    rule(
      `${area} imports`,
      instead,
      // Files that Astro requires at the top of src (env.d.ts, middleware.ts) count as server code.
      { path: area === "server" ? "^src/(server/|[^/]+$)" : `^src/${area}/`, pathNot: TEST },
      {
        path: "^src/",
        // Emails may import a feature's model types, because type imports leave nothing in the build.
        pathNot: [`^src/(${area}|lib|${may})/`, ...(area === "emails" ? ["^src/features/.+/model\\.ts$"] : [])],
      },
    ),
  ),
  rule(
    "browser",
    "browser code gets its data as props, but this import reaches server code",
    { path: OF_PROPS },
    { path: "^src/(db|server|emails)/|^src/features/.*api\\.ts$", reachable: true },
  ),
  rule("cycle", "move the shared code to a file that imports neither", {}, { circular: true }),
  rule(
    "outside",
    "src must not import tests, scripts or labs",
    { path: "^src/", pathNot: TEST },
    { path: "^(test|e2e|scripts|labs)/" },
  ),
  rule("labs", "only labs may import labs: move shared code to test/", { pathNot: "^labs/" }, { path: "^labs/" }),
  rule("test", "a test cannot be imported: move shared code to test/", { pathNot: TEST }, { path: TEST }),
];

/** Forbids import cycles between features; one feature can subscribe to another's facts instead (src/db/facts.ts). */
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

/** Matches a kebab-case name with any number of dotted suffixes: `lead-score.test.ts`. */
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
/** Matches names that Astro's router reads (`[slug].astro`, `[...lang]`, `rss.xml.ts`); a `_` marks shared code. */
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

/** Checks the imports of `.astro` files, which dependency-cruiser cannot read, against {@link AREAS}. */
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
      return [`${path} [room] not one of the areas of src, or a feature without its own folder`];
    if (SAYS_NOTHING.test(name)) return [`${path} [name] does not say what is inside: name it after what it does`];
    if (KEBAB.test(name) || (path.startsWith("src/pages/") && ROUTE.test(name))) return [];
    return [`${path} [name] use kebab-case: lower-case words joined by hyphens, then the extension`];
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
      if (twin === file) return [`${file} [text] texts belong in src/text/fr or src/text/en`];
      return present.has(twin) ? [] : [`${file} [text] ${twin} is missing: every text exists in both languages`];
    });
}

const SPACING =
  /^\s*(?:font-size|gap|row-gap|column-gap|(?:scroll-)?(?:padding|margin)(?:-[a-z]+)*): .*?\d(?:px|rem|em)\b/;

/** Checks that the desk's style sheets take spacing and type sizes from tokens, so that there is one scale. */
function styleProblems(root, files) {
  return files
    .filter((file) => file.startsWith("src/desk/") && file.endsWith(".css"))
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((line, at) =>
          SPACING.test(line)
            ? [`${file}:${at + 1} [style] ${line.trim()} use a token (ui/tokens.css, desk/shell/ground.css)`]
            : [],
        ),
    );
}

const COMMENT = /(?<=^|[\s{(,;])(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm;
/** Matches one of our API's paths, but neither another host's nor an import. */
const API_ADDRESS = /(?<![\w.])\/api(?=[/?"'`$])/;

/** Checks that UI code names API routes instead of writing their paths, so that the compiler can check them. */
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
 * Checks a project against all rules above.
 * @param {string} root the project's folder
 * @returns {Promise<string[]>} violations, one per line: file, rule, and how to fix it
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
  if (problems.length > 0) console.log(`\n${problems.length} found. The rules are in docs/architecture.md.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
