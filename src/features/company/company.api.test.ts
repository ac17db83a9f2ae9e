import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { LOGO, LOGO_SOURCE, PORTRAIT, photograph } from "../../../test/pictures.ts";
import type { Database } from "../../db/database.ts";
import { company } from "../../lib/company/company.ts";
import { companyDay } from "../../lib/company/company-day.ts";
import { type CompanyValues, companyValues, ownCompanyOf } from "./model.ts";

const A = { staff: ADMIN };
/** A fictional electrician in Trois-Rivières. */
const BOREAL: CompanyValues = {
  ...companyValues(),
  name: "Atelier Boréal",
  legalName: "Atelier Boréal inc.",
  email: "bonjour@atelier-boreal.example",
  phone: "819 555-0123",
  city: "Trois-Rivières",
  postalCode: "G9A 1A1",
  monday: null,
  tuesday: "8 h à 17 h 30",
  wednesday: "08:00-17:30",
  saturday: null,
  accelerate: 1400,
  linkedin: null,
};

let database: Database;
let api: TestApi;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  api = testApi(database);
  const at = new Date("2026-11-20T15:00:00.000Z");
  await database.kysely
    .insertInto("staff")
    .values({ ...ADMIN, emailVerified: true, createdAt: at, updatedAt: at })
    .execute();
});

const versions = async () => (await (await api.get("/api/company/versions", A)).json()) as { id: number; by: string }[];

it("shows a draft only once it is published", async () => {
  const { services } = api;
  expect(await (await api.get("/api/company/shown", A)).json()).toEqual(companyValues());
  expect((await api.post("/api/company", BOREAL, A)).status).toBe(201);
  expect(await services.company.live()).toBeUndefined();
  expect((await api.post("/api/company/versions", { version: 1 }, A)).status).toBe(204);
  expect(await services.company.live()).toEqual(ownCompanyOf(BOREAL, companyDay(new Date())));
  expect(await versions()).toMatchObject([{ by: ADMIN.name, name: "Atelier Boréal" }]);
});

it("gives staff who change or publish an outdated draft a conflict", async () => {
  const { id } = (await (await api.post("/api/company", BOREAL, A)).json()) as { id: number };
  const change = (name: string, version: number) => api.put(`/api/company/${id}`, { ...BOREAL, name, version }, A);
  expect((await change("Boréal", 1)).status).toBe(200);
  expect((await change("Atelier", 1)).status).toBe(409);
  expect((await api.post("/api/company/versions", { version: 1 }, A)).status).toBe(409);
  expect((await api.post("/api/company/versions", { version: 2 }, A)).status).toBe(204);
});

it("publishes an earlier version again and makes it the draft", async () => {
  const { id } = (await (await api.post("/api/company", BOREAL, A)).json()) as { id: number };
  await api.post("/api/company/versions", { version: 1 }, A);
  await api.put(`/api/company/${id}`, { ...BOREAL, accelerate: 1600, version: 1 }, A);
  await api.post("/api/company/versions", { version: 2 }, A);
  const [, first] = await versions();
  expect((await api.post(`/api/company/versions/${first!.id}/restoration`, {}, A)).status).toBe(204);
  expect((await api.services.company.live())?.plans?.accelerate).toBe(1400);
  expect(await (await api.get("/api/company", A)).json()).toMatchObject([{ accelerate: 1400, version: 3 }]);
  expect((await api.post("/api/company/versions/999/restoration", {}, A)).status).toBe(404);
});

it.each([
  ["tuesday", "17:00-08:00", "hours that end before they begin"],
  ["tuesday", "25-26", "hours that no day has"],
  ["accelerate", -5, "a price that is none"],
  ["accelerate", 49.5, "a price with cents"],
  ["phone", "0800", "a number that cannot be called"],
  ["postalCode", "75001", "a code of another country"],
  ["postalCode", "K1A 0A6", "a code of another province"],
  ["email", "bonjour", "no address"],
  ["facebook", "javascript:alert(1)", "an address that runs"],
  ["name", "  ", "no name"],
])("rejects the field %s if it is %j: %s", async (field: string, value: string | number, _why: string) => {
  const refused = await api.post("/api/company", { ...BOREAL, [field]: value }, A);
  expect(refused.status).toBe(422);
  expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual([field]);
});

