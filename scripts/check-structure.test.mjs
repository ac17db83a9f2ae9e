import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { checkStructure } from "./check-structure.mjs";

const roots = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

const SOUND = {
  "src/lib/clock.ts": "export const now = 1;\n",
  "src/db/tables.ts": 'import { now } from "../lib/clock.ts";\nexport const tables = now;\n',
  "src/text/fr/home.ts": 'export const home = "Accueil";\n',
  "src/text/en/home.ts": 'export const home = "Home";\n',
  "src/ui/field.tsx": 'import { now } from "../lib/clock.ts";\nexport const Field = () => <p>{now}</p>;\n',
  "src/emails/receipt.tsx": 'import { home } from "../text/fr/home.ts";\nexport const receipt = home;\n',
  "src/features/orders/model.ts": "export interface Order { id: number }\n",
  "src/features/orders/total.ts": 'import type { Order } from "./model.ts";\nexport type Total = Order;\n',
  "src/features/orders/store.ts": 'import { tables } from "../../db/tables.ts";\nexport const rows = tables;\n',
  "src/features/orders/place-order.ts":
    'import { receipt } from "../../emails/receipt.tsx";\nimport { rows } from "./store.ts";\nexport const act = [rows, receipt];\n',
  "src/features/orders/api.ts": 'import { act } from "./place-order.ts";\nexport const routes = act;\n',
  "src/features/orders/components/form.tsx":
    'import { Field } from "../../../ui/field.tsx";\nimport type { Total } from "../total.ts";\nexport const Form = (_: Total) => Field;\n',
  "src/features/staff/sign-in.ts": 'import { act } from "../orders/place-order.ts";\nexport const staff = act;\n',
  "src/site/home/home-page.tsx":
    'import { Form } from "../../features/orders/components/form.tsx";\nexport const HomePage = Form;\n',
  "src/desk/desk.tsx": "export const Desk = 1;\n",
  "src/server/main.ts": 'import { routes } from "../features/orders/api.ts";\nexport const app = routes;\n',
  "src/middleware.ts": 'import { app } from "./server/main.ts";\nexport const onRequest = app;\n',
  "src/pages/[...lang]/index.astro":
    '---\nimport { HomePage } from "../../site/home/home-page.tsx";\n---\n<HomePage />\n<script>import "../../site/home/home-page.tsx";</script>\n',
  "test/tree.ts": "export const tree = 1;\n",
  "labs/bench/load.ts": 'import "../../src/lib/clock.ts";\nimport "../../test/tree.ts";\n',
};

/** Returns the violations in a small valid project after adding or replacing files. */
async function found(files) {
  const root = mkdtempSync(join(tmpdir(), "nordet-structure-"));
  roots.push(root);
  for (const [path, text] of Object.entries({ ...SOUND, ...files })) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return await checkStructure(root);
}

it("accepts a valid project, whose tests may import anything", async () => {
  const test = { "src/lib/clock.test.ts": 'import "../server/main.ts";\nimport "../../test/tree.ts";\n' };
  expect(await found(test)).toEqual([]);
});

it("lets emails import a feature's model types, and the database import no feature", async () => {
  const row = 'import type { Order } from "../features/orders/model.ts";\nexport type Row = Order;\n';
  expect(await found({ "src/emails/rows.ts": row })).toEqual([]);
  expect(await found({ "src/db/rows.ts": row })).toEqual([expect.stringContaining("[db imports]")]);
});

it("lets the desk take spacing and type sizes only from its scale", async () => {
  const style = ".row {\n  padding: 0 var(--s2);\n  width: 3rem;\n  gap: 0.3rem;\n  font-size: 14px;\n}\n";
  expect(await found({ "src/desk/row.css": style, "src/site/row.css": style })).toEqual([
    expect.stringMatching(/^src\/desk\/row\.css:4 \[style\]/),
    expect.stringMatching(/^src\/desk\/row\.css:5 \[style\]/),
  ]);
});

it.each([
  'export const x = "/api/orders";',
  `export const x = (id) => \`/api/orders/\${id}\`;`,
  `export const x = (origin) => \`\${origin}/api/orders\`;`,
  'export const x = (path) => "/api" + path;',
  "export const X = () => <form action='/api/orders' />;",
  'export const X = () => <input accept="image/*" formAction="/api/orders" />;',
])("lets UI code call the API by route names only: %s", async (line) => {
  const folders = ["desk", "site", "ui", "features/orders/components"];
  const problems = await found(
    Object.fromEntries(folders.map((folder) => [`src/${folder}/x.tsx`, `\n${line}\n/** */\n`])),
  );
  expect(problems.map((problem) => problem.split(" name the route")[0])).toEqual(
    ["desk", "features/orders/components", "site", "ui"].map((folder) => `src/${folder}/x.tsx:2 [address] ${line}`),
  );
});

it("does not mistake another URL, a comment, an import or a test for an API path", async () => {
  const text =
    '/** `/api/orders` */\n// "/api/orders"\nexport const x = ["https://example.org/api/orders", "/apis/", "/admin/api-keys"]; // "/api/orders"\n';
  const own = { "src/ui/api-client.ts": `export const at = (path) => \`/api\${path}\`;\n` };
  const server = { "src/server/x.ts": 'export const x = "/api/orders";\n' };
  const test = { "src/desk/x.test.ts": 'export const x = "/api/orders";\n' };
  expect(await found({ "src/desk/x.ts": text, ...own, ...server, ...test })).toEqual([]);
});

