import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { checkStructure, placeOf } from "./check-structure.mjs";

const roots = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** Writes a tree of files and checks it. */
function check(files) {
  const root = mkdtempSync(join(tmpdir(), "nordet-structure-"));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkStructure(root).map(({ file, line, rule, message }) => `${file}:${line} [${rule}] ${message}`);
}

const SOUND = {
  "src/lib/clock.ts": "export const now = 1;\n",
  "src/db/tables.ts": 'import { now } from "../lib/clock.ts";\nexport const tables = now;\n',
  "src/text/fr/home.ts": 'export const home = "Accueil";\n',
  "src/text/en/home.ts": 'export const home = "Home";\n',
  "src/ui/field.tsx": 'import { now } from "../lib/clock.ts";\nexport const Field = () => <p>{now}</p>;\n',
  "src/emails/receipt.tsx": 'import { home } from "../text/fr/home.ts";\nexport const receipt = home;\n',
  "src/features/orders/schema.ts": 'import { now } from "../../lib/clock.ts";\nexport const schema = now;\n',
  "src/features/orders/total.ts": 'import type { schema } from "./schema.ts";\nexport type Total = typeof schema;\n',
  "src/features/orders/repository.ts": 'import { tables } from "../../db/tables.ts";\nexport const rows = tables;\n',
  "src/features/orders/service.ts":
    'import { receipt } from "../../emails/receipt.tsx";\nimport { rows } from "./repository.ts";\nexport const act = [rows, receipt];\n',
  "src/features/orders/routes.ts": 'import { act } from "./service.ts";\nexport const routes = act;\n',
  "src/features/orders/components/form.tsx":
    'import { Field } from "../../../ui/field.tsx";\nimport { schema } from "../schema.ts";\nexport const Form = () => [Field, schema];\n',
  "src/features/staff/service.ts": 'import { act } from "../orders/service.ts";\nexport const staff = act;\n',
  "src/site/home/home-page.tsx":
    'import { Form } from "../../features/orders/components/form.tsx";\nexport const HomePage = Form;\n',
  "src/server/main.ts":
    'import { createApp } from "astro/app/entrypoint";\nimport { routes } from "../features/orders/routes.ts";\nexport const app = [createApp, routes];\n',
  "src/middleware.ts": 'import { app } from "./server/main.ts";\nexport const onRequest = app;\n',
  "src/pages/[...lang]/index.astro":
    '---\nimport { HomePage } from "../../site/home/home-page.tsx";\n---\n<HomePage />\n<script>import "../../site/home/home-page.tsx";</script>\n',
};

const withFile = (path, text, others = {}) => check({ ...SOUND, ...others, [path]: text });

describe("a sound house", () => {
  it("passes", () => {
    expect(check(SOUND)).toEqual([]);
  });

  it("lets labs import anything, and nothing import labs", () => {
    const lab = { "labs/bench/load.ts": 'import "../../src/lib/clock.ts";\nimport "../../test/tree.ts";\n' };
    const tree = { "test/tree.ts": "export const tree = 1;\n" };
    expect(withFile("test/tree.ts", "export const tree = 1;\n", lab)).toEqual([]);
    for (const file of ["src/lib/clock.test.ts", "e2e/home.spec.ts", "test/tree.test.ts", "scripts/build.mjs"]) {
      const up = "../".repeat(file.split("/").length - 1);
      expect(withFile(file, `import "${up}labs/bench/load.ts";\n`, { ...lab, ...tree })).toEqual([
        `${file}:1 [import] only labs imports labs, but this is labs/bench/load.ts: move what is shared to test/`,
      ]);
    }
  });

  it("lets tests import anything else", () => {
    expect(
      withFile("src/lib/clock.test.ts", 'import "../server/main.ts";\nimport "../../test/tree.ts";\n', {
        "test/tree.ts": "export const tree = 1;\n",
      }),
    ).toEqual([]);
  });
});

