import * as z from "zod/mini";
import { WEEKDAYS, type Weekday } from "../../../lib/company/business-hours.ts";
import type { HolidayId } from "../../../lib/company/quebec-holidays.ts";
import { MAX_VERSION } from "../../../lib/http/record-id.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import { APPOINTMENT_KINDS } from "../kinds.ts";

/** Who can be booked, when they work, and what no longer fits that: the noun in one place. */

/** Whose hours these are when they are nobody's own, in an address. */
export const COMPANY_OWNER = "company";

/** Whose hours somebody sees and changes: admins everybody's and the company's, any other member their own. */
export const seesTo = ({ id, role }: Pick<StaffMember, "id" | "role">, owner: string): boolean =>
  role === "admin" || owner === id;

/** Minutes that a host may keep free after each appointment. */
export const PAUSES: readonly number[] = [0, 15, 30, 45, 60];

/** Most appointments that anybody may be given on a day. */
export const HIGHEST_DAILY_CAP = 20;

/** How far ahead a day may have hours of its own, in days: further than anybody plans. */
export const EXCEPTION_DAYS = 800;

/** Most stretches of work that a day has. */
const MOST_STRETCHES = 6;

const time = z.string("timeInvalid").check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "timeInvalid"));
const stretch = { opens: time, closes: time };

interface Stretch {
  opens: string;
  closes: string;
}

const inOrder = (stretches: readonly Stretch[]) => stretches.every(({ opens, closes }) => opens < closes);

function areApart(stretches: readonly Stretch[]): boolean {
  const sorted = [...stretches].sort((a, b) => a.opens.localeCompare(b.opens));
  return sorted.every(({ opens }, index) => index === 0 || sorted[index - 1]!.closes <= opens);
}

const stretchesOfDay = z
  .array(z.strictObject(stretch, "hoursInvalid"), "hoursInvalid")
  .check(
    z.maxLength(MOST_STRETCHES, "hoursInvalid"),
    z.refine(inOrder, "hoursOrder"),
    z.refine(areApart, "hoursOverlap"),
  );

const weekdays = WEEKDAYS as readonly [Weekday, ...Weekday[]];
const weeklyHours = z
  .array(z.strictObject({ weekday: z.enum(weekdays, "hoursInvalid"), ...stretch }, "hoursInvalid"), "hoursInvalid")
  .check(
    z.maxLength(weekdays.length * MOST_STRETCHES, "hoursInvalid"),
    z.refine(inOrder, "hoursOrder"),
    z.refine((hours) => [...Map.groupBy(hours, ({ weekday }) => weekday).values()].every(areApart), "hoursOverlap"),
  );

const version = z.int("invalid").check(z.minimum(0, "invalid"), z.maximum(MAX_VERSION, "invalid"));

/** How somebody is booked. */
const settings = {
  languages: z
    .array(z.enum(["fr", "en"], "languageInvalid"), "languageInvalid")
    .check(z.minLength(1, "languageMissing"), z.maxLength(2, "languageInvalid")),
  kinds: z
    .array(z.enum(APPOINTMENT_KINDS, "kindInvalid"), "kindInvalid")
    .check(z.minLength(1, "kindMissing"), z.maxLength(APPOINTMENT_KINDS.length, "kindInvalid")),
  dailyCap: z
    .int("dailyCapInvalid")
    .check(z.minimum(1, "dailyCapInvalid"), z.maximum(HIGHEST_DAILY_CAP, "dailyCapInvalid")),
  /** Minutes. */
  pause: z.int("pauseInvalid").check(
    z.maximum(PAUSES.at(-1)!, "pauseInvalid"),
    z.refine((minutes) => PAUSES.includes(minutes), "pauseInvalid"),
  ),
  active: z.boolean("invalid"),
};

/** Body of `PUT /api/appointments/hosts/{id}`; version 0 for somebody who was never a host. */
export const hostBodySchema = z.strictObject({ version, ...settings });
export type HostSettings = Omit<z.output<typeof hostBodySchema>, "version">;

/** Body of `PUT /api/appointments/hours/{owner}`; `null` for those of the company, or, of the company, for its opening hours. */
export const hoursBodySchema = z.strictObject({ hours: z.nullable(weeklyHours) });

/** Body of `PUT /api/appointments/exceptions/{owner}/{day}`; no hours for a day off. */
export const exceptionBodySchema = z.strictObject({ hours: stretchesOfDay });

const exception = z.strictObject({
  day: z.string(),
  hours: z.array(z.strictObject({ opens: z.string(), closes: z.string() })),
});
const hours = z.array(z.strictObject({ weekday: z.enum(weekdays), opens: z.string(), closes: z.string() }));

/** Why an appointment that was booked no longer fits: its host cannot be booked any more, or does not work then any more. */
export const MISFITS = ["host", "hours"] as const;
export type Misfit = (typeof MISFITS)[number];

export const misfitSchema = z.strictObject({
  id: z.int(),
  consultationId: z.int(),
  version: z.int(),
  /** ISO 8601, UTC. */
  start: z.iso.datetime(),
  kind: z.enum(APPOINTMENT_KINDS),
  host: z.strictObject({ id: z.string(), name: z.nullable(z.string()) }),
  /** Of the request. */
  name: z.string(),
  company: z.string(),
  reason: z.enum(MISFITS),
});

/** Everything that decides when somebody can be booked. */
export const hostsSchema = z.strictObject({
  company: z.strictObject({
    hours,
    /** They are the opening hours of the site: nobody has changed them. */
    isDefault: z.boolean(),
    exceptions: z.array(exception),
  }),
  /** Public holidays of Québec of the year that begins today, on which nobody can be booked unless an exception says so. */
  holidays: z.array(z.strictObject({ day: z.string(), id: z.string() as z.ZodMiniType<HolidayId> })),
  members: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      /** `null` for whoever was never a host. */
      settings: z.nullable(z.strictObject({ ...settings, version: z.int() })),
      /** `null` for the company's. */
      hours: z.nullable(hours),
      /** One of their calendars could not be read for a day: they are not offered. */
      isWithdrawn: z.boolean(),
      exceptions: z.array(exception),
    }),
  ),
  /** Appointments ahead that no longer fit, earliest first. */
  misfits: z.array(misfitSchema),
});
export type HostsOverview = z.output<typeof hostsSchema>;
export type HostMember = HostsOverview["members"][number];
