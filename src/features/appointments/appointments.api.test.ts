import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { tokenOf } from "../../../test/links.ts";
import type { Database } from "../../db/database.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { NEXT_TIME_TAG } from "../../server/pages/page-rules.ts";
import type { Overview } from "../overview/model.ts";
import { addMember } from "../staff/accounts.ts";
import { bookTime } from "./book-time.ts";
import { cancelAppointment, moveAppointment, noteOutcome, tellLate } from "./change-appointment.ts";
import { linkMailFollower } from "./mails.ts";
import { type StaffAppointment, staffAppointmentSchema, TEAM, visitorAppointmentSchema } from "./model.ts";
import type { AppointmentsParts } from "./parts.ts";
import { offerTimes, readTimesAhead } from "./times/offer-times.ts";
import { QUARTER_MS } from "./times/slots.ts";
import { instantsOf } from "./times/wall-clock.ts";
import { changeWaiting, readCalendarFile, viewLink } from "./view-link.ts";

const SECRET = "a secret of at least thirty-two characters";
/** A Monday morning before opening. */
const MONDAY = new Date("2027-03-15T12:00:00Z");

let database: Database;
let api: TestApi;
let now: Date;
let parts: AppointmentsParts;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  now = MONDAY;
  api = testApi(database, { clock: () => now });
  parts = {
    database,
    clock: () => now,
    facts: api.services.facts,
    offers: api.services.appointments.offers,
    secret: SECRET,
    siteUrl: "https://nordet.test",
    senderMail: "bonjour@nordet.example",
  };
});

/** Returns the instant of a local time in Montréal. */
const at = (time: string, day = "2027-03-16") =>
  new Date(instantsOf({ day, time }, COMPANY_TIME_ZONE)[0]!).toISOString();

let sent = 0;
/**
 * Creates an accepted request.
 * @returns its id and the token of its booking link
 */
async function request(): Promise<{ id: number; token: string }> {
  sent += 1;
  const form = application({ email: `zoe${sent}@tremblay.example`, company: `Tremblay ${sent}` });
  const response = await api.post("/api/consultations", form, {}, { "X-Forwarded-For": `192.0.2.${sent % 250}` });
  const { id } = (await response.json()) as { id: number };
  await database.kysely.updateTable("consultations").set({ review: "accepted" }).where("id", "=", id).execute();
  return { id, token: await tokenOf(database, SECRET, "book", id) };
}

const book = async (token: string, time: string, kind: "phone" | "video" | "office" = "video") =>
  await bookTime(parts, { token, start: at(time), kind });

/** Returns how a booking attempt ended: `booked`, or the error code. */
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => "booked",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const quarters = async () =>
  (await database.kysely.selectFrom("appointment_quarters").selectAll().orderBy("quarter").execute()).map(
    ({ quarter }) => new Date(quarter * QUARTER_MS).toISOString(),
  );

