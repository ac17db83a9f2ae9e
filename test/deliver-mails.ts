import { claimMessages, deliverMessage, settleDelivery } from "../src/features/outbox/deliver-message.ts";
import type { ClaimedMessage, DeliveryOutcome } from "../src/features/outbox/model.ts";
import type { DeliveryParts } from "../src/features/outbox/parts.ts";
import type { Services } from "../src/server/services.ts";

/** How a delivery ends; `crash` means a kill between sending the email and recording that. */
export type DeliveryEnd = DeliveryOutcome | "crash";

/**
 * Delivers due appointment emails as the server does, without its timers.
 * @param send receives each email sent, and returns how its delivery ends
 * @param processes number of concurrent deliverers
 */
export async function deliverMails(
  { outbox, facts, appointments }: Pick<Services, "outbox" | "facts" | "appointments">,
  send: (message: ClaimedMessage) => DeliveryEnd,
  processes = 1,
): Promise<void> {
  const followed = appointments.follows.flatMap(({ templates, follower }) =>
    templates.map((template) => [template, follower] as const),
  );
  const work = async () => {
    const crashed = new Set<number>();
    const parts: DeliveryParts = {
      ...outbox,
      facts,
      followers: new Map(followed),
      onUndelivered: () => undefined,
      chance: () => 0,
      deliver: async (message) => {
        const end = send(message);
        if (end !== "crash") return end;
        crashed.add(message.id);
        return { status: "delivered" };
      },
    };
    for (let claimed = await claimMessages(parts, 4); claimed.length > 0; claimed = await claimMessages(parts, 4)) {
      for (const message of claimed) {
        const end = await deliverMessage(parts, message);
        if (end && !crashed.has(message.id)) await settleDelivery(parts, message, end);
      }
    }
  };
  await Promise.all(Array.from({ length: processes }, work));
}
