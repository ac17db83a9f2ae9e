import type { CallAnswer, CallBody } from "../../../lib/http/api-calls.ts";
import { apiResponse, type HttpError } from "../../../ui/api-client.ts";
import type { AskedTime, Slot } from "../../appointments/model.ts";
import type { Attempt, ChosenTime } from "./draft.ts";
import { toldInBoth } from "./next-times.ts";

/**
 * Timeout of the HTTP request, in milliseconds. After a timeout, the answers are kept, and a retry sends the same
 * request.
 */
const TIME_LIMIT = 30_000;

/** Matches the booking page's URL in the `Link` header (RFC 8288). */
const NEXT_PAGE = /<([^>]+)>; rel="next"/;

/** The response to a stored request. */
export interface Sent {
  /** URL for booking a time, if the sender may book one. */
  bookingPage: string | undefined;
  /** Booking outcome of the time chosen with the request. */
  appointment: AskedTime | undefined;
}

/**
 * Submits an application (SPEC §7). This file loads only on the last step, to keep opening the form fast.
 * @throws HttpError if the API rejects it; other errors if there was no response
 */
export async function sendApplication({ key, body }: Attempt<CallBody<"POST /consultations">>): Promise<Sent> {
  const response = await apiResponse("POST /consultations", {
    body,
    headers: { "Idempotency-Key": key },
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  const { appointment }: CallAnswer<"POST /consultations"> = await response.json();
  return { bookingPage: NEXT_PAGE.exec(response.headers.get("Link") ?? "")?.[1], appointment };
}

/** Number of available times offered instead of a rejected time. */
const FRESH_SHOWN = 3;

/** Reads the available times from an error response, nearest to the chosen time first. */
export async function freshTimes(error: HttpError): Promise<ChosenTime[]> {
  const { slots = [] } = (error.problem.current ?? {}) as { slots?: Slot[] };
  return await toldInBoth(slots.slice(0, FRESH_SHOWN));
}
