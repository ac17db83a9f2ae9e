import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { consultationForm } from "../../text/en/site/consultation-form.ts";
import { newsletter as english } from "../../text/en/site/newsletter.ts";
import { newsletter as french } from "../../text/fr/site/newsletter.ts";
import { eraseEndedSubscriptions } from "./subscriptions.ts";

const SIGN_UP = "/api/newsletter/subscriptions";
const MORNING = new Date("2026-11-20T15:00:00.000Z");
const DAY = 86_400_000;
/** A well-formed token that was never issued. */
const FORGED = "A".repeat(43);

let database: Database;
let api: TestApi;
let now = MORNING;
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = MORNING;
  await emptyDatabase(database);
  api = testApi(database, { clock: () => now });
});
afterAll(() => database.close());

const signUp = (email: unknown, fields: Record<string, unknown> = {}) => api.post(SIGN_UP, { email, ...fields });
const mails = async (template = "newsletter-confirm") =>
  (await database.kysely.selectFrom("outbox").selectAll().where("template", "=", template).orderBy("id").execute()).map(
    ({ recipient, language, payload }) => ({ recipient, language, payload: payload as Record<string, string> }),
  );
const tokenIn = (address: string | undefined) => new URL(address ?? "").searchParams.get("token") ?? "";
const lastToken = async () => tokenIn((await mails()).at(-1)?.payload["url"]);
const confirm = (token: string) => api.post("/api/newsletter/confirm", { token });
const subscriptions = () => database.kysely.selectFrom("newsletter_subscriptions").selectAll().orderBy("id").execute();
const consents = () =>
  database.kysely
    .selectFrom("consent_ledger as entry")
    .innerJoin("newsletter_confirmations as link", "link.id", "entry.confirmationId")
    .leftJoin("consent_wordings as words", "words.id", "entry.wordingId")
    .selectAll("entry")
    .select(["entry.mailedAt as requestedAt", "link.tokenDigest", "link.expiresAt", "words.wording"])
    .orderBy("entry.id")
    .execute();
const states = async () => (await subscriptions()).map(({ state }) => state);

/** Signs up, confirms, and returns the welcome email's unsubscribe URLs. */
async function reader(email = "zoe@exemple.ca", language: "fr" | "en" = "fr") {
  await signUp(email, { language });
  expect((await confirm(await lastToken())).status).toBe(200);
  const welcome = (await mails("newsletter-welcome")).at(-1)!;
  expect(welcome.recipient).toBe(email);
  return { page: welcome.payload["unsubscribeUrl"]!, oneClick: new URL(welcome.payload["oneClickUrl"]!) };
}

