import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPostgresDatabase, testDatabaseKind } from "../../../test/databases.ts";
import { startSmtpServer } from "../../../test/smtp-server.ts";
import type { Database } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { openPostgres } from "../../db/postgres.ts";
import { openSqlite } from "../../db/sqlite.ts";

const SOURCES = path.resolve(import.meta.dirname, "../..");
const READERS = 90;
/** Pace at which a batch is a fifth of the readers. */
const MAILS_PER_MINUTE = 180;
/** Deliveries that a killed process may have started; these emails may arrive twice, under one Message-ID. */
const UNDER_WAY = 4;

/**
 * Program of a separate process that continues sendings, or starts one with `begin`. It sends plain text, so that no
 * build is needed.
 */
const SENDER = `
  const [, kind, place, smtpUrl, begin] = process.argv;
  const load = (file) => import(${JSON.stringify(`file://${SOURCES}/`)} + file);
  const { openSqlite } = await load("db/sqlite.ts");
  const { openPostgres } = await load("db/postgres.ts");
  const { assembleOutbox } = await load("features/outbox/assemble.ts");
  const { assembleNewsletter } = await load("features/newsletter/assemble.ts");
  const { beginSending } = await load("features/newsletter/sendings.ts");
  const { createFacts } = await load("db/facts.ts");
  const { smtpTransport } = await load("emails/transport.ts");
  const database = kind === "sqlite" ? openSqlite(place) : openPostgres(place, () => {});
  const send = smtpTransport(smtpUrl, "Nordet <bonjour@nordet.example>");
  const clock = () => new Date();
  const onError = (error) => { throw error; };
  const facts = createFacts(database, []);
  const outbox = assembleOutbox({
    database, clock, facts, onError,
    messageIdDomain: "nordet.test",
    deliver: ({ messageId, recipient, payload, createdAt }) =>
      send({ messageId, fileName: "", to: recipient, subject: payload.title, language: "fr", html: "", text: "Allô", date: createdAt }),
    onUndelivered: () => {},
  });
  const siteUrl = "https://nordet.test";
  const newsletter = assembleNewsletter({ database, clock, facts, outbox, siteUrl, mailsPerMinute: ${MAILS_PER_MINUTE}, onError });
  for (const { templates, follower } of newsletter.follows) outbox.follow(templates, follower);
  outbox.start();
  newsletter.start();
  const issue = { postId: 1, language: "fr", title: "Article", excerpt: "", url: "https://nordet.test/blog/x" };
  if (begin) await beginSending(newsletter, issue, "editor-1");
  setInterval(() => {}, 1000);`;

// PGlite cannot be shared between processes.
describe.runIf(testDatabaseKind() !== "pglite")("a sending by several processes", () => {
  const kind = testDatabaseKind();
  let database: Database;
  let place: string;
  let remove: () => Promise<void>;
  let senders: ChildProcess[];

  const startSender = (smtpUrl: string, begin = false) => {
    const args = ["--input-type=module", "-e", SENDER, "--", kind, place, smtpUrl, ...(begin ? ["begin"] : [])];
    const sender = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
    senders.push(sender);
    return sender;
  };
  const kill = async (sender: ChildProcess) => {
    if (sender.exitCode !== null || sender.signalCode !== null) return;
    const ended = once(sender, "exit");
    sender.kill("SIGKILL");
    await ended;
  };
  /** Makes the next batch due, as if six seconds had passed. */
  const hurry = () =>
    database.kysely
      .updateTable("newsletter_pace")
      .set({ nextBatchAt: new Date(0) })
      .execute();
  const states = async () => {
    const rows = await database.kysely.selectFrom("newsletter_recipients").select("state").execute();
    return Object.groupBy(rows, ({ state }) => state);
  };

  beforeEach(async () => {
    senders = [];
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
    const now = new Date();
    const readers = Array.from({ length: READERS }, (_, index) => ({
      address: `r${index}@exemple.ca`,
      addressKey: `r${index}@exemple.ca`,
      language: "fr" as const,
      state: "confirmed" as const,
      softBounces: 0,
      createdAt: now,
      confirmedAt: now,
      endedAt: null,
    }));
    await database.kysely.insertInto("newsletter_subscriptions").values(readers).execute();
  });
  afterEach(async () => {
    await Promise.all(senders.map(kill));
    await database.close();
    await remove();
  });

  it("continues where a killed process stopped, and reaches each reader once", { timeout: 60_000 }, async () => {
    const server = await startSmtpServer();
    const first = startSender(server.url, true);
    // On SQLite, only one server may use the database, so no second sender is started.
    if (kind === "postgres") startSender(server.url);
    await expect
      .poll(
        async () => {
          await hurry();
          return server.received.length;
        },
        { timeout: 30_000, interval: 50 },
      )
      .toBeGreaterThan(READERS / 3);
    await kill(first);
    expect(server.received.length).toBeLessThan(READERS);
    startSender(server.url);
    await expect
      .poll(
        async () => {
          await hurry();
          const { waiting = [], queued = [], delivered = [] } = await states();
          return waiting.length === 0 && queued.length <= UNDER_WAY && delivered.length >= READERS - UNDER_WAY;
        },
        { timeout: 30_000, interval: 100 },
      )
      .toBe(true);
    // Expires the killed process's claims, as if two minutes had passed, so that others take over.
    await Promise.all(senders.map(kill));
    await database.kysely
      .updateTable("outbox")
      .set({ lockedUntil: new Date() })
      .where("status", "=", "pending")
      .execute();
    startSender(server.url);
    await expect
      .poll(async () => Object.keys(await states()), { timeout: 40_000, interval: 200 })
      .toEqual(["delivered"]);

    const idsOf = new Map<string, Set<string | undefined>>();
    for (const { to, mail } of server.received) {
      idsOf.set(to[0]!, (idsOf.get(to[0]!) ?? new Set()).add(mail.messageId));
    }
    expect(idsOf.size).toBe(READERS);
    expect([...idsOf.values()].every((ids) => ids.size === 1)).toBe(true);
    expect(server.received.length - READERS).toBeLessThanOrEqual(UNDER_WAY);
    const [sending] = await database.kysely.selectFrom("newsletter_sendings").selectAll().execute();
    expect(sending).toMatchObject({ state: "sent" });
    await Promise.all(senders.map(kill));
    await server.close();
  });
});
