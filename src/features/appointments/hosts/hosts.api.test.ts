import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../../test/api.ts";
import { application } from "../../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../../test/databases.ts";
import { deliverMails } from "../../../../test/deliver-mails.ts";
import { tokenOf } from "../../../../test/links.ts";
import type { Database } from "../../../db/database.ts";
import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { addMember } from "../../staff/accounts.ts";
import { type StaffAppointment, slotsSchema } from "../model.ts";
import { offerTimes } from "../times/offer-times.ts";
import { QUARTER_MS } from "../times/slots.ts";
import { instantsOf } from "../times/wall-clock.ts";
import { type HostsOverview, hostsSchema } from "./model.ts";

const SECRET = "a secret of thirty-two characters, or more";

let database: Database;
let api: TestApi;
let now: Date;
let ada: string;
let bo: string;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  // A Monday morning before opening.
  now = new Date("2027-03-15T12:00:00Z");
  api = testApi(database, { clock: () => now });
  const member = async (name: string) => {
    const email = `${name.toLowerCase()}@nordet.example`;
    return (await addMember(api.services.staff, { email, name, password: "correct horse battery", role: "admin" })).id;
  };
  ada = await member("Ada");
  now = new Date(now.getTime() + 1_000);
  bo = await member("Bo");
});

const at = (time: string, day = "2027-03-16") =>
  new Date(instantsOf({ day, time }, COMPANY_TIME_ZONE)[0]!).toISOString();

const asAdmin = { staff: ADMIN };
const asEditor = { staff: EDITOR };
const overview = async (): Promise<HostsOverview> =>
  hostsSchema.parse(await (await api.get("/api/appointments/hosts", asAdmin)).json());
const put = async (path: string, body: unknown) => await api.put(`/api/appointments/${path}`, body, asAdmin);
const starts = async () => {
  const response = await api.get("/api/appointments/slots?language=fr");
  return ((await response.json()) as { slots: { start: string }[] }).slots.map(({ start }) => start);
};

const SETTINGS = { languages: ["fr", "en"], kinds: ["phone", "video", "office"], dailyCap: 8, pause: 15, active: true };

let sent = 0;
async function book(time: string, day?: string, kind = "video"): Promise<Response> {
  sent += 1;
  const form = application({ email: `zoe${sent}@tremblay.example`, company: `Tremblay ${sent}` });
  const { id } = (await (await api.post("/api/consultations", form)).json()) as { id: number };
  await database.kysely.updateTable("consultations").set({ review: "accepted" }).where("id", "=", id).execute();
  return await api.post("/api/appointments", {
    token: await tokenOf(database, SECRET, "book", id),
    start: at(time, day),
    kind,
  });
}

const problemOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors?: Record<string, string> };
  return { status: response.status, errors };
};

/** Delivers the emails due to hosts, sorted by recipient because emails due together leave in any order. */
const mails = async () => {
  const left: { recipient: string; event: string; uid: string; sequence: number }[] = [];
  await deliverMails(api.services, ({ template, recipient, payload }) => {
    const { event, uid, sequence } = payload as { event: string; uid: string; sequence: number };
    if (template === "host-appointment") left.push({ recipient, event, uid, sequence });
    return { status: "delivered" };
  });
  now = new Date(now.getTime() + 120_000);
  return left.toSorted((a, b) => a.recipient.localeCompare(b.recipient));
};