describe("times offered", () => {
  it("exist on a new database, before anyone has an account", async () => {
    const slots = await offerTimes(parts, { language: "fr" });
    expect(slots[0]).toMatchObject({ company: { day: "2027-03-15", time: "13:00" } });
    expect(slots.length).toBeGreaterThan(100);
    const hosts = await database.kysely.selectFrom("appointment_hosts").select("staffId").execute();
    expect(hosts).toEqual([{ staffId: TEAM }]);
  });

  it("become the first admin's, along with earlier bookings", async () => {
    const { token } = await request();
    await book(token, "10:00");
    // Editors may not see requests.
    const editor = {
      email: "bo@nordet.example",
      name: "Bo",
      password: "correct horse battery",
      role: "editor",
    } as const;
    await addMember(api.services.staff, editor);
    await offerTimes(parts, { language: "fr" });
    expect(await database.kysely.selectFrom("appointment_hosts").select("staffId").execute()).toEqual([
      { staffId: TEAM },
    ]);
    const admin = {
      email: "ada@nordet.example",
      name: "Ada",
      password: "correct horse battery",
      role: "admin",
    } as const;
    await addMember(api.services.staff, admin);
    const slots = await offerTimes(parts, { language: "fr" });
    expect(slots.map(({ start }) => start)).not.toContain(at("10:00"));
    const hosts = await database.kysely.selectFrom("appointment_hosts").select("staffId").execute();
    const booked = await database.kysely.selectFrom("appointments").select("staffId").execute();
    expect(booked).toEqual(hosts);
    expect(hosts).not.toEqual([{ staffId: TEAM }]);
  });

  it("are shown on pages, a few at a time, until the next quarter of an hour or a change", async () => {
    now = new Date("2027-03-15T12:05:00Z");
    const said = await readTimesAhead(parts, "fr");
    expect(said.times).toEqual([
      { start: at("13:00", "2027-03-15"), day: "2027-03-15", time: "13:00", nearness: "today" },
      { start: at("16:00", "2027-03-15"), day: "2027-03-15", time: "16:00", nearness: "today" },
      { start: at("09:00"), day: "2027-03-16", time: "09:00", nearness: "tomorrow" },
    ]);
    expect(said.holdsUntil).toEqual(new Date("2027-03-15T12:15:00Z"));
    const { token } = await request();
    await bookTime(parts, { token, start: at("13:00", "2027-03-15"), kind: "phone" });
    expect(api.purged).toContain(NEXT_TIME_TAG);
    expect((await readTimesAhead(parts, "fr")).times[0]?.time).toBe("14:00");
    now = new Date("2027-03-15T20:00:00Z");
    expect((await readTimesAhead(parts, "fr")).times[0]).toMatchObject({ day: "2027-03-16", nearness: "tomorrow" });
  });

  it("are shown in the visitor's time zone, or Montréal’s if theirs is invalid", async () => {
    const [paris] = await offerTimes(parts, { language: "fr", zone: "Europe/Paris" });
    expect(paris).toMatchObject({ company: { time: "13:00" }, visitor: { time: "18:00" } });
    const [unknown] = await offerTimes(parts, { language: "fr", zone: "../etc/passwd" });
    expect(unknown!.visitor).toEqual(unknown!.company);
  });
});

