import { guardedFetch, RefusedAddress } from "../../lib/http/guarded-fetch.ts";
import type { DeliveryProblem } from "./model.ts";
import type { WebhooksParts } from "./parts.ts";
import { signedHeaders, unseal } from "./sign.ts";
import type { ClaimedDelivery } from "./store/deliveries.ts";
import type { EndpointRow } from "./store/endpoints.ts";

/** How long an endpoint may take, in milliseconds: whoever has more to do answers first (Standard Webhooks allows 15 to 30 s). */
const PATIENCE_MS = 10_000;
/** Bytes read of a response, and UTF-16 units kept of it. */
const MAX_ANSWER_BYTES = 8_192;
const MAX_KEPT_ANSWER = 2_000;

/** What became of one attempt. */
export interface Attempt {
  /** Undefined when it got through. */
  problem: DeliveryProblem | undefined;
  answerStatus: number | null;
  answer: string | null;
}

/** Posts a delivery, signed anew. Never throws. */
export async function attempt(
  { clock, secret, privatePlaces, patienceMs = PATIENCE_MS }: WebhooksParts,
  endpoint: Pick<EndpointRow, "url" | "secret" | "createdBy">,
  { eventId, body }: ClaimedDelivery,
): Promise<Attempt> {
  const signing = unseal(secret, endpoint.createdBy, endpoint.secret);
  if (signing === undefined) return { problem: "locked", answerStatus: null, answer: null };
  const fetch = guardedFetch({
    maxBytes: MAX_ANSWER_BYTES,
    cutsBody: true,
    signal: AbortSignal.timeout(patienceMs),
    privatePlaces,
  });
  try {
    const response = await fetch(endpoint.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Nordet-Webhooks/1",
        ...signedHeaders(signing, eventId, clock(), body),
      },
      body,
      // A signed message goes where it was meant to go, and nowhere else.
      redirect: "manual",
    });
    const answer = kept(await response.text());
    return { problem: problemOf(response.status), answerStatus: response.status, answer };
  } catch (error) {
    return { problem: problemIn(error), answerStatus: null, answer: codeOf(error) };
  }
}

function problemOf(status: number): DeliveryProblem | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 410) return "gone";
  return status >= 300 && status < 400 ? "redirect" : "status";
}

function problemIn(error: unknown): DeliveryProblem {
  if (error instanceof RefusedAddress) return "privateAddress";
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")
    ? "timedOut"
    : "unreachable";
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const kept = (text: string) => text.replaceAll("\0", "").slice(0, MAX_KEPT_ANSWER).toWellFormed();

/** `ECONNREFUSED`: a message may repeat the address, a code does not. */
const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
