import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readEnv } from "../src/server/env.ts";
import { SERVER_FLAGS, SERVER_VARIABLES } from "./server-flags.mjs";

const ROOT = join(import.meta.dirname, "..");
const read = (name) => readFileSync(join(ROOT, name), "utf8");
const dockerfile = read("Dockerfile");
const instructions = dockerfile
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter((line) => /^[A-Z]+ /.test(line));
const all = (name) => instructions.filter((line) => line.startsWith(`${name} `));
const admitted = read(".dockerignore")
  .split("\n")
  .filter((line) => line.startsWith("!"));

describe("the image", () => {
  it("is built from what the context holds, and runs as nobody in particular", () => {
    const named = all("COPY")
      .filter((line) => !line.includes("--from="))
      .flatMap((line) => line.split(/\s+/).slice(1, -1))
      .filter((name) => name !== ".");
    for (const name of named) {
      expect(existsSync(join(ROOT, name)), name).toBe(true);
      expect(admitted).toContain(`!${name}`);
    }
    for (const line of admitted) expect(existsSync(join(ROOT, line.slice(1))), line).toBe(true);
    expect(instructions.lastIndexOf("USER node")).toBeGreaterThan(
      instructions.findLastIndex((line) => line.startsWith("COPY")),
    );
  });

  it("gets no data, no secret and no history", () => {
    expect(read(".dockerignore")).toMatch(/^\*$/m);
    expect(admitted.filter((line) => /env|data|\.git|dist|node_modules|backup/.test(line))).toEqual([]);
    expect(dockerfile).not.toMatch(/(?:SECRET|PASSWORD|TOKEN|KEY)=/);
  });

  it("runs the pinned major version of Node, with the flags of npm start", () => {
    const [major] = JSON.parse(read("package.json")).dependencies.node.split(".");
    for (const from of all("FROM")) expect(from).toContain(`node:${major}-`);
    const command = JSON.parse(all("CMD").at(-1).slice("CMD ".length));
    expect(command).toEqual(["node", ...SERVER_FLAGS, "scripts/serve.mjs"]);
    expect(all("ENV").at(-1)).toContain(`MALLOC_ARENA_MAX=${SERVER_VARIABLES.MALLOC_ARENA_MAX}`);
  });
});

describe("compose.yaml", () => {
  const { services, volumes } = parse(read("compose.yaml"));

  it("configures the server in a way that it takes, and asks for its secrets", () => {
    const { environment } = services.app;
    for (const name of ["AUTH_SECRET", "POSTGRES_PASSWORD"]) {
      expect(JSON.stringify(services)).toMatch(new RegExp(`\\$\\{${name}:\\?`));
    }
    const given = { AUTH_SECRET: "a".repeat(64), POSTGRES_PASSWORD: "b".repeat(32), DOMAIN: "www.example.com" };
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_, variable) => given[variable] ?? ""),
    ]);
    expect(readEnv(Object.fromEntries(filled))).toMatchObject({
      SITE_URL: "https://www.example.com",
      DATABASE_URL: `postgres://nordet:${given.POSTGRES_PASSWORD}@db/nordet`,
      TRUST_PROXY: 1,
    });
  });

  it("names services and volumes that are there", () => {
    for (const { depends_on = {}, volumes: used = [] } of Object.values(services)) {
      for (const name of Object.keys(depends_on)) expect(Object.keys(services)).toContain(name);
      for (const use of used) expect(Object.keys(volumes)).toContain(use.split(":")[0]);
    }
  });
});
