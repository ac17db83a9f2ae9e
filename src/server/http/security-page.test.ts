import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

it("names test files that exist", () => {
  const named = new Set(
    [...read("docs/security.md").matchAll(/`([^`]+\.(?:test|spec)\.ts)`/g)].map(([, file = ""]) => file),
  );
  expect(named.size).toBeGreaterThan(30);
  expect([...named].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it.each([".", "labs"])("pins every dependency to an exact version: %s", (folder) => {
  const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`)) as Record<
    string,
    Record<string, string>
  >;
  const { packages } = JSON.parse(read(`${folder}/package-lock.json`)) as {
    packages: Record<string, { version?: string; resolved?: string; integrity?: string; link?: boolean }>;
  };
  for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies })) {
    // A second version of an installed package is locked under an npm alias, `npm:name@version`.
    const version = wanted.replace(/^npm:.+@/, "");
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
  // The digest proves that the installed package is the locked one.
  const without = Object.entries(packages).filter(([name, { integrity, link }]) => name !== "" && !link && !integrity);
  expect(without.map(([name]) => name)).toEqual([]);
});

it("disables certificate checks nowhere", () => {
  const files = ["src", "scripts"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const ours = [...files, "package.json", "Dockerfile", "compose.yaml", ".env.example"].filter(
    (file) => /\.(?:[cm]?[jt]sx?|astro|json|yaml|example)$|Dockerfile$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(ours.length).toBeGreaterThan(500);
  const careless =
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|ignoreTLS|strict-ssl|no-verify/i;
  expect(ours.filter((file) => careless.test(read(file)))).toEqual([]);
});