describe("signing up", () => {
  it("stores the exact wording agreed to, and emails a link that works for seven days", async () => {
    const response = await signUp("Zoe@Exemple.CA", { placement: "blog" });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ status: "confirmation-mailed" });
    expect(await subscriptions()).toMatchObject([
      { address: "Zoe@Exemple.CA", addressKey: "zoe@exemple.ca", language: "fr", state: "pending", confirmedAt: null },
    ]);
    expect(await consents()).toMatchObject([
      {
        wording: french.signup.consent,
        version: "2026-11-20",
        language: "fr",
        source: "blog",
        requestedAt: MORNING,
        expiresAt: new Date(MORNING.getTime() + 7 * DAY),
        confirmedAt: null,
      },
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: "Zoe@Exemple.CA", language: "fr" });
    const token = await lastToken();
    expect(mail?.payload["url"]).toBe(`https://nordet.test/newsletter/confirm?token=${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([await subscriptions(), await consents()])).not.toContain(token);
  });

  it("keeps one list per language", async () => {
    await signUp("zoe@exemple.ca", { language: "en" });
    expect(await consents()).toMatchObject([{ language: "en", wording: english.signup.consent }]);
    expect((await mails())[0]).toMatchObject({ language: "en" });
    expect((await mails())[0]?.payload["url"]).toContain("https://nordet.test/en/newsletter/confirm?");
    await confirm(await lastToken());
    later(DAY);
    await signUp("zoe@exemple.ca", { language: "fr" });
    expect((await subscriptions()).map(({ language, state }) => [language, state])).toEqual([
      ["en", "confirmed"],
      ["fr", "pending"],
    ]);
  });

  it("emails an address once a day, however it is spelled and whichever form is used", async () => {
    for (const email of ["zoe@exemple.ca", "zoe@exemple.ca", "ZOE@exemple.ca", "zoe+2@EXEMPLE.ca"]) {
      expect((await signUp(email)).status).toBe(202);
    }
    await signUp("zoe@exemple.ca", { language: "en" });
    expect(await mails()).toHaveLength(1);
    later(DAY);
    await signUp("zoe@exemple.ca");
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    [["zoe.roy@gmail.com", "zoeroy@gmail.com", "Z.O.E.Roy+nordet@GoogleMail.com", "zoe.roy@GMAIL.COM"]],
    [["zoe@exemple.ca", " zoe@exemple.ca ", "zoe@EXEMPLE.CA", "Zoe+a+b@exemple.ca"]],
  ])("emails a mailbox once in 24 hours, spelled as %s", async (spellings) => {
    for (const [index, email] of spellings.entries()) {
      expect((await signUp(email, { language: index % 2 === 0 ? "fr" : "en" })).status).toBe(202);
      later(60 * 60_000);
    }
    expect(await mails()).toHaveLength(1);
    now = new Date(MORNING.getTime() + DAY - 1);
    await signUp(spellings.at(-1));
    expect(await mails()).toHaveLength(1);
    later(1);
    await signUp(spellings[0]);
    expect(await mails()).toHaveLength(2);
  });

  it("emails an address once when several spellings sign up at the same moment", async () => {
    const spellings = ["zoe@exemple.ca", "ZOE@exemple.ca", "zoe+1@exemple.ca", "zoe+2@exemple.ca"];
    const answers = await Promise.all(spellings.map((email) => signUp(email)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(await mails()).toHaveLength(1);
  });

  it("gives up on an address that never responds", async () => {
    for (let day = 0; day < 6; day += 1) {
      await signUp("zoe@exemple.ca");
      later(DAY);
    }
    expect(await mails()).toHaveLength(3);
  });

  it("responds the same for a subscribed address, and does not email it", async () => {
    await reader();
    later(2 * DAY);
    const response = await signUp("zoe@exemple.ca");
    expect([response.status, await response.json()]).toEqual([202, { status: "confirmation-mailed" }]);
    expect(await mails()).toHaveLength(1);
    expect(await consents()).toHaveLength(1);
  });

  it.each([
    ["nothing", ""],
    ["no address", "zoe"],
    ["a header", "zoe@exemple.ca\r\nBcc: all@exemple.ca"],
    ["two addresses", "zoe@exemple.ca,all@exemple.ca"],
    ["a name", "Zoé <zoe@exemple.ca>"],
    ["an encoded word", "=?utf-8?q?x?=@exemple.ca"],
    ["a megabyte", `${"z".repeat(60_000)}@exemple.ca`],
    ["half a letter", "zo\ud800e@exemple.ca"],
    ["a list", ["zoe@exemple.ca"]],
    ["an object", { $ne: "" }],
  ])("rejects %s", async (_what, email) => {
    const response = await signUp(email);
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual(["email"]);
    expect([await subscriptions(), await mails()]).toEqual([[], []]);
  });

  it("rejects unknown fields, and asks visitors to press again if the hidden field is filled", async () => {
    expect((await signUp("zoe@exemple.ca", { admin: true })).status).toBe(422);
    const response = await signUp("zoe@exemple.ca", { leaveEmpty: "https://x.example" });
    expect(Object.keys((await response.json()).errors)).toEqual(["leaveEmpty"]);
    expect(await mails()).toEqual([]);
  });

  it("recognizes an international address by its canonical form", async () => {
    await signUp("zoé@Montréal.example");
    later(DAY);
    await signUp("ZOÉ@xn--montral-fya.example");
    expect((await subscriptions()).map(({ addressKey }) => addressKey)).toEqual(["zoé@xn--montral-fya.example"]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      "zoé@Montréal.example",
      "ZOÉ@xn--montral-fya.example",
    ]);
  });

  it("accepts sixty sign-ups an hour from one IP address", async () => {
    for (let i = 0; i < 60; i += 1) {
      const response = await api.post(SIGN_UP, { email: `r${i}@exemple.ca` }, { address: "192.0.2.1" });
      expect(response.status).toBe(202);
    }
    const refused = await api.post(SIGN_UP, { email: "one@exemple.ca" }, { address: "192.0.2.1" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await signUp("two@exemple.ca")).status).toBe(202);
  });

  it("redirects a form without JavaScript to a page, or back with its errors", async () => {
    const fields = { email: "zoe@exemple.ca", language: "en", placement: "blog", website: "", leaveEmpty: "" };
    const sent = await api.postForm(SIGN_UP, fields);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/en/newsletter/check-mail"]);
    const wrong = await api.postForm(SIGN_UP, { ...fields, email: "zoe" });
    expect(wrong.status).toBe(422);
    expect(api.rendered.at(-1)).toEqual({
      path: "/en/newsletter",
      status: 422,
      locals: {
        newsletterResult: { email: "zoe", token: "", error: expect.any(String), pressAgain: false, code: "invalid" },
      },
    });
    await api.postForm(SIGN_UP, { ...fields, leaveEmpty: "x" });
    expect(api.rendered.at(-1)?.locals.newsletterResult).toMatchObject({ pressAgain: true, error: undefined });
  });

  it("leads a browser that reloads the answer's URL back to the form, and tells programs that nothing is there", async () => {
    const reload = (url: string, Accept: string) => api.request(url, { headers: { Accept, "Accept-Language": "fr" } });
    const inEnglish = await reload(`${SIGN_UP}?language=en`, "text/html,*/*;q=0.8");
    expect([inEnglish.status, inEnglish.headers.get("location")]).toEqual([303, "/en/newsletter"]);
    expect((await reload(SIGN_UP, "text/html")).headers.get("location")).toBe("/newsletter");
    const program = await reload(SIGN_UP, "application/json");
    expect([program.status, program.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
  });
});

describe("confirming", () => {
  it("adds the address to the list once, even if the button is pressed repeatedly at once", async () => {
    await signUp("zoe@exemple.ca");
    const token = await lastToken();
    later(60_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await subscriptions()).toMatchObject([{ state: "confirmed", confirmedAt: now }]);
    expect(await consents()).toMatchObject([{ confirmedAt: now, withdrawnAt: null }]);
    expect(await mails("newsletter-welcome")).toHaveLength(1);
  });

  it("creates one subscription from two links", async () => {
    await signUp("zoe@exemple.ca");
    later(DAY);
    await signUp("zoe@exemple.ca");
    const tokens = (await mails()).map(({ payload }) => tokenIn(payload["url"]));
    for (const token of tokens) expect((await confirm(token)).status).toBe(200);
    expect(await states()).toEqual(["confirmed"]);
    expect(await mails("newsletter-welcome")).toHaveLength(1);
  });

  it("rejects links that are forged, expired, or used before the reader left", async () => {
    for (const token of [FORGED, "", "x", "é".repeat(43), "A".repeat(50_000), "' or 1=1 --"]) {
      expect((await confirm(token)).status).toBe(404);
    }
    expect((await api.post("/api/newsletter/confirm", { token: 7 })).status).toBe(422);
    await signUp("late@exemple.ca");
    const late = await lastToken();
    later(7 * DAY);
    expect((await confirm(late)).status).toBe(404);
    expect(await states()).toEqual(["pending"]);
    expect(await api.services.newsletter.confirmationOf(late)).toBeUndefined();

    const { oneClick } = await reader();
    const used = await lastToken();
    expect((await confirm(used)).status).toBe(200);
    await api.request(oneClick.pathname + oneClick.search, { method: "POST" });
    expect((await confirm(used)).status).toBe(404);
  });

  it.each(["confirm", "unsubscribe"] as const)(
    "shows the %s button and its link again if the database is unavailable",
    async (act) => {
      await signUp("zoe@exemple.ca");
      const token = await lastToken();
      vi.spyOn(api.services.facts, "transaction").mockRejectedValueOnce(
        new AppError("unavailable", "The database is away"),
      );
      const failed = await api.postForm(`/api/newsletter/${act}`, { token, language: "fr" });
      expect(failed.status).toBe(503);
      expect(api.rendered.at(-1)).toMatchObject({
        path: `/newsletter/${act}`,
        status: 503,
        locals: { newsletterResult: { token, code: "unavailable" } },
      });
    },
  );

  it("redirects the page's form, or reports that the link does not work", async () => {
    await signUp("zoe@exemple.ca", { language: "en" });
    const token = await lastToken();
    expect(await api.services.newsletter.confirmationOf(token)).toEqual({
      address: "zoe@exemple.ca",
      language: "en",
      done: false,
    });
    expect(await states()).toEqual(["pending"]);
    const done = await api.postForm("/api/newsletter/confirm", { token, language: "en" });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/en/newsletter/confirmed"]);
    expect((await api.postForm("/api/newsletter/confirm", { token: FORGED, language: "en" })).status).toBe(404);
    expect(api.rendered.at(-1)).toMatchObject({ path: "/en/newsletter/confirm", status: 404 });
  });
});

describe("unsubscribing", () => {
  const oneClickBody = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const multipart = new FormData();
  multipart.set("List-Unsubscribe", "One-Click");

  it.each([
    ["a plain form", oneClickBody],
    ["a multipart form", multipart],
    ["nothing", undefined],
  ])("takes one click in a mail program, with %s as the body", async (_what, body) => {
    const { oneClick } = await reader();
    for (let i = 0; i < 2; i += 1) {
      const response = await api.request(oneClick.pathname + oneClick.search, { method: "POST", body });
      expect(response.status).toBe(200);
      expect(response.headers.get("set-cookie")).toBeNull();
    }
    expect(await subscriptions()).toMatchObject([{ state: "unsubscribed", endedAt: now }]);
    expect(await consents()).toMatchObject([{ withdrawnAt: now }]);
  });

  it("shows a page when the link is merely opened", async () => {
    const { oneClick } = await reader("zoe@exemple.ca", "en");
    const opened = await api.get(oneClick.pathname + oneClick.search);
    expect(opened.status).toBe(302);
    expect(opened.headers.get("location")).toBe(`/en/newsletter/unsubscribe${oneClick.search}`);
    expect(await states()).toEqual(["confirmed"]);
  });

  it("works from every email, as long as the subscription exists", async () => {
    const { page } = await reader();
    later(2 * 365 * DAY);
    const form = { token: tokenIn(page), language: "fr" };
    const done = await api.postForm("/api/newsletter/unsubscribe", form);
    expect([done.status, done.headers.get("location")]).toEqual([303, "/newsletter/unsubscribed"]);
    expect(await states()).toEqual(["unsubscribed"]);
    expect(await api.services.newsletter.unsubscriptionOf(form.token)).toMatchObject({ done: true });
    expect((await api.postForm("/api/newsletter/unsubscribe", form)).status).toBe(303);
  });

  it("rejects a forged link, and changes nothing", async () => {
    await reader();
    for (const token of [FORGED, "", "x"]) {
      expect((await api.request(`/api/newsletter/unsubscribe?token=${token}`, { method: "POST" })).status).toBe(404);
      expect((await api.postForm("/api/newsletter/unsubscribe", { token })).status).toBe(404);
    }
    expect((await api.get("/api/newsletter/unsubscribe?token=%0d%0aX:1")).headers.get("location")).toBe(
      "/newsletter/unsubscribe?token=%0D%0AX%3A1",
    );
    expect(await states()).toEqual(["confirmed"]);
  });

  it("allows a reader to rejoin, with new consent", async () => {
    const { oneClick } = await reader();
    await api.request(oneClick.pathname + oneClick.search, { method: "POST" });
    later(DAY);
    await signUp("zoe@exemple.ca");
    expect(await states()).toEqual(["unsubscribed"]);
    await confirm(await lastToken());
    expect(await subscriptions()).toMatchObject([{ state: "confirmed", confirmedAt: now, endedAt: null }]);
    expect((await consents()).map(({ withdrawnAt }) => withdrawnAt)).toEqual([MORNING, null]);
    // The link in the first welcome email still works.
    await api.request(oneClick.pathname + oneClick.search, { method: "POST" });
    expect(await states()).toEqual(["unsubscribed"]);
  });
});

describe("the box on the consultation form", () => {
  const ask = (changes: Record<string, unknown> = {}) =>
    api.post("/api/consultations", application({ email: "zoe@exemple.ca", newsletter: true, ...changes }));

  it("sends the same confirmation, once", async () => {
    await ask({ language: "en" });
    const { newsletter } = consultationForm;
    const wording = `${newsletter.label} ${newsletter.hint}`;
    expect(await consents()).toMatchObject([{ source: "consultation", wording, language: "en" }]);
    await ask({ language: "en" });
    await signUp("zoe@exemple.ca", { language: "en" });
    expect(await mails()).toHaveLength(1);
    expect((await confirm(await lastToken())).status).toBe(200);
  });

  it("sends nothing when it is not ticked", async () => {
    await ask({ newsletter: false });
    expect(await mails()).toEqual([]);
    expect(await subscriptions()).toEqual([]);
  });

  it("sends nothing for a request set aside until staff accept it", async () => {
    const { id } = await (await ask({ leaveEmpty: "x" })).json();
    expect(await mails()).toEqual([]);
    await api.put(`/api/consultations/${id}/review`, { review: "accepted" }, { staff: ADMIN });
    expect(await mails()).toHaveLength(1);
  });
});

describe("deletion", () => {
  const forget = () =>
    database.kysely.transaction().execute((db) => eraseEndedSubscriptions(api.services.newsletter, db, now));

  it("erases unconfirmed subscriptions once their link has expired", async () => {
    await signUp("zoe@exemple.ca");
    later(7 * DAY - 1);
    await forget();
    expect(await states()).toEqual(["pending"]);
    later(1);
    await forget();
    expect([await subscriptions(), await consents()]).toEqual([[], []]);
  });

  it("keeps readers, and their proof for three years after they leave", async () => {
    const { oneClick } = await reader();
    later(10 * 365 * DAY);
    await forget();
    expect(await states()).toEqual(["confirmed"]);
    await api.request(oneClick.pathname + oneClick.search, { method: "POST" });
    later(3 * 365 * DAY);
    await forget();
    expect(await consents()).toHaveLength(1);
    later(2 * DAY);
    await forget();
    expect([await subscriptions(), await consents()]).toEqual([[], []]);
    expect(await database.kysely.selectFrom("newsletter_links").selectAll().execute()).toEqual([]);
    expect((await api.request(oneClick.pathname + oneClick.search, { method: "POST" })).status).toBe(404);
  });

  it("keeps the proof for a former reader who does not confirm a later request", async () => {
    const { oneClick } = await reader();
    await api.request(oneClick.pathname + oneClick.search, { method: "POST" });
    later(DAY);
    await signUp("zoe@exemple.ca");
    expect(await consents()).toHaveLength(2);
    later(8 * DAY);
    await forget();
    expect(await states()).toEqual(["unsubscribed"]);
    expect(await consents()).toMatchObject([{ withdrawnAt: MORNING }]);
  });
});
