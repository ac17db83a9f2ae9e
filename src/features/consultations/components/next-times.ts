import type { Language } from "../../../lib/language.ts";
import { api } from "../../../ui/api-client.ts";
import type { Slot } from "../../appointments/model.ts";
import { firstApart, SUGGESTED, whenTold } from "../../appointments/when-told.ts";
import type { ChosenTime } from "./draft.ts";

const LABELS: Readonly<Record<Language, () => Promise<typeof import("../../../text/fr/site/appointment.ts")>>> = {
  fr: () => import("../../../text/fr/site/appointment.ts"),
  en: () => import("../../../text/en/site/appointment.ts") as never,
};

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "";

/** Converts slots to the draft's form, worded in both languages. */
export async function toldInBoth(slots: readonly Slot[], zone = ownZone()): Promise<ChosenTime[]> {
  const [fr, en] = await Promise.all([LABELS.fr(), LABELS.en()]);
  return slots.map((slot) => ({
    start: slot.start,
    kind: "",
    zone,
    "when-fr": whenTold(fr.appointment, slot),
    "when-en": whenTold(en.appointment, slot),
  }));
}

/**
 * Fetches the next available times, hours apart.
 * @throws HttpError like `api`
 */
export async function readNext(language: Language): Promise<ChosenTime[]> {
  const { slots, zone } = await api("GET /appointments/slots", { query: { language, zone: ownZone() || null } });
  return await toldInBoth(firstApart(slots, SUGGESTED), zone);
}
