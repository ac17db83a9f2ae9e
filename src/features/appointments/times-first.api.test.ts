import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, type Caller, type TestApi, testApi } from "../../../test/api.ts";
import { application, applicationWithout } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { problems as en } from "../../text/en/problems.ts";
import { problems as fr } from "../../text/fr/problems.ts";
import { readToken } from "./link.ts";
import type { AskedTime, Slot } from "./model.ts";
import { instantsOf } from "./times/wall-clock.ts";

let database: Database;
let api: TestApi;
let now: Date;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  // A Monday morning before opening.
  now = new Date("2027-03-15T12:00:00Z");
  api = testApi(database, { clock: () => now });
});

const at = (time: string, day = "2027-03-16") =>
  new Date(instantsOf({ day, time }, COMPANY_TIME_ZONE)[0]!).toISOString();

interface Answer {
  id: number;
  createdAt: string;
  appointment?: AskedTime;
}
const send = (body: Record<string, unknown>, caller?: Caller, key?: string) =>
  api.post("/api/consultations", body, caller, key === undefined ? {} : { "Idempotency-Key": key });
async function sent(body: Record<string, unknown>, caller?: Caller, key?: string) {
  const response = await send(body, caller, key);
  expect(response.status).toBe(201);
  return { answer: (await response.json()) as Answer, link: response.headers.get("Link") };
}
const requests = () => database.kysely.selectFrom("consultations").selectAll().orderBy("id").execute();
const booked = () => database.kysely.selectFrom("appointments").selectAll().orderBy("id").execute();
const confirmations = async () =>
  (
    await database.kysely
      .selectFrom("outbox")
      .select("payload")
      .where("template", "=", "visitor-confirmation")
      .execute()
  ).map(({ payload }) => payload as { time?: { state: string } });
/** Returns a request that is set aside, because its honeypot field is filled in. */
const doubtful = (changes: Record<string, unknown> = {}) => application({ leaveEmpty: "x", ...changes });

