import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

it("names tests that exist", () => {
  const named = [...read("docs/security.md").matchAll(/^ +- `([^`]+\.(?:test|spec)\.ts)` › (.+)$/gm)];
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(([, file = "", title = ""]) => {
    return !existsSync(path.join(ROOT, file)) || !read(file).includes(`"${title}"`);
  });
  expect(missing.map(([, file, title]) => `${file} › ${title}`)).toEqual([]);
});

it("has one exact version of every dependency", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<string, Record<string, string>>;
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { version?: string; resolved?: string; integrity?: string; link?: boolean }>;
  };
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
  // What is installed is what was locked: its digest says so.
  const without = Object.entries(packages).filter(([name, { integrity, link }]) => name !== "" && !link && !integrity);
  expect(without.map(([name]) => name)).toEqual([]);
});

it("nowhere turns off the check of certificates", () => {
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
