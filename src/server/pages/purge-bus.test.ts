import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { builtApp } from "../../../test/built-app.ts";
import { TEST_POSTGRES_URL, testDatabaseKind } from "../../../test/databases.ts";
import type { Services } from "../services.ts";
import { start } from "../start.ts";
import { createPurgeBus, type PurgeBus } from "./purge-pages.ts";

const log = pino({ enabled: false });
const open: PurgeBus[] = [];
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close();
});

function bus(connectionString: string | undefined, notify = async (_channel: string, _payload: string) => undefined) {
  const purge = vi.fn();
  const purgeAll = vi.fn();
  const made = createPurgeBus({
    connectionString,
    purge,
    purgeAll,
    notify,
    log,
    firstPause: 20,
    heartbeatInterval: 50,
  });
  open.push(made);
  return { bus: made, purge, purgeAll };
}

describe("a purge bus of one process", () => {
  it("purges at once and needs no other process", async () => {
    const one = bus(undefined);
    expect(one.bus.isListening).toBe(true);
    await one.bus.purge(["blog"]);
    expect(one.purge).toHaveBeenCalledWith(["blog"]);
  });
});

describe("a purge bus whose database cannot be reached", () => {
  it("purges locally, reports that it is not listening, and can be closed", async () => {
    const lonely = bus("postgres://nobody@127.0.0.1:9/none", async () => {
      throw new Error("no connection");
    });
    await lonely.bus.purge(["blog"]);
    expect(lonely.purge).toHaveBeenCalledWith(["blog"]);
    expect(lonely.bus.isListening).toBe(false);
  });
});

describe.runIf(testDatabaseKind() === "postgres")("purge buses on PostgreSQL", () => {
  const name = `nordet_purge_${randomBytes(6).toString("hex")}`;
  const url = new URL(TEST_POSTGRES_URL);
  let sender: pg.Client;

  beforeAll(async () => {
    const admin = new pg.Client({ connectionString: TEST_POSTGRES_URL });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    url.pathname = `/${name}`;
    sender = new pg.Client({ connectionString: url.href });
    await sender.connect();
  });

  afterAll(async () => {
    await sender.end();
    const admin = new pg.Client({ connectionString: TEST_POSTGRES_URL });
    await admin.connect();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  const notify = async (channel: string, payload: string) => {
    await sender.query("select pg_notify($1, $2)", [channel, payload]);
    return undefined;
  };
  const listening = (made: { bus: PurgeBus }) => vi.waitFor(() => expect(made.bus.isListening).toBe(true), 5_000);

  it("reach each other, and their own purge once", async () => {
    const [a, b] = [bus(url.href, notify), bus(url.href, notify)];
    await Promise.all([listening(a), listening(b)]);
    await a.bus.purge(["blog", "post:1"]);
    await vi.waitFor(() => expect(b.purge).toHaveBeenCalledWith(["blog", "post:1"]), 10_000);
    await b.bus.purge(["settings"]);
    await vi.waitFor(() => expect(a.purge).toHaveBeenCalledWith(["settings"]), 10_000);
    expect(a.purge).toHaveBeenCalledTimes(2);
    expect(b.purge).toHaveBeenCalledTimes(2);
  });

  it("purge everything when the list of tags is too long for a notification", async () => {
    const [a, b] = [bus(url.href, notify), bus(url.href, notify)];
    await Promise.all([listening(a), listening(b)]);
    b.purgeAll.mockClear();
    await a.bus.purge(Array.from({ length: 2_000 }, (_, index) => `post:${index}`));
    await vi.waitFor(() => expect(b.purgeAll).toHaveBeenCalledTimes(1), 10_000);
  });

  it("purge everything when the connection is lost and when it returns, and receive again", async () => {
    const [a, b] = [bus(url.href, notify), bus(url.href, notify)];
    await Promise.all([listening(a), listening(b)]);
    b.purgeAll.mockClear();
    await sender.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nordet_purge' and datname = $1",
      [name],
    );
    await vi.waitFor(() => expect(b.purgeAll.mock.calls.length).toBeGreaterThanOrEqual(2), 5_000);
    await Promise.all([listening(a), listening(b)]);
    await a.bus.purge(["blog"]);
    await vi.waitFor(() => expect(b.purge).toHaveBeenCalledWith(["blog"]), 10_000);
  });

  it("are the services' own: a purge in one server drops the page in another", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "nordet-purge-"));
    mkdirSync(path.join(folder, "client"));
    let title = "before";
    const servicesOf: Services[] = [];
    const serve = () =>
      start({
        app: builtApp((_request, { services }) => {
          if (!servicesOf.includes(services)) servicesOf.push(services);
          return { text: title, tags: ["blog"] };
        }),
        clientFolder: path.join(folder, "client"),
        variables: { PORT: "0", DATA_DIR: folder, DATABASE_URL: url.href, AUTH_SECRET: "x".repeat(32) },
        log,
      });
    const servers = [await serve(), await serve()];
    try {
      const texts = () => Promise.all(servers.map(async (server) => (await fetch(server.url)).text()));
      const listeners = `select 1 from pg_stat_activity where datname = '${name}' and state = 'idle' and query = 'listen nordet_purge'`;
      await vi.waitFor(async () => expect((await sender.query(listeners)).rowCount).toBe(2), 5_000);
      expect(await texts()).toEqual(["<p>before", "<p>before"]);
      title = "after";
      expect(await texts(), "kept").toEqual(["<p>before", "<p>before"]);
      await servicesOf[0]?.purge(["blog"]);
      await vi.waitFor(async () => expect(await texts()).toEqual(["<p>after", "<p>after"]), 5_000);
    } finally {
      for (const server of servers) await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
