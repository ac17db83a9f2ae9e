import { describe, expect, it } from "vitest";
import { desk } from "../../text/fr/desk/desk.ts";
import { otherAddressOf } from "../people/people-queries.ts";
import { chatDue, inOrder, type Waiting, withReason } from "./queue.ts";

/** Tuesday, November 24, 2026, 10:00 in Montréal. */
const NOW = new Date("2026-11-24T15:00:00Z");
const at = (clock: string, day = "2026-11-24") => new Date(`${day}T${clock}:00-05:00`);

const row = (kind: Waiting["kind"], id: number, due: Date, more: Partial<Waiting> = {}): Waiting => ({
  kind,
  id,
  due,
  score: 60,
  ...more,
});
const order = (items: Waiting[], now = NOW) =>
  inOrder(items, now).map(({ group, kind, id }) => `${group} ${kind} ${id}`);

describe("the order of the queue", () => {
  it("starts with people who are present, then deadlines they set, overdue items, and the others by time left", () => {
    expect(
      order([
        row("request", 1, at("14:00")),
        row("request", 2, at("09:00")),
        row("request", 3, at("12:00"), { said: "call-by", score: 98 }),
        row("chat", 4, at("09:55"), { score: 0, since: at("09:55") }),
        row("request", 5, at("10:40")),
        row("request", 6, at("11:30")),
        row("request", 7, at("09:00", "2026-11-26")),
        row("appointment", 8, at("10:30")),
        row("appointment", 9, at("15:00")),
      ]),
    ).toEqual([
      "now chat 4",
      "now request 3",
      "now appointment 8",
      "late request 2",
      "hour request 5",
      "noon request 6",
      "today request 1",
      "today appointment 9",
      "later request 7",
    ]);
  });

  it("sorts a group by the person's deadline, then due day, then score, then age", () => {
    expect(
      order([
        row("request", 1, at("09:00"), { score: 50 }),
        row("request", 2, at("08:00"), { score: 50 }),
        row("request", 3, at("09:30"), { score: 90 }),
        row("request", 4, at("09:30"), { score: 50, said: "critical" }),
        row("check", 5, at("08:00"), { score: 99 }),
        row("request", 6, at("17:00", "2026-11-23"), { score: 40 }),
        row("check", 7, at("17:00", "2026-11-23")),
      ]),
    ).toEqual([
      "late request 4",
      "late request 6",
      "late request 3",
      "late request 2",
      "late request 1",
      "late check 7",
      "late check 5",
    ]);
  });

  it("sorts what can wait day by day, with a step among what is due on its day", () => {
    expect(
      order([
        row("request", 1, at("09:00", "2026-11-26"), { score: 98 }),
        row("request", 2, at("16:00", "2026-11-25"), { score: 50 }),
        row("request", 3, at("11:00", "2026-11-25"), { score: 50 }),
        row("request", 4, at("17:00", "2026-11-25"), { score: 90 }),
        row("request", 5, at("17:00", "2026-11-26"), { said: "critical" }),
        row("step", 6, at("00:00", "2026-11-26"), { score: 40 }),
        row("check", 7, at("09:00", "2026-11-25"), { score: 99 }),
      ]),
    ).toEqual([
      "later request 4",
      "later request 3",
      "later request 2",
      "later step 6",
      "later check 7",
      "later request 5",
      "later request 1",
    ]);
  });

  it("lists low grades and possible spam as later until they are late", () => {
    expect(order([row("request", 1, at("11:00"), { score: 30 }), row("check", 2, at("11:00"), { score: 99 })])).toEqual(
      ["later request 1", "later check 2"],
    );
    expect(order([row("request", 1, at("09:00"), { score: 30 })])).toEqual(["late request 1"]);
    expect(order([row("request", 1, at("11:30"), { score: 30, said: "critical" })])).toEqual(["noon request 1"]);
  });

  it("treats a chat visitor as present for ten minutes", () => {
    const chat = (clock: string) => row("chat", 1, at(clock), { since: at(clock) });
    expect(order([chat("09:51")])).toEqual(["now chat 1"]);
    expect(order([chat("09:49")])).toEqual(["late chat 1"]);
  });

  it("treats a chat as late only after the time promised to a visitor who left an address or found us closed", () => {
    const chat = (since: Date, isReachable: boolean) => row("chat", 1, chatDue(since, isReachable), { since });
    const saturday = at("22:00", "2026-11-28");
    const minutesLater = (minutes: number) => new Date(saturday.getTime() + minutes * 60_000);
    expect(chatDue(saturday, true)).toEqual(at("18:00", "2026-11-30"));
    for (const isReachable of [true, false]) {
      expect(order([chat(saturday, isReachable)], minutesLater(9))).toEqual(["now chat 1"]);
      expect(order([chat(saturday, isReachable)], minutesLater(11))).toEqual(["later chat 1"]);
      expect(order([chat(saturday, isReachable)], at("17:30", "2026-11-30"))).toEqual(["hour chat 1"]);
      expect(order([chat(saturday, isReachable)], at("18:01", "2026-11-30"))).toEqual(["late chat 1"]);
    }
    expect(order([chat(at("09:40"), true)])).toEqual(["later chat 1"]);
    expect(order([chat(at("09:40"), false)])).toEqual(["late chat 1"]);
  });

  it("shows a person who has booked in a single row, which is not overdue", () => {
    const person = "zoe@fonderie.example";
    expect(
      order([
        row("request", 1, at("09:00", "2026-11-20"), { person }),
        row("appointment", 2, at("14:00"), { person }),
        row("request", 3, at("09:00"), { person: "other@fonderie.example" }),
      ]),
    ).toEqual(["late request 3", "today appointment 2"]);
  });

  it("lists a step due today under today", () => {
    expect(order([row("step", 1, at("00:00", "2026-11-25"))])).toEqual(["today step 1"]);
  });
});

it("gives a sender's reason for a prompt answer, on the row of their call too", () => {
  const request = { additionalInfo: null, createdAt: NOW.toISOString(), urgency: "critical" as const };
  const { said, kinds } = desk.today;
  const about = (changes: Partial<typeof request> | { additionalInfo: string }) =>
    withReason({ ...request, ...changes }, kinds.appointment, said, "fr");
  expect(about({})).toBe("Dit que c’est critique · Rendez-vous");
  expect(about({ additionalInfo: "Rappelez-moi avant midi." })).toBe("Demande une réponse avant 12 h · Rendez-vous");
  expect(withReason({ ...request, urgency: "low" }, kinds.appointment, said, "fr")).toBe("Rendez-vous");
  expect(withReason(undefined, kinds.appointment, said, "fr")).toBe("Rendez-vous");
});

it("offers another email address after a bounce, not another spelling of the one that failed", () => {
  const contacts = ["Marie@Exemple.ca", "marie@atelier.example"].map((written) => ({ kind: "mail" as const, written }));
  const phone = { kind: "phone" as const, written: "+14505550142" };
  expect(otherAddressOf([...contacts, phone], "marie@exemple.ca")).toBe("marie@atelier.example");
  expect(otherAddressOf([contacts[0]!, phone], "marie@exemple.ca")).toBeUndefined();
});
