import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { tokenOf } from "../../../test/links.ts";
import type { Database } from "../../db/database.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { bookTime } from "../appointments/book-time.ts";
import { cancelAppointment } from "../appointments/change-appointment.ts";
import { changeHost } from "../appointments/hosts/hosts.ts";
import { hostUidOf } from "../appointments/link.ts";
import { offerTimes } from "../appointments/times/offer-times.ts";
import { instantsOf } from "../appointments/times/wall-clock.ts";
import { addMember } from "../staff/accounts.ts";
import {
  type CalendarsParts,
  connectCalendar,
  disconnectCalendar,
  listCalendars,
  readNow,
  seal,
  unseal,
} from "./calendars.ts";
import { MOST_CALENDARS } from "./model.ts";
import { busyTimesOf } from "./reading/busy-times.ts";
import type { Reading, ReadingQuestion } from "./reading/read-calendar.ts";
import { createReadingTimer } from "./reading/reading-thread.ts";

const SECRET = "a secret of thirty-two characters, or more";
const HOUR_MS = 3_600_000;
const ICS = { kind: "ics", url: "webcal://calendar.example/private-secret/basic.ics" } as const;

let database: Database;
let api: TestApi;
let now: Date;
let ada: string;
let bo: string;
let parts: CalendarsParts;
let asked: ReadingQuestion[];
let answer: Reading;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  // A Monday morning, before business hours.
  now = new Date("2027-03-15T12:00:00Z");
  api = testApi(database, { clock: () => now });
  const member = async (name: string) => {
    const email = `${name.toLowerCase()}@nordet.example`;
    return (await addMember(api.services.staff, { email, name, password: "correct horse battery", role: "admin" })).id;
  };
  ada = await member("Ada");
  now = new Date(now.getTime() + 1_000);
  bo = await member("Bo");
  await offerTimes(api.services.appointments, { language: "fr" });
  asked = [];
  answer = { status: "read", times: [], holds: [], etag: null, lastModified: null };
  parts = {
    ...api.services.calendars,
    read: async (question) => {
      asked.push(question);
      const holds = [{ name: "Work", address: question.secret.url }];
      return answer.status === "read" && answer.holds.length === 0 ? { ...answer, holds } : answer;
    },
  };
});

const at = (time: string, day = "2027-03-16") => instantsOf({ day, time }, COMPANY_TIME_ZONE)[0]!;
const busy = (from: string, to: string, uid = "x") => ({ uid, start: at(from), end: at(to) });
const reads = (...times: ReturnType<typeof busy>[]) => {
  answer = { status: "read", times, holds: [], etag: '"1"', lastModified: null };
};
const offered = async () =>
  (await offerTimes(api.services.appointments, { language: "fr" }))
    .filter(({ company }) => company.day === "2027-03-16")
    .map(({ company }) => company.time);
const makeHost = (staffId: string) =>
  changeHost(
    api.services.appointments,
    { staffId, version: 0, actor: "system" },
    { languages: ["fr", "en"], kinds: ["phone", "video", "office"], dailyCap: 8, pause: 0, active: true },
  );
const timer = () =>
  createReadingTimer({
    calendars: parts,
    stopReading: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? [error.code, error.fields] : String(error)),
  );
const mails = async () =>
  (
    await database.kysely
      .selectFrom("outbox")
      .select(["recipient", "template"])
      .where("template", "=", "calendar-withdrawn")
      .execute()
  ).map(({ recipient }) => recipient);

