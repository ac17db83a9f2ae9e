import { nightly } from "../../db/daily-job.ts";
import { RETENTION } from "../../lib/company/retention.ts";
import { createWorker } from "../outbox/worker.ts";
import { type Attempt, createDeliveries } from "./deliver.ts";
import { type ClaimedDelivery, deleteOld } from "./deliveries-store.ts";
import { type WebhookMailsParts, webhookMails, webhooksOnFacts } from "./on-facts.ts";
import type { WebhooksParts } from "./parts.ts";

/** Concurrent attempts in all; ten slow endpoints take them all. */
const CONCURRENCY = 40;

const KEPT_MS = RETENTION.webhookDays * 86_400_000;

export type Webhooks = ReturnType<typeof assembleWebhooks>;

/**
 * Webhooks are written in the transaction of their fact and delivered at least once, by a worker like the outbox's. It
 * is a separate worker, so that mails never wait for someone's endpoint, nor endpoints for mails.
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
