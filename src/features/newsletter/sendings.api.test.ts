import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { createFacts } from "../../db/facts.ts";
import { auditLog } from "../audit/store.ts";
import { seedSamples } from "../blog/samples/seed-samples.ts";
import { consentsOfNewsletter } from "../consent-ledger/subscribers.ts";
import { assembleOutbox, type Outbox } from "../outbox/assemble.ts";
import { replay } from "../outbox/messages.ts";
import type { ClaimedMessage, DeliveryOutcome } from "../outbox/model.ts";
import { timelineOfMails, timelineOfNewsletter } from "../people/subscribers.ts";
import { assembleNewsletter, type Newsletter } from "./assemble.ts";
import type { NewsletterIssue, Sending } from "./model.ts";
import { beginSending, cancelSending, listSendings, readSending, sendBatch } from "./sendings.ts";

const MORNING = new Date("2026-11-20T15:00:00.000Z");
const MINUTE = 60_000;

const issue = (changes: Partial<NewsletterIssue> = {}): NewsletterIssue => ({
  postId: 7,
  language: "fr",
  title: "Cinq tâches à ne plus faire à la main",
  excerpt: "Elles prennent dix heures par semaine.",
  url: "https://nordet.test/blog/cinq-taches",
  ...changes,
});

const ARTICLE = `---
title: Un titre
slug: un-article
pair: p
excerpt: Un extrait.
metaDescription: Une description.
keywords: un
author: Nordet
category: Automation
featured: false
date: 2026-11-19T10:00:00-05:00
---

Du texte.
`;

let database: Database;
let now = MORNING;
let outcome: (message: ClaimedMessage) => DeliveryOutcome;
let sentTo: string[];
let outbox: Outbox;
let newsletter: Newsletter;
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = MORNING;
  sentTo = [];
  outcome = () => ({ status: "delivered" });
  await emptyDatabase(database);
  newsletter = makeNewsletter(30);
});
afterAll(() => database.close());

function makeNewsletter(mailsPerMinute: number): Newsletter {
  const clock = () => now;
  const onError = (error: unknown) => {
    throw error;
  };
  const facts = createFacts(database, [auditLog, timelineOfNewsletter, timelineOfMails, consentsOfNewsletter]);
  outbox = assembleOutbox({
    database,
    clock,
    facts,
    messageIdDomain: "nordet.test",
    deliver: async (message) => {
      sentTo.push(message.recipient);
      return outcome(message);
    },
    onUndelivered: () => undefined,
    onError,
    chance: () => 0,
  });
  const siteUrl = "https://nordet.test";
  const made = assembleNewsletter({ database, clock, facts, outbox, siteUrl, mailsPerMinute, onError });
  for (const { templates, follower } of made.follows) outbox.follow(templates, follower);
  return made;
}

async function addReaders(count: number, changes: { state?: "confirmed" | "pending"; language?: "fr" | "en" } = {}) {
  const start = (await subscriptions()).length;
  const rows = Array.from({ length: count }, (_, index) => ({
    address: `r${start + index}@exemple.ca`,
    addressKey: `r${start + index}@exemple.ca`,
    language: changes.language ?? ("fr" as const),
    state: changes.state ?? ("confirmed" as const),
    softBounces: 0,
    createdAt: now,
    confirmedAt: changes.state === "pending" ? null : now,
    endedAt: null,
  }));
  await database.kysely.insertInto("newsletter_subscriptions").values(rows).execute();
}
const subscriptions = () => database.kysely.selectFrom("newsletter_subscriptions").selectAll().orderBy("id").execute();
const queue = () => database.kysely.selectFrom("outbox").selectAll().orderBy("id").execute();
const leave = (address: string) =>
  database.kysely
    .updateTable("newsletter_subscriptions")
    .set({ state: "unsubscribed", endedAt: now })
    .where("address", "=", address)
    .execute();

/** Lets the outbox deliver the emails due, then stops it. */
async function deliver(): Promise<void> {
  outbox.start();
  await expect
    .poll(async () => (await queue()).filter((m) => m.status === "pending" && m.nextAttemptAt <= now).length)
    .toBe(0);
  await outbox.stop();
}
/** Enqueues and delivers all of a sending's emails. */
async function sendAll(id: number): Promise<Sending> {
  for (let i = 0; i < 200 && (await readSending(newsletter, id)).state === "sending"; i += 1) {
    await sendBatch(newsletter);
    later(MINUTE);
  }
  await deliver();
  return await readSending(newsletter, id);
}

