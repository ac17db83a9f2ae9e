import type { DailyJob } from "../../db/daily-job.ts";
import type { Database, Queryable } from "../../db/database.ts";
import type { Fact, Facts, RecordFact, Subscriber } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import {
  CLAIM_IDS,
  CLAIMS,
  type ClaimId,
  type ClaimProof,
  LONGEST_PROOF_DAYS,
  learnProofs,
  standingOf,
} from "../../lib/company/claims.ts";
import { company } from "../../lib/company/company.ts";
import { companyDay, dayPlus } from "../../lib/company/company-day.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../lib/language.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { ClaimOfRegister, NewProof } from "./model.ts";

/** Cache tag of everything rendered from the site's texts; purging it notifies every process. */
export const CLAIMS_TAG = "claims";

export type ClaimFact = Fact & { kind: "claim.attached"; subject: ClaimId; detail: { state: string; expires: string } };

export interface ClaimsParts {
  database: Database;
  clock: Clock;
  facts: Pick<Facts, "transaction"> & { record: RecordFact<ClaimFact> };
  outbox: Pick<Outbox, "enqueue">;
  siteUrl: string;
  /**
   * Email address notified of a lapsed claim that has no proof, or whose proof was attached by a former staff member.
   */
  staffMail: string;
  /** Called once the lapse of a claim has been committed. */
  onLapse: () => unknown;
}

export type Claims = ReturnType<typeof createClaims>;

const allRows = (db: Queryable) =>
  db
    .selectFrom("claim_proofs")
    .leftJoin("staff", (join) => join.onRef("staff.id", "=", "attachedBy").on("staff.deactivatedAt", "is", null))
    .selectAll("claim_proofs")
    .select(["staff.name", "staff.email", "staff.language"])
    .execute();

/** Manages the register of claims: its proofs, and the daily job that notifies owners of lapsed claims. */
export function createClaims(parts: ClaimsParts) {
  const { database, clock, facts } = parts;
  const today = () => companyDay(clock());
  let hasLapsed = false;

  /** Loads the proofs from the database; texts use them immediately. */
  async function read(): Promise<void> {
    const proofs = new Map<string, ClaimProof>();
    for (const { claim, state, expires } of await allRows(database.kysely)) {
      if (state && expires) proofs.set(claim, { state, expires });
    }
    learnProofs(proofs, today);
  }

  async function list(language: Language): Promise<ClaimOfRegister[]> {
    const rows = new Map((await allRows(database.kysely)).map((row) => [row.claim, row]));
    return CLAIM_IDS.map((id) => {
      const { figure, source, since, expires } = CLAIMS[id];
      const row = rows.get(id);
      return {
        id,
        standing: standingOf(id, today()),
        figure: figure(language),
        source,
        since: row?.attachedAt ? companyDay(row.attachedAt) : since,
        expires: row?.expires ?? expires,
        proof: row?.proof ?? null,
        url: row?.url ?? null,
        owner: row?.name ?? null,
      };
    });
  }

  /**
   * Attaches a proof to a claim, or renews it.
   * @throws AppError `invalid` for a promise, which needs no proof, or an expiry day that is not in the future or too
   *   far off
   */
  async function attach(claim: ClaimId, given: NewProof, actor: string): Promise<void> {
    const now = clock();
    const invalid = (field: string, reason: string) =>
      new AppError("invalid", "The proof is refused", { fields: { [field]: reason } });
    if (CLAIMS[claim].expires === null) throw invalid("state", "claimBinds");
    if (given.expires <= today() || given.expires > dayPlus(today(), LONGEST_PROOF_DAYS)) {
      throw invalid("expires", "claimExpires");
    }
    await facts.transaction(async (db) => {
      const row = { ...given, attachedBy: actor, attachedAt: now, toldOf: null };
      await db
        .insertInto("claim_proofs")
        .values({ claim, ...row })
        .onConflict((oc) => oc.column("claim").doUpdateSet(row))
        .execute();
      const { state, expires } = given;
      await facts.record(db, { kind: "claim.attached", at: now, actor, subject: claim, detail: { state, expires } });
    });
  }

  /** Emails the owners of claims that expire by `day`, once per expiry. */
  async function lapse(db: Queryable, day: string): Promise<void> {
    const rows = new Map((await allRows(db)).map((row) => [row.claim, row]));
    for (const id of CLAIM_IDS) {
      const row = rows.get(id);
      const expires = row?.expires ?? CLAIMS[id].expires;
      if (expires === null || expires > day || row?.toldOf === expires) continue;
      hasLapsed = true;
      await db
        .insertInto("claim_proofs")
        .values({
          claim: id,
          state: null,
          proof: null,
          url: null,
          expires: null,
          attachedBy: null,
          attachedAt: null,
          toldOf: expires,
        })
        .onConflict((oc) => oc.column("claim").doUpdateSet({ toldOf: expires }))
        .execute();
      await parts.outbox.enqueue(db, {
        template: "claim-lapsed",
        recipient: row?.email ?? parts.staffMail,
        language: row?.language ?? DEFAULT_LANGUAGE,
        payload: { name: row?.name ?? company.name, claim: id, url: `${parts.siteUrl}/admin/claims` },
      });
    }
  }

  return {
    read,
    list,
    attach,
    jobs: [{ name: "lapse-claims", hour: 0, run: (db, day) => lapse(db, day) }] satisfies DailyJob[],
    /** Purges the pages if a claim has lapsed. To be called after the daily jobs. */
    afterJobs() {
      if (!hasLapsed) return;
      hasLapsed = false;
      parts.onLapse();
    },
  };
}

/**
 * Reloads the proofs when one is attached. Must come before the subscriber that purges pages, so that they are rendered
 * with the new wording.
 */
export const claimsOnFacts = (claims: Pick<Claims, "read">): Subscriber<ClaimFact> => ({
  after: { "claim.attached": () => claims.read() },
});