describe("booking (BOOKING §7)", () => {
  it("9: gives a contested time to one visitor and fresh times to the others", async () => {
    const requests: { token: string }[] = [];
    for (let count = 0; count < 12; count += 1) requests.push(await request());
    const outcomes = await Promise.all(requests.map(({ token }) => outcome(book(token, "10:00"))));
    expect(outcomes.sort()).toEqual(["booked", ...Array.from({ length: 11 }, () => "taken")]);
    const error = await book((await request()).token, "10:00").catch((reason: unknown) => reason);
    const { slots } = (error as AppError).current as { slots: { start: string }[] };
    expect(slots.length).toBeGreaterThan(50);
    expect(slots.map(({ start }) => start)).not.toContain(at("10:00"));
  });

  it("10: blocks the pause after the appointment and the one before it", async () => {
    await book((await request()).token, "10:00");
    for (const time of ["09:30", "09:45", "10:15", "10:30"]) {
      expect(await outcome(book((await request()).token, time)), time).toBe("taken");
    }
    expect(await outcome(book((await request()).token, "10:45"))).toBe("booked");
  });

  it("11: creates one appointment when the button is pressed three times at once", async () => {
    const { token } = await request();
    const all = await Promise.all([1, 2, 3].map(() => book(token, "10:00")));
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
    expect(await outcome(book(token, "11:00"))).toBe("wrong-state");
  });

  it("13: can move by a quarter of an hour, overlapping its former time", async () => {
    const { id, token } = await request();
    const { id: appointment } = await book(token, "10:00");
    const link = await tokenOf(database, SECRET, "appointment", appointment);
    await moveAppointment(parts, { token: link }, { start: at("10:15") });
    expect(await quarters()).toEqual([at("10:15"), at("10:30"), at("10:45")]);
    expect(id).toBeGreaterThan(0);
  });

  it("14: keeps one row and one UID when moved twice, and counts a double click as one move", async () => {
    const { token } = await request();
    const booked = await book(token, "10:00");
    const link = { token: await tokenOf(database, SECRET, "appointment", booked.id) };
    await moveAppointment(parts, link, { start: at("11:00") });
    await Promise.all([1, 2].map(() => moveAppointment(parts, link, { start: at("14:00") })));
    const rows = await database.kysely.selectFrom("appointments").selectAll().execute();
    expect(rows).toMatchObject([{ uid: booked.uid, sequence: 2, version: 3, wallTime: "14:00" }]);
  });

  it("17: never exceeds the host's daily cap, however many ask at once", async () => {
    await offerTimes(parts, { language: "fr" });
    await database.kysely.updateTable("appointment_hosts").set({ dailyCap: 3 }).execute();
    const times = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00"];
    const requests: { token: string }[] = [];
    for (const _ of times) requests.push(await request());
    const outcomes = await Promise.all(times.map((time, index) => outcome(book(requests[index]!.token, time))));
    expect(outcomes.filter((each) => each === "booked")).toHaveLength(3);
  });

  it("20b: cancelling frees the time, and the request may book again", async () => {
    const { token } = await request();
    const { id } = await book(token, "10:00");
    const link = { token: await tokenOf(database, SECRET, "appointment", id) };
    const cancelled = await cancelAppointment(parts, link, "Malade");
    expect(cancelled).toMatchObject({ state: "cancelled", sequence: 1, reason: "Malade", cancelledBy: "visitor" });
    expect(await cancelAppointment(parts, link, null)).toMatchObject({ sequence: 1, reason: "Malade" });
    expect(await outcome(moveAppointment(parts, link, { start: at("11:00") }))).toBe("wrong-state");
    expect(await outcome(book(token, "10:00"))).toBe("booked");
  });

  it("rejects a past, unparsable or too distant time as a field error", async () => {
    const { token } = await request();
    const { token: link } = {
      token: await tokenOf(database, SECRET, "appointment", (await book((await request()).token, "15:00")).id),
    };
    now = new Date(at("09:00"));
    for (const start of [
      "0001-01-01T00:00:00Z",
      "0000-01-01T00:00:00Z",
      "1970-01-01T00:00:00Z",
      at("08:45"),
      at("00:00", "2027-04-07"),
      "9999-12-31T23:59:59Z",
    ]) {
      const refusal = { code: "invalid", fields: { start: "startOutside" } };
      await expect(bookTime(parts, { token, start, kind: "video" }), start).rejects.toMatchObject(refusal);
      await expect(moveAppointment(parts, { token: link }, { start }), start).rejects.toMatchObject(refusal);
    }
    expect(await outcome(bookTime(parts, { token, start: at("10:00", "2027-04-06"), kind: "video" }))).toBe("booked");
  });

  it("offers nothing within the notice, outside hours, between quarters, or on a holiday", async () => {
    const { token } = await request();
    const start = (time: string, day: string) => bookTime(parts, { token, start: at(time, day), kind: "video" });
    for (const [time, day] of [
      ["12:30", "2027-03-15"],
      ["08:30", "2027-03-16"],
      ["17:45", "2027-03-16"],
      ["10:00", "2027-03-26"],
      ["10:00", "2027-03-21"],
    ] as const) {
      expect(await outcome(start(time, day)), `${day} ${time}`).toBe("taken");
    }
    const between = new Date(Date.parse(at("10:00")) + 60_000).toISOString();
    expect(await outcome(bookTime(parts, { token, start: between, kind: "video" }))).toBe("taken");
  });

  it("24: is rejected unless the request is accepted and the token genuine", async () => {
    const { id, token } = await request();
    await database.kysely.updateTable("consultations").set({ review: "to-check" }).where("id", "=", id).execute();
    expect(await outcome(book(token, "10:00"))).toBe("not-found");
    for (const forged of ["", "b1.x", await tokenOf(database, "another secret", "book", id)]) {
      expect(await outcome(book(forged, "10:00")), forged).toBe("not-found");
    }
  });

  it("24b: gives no link for a request that was set aside, and emails one once staff accept it", async () => {
    const spam = application({ email: "zoe@tremblay.example", leaveEmpty: "https://spam.example" });
    const response = await api.post("/api/consultations", spam);
    expect(response.headers.get("Link")).toBeNull();
    const body = await response.text();
    expect(body).not.toContain("token");
    expect(await database.kysely.selectFrom("outbox").selectAll().execute()).toEqual([]);
    const { id } = JSON.parse(body) as { id: number };
    await api.put(`/api/consultations/${id}/review`, { review: "accepted" }, { staff: ADMIN });
    const mail = await database.kysely
      .selectFrom("outbox")
      .select("payload")
      .where("template", "=", "visitor-confirmation")
      .executeTakeFirstOrThrow();
    const { bookingUrl } = mail.payload as unknown as { bookingUrl: string };
    const token = new URL(bookingUrl).searchParams.get("token")!;
    expect(
      await viewLink({ ...parts, secret: api.services.appointments.secret }, { token, language: "fr" }),
    ).toMatchObject({
      state: "choose",
    });
  });
});