describe("sending an issue", () => {
  it("goes to the confirmed readers of its language, once each, with their own link", async () => {
    await addReaders(7);
    await addReaders(2, { state: "pending" });
    await addReaders(2, { language: "en" });
    const { id, readers } = await beginSending(newsletter, issue(), EDITOR.id);
    expect(readers).toEqual({ waiting: 7, underWay: 0, delivered: 0, bounced: 0, failed: 0, dropped: 0 });
    await addReaders(1);
    const done = await sendAll(id);
    expect(done).toMatchObject({ state: "sent", readers: { waiting: 0, underWay: 0, delivered: 7 } });
    expect(sentTo.sort()).toEqual(["r0", "r1", "r2", "r3", "r4", "r5", "r6"].map((name) => `${name}@exemple.ca`));
    const links = await database.kysely.selectFrom("newsletter_links").selectAll().execute();
    expect(new Set(links.map(({ subscriptionId }) => subscriptionId)).size).toBe(7);
    const audit = await database.kysely.selectFrom("audit_log").selectAll().execute();
    expect(audit).toMatchObject([{ actor: EDITOR.id, action: "newsletter.send", subject: String(id) }]);
  });

  it("is rejected a second time in the same language", async () => {
    await addReaders(1);
    await beginSending(newsletter, issue(), EDITOR.id);
    await expect(beginSending(newsletter, issue(), EDITOR.id)).rejects.toMatchObject({ code: "conflict" });
    await beginSending(newsletter, issue({ language: "en" }), EDITOR.id);
    expect(await listSendings(newsletter, 10)).toHaveLength(2);
  });

  it("keeps to one pace across all sendings, and overwhelms no mail server", async () => {
    await addReaders(400);
    await addReaders(5, { language: "en" });
    await beginSending(newsletter, issue(), EDITOR.id);
    await beginSending(newsletter, issue({ language: "en" }), EDITOR.id);
    // The pace is three emails every six seconds.
    for (let second = 0; second < 60; second += 1) {
      await sendBatch(newsletter);
      later(1_000);
    }
    expect(await queue()).toHaveLength(30);
    // Nothing is delivered, so at most ten minutes' worth is queued.
    for (let batch = 0; batch < 150; batch += 1) {
      await sendBatch(newsletter);
      later(6_000);
    }
    expect(await queue()).toHaveLength(300);
  });

  it("runs one batch at a time across processes", async () => {
    await addReaders(50);
    await beginSending(newsletter, issue(), EDITOR.id);
    await Promise.all(Array.from({ length: 6 }, () => sendBatch(makeNewsletter(30))));
    expect(await queue()).toHaveLength(3);
  });

  it("skips readers who unsubscribe before their turn, or between two attempts", async () => {
    await addReaders(4);
    const { id } = await beginSending(newsletter, issue(), EDITOR.id);
    await leave("r3@exemple.ca");
    outcome = ({ recipient }) =>
      recipient === "r1@exemple.ca" ? { status: "failed", error: "later" } : { status: "delivered" };
    await sendAll(id);
    expect((await readSending(newsletter, id)).readers).toMatchObject({ delivered: 2, underWay: 1, dropped: 1 });
    await leave("r1@exemple.ca");
    later(MINUTE);
    await deliver();
    expect((await readSending(newsletter, id)).readers).toMatchObject({ delivered: 2, underWay: 0, dropped: 2 });
    expect(sentTo.filter((to) => to === "r1@exemple.ca")).toHaveLength(1);
    expect((await queue()).map(({ recipient }) => recipient)).not.toContain("r1@exemple.ca");
  });

  it("can be stopped, and resumed for readers who have not received the issue", async () => {
    await addReaders(9);
    const { id } = await beginSending(newsletter, issue(), EDITOR.id);
    await sendBatch(newsletter);
    await deliver();
    later(MINUTE);
    await sendBatch(newsletter);
    expect(await cancelSending(newsletter, id, EDITOR.id)).toMatchObject({
      state: "cancelled",
      endedAt: now.toISOString(),
    });
    await expect(cancelSending(newsletter, id, EDITOR.id)).rejects.toMatchObject({ code: "conflict" });
    later(MINUTE);
    expect(await sendBatch(newsletter)).toBe(false);
    await deliver();
    expect(sentTo).toHaveLength(3);
    expect((await readSending(newsletter, id)).readers).toMatchObject({ delivered: 3, dropped: 3, waiting: 3 });

    await addReaders(1);
    const resumed = await beginSending(newsletter, issue(), EDITOR.id);
    expect(resumed.id).toBe(id);
    expect(await sendAll(id)).toMatchObject({ state: "sent", readers: { delivered: 10, dropped: 0 } });
    expect(new Set(sentTo).size).toBe(10);
    expect(sentTo).toHaveLength(10);
    await expect(cancelSending(newsletter, id, EDITOR.id)).rejects.toMatchObject({ code: "conflict" });
    await expect(cancelSending(newsletter, 999, EDITOR.id)).rejects.toMatchObject({ code: "not-found" });
  });

  it("ends at once if the language has no readers", async () => {
    const { id } = await beginSending(newsletter, issue({ language: "en" }), EDITOR.id);
    expect(await sendAll(id)).toMatchObject({ state: "sent", readers: { waiting: 0, delivered: 0 } });
  });
});