it("groups consecutive days with the same hours for pages, and normalizes the phone number", () => {
  const { openingHours, phone, social } = ownCompanyOf(BOREAL);
  expect(phone).toBe("+18195550123");
  expect(openingHours).toEqual([
    { days: ["Tu", "We"], opens: "08:00", closes: "17:30" },
    { days: ["Th", "Fr"], opens: "09:00", closes: "18:00" },
  ]);
  expect(social?.linkedin).toBe("");
  const { social: _, wordingMark: __, ...shown } = ownCompanyOf(companyValues());
  expect({ ...company, ...shown }).toEqual(company);
});

it("imports the company from a file once, and reports invalid fields", async () => {
  const { company: service } = api.services;
  expect(await service.take(BOREAL)).toBe(true);
  expect(await service.take({ ...BOREAL, name: "Autre" })).toBe(false);
  expect((await service.live())?.name).toBe("Atelier Boréal");
  await expect(service.take({ ...BOREAL, postalCode: "75001", velocity: -1 })).rejects.toMatchObject({
    fields: { postalCode: "postalCodeInvalid", velocity: "countInvalid" },
  });
  expect(await service.take({ ...BOREAL, name: "Autre" }, { replace: true })).toBe(true);
  expect((await service.live())?.name).toBe("Autre");
  expect(await versions()).toHaveLength(2);
});

const question = (fr: string, en: string) => ({
  question: { fr: "Êtes-vous couverts?", en: "Are you insured?" },
  answer: { fr, en },
  onPricing: true,
  onHome: false,
});

it("accepts a half-translated draft, and reports the missing texts on publication", async () => {
  const draft = { ...BOREAL, questions: [question("Oui : 2 000 000 $.", "Yes."), question("Oui.", "  ")] };
  const { id } = (await (await api.post("/api/company", draft, A)).json()) as { id: number };
  const refused = await api.post("/api/company/versions", { version: 1 }, A);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: { "questions.1.answer.en": "Le texte anglais manque." } });
  expect(await versions()).toEqual([]);
  const whole = { ...draft, questions: [draft.questions[0], question("Oui.", "Yes.")], version: 1 };
  expect((await api.put(`/api/company/${id}`, whole, A)).status).toBe(200);
  expect((await api.post("/api/company/versions", { version: 2 }, A)).status).toBe(204);
  const live = await api.services.company.live();
  // Plain spaces are corrected to no-break spaces, as the OQLF prescribes.
  expect(live?.content?.questions.map(({ answer }) => answer.fr)).toEqual([
    "Oui\u00a0: 2\u00a0000\u00a0000\u00a0$.",
    "Oui.",
  ]);
  await expect(api.services.company.take(draft, { replace: true })).rejects.toMatchObject({
    fields: { "questions.1.answer.en": "englishTextMissing" },
  });
});

it("publishes a real client's case only with who agreed to it, and when", async () => {
  const words = { fr: "Un texte.", en: "A text." };
  const none = { fr: "", en: "" };
  const fictional = {
    ...{ title: words, sector: words, about: words, challenge: words, solution: words, quote: none, role: none },
    figures: [{ label: words, before: 12, after: 3, unit: "hours" as const }],
    ...{ person: null, client: null, isReal: false, consentBy: null, consentOn: null, isHidden: false },
  };
  const faultsOf = async (change: object) => {
    const values = { ...BOREAL, cases: [{ ...fictional, ...change }] };
    return api.services.company.take(values, { replace: true }).then(
      () => undefined,
      (error) => error.fields,
    );
  };
  expect(await faultsOf({})).toBeUndefined();
  expect(await faultsOf({ isReal: true })).toEqual({
    "cases.0.consentBy": "consentMissing",
    "cases.0.consentOn": "consentMissing",
  });
  expect(await faultsOf({ isReal: true, isHidden: true })).toBeUndefined();
  expect(await faultsOf({ clientLogo: LOGO })).toHaveProperty(["cases.0.consentOn"], "consentMissing");
  expect(await faultsOf({ clientLogo: PORTRAIT })).toEqual({ "cases.0.clientLogo": "pictureUnclean" });
  expect(await faultsOf({ isReal: true, consentBy: "Ève Roy", consentOn: "2026-11-20" })).toBeUndefined();
  expect(await faultsOf({ quote: { fr: "« Enfin. »", en: "" } })).toEqual({ "cases.0.quote.en": "englishTextMissing" });
  const halfOfFigure = [{ ...fictional.figures[0]!, label: { fr: "Heures", en: "" } }];
  expect(await faultsOf({ figures: halfOfFigure })).toEqual({ "cases.0.figures.0.label.en": "englishTextMissing" });
});

