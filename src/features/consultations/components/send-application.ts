import type { CallAnswer, CallBody } from "../../../lib/http/api-calls.ts";
import { apiResponse, type HttpError } from "../../../ui/api-client.ts";
import type { AskedTime, Slot } from "../../appointments/model.ts";
import type { Attempt } from "./draft.ts";
import { toldInBoth } from "./next-times.ts";
import type { ChosenTime } from "./time-in-form.ts";

/** Milliseconds after which an unanswered request counts as failed. The answers are kept and the next try is the same. */
const TIME_LIMIT = 30_000;

/** The address in the `Link` header that leads on (RFC 8288). */
const NEXT_PAGE = /<([^>]+)>; rel="next"/;

/** What follows a request that is stored. */
export interface Sent {
  /** The page on which a time is booked, where the request may book one. */
  bookingPage: string | undefined;
  /** What became of the time that was chosen with it. */
  appointment: AskedTime | undefined;
}

/**
 * Stores an application (SPEC §7). In a file of its own, fetched on the last step: opening the form does not pay for it.
 * @throws HttpError when the API does not accept it; other errors when there was no answer
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

/** How many times are shown in place of one that cannot be asked for. */
const FRESH_SHOWN = 3;

/** The times that a refusal brings, nearest to the one that was chosen first. */
export async function freshTimes(error: HttpError): Promise<ChosenTime[]> {
  const { slots = [] } = (error.problem.current ?? {}) as { slots?: Slot[] };
  return await toldInBoth(slots.slice(0, FRESH_SHOWN));
}
