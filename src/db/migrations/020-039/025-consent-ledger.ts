import { createHash } from "node:crypto";
import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import { mailKey } from "../../../lib/text/mailbox.ts";
import type { Dialect } from "../../database.ts";
import type { Tables } from "../../tables.ts";
import { moment, withId } from "../column-builders.ts";
import type { FormerTables } from "./030-one-consent-ledger.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Rows migrated per batch. */
const BATCH = 500;
/** Most milliseconds between a ticked box and its email, which were written in one transaction. */
const SAME_MOMENT = 2_000;

/** Creates the consent ledger with each version's wording, and migrates earlier consents into it. */
export async function consentLedger(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withId(db.schema.createTable("consent_wordings"), dialect)
    .addColumn("place", "text", required)
    .addColumn("version", "text", required)
    .addColumn("language", "text", (c) => c.notNull().check(sql`"language" in ('fr', 'en')`))
    .addColumn("wording", "text", required)
    .addColumn("digest", "text", required)
    .addColumn("keptSince", moment, required)
    .addUniqueConstraint("consent_wordings_words", ["place", "version", "language", "digest"])
    .execute();
  await withId(db.schema.createTable("consent_ledger"), dialect)
    .addColumn("purpose", "text", (c) => c.notNull().check(sql`"purpose" in ('request', 'newsletter', 'chat')`))
    .addColumn("state", "text", (c) => c.notNull().check(sql`"state" in ('asked', 'given', 'withdrawn', 'lapsed')`))
    .addColumn("at", moment, required)
    .addColumn("language", "text", (c) => c.notNull().check(sql`"language" in ('fr', 'en')`))
    .addColumn("source", "text", required)
    .addColumn("version", "text", required)
    .addColumn("wordingId", "integer", (c) => c.references("consent_wordings.id"))
    .addColumn("mailedAt", moment)
    .addColumn("confirmedAt", moment)
    .addColumn("withdrawnAt", moment)
    .addColumn("withdrawnHow", "text")
    .addColumn("untiedAt", moment)
    .addColumn("address", "text")
    // Compared in byte order on both databases, so that a prefix of an email address is an index range.
    .addColumn("addressKey", dialect === "sqlite" ? "text" : sql`text collate "C"`)
    .addColumn("page", "text")
    .addColumn("consultationId", "integer")
    .addColumn("subscriptionId", "integer")
    .addColumn("conversationId", "integer")
    .addColumn("confirmationId", "integer")
    .execute();
  await takeOver(db as Kysely<FormerTables>);

  // Each filter of the desk's list has an index with its rows newest first.
  await db.schema.createIndex("consent_ledger_at").on("consent_ledger").columns(["at", "id"]).execute();
  for (const column of ["purpose", "state", "language", "source", "version"]) {
    const index = db.schema.createIndex(`consent_ledger_${column}`).on("consent_ledger");
    await index.columns([column, "at", "id"]).execute();
  }
  // These columns are empty in most rows, so the indexes are partial.
  for (const column of ["addressKey", "consultationId", "subscriptionId", "conversationId", "confirmationId"]) {
    const index = db.schema.createIndex(`consent_ledger_${column}`).on("consent_ledger");
    const columns = column === "addressKey" ? [column, "at", "id"] : [column];
    await index.columns(columns).where(sql.ref(column), "is not", null).execute();
  }
  await db.schema
    .createIndex("consent_ledger_wording")
    .on("consent_ledger")
    .column("wordingId")
    .where(sql.ref("wordingId"), "is not", null)
    .execute();
  for (const statement of dialect === "sqlite" ? ON_SQLITE : ON_POSTGRES) await statement.execute(db);
}

/** SQL condition under which an update of a row is refused. */
const FORBIDDEN = sql.raw(`
  ${["id", "purpose", "at", "language", "source", "version", "wordingId"]
    .map((column) => `new."${column}" is distinct from old."${column}"`)
    .join(" or ")}
  or ${["mailedAt", "confirmedAt", "withdrawnAt", "withdrawnHow", "untiedAt"]
    .map((column) => `(old."${column}" is not null and new."${column}" is distinct from old."${column}")`)
    .join(" or ")}
  or (new."state" <> old."state" and old."state" || '>' || new."state"
      not in ('asked>given', 'asked>withdrawn', 'asked>lapsed', 'given>withdrawn'))
  or (old."untiedAt" is not null and coalesce(new."address", new."addressKey", new."page") is not null)
  or (old."untiedAt" is not null and coalesce(new."consultationId", new."subscriptionId", new."conversationId",
      new."confirmationId") is not null)`);

const REFUSAL = sql.raw("'consent_ledger keeps what was agreed to'");
const REFUSAL_OF_WORDS = sql.raw("'consent_wordings is append-only'");

const ON_SQLITE = [
  sql`create trigger consent_ledger_keeps_update before update on consent_ledger when ${FORBIDDEN}
      begin select raise(abort, ${REFUSAL}); end`,
  sql`create trigger consent_ledger_keeps_delete before delete on consent_ledger
      begin select raise(abort, ${REFUSAL}); end`,
  // "insert or replace" deletes without firing the trigger above.
  sql`create trigger consent_ledger_keeps_insert before insert on consent_ledger
      when exists (select 1 from consent_ledger where id = new.id)
      begin select raise(abort, ${REFUSAL}); end`,
  sql`create trigger consent_wordings_keeps_update before update on consent_wordings
      begin select raise(abort, ${REFUSAL_OF_WORDS}); end`,
  sql`create trigger consent_wordings_keeps_delete before delete on consent_wordings
      begin select raise(abort, ${REFUSAL_OF_WORDS}); end`,
  sql`create trigger consent_wordings_keeps_insert before insert on consent_wordings
      when exists (select 1 from consent_wordings where id = new.id)
      begin select raise(abort, ${REFUSAL_OF_WORDS}); end`,
];

