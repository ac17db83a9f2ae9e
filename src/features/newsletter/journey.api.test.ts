import { pino } from "pino";
import type { Email } from "postal-mime";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ADMIN, testApi } from "../../../test/api.ts";
import { testDatabase } from "../../../test/databases.ts";
import { refusal, startSmtpServer } from "../../../test/smtp-server.ts";
import type { Database } from "../../db/database.ts";
import { newsletterConfirm } from "../../text/fr/emails/visitor-mails.ts";
import { beginSending, readSending } from "./sendings.ts";

/** A reader's journey against a real mail server: subscribe, confirm, receive, unsubscribe, and receive no more. */

let database: Database;
let ends: (() => Promise<unknown>)[];
beforeEach(async () => {
  database = await testDatabase();
  ends = [];
});
afterEach(async () => {
  for (const end of ends) await end();
  await database.close();
});

const header = (mail: Email, key: string) => mail.headers.find((entry) => entry.key === key)?.value;
const linkIn = (mail: Email, part: string) => {
  const url = new RegExp(`https://nordet\\.test/\\S*${part}\\?token=[\\w-]{43}`).exec(mail.text ?? "")?.[0];
  expect(mail.html).toContain(url);
  return new URL(url ?? "");
};

async function site(smtp: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(smtp);
  const api = testApi(database, {
    variables: { SMTP_URL: server.url, NEWSLETTER_MAILS_PER_MINUTE: "6000" },
    log: pino({ level: "silent" }),
  });
  const { outbox, newsletter } = api.services;
  outbox.start();
  newsletter.start();
  ends.push(async () => {
    await Promise.all([newsletter.stop(), outbox.stop()]);
    await server.close();
  });
  const mailsTo = (address: string) => server.received.filter(({ to }) => to[0] === address).map(({ mail }) => mail);
  const waitFor = async (address: string, count: number) => {
    await expect.poll(() => mailsTo(address).length).toBe(count);
    return mailsTo(address)[count - 1]!;
  };
  const send = async (postId: number) => {
    const issue = {
      postId,
      language: "fr",
      title: `Article ${postId}`,
      excerpt: "Un extrait.",
      url: "https://nordet.test/blog/x",
    } as const;
    // Skips the pause after the previous issue.
    await database.kysely.deleteFrom("newsletter_pace").execute();
    const { id } = await beginSending(newsletter, issue, ADMIN.id);
    await expect
      .poll(async () => {
        const { state, readers } = await readSending(newsletter, id);
        return state === "sent" && readers.underWay === 0;
      })
      .toBe(true);
    return await readSending(newsletter, id);
  };
  const join = async (email: string) => {
    await api.post("/api/newsletter/subscriptions", { email });
    const token = linkIn(await waitFor(email, 1), "confirm").searchParams.get("token");
    expect((await api.post("/api/newsletter/confirm", { token })).status).toBe(200);
    return await waitFor(email, 2);
  };
  return { api, server, mailsTo, waitFor, send, join };
}

it("leads from the form to the mailbox, and to one-click unsubscription", async () => {
  const { api, waitFor, send, mailsTo, join } = await site();
  const email = "zoe@exemple.ca";
  const welcome = await join(email);
  const [confirmation] = mailsTo(email);
  expect(confirmation?.subject).toBe(newsletterConfirm.subject);
  expect(header(confirmation!, "list-unsubscribe")).toBeUndefined();
  expect(welcome.headers.map(({ key }) => key)).toContain("list-unsubscribe");

  expect(await send(1)).toMatchObject({ readers: { delivered: 1 } });
  const received = await waitFor(email, 3);
  expect(received).toMatchObject({ subject: "Article 1", from: { name: "Nordet" } });
  expect(header(received, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const oneClick = new URL((header(received, "list-unsubscribe") ?? "").slice(1, -1));
  expect(linkIn(received, "unsubscribe").pathname).toBe("/newsletter/unsubscribe");
  expect(received.text).toContain("Laval (Québec)");

  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await api.request(oneClick.pathname + oneClick.search, { method: "POST", body })).status).toBe(200);
  expect(await send(2)).toMatchObject({ readers: { waiting: 0, delivered: 0 } });
  expect(mailsTo(email)).toHaveLength(3);
  // Delivered emails keep neither token nor text.
  const kept = await database.kysely.selectFrom("outbox").select("payload").execute();
  expect(kept.map(({ payload }) => payload)).toEqual([{}, {}, {}]);
});

it("records the mail server's verdict on an address", async () => {
  let isGone = false;
  const { send, join, server } = await site({
    onRcptTo: ({ address }, _session, callback) =>
      callback(isGone && address === "gone@exemple.ca" ? refusal(550, "5.1.1 no such person") : null),
  });
  await join("gone@exemple.ca");
  await join("zoe@exemple.ca");
  isGone = true;
  expect(await send(1)).toMatchObject({ readers: { delivered: 1, bounced: 1 } });
  const rows = await database.kysely.selectFrom("newsletter_subscriptions").select(["address", "state"]).execute();
  expect(Object.fromEntries(rows.map(({ address, state }) => [address, state]))).toEqual({
    "gone@exemple.ca": "bounced",
    "zoe@exemple.ca": "confirmed",
  });
  isGone = false;
  expect(await send(2)).toMatchObject({ readers: { delivered: 1, bounced: 0 } });
  expect(server.received.filter(({ to }) => to[0] === "gone@exemple.ca")).toHaveLength(2);
});
