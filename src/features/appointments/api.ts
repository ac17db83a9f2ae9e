import type { Context } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../../lib/http/api-env.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { readBodyFields } from "../../lib/http/body-fields.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { JSON_OR_FORM, type Route, route } from "../../lib/http/route.ts";
import { bytesOf, type Traffic } from "../../lib/http/traffic.ts";
import { isLanguage, type Language, pathIn } from "../../lib/language.ts";
import type { assembleAppointments } from "./assemble.ts";
import { bookTime } from "./booking/book-time.ts";
import { cancelAppointment } from "./booking/cancel-appointment.ts";
import { moveAppointment } from "./booking/move-appointment.ts";
import { tellLate } from "./booking/tell-late.ts";
import { type LinkPurpose, linkToken, readLinkToken } from "./link/link-token.ts";
import {
  APPOINTMENT_PATH,
  type Appointment,
  bookBodySchema,
  cancelBodySchema,
  DURATION_MINUTES,
  eventQuerySchema,
  lateBodySchema,
  moveBodySchema,
  slotsQuerySchema,
  slotsSchema,
  type VisitorAppointment,
  visitorAppointmentSchema,
  waitingSchema,
  waitlistBodySchema,
} from "./model.ts";
import { readOffer, zoneOf } from "./times/offer-times.ts";
import { changeWaiting } from "./waitlist/change-waiting.ts";

/** What a form that could not be done ends on: the page it came from, and what was chosen. */
export interface AppointmentFormFailure {
  language: Language;
  error: unknown;
  fields: Record<string, unknown>;
}

export interface AppointmentsApiParts {
  appointments: ReturnType<typeof assembleAppointments>;
  traffic: Traffic;
  /** Of whoever only looks. */
  reads: Traffic;
  /** Answers a form that failed with a page. @throws what no page has words for */
  answerFailure: (c: Context<ApiEnv>, failure: AppointmentFormFailure) => Promise<Response>;
}