describe("imports", () => {
  it.each([
    ["pages imports", "src/pages/blog.astro", "---\nimport { act } from '../features/orders/place-order.ts';\n---\n"],
    ["pages imports", "src/pages/blog.astro", "---\n---\n<script>\nimport '../ui/field.tsx';\n</script>\n"],
    ["pages imports", "src/pages/feed.xml.ts", 'import "../features/orders/total.ts";\n'],
    ["server imports", "src/server/front.ts", 'import "../site/home/home-page.tsx";\n'],
    ["server imports", "src/env.d.ts", 'import "./site/home/home-page.tsx";\n'],
    ["site imports", "src/site/menu.tsx", 'export const x = 1;\nimport "../desk/desk.tsx";\n'],
    ["desk imports", "src/desk/list.tsx", 'export const x = () => import("../site/home/home-page.tsx");\n'],
    [
      "features imports",
      "src/features/orders/sum.ts",
      'export const x: import("../../site/home/home-page.tsx").T = 1;\n',
    ],
    ["emails imports", "src/emails/news.tsx", 'import "../features/orders/total.ts";\n'],
    [
      "ui imports",
      "src/ui/dialog.tsx",
      'import type { home } from "../text/fr/home.ts";\nexport type X = typeof home;\n',
    ],
    ["text imports", "src/text/fr/home.ts", 'import "../../ui/field.tsx";\n'],
    ["db imports", "src/db/tables.ts", 'import "../features/orders/total.ts";\n'],
    ["lib imports", "src/lib/clock.ts", 'export { home } from "../text/fr/home.ts";\n'],
    ["browser", "src/site/x.tsx", 'import "../features/orders/place-order.ts";\n'],
    ["outside", "src/lib/x.ts", 'import "../../test/tree.ts";\n'],
    ["labs", "scripts/load.mjs", 'import "../labs/bench/load.ts";\n'],
    ["test", "src/lib/x.ts", 'import "./y.test.ts";\n'],
  ])("%s: %s", async (name, path, text) => {
    const problems = await found({ "src/lib/y.test.ts": "export const sample = 1;\n", [path]: text });
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toContain(`${path} [${name}]`);
  });

  it("keep server code out of everything a browser loads, even indirectly", async () => {
    const [problem] = await found({
      "src/features/orders/components/card.tsx": 'import { total } from "../sum.ts";\nexport const Card = total;\n',
      "src/features/orders/sum.ts": 'export { rows as total } from "./store.ts";\n',
    });
    expect(problem).toContain("[browser] src/features/orders/components/card.tsx → ");
    expect(problem).toContain("src/features/orders/sum.ts → src/features/orders/store.ts → src/db/tables.ts");
  });

  it("have no cycles, even of types", async () => {
    const problems = await found({
      "src/lib/a.ts": 'import { b } from "./b.ts";\nexport const a = b;\n',
      "src/lib/b.ts": 'import type { c } from "./c.ts";\nexport const b: typeof c = 1;\n',
      "src/lib/c.ts": 'import { a } from "./a.ts";\nexport const c = a;\n',
    });
    expect(problems[0]).toContain("src/lib/a.ts [cycle] src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts");
  });

  it("have no cycles between features", async () => {
    const [problem] = await found({
      "src/features/orders/stamp.ts": 'import { staff } from "../staff/sign-in.ts";\nexport const stamp = staff;\n',
    });
    expect(problem).toContain("[feature cycle] src/features/orders → src/features/staff → src/features/orders");
  });

  it("are not mistaken for text that looks like an import", async () => {
    const text = 'export const x = `import "../server/main.ts"`;\n// import "../server/main.ts"\n';
    expect(await found({ "src/lib/x.ts": text })).toEqual([]);
  });
});

describe("names and texts", () => {
  it.each([
    ["does not say", "src/lib/utils.ts"],
    ["does not say", "src/lib/date-helpers.ts"],
    ["does not say", "src/lib/misc/a.ts"],
    ["kebab-case", "src/lib/leadScore.ts"],
    ["kebab-case", "scripts/do_it.mjs"],
    ["kebab-case", "src/lib/[slug].ts"],
    ["not one of the areas", "src/stuff/a.ts"],
    ["a feature without its own folder", "src/features/a.ts"],
    ["src/text/en/emails/receipt.ts is missing", "src/text/fr/emails/receipt.ts"],
    ["src/text/fr/emails/receipt.ts is missing", "src/text/en/emails/receipt.ts"],
    ["src/text/fr or src/text/en", "src/text/de/home.ts"],
  ])("%s: %s", async (reason, path) => {
    const problems = await found({ [path]: "export const x = 1;\n" });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(reason);
  });

  it("of route files may use Astro's syntax", async () => {
    const routes = { "src/pages/[...lang]/blog/[slug].astro": "---\n---\n", "src/pages/404.astro": "---\n---\n" };
    expect(await found(routes)).toEqual([]);
  });
});
