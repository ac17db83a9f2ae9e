import { expect, test } from "./fixtures.ts";

/** Paths that scanners try: files that often lie beside a site on its server. */
const AROUND = [
  "/.git/HEAD",
  "/.git/config",
  "/.env",
  "/.env.example",
  "/..%2f.env",
  "/%2e%2e/.env",
  "/..%5c.env",
  "/package.json",
  "/package-lock.json",
  "/compose.yaml",
  "/src/server/env.ts",
  "/node_modules/hono/package.json",
  "/dist/server/entry.mjs",
  "/server/entry.mjs",
  "/data/nordet.sqlite",
  "/nordet.sqlite",
  "/data/auth-secret",
  "/backup.zip",
  "/media/..%2f..%2fnordet.sqlite",
  "/documents/..%2f..%2fpackage.json",
  "/server-status",
  "/debug",
];
/** Folders that must not list their contents. */
const FOLDERS = ["/_astro/", "/_astro", "/fonts/", "/media/", "/documents/", "/data/", "/card/"];

test("files beside the site are not served, and no folder is listed", async ({ request }) => {
  for (const path of [...AROUND, ...FOLDERS]) {
    const answer = await request.get(path);
    expect([400, 404], path).toContain(answer.status());
    expect(await answer.text(), path).not.toMatch(/Index of|"dependencies"|DATABASE_URL|refs\/heads|SQLite format/);
  }
  expect((await request.get("/metrics")).status()).not.toBe(200);
});

test("the site is served without source maps", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const files = [...new Set([...page.matchAll(/"(\/[\w/.-]+\.(?:js|css))"/g)].map(([, file = ""]) => file))];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(await (await request.get(file)).text(), file).not.toContain("sourceMappingURL");
    expect((await request.get(`${file}.map`)).status(), file).toBe(404);
  }
});
