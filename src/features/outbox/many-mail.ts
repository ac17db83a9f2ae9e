import type { MailPayloads } from "../../emails/mail-payloads.ts";
import type { NewMail } from "./enqueue.ts";

/** Says, once an hour, that there is more than the team is emailed individually. */
export function manyMail(
  recipient: string,
  of: MailPayloads["staff-many"]["of"],
  most: number,
  now: Date,
): NewMail<"staff-many"> {
  const dedupeKey = `staff-many:${of}:${now.toISOString().slice(0, "2026-11-20T14".length)}`;
  return { template: "staff-many", recipient, language: "fr", payload: { of, most }, dedupeKey };
}
