import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { type DeliveryEnd, deliverMails } from "../../../test/deliver-mails.ts";
import { tokenOf } from "../../../test/links.ts";
import type { Database } from "../../db/database.ts";
import { companyDay } from "../../lib/company/company-day.ts";
import { addMember } from "../staff/accounts.ts";
import { bookTime } from "./book-time.ts";
import { cancelAppointment, moveAppointment } from "./change-appointment.ts";
import { linkToken } from "./link.ts";
import type { Appointment } from "./model.ts";
import { changeWaiting } from "./view-link.ts";

const VICTIM = "victim@tremblay.example";
const HOST = "ada@nordet.example";
const MINUTE = 60_000;

let database: Database;
let api: TestApi;
let now: Date;
let sent: {
  at: number;
  to: string;
  template: string;
  /** Event of an appointment's email, or the subject of a "there are more" email. */
  event: string;
  start: string | undefined;
  id: number;
  sequence: number;
}[];
let outcome: DeliveryEnd;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  // A Monday morning before opening.
  now = new Date("2027-03-15T12:00:00Z");
  sent = [];
  outcome = { status: "delivered" };
  api = testApi(database, { clock: () => now });
  await addMember(api.services.staff, { email: HOST, name: "Ada", password: "correct horse battery", role: "admin" });
});

async function deliver(processes?: number): Promise<void> {
  await deliverMails(
    api.services,
    ({ recipient, template, payload }) => {
      if (outcome !== "crash" && outcome.status !== "delivered") return outcome;
      const { event, of, start, appointmentId, sequence } = payload as Record<string, string>;
      const about = { id: Number(appointmentId), event: event ?? of ?? "", start, sequence: Number(sequence) };
      sent.push({ at: now.getTime(), to: recipient, template, ...about });
      return outcome;
    },
    processes,
  );
}

/**
 * Advances the clock and delivers emails on the way.
 * @param step in minutes
 */
async function pass(minutes: number, step = 1): Promise<void> {
  for (let minute = 0; minute < minutes; minute += step) {
    now = new Date(now.getTime() + step * MINUTE);
    await deliver();
  }
}

let requests = 0;
async function request(email = VICTIM): Promise<string> {
  requests += 1;
  const response = await api.post("/api/consultations", application({ email, company: `Tremblay ${requests}` }));
  const { id } = (await response.json()) as { id: number };
  await database.kysely.updateTable("consultations").set({ review: "accepted" }).where("id", "=", id).execute();
  return await tokenOf(database, api.services.appointments.secret, "book", id);
}

const book = (token: string, start: string) => bookTime(api.services.appointments, { token, start, kind: "video" });
const linkOf = (appointment: Appointment) => ({
  token: linkToken(api.services.appointments.secret, "appointment", "mail", appointment),
});
/**
 * Marks email addresses as unproven, as if the bookings had been made through on-screen links, which allow fewer.
 * @param id the request; all requests if omitted
 */
async function forgetProof(id?: number): Promise<void> {
  const proven = database.kysely.updateTable("consultations").set({ addressProvenAt: null });
  await (id === undefined ? proven : proven.where("id", "=", id)).execute();
}
const cancel = (appointment: Appointment) => cancelAppointment(api.services.appointments, linkOf(appointment), null);
const move = (appointment: Appointment, start: string) =>
  moveAppointment(api.services.appointments, linkOf(appointment), { start });
const at = (time: string) => `2027-03-18T${time}:00.000Z`;
const about = (template: string) => sent.filter((mail) => mail.template === template);
const told = (template: string) => about(template).map(({ event, sequence }) => `${event} ${sequence}`);

