import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { application, applicationWithout } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import type { Consultation, ConsultationSummary } from "../../features/consultations/model.ts";
import { OPTIONS, type SelectField } from "../../features/consultations/model.ts";
import { consultationForm as english } from "../../text/en/site/consultation-form.ts";
import { consultationForm as french } from "../../text/fr/site/consultation-form.ts";

const POST = "/api/consultations";
const REQUIRED = Object.keys(application()).filter(
  (field) => !["phone", "additionalInfo", "leadScore"].includes(field),
);
const TEXTS = ["name", "company", "jobTitle", "additionalInfo"];
const MORNING = new Date("2026-11-20T15:00:00.000Z");
const HOUR = 3_600_000;

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

const json = async <T = Record<string, unknown>>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T;
const stored = () => database.kysely.selectFrom("consultations").selectAll().orderBy("id").execute();
const outbox = () =>
  database.kysely.selectFrom("outbox").select(["template", "recipient", "language"]).orderBy("id").execute();
const send = async (changes: Record<string, unknown> = {}) => {
  const response = await api.post(POST, application(changes));
  expect(response.status).toBe(201);
  return await json<{ id: number; createdAt: string }>(response);
};
const list = (query = "") => json<Consultation[]>(api.get(`${POST}${query}`, { staff: ADMIN }));
const names = async (query: string) => (await list(query)).map(({ name }) => name);
const errorsOf = async (response: Response) => (await json<{ errors: Record<string, string> }>(response)).errors;

describe("sending a request", () => {
  it("stores exactly the payload of SPEC §7, scored by the server, and returns its number and time", async () => {
    const body = application({ leadScore: "D (Low Priority)", budget: "under-1k" });
    const response = await api.post(POST, body);
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const { id, createdAt } = await json(response);
    expect(createdAt).toBe(MORNING.toISOString());
    const { leadScore, phone, ...answers } = body;
    expect(await json(api.get(`${POST}/${id}`, { staff: ADMIN }))).toMatchObject({
      ...answers,
      id,
      createdAt,
      phone: "+14505550142",
      currentChallenges: body["biggestChallenge"],
      leadScore: "A+ (Hot Lead)",
      leadScorePercent: 85,
      contacted: false,
      contactedAt: null,
      language: "fr",
      newsletter: false,
      review: "accepted",
      verdictReasons: [],
      source: {},
    });
  });

  it("needs neither phone nor message", async () => {
    const response = await api.post(POST, applicationWithout("phone", "additionalInfo", "leadScore"));
    expect(response.status).toBe(201);
    expect((await stored())[0]).toMatchObject({ phone: null, additionalInfo: null });
    expect((await api.post(POST, application({ phone: "", additionalInfo: " " }))).status).toBe(201);
    expect((await stored())[1]).toMatchObject({ phone: null, additionalInfo: null });
  });

  it("queues two emails, the visitor's in the language of the form", async () => {
    await send({ email: "ann@atelier.example", language: "en" });
    expect(await outbox()).toEqual([
      { template: "staff-new-consultation", recipient: "bonjour@nordet.example", language: "fr" },
      { template: "visitor-confirmation", recipient: "ann@atelier.example", language: "en" },
    ]);
  });

  it("takes the language from the body, then from Accept-Language, then French", async () => {
    const cases: [body: object, header: string | undefined, language: string][] = [
      [{ language: "fr" }, "en", "fr"],
      [{}, "en-CA,en;q=0.9,fr;q=0.8", "en"],
      [{}, "fr;q=0.1, en-US;q=0.2", "en"],
      [{}, "de, en;q=0.3, fr;q=0.4", "fr"],
      [{}, "de", "fr"],
      [{}, "en;q=0, ;;;q=zzz", "fr"],
      [{}, undefined, "fr"],
    ];
    for (const [body, header, language] of cases) {
      const headers: Record<string, string> = header === undefined ? {} : { "Accept-Language": header };
      expect((await api.post(POST, application({ ...body }), {}, headers)).status).toBe(201);
      expect((await stored()).at(-1)?.language, `${JSON.stringify(body)} ${header}`).toBe(language);
    }
  });

  const consents = () =>
    database.kysely
      .selectFrom("consent_ledger as entry")
      .leftJoin("consent_wordings as words", "words.id", "entry.wordingId")
      .selectAll("entry")
      .select("words.wording")
      .orderBy("entry.id")
      .execute();

  it("keeps the wording of the notice and of the newsletter consent, with version, language and time", async () => {
    const { id } = await send({ language: "en", newsletter: true, consentVersion: "2026-11-20" });
    const { notice, newsletter } = english;
    const common = { consultationId: id, version: "2026-11-20", language: "en", at: MORNING };
    expect(await consents()).toMatchObject([
      { ...common, purpose: "request", state: "given", wording: `${notice.before}${notice.link}${notice.after}` },
      { ...common, purpose: "newsletter", state: "asked", wording: `${newsletter.label} ${newsletter.hint}` },
    ]);
    expect((await list())[0]?.newsletter).toBe(true);
  });

  it("records that the newsletter was offered and not requested", async () => {
    await send({ consentVersion: "2026-11-20" });
    expect(await consents()).toMatchObject([
      { purpose: "request", state: "given" },
      { purpose: "newsletter", state: "declined" },
    ]);
    expect((await list())[0]?.newsletter).toBe(false);
  });

  it("does not claim that an older page showed today's wording", async () => {
    await send({ consentVersion: "2020-01-01" });
    expect((await consents())[0]).toMatchObject({ wording: null, version: "2020-01-01" });
  });

  it("keeps the referrer and campaign", async () => {
    const source = { placement: "landing", page: "/contact", referrer: "https://a.example/", utmSource: "infolettre" };
    await send({ ...source, utmMedium: "" });
    expect((await stored())[0]?.source).toEqual(source);
  });
});