it("reports the invalid field of a list item, and stores nothing", async () => {
  const long = { ...BOREAL, questions: [question("Oui.", "Yes."), question("x".repeat(601), "Yes.")] };
  const refused = await api.post("/api/company", long, A);
  expect(refused.status).toBe(422);
  expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(["questions.1.answer.fr"]);
  const many = { ...BOREAL, questions: Array.from({ length: 21 }, () => question("Oui.", "Yes.")) };
  expect(await (await api.post("/api/company", many, A)).json()).toMatchObject({
    errors: { questions: "Il y en a trop. Retirez-en avant d’en ajouter." },
  });
  expect(await (await api.get("/api/company", A)).json()).toEqual([]);
});

it("explains in both languages that only Québec is supported", async () => {
  const sentence = async (language: string) => {
    const draft = { ...BOREAL, postalCode: "M5V 2T6" };
    const refused = await api.post("/api/company", draft, A, { "Accept-Language": language });
    return ((await refused.json()) as { errors: { postalCode: string } }).errors.postalCode;
  };
  expect(await sentence("fr")).toMatch(/^Ce code postal est d’une autre province\..* du Québec/);
  expect(await sentence("en")).toMatch(/^This postal code is in another province\..* Québec’s/);
});

it("typesets names when they are saved, in the same way for both languages", async () => {
  const typed = { ...BOREAL, name: "L'Œuvre d'Ève", street: "10, rue de l'Église" };
  const saved = await (await api.post("/api/company", typed, A)).json();
  expect(saved).toMatchObject({ name: "L’Œuvre d’Ève", street: "10, rue de l’Église" });
});

it("previews the draft as it would be published, complete or not", async () => {
  const { company: service } = api.services;
  expect(await service.draft()).toBeUndefined();
  await api.post("/api/company", { ...BOREAL, questions: [question("Oui.", "")] }, A);
  const values = { ...BOREAL, questions: [question("Oui.", "")] };
  expect(await service.draft()).toEqual(ownCompanyOf(values, companyDay(new Date())));
  expect(await service.live()).toBeUndefined();
});

it("imports a file that was exported before questions existed", async () => {
  const { questions: _, ...before } = BOREAL;
  expect(await api.services.company.take(before)).toBe(true);
  expect((await api.services.company.published())?.questions).toEqual([]);
  expect(await api.services.company.live()).not.toHaveProperty("content");
});

const upload = async (use: string, body: string | Uint8Array<ArrayBuffer>, type: string, language = "fr") => {
  const headers = { "Content-Type": type, "Accept-Language": language };
  const answer = await api.request(`/api/company/pictures?use=${use}`, { method: "POST", body, headers }, A);
  return { status: answer.status, ...((await answer.json()) as { picture: string; errors?: { image: string } }) };
};

it("crops a portrait to size, upright, and strips its location and camera", async () => {
  const { picture } = await upload("portrait", new Uint8Array(await photograph()), "image/jpeg");
  const file = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
  const { format, width, height, exif, xmp, icc, orientation } = await sharp(file).metadata();
  expect({ format, width, height, exif, xmp, icc, orientation }).toEqual({ format: "webp", width: 384, height: 384 });
  const founder = [{ portrait: picture, isAgreed: true, agreedOn: "2026-11-20", signature: null }];
  expect((await api.post("/api/company", { ...BOREAL, founder }, A)).status).toBe(201);
});

it("rebuilds a logo, and explains in both languages why it rejects one", async () => {
  expect((await upload("logo", LOGO_SOURCE, "image/svg+xml")).picture).toBe(LOGO);
  const hostile = LOGO_SOURCE.replace("<path", "<script/><path");
  expect(await upload("logo", hostile, "image/svg+xml")).toMatchObject({
    status: 422,
    errors: { image: expect.stringMatching(/^Ce SVG contient plus qu’un dessin\u00a0: un script/) },
  });
  expect((await upload("logo", hostile, "image/svg+xml", "en")).errors?.image).toMatch(/^This SVG has more in it/);
  expect((await upload("portrait", LOGO_SOURCE, "image/svg+xml")).errors?.image).toMatch(/^Envoyez une image JPEG/);
});

