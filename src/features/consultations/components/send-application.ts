import type { CallBody } from "../../../lib/http/api-calls.ts";
import { apiResponse } from "../../../ui/api-client.ts";
import type { Attempt } from "./draft.ts";

/** Milliseconds after which an unanswered request counts as failed. The answers are kept and the next try is the same. */
const TIME_LIMIT = 30_000;

/** The address in the `Link` header that leads on (RFC 8288). */
const NEXT_PAGE = /<([^>]+)>; rel="next"/;

/**
 * Stores an application (SPEC §7). In a file of its own, fetched on the last step: opening the form does not pay for it.
 * @returns the page on which a time is booked, where the request may book one
 * @throws HttpError when the API does not accept it; other errors when there was no answer
 */
export async function sendApplication({
  key,
  body,
}: Attempt<CallBody<"POST /consultations">>): Promise<string | undefined> {
  const response = await apiResponse("POST /consultations", {
    body,
    headers: { "Idempotency-Key": key },
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  return NEXT_PAGE.exec(response.headers.get("Link") ?? "")?.[1];
}
