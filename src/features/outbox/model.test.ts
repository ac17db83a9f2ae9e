import { expect, it } from "vitest";
import { whyNotSent } from "./model.ts";

it.each([
  ["550 5.1.1 <zoe@fonderie.example>: Recipient address rejected: User unknown", "no-mailbox"],
  ["550-5.2.1 The email account that you tried to reach is inactive", "no-mailbox"],
  ["551 no such user here", "no-mailbox"],
  ["552 5.2.2 The recipient’s inbox is out of storage space", "full"],
  ["452 4.2.2 mailbox full", "full"],
  ["550 5.7.1 Our system has detected that this message is likely unsolicited", "blocked"],
  ["554 Message blocked as spam", "blocked"],
  ["connect ECONNREFUSED", "unreachable"],
  ["Greeting never received", "unreachable"],
  ["535 5.5.4 authentication failed", "unknown"],
  [null, "unknown"],
])("%o is reported as %s", (said, why) => {
  expect(whyNotSent(said)).toBe(why);
});