describe("emails about appointments", () => {
  it("are batched under repeated booking and cancelling: one at once, then one per two minutes, eight a day", async () => {
    const token = await request();
    await deliver();
    sent = [];
    for (let round = 0; round < 60; round += 1) {
      const appointment = await book(token, at("14:00"));
      await deliver();
      now = new Date(now.getTime() + 10_000);
      await cancel(appointment);
      await deliver();
      now = new Date(now.getTime() + 10_000);
    }
    for (const template of ["appointment", "staff-appointment", "host-appointment"]) {
      const times = about(template).map(({ at: time }) => time);
      expect(times[0], template).toBe(Date.parse("2027-03-15T12:00:00Z"));
      expect(Math.min(...times.slice(1).map((time, index) => time - times[index]!)), template).toBeGreaterThanOrEqual(
        2 * MINUTE,
      );
      expect(times, template).toHaveLength(8);
    }
    await pass(24 * 60, 5);
    // Everyone who was told of an appointment is told that it was cancelled, and no one else is.
    for (const template of ["appointment", "staff-appointment", "host-appointment"]) {
      const last = new Map(about(template).map(({ id, event }) => [id, event]));
      expect(new Set(last.values()), template).toEqual(new Set(["cancelled"]));
      expect(about(template)).toHaveLength(2 * last.size);
      const perDay = Object.values(Object.groupBy(about(template), (mail) => companyDay(new Date(mail.at))));
      expect(Math.max(...perDay.map((mails) => mails?.length ?? 0))).toBeLessThanOrEqual(8);
    }
    // No email is left in the queue.
    const waiting = database.kysely.selectFrom("outbox").select("template").where("status", "=", "pending");
    expect(await waiting.execute()).toEqual([]);
  });

  it("are batched per address, however many requests name it, and reminders are few", async () => {
    for (let hour = 13; hour < 21; hour += 1) {
      await book(await request(hour % 2 ? VICTIM : "Victim+again@Tremblay.example"), at(`${hour}:00`));
      await book(await request(), `2027-03-19T${hour}:00:00.000Z`);
    }
    await forgetProof();
    await pass(24 * 60, 5);
    expect(about("appointment").length).toBeLessThanOrEqual(16);
    const ofDay = (day: string) =>
      about("appointment").filter((mail) => companyDay(new Date(mail.at)) === day && mail.event === "booked");
    expect(ofDay("2027-03-15")).toHaveLength(8);
    await pass(4 * 24 * 60, 30);
    const reminders = about("appointment").filter(({ event }) => event === "reminder");
    const perDay = Object.values(Object.groupBy(reminders, (mail) => companyDay(new Date(mail.at))));
    expect(Math.max(...perDay.map((mails) => mails?.length ?? 0))).toBe(4);
  });

  it("are counted per request once its address is proven, so strangers who enter it delay nothing", async () => {
    const own = await book(await request(), at("13:00"));
    for (let hour = 14; hour < 21; hour += 1) {
      const { consultationId } = await book(await request(), at(`${hour}:00`));
      await forgetProof(consultationId);
      await book(await request(), `2027-03-19T${hour}:00:00.000Z`).then((other) => forgetProof(other.consultationId));
    }
    await pass(30);
    sent = [];
    await move(own, "2027-03-17T13:00:00.000Z");
    await pass(3);
    expect(told("appointment")).toContain("moved 1");
  });

  it("report the latest state of an appointment moved repeatedly, with an increasing SEQUENCE", async () => {
    const appointment = await book(await request(), at("14:00"));
    await deliver();
    const times = ["15:00", "16:00", "17:00", "18:00", "19:00", "20:00"];
    for (const time of times) {
      await move(appointment, at(time));
      await deliver();
    }
    await pass(10);
    expect(told("appointment")).toEqual(["booked 0", "moved 6"]);
    expect(about("appointment").at(-1)).toMatchObject({ start: at("20:00") });
    expect(told("staff-appointment")).toEqual(["booked 0", "moved 6"]);
    expect(told("host-appointment")).toEqual(["given 0", "moved 6"]);
  });

  it("15: never mention an appointment cancelled before its invitation was sent", async () => {
    outcome = { status: "failed", error: "451 try again" };
    const appointment = await book(await request(), at("14:00"));
    await deliver();
    await cancel(appointment);
    outcome = { status: "delivered" };
    await pass(60);
    expect([told("appointment"), told("host-appointment"), told("staff-appointment")]).toEqual([[], [], []]);
  });

  it("withdraw an invitation that may or may not have left before a crash", async () => {
    outcome = "crash";
    const appointment = await book(await request(), at("14:00"));
    await deliver();
    outcome = { status: "delivered" };
    await cancel(appointment);
    await pass(10);
    expect(told("appointment")).toEqual(["booked 0", "cancelled 1"]);
    expect(told("host-appointment")).toEqual(["given 0", "cancelled 1"]);
  });

  it("announce as new an appointment that moved before its first email was delivered", async () => {
    outcome = { status: "failed", error: "451 try again" };
    const appointment = await book(await request(), at("14:00"));
    await deliver();
    outcome = { status: "delivered" };
    await move(appointment, at("15:00"));
    await pass(60);
    expect(told("appointment")).toEqual(["booked 1"]);
    expect(told("host-appointment")).toEqual(["given 1"]);
    expect(told("staff-appointment")).toEqual(["booked 1"]);
  });

  it("keep to the same limits with two processes, and after a crash", async () => {
    const token = await request();
    await deliver();
    sent = [];
    for (let round = 0; round < 6; round += 1) {
      const appointment = await book(token, at("14:00"));
      if (round === 1) outcome = "crash";
      await deliver(2);
      outcome = { status: "delivered" };
      await cancel(appointment);
      await deliver(2);
      now = new Date(now.getTime() + 2 * MINUTE);
    }
    const times = about("appointment").map(({ at: time }) => time);
    expect(Math.min(...times.slice(1).map((time, index) => time - times[index]!))).toBeGreaterThanOrEqual(2 * MINUTE);
  });

  it("beyond thirty an hour, are replaced by one that tells the team that there are more", async () => {
    await api.get("/api/appointments/slots");
    await database.kysely.updateTable("appointment_hosts").set({ dailyCap: 20, pauseQuarters: 0 }).execute();
    const days = ["2027-03-16", "2027-03-17", "2027-03-18", "2027-03-19"];
    for (let count = 0; count < 36; count += 1) {
      const hour = 13 + (count % 9);
      await book(await request(`zoe${count}@tremblay.example`), `${days[Math.floor(count / 9)]}T${hour}:00:00.000Z`);
    }
    await deliver();
    expect(about("staff-appointment")).toHaveLength(30);
    const more = () => told("staff-many").filter((each) => each.startsWith("appointments"));
    expect(more()).toHaveLength(1);
    // A host is emailed about all their appointments, if need be later.
    expect(about("host-appointment")).toHaveLength(30);
    await pass(60);
    expect(about("host-appointment")).toHaveLength(36);
    expect(more()).toHaveLength(1);
  });
});

