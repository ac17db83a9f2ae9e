import { nightly } from "../../db/daily-job.ts";
import { RETENTION } from "../../lib/company/retention.ts";
import { createWorker } from "../outbox/worker.ts";
import { type Attempt, createDeliveries } from "./deliver.ts";
import { type ClaimedDelivery, deleteOld } from "./deliveries-store.ts";
import { type WebhookMailsParts, webhookMails, webhooksOnFacts } from "./on-facts.ts";
import type { WebhooksParts } from "./parts.ts";

/** Maximum concurrent attempts, enough for ten slow endpoints. */
const CONCURRENCY = 40;

const KEPT_MS = RETENTION.webhookDays * 86_400_000;

export type Webhooks = ReturnType<typeof assembleWebhooks>;

/**
 * Assembles webhooks, which are written in the transaction of the fact they report and delivered at least once. The
 * worker is not the outbox's, so that emails never wait for an endpoint, nor endpoints for emails.
 */
export function assembleWebhooks({
  onError,
  ...parts
}: WebhooksParts & WebhookMailsParts & { onError: (error: unknown, id?: number) => void }) {
  const worker = createWorker<ClaimedDelivery, Attempt>({
    concurrency: CONCURRENCY,
    ...createDeliveries(parts),
    failed: () => ({ problem: "unreachable", answerStatus: null, answer: null }),
    onError,
    now: parts.clock,
  });
  return {
    ...parts,
    ...worker,
    subscribers: [webhookMails(parts), webhooksOnFacts({ webhooks: worker, siteUrl: parts.siteUrl })],
    jobs: [nightly("forget-webhooks", (db, now) => deleteOld(db, new Date(now.getTime() - KEPT_MS)))],
  };
}
