import type { TextLike } from "../../../lib/language.ts";
import type { webhookOff as fr } from "../../fr/emails/webhook-off.ts";

/** English of `text/fr/emails/webhook-off.ts`. */
export const webhookOff: TextLike<typeof fr> = {
  subject: (endpoint) => `${endpoint} no longer receives anything`,
  preview: "Nothing is sent to it until you switch it back on.",
  title: "A tool no longer receives anything",
  greeting: (name) => `Hello ${name},`,
  reasons: {
    gone: (endpoint) =>
      `${endpoint} told us that its address no longer exists (410). We’ve stopped sending it anything.`,
    failing: (endpoint) => `For three days, nothing we send to ${endpoint} has reached it. We’ve stopped trying.`,
  },
  waits: (count) =>
    count === 0
      ? "No events are waiting."
      : count === 1
        ? "One event is waiting: it’ll be sent as soon as you switch the tool back on."
        : `${count} events are waiting: they’ll be sent as soon as you switch the tool back on.`,
  button: "See the integrations",
  after: "What happens in the meantime won’t be sent to it.",
  copy: "If the button doesn’t work, copy this address into your browser:",
};
