import { company } from "./company.ts";

/**
 * How long data is kept. The jobs that delete it, the data map and the privacy policy all read this, so practice
 * matches the promise. Conversations are kept for the configured `CHAT_RETENTION_DAYS`.
 */
export const RETENTION = {
  /** A request, after it was received or staff last acted on it; a client's is kept as long as they are one. */
  requestMonths: company.requestMonths,
  /** That an email was delivered, to whom and when; its content is deleted on delivery. */
  deliveredMailDays: 90,
  /** What was sent to webhooks and how they answered, to diagnose failures and send again. */
  webhookDays: 30,
  /** A newsletter address whose confirmation link was never followed. */
  unconfirmedReaderDays: 7,
  /** Proof of a reader's consent, after they unsubscribed (CASL, s. 13). */
  newsletterProofYears: 3,
  /** A request to access, correct or erase data, after it was answered, as evidence that it was. */
  privacyRequestMonths: 24,
  /**
   * An entry in the register of incidents, at least, from when we learned of it (Regulation respecting confidentiality
   * incidents, s. 8).
   */
  incidentYears: 5,
} as const;

/**
 * Why data is held about someone outside the staff. Each purpose has its line in the privacy policy and in a person's
 * export.
 */
export const PUBLIC_PURPOSES = ["consultation", "mail", "newsletter", "chat", "webhooks", "rights", "limits"] as const;

export type PublicPurpose = (typeof PUBLIC_PURPOSES)[number];

/** Why a column exists; purposes that are not public hold nothing about visitors. */
export type Purpose = PublicPurpose | "staff" | "accountability" | "incidents" | "publishing" | "operation";
