import type { Queryable } from "../../../db/database.ts";
import { claimMail } from "../../mail-limits/mail-limits.ts";
import type { Consultation } from "../model.ts";
import type { ConsultationsParts } from "../parts.ts";

/** Mails an accepted request to the staff, and to the visitor unless a stranger's word has sent this address one within a day. */
export async function mailRequest(
  { clock, outbox, staffMail, bookingUrl }: ConsultationsParts,
  db: Queryable,
  consultation: Consultation,
): Promise<void> {
  const { id, email, language } = consultation;
  await outbox.enqueue(db, {
    template: "staff-new-consultation",
    recipient: staffMail,
    language: "fr",
    payload: { consultation },
    dedupeKey: `staff-new-consultation:${id}`,
  });
  if (!(await claimMail(db, "visitor-confirmation", email, clock()))) return;
  await outbox.enqueue(db, {
    template: "visitor-confirmation",
    about: { kind: "consultation", id },
    recipient: email,
    language,
    payload: { consultation, bookingUrl: bookingUrl(id, language) },
    dedupeKey: `visitor-confirmation:${id}`,
  });
}
