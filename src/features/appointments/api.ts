import type { Context } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../../lib/http/api-calls.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { parseFields, readBodyFields } from "../../lib/http/parse-fields.ts";
import { JSON_OR_FORM, route } from "../../lib/http/route.ts";
import { type Admission, type AppointmentTraffic, bytesOf, type Traffic } from "../../lib/http/traffic.ts";
import { isLanguage, type Language, pathIn } from "../../lib/language.ts";
import type { assembleAppointments } from "./assemble.ts";
import { bookTime, seenByVisitor } from "./book-time.ts";
import {
  cancelAppointment,
  confirmAddress,
  type MovedAppointment,
  moveAppointment,
  tellLate,
} from "./change-appointment.ts";
import { APPOINTMENT_PATH } from "./kinds.ts";
import { isProven, type LinkPurpose, type OpenLink, openLink } from "./link.ts";
import {
  bookBodySchema,
  type ConditionedTime,
  cancelBodySchema,
  conditionedTimeSchema,
  DURATION_MINUTES,
  eventQuerySchema,
  lateBodySchema,
  moveBodySchema,
  slotsQuerySchema,
  slotsSchema,
  visitorAppointmentSchema,
  waitingSchema,
  waitlistBodySchema,
} from "./model.ts";
import type { Visitor } from "./place-appointment.ts";
import { findBookableRequest } from "./store.ts";
import { readOffer, zoneOf } from "./times/offer-times.ts";
import { changeWaiting } from "./view-link.ts";

/** A failed form POST: its language, the error, and the fields as sent. */
export interface AppointmentFormFailure {
  language: Language;
  error: unknown;
  fields: Record<string, unknown>;
}

export interface AppointmentsApiParts {
  appointments: ReturnType<typeof assembleAppointments>;
  traffic: AppointmentTraffic;
  /** Rate limit for listing times. */
  reads: Traffic;
  /**
   * Answers a failed form POST with a page.
   * @throws errors that no page covers
   */
  answerFailure: (c: Context<ApiEnv>, failure: AppointmentFormFailure) => Promise<Response>;
}

interface ChangeOptions {
  purpose?: LinkPurpose;
  status?: 200 | 201;
  /** Query parameters that make the page confirm the change. */
  told?: Record<string, string>;
}

