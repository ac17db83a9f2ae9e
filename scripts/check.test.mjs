import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { relative } from "node:path";
import { expect, it } from "vitest";
import { ROOT, TOOLS } from "./toolchain.mjs";

it("checks the types of every TypeScript file in the project", () => {
  const listed = execFileSync(process.execPath, [TOOLS.tsc, "--listFilesOnly"], { cwd: ROOT, encoding: "utf8" });
  const checked = new Set(listed.split("\n").map((file) => relative(ROOT, file)));
  const exclude = (name) => /^(?:\..*|node_modules|dist)$/.test(name);
  const ours = globSync("**/*.{ts,tsx}", { cwd: ROOT, exclude: (path) => path.split("/").some(exclude) });
  expect(ours.length).toBeGreaterThan(1_000);
  expect(ours.filter((file) => !checked.has(file))).toEqual([]);
});
