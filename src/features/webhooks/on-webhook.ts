import type { Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import { company } from "../../lib/company/company.ts";
import { DEFAULT_LANGUAGE } from "../../lib/language.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { WebhookFact } from "./facts.ts";
import { findEndpoint, findOwner } from "./store/endpoints.ts";

export interface WebhookMailsParts {
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Where the site is reached, no slash at the end. */
  siteUrl: string;
  /** Who is told when whoever made the endpoint has left. */
  staffMail: string;
}

/** Tells whoever connected a program that it is told of nothing any more. */
export function webhookMails({ outbox, siteUrl, staffMail }: WebhookMailsParts): Subscriber<WebhookFact> {
  return {
    during: {
      "webhook.switched-off": async (db: Queryable, { subject, at, detail: { reason } }) => {
        const endpoint = await findEndpoint(db, subject, at);
        if (!endpoint) return;
        const owner = await findOwner(db, endpoint.createdBy);
        const { name, waiting } = endpoint;
        await outbox.enqueue(db, {
          template: "webhook-off",
          recipient: owner?.email ?? staffMail,
          language: owner?.language ?? DEFAULT_LANGUAGE,
          payload: {
            name: owner?.name ?? company.name,
            endpoint: name,
            reason,
            waiting,
            url: `${siteUrl}/admin/integrations`,
          },
        });
      },
    },
    after: { "webhook.switched-off": () => outbox.wake() },
  };
}