describe("a member’s calendar", () => {
  it("is read at once, blocks its busy times, and is deleted with them", async () => {
    reads(busy("09:00", "12:05"), busy("11:00", "12:00"), busy("13:30", "14:00"));
    await connectCalendar(parts, ada, ICS);
    expect((await offered())[0]).toBe("12:30");
    expect(asked[0]).toMatchObject({ kind: "ics", secret: { url: ICS.url.replace("webcal", "https") } });
    expect(asked[0]?.addresses).toEqual(["ada@nordet.example"]);
    const stored = await database.kysely.selectFrom("busy_spans").selectAll().execute();
    expect(stored).toHaveLength(2);
    const { calendars } = await listCalendars(parts, ada);
    expect(calendars).toMatchObject([{ kind: "ics", server: "calendar.example", problem: null, failingSince: null }]);
    expect(await refusal(disconnectCalendar(parts, calendars[0]!.id, bo))).toEqual(["not-found", {}]);
    await disconnectCalendar(parts, calendars[0]!.id, ada);
    expect((await offered())[0]).toBe("09:00");
    expect(await database.kysely.selectFrom("busy_spans").selectAll().execute()).toEqual([]);
  });

  it("is stored encrypted, bound to its owner", async () => {
    await connectCalendar(parts, ada, {
      kind: "caldav",
      url: "https://dav.example/",
      username: "ada",
      password: "hunter2",
    });
    const [row] = await database.kysely.selectFrom("calendar_sources").selectAll().execute();
    expect(JSON.stringify(row)).not.toMatch(/hunter2|dav\.example/);
    expect(unseal(SECRET, ada, row!.secret)).toContain("hunter2");
    for (const [secret, owner] of [
      [SECRET, bo],
      ["another secret of thirty-two characters", ada],
    ] as const) {
      expect(unseal(secret, owner, row!.secret)).toBeUndefined();
    }
    expect(unseal(SECRET, ada, seal(SECRET, ada, "x").slice(0, -2))).toBeUndefined();
    const lines = await database.kysely.selectFrom("audit_log").select(["action", "detail"]).execute();
    expect(lines.filter(({ action }) => action.startsWith("calendar"))).toEqual([
      { action: "calendar.connected", detail: { kind: "caldav" } },
    ]);
  });

  it("is rejected with the reason, and not stored, if it cannot be read", async () => {
    answer = { status: "failed", problem: "calendarMissing" };
    expect(await refusal(connectCalendar(parts, ada, ICS))).toEqual(["invalid", { url: "calendarMissing" }]);
    expect(await refusal(connectCalendar(parts, ada, { ...ICS, url: "x" }))).toEqual([
      "invalid",
      { url: "calendarRefused" },
    ]);
    expect(await refusal(connectCalendar(parts, ada, { ...ICS, kind: "caldav" }))).toEqual([
      "invalid",
      { password: "calendarUnauthorized" },
    ]);
    expect((await listCalendars(parts, ada)).calendars).toEqual([]);
  });

  it("is shown by name, and can be connected only once, individually or through its account", async () => {
    const twice = ["invalid", { url: "calendarTwice" }];
    await connectCalendar(parts, ada, ICS);
    expect(await refusal(connectCalendar(parts, ada, { ...ICS, url: ICS.url.replace("webcal", "https") }))).toEqual(
      twice,
    );
    const account = { kind: "caldav", url: "https://dav.example/", username: "ada", password: "x" } as const;
    const all = ["Home", "Garden\0\u202e"].map((name) => ({ name, address: `https://dav.example/ada/${name[0]}/` }));
    answer = { status: "read", times: [], holds: all, etag: null, lastModified: null };
    await connectCalendar(parts, ada, account);
    answer = { ...answer, holds: all.slice(1) };
    expect(await refusal(connectCalendar(parts, ada, { ...account, url: all[1]!.address }))).toEqual(twice);
    await connectCalendar(parts, bo, account);
    const { calendars } = await listCalendars(parts, ada);
    expect(calendars.map(({ names }) => names)).toEqual([["Work"], ["Home", "Garden"]]);
    expect(JSON.stringify(await database.kysely.selectFrom("calendar_sources").selectAll().execute())).not.toContain(
      ".example",
    );
  });

  it("cannot be connected if the member already has five", async () => {
    for (let count = 0; count < MOST_CALENDARS; count += 1) {
      await connectCalendar(parts, ada, { ...ICS, url: `${ICS.url}?${count}` });
    }
    expect(await refusal(connectCalendar(parts, ada, ICS))).toEqual(["conflict", {}]);
  });

  it("is rejected by the API, with its real thread, if it is in our own network", async () => {
    const cookie = { staff: { id: "admin-1", email: "admin@nordet.example", name: "Ada", role: "admin" } } as const;
    await database.kysely
      .insertInto("staff")
      .values({ ...(await staffRow()), id: "admin-1", email: "admin@nordet.example" })
      .execute();
    const body = { kind: "ics", url: "https://127.0.0.1/secret.ics" };
    const response = await api.post("/api/calendars", body, cookie);
    expect(response.status).toBe(422);
    expect((await response.json()) as unknown).toMatchObject({ errors: { url: expect.stringContaining("https://") } });
    expect(await (await api.get("/api/calendars", cookie)).json()).toEqual({ calendars: [], hasFeed: false });
    await api.services.calendars.timer.stop();
  });

  const staffRow = async () =>
    await database.kysely.selectFrom("staff").selectAll().where("id", "=", ada).executeTakeFirstOrThrow();

  it("is checked every ten minutes, and read in full if changed, and once a day", async () => {
    reads(busy("09:00", "10:00"));
    await connectCalendar(parts, ada, ICS);
    const reading = timer();
    await reading.readDue();
    expect(asked).toHaveLength(1);
    now = new Date(now.getTime() + 10 * 60_000);
    answer = { status: "unchanged" };
    await reading.readDue();
    expect(asked.map(({ etag }) => etag)).toEqual([null, '"1"']);
    expect((await offered())[0]).toBe("10:00");
    now = new Date(now.getTime() + 24 * HOUR_MS);
    await reading.readDue();
    expect(asked[2]?.etag).toBeNull();
    expect(asked[2]!.end - asked[1]!.end).toBe(24 * HOUR_MS);
    await database.kysely.updateTable("staff").set({ deactivatedAt: now }).where("id", "=", ada).execute();
    now = new Date(now.getTime() + HOUR_MS);
    await reading.readDue();
    expect(asked).toHaveLength(3);
  });

  it("is read at once at its owner's request, and shows why a reading fails", async () => {
    reads(busy("09:00", "10:00"));
    await connectCalendar(parts, ada, ICS);
    const { id } = (await listCalendars(parts, ada)).calendars[0]!;
    expect(await refusal(readNow(parts, id, bo))).toEqual(["not-found", {}]);
    now = new Date(now.getTime() + 1_000);
    reads(busy("09:00", "11:00"));
    await readNow(parts, id, ada);
    expect((await offered())[0]).toBe("11:00");
    const readAt = now.toISOString();
    expect((await listCalendars(parts, ada)).calendars).toMatchObject([{ readAt, problem: null }]);
    answer = { status: "failed", problem: "calendarMissing" };
    now = new Date(now.getTime() + 1_000);
    await readNow(parts, id, ada);
    const failingSince = now.toISOString();
    expect((await listCalendars(parts, ada)).calendars).toMatchObject([
      { readAt, failingSince, problem: "calendarMissing", names: ["Work"] },
    ]);
    expect((await offered())[0]).toBe("11:00");
  });

  it("21: does not block a cancelled appointment's time, even if it still contains the appointment", async () => {
    const form = application({ email: "zoe@tremblay.example" });
    const { id } = (await (await api.post("/api/consultations", form)).json()) as { id: number };
    await database.kysely.updateTable("consultations").set({ review: "accepted" }).execute();
    const start = new Date(at("10:00")).toISOString();
    const booked = await bookTime(api.services.appointments, {
      token: await tokenOf(database, SECRET, "book", id),
      start,
      kind: "video",
    });
    reads(
      busy("10:00", "10:30", booked.uid),
      busy("10:00", "10:30", hostUidOf(booked.uid)),
      busy("14:00", "14:30", "0f0c0a3e-6b0e-4b8e-9f2c-000000000005"),
    );
    await connectCalendar(parts, ada, ICS);
    expect(await offered()).not.toContain("10:00");
    await cancelAppointment(
      api.services.appointments,
      { token: await tokenOf(database, SECRET, "appointment", booked.id) },
      null,
    );
    expect(await offered()).toContain("10:00");
    expect(await offered()).not.toContain("14:00");
  });

  it("22: counts for 24 hours of failures, then its host is no longer offered, and is notified once", async () => {
    reads(busy("09:00", "17:00"));
    await connectCalendar(parts, ada, ICS);
    await makeHost(bo);
    const reading = timer();
    answer = { status: "failed", problem: "calendarFailing" };
    const first = now.getTime() + 10 * 60_000;
    const hosts: string[] = [];
    for (let time = first; time <= first + 25 * HOUR_MS; time += HOUR_MS / 2) {
      now = new Date(time);
      await reading.readDue();
      const { calendars } = await listCalendars(parts, ada);
      expect(calendars).toMatchObject([{ failingSince: new Date(first).toISOString(), problem: "calendarFailing" }]);
      hosts.push(calendars[0]?.withdrawnAt === null ? "both" : "Bo alone");
    }
    expect(hosts.indexOf("Bo alone")).toBe(49);
    expect(await mails()).toEqual(["ada@nordet.example"]);
    // Ada is no longer offered, so no time is left without Bo.
    await database.kysely.updateTable("appointment_hosts").set({ active: false }).where("staffId", "=", bo).execute();
    expect(await offerTimes(api.services.appointments, { language: "fr" })).toEqual([]);
    reads();
    now = new Date(now.getTime() + HOUR_MS);
    await reading.readDue();
    expect((await offerTimes(api.services.appointments, { language: "fr" })).length).toBeGreaterThan(50);
    expect((await listCalendars(parts, ada)).calendars).toMatchObject([{ problem: null, withdrawnAt: null }]);
    expect(await mails()).toHaveLength(1);
  });

  it("is retried at increasing intervals of up to an hour while it fails, and delays no other", async () => {
    reads();
    await connectCalendar(parts, ada, ICS);
    await connectCalendar(parts, bo, ICS);
    const [adas, bos] = [ada, bo].map((id) => `${id === ada ? "ada" : "bo"}@nordet.example`);
    const start = now.getTime();
    const askedAt = new Map<string, number[]>([
      [adas!, []],
      [bos!, []],
    ]);
    const order: string[] = [];
    parts = {
      ...parts,
      read: async ({ addresses: [owner = ""] }) => {
        askedAt.get(owner)!.push((now.getTime() - start) / 60_000);
        order.push(owner);
        return owner === adas ? { status: "failed", problem: "calendarTooLarge" } : answer;
      },
    };
    const reading = timer();
    for (let minutes = 10; minutes <= 300; minutes += 10) {
      now = new Date(start + minutes * 60_000);
      await reading.readDue();
    }
    expect(askedAt.get(adas!)).toEqual([10, 20, 40, 80, 140, 200, 260]);
    expect(askedAt.get(bos!)).toHaveLength(30);
    // Calendars are read in order of connection until one fails.
    expect(order.slice(0, 4)).toEqual([adas, bos, bos, adas]);
    // Once the calendar is readable again, the usual interval applies.
    parts = { ...parts, read: async () => answer };
    now = new Date(start + 320 * 60_000);
    await timer().readDue();
    expect((await listCalendars(parts, ada)).calendars).toMatchObject([{ problem: null, failingSince: null }]);
  });

  it("reports that its URL can no longer be decrypted", async () => {
    await connectCalendar(parts, ada, ICS);
    parts = { ...parts, secret: "another secret of thirty-two characters" };
    now = new Date(now.getTime() + HOUR_MS);
    await timer().readDue();
    expect((await listCalendars(parts, ada)).calendars).toMatchObject([{ server: null, problem: "calendarLocked" }]);
  });
});