describe("emails", () => {
  const mails = async (template: "appointment" | "staff-appointment") =>
    (
      await database.kysely.selectFrom("outbox").selectAll().where("template", "=", template).orderBy("id").execute()
    ).map(({ payload, nextAttemptAt }) => ({ ...(payload as unknown as { event: string }), dueAt: nextAttemptAt }));
  const linkOf = async (id: number) => ({ token: await tokenOf(database, SECRET, "appointment", id) });

  it("invite the visitor, remind them a day and an hour before, and tell the team", async () => {
    await book((await request()).token, "15:00");
    const toVisitor = await mails("appointment");
    expect(toVisitor.map(({ event, dueAt }) => [event, dueAt.toISOString()])).toEqual([
      ["booked", now.toISOString()],
      ["reminder", new Date(Date.parse(at("15:00")) - 86_400_000).toISOString()],
      ["reminder", at("14:00")],
    ]);
    expect(await mails("staff-appointment")).toMatchObject([{ event: "booked", sequence: 0 }]);
  });

  it("skip the day-before reminder for a booking made too late for it", async () => {
    const { token } = await request();
    await bookTime(parts, { token, start: at("13:30", "2027-03-15"), kind: "video" });
    expect((await mails("appointment")).map(({ event }) => event)).toEqual(["booked", "reminder"]);
  });

  it("15: are dropped, reminders included, when a change makes them obsolete", async () => {
    const { id } = await book((await request()).token, "15:00");
    await cancelAppointment(parts, await linkOf(id), null);
    expect((await mails("appointment")).map(({ event }) => event)).toEqual(["cancelled"]);
  });

  it("tell the team once that a visitor will be late, and only shortly before the appointment", async () => {
    const { id } = await book((await request()).token, "15:00");
    expect(await outcome(tellLate(parts, (await linkOf(id)).token, 10))).toBe("wrong-state");
    now = new Date(Date.parse(at("15:00")) - 1_800_000);
    await tellLate(parts, (await linkOf(id)).token, 10);
    await tellLate(parts, (await linkOf(id)).token, 10);
    expect((await mails("staff-appointment")).map(({ event }) => event)).toEqual(["booked", "late"]);
  });
});