describe("import directions", () => {
  it.each([
    ["pages", "src/pages/blog.astro", "---\nimport { act } from '../features/orders/service.ts';\n---\n", 2],
    ["pages", "src/pages/blog.astro", "---\n---\n<script>\nimport '../ui/field.tsx';\n</script>\n", 4],
    [
      "server",
      "src/server/front.ts",
      'import { HomePage } from "../site/home/home-page.tsx";\nexport const x = HomePage;\n',
      1,
    ],
    ["site", "src/site/menu.tsx", 'export const x = 1;\nimport "../desk/desk.tsx";\n', 2],
    ["desk", "src/desk/list.tsx", 'export const x = () => import("../site/home/home-page.tsx");\n', 1],
    ["features", "src/features/orders/total.ts", 'export const x: import("../../site/home/home-page.tsx").T = 1;\n', 1],
    ["emails", "src/emails/news.tsx", 'import "../features/orders/schema.ts";\nexport const x = 1;\n', 1],
    ["ui", "src/ui/dialog.tsx", 'import type { home } from "../text/fr/home.ts";\nexport type X = typeof home;\n', 1],
    ["text", "src/text/fr/home.ts", 'import "../../ui/field.tsx";\nexport const home = 1;\n', 1],
    ["db", "src/db/tables.ts", 'import "../features/orders/schema.ts";\nexport const x = 1;\n', 1],
    ["lib", "src/lib/clock.ts", 'export const x = 1;\nexport { home } from "../text/fr/home.ts";\n', 2],
  ])("stops %s", (area, path, text, line) => {
    const found = withFile(path, text, { "src/desk/desk.tsx": "export const Desk = 1;\n" });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${path}:${line} [import] ${area} may not import`);
  });

  it("keeps what a browser loads from code of the server, however long the way", () => {
    const found = withFile(
      "src/features/orders/components/card.tsx",
      'import { total } from "../sum.ts";\nexport const Card = total;\n',
      { "src/features/orders/sum.ts": 'export { total } from "./repository.ts";\nexport const x = 1;\n' },
    );
    expect(found.join("\n")).toContain(
      "reaches a browser, and by src/features/orders/components/card.tsx → src/features/orders/sum.ts → src/features/orders/repository.ts → src/db/tables.ts",
    );
  });

  it("lets rows take the shape of their noun from its model, and from nothing else of a feature", () => {
    const model = { "src/features/orders/model.ts": "export type Order = { id: number };\n" };
    const row = (file) => `import type { Order } from "../features/orders/${file}";\nexport type Row = Order;\n`;
    expect(withFile("src/db/rows.ts", row("model.ts"), model)).toEqual([]);
    expect(withFile("src/db/rows.ts", row("schema.ts"), model)).toHaveLength(1);
  });

  it("keeps the server parts of features out of site and desk", () => {
    const [found] = withFile("src/site/x.tsx", 'import "../features/orders/service.ts";\nexport const x = 1;\n');
    expect(found).toContain("site can reach a browser, so it never imports a feature's service");
  });

  it("stops src from reaching out of src", () => {
    const [found] = withFile("src/lib/x.ts", 'import "../../test/tree.ts";\nexport const x = 1;\n', {
      "test/tree.ts": "export const tree = 1;\n",
    });
    expect(found).toContain("src never imports from outside src");
  });

  it("stops an import of a test", () => {
    const [found] = withFile("src/lib/x.ts", 'import "./clock.test.ts";\nexport const x = 1;\n', {
      "src/lib/clock.test.ts": "export const sample = 1;\n",
    });
    expect(found).toContain("is a test: move what is shared to test/");
  });

  it("wants the path of a file that is there", () => {
    const [found] = withFile("src/lib/x.ts", 'import "./clock";\nexport const x = 1;\n');
    expect(found).toContain("./clock names no file: write the path with its extension");
  });

  it("is not fooled by what only looks like an import", () => {
    expect(
      withFile("src/lib/x.ts", 'export const x = `import "../server/main.ts"`;\n// import "../server/main.ts"\n'),
    ).toEqual([]);
  });
});

describe("shape", () => {
  it("finds a cycle, once, through type imports too", () => {
    const found = check({
      "src/lib/a.ts": 'import { b } from "./b.ts";\nexport const a = b;\n',
      "src/lib/b.ts": 'import type { c } from "./c.ts";\nexport const b: typeof c = 1;\n',
      "src/lib/c.ts": 'import { a } from "./a.ts";\nexport const c = a;\n',
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts");
  });

  it.each(['export * from "./clock.ts";\n', 'import { now } from "./clock.ts";\nexport { now };\n'])(
    "finds a barrel: %s",
    (text) => {
      expect(withFile("src/lib/all.ts", text)[0]).toContain("[barrel]");
    },
  );

  it.each(["src/lib/utils.ts", "src/lib/date-helpers.ts", "src/lib/misc/a.ts", "test/common.ts"])(
    "refuses the name %s",
    (path) => {
      expect(withFile(path, "export const x = 1;\n")[0]).toContain("says nothing of what is inside");
    },
  );

  it.each(["src/lib/leadScore.ts", "src/ui/Field.tsx", "scripts/do_it.mjs", "src/lib/[slug].ts"])(
    "wants kebab-case: %s",
    (path) => {
      expect(withFile(path, "export const x = 1;\n")[0]).toContain("kebab-case");
    },
  );

  it("lets routes have the names Astro reads", () => {
    expect(
      withFile("src/pages/[...lang]/blog/[slug].astro", "---\n---\n", { "src/pages/404.astro": "---\n---\n" }),
    ).toEqual([]);
  });

  it("wants every area to be a room of the house, and every feature a folder", () => {
    expect(withFile("src/stuff/a.ts", "export const x = 1;\n")[0]).toContain("not a room of the house");
    expect(withFile("src/features/a.ts", "export const x = 1;\n")[0]).toContain("a feature is a folder");
  });
});

describe("texts", () => {
  it.each([
    ["fr", "en"],
    ["en", "fr"],
  ])("a file in %s needs its twin in %s", (language, other) => {
    const [found] = withFile(`src/text/${language}/emails/receipt.ts`, "export const x = 1;\n");
    expect(found).toContain(`its twin src/text/${other}/emails/receipt.ts is missing`);
  });

  it("are in the two languages only", () => {
    expect(withFile("src/text/de/home.ts", "export const x = 1;\n")[0]).toContain("src/text/fr and src/text/en only");
  });
});

describe("placeOf", () => {
  it.each([
    ["src/features/staff/sign-in-routes.ts", "routes"],
    ["src/features/staff/account-service.ts", "service"],
    ["src/features/consultations/submission-schema.ts", "schema"],
    ["src/features/consultations/lead-score.ts", "pure"],
    ["src/features/consultations/components/service.tsx", "components"],
  ])("%s is %s", (file, part) => {
    expect(placeOf(file).part).toBe(part);
  });
});