describe("a member’s own feed", () => {
  const member = async (id: string) => {
    const row = await database.kysely.selectFrom("staff").selectAll().where("id", "=", ada).executeTakeFirstOrThrow();
    await database.kysely
      .insertInto("staff")
      .values({ ...row, id, email: `${id}@nordet.example` })
      .execute();
    await makeHost(id);
    return { staff: { id, email: `${id}@nordet.example`, name: "Cy", role: "admin" } } as const;
  };
  const pathOf = async (response: Response) => new URL(((await response.json()) as { url: string }).url).pathname;

  it("contains only the times and initials of appointments", async () => {
    const caller = await member("admin-1");
    await database.kysely.updateTable("appointment_hosts").set({ active: false }).where("staffId", "=", ada).execute();
    const form = application({ name: "Zoé Tremblay-Roy", email: "zoe@tremblay.example", company: "Fonderie" });
    const { id } = (await (await api.post("/api/consultations", form)).json()) as { id: number };
    await database.kysely.updateTable("consultations").set({ review: "accepted" }).execute();
    const start = new Date(at("10:00")).toISOString();
    const token = await tokenOf(database, SECRET, "book", id);
    const booked = await bookTime(api.services.appointments, { token, start, kind: "phone" });
    const path = await pathOf(await api.request("/api/calendars/feed", { method: "PUT" }, caller));
    const response = await api.get(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    const file = await response.text();
    expect(file).toContain("SUMMARY:Z. T. R.");
    expect(file).toContain("DTSTART:20270316T140000Z");
    expect(file).toContain(`UID:${hostUidOf(booked.uid)}\r\nSEQUENCE:0`);
    expect(file).not.toMatch(/Zoé|Tremblay|Fonderie|tremblay/);
    const link = { token: await tokenOf(database, SECRET, "appointment", booked.id) };
    await cancelAppointment(api.services.appointments, link, null);
    // The event is listed as cancelled for a month, because some programs keep events that merely disappear from a
    // feed. After that, the feed is a valid calendar without events.
    const cancelled = await (await api.get(path)).text();
    expect(cancelled).toContain(`UID:${hostUidOf(booked.uid)}\r\nSEQUENCE:1`);
    expect(cancelled).toContain("STATUS:CANCELLED");
    expect(busyTimesOf(cancelled, { start: 0, end: at("23:00"), addresses: [] })).toEqual([]);
    now = new Date(at("10:29") + 30 * 24 * HOUR_MS);
    expect(await (await api.get(path)).text()).toContain("STATUS:CANCELLED");
    now = new Date(at("10:31") + 30 * 24 * HOUR_MS);
    const empty = await (await api.get(path)).text();
    expect(empty).not.toContain("VEVENT");
    expect(busyTimesOf(empty, { start: 0, end: Date.now(), addresses: [] })).toEqual([]);
    expect(empty).toContain("BEGIN:VTIMEZONE");
  });

  it("works at its URL until it is renewed or revoked, or its owner leaves", async () => {
    const caller = await member("admin-1");
    const renew = () => api.request("/api/calendars/feed", { method: "PUT" }, caller);
    const first = await pathOf(await renew());
    const second = await pathOf(await renew());
    const statuses = async () => [(await api.get(first)).status, (await api.get(second)).status];
    expect(await statuses()).toEqual([404, 200]);
    expect(await (await api.get("/api/calendars", caller)).json()).toMatchObject({ hasFeed: true });
    await database.kysely.updateTable("staff").set({ deactivatedAt: now }).where("id", "=", "admin-1").execute();
    expect(await statuses()).toEqual([404, 404]);
    await database.kysely
      .updateTable("staff")
      .set({ deactivatedAt: null as never })
      .where("id", "=", "admin-1")
      .execute();
    await api.request("/api/calendars/feed", { method: "DELETE" }, caller);
    expect(await statuses()).toEqual([404, 404]);
    expect((await api.get("/api/calendars/x.ics")).status).toBe(404);
  });

  it("is for hosts", async () => {
    expect((await api.request("/api/calendars/feed", { method: "PUT" }, { staff: EDITOR })).status).toBe(409);
  });
});
