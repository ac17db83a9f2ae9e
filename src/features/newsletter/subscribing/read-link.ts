import { AppError } from "../../../lib/http/app-error.ts";
import type { Language } from "../../../lib/language.ts";
import { digestOfToken } from "../../../lib/secret-token.ts";
import type { NewsletterParts } from "../parts.ts";
import { findConfirmation, findSubscriptionOfLink } from "../store/links.ts";

/** What a link in a mail is about. */
export interface LinkSubject {
  address: string;
  language: Language;
  /** Whether what it asks for is done already. */
  done: boolean;
}

type Reading = Pick<NewsletterParts, "database" | "clock">;

/** What a confirmation link is about; undefined for one that is forged, over, or was used before the person left. */
export async function confirmationOf({ database, clock }: Reading, token: unknown): Promise<LinkSubject | undefined> {
  const digest = digestOfToken(token);
  const link = digest && (await findConfirmation(database.kysely, digest));
  if (!link) return undefined;
  const { address, language, state, confirmedAt, joinedAt } = link;
  // A link that was used before the person left and came back is over.
  const isInForce = confirmedAt && joinedAt && confirmedAt >= joinedAt && state === "confirmed";
  if (isInForce) return { address, language, done: true };
  return !confirmedAt && link.expiresAt > clock() ? { address, language, done: false } : undefined;
}

/** What an unsubscribe link is about; undefined for one that is forged, or whose subscription is long erased. */
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