describe("hosts", () => {
  it("default to the first admin, during the opening hours", async () => {
    const { company, members, holidays, misfits } = await overview();
    expect(company).toMatchObject({ isDefault: true, exceptions: [] });
    expect(company.hours).toHaveLength(6);
    expect(members).toMatchObject([
      { id: ada, name: "Ada", settings: SETTINGS, hours: null },
      { id: bo, name: "Bo", settings: null, hours: null },
    ]);
    expect(holidays[0]).toEqual({ day: "2027-03-26", id: "goodFriday" });
    expect(misfits).toEqual([]);
  });

  it("are changed by admins only, with a conflict for an outdated version", async () => {
    expect((await put(`hosts/${bo}`, { version: 0, ...SETTINGS, dailyCap: 3 })).status).toBe(200);
    expect((await put(`hosts/${bo}`, { version: 0, ...SETTINGS })).status).toBe(409);
    expect((await overview()).members[1]).toMatchObject({ settings: { dailyCap: 3, version: 1 } });
    expect((await put("hosts/nobody", { version: 0, ...SETTINGS })).status).toBe(404);
    expect((await api.put(`/api/appointments/hosts/${bo}`, { version: 1, ...SETTINGS }, asEditor)).status).toBe(403);
  });

  it.each([{ languages: [] }, { kinds: ["fax"] }, { dailyCap: 0 }, { dailyCap: 21 }, { pause: 10 }, { active: "yes" }])(
    "cannot be given %j",
    async (wrong) => {
      const { status, errors } = await problemOf(await put(`hosts/${bo}`, { version: 0, ...SETTINGS, ...wrong }));
      expect([status, Object.keys(errors ?? {})]).toEqual([422, Object.keys(wrong)]);
    },
  );

  it("are booked only for the ways to meet they offer", async () => {
    await overview();
    await put(`hosts/${ada}`, { version: 1, ...SETTINGS, kinds: ["phone"] });
    await put(`hosts/${bo}`, { version: 0, ...SETTINGS, kinds: ["video"] });
    const refused = await book("10:00", undefined, "office");
    expect([refused.status, await refused.json()]).toMatchObject([409, { current: { slots: [] } }]);
    const atTheOffice = await api.get("/api/appointments/slots?kind=office");
    expect(await atTheOffice.json()).toMatchObject({ slots: [] });
    expect((await book("10:00", undefined, "video")).status).toBe(201);
    expect(await database.kysely.selectFrom("appointments").select("staffId").execute()).toEqual([{ staffId: bo }]);
  });
});

describe("times by way to meet", () => {
  const offer = async (kind?: string) => {
    const response = await api.get(`/api/appointments/slots${kind ? `?kind=${kind}` : ""}`);
    return slotsSchema.parse(await response.json());
  };
  const startsBy = async (kind: string) => (await offer(kind)).slots.map(({ start }) => start);
  const ask = async () => {
    const form = application({ email: "marc@fonderie.example", company: "Fonderie" });
    const { id } = (await (await api.post("/api/consultations", form)).json()) as { id: number };
    return await tokenOf(database, SECRET, "book", id);
  };

  it("are bookable that way: at the office, time to travel is free too", async () => {
    expect((await book("11:00")).status).toBe(201);
    expect(await startsBy("video")).toContain(at("10:00"));
    const office = await startsBy("office");
    expect(office).not.toContain(at("10:00"));
    expect(office).toContain(at("09:30"));
    const token = await ask();
    const booking = async (start: string) =>
      (await api.post("/api/appointments", { token, start, kind: "office" })).status;
    expect([await booking(at("10:00")), await booking(at("09:30"))]).toEqual([409, 201]);
  });

  it("default to video, or else to a way that hosts offer", async () => {
    await overview();
    expect(await offer()).toMatchObject({ kind: "video", kinds: ["phone", "video", "office"] });
    await put(`hosts/${ada}`, { version: 1, ...SETTINGS, kinds: ["phone"] });
    const phoned = await offer();
    expect(phoned).toMatchObject({ kind: "phone", kinds: ["phone"] });
    expect(phoned.slots.length).toBeGreaterThan(10);
    expect(await offer("office")).toMatchObject({ kind: "office", kinds: ["phone"], slots: [] });
    await put(`hosts/${ada}`, { version: 2, ...SETTINGS, active: false });
    expect(await offer()).toMatchObject({ kinds: [], slots: [] });
  });

  it("follow the kind in the URL of the link's page, and in a failed form", async () => {
    expect((await book("11:00")).status).toBe(201);
    const token = await ask();
    const view = async (kind?: string) => await api.services.appointments.viewLink({ token, kind, language: "fr" });
    expect(await view("office")).toMatchObject({ kind: "office", kinds: ["phone", "video", "office"] });
    expect((await view("office")) as { slots: unknown }).not.toMatchObject({ slots: (await offer("video")).slots });
    expect(await view("fax")).toEqual(await view());
    await api.postForm("/api/appointments", { token, language: "fr", start: at("10:00"), kind: "office" });
    expect(api.rendered.at(-1)?.locals.appointmentResult).toMatchObject({ code: "taken", kind: "office" });
  });
});

