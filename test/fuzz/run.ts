import fc from "fast-check";
import type { OpenApiDocument } from "../../src/server/api/openapi.ts";
import { type FuzzedRequest, fuzzedRequests } from "./requests.ts";
import { type Answer, faultsOf } from "./send.ts";

export interface Fuzzing {
  document: OpenApiDocument;
  /** Routes as they are registered: those the document leaves out are asked too. */
  routes: readonly string[];
  send(request: FuzzedRequest): Promise<Answer>;
  seed: number;
  /** Of each operation. */
  runs: number;
  /** What else must hold after each answer; @returns what is wrong. */
  alsoCheck?: (request: FuzzedRequest) => string[];
}

/** What was asked and answered. */
export interface FuzzReport {
  requests: number;
  /** How many answers each status had. */
  statuses: Map<number, number>;
  /** One entry per operation that failed: the shortest request found that does it, and what is wrong. */
  faults: string[];
}

/** What takes its time on purpose: hashing passwords, and answers that must not tell by their time who has an account. */
const SLOW = /sign-in|forgot-password|password-reset|reset-password|change-password|first-account|invitation$/;

/** Sends requests to every operation, one after the other, the same ones for the same seed. */
export async function fuzz({ document, routes, send, seed, runs, alsoCheck }: Fuzzing): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: new Map(), faults: [] };
  const operations = [...fuzzedRequests(document, routes)];
  // What makes something first: the others then have something to work on.
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
