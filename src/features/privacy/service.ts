import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { digestOfToken, newSecretToken } from "../../lib/secret-token.ts";
import { claimMail, releaseMail } from "../mail-limits/mail-limits.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { MailFollower } from "../outbox/parts.ts";
import { dueAtOf } from "./desk-service.ts";
import { type FoundSoFar, findAll } from "./holders-repository.ts";
import { LINK_HOURS, PAGE_MINUTES, type RequestKind } from "./model.ts";
import {
  claimLink,
  closeRequest,
  type Database,
  deleteRequest,
  findLink,
  insertAudit,
  insertLink,
  insertRequest,
  type Queryable,
} from "./repository.ts";
import { tokenAfter } from "./token-after.ts";
import { whoOf } from "./who.ts";

export interface PrivacyParts {
  database: Database;
  clock: Clock;
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Where the site is reached, no slash at the end. */
  siteUrl: string;
  newToken?: () => string;
}

/** What a link of a mail is for. */
export interface LinkSubject {
  kind: RequestKind;
  email: string;
  language: Language;
  /** Set once the person has pressed its button. */
  dueAt: Date | undefined;
  /** Whether the request was answered since. */
  isAnswered: boolean;
}

export type Privacy = ReturnType<typeof createPrivacy>;

/** Use cases of a person about what is held about them. A mailed link proves that the address is theirs. */
export function createPrivacy({ database, clock, outbox, siteUrl, ...parts }: PrivacyParts) {
  const newToken = parts.newToken ?? newSecretToken;
  const inTransaction = <Result>(work: (db: Queryable) => Promise<Result>) =>
    database.kysely.transaction().execute(work);

  async function subjectOf(token: unknown): Promise<LinkSubject | undefined> {
    const digest = digestOfToken(token);
    const link = digest && (await findLink(database.kysely, digest, clock()));
    if (!link) return undefined;
    const { kind, email, language, dueAt, state } = link;
    return { kind, email, language, dueAt: dueAt ?? undefined, isAnswered: state !== null && state !== "open" };
  }

  return {
    subjectOf,

    /**
     * Mails a link, whether or not we hold anything, so that nobody learns which addresses we know. One mail a day for each
     * kind of request and address, until its link was used.
     */
    async mailLink(asked: {
      kind: RequestKind;
      email: string;
      language: Language;
      wish: string | null;
    }): Promise<void> {
      await inTransaction(async (db) => {
        const now = clock();
        if (!(await claimMail(db, `privacy-${asked.kind}`, asked.email, now))) return;
        const token = newToken();
        const expiresAt = new Date(now.getTime() + LINK_HOURS * 3_600_000);
        await insertLink(db, { ...asked, tokenDigest: digestOfToken(token)!, expiresAt });
        await outbox.enqueue(db, {
          template: "privacy-link",
          recipient: asked.email,
          language: asked.language,
          payload: {
            kind: asked.kind,
            url: `${siteUrl}${pathIn(asked.language, "/privacy/request")}?token=${token}`,
            hours: LINK_HOURS,
          },
        });
      });
      await database.flushed();
      outbox.wake();
    },

    /**
     * The person has pressed the button: the request stands, and its thirty days begin. To see is answered at once; the others
     * wait for the staff. The link opens once, for whoever presses first: what follows goes by another token, for an hour, so
     * that a mail that is passed on or found later shows nothing. The same press again changes nothing.
     * @param attempt by which a repeated press is known
     * @throws AppError `not-found` for a link that is forged, over, or was used by another press
     */
    async prove(token: unknown, attempt: string = newToken()): Promise<{ subject: LinkSubject; token: string }> {
      const digest = digestOfToken(token);
      if (!digest) throw noSuchLink();
      const next = tokenAfter(String(token), attempt);
      await inTransaction(async (db) => {
        const now = clock();
        const link = await findLink(db, digest, now);
        if (!link || link.requestId !== null) return;
        const { kind, email, language, wish } = link;
        const source = "person";
        const request = { kind, email, language, wish, source, receivedAt: now, dueAt: dueAtOf(now) } as const;
        const { id } = await insertRequest(db, request);
        const expiresAt = new Date(now.getTime() + PAGE_MINUTES * 60_000);
        // Of two presses at once, one makes the request.
        if (!(await claimLink(db, digest, { requestId: id, tokenDigest: digestOfToken(next)!, expiresAt }))) {
          await deleteRequest(db, id);
          return;
        }
        if (kind === "see") {
          await closeRequest(db, id, { state: "answered", answeredAt: now, answeredBy: "system", note: null });
        }
        await releaseMail(db, `privacy-${kind}`, email);
        const entry = { at: now, actor: "visitor", action: "privacy.request", subject: String(id) };
        await insertAudit(db, { ...entry, detail: { kind } });
      });
      await database.flushed();
      const subject = await subjectOf(next);
      if (!subject) throw noSuchLink();
      return { subject, token: next };
    },

    /**
     * What is held under the address that was proved, for the person.
     * @throws AppError `not-found` for a link that is forged, over, not proved, or for something else
     */
    async copy(token: unknown): Promise<{ found: FoundSoFar; subject: LinkSubject }> {
      const subject = await subjectOf(token);
      if (subject?.kind !== "see" || !subject.dueAt) throw noSuchLink();
      const found = await findAll(database.kysely, whoOf({ emails: [subject.email], phones: [], names: [] }));
      return { found, subject };
    },
  };
}

/** That somebody was erased is told once: the mail that says so is forgotten as soon as it has left. */
export const answerFollower: MailFollower = {
  isWanted: async () => true,
  settled: async (_db, message, status) =>
    message.payload["outcome"] === "erased" && status !== "pending" ? "forget" : "keep",
};

function noSuchLink(): AppError {
  return new AppError("not-found", "The link is unknown, over, or was not confirmed");
}