it("rejects a picture that did not come from our upload", async () => {
  const photo = await photograph();
  const told = await sharp(photo)
    .webp()
    .withExif({ IFD0: { Make: "Phone" } })
    .toBuffer();
  const data = (type: string, body: Buffer | string) =>
    `data:image/${type};base64,${Buffer.from(body).toString("base64")}`;
  const founder = (portrait: string) => ({ portrait, isAgreed: true, agreedOn: "2026-11-20", signature: null });
  for (const [field, change] of [
    [
      "look.0.logo",
      { look: [{ logo: data("svg+xml", LOGO_SOURCE.replace("<path", "<path onload='x'")), hasName: false }] },
    ],
    ["look.0.logo", { look: [{ logo: data("svg+xml", LOGO_SOURCE), hasName: false }] }],
    ["look.0.logo", { look: [{ logo: PORTRAIT, hasName: false }] }],
    ["look.0.logo", { look: [{ logo: "https://evil.example/a.svg", hasName: false }] }],
    ["founder.0.portrait", { founder: [founder(data("webp", told))] }],
    ["founder.0.portrait", { founder: [founder(data("webp", photo))] }],
    ["founder.0.portrait", { founder: [founder(LOGO)] }],
  ] as const) {
    const refused = await api.post("/api/company", { ...BOREAL, ...change }, A);
    expect(refused.status).toBe(422);
    expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual([field]);
    await expect(api.services.company.take({ ...BOREAL, ...change })).rejects.toHaveProperty(["fields", field]);
  }
});

it("rejects an accent colour that is hard to read, with its contrast and the nearest readable colour", async () => {
  const look = [{ logo: null, hasName: false, accentLight: "#f2c200", accentDark: "#14532d" }];
  const sentences = async (language: string) => {
    const refused = await api.post("/api/company", { ...BOREAL, look }, A, { "Accept-Language": language });
    expect(refused.status).toBe(422);
    return ((await refused.json()) as { errors: Record<string, string> }).errors;
  };
  const french = await sentences("fr");
  expect(french["look.0.accentLight"]).toMatch(/ 1,5\d pour 1, .* au moins 4,5\. .* est #[\da-f]{6}\.$/);
  const english = await sentences("en");
  expect(english["look.0.accentLight"]).toMatch(/ 1\.5\d to 1, .* at least 4\.5 .* is #[\da-f]{6}\.$/);
  const nearest = (field: string) => /#[\da-f]{6}/.exec(english[field]!)![0];
  const told = { accentLight: nearest("look.0.accentLight"), accentDark: nearest("look.0.accentDark") };
  expect(await api.services.company.take({ ...BOREAL, look: [{ ...look[0], ...told }] })).toBe(true);
  const wrong = { ...BOREAL, look: [{ ...look[0], accentLight: "red;}", accentDark: null }] };
  await expect(api.services.company.take(wrong, { replace: true })).rejects.toMatchObject({
    fields: { "look.0.accentLight": "colourInvalid" },
  });
});

it("shows a portrait only with the person's consent and its date", async () => {
  const founder = { portrait: PORTRAIT, isAgreed: false, agreedOn: null, signature: null };
  const look = [{ logo: LOGO, hasName: true }];
  await expect(api.services.company.take({ ...BOREAL, founder: [founder] })).rejects.toMatchObject({
    fields: { "founder.0.isAgreed": "portraitConsentMissing", "founder.0.agreedOn": "portraitConsentMissing" },
  });
  const agreed = { ...founder, isAgreed: true, agreedOn: "2026-11-20" };
  expect(await api.services.company.take({ ...BOREAL, look, founder: [agreed] })).toBe(true);
  const live = await api.services.company.live();
  expect(live?.founder).toEqual({
    name: "",
    portrait: expect.stringMatching(/^\/company\/portrait-[0-9a-z]+\.webp$/),
    signature: "",
  });
  expect(live?.logo).toEqual({
    address: expect.stringMatching(/^\/company\/logo-[0-9a-z]+\.svg$/),
    proportions: 3,
    hasName: true,
  });
});

it("refuses a consent dated after today, even in a draft", async () => {
  const at = (now: string) => testApi(database, { clock: () => new Date(now) });
  const portrait = (agreedOn: string) => ({
    ...BOREAL,
    founder: [{ portrait: PORTRAIT, isAgreed: true, agreedOn, signature: null }],
  });
  // The evening of November 19 in Montréal is already November 20 in UTC.
  const evening = at("2026-11-20T02:00:00.000Z");
  const refused = await evening.post("/api/company", portrait("2026-11-20"), A);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: { "founder.0.agreedOn": "Cette date est à venir. Donnez le jour où la personne a consenti." },
  });
  await expect(evening.services.company.take(portrait("2026-11-20"))).rejects.toMatchObject({
    fields: { "founder.0.agreedOn": "consentToCome" },
  });
  const words = { fr: "Un texte.", en: "A text." };
  const none = { fr: "", en: "" };
  const real = {
    ...{ title: words, sector: words, about: words, challenge: words, solution: words, quote: none, role: none },
    ...{ figures: [], person: null, client: null, clientLogo: null, isReal: true, consentBy: "Ève Roy" },
    ...{ consentOn: "2126-11-20", isHidden: false },
  };
  await expect(evening.services.company.take({ ...BOREAL, cases: [real] })).rejects.toMatchObject({
    fields: { "cases.0.consentOn": "consentToCome" },
  });
  expect((await evening.post("/api/company", portrait("2026-11-19"), A)).status).toBe(201);
  expect((await evening.post("/api/company/versions", { version: 1 }, A)).status).toBe(204);
});

