import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { type Bounce, type ClaimedMessage, type DeliveryOutcome, refusesUs } from "../features/outbox/model.ts";
import type { Clock } from "../lib/clock.ts";
import { type Language, LOCALE_OF } from "../lib/language.ts";
import type { MailPayloads, MailTemplate } from "./mail-payloads.ts";
import { picturesOf } from "./parts/look.ts";
import type { RenderedMail } from "./parts/rendered-mail.tsx";

/** An email ready to send. */
export interface Mail extends Omit<RenderedMail, "html"> {
  /** Message-ID with angle brackets; the same in every attempt. */
  messageId: string;
  /** Name of the file, without extension, for an email written to disk; the same in every attempt. */
  fileName: string;
  to: string;
  language: Language;
  html: string;
  date: Date;
}

/**
 * Delivers an email to the mail server, or to a file.
 * @throws Error for a failure that may be temporary
 */
export type SendMail = (mail: Mail) => Promise<DeliveryOutcome>;

/** Timeout for connecting, and for the server's greeting, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;

/**
 * Longest silence from the server during a delivery, in milliseconds; some servers check the content before they
 * respond.
 */
const SILENCE_TIMEOUT = 30_000;

/** Longest delivery in all, in milliseconds, even if a slow server keeps responding. */
const DELIVERY_TIMEOUT = 60_000;

/** Longest subject, in UTF-16 code units; mail programs show less in a list. */
const MAX_SUBJECT_LENGTH = 150;

/** A single bare email address, without characters that could end a header or add a recipient. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]{1,253}$/u;

interface SmtpTimeouts {
  connect: number;
  silence: number;
  delivery: number;
}

interface SmtpTls {
  /**
   * `required`: nothing is sent without TLS; `opportunistic`: TLS if the server offers it. If undefined, TLS is
   * required only with a password, which an attacker who hides the offer could otherwise read in plain text.
   */
  setting?: "required" | "opportunistic" | undefined;
  /** Called, without personal data, for each email that is not sent because the server offers no TLS. */
  onWithoutTls?: (message: string) => void;
}

/**
 * Returns a function that sends by SMTP. The library is loaded with the first email, so as not to slow startup.
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from `Name <address>`
 */
export function smtpTransport(
  url: string,
  from: string,
  timeouts: SmtpTimeouts = { connect: CONNECT_TIMEOUT, silence: SILENCE_TIMEOUT, delivery: DELIVERY_TIMEOUT },
  { setting, onWithoutTls }: SmtpTls = {},
): SendMail {
  const address = new URL(url);
  const hasPassword = address.username !== "" || address.password !== "";
  const requireTls = setting === undefined ? hasPassword : setting === "required";
  // Set in the URL, because nodemailer gives its query precedence over options.
  address.searchParams.set("requireTLS", String(requireTls));
  const transporter = once(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url: address.href,
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.connect,
      dnsTimeout: timeouts.connect,
      socketTimeout: timeouts.silence,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
  return async (mail) => {
    if (!ADDRESS.test(mail.to)) return { status: "refused", error: "The recipient is not an address of mail" };
    try {
      const smtp = await transporter();
      await smtp.sendMail({ ...(await messageOf(mail, from)), signal: AbortSignal.timeout(timeouts.delivery) });
      return { status: "delivered" };
    } catch (error) {
      if (isRefusal(error)) return { status: "refused", error: error.message, bounce: bounceOf(error) };
      if (!isWithoutTls(error)) throw error;
      const message = `The mail server offers no TLS (STARTTLS), and nothing is sent without (SMTP_TLS): ${error.response}`;
      onWithoutTls?.(message);
      throw new Error(message, { cause: error });
    }
  };
}

/**
 * Connects and signs in to the mail server.
 * @throws Error if the server does not respond or refuses the sign-in
 */
export async function askMailServer(url: string): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const timeouts = {
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    dnsTimeout: CONNECT_TIMEOUT,
  };
  const transporter = createTransport({ url, ...timeouts, socketTimeout: CONNECT_TIMEOUT });
  await transporter.verify().finally(() => transporter.close());
}

