import { company } from "./company.ts";

/**
 * How long data is kept. The jobs that delete it, the data map and the privacy policy all read this, so that practice
 * matches the promise. Conversations are kept for the configured `CHAT_RETENTION_DAYS`.
 */
export const RETENTION = {
  /**
   * A request, after it was received or staff last acted on it. A client's request is kept as long as they remain one.
   */
  requestMonths: company.requestMonths,
  /** The record of an email's delivery (to whom, when); its content is deleted on delivery. */
  deliveredMailDays: 90,
  /** Webhook deliveries and their responses, to diagnose failures and resend. */
  webhookDays: 30,
  /** A newsletter address whose confirmation link was never followed. */
  unconfirmedReaderDays: 7,
  /** Proof of a reader's consent, after they unsubscribed (CASL, s. 13). */
  newsletterProofYears: 3,
  /** A request to access, correct or erase data, after it was answered, as evidence of the answer. */
  privacyRequestMonths: 24,
  /**
   * Minimum for an entry in the register of incidents, from when we learned of it (Regulation respecting
   * confidentiality incidents, s. 8).
   */
  incidentYears: 5,
} as const;

/**
 * Why we hold data about people outside the staff. Each purpose has its line in the privacy policy and in a person's
 * export.
 */
export const PUBLIC_PURPOSES = ["consultation", "mail", "newsletter", "chat", "webhooks", "rights", "limits"] as const;

export type PublicPurpose = (typeof PUBLIC_PURPOSES)[number];

/** Why a column exists. Purposes that are not public hold nothing about visitors. */
export type Purpose = PublicPurpose | "staff" | "accountability" | "incidents" | "publishing" | "operation";
