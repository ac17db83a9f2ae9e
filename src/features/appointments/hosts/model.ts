import * as z from "zod/mini";
import { WEEKDAYS, type Weekday } from "../../../lib/company/business-hours.ts";
import type { HolidayId } from "../../../lib/company/quebec-holidays.ts";
import { MAX_VERSION, wholeNumber } from "../../../lib/http/input-fields.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import { APPOINTMENT_KINDS } from "../kinds.ts";

/** Models of hosts, their hours, and appointments that no longer fit. */

/** Path segment that stands for the company in place of a staff id. */
export const COMPANY_OWNER = "company";

/**
 * Whether a staff member may see and change the owner's hours. Admins may for everyone and the company, other members
 * only for themselves.
 */
export const seesTo = ({ id, role }: Pick<StaffMember, "id" | "role">, owner: string): boolean =>
  role === "admin" || owner === id;

/** Pauses between appointments that a host can choose, in minutes. */
export const PAUSES: readonly number[] = [0, 15, 30, 45, 60];

/** Highest daily cap a host may set. */
export const HIGHEST_DAILY_CAP = 20;

/** How many days ahead exceptions can be set; more than two years. */
export const EXCEPTION_DAYS = 800;

/** Maximum number of time ranges per day. */
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

const version = wholeNumber(0, MAX_VERSION);

const settings = {
  languages: z
    .array(z.enum(["fr", "en"], "languageInvalid"), "languageInvalid")
    .check(z.minLength(1, "languageMissing"), z.maxLength(2, "languageInvalid")),
  kinds: z
    .array(z.enum(APPOINTMENT_KINDS, "kindInvalid"), "kindInvalid")
    .check(z.minLength(1, "kindMissing"), z.maxLength(APPOINTMENT_KINDS.length, "kindInvalid")),
  dailyCap: wholeNumber(1, HIGHEST_DAILY_CAP, "dailyCapInvalid"),
  /** In minutes. */
  pause: z.int("pauseInvalid").check(
    z.maximum(PAUSES.at(-1)!, "pauseInvalid"),
    z.refine((minutes) => PAUSES.includes(minutes), "pauseInvalid"),
  ),
  active: z.boolean("invalid"),
};

/** Body of `PUT /api/appointments/hosts/{id}`; the version is 0 for a member who was never a host. */
export const hostBodySchema = z.strictObject({ version, ...settings });
export type HostSettings = Omit<z.output<typeof hostBodySchema>, "version">;

/**
 * Body of `PUT /api/appointments/hours/{owner}`; `null` resets a member to the company's hours, and the company to the
 * site's opening hours.
 */
export const hoursBodySchema = z.strictObject({ hours: z.nullable(weeklyHours) });

/** Body of `PUT /api/appointments/exceptions/{owner}/{day}`; an empty list makes it a day off. */
export const exceptionBodySchema = z.strictObject({ hours: stretchesOfDay });

const exception = z.strictObject({
  day: z.string(),
  hours: z.array(z.strictObject({ opens: z.string(), closes: z.string() })),
});
const hours = z.array(z.strictObject({ weekday: z.enum(weekdays), opens: z.string(), closes: z.string() }));

/** Why an appointment no longer fits: its host cannot be booked any more (`host`) or does not work then (`hours`). */
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
  name: z.string(),
  company: z.string(),
  reason: z.enum(MISFITS),
});

/** Everything that determines when hosts can be booked. */
export const hostsSchema = z.strictObject({
  company: z.strictObject({
    hours,
    /** True while the company's hours are the site's opening hours. */
    isDefault: z.boolean(),
    exceptions: z.array(exception),
  }),
  /** Québec public holidays in the next 12 months. No host can be booked then, unless an exception allows it. */
  holidays: z.array(z.strictObject({ day: z.string(), id: z.string() as z.ZodMiniType<HolidayId> })),
  members: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      /** `null` if they were never a host. */
      settings: z.nullable(z.strictObject({ ...settings, version: z.int() })),
      /** `null` if the company's hours apply. */
      hours: z.nullable(hours),
      /** True if one of their calendars has been unreadable for a day, so that they are not offered. */
      isWithdrawn: z.boolean(),
      exceptions: z.array(exception),
    }),
  ),
  /** Upcoming appointments that their host can no longer keep, earliest first. */
  misfits: z.array(misfitSchema),
});
export type HostsOverview = z.output<typeof hostsSchema>;
export type HostMember = HostsOverview["members"][number];