describe("offers of an earlier time", () => {
  const wait = (token: string) => changeWaiting(api.services.appointments, { token, wanted: true });
  const offers = () => about("appointment-link").map(({ to, at: time }) => [to, (time - began) / MINUTE]);
  const names = (count: number) => Array.from({ length: count }, (_, index) => `wait${index}@tremblay.example`);
  let began: number;
  beforeEach(() => {
    began = now.getTime();
  });

  it("go out one by one, once the time has stayed free for ten minutes", async () => {
    for (const email of names(4)) await wait(await request(email));
    now = new Date(now.getTime() + MINUTE);
    began = now.getTime();
    await cancel(await book(await request(), at("14:00")));
    await pass(9);
    expect(offers()).toEqual([]);
    await pass(1);
    await pass(12 * 60, 10);
    expect(offers()).toEqual([
      ["wait0@tremblay.example", 10],
      ["wait1@tremblay.example", 130],
      ["wait2@tremblay.example", 250],
    ]);
    // The second time it is freed, those who have waited longest, since joining or since their latest offer, come
    // first.
    began = now.getTime();
    sent = [];
    await cancel(await book(await request("other@tremblay.example"), at("14:00")));
    await pass(5 * 60, 10);
    expect(offers().map(([to]) => to)).toEqual([
      "wait3@tremblay.example",
      "wait0@tremblay.example",
      "wait1@tremblay.example",
    ]);
  });

  it("are not multiplied by repeated booking and cancelling: each person gets at most one in four hours", async () => {
    for (const email of names(12)) await wait(await request(email));
    const token = await request();
    await deliver();
    sent = [];
    for (let round = 0; round < 24; round += 1) {
      await cancel(await book(token, at(["14:00", "15:00", "16:00", "17:00"][round % 4]!)));
      now = new Date(now.getTime() + 250);
      await deliver();
    }
    expect(offers()).toEqual([]);
    await pass(4 * 60, 10);
    // Four times are freed and each is offered to three people: at most twelve offers, never two to one person.
    expect(new Set(offers().map(([to]) => to)).size).toBe(offers().length);
    await pass(20 * 60, 30);
    expect(offers().length).toBeLessThanOrEqual(12);
  });

  it("reach an unproven address once a day, however many requests name it", async () => {
    const waiting = await Promise.all(Array.from({ length: 3 }, () => request()));
    for (const token of waiting) await wait(token);
    await forgetProof();
    for (const time of ["14:00", "15:00", "16:00"]) {
      await cancel(await book(await request("other@tremblay.example"), at(time)));
      await pass(4 * 60, 10);
    }
    expect(offers().map(([to]) => to)).toEqual([VICTIM]);
  });

  it("are delayed, not lost, for a person who was offered another time meanwhile", async () => {
    await wait(await request("wait0@tremblay.example"));
    await cancel(await book(await request(), at("14:00")));
    await pass(60);
    await cancel(await book(await request("other@tremblay.example"), at("15:00")));
    await pass(6 * 60, 10);
    expect(about("appointment-link").map(({ at: time, ...mail }) => [mail.to, (time - began) / MINUTE])).toEqual([
      ["wait0@tremblay.example", 10],
      ["wait0@tremblay.example", 250],
    ]);
  });
});
