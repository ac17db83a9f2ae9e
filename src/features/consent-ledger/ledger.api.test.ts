import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { consultationForm as formEn } from "../../text/en/site/consultation-form.ts";
import { consultationForm as formFr } from "../../text/fr/site/consultation-form.ts";
import { newsletter as newsletterFr } from "../../text/fr/site/newsletter.ts";
import { CONSENT_VERSION } from "../consultations/form-constants.ts";
import { eraseEndedSubscriptions } from "../newsletter/subscriptions.ts";
import { applyRetention } from "../privacy/retention.ts";
import { type LedgerEntry, type LedgerPage, ledgerLookedSchema, ledgerPageSchema } from "./model.ts";

const MORNING = new Date("2026-11-20T15:00:00.000Z");
const DAY = 86_400_000;
const ZOE = "zoe.roy@exemple.ca";
const BASE = "/api/privacy/consents";
const NOTICE = { fr: formFr, en: formEn };

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

const staff = { staff: ADMIN };
const search = async (
  filter: Record<string, unknown> = {},
  rest: Record<string, unknown> = {},
): Promise<LedgerPage> => {
  const response = await api.post(`${BASE}/searches`, { filter, ...rest }, staff);
  expect(response.status).toBe(200);
  return ledgerPageSchema.parse(await response.json());
};
const entries = async (filter: Record<string, unknown> = {}) => (await search(filter)).items;
const brief = ({ purpose, state, source, address, withdrawnHow }: LedgerEntry) =>
  [purpose, state, source, address, withdrawnHow].join(" ");
const send = async (changes: Record<string, unknown> = {}) => {
  const response = await api.post("/api/consultations", application({ email: ZOE, ...changes }));
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: number }).id;
};
const signUp = (email = ZOE, fields: Record<string, unknown> = {}) =>
  api.post("/api/newsletter/subscriptions", { email, placement: "blog", ...fields });
const payloads = async (template: string) =>
  (
    await database.kysely
      .selectFrom("outbox")
      .select("payload")
      .where("template", "=", template)
      .orderBy("id")
      .execute()
  )
    .map(({ payload }) => payload as Record<string, string>)
    .reverse();
const tokenIn = (address: string | undefined) => new URL(address ?? "").searchParams.get("token") ?? "";
const confirm = async () => {
  const response = await api.post("/api/newsletter/confirm", {
    token: tokenIn((await payloads("newsletter-confirm"))[0]?.["url"]),
  });
  expect(response.status).toBe(200);
};
const chat = async () => {
  const body = { message: "Combien ça coûte?", sessionId: "nordet-m4abc-zzzzzzzzzz", messageId: "message-1-of-a-test" };
  const response = await api.post("/api/chatbot/messages", { ...body, language: "fr", page: "/tarifs" });
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  return response;
};
const proof = async (id: number, language = "fr") => {
  const response = await api.get(`${BASE}/${id}/proof.html?language=${language}`, staff);
  expect(response.status).toBe(200);
  return { response, html: await response.text() };
};

