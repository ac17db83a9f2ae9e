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

type Walls = Pick<Slot, "visitor" | "company">;

/**
 * Returns the local time to go by: ours for a meeting at our office, otherwise the visitor's.
 * @param kind how to meet; empty if not chosen
 */
export const leadingWall = (kind: string, { visitor, company }: Walls): Slot["visitor"] =>
  kind === "office" ? company : visitor;

/**
 * Words both local times, the one to go by first.
 * @returns undefined if they are the same
 */
export function bothTold(text: TextLike<typeof Text>, kind: string, walls: Walls) {
  const { visitor, company } = walls;
  if (visitor.day === company.day && visitor.time === company.time) return undefined;
  const told = [text.choose.atYours(text.time(visitor.time)), text.choose.inMontreal(text.time(company.time))] as const;
  return kind === "office" ? ([told[1], told[0]] as const) : told;
}

/** Formats a time on one line: the local time to go by, with the other one if it differs. */
export function whenTold(text: TextLike<typeof Text>, walls: Walls, kind = ""): string {
  const { day, time } = leadingWall(kind, walls);
  return text.choose.when(text.day(day), text.time(time), bothTold(text, kind, walls)?.[1]);
}
