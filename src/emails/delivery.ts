import type { Language } from "../lib/language.ts";
import type { MailPayloads, MailTemplate } from "./mail-payloads.ts";
import { type Bounce, bounceOf, type SendMail } from "./transport.ts";

/** A message of the outbox, as far as sending it goes. */
export interface MessageToDeliver {
  id: number;
  template: string;
  recipient: string;
  language: Language;
  payload: Record<string, unknown>;
  messageId: string;
  createdAt: Date;
}

export type Delivery =
  | { status: "delivered" }
  | { status: "refused"; error: string; bounce?: Bounce | undefined }
  | { status: "failed"; error: string; bounce?: Bounce | undefined };

/**
 * Renders a mail and sends it. Templates and React are loaded with the first mail; mails are rendered one by one, so
 * that many at once never hold up a request for longer than one.
 * @param siteUrl where the site is reached, no slash at the end
 */
export function createDelivery(send: SendMail, siteUrl: string): (message: MessageToDeliver) => Promise<Delivery> {
  let rendering: Promise<unknown> = Promise.resolve();

  const render = (message: MessageToDeliver) => {
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