describe("hours", () => {
  it("default to the company’s for members without their own", async () => {
    const hours = [{ weekday: "Tu", opens: "13:00", closes: "15:00" }];
    expect((await put("hours/company", { hours })).status).toBe(204);
    expect((await starts()).slice(0, 3)).toEqual([at("13:00"), at("13:30"), at("14:00")]);
    await put(`hours/${ada}`, { hours: [{ weekday: "We", opens: "08:00", closes: "09:00" }] });
    expect((await starts()).slice(0, 2)).toEqual([at("08:00", "2027-03-17"), at("08:30", "2027-03-17")]);
    await put(`hours/${ada}`, { hours: null });
    expect((await overview()).members[0]?.hours).toBeNull();
    await put("hours/company", { hours: null });
    expect((await overview()).company.isDefault).toBe(true);
  });

  it.each([
    [[{ weekday: "Tu", opens: "13:00", closes: "13:00" }]],
    [[{ weekday: "Tu", opens: "9:00", closes: "13:00" }]],
    [[{ weekday: "Tuesday", opens: "09:00", closes: "13:00" }]],
    [
      [
        { weekday: "Tu", opens: "09:00", closes: "13:00" },
        { weekday: "Tu", opens: "12:30", closes: "15:00" },
      ],
    ],
  ])("are rejected when they make no sense: %j", async (hours) => {
    const { status, errors } = await problemOf(await put("hours/company", { hours }));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ["hours"]]);
  });
});

