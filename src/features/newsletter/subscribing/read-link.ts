import { AppError } from "../../../lib/http/app-error.ts";
import type { Language } from "../../../lib/language.ts";
import { digestOfToken } from "../../../lib/secret-token.ts";
import type { NewsletterParts } from "../parts.ts";
import { findConfirmation, findSubscriptionOfLink } from "../store/links.ts";

/** What an emailed link is about. */
export interface LinkSubject {
  address: string;
  language: Language;
  /** Whether it has already taken effect. */
  done: boolean;
}

type Reading = Pick<NewsletterParts, "database" | "clock">;

/**
 * What a confirmation link is about; undefined if it is forged, expired, or was used before the person unsubscribed.
 */
export async function confirmationOf({ database, clock }: Reading, token: unknown): Promise<LinkSubject | undefined> {
  const digest = digestOfToken(token);
  const link = digest && (await findConfirmation(database.kysely, digest));
  if (!link) return undefined;
  const { address, language, state, confirmedAt, joinedAt } = link;
  // A link used before the person left and came back has expired.
  const isInForce = confirmedAt && joinedAt && confirmedAt >= joinedAt && state === "confirmed";
  if (isInForce) return { address, language, done: true };
  return !confirmedAt && link.expiresAt > clock() ? { address, language, done: false } : undefined;
}

/** What an unsubscribe link is about; undefined if it is forged, or its subscription was erased long ago. */
export async function unsubscriptionOf({ database }: Reading, token: unknown): Promise<LinkSubject | undefined> {
  const digest = digestOfToken(token);
  const subscription = digest && (await findSubscriptionOfLink(database.kysely, digest));
  if (!subscription) return undefined;
  const { address, language, state } = subscription;
  return { address, language, done: state === "unsubscribed" };
}

export function noSuchLink(): AppError {
  return new AppError("not-found", "The link is unknown, used or over");
}