describe("the waiting list", () => {
  const freed = async () =>
    await database.kysely
      .selectFrom("outbox")
      .select(["id", "recipient", "payload", "nextAttemptAt", "template"])
      .where("template", "=", "appointment-link")
      .orderBy("nextAttemptAt")
      .execute();

  it("offers a freed time in turn to people it is earlier for, unless it is taken again", async () => {
    const canceller = await request();
    const early = await request();
    const [first, second] = [await request(), await request()];
    const { id } = await book(canceller.token, "10:00");
    await book(early.token, "09:00");
    const late = await book(first.token, "15:00");
    for (const { token } of [early, first, second]) await changeWaiting(parts, { token, wanted: true });
    await changeWaiting(parts, { token: first.token, wanted: true });
    await cancelAppointment(parts, { token: await tokenOf(database, SECRET, "appointment", id) }, null);
    const mails = await freed();
    expect(mails.map(({ payload }) => (payload as { consultationId: number }).consultationId)).toEqual([
      first.id,
      second.id,
    ]);
    expect(mails[1]!.nextAttemptAt!.getTime() - mails[0]!.nextAttemptAt!.getTime()).toBe(2 * 3_600_000);

    const follower = linkMailFollower({ clock: () => now, outbox: api.services.outbox });
    const wanted = async (mail: (typeof mails)[number]) =>
      // Called within a transaction, as the outbox does, because SQLite has a single connection.
      await database.kysely
        .transaction()
        .execute((db) => follower.isWanted(db, { ...mail, payload: mail.payload } as never));
    expect(await wanted(mails[0]!)).toBe(true);
    await moveAppointment(
      parts,
      { token: await tokenOf(database, SECRET, "appointment", late.id) },
      { start: at("10:00") },
    );
    expect(await wanted(mails[1]!)).toBe(false);
    // The second visitor has no appointment yet, so even the time that the first visitor gave up is offered.
    expect((await freed()).map(({ payload }) => (payload as { freed: { start: string } }).freed.start)).toContain(
      at("15:00"),
    );
    await changeWaiting(parts, { token: second.token, wanted: false });
    const view = await viewLink(parts, { token: second.token, language: "fr" });
    expect(view).toMatchObject({ state: "choose", isWaiting: false });
    expect(await outcome(changeWaiting(parts, { token: "b1.x", wanted: true }))).toBe("not-found");
  });

  it("emails a link ten minutes after a missed call, unless the outcome is corrected", async () => {
    const { token } = await request();
    const { id, version } = await book(token, "10:00");
    now = new Date(at("10:05"));
    const changed = await noteOutcome(parts, { id, version, staffId: "ada" }, "missed");
    const [mail] = await freed();
    expect(mail!.nextAttemptAt).toEqual(new Date(now.getTime() + 600_000));
    const follower = linkMailFollower({ clock: () => now, outbox: api.services.outbox });
    const message = { payload: mail!.payload } as never;
    expect(await follower.isWanted(database.kysely, message)).toBe(true);
    await noteOutcome(parts, { id, version: changed.version, staffId: "ada" }, "held");
    expect(await follower.isWanted(database.kysely, message)).toBe(false);
  });
});