describe("exceptions", () => {
  it("close a day, open another, and override holidays; removing one restores the usual hours", async () => {
    const goodFriday = "exceptions/company/2027-03-26";
    await put(goodFriday, { hours: [{ opens: "10:00", closes: "11:00" }] });
    await put(`exceptions/${ada}/2027-03-16`, { hours: [] });
    const free = await starts();
    expect(free).toContain(at("10:00", "2027-03-26"));
    expect(free.filter((start) => start.startsWith("2027-03-16"))).toEqual([]);
    expect((await overview()).company.exceptions).toEqual([
      { day: "2027-03-26", hours: [{ opens: "10:00", closes: "11:00" }] },
    ]);
    const path = `/api/appointments/${goodFriday}`;
    const removed = async () => (await api.request(path, { method: "DELETE" }, asAdmin)).status;
    expect([await removed(), await removed()]).toEqual([204, 404]);
    expect(await starts()).not.toContain(at("10:00", "2027-03-26"));
  });

  it("5: cannot begin or end at 02:30 on the day when clocks skip it, which the error explains", async () => {
    now = new Date("2027-03-01T12:00:00Z");
    for (const hours of [[{ opens: "02:30", closes: "05:00" }], [{ opens: "01:00", closes: "02:30" }]]) {
      const { status, errors } = await problemOf(await put("exceptions/company/2027-03-14", { hours }));
      expect(status).toBe(422);
      expect(errors?.["hours"]).toMatch(/n’existe pas ce jour-là/);
    }
    expect((await put("exceptions/company/2027-03-14", { hours: [{ opens: "01:00", closes: "04:00" }] })).status).toBe(
      204,
    );
    expect((await put("exceptions/company/2027-11-07", { hours: [{ opens: "00:30", closes: "01:30" }] })).status).toBe(
      204,
    );
  });

  describe("an editor's hours", () => {
    const HOURS = [{ weekday: "Tu", opens: "13:00", closes: "15:00" }];
    const write = async (path: string, body: unknown) =>
      (await api.put(`/api/appointments/${path}`, body, asEditor)).status;
    const seen = async (): Promise<HostsOverview> =>
      hostsSchema.parse(await (await api.get("/api/appointments/hosts", asEditor)).json());
    beforeEach(async () => {
      const { id, name, email, role } = EDITOR;
      const account = { id, name, email, role, emailVerified: true, createdAt: now, updatedAt: now };
      await database.kysely.insertInto("staff").values(account).execute();
      await put(`hosts/${id}`, { version: 0, ...SETTINGS });
    });

    it("are visible to them, can be changed by them, and determine the times offered", async () => {
      await put(`hosts/${ada}`, { version: 1, ...SETTINGS, active: false });
      expect(await write(`hours/${EDITOR.id}`, { hours: HOURS })).toBe(204);
      expect(await write(`exceptions/${EDITOR.id}/2027-03-16`, { hours: [] })).toBe(204);
      expect((await seen()).members).toMatchObject([
        { id: EDITOR.id, settings: SETTINGS, hours: HOURS, exceptions: [{ day: "2027-03-16", hours: [] }] },
      ]);
      expect((await starts())[0]).toBe(at("13:00", "2027-03-23"));
      const path = `/api/appointments/exceptions/${EDITOR.id}/2027-03-16`;
      expect((await api.request(path, { method: "DELETE" }, asEditor)).status).toBe(204);
      expect((await starts())[0]).toBe(at("13:00"));
    });

    it("come with the appointments they attend as host or colleague, listed by request; no one else sees these", async () => {
      await put(`hosts/${ada}`, { version: 1, ...SETTINGS, active: false });
      await book("10:00");
      const [{ id, consultationId, brief } = { id: 0, consultationId: 0, brief: {} }] = (await (
        await api.get("/api/appointments?from=2027-03-15&to=2027-04-05", asAdmin)
      ).json()) as StaffAppointment[];
      const own = async (staff: typeof EDITOR) =>
        (await api.get(`/api/appointments/own/${consultationId}`, { staff })).json();
      expect(await own(EDITOR)).toMatchObject([{ id, brief }]);
      expect(await own(ADMIN)).toEqual([]);
      await put(`hosts/${ada}`, { version: 2, ...SETTINGS });
      expect((await put(`${id}/host`, { version: 1, staffId: ada })).status).toBe(200);
      expect(await own(EDITOR)).toEqual([]);
      expect((await put(`${id}/colleagues`, { version: 2, staffIds: [EDITOR.id] })).status).toBe(200);
      expect(await own(EDITOR)).toMatchObject([{ id }]);
    });

    it("are all they manage: no one else’s, not the company’s, and no appointments", async () => {
      // Ensures that the appointment is not the editor's.
      await put(`hosts/${EDITOR.id}`, { version: 1, ...SETTINGS, active: false });
      expect((await book("10:00")).status).toBe(201);
      await put(`hosts/${ada}`, { version: 1, ...SETTINGS, active: false });
      await put(`exceptions/${ada}/2027-03-17`, { hours: [] });
      expect((await overview()).misfits).toHaveLength(1);
      const before = await overview();
      for (const owner of [ada, "company", "nobody"]) {
        expect(await write(`hours/${owner}`, { hours: HOURS })).toBe(404);
        expect(await write(`exceptions/${owner}/2027-03-17`, { hours: [{ opens: "09:00", closes: "10:00" }] })).toBe(
          404,
        );
        const path = `/api/appointments/exceptions/${owner}/2027-03-17`;
        expect((await api.request(path, { method: "DELETE" }, asEditor)).status).toBe(404);
      }
      expect(await overview()).toEqual(before);
      const { members, misfits } = await seen();
      expect([members.map(({ id }) => id), misfits]).toEqual([[EDITOR.id], []]);
    });
  });

  it.each(["2027-02-30", "0000-01-01", "0001-01-01", "2027-03-14", "2031-01-01", "9999-12-31"])(
    "cannot be set for %s: a day that does not exist, is over or too far ahead",
    async (day) => {
      for (const hours of [[], [{ opens: "09:00", closes: "10:00" }]]) {
        const { status, errors } = await problemOf(await put(`exceptions/company/${day}`, { hours }));
        expect([status, Object.keys(errors ?? {})]).toEqual([422, ["day"]]);
      }
    },
  );
});

