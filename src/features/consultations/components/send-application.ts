import type { CallAnswer, CallBody } from "../../../lib/http/api-calls.ts";
import { apiResponse, type HttpError } from "../../../ui/api-client.ts";
import type { AskedTime, Slot } from "../../appointments/model.ts";
import type { Attempt, ChosenTime } from "./draft.ts";
import { toldInBoth } from "./next-times.ts";

/**
 * Milliseconds after which an unanswered request counts as failed. The answers are kept, and the retry is identical.
 */
const TIME_LIMIT = 30_000;

/** The booking page's address in the `Link` header (RFC 8288). */
const NEXT_PAGE = /<([^>]+)>; rel="next"/;

/** The response to a stored request. */
export interface Sent {
  /** The page for booking a time, if the request may book. */
  bookingPage: string | undefined;
  /** Outcome of the time chosen with the request. */
  appointment: AskedTime | undefined;
}

/**
 * Submits an application (SPEC §7). In a file that loads on the last step, so that opening the form does not pay for
 * it.
 * @throws HttpError when the API rejects it; other errors when there was no response
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

/** How many available times replace a rejected one. */
const FRESH_SHOWN = 3;

/** The available times in an error response, nearest to the chosen one first. */
export async function freshTimes(error: HttpError): Promise<ChosenTime[]> {
  const { slots = [] } = (error.problem.current ?? {}) as { slots?: Slot[] };
  return await toldInBoth(slots.slice(0, FRESH_SHOWN));
}
