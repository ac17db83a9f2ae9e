import type { StaffAppointment, WeeklyHours } from "../../features/appointments/model.ts";
import { WEEKDAYS, type Weekday, weekdayOf } from "../../lib/company/business-hours.ts";
import { company } from "../../lib/company/company.ts";
import { dayPlus } from "../../lib/company/company-day.ts";

/** Layout of the week grid, in quarter hours of Montréal time. */

const DAYS_A_WEEK = 7;
const QUARTERS_AN_HOUR = 4;

export const mondayOf = (day: string): string => dayPlus(day, -((WEEKDAYS.indexOf(weekdayOf(day)) + 6) % DAYS_A_WEEK));

/** Returns the days of a week on which the company is open, plus other days with appointments. */
export function daysShown(monday: string, appointments: readonly Pick<StaffAppointment, "day">[]): string[] {
  const days = Array.from({ length: DAYS_A_WEEK }, (_, index) => dayPlus(monday, index));
  const open: readonly string[] = company.openingHours.flatMap(({ days: opened }) => opened);
  return days.filter((day) => open.includes(weekdayOf(day)) || appointments.some((each) => each.day === day));
}

/** Returns the company's opening hours, extended to fit earlier and later appointments, as whole hours. */
export function hoursShown(appointments: readonly Pick<StaffAppointment, "time" | "start" | "end">[]) {
  const opens = company.openingHours.map((hours) => quarterOf(hours.opens));
  const closes = company.openingHours.map((hours) => quarterOf(hours.closes));
  const begins = appointments.map(({ time }) => quarterOf(time));
  const ends = appointments.map((each) => quarterOf(each.time) + quartersLong(each));
  return {
    from: Math.floor(Math.min(...opens, ...begins) / QUARTERS_AN_HOUR),
    to: Math.ceil(Math.max(...closes, ...ends) / QUARTERS_AN_HOUR),
  };
}

export const WEEK_FROM_MONDAY: readonly Weekday[] = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];

/** Returns the weekdays with bookable hours outside the opening hours published on the site. */
export const daysBeyondOpening = (hours: readonly WeeklyHours[]): Weekday[] =>
  WEEK_FROM_MONDAY.filter((weekday) =>
    hours.some(
      (each) =>
        each.weekday === weekday &&
        !company.openingHours.some(
          ({ days, opens, closes }) => days.includes(weekday) && opens <= each.opens && each.closes <= closes,
        ),
    ),
  );

/** Returns the index of the quarter hour that contains a time: 2 for `00:30`. */
export function quarterOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * QUARTERS_AN_HOUR + Math.floor(minutes / 15);
}

/** Returns the time at which a quarter hour starts, given its index: `00:30` for 2. */
export function timeOf(quarter: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(quarter / QUARTERS_AN_HOUR))}:${two((quarter % QUARTERS_AN_HOUR) * 15)}`;
}

export const quartersLong = ({ start, end }: Pick<StaffAppointment, "start" | "end">): number =>
  Math.ceil((Date.parse(end) - Date.parse(start)) / (15 * 60_000));

/** Assigns lanes that place overlapping appointments side by side; `lanes` is the number that the day needs. */
export function inLanes<Each extends Pick<StaffAppointment, "time" | "start" | "end">>(
  appointments: readonly Each[],
): { lanes: number; placed: { appointment: Each; lane: number }[] } {
  const ends: number[] = [];
  const placed = appointments.map((appointment) => {
    const first = quarterOf(appointment.time);
    const free = ends.findIndex((end) => end <= first);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = first + quartersLong(appointment);
    return { appointment, lane };
  });
  return { lanes: Math.max(1, ends.length), placed };
}
