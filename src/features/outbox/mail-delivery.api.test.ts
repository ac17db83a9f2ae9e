import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { consultationInMail } from "../../../test/consultation-in-mail.ts";
import { testDatabase } from "../../../test/databases.ts";
import { refusal, startSmtpServer } from "../../../test/smtp-server.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { createFacts } from "../../db/facts.ts";
import { createDelivery, fileTransport, type SendMail, smtpTransport } from "../../emails/transport.ts";
import { assembleOutbox, type Outbox } from "./assemble.ts";

const FROM = "Nordet <bonjour@nordet.example>";
const SITE = "https://nordet.test";
const QUICK = { connect: 200, silence: 200, delivery: 2_000 };

describe("outgoing emails", () => {
  let database: Database;
  let now: Date;
  let folder: string;
  let ends: (() => Promise<unknown>)[];

  const startOutbox = (send: SendMail): Outbox => {
    const outbox = assembleOutbox({
      database,
      clock: () => now,
      facts: createFacts(database, []),
      messageIdDomain: "nordet.test",
      deliver: createDelivery(send, SITE, () => now),
      onUndelivered: () => undefined,
      onError: (error) => {
        throw error;
      },
      chance: () => 0,
    });
    ends.unshift(() => outbox.stop());
    outbox.start();
    return outbox;
  };
  const startServer = async (...options: Parameters<typeof startSmtpServer>) => {
    const server = await startSmtpServer(...options);
    ends.push(server.close);
    return server;
  };
  const ask = (
    outbox: Outbox,
    recipient = "zoe@example.ca",
    language: "fr" | "en" = "fr",
    db: Queryable = database.kysely,
  ) =>
    outbox.enqueue(db, {
      template: "visitor-confirmation",
      recipient,
      language,
      payload: { consultation: consultationInMail({ email: recipient }) },
    });
  const rows = () => database.kysely.selectFrom("outbox").selectAll().orderBy("id").execute();
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };

  beforeEach(async () => {
    database = await testDatabase();
    now = new Date("2026-11-20T13:05:00.000Z");
    folder = mkdtempSync(path.join(tmpdir(), "nordet-test-"));
    ends = [];
  });
  afterEach(async () => {
    for (const end of ends) await end();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("are sent by SMTP, in each recipient's language", async () => {
    const server = await startServer();
    const outbox = startOutbox(smtpTransport(server.url, FROM));
    await ask(outbox, "fr@example.ca", "fr");
    await ask(outbox, "en@example.ca", "en");
    outbox.wake();
    await expect.poll(() => server.received.length).toBe(2);
    await outbox.stop();
    const subjects = Object.fromEntries(server.received.map(({ to, mail }) => [to[0], mail.subject]));
    expect(subjects).toEqual({
      "fr@example.ca": "Nous avons bien reçu votre demande",
      "en@example.ca": "We’ve received your request",
    });
    const ids = (await rows()).map(({ messageId, status }) => [messageId, status]);
    expect(server.received.map(({ mail }) => [mail.messageId, "delivered"]).sort()).toEqual(ids.sort());
    expect(server.received[0]?.mail.text).toContain("Tremblay inc.");
  });

  it("are dated when they are sent, not when they were queued for a later day", async () => {
    const server = await startServer();
    const outbox = startOutbox(smtpTransport(server.url, FROM));
    await ask(outbox);
    pass(86_400_000);
    outbox.wake();
    await expect.poll(() => server.received[0]?.mail.date).toBe(now.toISOString());
  });

  it("are retried with the same Message-ID once the server is up again", async () => {
    const down = await startSmtpServer();
    await down.close();
    const outbox = startOutbox(smtpTransport(down.url, FROM));
    await ask(outbox);
    outbox.wake();
    await expect.poll(async () => (await rows())[0]?.lastError).toContain("ECONNREFUSED");
    const server = await startServer({}, down.port);
    pass(30_000);
    outbox.wake();
    await expect
      .poll(async () => (await rows())[0])
      .toMatchObject({ status: "delivered", attempts: 2, lastError: null });
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual([(await rows())[0]?.messageId]);
  });

  it("wait until the server offers TLS for the password, with a reason that staff can read", async () => {
    let connections = 0;
    const withPassword: Parameters<typeof startSmtpServer>[0] = {
      allowInsecureAuth: true,
      onConnect: (_session, callback) => {
        connections += 1;
        callback();
      },
      onAuth: ({ username }, session, callback) =>
        session.secure ? callback(null, { user: username }) : callback(new Error("sent in the clear")),
    };
    const plain = await startSmtpServer({ ...withPassword, disabledCommands: ["STARTTLS"] });
    const url = `smtp://nordet:s3cret@127.0.0.1:${plain.port}/?tls.rejectUnauthorized=false`;
    const outbox = startOutbox(smtpTransport(url, FROM));
    await ask(outbox);
    outbox.wake();
    await expect.poll(async () => (await rows())[0]?.lastError).toContain("offers no TLS (STARTTLS)");
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ status: "pending", attempts: 1, nextAttemptAt: new Date(now.getTime() + 30_000) });
    expect(connections).toBe(1);
    await plain.close();
    const server = await startServer({ ...withPassword, disabledCommands: [] }, plain.port);
    pass(30_000);
    outbox.wake();
    await expect.poll(async () => (await rows())[0]?.status).toBe("delivered");
    expect(server.received).toHaveLength(1);
  });

  it("are delivered despite a hanging server, with little delay for other emails", async () => {
    let hangs = true;
    const server = await startServer({
      onMailFrom: (_address, _session, callback) => {
        if (!hangs) callback();
      },
    });
    const outbox = startOutbox(smtpTransport(server.url, FROM, QUICK));
    await ask(outbox);
    outbox.wake();
    await expect.poll(async () => (await rows())[0]?.lastError).toMatch(/timeout/i);
    expect((await rows())[0]?.status).toBe("pending");
    hangs = false;
    // Retry until the machine is fast enough for this test's short timeouts.
    await expect
      .poll(async () => {
        pass(30_000);
        outbox.wake();
        return (await rows())[0]?.status;
      })
      .toBe("delivered");
    // The server may have accepted a message but answered too late; the retry has the same Message-ID.
    expect(new Set(server.received.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  it("are sent to everyone except a refused recipient, which is given up on at once", async () => {
    const server = await startServer({
      onRcptTo: ({ address }, _session, callback) =>
        callback(address === "nobody@example.ca" ? refusal(550, "5.1.1 no such person") : null),
    });
    const outbox = startOutbox(smtpTransport(server.url, FROM));
    for (const recipient of ["a@example.ca", "nobody@example.ca", "b@example.ca"]) await ask(outbox, recipient);
    outbox.wake();
    await expect
      .poll(async () => (await rows()).map(({ status }) => status))
      .toEqual(["delivered", "dead", "delivered"]);
    expect((await rows())[1]).toMatchObject({ attempts: 1, lastError: expect.stringContaining("no such person") });
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(["a@example.ca", "b@example.ca"]);
  });

  it("are retried for a deferred recipient", async () => {
    let greylisted = 2;
    const server = await startServer({
      onRcptTo: (_address, _session, callback) => {
        greylisted -= 1;
        callback(greylisted >= 0 ? refusal(451, "4.7.1 greylisted") : null);
      },
    });
    const outbox = startOutbox(smtpTransport(server.url, FROM));
    await ask(outbox);
    outbox.wake();
    for (const attempts of [1, 2]) {
      await expect
        .poll(async () => (await rows())[0])
        .toMatchObject({ status: "pending", attempts, lockedUntil: null });
      pass(120_000);
      outbox.wake();
    }
    await expect.poll(async () => (await rows())[0]).toMatchObject({ status: "delivered", attempts: 3 });
    expect(server.received).toHaveLength(1);
  });

  it("are never sent to an invalid email address", async () => {
    const server = await startServer();
    const outbox = startOutbox(smtpTransport(server.url, FROM));
    await ask(outbox, "a@example.ca, b@example.ca");
    outbox.wake();
    await expect.poll(async () => (await rows())[0]?.status).toBe("dead");
    expect(server.received).toEqual([]);
  });

  it("are kept if this version does not know the template", async () => {
    const outbox = startOutbox(fileTransport(folder, FROM));
    // One transaction, so that the worker never sees the email with its original template.
    await database.kysely.transaction().execute(async (db) => {
      await ask(outbox, undefined, undefined, db);
      await db.updateTable("outbox").set({ template: "from-the-future" }).execute();
    });
    outbox.wake();
    await expect
      .poll(async () => (await rows())[0])
      .toMatchObject({
        status: "pending",
        lastError: "There is no mail called from-the-future",
      });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("are written to files if there is no server", async () => {
    const outbox = startOutbox(fileTransport(folder, FROM));
    for (const recipient of ["a@example.ca", "b@example.ca", "c@example.ca"]) await ask(outbox, recipient);
    outbox.wake();
    await expect.poll(async () => (await rows()).every(({ status }) => status === "delivered")).toBe(true);
    const files = readdirSync(folder).sort();
    expect(files).toEqual((await rows()).map(({ id }) => `20261120T130500.000Z-${id}.eml`).sort());
    const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))));
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(["a@example.ca", "b@example.ca", "c@example.ca"]);
  });
});
