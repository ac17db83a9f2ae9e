import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRadicale, WITHOUT_RADICALE } from "../../../test/radicale.ts";
import { busyTimesOf } from "../../features/calendars/reading/busy-times.ts";
import { readCalendar } from "../../features/calendars/reading/read-calendar.ts";
import { EVERYWHERE } from "../../lib/http/private-address.ts";
import { calendarFile } from "./invitation.ts";

const EVENT: Parameters<typeof calendarFile>[0] = {
  uid: "5f0c0a3e-6b0e-4b8e-9f2c-000000000005",
  sequence: 0,
  start: new Date("2027-03-16T14:00:00Z"),
  end: new Date("2027-03-16T14:30:00Z"),
  writtenAt: new Date("2027-03-15T12:00:00Z"),
  title: "Consultation avec Nordet",
  description: "Déplacer ou annuler : https://nordet.test/rendez-vous?token=a5.abc",
  location: "1555, boul. de l’Avenir, Laval",
  isCancelled: false,
  organizer: { name: "Nordet", email: "bonjour@nordet.test" },
  attendee: { name: "Zoé Tremblay", email: "zoe@tremblay.example" },
};
const booked = calendarFile(EVENT);
const moved = calendarFile({
  ...EVENT,
  sequence: 1,
  start: new Date("2027-03-16T18:00:00Z"),
  end: new Date("2027-03-16T18:30:00Z"),
  writtenAt: new Date("2027-03-15T13:00:00Z"),
});
const cancelled = calendarFile({
  ...EVENT,
  sequence: 2,
  isCancelled: true,
  writtenAt: new Date("2027-03-15T14:00:00Z"),
});

const WINDOW = { start: Date.parse("2027-03-01T00:00:00Z"), end: Date.parse("2027-04-01T00:00:00Z") };
const iso = ({ start, end }: { start: number; end: number }) =>
  [start, end].map((time) => new Date(time).toISOString());

describe("an invitation", () => {
  it("is one event that updates in place: same UID, ORGANIZER and ATTENDEE, higher SEQUENCE, new DTSTAMP", () => {
    const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, "").split("\r\n");
    const read = (name: string) =>
      [booked, moved, cancelled].map((file) => linesOf(file).find((line) => line.startsWith(name)));
    for (const name of ["UID", "ORGANIZER", "ATTENDEE"]) expect(new Set(read(name)).size, name).toBe(1);
    expect(read("METHOD")).toEqual(["METHOD:REQUEST", "METHOD:REQUEST", "METHOD:CANCEL"]);
    expect(read("SEQUENCE")).toEqual(["SEQUENCE:0", "SEQUENCE:1", "SEQUENCE:2"]);
    expect(new Set(read("DTSTAMP")).size).toBe(3);
    expect(read("DTSTART")[1]).toBe("DTSTART:20270316T180000Z");
  });

  it("is parsed by ical.js as intended, and blocks no time once cancelled", () => {
    const times = [booked, moved, cancelled].map((file) => busyTimesOf(file, { ...WINDOW, addresses: [] }).map(iso));
    expect(times).toEqual([
      [["2027-03-16T14:00:00.000Z", "2027-03-16T14:30:00.000Z"]],
      [["2027-03-16T18:00:00.000Z", "2027-03-16T18:30:00.000Z"]],
      [],
    ]);
  });
});

describe.skipIf(WITHOUT_RADICALE !== "")(`an invitation in a real Radicale${WITHOUT_RADICALE}`, () => {
  let radicale: Awaited<ReturnType<typeof startRadicale>>;
  beforeAll(async () => {
    radicale = await startRadicale();
    await radicale.makeCalendar("/ada/work/");
  }, 20_000);
  afterAll(() => radicale.close());

  /** Stores an email's file as a calendar program does; stored events have no METHOD (RFC 4791 §4.1). */
  async function accept(file: string) {
    await radicale.put(`/ada/work/${EVENT.uid}.ics`, file.replace(/METHOD:\w+\r\n/, ""));
    const asked = { kind: "caldav", secret: radicale.secretOf("/ada/work/"), etag: null, lastModified: null } as const;
    const reading = await readCalendar({ ...asked, ...WINDOW, addresses: [], privatePlaces: EVERYWHERE });
    return reading.status === "read" ? reading.times.map(iso) : reading;
  }

  it("is one event, which moves in place and blocks no time once cancelled", async () => {
    expect(await accept(booked)).toEqual([["2027-03-16T14:00:00.000Z", "2027-03-16T14:30:00.000Z"]]);
    expect(await accept(moved)).toEqual([["2027-03-16T18:00:00.000Z", "2027-03-16T18:30:00.000Z"]]);
    expect((await radicale.get("/ada/work/")).match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(await accept(cancelled)).toEqual([]);
  });
});
