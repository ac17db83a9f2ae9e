import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import { deskFollowUp } from "../src/text/fr/desk/follow-up.ts";
import { homeFr } from "../src/text/fr/site/home.ts";
import { application } from "../test/applications.ts";
import { addStaff, expect, signIn, test } from "./fixtures.ts";

/** Tests `npm run dev` in a copy of the project, whose sources change while it runs. */

const ROOT = join(import.meta.dirname, "..");
const SOURCES = ["src", "scripts", "public", "astro.config.ts", "tsconfig.json", "package.json", "package-lock.json"];

let copy: string;
let starter: ChildProcess;
let url: string;
let said = "";

/** Links the installed packages one by one into the copy's own `node_modules`, where Vite keeps its cache. */
function linkPackages() {
  const packages = join(ROOT, "node_modules");
  const linked = join(copy, "node_modules");
  mkdirSync(linked);
  for (const name of readdirSync(packages).filter((each) => !each.startsWith("."))) {
    symlinkSync(join(packages, name), join(linked, name), "junction");
  }
  const hash = createHash("sha256");
  for (const file of ["package.json", "package-lock.json"]) hash.update(readFileSync(join(ROOT, file)));
  writeFileSync(
    join(linked, ".nordet-install.json"),
    JSON.stringify({ packages: hash.digest("hex"), development: true }),
  );
}

const change = (path: string, from: string | RegExp, to: string) => {
  const file = join(copy, path);
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
};

/** Runs `load`, which loads a page, and waits until hot reload is connected. */
async function following(page: Page, load: () => unknown) {
  const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  await load();
  await connected;
}

test.beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "nordet-dev-"));
  for (const name of SOURCES) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  linkPackages();
  starter = spawn(process.execPath, [join(copy, "scripts/dev.mjs")], {
    cwd: copy,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: join(copy, "data"), SITE_URL: undefined },
    stdio: ["ignore", "ignore", "pipe"],
  });
  url = await new Promise((resolve, reject) => {
    starter.once("exit", () => reject(new Error(said)));
    createInterface({ input: starter.stderr! }).on("line", (line) => {
      said += `${line}\n`;
      const address = /^ {2}Nordet +(\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
});

// The test breaks a page on purpose.
test.use({ expectedConsole: [/status of 500/] });

test.afterAll(async () => {
  // Stops a server that a failed test left running.
  if (starter.exitCode === null && starter.signalCode === null) {
    const ended = once(starter, "exit");
    starter.kill("SIGTERM");
    await ended;
  }
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

test("applies source changes to open pages, keeps unsaved input at the desk, and shuts down cleanly", async ({
  page,
  context,
}) => {
  const sent = await fetch(`${url}/api/consultations`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(application({ elapsedSeconds: 90 })),
  });
  const { id } = (await sent.json()) as { id: number };
  await signIn(context, await addStaff("admin", join(copy, "data")), url);

  await following(page, () => page.goto(`${url}/admin?consultation=${id}`));
  const note = page.getByLabel(deskFollowUp.notes.label);
  await note.fill("Rappeler jeudi");
  change("src/text/fr/desk/follow-up.ts", `"${deskFollowUp.notes.title}"`, '"Un autre mot"');
  await expect(page.getByRole("heading", { name: "Un autre mot" })).toBeVisible();
  change("src/desk/requests/record/note-list.tsx", "        {t.title}\n", "        {t.title} ici\n");
  await expect(page.getByRole("heading", { name: "Un autre mot ici" })).toBeVisible();
  await expect(note).toHaveValue("Rappeler jeudi");

  const visitor = await context.newPage();
  await following(visitor, () => visitor.goto(url));
  await following(visitor, () => change("src/text/fr/site/home.ts", homeFr.headline, "Un autre titre."));
  await expect(visitor.getByRole("heading", { name: "Un autre titre." })).toBeVisible();
  await following(visitor, () => change("src/site/home/home-page.tsx", "{text.headline}", "{text.headline"));
  await expect(visitor.getByText("home-page.tsx").first()).toBeVisible();
  await following(visitor, () => change("src/site/home/home-page.tsx", "{text.headline<", "{text.headline} Et plus.<"));
  await expect(visitor.getByRole("heading", { name: "Un autre titre. Et plus." })).toBeVisible();

  change("src/server/http/front.ts", 'sendText(exchange, 200, "ok")', 'sendText(exchange, 200, "changed")');
  await expect.poll(async () => (await fetch(`${url}/healthz`)).text()).toBe("changed");
  await expect(note).toHaveValue("Rappeler jeudi");

  await context.close();
  const ended = once(starter, "exit");
  starter.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  expect(existsSync(join(copy, ".nordet-lock"))).toBe(false);
  // A clean shutdown leaves no write-ahead log.
  expect(readdirSync(join(copy, "data")).filter((name) => name.endsWith("-wal"))).toEqual([]);
});
