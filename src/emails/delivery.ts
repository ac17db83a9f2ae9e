import type { ClaimedMessage, DeliveryOutcome } from "../features/outbox/model.ts";
import type { MailPayloads, MailTemplate } from "./mail-payloads.ts";
import { bounceOf } from "./mail-server-replies.ts";
import type { SendMail } from "./transport.ts";

/**
 * Renders a mail and sends it. Templates and React are loaded with the first mail; mails are rendered one by one, so
 * that many at once never hold up a request for longer than one.
 * @param siteUrl where the site is reached, no slash at the end
 */
export function createDelivery(send: SendMail, siteUrl: string): (message: ClaimedMessage) => Promise<DeliveryOutcome> {
  let rendering: Promise<unknown> = Promise.resolve();

  const render = (message: ClaimedMessage) => {
    const rendered = rendering.then(async () => {
      const { renderMail } = await import("./render-mail.tsx");
      // The outbox wrote both with the types that belong together.
      const template = message.template as MailTemplate;
      const payload = message.payload as unknown as MailPayloads[MailTemplate];
      return await renderMail(template, payload, message.language, siteUrl);
    });
    rendering = rendered.catch(() => undefined);
    return rendered;
  };

  return async (message) => {
    try {
      return await send({
        ...(await render(message)),
        messageId: message.messageId,
        fileName: `${message.createdAt.toISOString().replaceAll(/[-:]/g, "")}-${message.id}`,
        to: message.recipient,
        language: message.language,
        date: message.createdAt,
      });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { status: "failed", error: message, bounce: bounceOf(error) };
    }
  };
}
