import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPostgresDatabase, testDatabaseKind } from "../../../test/databases.ts";
import { startSmtpServer } from "../../../test/smtp-server.ts";
import type { Database } from "../../db/database.ts";
import { createFacts } from "../../db/facts.ts";
import { migrate } from "../../db/migrate.ts";
import { openPostgres } from "../../db/postgres.ts";
import { openSqlite } from "../../db/sqlite.ts";
import { assembleOutbox, type Outbox } from "./assemble.ts";

const SOURCES = path.resolve(import.meta.dirname, "../..");

/** Code of a process that delivers a database's messages as plain text, so that no build is needed. */
const WORKER = `
  const [, kind, place, smtpUrl] = process.argv;
  const load = (file) => import(${JSON.stringify(`file://${SOURCES}/`)} + file);
  const { openSqlite } = await load("db/sqlite.ts");
  const { openPostgres } = await load("db/postgres.ts");
  const { assembleOutbox } = await load("features/outbox/assemble.ts");
  const { createFacts } = await load("db/facts.ts");
  const { smtpTransport } = await load("emails/transport.ts");
  const database = kind === "sqlite" ? openSqlite(place) : openPostgres(place, () => {});
  const send = smtpTransport(smtpUrl, "Nordet <bonjour@nordet.example>");
  const outbox = assembleOutbox({
    database,
    clock: () => new Date(),
    facts: createFacts(database, []),
    messageIdDomain: "nordet.test",
    deliver: ({ messageId, recipient, payload, createdAt }) =>
      send({ messageId, fileName: "", to: recipient, subject: payload.name, language: "fr", html: "", text: "Allô", date: createdAt }),
    onUndelivered: () => {},
    onError: (error) => { throw error; },
  });
  outbox.start();
  setInterval(() => {}, 1000);`;

// PGlite cannot be shared between processes.
describe.runIf(testDatabaseKind() !== "pglite")("an outbox shared by several processes", () => {
  const kind = testDatabaseKind();
  let database: Database;
  let place: string;
  let remove: () => Promise<void>;
  let workers: ChildProcess[];

  const startWorker = (smtpUrl: string) => {
    const worker = spawn(process.execPath, ["--input-type=module", "-e", WORKER, "--", kind, place, smtpUrl], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    workers.push(worker);
    return worker;
  };
  const kill = async (worker: ChildProcess) => {
    if (worker.exitCode !== null || worker.signalCode !== null) return;
    const ended = once(worker, "exit");
    worker.kill("SIGKILL");
    await ended;
  };
  const outboxAt = (clock: () => Date): Outbox =>
    assembleOutbox({
      database,
      clock,
      facts: createFacts(database, []),
      messageIdDomain: "nordet.test",
      deliver: async () => ({ status: "failed", error: "not here" }),
      onUndelivered: () => undefined,
      onError: () => undefined,
    });
  const enqueue = (outbox: Outbox, name: string) =>
    outbox.enqueue(database.kysely, {
      template: "password-reset",
      recipient: "zoe@example.ca",
      language: "fr",
      payload: { name, url: "https://nordet.test/", minutes: 5 },
    });
  const statuses = async () =>
    (await database.kysely.selectFrom("outbox").select("status").execute()).map((r) => r.status);

  beforeEach(async () => {
    workers = [];
    if (kind === "sqlite") {
      const folder = mkdtempSync(path.join(tmpdir(), "nordet-test-"));
      place = path.join(folder, "nordet.sqlite");
      database = openSqlite(place);
      remove = async () => rmSync(folder, { recursive: true, force: true });
    } else {
      const created = await createPostgresDatabase();
      place = created.url;
      database = openPostgres(place, (error) => {
        throw error;
      });
      remove = created.drop;
    }
    await migrate(database);
  });
  afterEach(async () => {
    await Promise.all(workers.map(kill));
    await database.close();
    await remove();
  });

  it("delivers each message once", async () => {
    const server = await startSmtpServer();
    const outbox = outboxAt(() => new Date());
    for (let i = 0; i < 40; i += 1) await enqueue(outbox, `n${i}`);
    for (let i = 0; i < 3; i += 1) startWorker(server.url);
    await expect.poll(async () => (await statuses()).every((status) => status === "delivered")).toBe(true);
    const subjects = server.received.map(({ mail }) => mail.subject);
    expect(subjects).toHaveLength(40);
    expect(new Set(subjects).size).toBe(40);
    await Promise.all(workers.map(kill));
    await server.close();
  });

  it("delivers a message started by a killed process, under the same Message-ID", async () => {
    let tried = 0;
    const stuck = await startSmtpServer({
      onData: (stream) => {
        stream.resume();
        tried += 1;
      },
    });
    await enqueue(
      outboxAt(() => new Date()),
      "lead",
    );
    const first = startWorker(stuck.url);
    await expect.poll(() => tried, { timeout: 10_000 }).toBe(1);
    await kill(first);
    await stuck.close();
    const [claimed] = await database.kysely.selectFrom("outbox").selectAll().execute();
    expect(claimed).toMatchObject({ status: "pending", attempts: 1, lockedUntil: expect.any(Date) });

    // Expire the claims, as if two minutes had passed.
    await database.kysely.updateTable("outbox").set({ lockedUntil: new Date() }).execute();
    const server = await startSmtpServer();
    startWorker(server.url);
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(["delivered"]);
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual([claimed?.messageId]);
    await Promise.all(workers.map(kill));
    await server.close();
  });
});
