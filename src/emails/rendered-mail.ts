import type { ReactElement } from "react";

/** The output of a template. */
export interface RenderedMail {
  subject: string;
  html: ReactElement;
  text: string;
  /** Where replies go; defaults to the sender. */
  replyTo?: { name: string; address: string };
  /** Written by a person, so the recipient's mail program may auto-reply. */
  isPersonal?: boolean;
  /** For calendars (RFC 6047): an event that is added, changed or removed. */
  invitation?: { method: "REQUEST" | "CANCEL"; content: string };
  /** Address that unsubscribes the reader with one press in their mail program. */
  oneClickUrl?: string;
}

/** The context an email is rendered in. */
export interface MailContext {
  language: "fr" | "en";
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
}
