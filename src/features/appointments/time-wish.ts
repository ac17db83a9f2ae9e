import * as z from "zod/mini";
import { APPOINTMENT_KINDS, type AppointmentKind } from "./kinds.ts";

/** With a fraction of a second of any length, one could be as long as a body. */
export const instant = z.iso.datetime("startInvalid").check(z.maxLength(30, "startInvalid"));
export const zone = z.string("zoneInvalid").check(z.maxLength(60, "zoneInvalid"));

/** A plain form sends what was not chosen as well, empty. */
const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === "" ? undefined : value)),
      z.optional(schema),
    ),
  );

/** A time that was chosen before the request is sent, among the fields of the request. */
export const timeWishFields = {
  /** ISO 8601: on a quarter of an hour. */
  start: orEmpty(instant.check(z.refine((value) => Date.parse(value) % 900_000 === 0, "startOffGrid"))),
  /** How they want to talk; where they have not said, by phone if they gave a number. */
  kind: orEmpty(z.enum(APPOINTMENT_KINDS, "kindInvalid")),
  /** Of the visitor. */
  zone: orEmpty(zone),
};
/** The same, once a time was chosen. */
export interface TimeWish {
  start: string;
  kind?: AppointmentKind | undefined;
  zone?: string | undefined;
}
