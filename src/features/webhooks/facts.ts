import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { OffReason } from "./model.ts";

type Detail = Readonly<Record<string, unknown>>;

/** What happens to an endpoint, known by its number. */
export type WebhookFact = Fact & { subject: number } & (
    | {
        kind: `webhook.${"added" | "changed" | "removed" | "secret-renewed" | "tested" | "sent-again" | "sent-waiting"}`;
        detail: Detail;
      }
    | { kind: "webhook.switched-off"; detail: { reason: Exclude<OffReason, "staff" | "key"> } }
  );

/** Where webhooks say what happened. */
export interface WebhookFacts extends Pick<Facts, "transaction"> {
  record: RecordFact<WebhookFact>;
}
