import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LOGO, PORTRAIT } from "../../test/pictures.ts";
import { companyValues } from "../features/company/model.ts";
import { runCompanyCommand } from "./company-commands.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nordet-company-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command as on one of several machines, each with its own data folder. */
async function run(machine: string, ...args: string[]) {
  const said: string[] = [];
  let backups = 0;
  const code = await runCompanyCommand(args, {
    variables: { DATA_DIR: join(folder, machine) },
    async backUp() {
      backups += 1;
      return "copy";
    },
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
  });
  return { code, said: said.join("\n"), backups };
}
function file(name: string, values: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(values));
  return path;
}
const BOREAL = {
  ...companyValues(),
  name: "Atelier Boréal",
  velocity: 490,
  look: [{ logo: LOGO, hasName: false, accentLight: "#14532d", accentDark: "#86efac" }],
  founder: [{ portrait: PORTRAIT, isAgreed: true, agreedOn: "2026-11-20", signature: PORTRAIT }],
};

it("carries a company from one machine to another, as it was published", async () => {
  const path = file("boreal.json", BOREAL);
  expect(await run("trial", "import", path)).toMatchObject({ code: 0, backups: 0 });
  const exported = join(folder, "exported.json");
  expect(await run("trial", "export", exported)).toMatchObject({
    code: 0,
    said: `Wrote Atelier Boréal to ${exported}.`,
  });
  expect(JSON.parse(readFileSync(exported, "utf8"))).toEqual(BOREAL);
  expect((await run("real", "import", exported)).code).toBe(0);
});

it("replaces a published company only with `--replace`, after a backup", async () => {
  const path = file("boreal.json", BOREAL);
  await run("real", "import", path);
  const other = file("other.json", { ...BOREAL, name: "Autre" });
  const refused = await run("real", "import", other);
  expect(refused).toMatchObject({ code: 1, backups: 0 });
  expect(refused.said).toContain("Atelier Boréal is published here");
  expect(await run("real", "import", other, "--replace")).toMatchObject({ code: 0, backups: 1 });
  expect((await run("real", "export", path)).said).toContain("Autre");
});

it("names each bad field, and makes no backup for a refused file", async () => {
  await run("real", "import", file("boreal.json", BOREAL));
  const refused = await run("real", "import", file("bad.json", { ...BOREAL, city: " ", velocity: -1 }), "--replace");
  expect(refused).toMatchObject({ code: 1, backups: 0 });
  expect(refused.said).toMatch(/^ {2}city: Fill in this field\.\n {2}velocity: Write a whole number/m);
  expect((await run("real", "import", join(folder, "none.json"))).code).toBe(1);
  expect((await run("real", "import")).code).toBe(2);
  expect((await run("real", "export", "a.json", "--replace")).code).toBe(2);
});
