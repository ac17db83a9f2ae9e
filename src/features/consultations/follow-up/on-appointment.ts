import type { Queryable } from "../../../db/database.ts";
import type { Subscriber } from "../../../db/facts.ts";
import { addBusinessHours } from "../../../lib/company/business-hours.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { deskAppointments as en } from "../../../text/en/desk/appointments.ts";
import { deskAppointments as fr } from "../../../text/fr/desk/appointments.ts";
import type { AppointmentFact } from "../../appointments/on-appointment.ts";
import type { ConsultationsParts } from "../parts.ts";
import { lockFollowUps } from "../store/requests.ts";
import { changedBy, isSame, saveFollowUp } from "./change-follow-up.ts";
import type { FollowUpChange } from "./model.ts";
import { listOwners } from "./store.ts";

/** Opening hours before a missed person is contacted again: a day. */
const ASKED_AGAIN_AFTER = 8;

/** Updates a request after its call: those reached are in discussion, others get a next step unless they have one. */
export function followUpOfAppointments({
  database,
  facts,
}: Pick<ConsultationsParts, "database" | "facts">): Subscriber<AppointmentFact> {
  async function follow(db: Queryable, fact: AppointmentFact): Promise<void> {
    const { consultationId: id, outcome } = fact.appointment;
    const [before] = await lockFollowUps(db, database.dialect, [id]);
    if (!before || !outcome || before.outcome) return;
    let change: FollowUpChange = { stage: "in-discussion" };
    if (outcome !== "held") {
      if (before.nextStep !== null) return;
      const member = (await listOwners(db)).find((owner) => owner.id === fact.actor);
      const nextStep = (member?.language === "en" ? en : fr).nextStep[outcome];
      change = { nextStep, nextStepAt: companyDay(addBusinessHours(fact.at, ASKED_AGAIN_AFTER)) };
    }
    const after = changedBy(before, change, fact.at);
    if (isSame(before, after)) return;
    after.followUpVersion += 1;
    await saveFollowUp({ facts }, db, before, after, fact.actor, fact.at);
    await facts.record(db, {
      kind: "consultation.changed",
      at: fact.at,
      actor: fact.actor,
      subject: id,
      ids: [id],
    });
  }
  return { during: { "appointment.outcome": follow } };
}
