import { AppError } from "../../../lib/http/app-error.ts";
import type { Language } from "../../../lib/language.ts";
import { digestOfToken } from "../../../lib/secret-token.ts";
import type { RequestKind } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import { findLink } from "./store.ts";

/** What an emailed link is for. */
export interface LinkSubject {
  kind: RequestKind;
  email: string;
  language: Language;
  /** Set once the person has pressed its button. */
  dueAt: Date | undefined;
  /** Whether the request has been answered since. */
  isAnswered: boolean;
}

/** @returns undefined for a link that is forged or expired */
export async function readLink(
  { database, clock }: Pick<PrivacyParts, "database" | "clock">,
  token: unknown,
): Promise<LinkSubject | undefined> {
  const digest = digestOfToken(token);
  const link = digest && (await findLink(database.kysely, digest, clock()));
  if (!link) return undefined;
  const { kind, email, language, dueAt, state } = link;
  return { kind, email, language, dueAt: dueAt ?? undefined, isAnswered: state !== null && state !== "open" };
}

export function noSuchLink(): AppError {
  return new AppError("not-found", "The link is unknown, over, or was not confirmed");
}
