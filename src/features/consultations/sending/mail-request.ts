import type { Queryable } from "../../../db/database.ts";
import type { Asked } from "../../appointments/booking/book-time.ts";
import { zoneOf } from "../../appointments/times/offer-times.ts";
import { timeIn } from "../../appointments/times/wall-clock.ts";
import { claimMail } from "../../mail-limits/mail-limits.ts";
import { manyMail } from "../../outbox/enqueue.ts";
import type { Consultation } from "../model.ts";
import type { ConsultationsParts } from "../parts.ts";
import { haveBeenAccepted } from "../store/requests.ts";

/**
 * Requests emailed to the team individually per hour. A small firm gets fewer in a day; beyond that, one email an hour
 * says there are more, so that a flood does not fill a mailbox.
 */
const MOST_MAILED_AN_HOUR = 30;

/**
 * Emails an accepted request to staff, and to the visitor unless this address was already sent one within a day by an
 * unproven request.
 * @param wait milliseconds before the visitor's email leaves
 * @param asked outcome of the time chosen with it
 */
export async function mailRequest(
  { clock, outbox, staffMail, bookingUrl }: ConsultationsParts,
  db: Queryable,
  consultation: Consultation,
  { wait, asked }: { wait: number; asked: Asked | undefined },
): Promise<void> {
  const { id, email, language, wishedStart, wishedZone } = consultation;
  const now = clock();
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  if (await haveBeenAccepted(db, MOST_MAILED_AN_HOUR + 1, anHourAgo)) {
    await outbox.enqueue(db, manyMail(staffMail, "requests", MOST_MAILED_AN_HOUR, now));
  } else {
    await outbox.enqueue(db, {
      template: "staff-new-consultation",
      recipient: staffMail,
      language: "fr",
      payload: { consultation },
      dedupeKey: `staff-new-consultation:${id}`,
    });
  }
  if (!(await claimMail(db, "visitor-confirmation", email, now))) return;
  await outbox.enqueue(db, {
    template: "visitor-confirmation",
    about: { kind: "consultation", id },
    recipient: email,
    language,
    payload: {
      consultation,
      bookingUrl: await bookingUrl(db, id, language),
      ...(asked && wishedStart !== null
        ? { time: { ...timeIn(new Date(wishedStart), zoneOf(wishedZone ?? undefined)), state: asked.state } }
        : {}),
    },
    dedupeKey: `visitor-confirmation:${id}`,
    dueAt: new Date(now.getTime() + wait),
  });
}