/** Visitors' routes under `/api/appointments`. Changes are authorized by a link's token. */
export function appointmentsApi({ appointments, traffic, reads, answerFailure }: AppointmentsApiParts) {
  const { secret, database } = appointments;

  /**
   * Checks a link's token and applies a rate limit. An on-screen link counts against the visitor's networks, an emailed
   * link only against itself.
   * @throws AppError `not-found` for a token that is invalid or for another purpose; `too-many-requests`
   */
  async function admit(
    c: Context<ApiEnv>,
    fields: { token: string },
    purposes: readonly LinkPurpose[],
  ): Promise<OpenLink & Admission> {
    const link = await openLink(database.kysely, secret, fields.token);
    if (!link || !purposes.includes(link.purpose)) throw new AppError("not-found", "The link is none of ours");
    if (link.channel === "screen") {
      return { ...link, ...(await traffic.admit(c.get("clientAddress"), bytesOf(fields))) };
    }
    await traffic.admitLink(fields.token);
    return { ...link, isUnusual: false, mailsWait: 0 };
  }

  /**
   * Rate-limits failed attempts, such as guessed tokens.
   * @returns the error to throw: the original, or `too-many-requests`
   */
  async function countFailure(c: Context<ApiEnv>, error: unknown): Promise<unknown> {
    if (!(error instanceof AppError && ["invalid", "not-found"].includes(error.code))) return error;
    return await traffic.attempt(c.get("clientAddress")).then(
      () => error,
      (refusal: unknown) => refusal,
    );
  }

  /**
   * Creates the handler of a change. It answers JSON with JSON, and redirects a plain form to the appointment's page.
   */
  const change =
    <Fields extends { token: string }>(
      parse: (fields: Record<string, unknown>) => Fields,
      act: (fields: Fields, visitor: Visitor) => Promise<MovedAppointment | ConditionedTime>,
      { purpose = "appointment", status = 200, told = {} }: ChangeOptions = {},
    ) =>
    async ({ c }: { c: Context<ApiEnv> }): Promise<Response> => {
      const { kind, fields } = await readBodyFields(c.req);
      const language = isLanguage(fields["language"]) ? fields["language"] : c.get("language");
      c.set("language", language);
      const { language: _, ...content } = fields;
      try {
        const parsed = parse(content);
        const { channel, mailsWait } = await admit(c, parsed, [purpose]);
        const result = await act(parsed, { address: c.get("clientAddress"), mailsWait });
        c.set("isOnDisk", true);
        const page = pathIn(language, APPOINTMENT_PATH);
        if (result.state === "on-condition") {
          if (kind === "json") return c.json(result, 202);
          const { start: asked, isMailed } = result;
          const query = { token: parsed.token, asked, kind: result.kind, ...(isMailed ? {} : { mailed: "no" }) };
          return c.redirect(`${page}?${new URLSearchParams(query)}`, 303);
        }
        const seen = await seenByVisitor(appointments, result, channel);
        if (kind === "json") return c.json(seen, status);
        const outcome = result.isUnmoved ? { same: "1" } : told;
        return c.redirect(`${page}?${new URLSearchParams({ token: seen.token, ...outcome })}`, 303);
      } catch (cause) {
        const error = await countFailure(c, cause);
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
      words: {
        token:
          "Token of the request, or of a link sent by email; without one, times are those of an address that is not proven",
        kind: "How to meet: phone, video or office",
      },
      response: slotsSchema,
      errors: ["too-many-requests"],
      handle: async ({ c, query: { token, ...query } }) => {
        await reads.admit(c.get("clientAddress"), 0);
        const language = query.language ?? c.get("language");
        const link = token === undefined ? undefined : await openLink(database.kysely, secret, token);
        const isUnproven = !link || !isProven(link);
        const request = link && (await findBookableRequest(database.kysely, link.consultationId));
        const hasPhone = request && Boolean(request.phone);
        return {
          zone: zoneOf(query.zone),
          durationMinutes: DURATION_MINUTES,
          ...(await readOffer(appointments, { ...query, language, hasPhone, isUnproven })),
        };
      },
    }),
    route({
      id: "holdTime",
      method: "post",
      path: "/appointments/holds",
      access: "everybody",
      summary: "Hold a time",
      description: "Removed in November 2026: a time is booked directly, first come, first served.",
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
        "The token is the one in the response to the request (token of Received), or that of a mail. A response of 201 means that the appointment is on disk; the same time asked for again is the same appointment. When the time is gone, fresh ones are under current. Appointments of addresses that are not proven cover a third of each day and a few of each network: beyond it the response is 202, nothing is taken, and the link in a mail books the time if it is still free.",
      rawBody: { schema: bookBodySchema, types: JSON_OR_FORM },
      response: visitorAppointmentSchema,
      status: 201,
      accepted: conditionedTimeSchema,
      errors: ["not-found", "wrong-state", "taken", "too-many-requests"],
      handle: change(
        (fields) => parseFields(bookBodySchema, fields),
        (booking, visitor) => bookTime(appointments, booking, visitor),
        { purpose: "book", status: 201, told: { new: "1" } },
      ),
    }),
    route({
      id: "moveAppointment",
      method: "post",
      path: "/appointments/move",
      access: "everybody",
      summary: "Move an appointment",
      description:
        "By the token of its link. It keeps its UID and its link. A response of 202 says the same as when a time is booked.",
      rawBody: { schema: moveBodySchema, types: JSON_OR_FORM },
      response: visitorAppointmentSchema,
      accepted: conditionedTimeSchema,
      errors: ["not-found", "wrong-state", "taken", "too-many-requests"],
      handle: change(
        (fields) => parseFields(moveBodySchema, fields),
        ({ token, ...to }, visitor) => moveAppointment(appointments, { token }, to, visitor),
        { told: { moved: "1" } },
      ),
    }),
    route({
      id: "cancelAppointment",
      method: "post",
      path: "/appointments/cancel",
      access: "everybody",
      summary: "Cancel an appointment",
      description: "With the token of its link. Idempotent.",
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
      summary: "Join or leave the waiting list for an earlier time",
      description: "With the token of either link. When a time becomes free, those waiting get an email in turn.",
      rawBody: { schema: waitlistBodySchema, types: JSON_OR_FORM },
      response: waitingSchema,
      errors: ["not-found", "too-many-requests"],
      handle: async ({ c }) => {
        const { kind, fields } = await readBodyFields(c.req);
        const { language: given, ...content } = fields;
        const language = isLanguage(given) ? given : c.get("language");
        c.set("language", language);
        try {
          const parsed = parseFields(waitlistBodySchema, content);
          const { token, wanted } = parsed;
          await admit(c, parsed, ["book", "appointment"]);
          await changeWaiting(appointments, { token, wanted: wanted === "yes" });
          if (kind === "json") return c.json({ isWaiting: wanted === "yes" });
          return c.redirect(`${pathIn(language, APPOINTMENT_PATH)}?token=${encodeURIComponent(token)}`, 303);
        } catch (cause) {
          const error = await countFailure(c, cause);
          if (kind === "json") throw error;
          return await answerFailure(c, { language, error, fields });
        }
      },
    }),
    route({
      id: "confirmAddress",
      method: "post",
      path: "/appointments/confirm",
      access: "everybody",
      summary: "Confirm the address of an appointment",
      description:
        "By the token of a link that was mailed, which proves the address as any use of it does; the appointment then takes no part of what is left for others.",
      rawBody: { schema: eventQuerySchema, types: JSON_OR_FORM },
      response: visitorAppointmentSchema,
      errors: ["not-found", "too-many-requests"],
      handle: change(
        (fields) => parseFields(eventQuerySchema, fields),
        ({ token }) => confirmAddress(appointments, token),
      ),
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
        const file = await appointments.calendarFile(query.token).catch(async (error: unknown) => {
          throw await countFailure(c, error);
        });
        return c.body(file, 200, {
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
      summary: "Announce a delay",
      description: "With the token of its link, from an hour before the appointment until it ends.",
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