describe("a time chosen before the form", () => {
  it("is booked by submitting the form", async () => {
    const { answer, link } = await sent(application({ start: at("10:00"), zone: "Europe/Paris", language: "en" }));
    expect(answer.appointment).toMatchObject({ state: "booked", start: at("10:00"), kind: "phone" });
    const { token } = answer.appointment as { token: string };
    expect(readToken(token)).toMatchObject({ purpose: "appointment", channel: "screen" });
    expect(link).toContain("/en/appointment?token=");
    expect(await booked()).toMatchObject([{ consultationId: answer.id, visitorZone: "Europe/Paris", language: "en" }]);
    expect(await requests()).toMatchObject([{ wishedStart: null, wishedKind: null, wishedZone: null }]);
    const mails = await database.kysely
      .selectFrom("outbox")
      .select("template")
      .where("status", "=", "pending")
      .execute();
    expect(mails.map(({ template }) => template)).toContain("appointment");
    expect(await confirmations()).toMatchObject([{ time: { state: "booked", isElsewhere: true } }]);
  });

  it("is confirmed in our time for a meeting at our office, whatever the visitor's zone", async () => {
    const start = at("14:00", "2027-03-17");
    await sent(application({ start, kind: "office", zone: "Europe/Paris" }));
    expect(await confirmations()).toMatchObject([{ time: { visitor: { time: "14:00" }, isElsewhere: false } }]);
  });

  it("is booked by phone if the visitor gave a number, otherwise by video, unless they choose", async () => {
    const kindOf = async (body: Record<string, unknown>) => {
      const { appointment } = (await sent(body)).answer;
      return appointment?.state === "booked" && appointment.kind;
    };
    expect(await kindOf(application({ start: at("09:00") }))).toBe("phone");
    expect(await kindOf({ ...applicationWithout("phone"), start: at("11:00") })).toBe("video");
    expect(await kindOf(application({ start: at("14:00", "2027-03-17"), kind: "office", zone: "" }))).toBe("office");
  });

  it("is absent from the response if the form sent none", async () => {
    const { answer } = await sent(application({ start: "", kind: "", zone: "" }));
    expect(answer).not.toHaveProperty("appointment");
    expect(await booked()).toEqual([]);
  });

  it("is booked once if contested; the other requests are stored too and get fresh times, nearest first", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sent(application({ start: at("10:00") }))));
    const states = answers.map(({ answer }) => answer.appointment!.state);
    expect(states.sort()).toEqual(["booked", ...Array.from({ length: 19 }, () => "requested")]);
    expect(await booked()).toHaveLength(1);
    expect(await requests()).toHaveLength(20);
    const { appointment } = answers.find(({ answer }) => answer.appointment!.state === "requested")!.answer;
    const { slots } = appointment as { slots: Slot[] };
    expect(slots.slice(0, 2).map(({ company }) => company.time)).toEqual(["09:00", "11:00"]);
    expect(slots.map(({ start }) => start)).not.toContain(at("10:00"));
    const wished = (await requests()).filter(({ wishedStart }) => wishedStart !== null);
    expect(wished).toHaveLength(19);
  });

  it.each([
    ["over", { start: "2027-03-12T15:00:00Z" }, "start", "startOutside"],
    ["of the year 1", { start: "0001-01-01T00:00:00Z" }, "start", "startOutside"],
    ["beyond three weeks", { start: "2027-06-01T14:00:00Z" }, "start", "startOutside"],
    ["off the grid", { start: "2027-03-16T14:07:00Z" }, "start", "startOffGrid"],
    ["no time at all", { start: "tomorrow" }, "start", "startInvalid"],
    ["in a zone that is none", { start: "2027-03-16T14:00:00Z", zone: "Mars/Olympus" }, "zone", "zoneInvalid"],
    ["of a kind that is none", { start: "2027-03-16T14:00:00Z", kind: "fax" }, "kind", "kindInvalid"],
    ["of a kind that is closed", { start: "2027-03-16T14:00:00Z", kind: "office" }, "kind", "kindClosed"],
  ] as const)("%s is rejected in a sentence with free times, and nothing is stored", async (_, wish, field, key) => {
    await api.get("/api/appointments/slots");
    await database.kysely.updateTable("appointment_hosts").set({ kinds: '["phone","video"]' }).execute();
    api.services.appointments.offers.forget();
    for (const [language, { fieldErrors }] of [
      ["fr", fr],
      ["en", en],
    ] as const) {
      const response = await send(application({ ...wish, language }));
      expect(response.status).toBe(422);
      const { errors, current } = (await response.json()) as {
        errors: Record<string, string>;
        current: { slots: Slot[] };
      };
      expect(errors).toEqual({ [field]: fieldErrors[key] });
      expect(current.slots.length).toBeGreaterThan(50);
    }
    expect(await requests()).toEqual([]);
  });

  it("gets the same response for the same idempotency key, even when the time has passed", async () => {
    const body = application({ start: at("10:00") });
    const first = await sent(body, {}, "one-press");
    now = new Date("2027-03-16T20:00:00Z");
    expect((await sent(body, {}, "one-press")).answer).toEqual(first.answer);
    expect(await booked()).toHaveLength(1);
    expect(await requests()).toHaveLength(1);
  });

  it("is never booked for a request set aside, whose response looks like that for a taken time", async () => {
    await sent(application({ start: at("10:00") }));
    const gone = (await sent(application({ start: at("10:00") }))).answer;
    const aside = (await sent(doubtful({ start: at("14:00"), kind: "video", zone: "Europe/Paris" }))).answer;
    expect(Object.keys(aside.appointment!)).toEqual(Object.keys(gone.appointment!));
    expect(aside.appointment).toMatchObject({ state: "requested", start: at("14:00") });
    expect(await booked()).toHaveLength(1);
    const staffView = await api.get(`/api/consultations/${aside.id}`, { staff: ADMIN });
    expect(await staffView.json()).toMatchObject({
      wishedStart: at("14:00"),
      wishedKind: "video",
      wishedZone: "Europe/Paris",
    });
  });

  it("is booked when staff accept its request, or fresh times are emailed", async () => {
    const accept = (id: number) => api.put(`/api/consultations/${id}/review`, { review: "accepted" }, { staff: ADMIN });
    const first = (await sent(doubtful({ start: at("14:00"), kind: "video" }))).answer;
    const second = (await sent(doubtful({ start: at("14:00"), kind: "video" }))).answer;
    expect(await (await accept(first.id)).json()).toMatchObject({ review: "accepted", wishedStart: null });
    expect(await booked()).toMatchObject([{ consultationId: first.id, kind: "video" }]);
    expect(await (await accept(second.id)).json()).toMatchObject({ wishedStart: at("14:00") });
    expect((await confirmations()).map(({ time }) => time?.state).sort()).toEqual(["booked", "requested"]);
    const third = (await sent(doubtful({ start: at("15:30") }))).answer;
    now = new Date("2027-03-20T12:00:00Z");
    expect((await accept(third.id)).status).toBe(200);
    expect(await booked()).toHaveLength(1);
  });

  it("is booked by the emailed link beyond the share of unproven addresses", async () => {
    const caller = { address: "198.51.100.7" };
    const states: string[] = [];
    for (const time of ["09:00", "11:00", "14:00"]) {
      const day = time === "14:00" ? "2027-03-18" : "2027-03-17";
      const { appointment } = (await sent(application({ start: at(time, day) }), caller)).answer;
      states.push(appointment!.state);
    }
    expect(states).toEqual(["booked", "booked", "on-condition"]);
    expect(await confirmations()).toMatchObject([{}, {}, { time: { state: "on-condition" } }]);
  });

  it("is only noted if no host can be booked", async () => {
    await api.get("/api/appointments/slots");
    await sql`update appointment_hosts set active = ${database.dialect === "sqlite" ? 0 : false}`.execute(
      database.kysely,
    );
    api.services.appointments.offers.forget();
    const { answer } = await sent(application({ start: at("10:00"), kind: "video" }));
    expect(answer.appointment).toEqual({ state: "requested", start: at("10:00"), slots: [] });
  });
});

