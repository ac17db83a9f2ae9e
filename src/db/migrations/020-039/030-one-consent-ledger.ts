import { createHash } from "node:crypto";
import { type Generated, type Insertable, type Kysely, sql } from "kysely";
import { mailKey } from "../../../lib/text/mailbox.ts";
import type { Dialect } from "../../database.ts";
import type { Tables } from "../../tables.ts";
import { moment, withId } from "../column-builders.ts";

/** Rows migrated per batch. */
const BATCH = 500;
/** Most milliseconds between a ticked box and its email, which share one entry if migration 025 added it. */
const SAME_MOMENT = 2_000;

/** The tables that this migration drops or reduces, as they were. */
export interface FormerTables extends Tables {
  consents: {
    id: Generated<number>;
    consultationId: number | null;
    purpose: "notice" | "newsletter";
    granted: boolean;
    wording: string;
    version: string;
    language: "fr" | "en";
    createdAt: Date;
  };
  newsletter_consents: {
    id: Generated<number>;
    subscriptionId: number;
    wording: string;
    version: string;
    language: "fr" | "en";
    source: string;
    requestedAt: Date;
    tokenDigest: string;
    expiresAt: Date;
    confirmedAt: Date | null;
    withdrawnAt: Date | null;
  };
}

/**
 * Makes the ledger the only store of consents. Finds those stored by the consultation form and the newsletter in the
 * ledger, or adds them, and compares them row by row. Then drops the form's table, and keeps only the confirmation
 * links of the newsletter's. A box left unticked becomes an entry with the state `declined`.
 * @throws Error if a consent is missing; nothing is changed then
 */
export async function oneConsentLedger(kysely: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const db = kysely as Kysely<FormerTables>;
  await withoutGuards(db, dialect);
  await allowDeclined(db, dialect);
  const keepWording = wordingKeeper(db);
  await carryConfirmations(db, keepWording);
  await carryBoxes(db, keepWording);
  // The links of entries anonymized before confirmation can no longer be used.
  const lapsed = db.updateTable("consent_ledger").set({ state: "lapsed" }).where("state", "=", "asked");
  await lapsed.where("untiedAt", "is not", null).execute();
  await refuseLoss(db);

  await db.schema.dropTable("consents").execute();
  await db.schema.dropIndex("newsletter_consents_subscription").execute();
  await db.schema.alterTable("newsletter_consents").renameTo("newsletter_confirmations").execute();
  for (const column of ["wording", "version", "language", "source", "requestedAt", "withdrawnAt"]) {
    await db.schema.alterTable("newsletter_confirmations").dropColumn(column).execute();
  }
  const index = db.schema.createIndex("newsletter_confirmations_subscription").on("newsletter_confirmations");
  await index.column("subscriptionId").execute();
  for (const statement of dialect === "sqlite" ? ON_SQLITE : ON_POSTGRES) await statement.execute(db);
}

type Db = Kysely<FormerTables>;
type Wording = Pick<Tables["consent_wordings"], "place" | "version" | "language" | "wording">;
type KeepWording = (wording: Wording, keptSince: Date) => Promise<number | null>;

const NOTHING = {
  mailedAt: null,
  confirmedAt: null,
  withdrawnAt: null,
  withdrawnHow: null,
  untiedAt: null,
  address: null,
  addressKey: null,
  page: null,
  consultationId: null,
  subscriptionId: null,
  conversationId: null,
  confirmationId: null,
} as const;