describe("invalid input", () => {
  it("names every missing field of an empty request, in French and in English", async () => {
    for (const body of ["", "{}", "  "]) {
      const response = await api.request(POST, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json" },
      });
      expect(response.status).toBe(422);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(Object.keys(await errorsOf(response)).sort()).toEqual([...REQUIRED].sort());
    }
    const inEnglish = await api.post(POST, { language: "en" });
    expect(inEnglish.headers.get("content-language")).toBe("en");
    expect(await json(inEnglish)).toMatchObject({
      title: "A few answers need a second look",
      status: 422,
      errors: { name: english.fieldErrors.name.required },
    });
  });

  it.each(REQUIRED)("refuses a request without %s, and reports only that", async (field) => {
    for (const value of [undefined, "", null, 7, []]) {
      const response = await api.post(POST, application({ [field]: value }));
      expect(response.status).toBe(422);
      const errors = await errorsOf(response);
      expect(Object.keys(errors)).toEqual([field]);
      expect(errors[field]).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect(await stored()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  it.each(Object.keys(OPTIONS) as SelectField[])("refuses an option of %s that is not in the list", async (field) => {
    for (const value of ["enterprise", "__proto__", "toString", `${OPTIONS[field][0]} `]) {
      const response = await api.post(POST, application({ [field]: value }));
      expect(response.status).toBe(422);
      expect(await errorsOf(response)).toEqual({ [field]: french.errors.unknownOption });
    }
  });

  it("names unknown fields, even those every object has", async () => {
    const body = JSON.stringify({ ...application(), admin: true }).replace("{", '{"__proto__":{"review":"accepted"},');
    const response = await api.request(POST, { method: "POST", body, headers: { "Content-Type": "application/json" } });
    expect(response.status).toBe(422);
    const errors = await errorsOf(response);
    expect(errors["admin"]).toBe(french.errors.unknownField);
    expect((await api.post(POST, application({ constructor: 1, toString: 2 }))).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it("reports at most fifty errors, and truncates long names", async () => {
    const unknown = Object.fromEntries(
      Array.from({ length: 600 }, (_, index) => [`field-${index}`.padEnd(70, "x"), 1]),
    );
    const response = await api.post(POST, application(unknown));
    expect(response.status).toBe(422);
    const errors = await errorsOf(response);
    expect(Object.keys(errors)).toHaveLength(50);
    expect(Math.max(...Object.keys(errors).map((name) => name.length))).toBe(60);
  });

  it.each([
    ["email", "ann", "emailMissingAt"],
    ["email", "ann@atelier", "emailMissingDomain"],
    ["email", "ann ann@atelier.example", "emailInvalid"],
    ["email", "ann@atelier.example\r\nBcc: all@x.example", "emailInvalid"],
    ["email", "ann@atelier.example,b@x.example", "emailInvalid"],
    ["phone", "call me", "phoneInvalid"],
    ["phone", "555-0142-0", "phoneInvalid"],
    ["phone", "+999 1234567890", "phoneInvalid"],
    ["phone", 4505550142, "phoneInvalid"],
  ])("refuses %s %j with the right message", async (field, value, key) => {
    const response = await api.post(POST, application({ [field]: value }));
    expect(response.status).toBe(422);
    const words = french.errors[key as keyof typeof french.errors];
    expect(await errorsOf(response)).toEqual({ [field]: words });
  });

  it.each([
    ["language", "de"],
    ["newsletter", "yes"],
    ["placement", "elsewhere"],
    ["page", 7],
    ["consentVersion", {}],
    ["elapsedSeconds", "60"],
    ["elapsedSeconds", -1],
    ["edits", 1.5],
  ])("says in the language of the form that %s cannot be %j", async (field, value) => {
    const response = await api.post(POST, application({ [field]: value }));
    expect(response.status).toBe(422);
    expect(await errorsOf(response)).toEqual({ [field]: french.errors.invalid });
  });

  it("accepts a form begun weeks ago", async () => {
    await send({ elapsedSeconds: 30 * 86_400 });
    expect((await stored())[0]?.verdictReasons).toEqual([]);
  });

  it.each([
    ["name", 101],
    ["company", 151],
    ["jobTitle", 101],
    ["additionalInfo", 2001],
  ])("refuses a %s of %i characters", async (field, length) => {
    const response = await api.post(POST, application({ [field]: "é".repeat(length) }));
    expect(response.status).toBe(422);
    expect(Object.keys(await errorsOf(response))).toEqual([field]);
    expect((await api.post(POST, application({ [field]: "ab ".repeat(length).slice(0, length - 2) }))).status).toBe(
      201,
    );
  });

  it.each(["not json", "{", "[]", "null", '"text"', "7", "\u0000"])("answers 400 to the body %j", async (body) => {
    const response = await api.request(POST, { method: "POST", body, headers: { "Content-Type": "application/json" } });
    expect(response.status).toBe(400);
    expect(await json(response)).toMatchObject({ code: "bad-request", title: "Demande illisible" });
  });

  it.each(["text/plain", "application/xml", "multipart/form-data; boundary=x", "application/json; charset=latin1", ""])(
    "answers 415 to the type %j",
    async (type) => {
      const response = await api.request(POST, {
        method: "POST",
        body: JSON.stringify(application()),
        headers: { "Content-Type": type },
      });
      expect(response.status).toBe(415);
      expect(await stored()).toEqual([]);
    },
  );

  it("answers 413 to ten megabytes, whether their length is announced or not", async () => {
    const body = JSON.stringify(application({ additionalInfo: "x".repeat(10 * 1024 * 1024) }));
    const type = { "Content-Type": "application/json" };
    expect((await api.request(POST, { method: "POST", body, headers: type })).status).toBe(413);
    const stream = new Blob([body]).stream();
    const unannounced = await api.request(POST, {
      method: "POST",
      body: stream,
      headers: type,
      duplex: "half",
    } as RequestInit);
    expect(unannounced.status).toBe(413);
    expect(await json(unannounced)).toMatchObject({ code: "too-large", status: 413 });
    expect(await stored()).toEqual([]);
  });
});

describe("text from visitors", () => {
  it("loses NUL, control characters and bidirectional overrides, and nothing else", async () => {
    await send({
      name: "A\u0000b\u202Ec\u2066d",
      company: "بيت \u200Fالشاي",
      additionalInfo: "one\r\ntwo\u0000\u0007\ud800 👩‍💻",
      page: "/a\u0000b",
      utmSource: "\ud83d".padEnd(150, "x"),
    });
    expect((await stored())[0]).toMatchObject({
      name: "Abcd",
      company: "بيت الشاي",
      additionalInfo: "one\ntwo\ufffd 👩‍💻",
      source: { page: "/ab" },
    });
    expect(await outbox()).toHaveLength(2);
  });

  it("cannot break a line in the name or title, where a mail header could follow", async () => {
    await send({ name: "Ann\r\nBcc: all@x.example", jobTitle: "CEO\nSubject: hello" });
    expect((await stored())[0]).toMatchObject({ name: "Ann Bcc: all@x.example", jobTitle: "CEO Subject: hello" });
  });

  it.each(TEXTS)("stays text in %s: no script in the response, no formula in the CSV", async (field) => {
    const script = `<script>alert("x")</script>`;
    await send({ [field]: script });
    expect((await list())[0]?.[field as "name"]).toBe(script);
    for (const formula of ["=1+1", "+1", "-1", "@SUM(A1)", "＝1+1"]) {
      await send({ [field]: formula });
      const csv = await (await api.get(`${POST}/export.csv`, { staff: ADMIN })).text();
      expect(csv).toContain(`,'${formula},`);
      expect(csv).not.toContain(`,${formula},`);
    }
  });

  it("stays text in the CSV for programs that split at other separators or ignore invisible characters", async () => {
    await send({ additionalInfo: "a;=1+1;b\n+2\t@x|-3, \u200b=4" });
    await send({ company: "\u00a0\u200b =1", jobTitle: `"=2`, name: "Anne-Marie + Luc; 2 = 3" });
    const csv = await (await api.get(`${POST}/export.csv`, { staff: ADMIN })).text();
    expect(csv).toContain("a;'=1+1;b\n'+2\t'@x|'-3, \u200b'=4");
    expect(csv).toContain(",\u200b '=1,");
    expect(csv).toContain(`,"""'=2",`);
    expect(csv).toContain(",Anne-Marie + Luc; 2 = 3,");
  });

  it("is not decompressed, but refused in the requested language", async () => {
    const compressed = await api.post(POST, application({ language: "en" }), {}, { "Content-Encoding": "gzip" });
    expect(compressed.status).toBe(415);
    const wrong = { placement: "x", newsletter: "yes", page: 5, utmSource: {}, leaveEmpty: [], elapsedSeconds: "1" };
    const refused = await json<{ errors: Record<string, string> }>(api.post(POST, application(wrong)));
    expect(Object.keys(refused.errors).sort()).toEqual(Object.keys(wrong).sort());
    const words = [french.errors.invalid, french.errors.unknownOption];
    for (const sentence of Object.values(refused.errors)) expect(words).toContain(sentence);
  });

  it("is never run as SQL", async () => {
    const name = `'; drop table consultations; --`;
    await send({ name });
    expect(await names(`?q=${encodeURIComponent(name)}`)).toEqual([name]);
    expect(await names(`?q=${encodeURIComponent("%")}`)).toEqual([]);
    expect(await names(`?q=${encodeURIComponent("_rop")}`)).toEqual([]);
  });
});

describe("sending twice", () => {
  const withKey = (key: string, body: unknown) => api.post(POST, body, {}, { "Idempotency-Key": key });

  it("returns the same response for the same key and body, whatever the form's clock says", async () => {
    const body = application({ elapsedSeconds: 60 });
    const first = await withKey("key-1", body);
    later(HOUR);
    const second = await withKey("key-1", { ...body, elapsedSeconds: 3660, edits: 90 });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
    expect(await stored()).toHaveLength(1);
    expect(await outbox()).toHaveLength(2);
  });

  it("refuses the same key with another body", async () => {
    const body = application();
    expect((await withKey("key-1", body)).status).toBe(201);
    const other = await withKey("key-1", { ...body, company: "Another" });
    expect(other.status).toBe(422);
    expect(Object.keys(await errorsOf(other))).toEqual(["Idempotency-Key"]);
    expect(await stored()).toHaveLength(1);
  });

  it("stores only one of many requests sent at once, and gives every sender the same response", async () => {
    const body = application();
    const responses = await Promise.all(Array.from({ length: 10 }, () => withKey("key-1", body)));
    const stories = await Promise.all(responses.map(async (response) => `${response.status} ${await response.text()}`));
    const answered = new Set(stories.filter((story) => story.startsWith("201")));
    expect(answered.size).toBe(1);
    expect(stories.every((story) => story.startsWith("409") || answered.has(story))).toBe(true);
    expect(await stored()).toHaveLength(1);
    expect((await withKey("key-1", body)).status).toBe(201);
  });

  it("responds 409 while the first request is in progress", async () => {
    let finish = () => {};
    const first = api.services.idempotency.once(
      { key: "key:key-1", digest: "…", lifetimeMs: HOUR, whileUnderWay: "refuse" },
      () => new Promise<Record<string, unknown>>((resolve) => (finish = () => resolve({}))),
    );
    const second = await withKey("key-1", application({ language: "en" }));
    expect([second.status, second.headers.get("retry-after")]).toEqual([409, "1"]);
    expect(await json(second)).toMatchObject({ code: "conflict", title: "Already under way" });
    finish();
    await first;
    expect((await withKey("key-1", application())).status).toBe(201);
  });

  it("stores only one request when two processes get the same key", async () => {
    const body = application();
    const other = testApi(database, { clock: () => now });
    const responses = await Promise.all(
      [api, other].map(({ post }) => post(POST, body, {}, { "Idempotency-Key": "key-1" })),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    const [one, two] = await Promise.all(responses.map((response) => response.text()));
    expect(one).toBe(two);
    expect(await stored()).toHaveLength(1);
    expect(await outbox()).toHaveLength(2);
  });

  it("accepts the key again after a day, and after a failure", async () => {
    const body = application();
    expect((await withKey("key-1", { ...body, name: "" })).status).toBe(422);
    expect((await withKey("key-1", body)).status).toBe(201);
    later(25 * HOUR);
    await api.services.idempotency.jobs[0]!.run(database.kysely, "", now);
    expect(await database.kysely.selectFrom("idempotency_keys").selectAll().execute()).toEqual([]);
    expect((await withKey("key-1", application())).status).toBe(201);
    later(25 * HOUR);
    expect((await withKey("key-1", application())).status, "expired, though no job removed it").toBe(201);
  });

  it("keeps apart two requests without a key", async () => {
    const body = application();
    await Promise.all([api.post(POST, body), api.post(POST, body)]);
    expect(await stored()).toHaveLength(2);
  });

  it.each(["x".repeat(201), "a b", "caf\u00e9"])("refuses the key %j", async (key) => {
    const response = await withKey(key, application());
    expect(response.status).toBe(422);
    expect(Object.keys(await errorsOf(response))).toEqual(["Idempotency-Key"]);
  });
});

describe("a form without JavaScript", () => {
  const fields = (changes: Record<string, string> = {}) => ({
    ...(application({ leadScore: undefined }) as Record<string, string>),
    language: "en",
    ...changes,
  });
  const clean = (body: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Record<string, string>;

  it("leads on to the available times, in its language", async () => {
    const inEnglish = await api.postForm(POST, clean(fields({ newsletter: "on" })));
    expect(inEnglish.status).toBe(303);
    expect(inEnglish.headers.get("location")).toMatch(/^\/en\/appointment\?token=[a-z]\d+\.[\w-]{43}&new=1$/);
    const inFrench = await api.postForm(POST, clean(fields({ language: "fr" })));
    expect(inFrench.headers.get("location")).toMatch(/^\/rendez-vous\?token=/);
    // A flagged request gets the same thanks, but no appointment times.
    const aside = await api.postForm(POST, clean(fields({ language: "fr", leaveEmpty: "x" })));
    expect(aside.headers.get("location")).toBe("/consultation-result");
    expect((await list()).map(({ newsletter }) => newsletter)).toEqual([false, true]);
  });

  it("accepts a page opened before an update, with an empty control that no longer exists", async () => {
    expect((await api.postForm(POST, clean(fields({ website: "", leaveEmpty: "" })))).status).toBe(303);
    expect((await list()).map(({ review }) => review)).toEqual(["accepted"]);
    expect((await api.postForm(POST, clean(fields({ website: "x" })))).status).toBe(422);
  });

  it("is recognized by its content for ten minutes", async () => {
    const body = clean(fields());
    const answers = await Promise.all([api.postForm(POST, body), api.postForm(POST, body)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    later(9 * 60_000);
    expect((await api.postForm(POST, body)).status).toBe(303);
    expect(await stored()).toHaveLength(1);
    later(2 * 60_000);
    expect((await api.postForm(POST, body)).status).toBe(303);
    expect(await stored()).toHaveLength(2);
  });

  it("has no minimum filling time", async () => {
    await api.postForm(POST, clean(fields()));
    expect((await stored())[0]?.verdictReasons).toEqual([]);
  });

  it("is redrawn with its errors and answers, in its language, and is not cached", async () => {
    const body = clean(fields({ email: "ann", company: "" }));
    const response = await api.postForm(POST, body);
    expect(response.status).toBe(422);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(api.rendered).toEqual([
      {
        path: "/en/consultation-result",
        status: 422,
        locals: {
          formResult: {
            values: body,
            code: "invalid",
            slots: [],
            errors: { email: english.errors.emailMissingAt, company: english.fieldErrors.company.required },
          },
        },
      },
    ]);
    expect(await stored()).toEqual([]);
  });

  it("is found again by a browser that reloads its answer's URL, which is otherwise the API's", async () => {
    const browser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    const reload = async (url: string, headers: Record<string, string>) => {
      const response = await api.request(url, { headers });
      return [response.status, response.headers.get("location"), response.headers.get("cache-control")];
    };
    const french = [303, "/consultation-gratuite#consultation-form", "no-store"];
    const inEnglish = [303, "/en/free-consultation#consultation-form", "no-store"];
    expect(await reload(`${POST}?language=fr`, { ...browser, "Accept-Language": "en" })).toEqual(french);
    expect(await reload(`${POST}?language=en`, browser)).toEqual(inEnglish);
    expect(await reload(POST, { ...browser, "Accept-Language": "en-CA" })).toEqual(inEnglish);
    expect(await reload(POST, browser)).toEqual(french);
    expect((await reload(POST, { Accept: "application/json" }))[0]).toBe(401);
    expect((await reload(POST, { Accept: "*/*" }))[0]).toBe(401);
    const staff = await api.request(POST, { headers: browser }, { staff: ADMIN });
    expect([staff.status, await staff.json()]).toEqual([200, []]);
  });

  it("gets a page rather than JSON when too many requests were sent", async () => {
    for (let sent = 0; sent < 240; sent += 1) await api.postForm(POST, clean(fields()), { address: "192.0.2.9" });
    const response = await api.postForm(POST, clean(fields()), { address: "192.0.2.9" });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(api.rendered.at(-1)?.locals.formResult).toMatchObject({ code: "too-many-requests", errors: {} });
  });
});

describe("unwanted requests", () => {
  const reasons = async () => (await stored()).map(({ review, verdictReasons }) => [review, verdictReasons]);

  it("are set aside with their reasons, outside the list and the counts, and send no email", async () => {
    await send({ leaveEmpty: "https://x.example" });
    await send({ elapsedSeconds: 1 });
    await send({ name: "qwrtpsdfgh" });
    await send({ additionalInfo: "https://a.example https://b.example" });
    expect(await reasons()).toEqual([
      ["to-check", ["honeypot"]],
      ["to-check", ["too-fast"]],
      ["to-check", ["gibberish"]],
      ["to-check", ["links"]],
    ]);
    expect(await outbox()).toEqual([]);
    expect(await list()).toEqual([]);
    expect(await list("?review=to-check")).toHaveLength(4);
    expect(await json(api.get(`${POST}/summary`, { staff: ADMIN }))).toMatchObject({ total: 0, today: 0, toCheck: 4 });
  });

  it("are not flagged for speed alone: neither without a time, nor with three manual edits", async () => {
    for (const told of [{}, { edits: 0 }, { elapsedSeconds: 0.7, edits: 3 }, { elapsedSeconds: 3 }]) await send(told);
    expect(await reasons()).toEqual(Array(4).fill(["accepted", []]));
    await send({ elapsedSeconds: 0.7, edits: 2 });
    expect((await reasons()).at(-1)).toEqual(["to-check", ["too-fast"]]);
  });

  it("are detected when they repeat an earlier request", async () => {
    const message = "We sell the very best backlinks of the whole wide market.";
    for (let sent = 0; sent < 3; sent += 1) await send({ additionalInfo: message });
    const same = application();
    await api.post(POST, same);
    await api.post(POST, same);
    expect(await reasons()).toEqual([
      ["accepted", []],
      ["accepted", []],
      ["to-check", ["repeated"]],
      ["accepted", []],
      ["to-check", ["repeated"]],
    ]);
    later(25 * HOUR);
    await send({ additionalInfo: message });
    expect((await reasons()).at(-1)).toEqual(["accepted", []]);
  });

  it("send their emails once when staff accept them, and none when staff discard them", async () => {
    const { id } = await send({ leaveEmpty: "x", email: "ann@atelier.example" });
    const accept = () => api.put(`${POST}/${id}/review`, { review: "accepted" }, { staff: ADMIN });
    expect(await json(accept())).toMatchObject({ review: "accepted", verdictReasons: ["honeypot"] });
    expect((await outbox()).map(({ template }) => template)).toEqual([
      "staff-new-consultation",
      "visitor-confirmation",
    ]);
    await accept();
    await api.put(`${POST}/${id}/review`, { review: "discarded" }, { staff: ADMIN });
    later(25 * HOUR);
    await accept();
    expect(await outbox()).toHaveLength(2);
    const other = await send({ leaveEmpty: "x" });
    await api.put(`${POST}/${other.id}/review`, { review: "discarded" }, { staff: ADMIN });
    expect(await outbox()).toHaveLength(2);
    expect(await list("?review=discarded")).toHaveLength(1);
  });

  it("cannot make us email an address twice within 24 hours, however the address is spelled", async () => {
    const recipients = async () =>
      (await outbox()).filter(({ template }) => template === "visitor-confirmation").map(({ recipient }) => recipient);
    await send({ email: "ann@atelier.example" });
    later(12 * HOUR);
    await send({ email: "ANN@Atelier.example" });
    await send({ email: "ann+other@atelier.example" });
    await send({ email: "ann@\uff41telier.example" });
    expect(await recipients()).toEqual(["ann@atelier.example"]);
    expect(await list(), "the requests themselves are all there").toHaveLength(4);
    later(12 * HOUR - 1);
    await send({ email: "ann@atelier.example" });
    expect(await recipients()).toHaveLength(1);
    later(1);
    await send({ email: "ann@atelier.example" });
    expect(await recipients()).toHaveLength(2);
  });

  it("cannot make us email a Google mailbox twice by moving its dots", async () => {
    const spellings = ["ann.tremblay@gmail.com", "a.n.n.tremblay@gmail.com", "anntremblay+x@googlemail.com"];
    for (const email of [...spellings, "ann.tremblay@\uff47mail.com"]) await send({ email });
    const visitors = (await outbox()).filter(({ template }) => template === "visitor-confirmation");
    expect(visitors.map(({ recipient }) => recipient)).toEqual([spellings[0]]);
    await send({ email: "ann.tremblay@atelier.example" });
    await send({ email: "anntremblay@atelier.example" });
    const sent = (await outbox()).filter(({ template }) => template === "visitor-confirmation");
    expect(sent, "elsewhere dots tell people apart").toHaveLength(3);
  });

  it("email an address once when many requests name it at the same time", async () => {
    const sent = await Promise.all(
      Array.from({ length: 12 }, () => api.post(POST, application({ email: "ann@atelier.example" }))),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    const mails = (await outbox()).map(({ template }) => template);
    expect(mails.filter((template) => template === "visitor-confirmation")).toHaveLength(1);
    expect(mails.filter((template) => template === "staff-new-consultation")).toHaveLength(12);
  });

  it("five hundred from one IP address: the first are stored, the rest are told to wait, none is lost silently", async () => {
    const counts: Record<number, number> = {};
    for (let batch = 0; batch < 50; batch += 1) {
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => api.post(POST, application(), { address: "192.0.2.7" })),
      );
      for (const { status, headers } of responses) {
        counts[status] = (counts[status] ?? 0) + 1;
        if (status === 429) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      }
    }
    expect(counts).toEqual({ 201: 240, 429: 260 });
    const verdicts = await reasons();
    expect(verdicts).toHaveLength(240);
    // Three every ten seconds and forty an hour are accepted; the rest are flagged.
    const accepted = verdicts.filter(([review]) => review === "accepted").length;
    expect(accepted).toBeGreaterThanOrEqual(3);
    expect(accepted).toBeLessThanOrEqual(40);
    expect((await api.post(POST, application(), { address: "192.0.2.8" })).status).toBe(201);
    const refused = await api.post(POST, application({ language: "en" }), { address: "192.0.2.7" });
    expect(await json(refused)).toMatchObject({ code: "too-many-requests", title: "Too many requests" });
  });

  it("count against one address within an IPv6 network", async () => {
    for (let sent = 0; sent < 240; sent += 1) {
      await api.post(POST, application(), { address: `2001:db8:1:2:${sent.toString(16)}::1` });
    }
    expect((await api.post(POST, application(), { address: "2001:db8:1:2:ffff::9" })).status).toBe(429);
    expect((await api.post(POST, application(), { address: "2001:db8:1:3::9" })).status).toBe(201);
  });
});

describe("the staff list", () => {
  it("is newest first, and pages without gaps or duplicates while requests arrive", async () => {
    for (let sent = 0; sent < 9; sent += 1) {
      // Three requests share each millisecond, so their order falls back to the id.
      if (sent % 3 === 0) later(1000);
      await send({ name: `Person ${sent}` });
    }
    const seen: string[] = [];
    let next: string | undefined = `${POST}?limit=2`;
    while (next !== undefined) {
      const response = await api.get(next, { staff: ADMIN });
      seen.push(...(await json<Consultation[]>(response)).map(({ name }) => name));
      next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1];
      later(1000);
      await send({ name: "Newcomer" });
    }
    expect(seen).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0].map((index) => `Person ${index}`));
  });

  it("keeps its filters from page to page", async () => {
    for (let sent = 0; sent < 3; sent += 1) await send({ name: `Zoé & Co ${sent}` });
    await send({ name: "Other" });
    const first = await api.get(`${POST}?q=zoe%20%26&limit=2&grade=A%2B`, { staff: ADMIN });
    const next = /^<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1];
    expect(await names((next ?? "").replace(POST, ""))).toEqual(["Zoé & Co 0"]);
    expect((await api.get(next ?? "", { staff: ADMIN })).headers.get("link")).toBeNull();
  });

  it("searches name, email, company, phone and title, ignoring accents and case", async () => {
    const person = {
      name: "Éloïse",
      email: "e@one.example",
      company: "Crêperie",
      phone: "514 555-0101",
      jobTitle: "Chef",
    };
    await send(person);
    await send({ name: "Bob", email: "b@two.example", company: "Bois", phone: "", jobTitle: "Gérant" });
    for (const q of ["ELOISE", "one.example", "creperie", "(514) 555-0101", "chef eloise"]) {
      expect(await names(`?q=${encodeURIComponent(q)}`), q).toEqual(["Éloïse"]);
    }
    expect(await names("?q=")).toEqual(["Bob", "Éloïse"]);
    expect(await names("?q=nobody")).toEqual([]);
  });

  it("filters by contacted, grade and time", async () => {
    await send({ name: "Hot" });
    later(-24 * HOUR);
    const { id } = await send({
      name: "Cold",
      companySize: "solo",
      revenue: "under-100k",
      growth: "declining",
      budget: "under-1k",
    });
    await api.put(`${POST}/${id}/contacted`, { contacted: true }, { staff: ADMIN });
    expect(await names("?contacted=true")).toEqual(["Cold"]);
    expect(await names("?contacted=false")).toEqual(["Hot"]);
    expect(await names("?grade=A%2B")).toEqual(["Hot"]);
    expect(await names(`?grade=${encodeURIComponent("C (Follow Up)")}`)).toEqual(["Cold"]);
    expect(await names("?from=2026-11-20")).toEqual(["Hot"]);
    expect(await names("?to=2026-11-19")).toEqual(["Cold"]);
    expect(await names("?from=2026-11-19&to=2026-11-20")).toEqual(["Hot", "Cold"]);
    expect(await names(`?from=${MORNING.toISOString()}`)).toEqual(["Hot"]);
    expect(await names(`?to=${MORNING.toISOString()}`)).toEqual(["Cold"]);
  });

  it.each([
    "limit=0",
    "limit=201",
    "limit=x",
    "contacted=1",
    "grade=Z",
    "from=2026-02-30",
    "from=0001-01-01",
    "to=9999-12-31",
    "to=soon",
    "review=all",
    "cursor=x",
    `cursor=${Buffer.from("2026-11-20T00:00:00.000Z 99999999999999").toString("base64url")}`,
    `cursor=${Buffer.from("-271821-04-20T00:00:00Z 1").toString("base64url")}`,
    "from=-271821-04-20T00:00:00.000Z",
    "to=%2B275760-09-13T00:00:00.000Z",
    "sort=name",
    "order=oldest",
  ])("refuses the query %s", async (query) => {
    const response = await api.get(`${POST}?${query}`, { staff: ADMIN });
    expect(response.status).toBe(422);
    expect(Object.keys(await errorsOf(response))).toEqual([query.split("=")[0]]);
  });

  it("counts all requests, contacted, pending, and today's in Montréal time", async () => {
    expect(await json(api.get(`${POST}/summary`, { staff: ADMIN }))).toEqual({
      total: 0,
      contacted: 0,
      pending: 0,
      today: 0,
      late: 0,
      toCheck: 0,
    });
    now = new Date("2026-11-20T04:59:59.999Z");
    await send();
    now = new Date("2026-11-20T05:00:00.000Z");
    const { id } = await send();
    now = new Date("2026-11-21T04:59:59.999Z");
    await send();
    await api.put(`${POST}/${id}/contacted`, { contacted: true }, { staff: ADMIN });
    const summary = await json<ConsultationSummary>(api.get(`${POST}/summary`, { staff: ADMIN }));
    // Thursday evening's was due on Friday at closing time.
    expect(summary).toEqual({ total: 3, contacted: 1, pending: 2, today: 2, late: 1, toCheck: 0 });
  });

  it("counts as late exactly the requests whose rows look late, such as a call wished for the morning from noon on", async () => {
    await send({ additionalInfo: "Appelez-moi avant midi, s’il vous plaît." });
    const promised = await send({ additionalInfo: "Appelez-moi quand vous voulez." });
    const late = async () => (await json<ConsultationSummary>(api.get(`${POST}/summary`, { staff: ADMIN }))).late;
    expect(await late()).toBe(0);
    now = new Date("2026-11-20T17:00:00.001Z");
    expect(await late(), "noon in Montréal has passed").toBe(1);
    later(72 * HOUR);
    expect(await late(), "both promises are broken, and neither counts twice").toBe(2);
    await api.put(`${POST}/${promised.id}/contacted`, { contacted: true }, { staff: ADMIN });
    expect(await late()).toBe(1);
  });

  it("sorts by urgency: late requests by score, then oldest first; then all others, newest first", async () => {
    const cold = { companySize: "solo", revenue: "under-100k", growth: "declining", budget: "under-1k" } as const;
    now = new Date("2026-11-16T15:00:00Z");
    const sent: number[] = [];
    for (const change of [cold, {}, {}, cold, {}, {}]) {
      sent.push((await send({ ...change, email: `n${sent.length}@client.example` })).id);
      later(HOUR);
    }
    // An answered request no longer counts as late.
    await api.put(`${POST}/${sent[2]}/contacted`, { contacted: true }, { staff: ADMIN });
    // 24 hours and a millisecond after the fourth; the fifth still has an hour left.
    now = new Date("2026-11-17T18:00:00.001Z");
    const { late } = await json<ConsultationSummary>(api.get(`${POST}/summary`, { staff: ADMIN }));
    expect(late).toBe(3);
    const expected = [1, 0, 3, 5, 4, 2].map((index) => sent[index]);
    expect((await list("?order=urgent")).map(({ id }) => id)).toEqual(expected);
    for (const limit of [1, 2, 3, 4]) {
      const ids: number[] = [];
      let path: string | undefined = `${POST}?order=urgent&limit=${limit}`;
      while (path) {
        const response: Response = await api.get(path, { staff: ADMIN });
        ids.push(...((await response.json()) as Consultation[]).map(({ id }) => id));
        path = /<([^>]+)>/.exec(response.headers.get("Link") ?? "")?.[1];
        // Time moves on between pages: a request that becomes late must not shift the pages of a list already begun.
        later(HOUR / 60);
      }
      expect(ids, `pages of ${limit}`).toEqual(expected);
    }
    expect((await list("?order=urgent&contacted=true")).map(({ id }) => id)).toEqual([sent[2]]);
    expect(await list("?order=urgent&review=to-check")).toEqual([]);
    for (const cursor of [
      "x",
      "2026-11-17T18:00:00.001Z 50 x 1",
      "2026-11-17T18:00:00.001Z 50 2026-11-17T18:00:00.001Z 99999999999",
    ]) {
      const response = await api.get(`${POST}?order=urgent&cursor=${Buffer.from(cursor).toString("base64url")}`, {
        staff: ADMIN,
      });
      expect(response.status).toBe(422);
    }
  });

  it("marks a request as contacted and back, and records once who did it", async () => {
    const { id } = await send();
    later(HOUR);
    const mark = (contacted: boolean) =>
      json<Consultation>(api.put(`${POST}/${id}/contacted`, { contacted }, { staff: ADMIN }));
    expect(await mark(true)).toMatchObject({ id, contacted: true, contactedAt: now.toISOString() });
    const first = now;
    later(HOUR);
    expect(await mark(true)).toMatchObject({ contactedAt: first.toISOString() });
    expect(await mark(false)).toMatchObject({ contacted: false, contactedAt: null });
    const audit = await database.kysely.selectFrom("audit_log").selectAll().orderBy("id").execute();
    const entry = { actor: ADMIN.id, action: "consultation.contacted", subject: String(id) };
    expect(audit).toMatchObject([
      { ...entry, at: first, detail: { contacted: true } },
      { ...entry, at: now, detail: { contacted: false } },
    ]);
  });

  it.each([{}, { contacted: "true" }, { contacted: 1 }, { contacted: true, name: "x" }])(
    "refuses to mark with %j",
    async (body) => {
      const { id } = await send();
      expect((await api.put(`${POST}/${id}/contacted`, body, { staff: ADMIN })).status).toBe(422);
      expect((await list())[0]?.contacted).toBe(false);
    },
  );

  it.each(["0", "1", "-1", "1.5", "9999999999", "x", "1;drop", "%00", "01"])(
    "answers 404 for number %s",
    async (id) => {
      expect((await api.get(`${POST}/${id}`, { staff: ADMIN })).status).toBe(404);
      expect((await api.put(`${POST}/${id}/contacted`, { contacted: true }, { staff: ADMIN })).status).toBe(404);
      expect((await api.put(`${POST}/${id}/review`, { review: "accepted" }, { staff: ADMIN })).status).toBe(404);
    },
  );
});

describe("the export", () => {
  it("gives the filtered list as CSV with labels, and logs the export", async () => {
    await send({ name: "Zoé", company: 'Bois, "Fer" & Cie', additionalInfo: "un\ndeux" });
    await send({ name: "Bob" });
    const response = await api.get(`${POST}/export.csv?q=zoe`, { staff: ADMIN });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="consultations.csv"');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    const [header, ...lines] = text.trimEnd().split("\r\n");
    expect(header).toMatch(/^Numéro,Reçue le \(UTC\),Nom complet,Courriel/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("Zoé,");
    expect(lines[0]).toContain('"Bois, ""Fer"" & Cie"');
    expect(lines[0]).toContain(french.options.industry.manufacturing);
    expect(lines[0]).toContain('"un\ndeux"');
    expect(lines[0]).toContain("'+14505550142");
    const audit = await database.kysely.selectFrom("audit_log").select(["actor", "action"]).execute();
    expect(audit).toEqual([{ actor: ADMIN.id, action: "consultation.export" }]);
  });

  it("refuses a link from another site, and logs nothing", async () => {
    const follow = (site: string) =>
      api.request(`${POST}/export.csv`, { headers: { "Sec-Fetch-Site": site } }, { staff: ADMIN });
    for (const site of ["cross-site", "same-site"]) expect((await follow(site)).status).toBe(403);
    expect(await database.kysely.selectFrom("audit_log").select("id").execute()).toEqual([]);
    for (const site of ["same-origin", "none"]) {
      const response = await follow(site);
      expect(response.status).toBe(200);
      await response.text();
    }
  });

  it("spans many pages, each row once", async () => {
    const first = await send();
    const columns = sql.raw(
      `name, email, company, "jobTitle", "companySize", industry, revenue, growth, "currentTools", "teamSize", "biggestChallenge", "timeSpentManualTasks", "automationGoals", budget, timeline, "decisionMaker", "previousAutomation", urgency, "leadScore", "createdAt", contacted, "leadScorePercent", "leadScoreVersion", "leadScoreFactors", language, source, review, "verdictReasons", "searchText"`,
    );
    for (let doubled = 0; doubled < 11; doubled += 1) {
      await sql`insert into consultations (${columns}) select ${columns} from consultations`.execute(database.kysely);
    }
    const csv = await (await api.get(`${POST}/export.csv`, { staff: ADMIN })).text();
    const ids = csv
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => Number(line.split(",", 1)[0]));
    expect(new Set(ids).size).toBe(2048);
    expect(ids).toHaveLength(2048);
    expect(ids.at(-1)).toBe(first.id);
  });
});

describe("permissions", () => {
  const callers = { stranger: {}, editor: { staff: EDITOR }, admin: { staff: ADMIN } };
  const reads = ["", "/1", "/summary", "/export.csv", "?review=to-check"];
  const table: [who: keyof typeof callers, status: number][] = [
    ["stranger", 401],
    ["editor", 403],
    ["admin", 200],
  ];

  it.each(table)("gives %s a %i for every staff read and write", async (who, status) => {
    await send();
    for (const path of reads) {
      const response = await api.get(`${POST}${path}`, callers[who]);
      expect(response.status, path).toBe(status);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      await response.text();
    }
    expect((await api.put(`${POST}/1/contacted`, { contacted: true }, callers[who])).status).toBe(status);
    expect((await api.put(`${POST}/1/review`, { review: "discarded" }, callers[who])).status).toBe(status);
    expect((await stored())[0]).toMatchObject({
      contacted: status === 200,
      review: status === 200 ? "discarded" : "accepted",
    });
  });

  it("reveals nothing to outsiders about which requests exist", async () => {
    await send();
    for (const path of ["/1", "/999", "/x"]) expect((await api.get(`${POST}${path}`)).status).toBe(401);
  });

  it("responds 404 in the requested language for a request that does not exist", async () => {
    const response = await api.request("/api/nothing", { headers: { "Accept-Language": "en" } });
    expect(response.status).toBe(404);
    expect(await json(response)).toMatchObject({ title: "Not found", code: "not-found", status: 404 });
  });
});