describe("the API and its page", () => {
  it("16: opening a link changes nothing, however often", async () => {
    const { id } = await book((await request()).token, "15:00");
    const { token } = { token: await tokenOf(database, SECRET, "appointment", id) };
    for (let count = 0; count < 5; count += 1) {
      expect(await viewLink(parts, { token, language: "fr" })).toMatchObject({ state: "booked" });
    }
    expect(await database.kysely.selectFrom("appointments").select("state").execute()).toEqual([{ state: "booked" }]);
  });

  it("shows a cancelled appointment with a link to book again, and no times without a link", async () => {
    const { id, token } = await request();
    const booked = await book(token, "15:00");
    await cancelAppointment(parts, { token: await tokenOf(database, SECRET, "appointment", booked.id) }, null);
    const view = await viewLink(parts, {
      token: await tokenOf(database, SECRET, "appointment", booked.id),
      language: "fr",
    });
    expect(view).toMatchObject({ state: "cancelled", bookToken: await tokenOf(database, SECRET, "book", id) });
    expect(await viewLink(parts, { token: "b1.x", language: "fr" })).toEqual({ state: "no-link" });
  });

  it("serves an appointment as a calendar file, in UTC, with its UID and SEQUENCE", async () => {
    const { id, uid } = await book((await request()).token, "15:00");
    const file = await readCalendarFile(parts, await tokenOf(database, SECRET, "appointment", id));
    expect(file).toContain(`UID:${uid}`);
    expect(file).toContain("DTSTART:20270316T190000Z");
    expect(file).toContain("SEQUENCE:0");
    expect(await outcome(readCalendarFile(parts, "a1.x"))).toBe("not-found");
  });

  it("responds 410 to the removed hold route, in both languages", async () => {
    const french = await api.post("/api/appointments/holds", { token: "b1.x", start: at("10:00") });
    expect([french.status, ((await french.json()) as { title: string }).title]).toEqual([410, "Fonction retirée"]);
    const english = await api.post("/api/appointments/holds", {}, {}, { "Accept-Language": "en" });
    expect([english.status, ((await english.json()) as { code: string }).code]).toEqual([410, "gone"]);
  });

  it("explains in both languages that a time has just been taken", async () => {
    const secret = api.services.appointments.secret;
    const tokens = [
      await tokenOf(database, secret, "book", (await request()).id),
      await tokenOf(database, secret, "book", (await request()).id),
    ];
    const ask = async (token: string, language: string) =>
      await api.post(
        "/api/appointments",
        { token, start: at("10:00"), kind: "video" },
        {},
        { "Accept-Language": language },
      );
    expect((await ask(tokens[0]!, "fr")).status).toBe(201);
    for (const [language, title] of [
      ["fr", "Ce moment vient d’être pris"],
      ["en", "That time was just taken"],
    ] as const) {
      const refused = await ask(tokens[1]!, language);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: "taken", title, current: { slots: expect.any(Array) } });
    }
  });

  it.each([["JSON"], ["a form"]])("rejects an impossible start as a field error, sent as %s", async (kind) => {
    const token = await tokenOf(database, api.services.appointments.secret, "book", (await request()).id);
    const send = (start: string) =>
      kind === "JSON"
        ? api.post("/api/appointments", { token, start, kind: "video" })
        : api.postForm("/api/appointments", { token, start, kind: "video", language: "en" });
    for (const start of [
      "0001-01-01T00:00:00Z",
      "9999-12-31T23:59:59Z",
      `2027-03-16T14:00:00.${"0".repeat(60_000)}Z`,
    ]) {
      const response = await send(start);
      const errors =
        kind === "JSON"
          ? ((await response.json()) as { errors: Record<string, string> }).errors
          : api.rendered.at(-1)!.locals.appointmentResult!.errors;
      expect([response.status, Object.keys(errors)]).toEqual([422, ["start"]]);
      expect(errors["start"]).toMatch(/\.$/);
    }
  });

  it("does not offer to move to the time that it already has, and says so to a stale form", async () => {
    const secret = api.services.appointments.secret;
    const booked = await book((await request()).token, "15:00");
    const token = await tokenOf(database, secret, "appointment", booked.id);
    const view = await viewLink({ ...parts, secret }, { token, language: "fr" });
    const starts = "slots" in view ? view.slots.map(({ start }) => start) : [];
    expect(starts).toContain(at("14:00"));
    expect(starts).not.toContain(at("15:00"));
    const move = async (start: string) => {
      const response = await api.postForm("/api/appointments/move", { token, start, language: "fr" });
      const { searchParams } = new URL(response.headers.get("location")!, "https://nordet.test");
      return [...searchParams.keys()];
    };
    expect(await move(at("15:00"))).toEqual(["token", "same"]);
    expect(await move(at("14:00"))).toEqual(["token", "moved"]);
    expect(await move(at("14:00"))).toEqual(["token", "same"]);
  });

  it("responds to JSON with JSON, and redirects a form to its page", async () => {
    const secret = "a secret of thirty-two characters, or more";
    const { id } = await request();
    const token = await tokenOf(database, secret, "book", id);
    const slots = await api.get("/api/appointments/slots?language=en&zone=America/Vancouver");
    const { slots: times } = (await slots.json()) as { slots: { start: string }[] };
    const start = times[3]!.start;
    const response = await api.post("/api/appointments", { token, start, kind: "phone" });
    expect(response.status).toBe(201);
    const booked = visitorAppointmentSchema.parse(await response.json());
    const form = new URLSearchParams({ token: booked.token, language: "en", reason: "Sick" });
    const cancelled = await api.request("/api/appointments/cancel", {
      method: "POST",
      body: form,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect([cancelled.status, cancelled.headers.get("location")]).toEqual([
      303,
      `/en/appointment?token=${encodeURIComponent(booked.token)}`,
    ]);
    expect((await api.post("/api/appointments", { token: "x", start, kind: "phone" })).status).toBe(404);
    expect((await api.post("/api/appointments", { token, start: "now", kind: "fax" })).status).toBe(422);
  });
});