function wordingKeeper(db: Db): KeepWording {
  const numbers = new Map<string, number>();
  return async ({ wording, ...of }, keptSince) => {
    if (wording === "") return null;
    const digest = createHash("sha256").update(wording).digest("hex");
    const key = [of.place, of.version, of.language, digest].join(" ");
    const kept =
      numbers.get(key) ??
      (
        await db
          .selectFrom("consent_wordings")
          .select("id")
          .where("place", "=", of.place)
          .where("version", "=", of.version)
          .where("language", "=", of.language)
          .where("digest", "=", digest)
          .executeTakeFirst()
      )?.id ??
      (
        await db
          .insertInto("consent_wordings")
          .values({ ...of, wording, digest, keptSince })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
    numbers.set(key, kept);
    return kept;
  };
}

/** Adds the newsletter's consents missing from the ledger. */
async function carryConfirmations(db: Db, keepWording: KeepWording): Promise<void> {
  const rows = await db
    .selectFrom("newsletter_consents as consent")
    .innerJoin("newsletter_subscriptions as subscription", "subscription.id", "consent.subscriptionId")
    .leftJoin("consent_ledger as entry", "entry.confirmationId", "consent.id")
    .selectAll("consent")
    .select(["subscription.address", "subscription.addressKey", "subscription.state"])
    .where("entry.id", "is", null)
    .orderBy("consent.id")
    .execute();
  for (const { id, wording, version, language, source, requestedAt: at, confirmedAt, withdrawnAt, ...row } of rows) {
    const place = source === "consultation" ? "consultation-newsletter" : "newsletter-signup";
    await db
      .insertInto("consent_ledger")
      .values({
        ...NOTHING,
        purpose: "newsletter",
        state: withdrawnAt ? "withdrawn" : confirmedAt ? "given" : "asked",
        at,
        language,
        source,
        version,
        wordingId: await keepWording({ place, version, language, wording }, at),
        mailedAt: at,
        confirmedAt,
        withdrawnAt,
        withdrawnHow: withdrawnAt && (row.state === "bounced" ? "undeliverable" : "unrecorded"),
        address: row.address,
        addressKey: row.addressKey,
        subscriptionId: row.subscriptionId,
        confirmationId: id,
      })
      .execute();
  }
}

/** Finds each notice and box of a request in the ledger, or adds it. */
async function carryBoxes(db: Db, keepWording: KeepWording): Promise<void> {
  const claimed = new Set<number>();
  for (let after = 0; ; ) {
    const boxes = await boxesAfter(db, after);
    const lines = await linesAbout(db, boxes);
    const missing: Box[] = [];
    for (const box of boxes) {
      const line = lines.find(
        ({ id, consultationId, purpose, state, at, version, language }) =>
          !claimed.has(id) &&
          consultationId === box.consultationId &&
          purpose === purposeOf(box) &&
          (state !== "declined") === box.granted &&
          at.getTime() === box.createdAt.getTime() &&
          version === box.version &&
          language === box.language,
      );
      const id = line?.id ?? (await findMergedLine(db, box, claimed));
      if (id === undefined) missing.push(box);
      else claimed.add(id);
    }
    if (missing.length > 0) await writeDown(db, missing, claimed, keepWording);
    const last = boxes.at(-1);
    if (!last || boxes.length < BATCH) return;
    after = last.id;
  }
}

type Box = Awaited<ReturnType<typeof boxesAfter>>[number];

const purposeOf = ({ purpose }: Pick<Box, "purpose">) => (purpose === "notice" ? "request" : "newsletter");

async function boxesAfter(db: Db, after: number) {
  return await db
    .selectFrom("consents as box")
    .leftJoin("consultations as request", "request.id", "box.consultationId")
    .selectAll("box")
    .select(["request.email", "request.source"])
    .where("box.id", ">", after)
    .orderBy("box.id")
    .limit(BATCH)
    .execute();
}

/** Returns the candidate ledger entries for these boxes, by request or, if that was erased, by time. */
async function linesAbout(db: Db, boxes: readonly Box[]) {
  const requests = boxes.flatMap(({ consultationId }) => consultationId ?? []);
  const moments = boxes.filter(({ consultationId }) => consultationId === null).map(({ createdAt }) => createdAt);
  const select = db
    .selectFrom("consent_ledger")
    .select(["id", "consultationId", "purpose", "state", "at", "version", "language"]);
  return [
    ...(requests.length > 0 ? await select.where("consultationId", "in", requests).orderBy("id").execute() : []),
    ...(moments.length > 0
      ? await select.where("consultationId", "is", null).where("at", "in", moments).orderBy("id").execute()
      : []),
  ];
}

/**
 * Finds the entry that a box shares with its email (see migration 025), and gives that entry the box's time and
 * request.
 */
async function findMergedLine(db: Db, box: Box, claimed: ReadonlySet<number>): Promise<number | undefined> {
  if (box.purpose !== "newsletter" || !box.granted) return undefined;
  const { createdAt: at, consultationId, email, version, language } = box;
  const lines = await db
    .selectFrom("consent_ledger")
    .select("id")
    .where("purpose", "=", "newsletter")
    .where("source", "=", "consultation")
    .where("consultationId", "is", null)
    .where("version", "=", version)
    .where("language", "=", language)
    .where("mailedAt", ">", new Date(at.getTime() - SAME_MOMENT))
    .where("mailedAt", "<", new Date(at.getTime() + SAME_MOMENT))
    .$if(email !== null, (query) => query.where("addressKey", "=", mailKey(email!)))
    .$if(email === null, (query) => query.where("untiedAt", "is not", null))
    .orderBy("id")
    .execute();
  const id = lines.find((line) => !claimed.has(line.id))?.id;
  if (id === undefined) return undefined;
  const page = box.source?.page ?? null;
  const found = email === null ? { at } : { at, consultationId, page };
  await db.updateTable("consent_ledger").set(found).where("id", "=", id).execute();
  return id;
}

async function writeDown(db: Db, boxes: readonly Box[], claimed: Set<number>, keepWording: KeepWording): Promise<void> {
  const values: Insertable<Tables["consent_ledger"]>[] = [];
  for (const { version, language, wording, createdAt: at, email, ...box } of boxes) {
    const isNotice = box.purpose === "notice";
    const place = isNotice ? "consultation-notice" : "consultation-newsletter";
    const wordingId = await keepWording({ place, version, language, wording }, at);
    const given = isNotice ? "given" : email === null ? "lapsed" : "asked";
    values.push({
      ...NOTHING,
      purpose: purposeOf(box),
      state: box.granted ? given : "declined",
      at,
      language,
      source: isNotice ? (box.source?.placement ?? "form") : "consultation",
      version,
      wordingId,
      ...(email === null
        ? { untiedAt: at }
        : {
            address: email,
            addressKey: mailKey(email),
            page: box.source?.page ?? null,
            consultationId: box.consultationId,
          }),
    });
  }
  const written = await db.insertInto("consent_ledger").values(values).returning("id").execute();
  for (const { id } of written) claimed.add(id);
}

/**
 * Checks the ledger against the former tables.
 * @throws Error unless every consent in them has its entry in the ledger, word for word
 */
async function refuseLoss(db: Db): Promise<void> {
  const boxes = await sql<{ n: number }>`
    with box as (
      select coalesce("consultationId", 0) as request, case purpose when 'notice' then 'request' else purpose end as purpose,
        granted, version, language, "createdAt" as at, wording, count(*) as n
      from consents group by 1, 2, 3, 4, 5, 6, 7
    ), line as (
      select coalesce(entry."consultationId", 0) as request, entry.purpose, entry.state <> 'declined' as granted,
        entry.version, entry.language, entry.at, words.wording, count(*) as n
      from consent_ledger entry left join consent_wordings words on words.id = entry."wordingId"
      where entry.purpose in ('request', 'newsletter') group by 1, 2, 3, 4, 5, 6, 7
    )
    select coalesce(sum(box.n), 0) as n from box where not exists (
      select 1 from line
      where line.request = box.request and line.purpose = box.purpose and line.granted = box.granted
        and line.version = box.version and line.language = box.language and line.at = box.at
        and (box.wording = '' or line.wording = box.wording) and line.n >= box.n)`.execute(db);
  const confirmations = await sql<{ n: number }>`
    select count(*) as n from newsletter_consents consent where not exists (
      select 1 from consent_ledger entry left join consent_wordings words on words.id = entry."wordingId"
      where entry."confirmationId" = consent.id and entry."subscriptionId" = consent."subscriptionId"
        and entry.version = consent.version and entry.language = consent.language and entry.source = consent.source
        and entry."mailedAt" = consent."requestedAt" and (consent.wording = '' or words.wording = consent.wording)
        and entry."confirmedAt" is not distinct from consent."confirmedAt"
        and entry."withdrawnAt" is not distinct from consent."withdrawnAt")`.execute(db);
  const [ofForm, ofNewsletter] = [boxes, confirmations].map(({ rows }) => Number(rows[0]!.n));
  if (ofForm || ofNewsletter) {
    throw new Error(`The ledger lacks ${ofForm} consents of requests and ${ofNewsletter} of the newsletter`);
  }
}

/** Drops the ledger's guarding triggers, which are restored at the end of the migration. */
async function withoutGuards(db: Db, dialect: Dialect): Promise<void> {
  const guards = dialect === "sqlite" ? ["_update", "_delete", "_insert"] : ["_update", ""];
  for (const guard of guards) {
    const of = dialect === "sqlite" ? sql`` : sql`on consent_ledger`;
    await sql`drop trigger ${sql.ref(`consent_ledger_keeps${guard}`)} ${of}`.execute(db);
  }
}

const STATES = sql`"state" in ('asked', 'given', 'declined', 'withdrawn', 'lapsed')`;

/** Allows the state `declined`. SQLite cannot change a table's constraint, so the table is rebuilt there. */
async function allowDeclined(db: Db, dialect: Dialect): Promise<void> {
  if (dialect === "postgres") {
    await sql`alter table consent_ledger drop constraint consent_ledger_state_check,
      add constraint consent_ledger_state_check check (${STATES})`.execute(db);
    return;
  }
  const { rows: indexes } = await sql<{ sql: string }>`select sql from sqlite_master
    where type = 'index' and tbl_name = 'consent_ledger' and sql is not null`.execute(db);
  await sql`alter table consent_ledger rename to consent_ledger_before`.execute(db);
  await withId(db.schema.createTable("consent_ledger"), dialect)
    .addColumn("purpose", "text", (c) => c.notNull().check(sql`"purpose" in ('request', 'newsletter', 'chat')`))
    .addColumn("state", "text", (c) => c.notNull().check(STATES))
    .addColumn("at", moment, (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull().check(sql`"language" in ('fr', 'en')`))
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("version", "text", (c) => c.notNull())
    .addColumn("wordingId", "integer", (c) => c.references("consent_wordings.id"))
    .addColumn("mailedAt", moment)
    .addColumn("confirmedAt", moment)
    .addColumn("withdrawnAt", moment)
    .addColumn("withdrawnHow", "text")
    .addColumn("untiedAt", moment)
    .addColumn("address", "text")
    .addColumn("addressKey", "text")
    .addColumn("page", "text")
    .addColumn("consultationId", "integer")
    .addColumn("subscriptionId", "integer")
    .addColumn("conversationId", "integer")
    .addColumn("confirmationId", "integer")
    .execute();
  await sql`insert into consent_ledger select * from consent_ledger_before`.execute(db);
  await sql`drop table consent_ledger_before`.execute(db);
  for (const index of indexes) await sql.raw(index.sql).execute(db);
}

/** SQL condition under which an update of an entry is refused. */
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

const ON_SQLITE = [
  sql`create trigger consent_ledger_keeps_update before update on consent_ledger when ${FORBIDDEN}
      begin select raise(abort, ${REFUSAL}); end`,
  sql`create trigger consent_ledger_keeps_delete before delete on consent_ledger
      begin select raise(abort, ${REFUSAL}); end`,
  // "insert or replace" deletes without firing the trigger above.
  sql`create trigger consent_ledger_keeps_insert before insert on consent_ledger
      when exists (select 1 from consent_ledger where id = new.id)
      begin select raise(abort, ${REFUSAL}); end`,
];

const ON_POSTGRES = [
  sql`create trigger consent_ledger_keeps_update before update on consent_ledger
      for each row when (${FORBIDDEN}) execute function consent_ledger_keeps()`,
  sql`create trigger consent_ledger_keeps before delete or truncate on consent_ledger
      for each statement execute function consent_ledger_keeps()`,
];