const ON_POSTGRES = [
  sql`create function consent_ledger_keeps() returns trigger language plpgsql as
      $$ begin raise exception ${REFUSAL}; end $$`,
  sql`create trigger consent_ledger_keeps_update before update on consent_ledger
      for each row when (${FORBIDDEN}) execute function consent_ledger_keeps()`,
  sql`create trigger consent_ledger_keeps before delete or truncate on consent_ledger
      for each statement execute function consent_ledger_keeps()`,
  sql`create function consent_wordings_keeps() returns trigger language plpgsql as
      $$ begin raise exception ${REFUSAL_OF_WORDS}; end $$`,
  sql`create trigger consent_wordings_keeps before update or delete or truncate on consent_wordings
      for each statement execute function consent_wordings_keeps()`,
];

/** Migrates earlier consents, but adds none for chats, because there is no proof that their notice was shown. */
async function takeOver(db: Kysely<FormerTables>): Promise<void> {
  const words = new Map<string, number>();
  type Wording = Pick<Tables["consent_wordings"], "place" | "version" | "language" | "wording">;
  const wordingOf = async ({ wording, ...of }: Wording, keptSince: Date) => {
    if (wording === "") return null;
    const digest = createHash("sha256").update(wording).digest("hex");
    const key = [of.place, of.version, of.language, digest].join(" ");
    const known = words.get(key);
    if (known !== undefined) return known;
    const values = { ...of, wording, digest, keptSince };
    const { id } = await db.insertInto("consent_wordings").values(values).returning("id").executeTakeFirstOrThrow();
    words.set(key, id);
    return id;
  };
  const later = { mailedAt: null, confirmedAt: null, withdrawnAt: null, withdrawnHow: null, untiedAt: null };
  const nobody = { consultationId: null, subscriptionId: null, conversationId: null, confirmationId: null };

  // Times (ms since 1970) of the emails sent because a form's box was ticked, by email address.
  const mailedAfterForm = new Map<string, number[]>();
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("newsletter_consents as consent")
      .innerJoin("newsletter_subscriptions as subscription", "subscription.id", "consent.subscriptionId")
      .select(["consent.id", "consent.subscriptionId", "consent.wording", "consent.version", "consent.language"])
      .select(["consent.source", "consent.requestedAt", "consent.confirmedAt", "consent.withdrawnAt"])
      .select(["subscription.address", "subscription.addressKey", "subscription.state"])
      .where("consent.id", ">", after)
      .orderBy("consent.id")
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const { version, language, wording, source, requestedAt: at, confirmedAt, withdrawnAt, address } = row;
      const ofForm = source === "consultation";
      if (ofForm) mailedAfterForm.set(address, [...(mailedAfterForm.get(address) ?? []), at.getTime()]);
      const place = ofForm ? "consultation-newsletter" : "newsletter-signup";
      await db
        .insertInto("consent_ledger")
        .values({
          ...later,
          ...nobody,
          purpose: "newsletter",
          state: withdrawnAt ? "withdrawn" : confirmedAt ? "given" : "asked",
          at,
          language,
          source,
          version,
          wordingId: await wordingOf({ place, version, language, wording }, at),
          mailedAt: at,
          confirmedAt,
          withdrawnAt,
          withdrawnHow: withdrawnAt && (row.state === "bounced" ? "undeliverable" : "unrecorded"),
          address,
          addressKey: row.addressKey,
          page: null,
          subscriptionId: row.subscriptionId,
          confirmationId: row.id,
        })
        .execute();
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.id;
  }

  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("consents as consent")
      .leftJoin("consultations as request", "request.id", "consent.consultationId")
      .select(["consent.id", "consent.consultationId", "consent.purpose", "consent.granted", "consent.wording"])
      .select(["consent.version", "consent.language", "consent.createdAt", "request.email", "request.source"])
      .where("consent.id", ">", after)
      .orderBy("consent.id")
      .limit(BATCH)
      .execute();
    for (const { version, language, wording, createdAt: at, email, ...row } of rows) {
      const isNotice = row.purpose === "notice";
      const mailed = mailedAfterForm.get(email ?? "") ?? [];
      const isMailed = mailed.some((moment) => Math.abs(moment - at.getTime()) < SAME_MOMENT);
      if (!isNotice && (!row.granted || isMailed)) continue;
      const place = isNotice ? "consultation-notice" : "consultation-newsletter";
      await db
        .insertInto("consent_ledger")
        .values({
          ...later,
          ...nobody,
          purpose: isNotice ? "request" : "newsletter",
          state: isNotice ? "given" : "asked",
          at,
          language,
          source: isNotice ? (row.source?.placement ?? "form") : "consultation",
          version,
          wordingId: await wordingOf({ place, version, language, wording }, at),
          untiedAt: email === null ? at : null,
          address: email,
          addressKey: email === null ? null : mailKey(email),
          page: row.source?.page ?? null,
          consultationId: email === null ? null : row.consultationId,
        })
        .execute();
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.id;
  }
}