describe("bounces", () => {
  it("take a dead address off the list, without retrying", async () => {
    await addReaders(2);
    outcome = ({ recipient }) =>
      recipient === "r0@exemple.ca"
        ? { status: "refused", error: "550 5.1.1 no such person", bounce: "hard" }
        : { status: "delivered" };
    const { id } = await beginSending(newsletter, issue(), EDITOR.id);
    expect(await sendAll(id)).toMatchObject({ readers: { delivered: 1, bounced: 1 } });
    expect((await subscriptions()).map(({ state }) => state)).toEqual(["bounced", "confirmed"]);
    expect(await queue()).toMatchObject([{ recipient: "r1@exemple.ca", status: "delivered" }]);
    const next = await beginSending(newsletter, issue({ postId: 8 }), EDITOR.id);
    expect(next.readers.waiting).toBe(1);
  });

  it("take a mailbox off the list after it deferred three issues in a row", async () => {
    await addReaders(1);
    const send = async (postId: number, bounce: "soft" | undefined) => {
      outcome = () => (bounce ? { status: "refused", error: "552 5.2.2 full", bounce } : { status: "delivered" });
      const { id } = await beginSending(newsletter, issue({ postId }), EDITOR.id);
      return (await sendAll(id)).readers;
    };
    expect(await send(1, "soft")).toMatchObject({ failed: 1 });
    expect(await send(2, "soft")).toMatchObject({ failed: 1 });
    expect(await send(3, undefined)).toMatchObject({ delivered: 1 });
    expect(await send(4, "soft")).toMatchObject({ failed: 1 });
    expect(await send(5, "soft")).toMatchObject({ failed: 1 });
    expect(await send(6, "soft")).toMatchObject({ bounced: 1 });
    expect(await subscriptions()).toMatchObject([{ state: "bounced", endedAt: expect.any(Date) }]);
  });

  it("keep readers on the list if receivers reject our own server", async () => {
    await addReaders(2);
    outcome = () => ({ status: "refused", error: "550 5.7.1 your network is on a block list" });
    const { id } = await beginSending(newsletter, issue(), EDITOR.id);
    expect(await sendAll(id)).toMatchObject({ readers: { failed: 2, bounced: 0 } });
    expect((await subscriptions()).map(({ state }) => state)).toEqual(["confirmed", "confirmed"]);
    const dead = await queue();
    expect(dead.map(({ status }) => status)).toEqual(["dead", "dead"]);
    outcome = () => ({ status: "delivered" });
    for (const message of dead) await replay(outbox, message.id, ADMIN.id);
    await deliver();
    expect((await readSending(newsletter, id)).readers).toMatchObject({ failed: 0, delivered: 2 });
  });
});

