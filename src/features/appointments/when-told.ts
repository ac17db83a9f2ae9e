import type { TextLike } from "../../lib/language.ts";
import type { appointment as Text } from "../../text/fr/site/appointment.ts";
import type { Slot } from "./model.ts";

/** Minimum time between suggested times, in ms; times closer together would be no real choice. */
const APART_MS = 3 * 3_600_000;

/** Number of times suggested on pages, in the form and in the chat. */
export const SUGGESTED = 3;

/** Picks up to `atMost` times, hours apart, for places without room for all. */
export function firstApart(slots: readonly Slot[], atMost: number): Slot[] {
  const chosen: Slot[] = [];
  for (const slot of slots) {
    const last = chosen.at(-1);
    if (last && Date.parse(slot.start) - Date.parse(last.start) < APART_MS) continue;
    if (chosen.push(slot) === atMost) break;
  }
  return chosen;
}

/** Formats a time on one line: the visitor's local time, with Montréal's if it differs. */
export function whenTold(text: TextLike<typeof Text>, { visitor, company }: Pick<Slot, "visitor" | "company">): string {
  const isSame = visitor.day === company.day && visitor.time === company.time;
  const inMontreal = isSame ? undefined : text.time(company.time);
  return text.choose.when(text.day(visitor.day), text.time(visitor.time), inMontreal);
}