/** `/api/appointments`, what visitors do: each by the token of a link. */
export function appointmentsApi({ appointments, traffic, reads, answerFailure }: AppointmentsApiParts): Route[] {
  const { secret } = appointments;

  const seenByVisitor = ({ id, uid, state, kind, startsAt, endsAt, sequence }: Appointment): VisitorAppointment => ({
    uid,
    state,
    kind,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    sequence,
    token: linkToken(secret, "appointment", id),
  });

  /** Answers JSON with JSON, and leads a form to the page of the appointment. */
  const change =
    <Fields extends { token: string }>(
      parse: (fields: Record<string, unknown>) => Fields,
      act: (fields: Fields) => Promise<Appointment>,
      { purpose = "appointment", status = 200 }: { purpose?: LinkPurpose; status?: 200 | 201 } = {},
    ) =>
    async ({ c }: { c: Context<ApiEnv> }): Promise<Response> => {
      const { kind, fields } = await readBodyFields(c.req);
      const language = isLanguage(fields["language"]) ? fields["language"] : c.get("language");
      c.set("language", language);
      const { language: _, ...content } = fields;
      try {
        await traffic.attempt(c.get("clientAddress"));
        const parsed = parse(content);
        // Before it counts towards what all may send: whoever has no link cannot use that up.
        if (readLinkToken(secret, purpose, parsed.token) === undefined) {
          throw new AppError("not-found", "The link is none of ours");
        }
        await traffic.admit(c.get("clientAddress"), bytesOf(parsed));
        const seen = seenByVisitor(await act(parsed));
        c.set("isOnDisk", true);
        if (kind === "json") return c.json(seen, status);
        return c.redirect(`${pathIn(language, APPOINTMENT_PATH)}?token=${encodeURIComponent(seen.token)}`, 303);
      } catch (error) {
        if (kind === "json") throw error;
        return await answerFailure(c, { language, error, fields });
      }
    };

  return [
    route({
      id: "listTimes",
      method: "get",
      path: "/appointments/slots",
      access: "everybody",
      summary: "List times that can be booked",
      description:
        "For the next three weeks, in UTC and as clocks show them in Montréal and in the zone asked for. Those of one means: a meeting at the office takes the way there too.",
      query: slotsQuerySchema,
      response: slotsSchema,
      errors: ["too-many-requests"],
      handle: async ({ c, query: { token: _, ...query } }) => {
        await reads.admit(c.get("clientAddress"), 0);
        const language = query.language ?? c.get("language");
        return {
          zone: zoneOf(query.zone),
          durationMinutes: DURATION_MINUTES,
          ...(await readOffer(appointments, { ...query, language })),
        };
      },
    }),
    route({
      id: "holdTime",
      method: "post",
      path: "/appointments/holds",
      access: "everybody",
      summary: "Hold a time",
      description: "Taken out in November 2026: a time is booked at once, and whoever comes first gets it.",
      removed: true,
      handle: () => {
        throw new AppError("gone", "Times are not held any more");
      },
    }),
    route({
      id: "bookTime",
      method: "post",
      path: "/appointments",
      access: "everybody",
      summary: "Book a time for a request",
      description:
        "The token is the one the request’s response named. A response of 201 means that the appointment is on disk; the same time asked for again is the same appointment. When the time is gone, fresh ones are under current.",
      rawBody: { schema: bookBodySchema, types: JSON_OR_FORM },
      response: visitorAppointmentSchema,
      status: 201,
      errors: ["not-found", "wrong-state", "taken", "too-many-requests"],
      handle: change(
        (fields) => parseFields(bookBodySchema, fields),
        (booking) => bookTime(appointments, booking),
        { purpose: "book", status: 201 },
      ),
    }),
    route({
      id: "moveAppointment",
      method: "post",
      path: "/appointments/move",
      access: "everybody",
      summary: "Move an appointment",
      description: "By the token of its link. It keeps its UID and its link.",
      rawBody: { schema: moveBodySchema, types: JSON_OR_FORM },
      response: visitorAppointmentSchema,
      errors: ["not-found", "wrong-state", "taken", "too-many-requests"],
      handle: change(
        (fields) => parseFields(moveBodySchema, fields),
        ({ token, ...to }) => moveAppointment(appointments, { token }, to),
      ),
    }),
    route({
      id: "cancelAppointment",
      method: "post",
      path: "/appointments/cancel",
      access: "everybody",
      summary: "Cancel an appointment",
      description: "By the token of its link. A second time changes nothing.",
      rawBody: { schema: cancelBodySchema, types: JSON_OR_FORM },
      response: visitorAppointmentSchema,
      errors: ["not-found", "too-many-requests"],
      handle: change(
        (fields) => parseFields(cancelBodySchema, fields),
        ({ token, reason }) => cancelAppointment(appointments, { token }, reason?.trim() || null),
      ),
    }),
    route({
      id: "changeWaiting",
      method: "post",
      path: "/appointments/waitlist",
      access: "everybody",
      summary: "Be told of an earlier time, or no longer",
      description: "By the token of either link. Whoever waits gets a mail in turn when a time is cancelled or moved.",
      rawBody: { schema: waitlistBodySchema, types: JSON_OR_FORM },
      response: waitingSchema,
      errors: ["not-found", "too-many-requests"],
      handle: async ({ c }) => {
        const { kind, fields } = await readBodyFields(c.req);
        const { language: given, ...content } = fields;
        const language = isLanguage(given) ? given : c.get("language");
        c.set("language", language);
        try {
          await traffic.attempt(c.get("clientAddress"));
          const { token, wanted } = parseFields(waitlistBodySchema, content);
          await changeWaiting(appointments, { token, wanted: wanted === "yes" });
          if (kind === "json") return c.json({ isWaiting: wanted === "yes" });
          return c.redirect(`${pathIn(language, APPOINTMENT_PATH)}?token=${encodeURIComponent(token)}`, 303);
        } catch (error) {
          if (kind === "json") throw error;
          return await answerFailure(c, { language, error, fields });
        }
      },
    }),
    route({
      id: "readEvent",
      method: "get",
      path: "/appointments/event.ics",
      access: "everybody",
      summary: "Get an appointment as a calendar file",
      description: "By the token of its link.",
      query: eventQuerySchema,
      response: z.string(),
      type: "text/calendar",
      errors: ["not-found", "too-many-requests"],
      handle: async ({ c, query }) => {
        await traffic.attempt(c.get("clientAddress"));
        return c.body(await appointments.calendarFile(query.token), 200, {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'attachment; filename="nordet.ics"',
        });
      },
    }),
    route({
      id: "tellLate",
      method: "post",
      path: "/appointments/late",
      access: "everybody",
      summary: "Say that one will be late",
      description: "By the token of its link, from an hour before the appointment until it ends.",
      rawBody: { schema: lateBodySchema, types: JSON_OR_FORM },
      response: visitorAppointmentSchema,
      errors: ["not-found", "wrong-state", "too-many-requests"],
      handle: change(
        (fields) => parseFields(lateBodySchema, { ...fields, minutes: Number(fields["minutes"]) }),
        ({ token, minutes }) => tellLate(appointments, token, minutes),
      ),
    }),
  ];
}
