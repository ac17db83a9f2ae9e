/**
 * How long what the program holds is kept: read by the jobs that forget, by the data map and by the privacy policy, so
 * that what is promised is what is done. How long conversations are kept is the configuration's (`CHAT_RETENTION_DAYS`).
 */
export const RETENTION = {
  /** A request, after it came in or staff last did something about it; a client's is kept while they are one. */
  requestMonths: 24,
  /** That a mail was delivered, to whom and when; its content goes with the delivery. */
  deliveredMailDays: 90,
  /** What other programs were told, and how they answered: to see what went wrong, and send it again. */
  webhookDays: 30,
  /** An address of the newsletter whose link was not pressed. */
  unconfirmedReaderDays: 7,
  /** The proof that a reader had agreed, after they left (CASL, s. 13). */
  newsletterProofYears: 3,
  /** A request to see, correct or erase, after it was answered: to show that it was. */
  privacyRequestMonths: 24,
  /** An entry of the register of incidents, at the least, after we learned of it (Regulation respecting confidentiality incidents, s. 8). */
  incidentYears: 5,
} as const;

/**
 * Why something is held about a person who is not of the staff. Each has its line in the privacy policy and in what a
 * person is handed.
 */
export const PUBLIC_PURPOSES = ["consultation", "mail", "newsletter", "chat", "webhooks", "rights", "limits"] as const;

export type PublicPurpose = (typeof PUBLIC_PURPOSES)[number];

/** Why a column exists at all; those that are not public hold nothing about visitors. */
export type Purpose = PublicPurpose | "staff" | "accountability" | "incidents" | "publishing" | "operation";
