import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { busyTimesOf, newAllowance, OversizedCalendar, UnreadableCalendar } from "./busy-times.ts";

const WINDOW = { start: Date.parse("2027-03-01T00:00:00Z"), end: Date.parse("2027-04-30T00:00:00Z") };
const QUERY = { ...WINDOW, addresses: ["ada@nordet.example"] };

/** A time zone in Outlook's format: a Windows name, with its definition in the file. */
const EASTERN = `BEGIN:VTIMEZONE
TZID:Eastern Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;

const calendar = (...parts: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...parts, "END:VCALENDAR"]
    .join("\r\n")
    .replace(/\r?\n/g, "\r\n");
const event = (...lines: string[]) =>
  ["BEGIN:VEVENT", "UID:one@exemple.ca", "DTSTAMP:20270101T000000Z", ...lines, "END:VEVENT"].join("\n");
const spans = (file: string) =>
  busyTimesOf(file, QUERY)
    .map(({ start, end }) => [start, end].map((time) => new Date(time).toISOString().slice(0, 16)).join(" "))
    .sort();

describe("busy times (BOOKING §7)", () => {
  it("18: reads a weekly meeting in Outlook’s time zone, with one date left out and one moved", () => {
    const zone = "TZID=Eastern Standard Time";
    const file = calendar(
      EASTERN,
      event(
        `DTSTART;${zone}:20270301T090000`,
        `DTEND;${zone}:20270301T093000`,
        "RRULE:FREQ=WEEKLY;UNTIL=20270329T130000Z;BYDAY=MO",
        `EXDATE;${zone}:20270315T090000`,
      ),
      event(
        `RECURRENCE-ID;${zone}:20270322T090000`,
        `DTSTART;${zone}:20270322T140000`,
        `DTEND;${zone}:20270322T150000`,
      ),
    );
    expect(spans(file)).toEqual([
      "2027-03-01T14:00 2027-03-01T14:30",
      "2027-03-08T14:00 2027-03-08T14:30",
      "2027-03-22T18:00 2027-03-22T19:00",
      "2027-03-29T13:00 2027-03-29T13:30",
    ]);
  });

  it("19: reads a tz database zone without its definition, whatever the server’s own zone", () => {
    const file = calendar(event("DTSTART;TZID=America/Toronto:20270315T090000", "DURATION:PT30M"));
    const own = process.env["TZ"];
    try {
      for (const zone of ["UTC", "Pacific/Kiritimati", "America/Vancouver"]) {
        process.env["TZ"] = zone;
        expect(spans(file), zone).toEqual(["2027-03-15T13:00 2027-03-15T13:30"]);
      }
    } finally {
      if (own === undefined) delete process.env["TZ"];
      else process.env["TZ"] = own;
    }
  });

  it("reads the periods of a VFREEBUSY that are not marked free", () => {
    const file = calendar(
      "BEGIN:VFREEBUSY",
      "UID:fb@exemple.ca",
      "DTSTAMP:20270101T000000Z",
      "FREEBUSY:20270316T140000Z/20270316T150000Z,20270317T140000Z/PT30M",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270318T140000Z/20270318T150000Z",
      "FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20270318T180000Z/20270318T190000Z",
      "FREEBUSY;FBTYPE=X-OFFICE:20270318T200000Z/20270318T210000Z",
      "FREEBUSY;FBTYPE=FREE:20270319T140000Z/20270319T150000Z",
      "FREEBUSY:20280101T140000Z/20280101T150000Z",
      "END:VFREEBUSY",
    );
    expect(spans(file)).toEqual([
      "2027-03-16T14:00 2027-03-16T15:00",
      "2027-03-17T14:00 2027-03-17T14:30",
      "2027-03-18T14:00 2027-03-18T15:00",
      "2027-03-18T18:00 2027-03-18T19:00",
      "2027-03-18T20:00 2027-03-18T21:00",
    ]);
    const left = { events: 0, repeats: 5 };
    expect(() => busyTimesOf(file, { start: 0, end: Date.now(), addresses: [] }, left)).toThrow(OversizedCalendar);
  });

  it("20: blocks an opaque whole day, even a day of 23 hours", () => {
    const day = (date: string) => calendar(event(`DTSTART;VALUE=DATE:${date}`));
    expect(spans(day("20270316"))).toEqual(["2027-03-16T04:00 2027-03-17T04:00"]);
    expect(spans(day("20270314"))).toEqual(["2027-03-14T05:00 2027-03-15T04:00"]);
    const days = calendar(event("DTSTART;VALUE=DATE:20270313", "DTEND;VALUE=DATE:20270316"));
    expect(spans(days)).toEqual(["2027-03-13T05:00 2027-03-16T04:00"]);
  });

  it.each([
    ["TRANSP:TRANSPARENT"],
    ["STATUS:CANCELLED"],
    ["ATTENDEE;PARTSTAT=DECLINED:mailto:Ada@nordet.example"],
    ["X-MICROSOFT-CDO-BUSYSTATUS:FREE"],
  ])("20: does not block an event with %s", (line) => {
    expect(spans(calendar(event("DTSTART:20270316T140000Z", "DTEND:20270316T150000Z", line)))).toEqual([]);
  });

  it.each([
    ["STATUS:TENTATIVE"],
    ["TRANSP:OPAQUE"],
    ["ATTENDEE;PARTSTAT=DECLINED:mailto:bo@nordet.example"],
    ["ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ada@nordet.example"],
  ])("20: blocks an event with %s", (line) => {
    expect(spans(calendar(event("DTSTART:20270316T140000Z", "DTEND:20270316T150000Z", line)))).toHaveLength(1);
  });

  it("handles exceptions given as days or in another time zone, and additional dates", () => {
    const file = calendar(
      event(
        "DTSTART;TZID=America/Toronto:20270301T090000",
        "DTEND;TZID=America/Toronto:20270301T100000",
        "RRULE:FREQ=DAILY;COUNT=5",
        "EXDATE;VALUE=DATE:20270302",
        "EXDATE:20270303T140000Z",
        "RDATE;TZID=America/Toronto:20270320T090000",
      ),
    );
    expect(spans(file).map((span) => span.slice(0, 10))).toEqual([
      "2027-03-01",
      "2027-03-04",
      "2027-03-05",
      "2027-03-20",
    ]);
  });

  it("reads times without a zone in the calendar's zone, or else in Montréal's", () => {
    const floating = event("DTSTART:20270316T090000", "DURATION:PT1H");
    expect(spans(calendar(floating))).toEqual(["2027-03-16T13:00 2027-03-16T14:00"]);
    expect(spans(calendar("X-WR-TIMEZONE:Europe/Paris", floating))).toEqual(["2027-03-16T08:00 2027-03-16T09:00"]);
  });

  it("handles series that began long ago, and rejects excessive series", () => {
    const file = calendar(event("DTSTART:20150101T120000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY"));
    expect(spans(file)).toHaveLength(9);
    const often = calendar(event("DTSTART:20150101T120000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"));
    expect(() => spans(often)).toThrow("too often");
  });

  it("limits the repeats expanded per calendar, across all events and files", () => {
    const everySecond = event("DTSTART:20270316T090000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY;COUNT=400");
    const file = calendar(...Array<string>(5).fill(everySecond));
    const left = { ...newAllowance(), repeats: 3_000 };
    expect(busyTimesOf(file, QUERY, left)).toHaveLength(2_000);
    expect(left).toEqual({ events: newAllowance().events - 5, repeats: 1_000 });
    expect(() => busyTimesOf(file, QUERY, left)).toThrow(OversizedCalendar);
    expect(left.repeats).toBe(-1);
    expect(() => busyTimesOf(file, QUERY, { ...newAllowance(), events: 4 })).toThrow(OversizedCalendar);
    // Five events that repeat as often as allowed use up a calendar's allowance.
    expect(newAllowance().repeats).toBeLessThanOrEqual(200_000);
  });

  it.each(["", "<html>", "BEGIN:VCALENDAR", "BEGIN:VEVENT\r\nEND:VEVENT", "BEGIN:VCARD\r\nEND:VCARD"])(
    "recognizes that %j is not a calendar",
    (file) => {
      expect(() => busyTimesOf(file, QUERY)).toThrow(UnreadableCalendar);
    },
  );

  it("returns spans or throws a known error, whatever the input", () => {
    const line = fc.oneof(
      fc.constantFrom(
        "DTSTART:20270316T090000Z",
        "DTSTART;VALUE=DATE:20270316",
        "DTEND:20270316T080000Z",
        "DTSTART:99999999T999999Z",
        "DURATION:-PT1H",
        "DURATION:P99999999D",
        "RRULE:FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=2",
        "RRULE:FREQ=DAILY;INTERVAL=0",
        "RRULE:nonsense",
        "RECURRENCE-ID:20270316T090000Z",
        "RECURRENCE-ID:99999999T999999Z",
        "RECURRENCE-ID;TZID=America/Toronto:00000000T000000",
        "EXDATE:x",
        "DTSTART;TZID=Nowhere/Else:20270316T090000",
      ),
      fc.string({ maxLength: 30 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const file = calendar(event(...lines));
        try {
          for (const { start, end } of busyTimesOf(file, QUERY)) expect(start).toBeLessThan(end);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableCalendar);
        }
      }),
      { numRuns: 300 },
    );
  });
});
