import { expect, test } from "vitest";
import { type Known, type KnownCall, situationOf } from "./situation.ts";

const NOW = new Date("2026-11-24T15:00:00Z");
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const known = (changes: Partial<Known> = {}): Known => ({
  request: { contacted: false, isStepDue: false },
  calls: [],
  mails: [],
  chat: undefined,
  ...changes,
});
const call = (startsIn: number, changes: Partial<KnownCall> = {}): KnownCall => ({
  state: "booked",
  outcome: null,
  kind: "phone",
  startsAt: hours(startsIn),
  endsAt: hours(startsIn + 0.5),
  wallDay: "2026-11-24",
  wallTime: "10:00",
  ...changes,
});
const letter = (at: number, status: "pending" | "delivered" | "dead" = "delivered") => ({
  isLetter: true,
  status,
  at: hours(at),
});
const confirmation = (at: number, status: "delivered" | "dead" = "delivered") => ({
  ...letter(at, status),
  isLetter: false,
});
const contacted = { contacted: true, isStepDue: false };
const chat = (at: number) => ({ text: "Avez-vous un contrat?", at: hours(at) });

test.each<[string, Known, string]>([
  ["nobody has answered", known({ mails: [confirmation(-2)] }), "new"],
  ["a letter has gone", known({ mails: [letter(-48)] }), "follow-up"],
  ["somebody called without a booking", known({ request: contacted }), "follow-up"],
  ["a step is due, whoever set it", known({ request: { contacted: false, isStepDue: true } }), "follow-up"],
  ["the call was held", known({ calls: [call(-24, { outcome: "held" })] }), "follow-up"],
  ["booked for tomorrow", known({ calls: [call(26)] }), "booked"],
  ["booked for tomorrow, and written to", known({ calls: [call(26)], mails: [letter(-1)] }), "booked"],
  ["booked and cancelled", known({ calls: [call(26, { state: "cancelled" })] }), "new"],
  ["the call is in an hour", known({ calls: [call(1)] }), "call-soon"],
  ["the call has begun", known({ calls: [call(-0.2)] }), "call-soon"],
  ["the call was missed", known({ calls: [call(-3, { outcome: "missed" })] }), "missed"],
  ["the call was put off", known({ calls: [call(-3, { outcome: "put-off" })] }), "missed"],
  ["missed, and booked again", known({ calls: [call(-3, { outcome: "missed" }), call(30)] }), "booked"],
  [
    "a missed call, and a letter since",
    known({ calls: [call(-3, { outcome: "missed" })], mails: [letter(-1)] }),
    "follow-up",
  ],
  ["a call without an outcome yet says nothing", known({ calls: [call(-3)] }), "new"],
  ["the letter came back", known({ mails: [confirmation(-9), letter(-2, "dead")] }), "bounced"],
  ["the confirmation came back", known({ mails: [confirmation(-2, "dead")] }), "bounced"],
  [
    "a bounced letter, and another letter on its way",
    known({ mails: [letter(-2, "dead"), letter(-1, "pending")] }),
    "follow-up",
  ],
  ["asked in the chat", known({ chat: chat(-1), request: contacted }), "chat"],
  ["asked in the chat, and written to since", known({ chat: chat(-3), mails: [letter(-1)] }), "follow-up"],
  [
    "a question in the chat before a missed call",
    known({ chat: chat(-9), calls: [call(-3, { outcome: "missed" })] }),
    "missed",
  ],
  [
    "a question in the chat after a missed call",
    known({ chat: chat(-1), calls: [call(-3, { outcome: "missed" })] }),
    "chat",
  ],
])("%s", (_, facts, situation) => {
  expect(situationOf(facts, NOW).situation).toBe(situation);
});

test("a bounced letter does not count as an answer, and a chat question stays open", () => {
  expect(situationOf(known({ mails: [letter(-2, "dead")] }), NOW)).toMatchObject({
    isAnswered: false,
    bouncedAt: hours(-2),
  });
  expect(situationOf(known({ mails: [letter(-48)] }), NOW)).toMatchObject({ isAnswered: true, writtenAt: hours(-48) });
  expect(situationOf(known({ chat: chat(-1), request: contacted }), NOW).isAnswered).toBe(false);
});
