import type { TextLike } from "../../lib/language.ts";
import type { appointment as Text } from "../../text/fr/site/appointment.ts";
import type { Slot } from "./model.ts";

/** A time in one line: on the visitor's wall, and on Montréal's where it shows another. */
export function whenTold(text: TextLike<typeof Text>, { visitor, company }: Pick<Slot, "visitor" | "company">): string {
  const isSame = visitor.day === company.day && visitor.time === company.time;
  const inMontreal = isSame ? undefined : text.time(company.time);
  return text.choose.when(text.day(visitor.day), text.time(visitor.time), inMontreal);
}
