import type { ClaimedMessage, DeliveryOutcome } from "../features/outbox/model.ts";
import type { MailPayloads, MailTemplate } from "./mail-payloads.ts";
import { bounceOf, type SendMail } from "./transport.ts";

/**
 * Renders and sends an email. Templates and React are loaded with the first one; emails are rendered one at a time, so
 * that many at once never delay a request by more than one.
 * @param siteUrl public address of the site, without a trailing slash
 */
export function createDelivery(send: SendMail, siteUrl: string): (message: ClaimedMessage) => Promise<DeliveryOutcome> {
  let rendering: Promise<unknown> = Promise.resolve();

  const render = (message: ClaimedMessage) => {
    const rendered = rendering.then(async () => {
      const { renderMail } = await import("./render-mail.tsx");
      // The outbox stored both with matching types.
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