/** Returns a function that writes each email atomically to a file that mail programs can open. */
export function fileTransport(folder: string, from: string): SendMail {
  const transporter = once(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      streamTransport: true,
      buffer: true,
      newline: "windows",
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
  return async (mail) => {
    if (!ADDRESS.test(mail.to)) return { status: "refused", error: "The recipient is not an address of mail" };
    const { message } = await (await transporter()).sendMail(await messageOf(mail, from));
    if (!Buffer.isBuffer(message)) throw new Error("nodemailer did not give the mail as a buffer");
    await mkdir(folder, { recursive: true });
    await writeWhole(path.join(folder, `${mail.fileName}.eml`), message);
    return { status: "delivered" };
  };
}

async function messageOf(mail: Mail, from: string) {
  return {
    attachments: await picturesOf(mail.html),
    messageId: mail.messageId,
    date: mail.date,
    from,
    to: { name: "", address: mail.to },
    ...(mail.replyTo && ADDRESS.test(mail.replyTo.address)
      ? { replyTo: { name: headerText(mail.replyTo.name), address: mail.replyTo.address } }
      : {}),
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.invitation ? { icalEvent: { ...mail.invitation, filename: "invitation.ics" } } : {}),
    headers: {
      // Suppresses automatic replies (RFC 3834, and Exchange's own header).
      ...(mail.isPersonal ? {} : { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }),
      "Content-Language": LOCALE_OF[mail.language],
      ...(mail.oneClickUrl
        ? {
            // Not folded, because some mail programs cannot read a folded URL.
            "List-Unsubscribe": { prepared: true, value: `<${mail.oneClickUrl}>` },
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            // Mail programs sort by this id (RFC 2919), one per language, which outlives changes of name or sender.
            "List-Id": { prepared: true, value: `<newsletter-${mail.language}.${new URL(mail.oneClickUrl).hostname}>` },
          }
        : {}),
    },
    xMailer: false as const,
  };
}

/** Returns a text as a single line without control or format characters, truncated to a readable length. */
function headerText(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();
  return line.length > MAX_SUBJECT_LENGTH ? `${line.slice(0, MAX_SUBJECT_LENGTH - 1).toWellFormed()}…` : line;
}

async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    const handle = await open(draft, "w", 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Returns a function that creates a value on its first call and caches it, unless creating it failed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/**
 * Whether retrying is useless because the server permanently refused (5xx) this recipient or content. A 5xx to the
 * greeting, the sign-in or the sender is about us and can be fixed, so the delivery is retried.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  const { responseCode, command } = error;
  return typeof responseCode === "number" && responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

/**
 * Status codes of RFC 3463: 5.1 is about the email address, 5.2 about the mailbox, and 5.2.2 means a full mailbox. 5.7
 * is a policy, which says nothing about the mailbox.
 */
const HARD_STATUS = /^5\.(?:1\.\d+|2\.[01])$/;
const SOFT_STATUS = /^(?:4\.[12]\.\d+|5\.2\.\d+)$/;
/**
 * Reply codes of RFC 5321 §4.2.3, for servers without status codes: mailbox unavailable, not local, name not allowed.
 */
const HARD_CODES: ReadonlySet<number> = new Set([550, 551, 553]);
const SOFT_CODES: ReadonlySet<number> = new Set([450, 452, 552]);

/**
 * Returns what a failed delivery says about the mailbox. Only a response to the recipient's email address counts, and
 * none that is about us (a block list, our quota): otherwise, a problem on our side would take every reader off the
 * list.
 */
export function bounceOf(error: unknown): Bounce | undefined {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return undefined;
  const { responseCode, command } = error;
  if (typeof responseCode !== "number" || command !== "RCPT TO") return undefined;
  const line = "response" in error && typeof error.response === "string" ? error.response : error.message;
  // Before the codes, because block lists also answer with a plain 550, which RFC 5321 allows, or with 5.2.1.
  if (refusesUs(line)) return undefined;
  const [, status] = /\b\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(line) ?? [];
  if (status !== undefined) return HARD_STATUS.test(status) ? "hard" : SOFT_STATUS.test(status) ? "soft" : undefined;
  if (HARD_CODES.has(responseCode)) return "hard";
  return SOFT_CODES.has(responseCode) ? "soft" : undefined;
}

/**
 * Whether the server refused STARTTLS. If TLS itself fails, for example because of the certificate, there is no
 * response.
 */
function isWithoutTls(error: unknown): error is Error & { response: string } {
  return error instanceof Error && "command" in error && error.command === "STARTTLS" && "response" in error;
}

/**
 * Returns a function that renders and sends an email. Templates and React are loaded with the first email. Emails are
 * rendered one at a time, so that many at once delay an HTTP request by no more than one rendering.
 * @param siteUrl public URL of the site, without a trailing slash
 */
export function createDelivery(
  send: SendMail,
  siteUrl: string,
  clock: Clock,
): (message: ClaimedMessage) => Promise<DeliveryOutcome> {
  let rendering: Promise<unknown> = Promise.resolve();

  const render = (message: ClaimedMessage) => {
    const rendered = rendering.then(async () => {
      const { renderMail } = await import("./render-mail.tsx");
      // The outbox stored the payload that belongs to the template, which the type system cannot know.
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
        // Not when it was queued: a reminder may have been for weeks.
        date: clock(),
      });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { status: "failed", error: message, bounce: bounceOf(error) };
    }
  };
}