describe("the desk's routes", () => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(database, { clock: () => now });
  });

  /** Publishes a post in French and returns its id. */
  const addPost = async (): Promise<number> => {
    await seedSamples(
      database,
      () => now,
      async () => [{ language: "fr", name: "article.md", source: ARTICLE }],
    );
    return (await api.services.blog.list({ language: "fr" })).articles[0]!.id;
  };

  it("send a published post, report progress, and stop it", async () => {
    await addReaders(3);
    const postId = await addPost();
    const begun = await api.post("/api/newsletter/sendings", { postId }, { staff: EDITOR });
    expect(begun.status).toBe(201);
    const { id } = (await begun.json()) as Sending;
    const read = async (path: string) => (await api.get(`/api/newsletter${path}`, { staff: EDITOR })).json();
    expect(await read(`/sendings/${id}`)).toMatchObject({ postId, title: "Un titre", readers: { waiting: 3 } });
    expect(await read("/sendings")).toMatchObject([{ id }]);
    expect((await api.post("/api/newsletter/sendings", { postId }, { staff: EDITOR })).status).toBe(409);
    expect((await api.post("/api/newsletter/sendings", { postId: 88 }, { staff: EDITOR })).status).toBe(404);
    expect((await api.post("/api/newsletter/sendings", { postId: "7" }, { staff: EDITOR })).status).toBe(422);
    expect((await api.post(`/api/newsletter/sendings/${id}/cancel`, {}, { staff: EDITOR })).status).toBe(200);
    expect((await api.get("/api/newsletter/sendings/99", { staff: EDITOR })).status).toBe(404);
  });

  it("send a test only to the staff member", async () => {
    await addReaders(3);
    const postId = await addPost();
    const response = await api.post("/api/newsletter/test-sendings", { postId }, { staff: EDITOR });
    expect([response.status, await response.json()]).toEqual([202, { recipient: EDITOR.email }]);
    expect(await queue()).toMatchObject([
      {
        recipient: EDITOR.email,
        payload: { reader: null, title: "Un titre", url: "https://nordet.test/blog/un-article" },
      },
    ]);
    expect(await listSendings(newsletter, 10)).toEqual([]);
  });

  it("count the lists without email addresses, and unsubscribe an address on request", async () => {
    await addReaders(2);
    await addReaders(1, { language: "en", state: "pending" });
    const summary = async () => (await api.get("/api/newsletter/summary", { staff: EDITOR })).json();
    expect(await summary()).toMatchObject({
      lists: { fr: { confirmed: 2, pending: 0 }, en: { confirmed: 0, pending: 1 } },
      weeks: expect.any(Array),
    });
    expect(JSON.stringify(await summary())).not.toContain("@");
    const off = await api.post("/api/newsletter/unsubscriptions", { email: "R0@exemple.CA" }, { staff: EDITOR });
    expect(await off.json()).toEqual({ unsubscribed: 1 });
    expect(await summary()).toMatchObject({ lists: { fr: { confirmed: 1, unsubscribed: 1 } } });
    const [entry] = await database.kysely.selectFrom("audit_log").selectAll().execute();
    expect(entry).toMatchObject({ action: "newsletter.unsubscribe", subject: "1", detail: {} });
  });

  it("export the lists with the proof of each consent, to admins", async () => {
    await api.post("/api/newsletter/subscriptions", { email: "=cmd|x@exemple.ca" });
    await api.post("/api/newsletter/subscriptions", { email: "zoe@exemple.ca", language: "en" });
    expect((await api.get("/api/newsletter/subscriptions/export.csv", { staff: EDITOR })).status).toBe(403);
    const foreign = await api.request(
      "/api/newsletter/subscriptions/export.csv",
      { headers: { "Sec-Fetch-Site": "cross-site" } },
      { staff: ADMIN },
    );
    expect(foreign.status).toBe(403);
    const response = await api.get("/api/newsletter/subscriptions/export.csv", { staff: ADMIN });
    expect(response.headers.get("content-disposition")).toContain("newsletter.csv");
    const lines = (await response.text()).split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(
      /^'=cmd\|x@exemple\.ca,fr,à confirmer,newsletter,2026-11-20T15:00:00\.000Z,,,2026-11-20,"/,
    );
    expect(lines[2]).toContain("zoe@exemple.ca,en,");
  });
});