describe("recording", () => {
  it("records a request's notice and a ticked box, and follows the box to its confirmation", async () => {
    await send({ newsletter: true, placement: "home", page: "/" });
    expect((await entries()).map(brief)).toEqual([
      `newsletter asked consultation ${ZOE} `,
      `request given home ${ZOE} `,
    ]);
    later(60_000);
    await confirm();
    const [box] = await entries({ purpose: "newsletter" });
    expect(box).toMatchObject({
      state: "given",
      at: MORNING.toISOString(),
      mailedAt: MORNING.toISOString(),
      confirmedAt: now.toISOString(),
    });
    expect(await entries()).toHaveLength(2);
  });

  it("records an unticked box as declined, and lists it only if asked for", async () => {
    await send({ newsletter: false });
    expect((await entries()).map(brief)).toEqual([`request given form ${ZOE} `]);
    const declined = await entries({ state: "declined" });
    expect(declined.map(brief)).toEqual([`newsletter declined consultation ${ZOE} `]);
    const { html } = await proof(declined[0]!.id);
    expect(html).toContain("Case laissée vide");
    expect(html).not.toContain("Lien envoyé");
  });

  it("records the ticked box of a suspected-spam request, and emails the confirmation once staff accept it", async () => {
    const id = await send({ newsletter: true, leaveEmpty: "https://spam.example" });
    expect((await entries({ purpose: "newsletter" }))[0]).toMatchObject({ state: "asked", mailedAt: null });
    later(3_600_000);
    const review = await api.put(`/api/consultations/${id}/review`, { review: "accepted" }, staff);
    expect(review.status).toBe(200);
    expect(await entries({ purpose: "newsletter" })).toMatchObject([
      { state: "asked", at: MORNING.toISOString(), mailedAt: now.toISOString() },
    ]);
  });

  it("records how each newsletter consent ended", async () => {
    const ends: Record<string, (welcome: Record<string, string>) => Promise<Response>> = {
      link: (welcome) => api.post("/api/newsletter/unsubscribe", { token: tokenIn(welcome["unsubscribeUrl"]) }),
      "one-click": (welcome) => {
        const { pathname, search: query } = new URL(welcome["oneClickUrl"]!);
        return api.post(`${pathname}${query}`, {});
      },
      desk: () => api.post("/api/newsletter/unsubscriptions", { email: "desk@exemple.ca" }, staff),
    };
    for (const [how, end] of Object.entries(ends)) {
      await signUp(`${how}@exemple.ca`);
      await confirm();
      later(60_000);
      expect((await end((await payloads("newsletter-welcome"))[0]!)).status).toBe(200);
      expect((await entries({ address: `${how}@exemple.ca` }))[0]).toMatchObject({
        state: "withdrawn",
        withdrawnHow: how,
        withdrawnAt: now.toISOString(),
      });
    }
  });

  it("anonymizes sign-ups not confirmed in time, but keeps their entries", async () => {
    await signUp();
    later(8 * DAY);
    await database.kysely.transaction().execute((db) => eraseEndedSubscriptions(api.services.newsletter, db, now));
    expect((await entries()).map(brief)).toEqual(["newsletter lapsed blog  "]);
    const row = await database.kysely.selectFrom("consent_ledger").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ addressKey: null, subscriptionId: null, confirmationId: null, untiedAt: now });
  });

  it("records a conversation's notice, and its withdrawal when the visitor erases the conversation", async () => {
    const response = await chat();
    expect(await entries()).toMatchObject([{ purpose: "chat", state: "given", source: "chat", conversationId: 1 }]);
    const { html } = await proof(1);
    expect(html).toContain("Nous gardons la conversation 180\u00a0jours");
    expect(html).toContain("conversation nº\u00a01");
    const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
    const erased = await api.request("/api/chatbot/conversation", {
      method: "DELETE",
      headers: { cookie, origin: "https://nordet.test" },
    });
    expect(erased.status).toBe(204);
    expect(await entries()).toMatchObject([{ state: "withdrawn", withdrawnHow: "visitor", conversationId: null }]);
  });

  it("keeps each version's wording, and finds the one shown on a page opened before it changed", async () => {
    const [old] = await database.kysely
      .insertInto("consent_wordings")
      .values({
        place: "newsletter-signup",
        version: "2025-01-01",
        language: "fr",
        wording: "L’ancien texte.",
        digest: "x",
        keptSince: MORNING,
      })
      .returning("id")
      .execute();
    await signUp("a@exemple.ca", { consentVersion: "2025-01-01" });
    await signUp("b@exemple.ca", { consentVersion: "1999-01-01" });
    await signUp("c@exemple.ca");
    const rows = await database.kysely.selectFrom("consent_ledger").select(["wordingId"]).orderBy("id").execute();
    expect(rows.map(({ wordingId }) => wordingId)).toEqual([old?.id, null, 2]);
    expect((await proof(1)).html).toContain("L’ancien texte.");
    expect((await proof(2)).html).toContain("Ce site n’a jamais affiché de texte de cette version.");
    expect((await proof(3)).html).toContain(newsletterFr.signup.consent);
  });
});

