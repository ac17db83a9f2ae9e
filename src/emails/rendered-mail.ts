import type { ReactElement } from "react";

/** What a template makes of its payload. */
export interface RenderedMail {
  subject: string;
  html: ReactElement;
  text: string;
  /** Where "Reply" goes; the sender unless set. */
  replyTo?: { name: string; address: string };
  /** A person wrote it: nothing keeps the recipient's mail program from answering by itself. */
  isPersonal?: boolean;
  /** What a calendar does with it (RFC 6047): an event that is added, changed or taken away. */
  invitation?: { method: "REQUEST" | "CANCEL"; content: string };
  /** Address that takes the reader off the list with one press of their mail program. */
  oneClickUrl?: string;
}

/** Where and for whom a mail is made. */
export interface MailContext {
  language: "fr" | "en";
  /** Where the site is reached, no slash at the end. */
  siteUrl: string;
}