describe("23: a misfit", () => {
  async function threeBooked() {
    await overview();
    for (const time of ["09:00", "11:00", "14:00"]) expect((await book(time)).status).toBe(201);
    await put(`hosts/${bo}`, { version: 0, ...SETTINGS });
  }
  const flagged = async () => (await overview()).misfits.map(({ start, host, reason }) => [start, host.name, reason]);

  it("stays booked when hours are cut, and is listed", async () => {
    await threeBooked();
    await put(`hours/${ada}`, { hours: [{ weekday: "Tu", opens: "09:00", closes: "12:00" }] });
    expect(await flagged()).toEqual([[at("14:00"), "Ada", "hours"]]);
    await put(`exceptions/${ada}/2027-03-16`, { hours: [] });
    expect(await flagged()).toHaveLength(3);
    const states = await database.kysely.selectFrom("appointments").select("state").execute();
    expect(states).toEqual([{ state: "booked" }, { state: "booked" }, { state: "booked" }]);
  });

  it("stays booked when a host leaves, and can be given to a colleague with the same UID and the next SEQUENCE", async () => {
    await threeBooked();
    const before = await database.kysely.selectFrom("appointments").selectAll().orderBy("id").execute();
    await database.kysely.updateTable("staff").set({ deactivatedAt: now }).where("id", "=", ada).execute();
    expect(await flagged()).toEqual(["09:00", "11:00", "14:00"].map((time) => [at(time), "Ada", "host"]));
    for (const { id, version } of (await overview()).misfits) {
      expect((await put(`${id}/host`, { version })).status).toBe(200);
    }
    expect(await flagged()).toEqual([]);
    const after = await database.kysely.selectFrom("appointments").selectAll().orderBy("id").execute();
    expect(after.map(({ uid, startsAt, sequence, staffId }) => ({ uid, startsAt, sequence, staffId }))).toEqual(
      before.map(({ uid, startsAt }) => ({ uid, startsAt, sequence: 1, staffId: bo })),
    );
    const holders = await database.kysely.selectFrom("appointment_quarters").select("staffId").distinct().execute();
    expect(holders).toEqual([{ staffId: bo }]);
  });

  it("is not given to a busy colleague, and is still listed", async () => {
    await threeBooked();
    await put(`exceptions/${bo}/2027-03-16`, { hours: [{ opens: "13:00", closes: "17:00" }] });
    await put(`hosts/${ada}`, { version: 1, ...SETTINGS, active: false });
    const statuses: number[] = [];
    for (const { id, version } of (await overview()).misfits) {
      statuses.push((await put(`${id}/host`, { version })).status);
    }
    expect(statuses).toEqual([409, 409, 200]);
    expect(await flagged()).toHaveLength(2);
  });
});

describe("a host’s own copy", () => {
  it("has its own UID, and follows what visitors and staff do", async () => {
    await overview();
    await book("10:00");
    const [appointment] = await database.kysely.selectFrom("appointments").selectAll().execute();
    const { id, uid } = appointment!;
    const left = await mails();
    await put(`${id}/time`, { version: 1, start: at("11:00") });
    left.push(...(await mails()));
    await put(`${id}/cancelled`, { version: 2 });
    left.push(...(await mails()));
    expect(left).toMatchObject(
      ["given", "moved", "cancelled"].map((event, sequence) => ({
        recipient: "ada@nordet.example",
        event,
        sequence,
        uid: `${uid}-host`,
      })),
    );
  });

  it("is removed from one calendar and added to the other when a colleague takes over; the visitor keeps the time", async () => {
    await overview();
    await book("10:00");
    await mails();
    await put(`hosts/${bo}`, { version: 0, ...SETTINGS });
    const [{ id } = { id: 0 }] = await database.kysely.selectFrom("appointments").select("id").execute();
    expect((await put(`${id}/host`, { version: 1, staffId: bo })).status).toBe(200);
    const toVisitor = await database.kysely
      .selectFrom("outbox")
      .select("payload")
      .where("template", "=", "appointment")
      .execute();
    expect(toVisitor.map(({ payload }) => payload["event"])).toContain("reassigned");
    expect(await mails()).toMatchObject([
      { recipient: "ada@nordet.example", event: "taken", sequence: 1 },
      { recipient: "bo@nordet.example", event: "given", sequence: 1 },
    ]);
    // The appointment went back to Ada and then to Bo once more before any email left, so Ada gets no email about it.
    expect((await put(`${id}/host`, { version: 2, staffId: ada })).status).toBe(200);
    expect((await put(`${id}/host`, { version: 3, staffId: bo })).status).toBe(200);
    expect((await mails()).map(({ recipient, event }) => [recipient, event])).toEqual([["bo@nordet.example", "given"]]);
  });
});