describe("the database's guards", () => {
  it("refuse to delete an entry, change what was agreed to or undo a step", async () => {
    await signUp();
    await confirm();
    const { kysely } = database;
    const change = (values: Record<string, unknown>) =>
      kysely.updateTable("consent_ledger").set(values).where("id", "=", 1).execute();
    await expect(kysely.deleteFrom("consent_ledger").execute()).rejects.toThrow("keeps what was agreed to");
    await expect(kysely.deleteFrom("consent_wordings").execute()).rejects.toThrow("append-only");
    await expect(kysely.updateTable("consent_wordings").set({ wording: "?" }).execute()).rejects.toThrow("append-only");
    for (const values of [
      { version: "2020-01-01" },
      { at: new Date(0) },
      { wordingId: null },
      { confirmedAt: null },
      { state: "asked" },
    ]) {
      await expect(change(values), JSON.stringify(values)).rejects.toThrow("keeps what was agreed to");
    }
    await change({ untiedAt: now, address: null, addressKey: null, subscriptionId: null, confirmationId: null });
    await expect(change({ address: ZOE })).rejects.toThrow("keeps what was agreed to");
    await change({ state: "withdrawn", withdrawnAt: now, withdrawnHow: "erasure" });
    await expect(change({ state: "given" })).rejects.toThrow("keeps what was agreed to");
  });
});

describe("erasing and correcting", () => {
  it("anonymizes the entries and marks them as withdrawn by the erasure", async () => {
    await send({ newsletter: true, name: "Zoé Roy", page: "/contact" });
    await confirm();
    const keys = { emails: [ZOE], phones: [], names: [] };
    const { total } = (await (await api.post("/api/privacy/looks", { keys }, staff)).json()) as { total: number };
    later(60_000);
    const erased = await api.post("/api/privacy/erasures", { keys, requestId: null, expected: total }, staff);
    expect(erased.status).toBe(201);
    expect((await entries()).map(brief)).toEqual([
      "newsletter withdrawn consultation  erasure",
      "request withdrawn form  erasure",
    ]);
    const rows = await database.kysely.selectFrom("consent_ledger").selectAll().execute();
    for (const row of rows) {
      expect(row).toMatchObject({ untiedAt: now, page: null, consultationId: null, subscriptionId: null });
      expect(JSON.stringify(row)).not.toMatch(/zo[eé]/i);
    }
    const { html } = await proof(1);
    expect(html).toContain("Plus rattaché à personne depuis le 20 novembre 2026");
    expect(html).toContain("par l’effacement de tous ses renseignements");
    expect(html).not.toMatch(/zo[eé]\b/i);
  });

  it("follows an email address corrected by staff, and is anonymized by retention without a withdrawal", async () => {
    await send();
    const keys = { emails: [ZOE], phones: [], names: [] };
    await api.post("/api/privacy/corrections", { keys, changes: { email: "zoe@exemple.ca" } }, staff);
    expect((await entries({ address: "zoe@" }))[0]?.address).toBe("zoe@exemple.ca");
    expect(await entries({ address: ZOE })).toEqual([]);
    later(25 * 31 * DAY);
    await database.kysely.transaction().execute((db) => applyRetention(api.services.privacy, db, "2028-12-31", now));
    expect((await entries()).map(brief)).toEqual(["request given form  "]);
  });
});

