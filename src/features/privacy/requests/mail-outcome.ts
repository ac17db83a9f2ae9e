import type { Queryable } from "../../../db/database.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import type { MailFollower } from "../../outbox/parts.ts";
import type { PrivacyParts } from "../parts.ts";
import type { RequestRow } from "./store.ts";

/** Emails the person their request's outcome, in their language, if an address of theirs is still stored. */
export async function mailOutcome(
  { outbox }: PrivacyParts,
  db: Queryable,
  { kind, email, language, receivedAt }: RequestRow,
  outcome: "answered" | "refused" | "erased",
  note: string | null,
): Promise<void> {
  if (!email) return;
  const payload = { kind, outcome, note, receivedOn: companyDay(receivedAt) };
  await outbox.enqueue(db, { template: "privacy-answer", recipient: email, language, payload });
}

/** Deletes the email confirming an erasure as soon as it has left: it is the last trace of the person. */
export const outcomeFollower: MailFollower = {
  isWanted: async () => true,
  settled: async (_db, message, status) =>
    message.payload["outcome"] === "erased" && status !== "pending" ? "forget" : "keep",
};
