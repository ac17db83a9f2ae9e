import type { Context } from "hono";
import type { AppointmentFormFailure } from "../../features/appointments/api.ts";
import { APPOINTMENT_PATH } from "../../features/appointments/kinds.ts";
import type { Slot } from "../../features/appointments/model.ts";
import type { FormOutcome } from "../../features/consultations/api.ts";
import { HONEYPOT_FIELD } from "../../features/consultations/form-constants.ts";
import type { FormFailure } from "../../features/newsletter/api.ts";
import type { PrivacyFormFailure } from "../../features/privacy/visitor-api.ts";
import type { ApiEnv } from "../../lib/http/api-calls.ts";
import type { AppError } from "../../lib/http/app-error.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { expectedError, problemResponse, wordFields } from "../api/problem.ts";
import type { RequestContext } from "../http/responses.ts";
import type { Services } from "../services.ts";

/** French path of the page shown after a form is submitted without JavaScript. */
const RESULT_PAGE = "/consultation-result";

/** Logs that a request failed because of storage, and marks the process as not ready until a check write succeeds. */
export function noteStorageFailure(
  { log, writeCheck }: Pick<Services, "log" | "writeCheck">,
  { code, cause }: AppError,
  requestId: string,
): void {
  if (code !== "unavailable" || cause === undefined) return;
  log.error({ err: cause, requestId }, "the database is unavailable");
  writeCheck.noteFailure();
}

interface Failure {
  code: AppError["code"];
  fields: AppError["fields"];
  /** Each field's error sentence, in the page's language. */
  errors: Record<string, string>;
  current: unknown;
}

/** Answers forms sent without JavaScript with pages, where API clients get problem+json. */
export function createFormAnswers(services: Pick<Services, "log" | "writeCheck">) {
  /**
   * Renders a page as the response to a failed form, with the failure's status.
   * @throws any error that is a bug
   */
  async function drawAgain(
    c: Context<ApiEnv>,
    page: string,
    error: unknown,
    language: Language,
    localsFor: (failure: Failure) => Partial<App.Locals>,
  ): Promise<Response> {
    const expected = expectedError(error);
    if (!expected) throw error;
    noteStorageFailure(services, expected, c.get("requestId"));
    const { status, headers } = problemResponse(expected, language, c.get("requestId"));
    const { code, fields, current } = expected;
    const locals = localsFor({ code, fields, current, errors: wordFields(expected, language) });
    // The request type that features see omits the front's context.
    const { renderPage } = c.env as RequestContext;
    const answer = await renderPage(page, status, locals);
    const retryAfter = headers.get("Retry-After");
    if (retryAfter !== null) answer.headers.set("Retry-After", retryAfter);
    return answer;
  }

  return {
    /**
     * Redirects to the booking or result page if the request was stored, so that a reload does not resend it. Otherwise
     * renders the result page at once, with errors under the fields and the answers kept.
     */
    async consultation(c: Context<ApiEnv>, outcome: FormOutcome): Promise<Response> {
      const page = pathIn(outcome.language, RESULT_PAGE);
      if (outcome.status === "sent") return c.redirect(withTime(outcome, page), 303);
      const { error, language, values } = outcome;
      return await drawAgain(c, page, error, language, ({ code, errors, current }) => ({
        formResult: { values, errors, code, slots: slotsIn(current) },
      }));
    },

    /** Shows the sign-up form's page again, with the errors. */
    newsletter(c: Context<ApiEnv>, { page, language, error, fields }: FormFailure): Promise<Response> {
      return drawAgain(c, pathIn(language, page), error, language, ({ code, errors, fields: wrong }) => ({
        newsletterResult: {
          email: textIn(fields, "email"),
          token: textIn(fields, "token"),
          error: errors["email"],
          pressAgain: isPressAgain(wrong),
          code,
        },
      }));
    },

    /** Shows the booking page again, with the errors, and with fresh times if the chosen one is gone. */
    appointment(c: Context<ApiEnv>, { language, error, fields }: AppointmentFormFailure): Promise<Response> {
      return drawAgain(c, pathIn(language, APPOINTMENT_PATH), error, language, ({ code, errors }) => ({
        appointmentResult: {
          token: textIn(fields, "token"),
          start: textIn(fields, "start"),
          zone: textIn(fields, "zone"),
          kind: textIn(fields, "kind"),
          errors,
          code,
        },
      }));
    },

    /** Shows the privacy form again, with the errors. */
    privacy(c: Context<ApiEnv>, { stage, language, error, fields }: PrivacyFormFailure): Promise<Response> {
      const page = pathIn(language, stage === "ask" ? "/privacy/ask" : "/privacy/request");
      return drawAgain(c, page, error, language, ({ code, errors, fields: wrong }) => ({
        privacyResult: {
          email: textIn(fields, "email"),
          kind: textIn(fields, "kind"),
          wish: textIn(fields, "wish"),
          token: textIn(fields, "token"),
          attempt: textIn(fields, "attempt"),
          stage,
          error: errors["email"],
          pressAgain: isPressAgain(wrong),
          code,
        },
      }));
    },
  };
}

/**
 * Returns the path to which a stored request redirects: the booking page, or the result page, with the outcome of the
 * time chosen.
 */
function withTime({ bookingPage, appointment }: Extract<FormOutcome, { status: "sent" }>, resultPage: string): string {
  if (!bookingPage) return appointment ? `${resultPage}?time=requested` : resultPage;
  if (!appointment || appointment.state === "booked") return bookingPage;
  const { start } = appointment;
  if (appointment.state !== "on-condition") return `${bookingPage}&${new URLSearchParams({ wished: start })}`;
  const { kind, isMailed } = appointment;
  return `${bookingPage}&${new URLSearchParams({ asked: start, kind, ...(isMailed ? {} : { mailed: "no" }) })}`;
}

/** Returns the fresh times in a refusal's current state. */
const slotsIn = (current: unknown): readonly Slot[] => (current as { slots?: Slot[] } | undefined)?.slots ?? [];

/** Returns a raw field, unvalidated; empty unless it is text. */
function textIn(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

/** Whether the honeypot is the only error, as when a browser has filled it in, so that submitting again works. */
function isPressAgain(fields: Readonly<Record<string, string>>): boolean {
  return Object.keys(fields).length === 1 && HONEYPOT_FIELD in fields;
}