describe("reading", () => {
  it("filters by each criterion, and pages without gaps or duplicates", async () => {
    await send({ newsletter: true, placement: "landing" });
    later(DAY);
    await send({ email: "luc@exemple.ca", language: "en" });
    later(DAY);
    await signUp("ana@exemple.ca", { language: "en" });
    const counts: [Record<string, unknown>, number][] = [
      [{}, 4],
      [{ purpose: "request" }, 2],
      [{ state: "asked" }, 2],
      [{ language: "en" }, 2],
      [{ source: "landing" }, 1],
      [{ version: CONSENT_VERSION }, 4],
      [{ version: "1999" }, 0],
      [{ address: "LUC@exemple.ca" }, 1],
      [{ address: "zoe" }, 2],
      [{ address: "zoe", purpose: "newsletter" }, 1],
      [{ address: "_" }, 0],
      [{ from: "2026-11-21" }, 2],
      [{ to: "2026-11-20" }, 2],
      [{ from: "2026-11-21", to: "2026-11-21" }, 1],
    ];
    for (const [filter, count] of counts) expect(await entries(filter), JSON.stringify(filter)).toHaveLength(count);
    const seen: number[] = [];
    for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
      const page: LedgerPage = await search({}, { limit: 3, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    expect(seen).toEqual([4, 3, 2, 1]);
    for (const body of [{ filter: { purpose: "x" } }, { cursor: "x" }, { filter: { from: "2026-02-31" } }, { x: 1 }]) {
      expect((await api.post(`${BASE}/searches`, body, staff)).status).toBe(422);
    }
  });

  it("finds a person's consents by their records, email addresses or id on the desk", async () => {
    const id = await send({ newsletter: true });
    await send({ email: "luc@exemple.ca" });
    const of = async (who: Record<string, unknown>) => {
      const response = await api.post(`${BASE}/looks`, who, staff);
      return ledgerLookedSchema.parse(await response.json()).items.map(({ address }) => address);
    };
    expect(await of({ consultations: [id] })).toEqual([ZOE, ZOE]);
    expect(await of({ emails: ["LUC@exemple.ca"] })).toEqual(["luc@exemple.ca"]);
    expect(await of({})).toEqual([]);
    const { personId } = await database.kysely
      .selectFrom("person_links")
      .select("personId")
      .where("mailKey", "=", "luc@exemple.ca")
      .executeTakeFirstOrThrow();
    expect(await of({ personId })).toEqual(["luc@exemple.ca"]);
  });

  it("exports the filtered entries with formulas disarmed, and logs who exported them", async () => {
    await signUp("=cmd@exemple.ca");
    await send();
    const response = await api.post(`${BASE}/exports`, { filter: { purpose: "newsletter" } }, staff);
    expect(response.headers.get("content-disposition")).toContain("attachment");
    const lines = (await response.text()).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("Version du texte");
    expect(lines[1]).toContain("'=cmd@exemple.ca");
    expect(lines[1]).toContain(newsletterFr.signup.consent.slice(0, 30));
    const log = await database.kysely.selectFrom("audit_log").select(["actor", "action"]).execute();
    expect(log).toContainEqual({ actor: ADMIN.id, action: "privacy.consents-export" });
  });

  it("is for admins only", async () => {
    expect((await api.post(`${BASE}/searches`, {}, { staff: EDITOR })).status).toBe(403);
    expect((await api.get(`${BASE}/1/proof.html`)).status).toBe(401);
  });
});

describe("the proof", () => {
  it.each(["fr", "en"] as const)(
    "states the exact wording, the time in two zones, and what followed (%s)",
    async (language) => {
      await send({
        name: "Zoé Roy",
        language,
        newsletter: true,
        placement: "home",
        page: "/",
        consentVersion: CONSENT_VERSION,
      });
      const { response, html } = await proof(1, language);
      const { before, link, after } = NOTICE[language].notice;
      expect(html).toContain(`<blockquote lang="${language}-CA">`);
      expect(html.replaceAll("&#39;", "'")).toContain(`${before}${link}${after}`);
      expect(html).toContain("Zoé Roy<br>");
      expect(html).toContain("2026-11-20 15:00:00 UTC");
      expect(html).toContain(CONSENT_VERSION);
      expect(html).not.toContain("undefined");
      expect(html).not.toMatch(/style=|<script/);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(response.headers.get("content-language")).toBe(language);
      const log = await database.kysely.selectFrom("audit_log").select(["action", "subject", "detail"]).execute();
      expect(log).toContainEqual({ action: "privacy.consent-proof", subject: "1", detail: {} });
    },
  );

  it("escapes names, and is refused for an unknown id or a request from another site", async () => {
    await send({ name: "<img src=x onerror=alert(1)>" });
    expect((await proof(1)).html).not.toContain("<img");
    expect((await api.get(`${BASE}/99/proof.html`, staff)).status).toBe(404);
    expect((await api.get(`${BASE}/1/proof.html?language=de`, staff)).status).toBe(422);
    const linked = await api.request(`${BASE}/1/proof.html`, { headers: { "sec-fetch-site": "cross-site" } }, staff);
    expect(linked.status).toBe(403);
  });
});