describe("the same without JavaScript", () => {
  const post = async (changes: Record<string, string>, caller?: Caller) => {
    const { leadScore, ...fields } = application(changes) as Record<string, string>;
    return await api.postForm("/api/consultations", fields, caller);
  };

  it("leads to the appointment's page", async () => {
    const response = await post({ start: at("10:00"), kind: "", zone: "" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toMatch(/^\/rendez-vous\?token=s\d+\.[\w-]+&new=1$/);
    expect(await booked()).toHaveLength(1);
  });

  it("leads to fresh times if the time is gone, and to a generic page for a request set aside", async () => {
    await post({ start: at("10:00") });
    const gone = await post({ start: at("10:00"), language: "en" });
    expect(gone.headers.get("Location")).toContain(`&wished=${encodeURIComponent(at("10:00"))}`);
    const aside = await post({ start: at("14:00"), leaveEmpty: "x" });
    expect(aside.headers.get("Location")).toBe("/consultation-result?time=requested");
  });

  it("shows the form again with all answers, an error message and free times", async () => {
    const response = await post({ start: "2027-03-12T15:00:00Z", name: "Zoé Roy" });
    expect(response.status).toBe(422);
    const { formResult } = api.rendered.at(-1)!.locals;
    expect(formResult).toMatchObject({ values: { name: "Zoé Roy" }, errors: { start: fr.fieldErrors.startOutside } });
    expect(formResult!.slots.length).toBeGreaterThan(50);
  });
});
