import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Language } from "../lib/language.ts";
import { LOCALE_OF } from "../lib/language.ts";

/** A mail ready to leave. */
export interface Mail {
  /** With its angle brackets; the same in every attempt. */
  messageId: string;
  /** Names the file of a mail that is written to disk; the same in every attempt. */
  fileName: string;
  to: string;
  replyTo?: { name: string; address: string } | undefined;
  subject: string;
  language: Language;
  html: string;
  text: string;
  date: Date;
  /** Written by a person, not by the program. */
  isPersonal?: boolean | undefined;
  /** An invitation for the recipient's calendar. */
  invitation?: { method: "REQUEST" | "CANCEL"; content: string } | undefined;
  /** Address by which mail programs take the reader off the list with one press (RFC 2369, RFC 8058). */
  oneClickUrl?: string | undefined;
}

/** What a mail server said about the recipient's mailbox: that there is none, or that it takes no mail this time. */
export type Bounce = "hard" | "soft";

/** `refused`: the receiving side will not take this mail to this person, ever; anything else that fails throws. */
export type SendResult = { status: "delivered" } | { status: "refused"; error: string; bounce?: Bounce | undefined };

/** Takes a mail to the mail server, or to a file. */
export type SendMail = (mail: Mail) => Promise<SendResult>;

/** Longest a connection may take to stand, and the server to greet, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;

/** Longest silence of the server within a delivery, in milliseconds; some check a mail's content before they answer. */
const SILENCE_TIMEOUT = 30_000;

/** Longest a whole delivery may take, in milliseconds, however busy a slow server keeps us. */
export const DELIVERY_TIMEOUT = 60_000;

/** Longest subject, in UTF-16 units: what a mail list shows, with room to spare. */
const MAX_SUBJECT_LENGTH = 150;

/** One address, no name, nothing that could end a header or name a second person. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]{1,253}$/u;

export interface SmtpTimeouts {
  connect: number;
  silence: number;
  delivery: number;
}

export interface SmtpTls {
  /**
   * `required`: nothing is sent without TLS; `opportunistic`: TLS where the server offers it. Undefined: required for a
   * password, which whoever stands between could otherwise ask for in the clear by hiding the offer.
   */
  setting?: "required" | "opportunistic" | undefined;
  /** Told, without personal data, of each mail that was not sent because the server offers no TLS. */
  onWithoutTls?: (message: string) => void;
}

/**
 * Sends by SMTP. The library is loaded with the first mail, so that it costs nothing at the start.
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
  // In the address, whose query nodemailer puts above its options.
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
      await smtp.sendMail({ ...messageOf(mail, from), signal: AbortSignal.timeout(timeouts.delivery) });
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

/** The server's no to STARTTLS; a failure of TLS itself, such as its certificate, has no answer of the server. */
function isWithoutTls(error: unknown): error is Error & { response: string } {
  return error instanceof Error && "command" in error && error.command === "STARTTLS" && "response" in error;
}

/** Writes each mail to a file that mail programs open; a file is complete or absent. */
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
    const { message } = await (await transporter()).sendMail(messageOf(mail, from));
    if (!Buffer.isBuffer(message)) throw new Error("nodemailer did not give the mail as a buffer");
    await mkdir(folder, { recursive: true });
    await writeWhole(path.join(folder, `${mail.fileName}.eml`), message);
    return { status: "delivered" };
  };
}

function messageOf(mail: Mail, from: string) {
  return {
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
      // RFC 3834, and what Exchange listens to: no holiday notice answers a program.
      ...(mail.isPersonal ? {} : { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }),
      "Content-Language": LOCALE_OF[mail.language],
      ...(mail.oneClickUrl
        ? {
            // As it is: folded in the middle of the address, some programs would not find it.
            "List-Unsubscribe": { prepared: true, value: `<${mail.oneClickUrl}>` },
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }
        : {}),
    },
    xMailer: false as const,
  };
}

/** One line without control characters or marks that turn the writing direction around, cut to a readable length. */
function headerText(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();
  return line.length > MAX_SUBJECT_LENGTH ? `${line.slice(0, MAX_SUBJECT_LENGTH - 1).toWellFormed()}…` : line;
}

/**
 * Whether trying again is useless: the server said no for good (5xx) to this recipient or to this content. A 5xx to
 * the greeting, the sign-in or the sender is about us and can be put right, so it is tried again.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  const { responseCode, command } = error;
  return typeof responseCode === "number" && responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
}

/** RFC 3463: 5.1 the address, 5.2 the mailbox; 5.2.2 is a full one, 5.7 a policy that says nothing of the mailbox. */
const HARD_STATUS = /^5\.(?:1\.\d+|2\.[01])$/;
const SOFT_STATUS = /^(?:4\.[12]\.\d+|5\.2\.\d+)$/;
/** RFC 5321 §4.2.3, for servers that give no enhanced status: mailbox unavailable, not local, name not allowed. */
const HARD_CODES: ReadonlySet<number> = new Set([550, 551, 553]);
const SOFT_CODES: ReadonlySet<number> = new Set([450, 452, 552]);

/**
 * What a failed delivery says about the mailbox. Only an answer to the recipient's address counts, and none that is about
 * us (a block list, a quota of ours): else one bad day of our sender would take every reader off the list.
 */
export function bounceOf(error: unknown): Bounce | undefined {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return undefined;
  const { responseCode, command } = error;
  if (typeof responseCode !== "number" || command !== "RCPT TO") return undefined;
  const answer = "response" in error && typeof error.response === "string" ? error.response : error.message;
  const [, status] = /\b\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(answer) ?? [];
  if (status !== undefined) return HARD_STATUS.test(status) ? "hard" : SOFT_STATUS.test(status) ? "soft" : undefined;
  if (HARD_CODES.has(responseCode)) return "hard";
  return SOFT_CODES.has(responseCode) ? "soft" : undefined;
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

/** Makes a thing on first use and keeps it; a failure is not kept. */
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