describe("staff", () => {
  const list = async () =>
    (await (
      await api.get("/api/appointments?from=2027-03-15&to=2027-03-20", { staff: ADMIN })
    ).json()) as StaffAppointment[];

  it("see each appointment with its brief, move it at short notice, record its outcome, and get edit conflicts", async () => {
    await book((await request()).token, "15:00");
    const [first] = await list();
    staffAppointmentSchema.parse(first);
    expect(first).toMatchObject({ day: "2027-03-16", time: "15:00", isShifted: false, host: { id: TEAM } });
    now = new Date(at("13:50"));
    const path = `/api/appointments/${first!.id}`;
    const moved = await api.put(`${path}/time`, { version: 1, start: at("14:15") }, { staff: ADMIN });
    expect([moved.status, await moved.json()]).toEqual([200, { version: 2 }]);
    expect((await api.put(`${path}/time`, { version: 1, start: at("16:00") }, { staff: ADMIN })).status).toBe(409);
    expect((await api.put(`${path}/outcome`, { version: 2, outcome: "held" }, { staff: ADMIN })).status).toBe(409);
    now = new Date(at("14:50"));
    expect((await api.put(`${path}/outcome`, { version: 2, outcome: "held" }, { staff: ADMIN })).status).toBe(200);
    expect(await list()).toMatchObject([{ time: "14:15", outcome: "held", version: 3 }]);
    const lines = await database.kysely.selectFrom("audit_log").select(["actor", "action", "detail"]).execute();
    expect(lines.filter(({ action }) => action.startsWith("appointment"))).toMatchObject([
      { actor: ADMIN.id, action: "appointment.moved", detail: { host: TEAM } },
      { actor: ADMIN.id, action: "appointment.outcome", detail: { outcome: "held" } },
    ]);
  });

  it("can move an appointment to any free quarter of an hour, even at short notice", async () => {
    const { token } = await request();
    const { id } = await book(token, "10:00");
    await book((await request()).token, "14:00");
    now = new Date(at("09:20"));
    const answer = await api.get(`/api/appointments/${id}/times`, { staff: ADMIN });
    const slots = (await answer.json()) as { start: string; company: { day: string; time: string } }[];
    const times = slots.filter(({ company }) => company.day === "2027-03-16").map(({ company }) => company.time);
    expect(times.slice(0, 4)).toEqual(["09:30", "09:45", "10:00", "10:15"]);
    expect(times).toContain("13:15");
    expect(times).not.toContain("13:30");
    expect(times).not.toContain("14:30");
    expect(times).toContain("14:45");
    expect((await api.get("/api/appointments/999/times", { staff: ADMIN })).status).toBe(404);
  });

  it("see on the person's timeline when the appointment was booked, moved and held, and by whom", async () => {
    const { id, token } = await request();
    const booked = await book(token, "10:00");
    const link = await tokenOf(database, SECRET, "appointment", booked.id);
    const moved = await moveAppointment(parts, { token: link }, { start: at("11:00") });
    now = new Date(at("11:40"));
    await noteOutcome(parts, { id: booked.id, version: moved.version, staffId: ADMIN.id }, "held");
    const entries = await database.kysely
      .selectFrom("timeline_entries")
      .select(["actor", "detail", "recordId"])
      .where("kind", "=", "appointment")
      .orderBy("id")
      .execute();
    expect(entries.map(({ detail, ...entry }) => ({ ...entry, ...detail }))).toEqual([
      { actor: "visitor", recordId: id, event: "booked", start: at("10:00") },
      { actor: "visitor", recordId: id, event: "moved", start: at("11:00") },
      { actor: ADMIN.id, recordId: id, event: "held", start: at("11:00") },
    ]);
  });

  it("advance the request by recording the outcome, which overwrites no next step they wrote", async () => {
    const followUp = async (id: number) =>
      await database.kysely
        .selectFrom("consultations")
        .select(["stage", "contacted", "nextStep", "nextStepAt"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    const [held, missed, planned] = [await request(), await request(), await request()];
    await database.kysely
      .updateTable("consultations")
      .set({ nextStep: "Devis" })
      .where("id", "=", planned.id)
      .execute();
    const outcomes = [
      [held, "10:00", "held"],
      [missed, "11:00", "missed"],
      [planned, "12:00", "put-off"],
    ] as const;
    const booked = [];
    for (const [{ token }, time, outcome] of outcomes) booked.push({ ...(await book(token, time)), outcome });
    now = new Date(at("13:00"));
    for (const { id, version, outcome } of booked)
      await noteOutcome(parts, { id, version, staffId: ADMIN.id }, outcome);
    expect(await followUp(held.id)).toMatchObject({ stage: "in-discussion", contacted: true });
    expect(await followUp(missed.id)).toEqual({
      stage: "new",
      contacted: false,
      nextStep: "Relancer\u00a0: le rendez-vous a été manqué",
      nextStepAt: "2027-03-17",
    });
    expect((await followUp(planned.id)).nextStep).toBe("Devis");
    const csv = await (
      await api.get("/api/appointments/export.csv?from=2027-03-15&to=2027-03-20", { staff: ADMIN })
    ).text();
    expect(csv.split("\r\n").filter((line) => line.includes("tremblay.example"))).toHaveLength(3);
    expect(csv).toContain("Manqué");
    const overview = (await (await api.get("/api/overview?weeks=4", { staff: ADMIN })).json()) as Overview;
    expect(overview.weeks.at(-1)!.appointments).toEqual({ booked: 3, held: 1, missed: 1 });
  });

  it("cancel an appointment, which notifies the visitor but not the team", async () => {
    const { id } = await book((await request()).token, "15:00");
    const body = { version: 1, reason: "Grève" };
    expect((await api.put(`/api/appointments/${id}/cancelled`, body, { staff: ADMIN })).status).toBe(200);
    expect(await list()).toMatchObject([{ state: "cancelled", reason: "Grève" }]);
    const events = await database.kysely.selectFrom("outbox").select(["template", "payload"]).orderBy("id").execute();
    const last = events.filter(({ template }) => template.endsWith("appointment")).at(-1);
    expect([last?.template, last?.payload["event"]]).toEqual(["appointment", "cancelled"]);
  });

  it("25: see that the booked local time has shifted; the appointment does not move by itself", async () => {
    const { id } = await book((await request()).token, "15:00");
    await database.kysely.updateTable("appointments").set({ wallTime: "14:00" }).where("id", "=", id).execute();
    expect(await list()).toMatchObject([{ time: "15:00", isShifted: true }]);
  });

  it.each(["?from=2027-03-15", "?from=2027-02-30&to=2027-03-01", "?from=x&to=y"])(
    "get status 422 for %s",
    async (query) => {
      expect((await api.get(`/api/appointments${query}`, { staff: ADMIN })).status).toBe(422);
    },
  );
});
