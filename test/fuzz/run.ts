import fc from "fast-check";
import type { OpenApiDocument } from "../../src/server/api/openapi.ts";
import { type FuzzedRequest, fuzzedRequests } from "./requests.ts";
import { type Answer, faultsOf } from "./send.ts";

export interface Fuzzing {
  document: OpenApiDocument;
  /** Registered routes, including those that the document omits. */
  routes: readonly string[];
  send(request: FuzzedRequest): Promise<Answer>;
  seed: number;
  runs: number;
  /** Runs additional checks on a request, and returns its faults. */
  alsoCheck?: (request: FuzzedRequest) => string[];
}

export interface FuzzReport {
  requests: number;
  statuses: Map<number, number>;
  /** One entry per failing operation, with its shortest failing request and that request's faults. */
  faults: string[];
}

/** Matches endpoints that are slow on purpose: they hash passwords, or must not reveal who has an account by timing. */
const SLOW = /sign-in|forgot-password|password-reset|reset-password|change-password|first-account|invitation$/;

/** Sends requests to every operation, one at a time; the same seed gives the same requests. */
export async function fuzz({ document, routes, send, seed, runs, alsoCheck }: Fuzzing): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: new Map(), faults: [] };
  const operations = [...fuzzedRequests(document, routes)];
  // Sends creating operations first, so that the others find records to work on.
  const creates = ([operation]: (typeof operations)[number]) => /^POST [^{]+$/.test(operation);
  for (const [operation, requests] of [...operations.filter(creates), ...operations]) {
    const property = fc.asyncProperty(requests, async (request) => {
      const answer = await send(request);
      report.requests += 1;
      report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1);
      const faults = [...faultsOf(request, answer), ...(alsoCheck?.(request) ?? [])];
      if (faults.length > 0) throw new Error(`${faults.join("; ")}: ${answer.body.slice(0, 300)}`);
    });
    const outcome = await fc.check(property, {
      seed,
      numRuns: SLOW.test(operation) ? Math.ceil(runs / 8) : runs,
      unbiased: true,
      interruptAfterTimeLimit: 120_000,
    });
    if (!outcome.failed || outcome.counterexample === null) continue;
    const cause = outcome.errorInstance instanceof Error ? outcome.errorInstance.message : "";
    report.faults.push(`${operation} (seed ${seed}): ${cause}\n  ${shown(outcome.counterexample[0])}`);
  }
  return report;
}

function shown({ method, target, headers, body, who }: FuzzedRequest): string {
  const text = body === undefined ? "" : ` ${JSON.stringify(body.toString("latin1").slice(0, 800))}`;
  return `${who}: ${method} ${target.slice(0, 500)} ${JSON.stringify(headers).slice(0, 800)}${text}`;
}
