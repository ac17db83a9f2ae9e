import * as z from "zod/mini";
import { APPOINTMENT_KINDS, type AppointmentKind } from "./kinds.ts";

/** Fractions of a second have no maximum length, so an instant could be as long as the body. */
export const instant = z.iso.datetime("startInvalid").check(z.maxLength(30, "startInvalid"));
export const zone = z.string("zoneInvalid").check(z.maxLength(60, "zoneInvalid"));

/** A plain form also submits fields left empty. */
const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === "" ? undefined : value)),
      z.optional(schema),
    ),
  );

/** The time chosen before a request is sent, among the request's fields. */
export const timeWishFields = {
  /** ISO 8601: on a quarter of an hour. */
  start: orEmpty(instant.check(z.refine((value) => Date.parse(value) % 900_000 === 0, "startOffGrid"))),
  /** How they want to meet; if left out, by phone if they gave a number. */
  kind: orEmpty(z.enum(APPOINTMENT_KINDS, "kindInvalid")),
  /** The visitor's time zone. */
  zone: orEmpty(zone),
};
/** The same, with a chosen time. */
export interface TimeWish {
  start: string;
  kind?: AppointmentKind | undefined;
  zone?: string | undefined;
}