it("refuses a founding year that is not a year", async () => {
  for (const foundingYear of [19, 1799, 2101]) {
    const refused = await api.post("/api/company", { ...BOREAL, foundingYear }, A);
    expect(await refused.json()).toMatchObject({
      errors: { foundingYear: "Écrivez une année en quatre chiffres, de 1800 à 2100." },
    });
  }
});

const LEGAL = {
  neq: "1148 123 456",
  officerName: "Ève Roy",
  officerTitle: { fr: "directrice", en: "director" },
  requestMonths: 36,
};

it("checks the NEQ and the retention period, and requires a title in both languages", async () => {
  const faultsOf = (change: object) =>
    api.services.company.take({ ...BOREAL, legal: [{ ...LEGAL, ...change }] }, { replace: true }).then(
      () => undefined,
      (error) => error.fields,
    );
  expect(await faultsOf({})).toBeUndefined();
  expect((await api.services.company.live())?.neq).toBe("1148123456");
  for (const neq of ["1248123456", "114812345", "11481234567", "onze"]) {
    expect(await faultsOf({ neq }), neq).toEqual({ "legal.0.neq": "neqInvalid" });
  }
  for (const requestMonths of [2, 121, 12.5]) {
    expect(await faultsOf({ requestMonths })).toEqual({ "legal.0.requestMonths": "monthsOutside" });
  }
  expect(await faultsOf({ officerTitle: { fr: "directrice", en: "" } })).toEqual({
    "legal.0.officerTitle.en": "englishTextMissing",
  });
});

it("renews the wording of notices and consents only when a value they quote changes", async () => {
  let now = new Date("2026-12-01T15:00:00.000Z");
  const { company: service } = testApi(database, { clock: () => now }).services;
  const published = async (values: object) => {
    expect(await service.take({ ...BOREAL, ...values }, { replace: true })).toBe(true);
    const { wordingMark, wordedOn } = (await service.live())!;
    return { wordingMark, wordedOn };
  };
  const first = await published({});
  expect(first).toEqual({ wordingMark: expect.stringMatching(/^-[0-9a-z]{1,7}$/), wordedOn: "2026-12-01" });
  now = new Date("2026-12-02T15:00:00.000Z");
  expect(await published({ velocity: 480, phone: "819 555-0199" })).toEqual(first);
  const marks = [first.wordingMark];
  for (const change of [
    { legalName: "Boréal ltée" },
    { legal: [LEGAL] },
    { legal: [{ ...LEGAL, requestMonths: 24 }] },
  ]) {
    const { wordingMark, wordedOn } = await published(change);
    expect(marks).not.toContain(wordingMark);
    expect(wordedOn).toBe("2026-12-02");
    marks.push(wordingMark);
  }
  expect((await published({})).wordingMark).toBe(first.wordingMark);
});

it("is hidden from editors", async () => {
  for (const path of ["/api/company", "/api/company/shown", "/api/company/versions"]) {
    expect((await api.get(path, { staff: EDITOR })).status).toBe(403);
  }
});
