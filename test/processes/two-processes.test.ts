import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { application } from "../applications.ts";
import { createPostgresDatabase, testDatabaseKind } from "../databases.ts";
import { addStaff, signIn } from "../process-staff.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";

const SITE = "http://nordet.example";

/** Tests two processes on one PostgreSQL database; each has its own folder, so they share only the database. */
describe.runIf(testDatabaseKind() === "postgres")("two processes on one database", () => {
  let folders: string[];
  const servers: ServerProcess[] = [];
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let sql: pg.Client;
  let admin: string;
  let a: string;
  let b: string;

  beforeAll(async () => {
    folders = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), "nordet-two-")));
    database = await createPostgresDatabase();
    const shared = {
      DATABASE_URL: database.url,
      AUTH_SECRET: "a secret of thirty-two characters, or more",
      SITE_URL: SITE,
    };
    for (const folder of folders) servers.push(await startServerProcess({ ...shared, DATA_DIR: folder }));
    [a = "", b = ""] = servers.map(({ url }) => url);
    await addStaff({ ...shared, DATA_DIR: folders[0]! }, "admin");
    const session = await signIn(a, "admin", "192.0.2.1");
    admin = session.cookie!;
    sql = new pg.Client({ connectionString: database.url });
    sql.on("error", () => undefined);
    await sql.connect();
    await vi.waitFor(async () => expect(await listeners()).toBe(2), 10_000);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await sql?.end();
    await database.drop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it("preview the company's draft, which neither shows to the public", async () => {
    const shown = await (await ask(a, "GET", "/api/company/shown")).json();
    const { status } = await ask(a, "POST", "/api/company", { ...shown, name: "Atelier Boréal", accelerate: 1450 });
    expect(status).toBe(201);
    for (const url of [b, a]) {
      const preview = await ask(url, "GET", "/admin/preview/company/en/pricing");
      expect(preview.headers.get("cache-control")).toBe("no-store");
      expect(await preview.text()).toMatch(/Atelier Boréal[\s\S]*\$1,450/);
      expect(await (await ask(url, "GET", "/en/pricing", undefined, "")).text()).not.toMatch(/Boréal|1,450/);
      expect((await ask(url, "GET", "/admin/preview/company/en/pricing", undefined, "")).url).toContain("/sign-in");
    }
  });

  async function listeners(): Promise<number> {
    const text = "select 1 from pg_stat_activity where datname = current_database() and query = 'listen nordet_purge'";
    return (await sql.query(text)).rowCount ?? 0;
  }

  const ask = (url: string, method: string, address: string, body?: unknown, cookie = admin, from = "192.0.2.2") =>
    fetch(`${url}${address}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        "Sec-Fetch-Site": "same-origin",
        Origin: SITE,
        Cookie: cookie,
        "X-Forwarded-For": from,
      },
      ...(body === undefined ? {} : { body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body) }),
    });
  const text = async (address: string) => (await fetch(address)).text();

  it("share sessions, including ended ones", async () => {
    const { cookie = "" } = await signIn(a, "admin", "192.0.2.3");
    expect((await ask(b, "GET", "/api/staff/me", undefined, cookie)).status).toBe(200);
    expect((await ask(b, "POST", "/api/auth/sign-out", {}, cookie)).status).toBeLessThan(400);
    expect((await ask(a, "GET", "/api/staff/me", undefined, cookie)).status).toBe(401);
  });

  it("jointly count requests from one IP address", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 64; index += 1) {
      const url = index % 2 === 0 ? a : b;
      const body = { email: `reader-${index}@exemple.ca`, language: "fr" };
      statuses.push((await ask(url, "POST", "/api/newsletter/subscriptions", body, "", "203.0.113.9")).status);
    }
    // Sixty an hour are allowed, whichever process they reach.
    expect(statuses.filter((status) => status === 202)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429, 429, 429]);
  });

  it("jointly count wrong passwords for an account", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      statuses.push(
        (await signIn(index % 2 === 0 ? a : b, "nobody", `198.51.100.${index}`, "a wrong password")).status,
      );
    }
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it("show each other's posts", async () => {
    expect(await text(`${b}/blog`)).not.toContain("Un vent nouveau");
    const fields = {
      ...{ language: "fr", title: "Un vent nouveau", content: "Du texte.", excerpt: "Un extrait." },
      ...{ metaDescription: "Une description.", keywords: "vent", category: "Automation" },
    };
    const created = (await (await ask(a, "POST", "/api/posts", fields)).json()) as { id: number; version: number };
    const { status } = await ask(a, "PUT", `/api/posts/${created.id}/state`, {
      version: created.version,
      state: "published",
    });
    expect(status).toBe(200);
    await vi.waitFor(async () => expect(await text(`${b}/blog`)).toContain("Un vent nouveau"), 10_000);
  });

  it("drop their cached pages when the notification connection is lost, and reconnect", async () => {
    expect(await text(`${b}/blog`)).toContain("Un vent nouveau");
    for (const table of ["blog_posts", "blog_articles", "blog_listing"]) {
      const columns = await sql.query(
        "select 1 from information_schema.columns where table_name = $1 and column_name = 'title'",
        [table],
      );
      if (columns.rowCount)
        await sql.query(`update ${table} set title = 'Un vent tombé' where title = 'Un vent nouveau'`);
    }
    expect(await text(`${b}/blog`), "kept: nobody told it").toContain("Un vent nouveau");
    await sql.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'nordet_purge'",
    );
    await vi.waitFor(async () => expect(await text(`${b}/blog`)).toContain("Un vent tombé"), 10_000);
    await vi.waitFor(async () => expect(await listeners()).toBe(2), 10_000);
  });

  it("see each other's images", async () => {
    const image = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const stored = await ask(a, "POST", "/api/media", image);
    expect(stored.status).toBe(201);
    const { url } = (await stored.json()) as { url: string };
    expect((await fetch(`${b}${new URL(url, b).pathname}`)).status).toBe(200);
  });

  it("send each email once", async () => {
    const email = "une-fois@exemple.ca";
    const sent = await ask(
      a,
      "POST",
      "/api/consultations",
      application({ email, elapsedSeconds: 60 }),
      "",
      "203.0.113.10",
    );
    expect(sent.status).toBe(201);
    const waiting = async () => (await sql.query("select 1 from outbox where status <> 'delivered'")).rowCount;
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 15_000);
    const mails = folders.flatMap((folder) => readdirSync(path.join(folder, "mail"), { recursive: true }).map(String));
    const { rowCount } = await sql.query("select 1 from outbox");
    expect(mails.filter((name) => name.endsWith(".eml"))).toHaveLength(rowCount ?? 0);
  });
});