describe("several hosts of one meeting", () => {
  const list = async () =>
    (await (await api.get("/api/appointments?from=2027-03-15&to=2027-04-05", asAdmin)).json()) as StaffAppointment[];
  const takenOf = async (staffId: string) =>
    (
      await database.kysely
        .selectFrom("appointment_quarters")
        .select("quarter")
        .where("staffId", "=", staffId)
        .orderBy("quarter")
        .execute()
    ).map(({ quarter }) => new Date(quarter * QUARTER_MS).toISOString());
  async function withBoth() {
    await overview();
    await book("10:00");
    await put(`hosts/${bo}`, { version: 0, ...SETTINGS });
    const [booked] = await list();
    expect((await put(`${booked!.id}/colleagues`, { version: 1, staffIds: [bo] })).status).toBe(200);
    return booked!.id;
  }

  it("are all booked, moved and freed together", async () => {
    const id = await withBoth();
    expect(await list()).toMatchObject([{ host: { id: ada }, colleagues: [{ id: bo, name: "Bo" }], version: 2 }]);
    expect(await takenOf(bo)).toEqual([at("10:00"), at("10:15"), at("10:30")]);
    expect((await put(`${id}/time`, { version: 2, start: at("14:00") })).status).toBe(200);
    for (const staffId of [ada, bo]) expect(await takenOf(staffId)).toEqual([at("14:00"), at("14:15"), at("14:30")]);
    expect((await put(`${id}/cancelled`, { version: 3 })).status).toBe(200);
    expect([await takenOf(ada), await takenOf(bo)]).toEqual([[], []]);
  });

  it("can be booked only at times when all are free", async () => {
    const id = await withBoth();
    await put(`exceptions/${bo}/2027-03-17`, { hours: [{ opens: "13:00", closes: "14:00" }] });
    const slots = await offerTimes(api.services.appointments, { language: "fr", appointmentId: id });
    const onThatDay = slots.filter(({ company }) => company.day === "2027-03-17").map(({ company }) => company.time);
    expect(onThatDay).toEqual(["13:00", "13:30"]);
    expect((await put(`${id}/time`, { version: 2, start: at("10:00", "2027-03-17") })).status).toBe(409);
  });

  it("must be bookable and free, get their time back on leaving, and are notified", async () => {
    const id = await withBoth();
    const left = await mails();
    expect((await put(`${id}/colleagues`, { version: 2, staffIds: ["nobody"] })).status).toBe(422);
    expect((await put(`${id}/colleagues`, { version: 2, staffIds: [] })).status).toBe(200);
    expect(await takenOf(bo)).toEqual([]);
    await put(`hosts/${ada}`, { version: 1, ...SETTINGS, active: false });
    expect((await book("10:00")).status).toBe(201);
    expect((await put(`${id}/colleagues`, { version: 3, staffIds: [bo] })).status).toBe(409);
    left.push(...(await mails()));
    expect(left.map(({ recipient, event }) => [recipient.split("@")[0], event])).toEqual([
      ["ada", "given"],
      ["bo", "given"],
      ["bo", "taken"],
      ["bo", "given"],
    ]);
  });

  it("are not double-booked when a visitor and a colleague want the same host at once", async () => {
    await overview();
    await book("10:00");
    await put(`hosts/${bo}`, { version: 0, ...SETTINGS });
    const [{ id } = { id: 0 }] = await list();
    const statuses = await Promise.all([put(`${id}/colleagues`, { version: 1, staffIds: [bo] }), book("10:00")]);
    expect(statuses.map(({ status }) => (status < 300 ? "done" : status)).sort()).toEqual([409, "done"]);
    expect(await takenOf(bo)).toHaveLength(3);
  });
});
