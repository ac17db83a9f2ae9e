import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../src/db/database.ts";
import { CATEGORIES } from "../../src/features/blog/model.ts";
import { GRADES } from "../../src/features/consultations/lead-score.ts";
import { ANSWERS } from "../../test/applications.ts";

/** Timeline entries per person; one person has another `count` entries. */
export const ENTRIES_EACH = 9;
/** Number of the person with that long timeline. */
export const LONGEST = 77;
/** Weeks that the data spans up to now, so that a 52-week overview counts all of it. */
const WEEKS = 51;
const WEEK = 7 * 24 * 60 * 60;
/** Request owners: the first owns 1 in 50, the second only 1 in 10,000. */
export const OWNERS = ["admin-1", "admin-2"] as const;

/** The generated data, spread evenly over {@link WEEKS} weeks. */
export interface ManyLeads {
  count: number;
  /** Returns the time of the `n`-th of `count` records. */
  at(n: number): Date;
}

/**
 * Fills a migrated database with people, each with a request, a conversation of three messages, a timeline, a sent
 * email, a subscription, an audit entry and a privacy request. The database generates the rows itself: 100,000 of each,
 * with 1,000,000 timeline entries, in well under a minute.
 * @param count number of people; there are a tenth as many posts (BARS: 10,000)
 */
export async function storeManyLeads(database: Database, count: number, now = new Date()): Promise<ManyLeads> {
  const { kysely, dialect } = database;
  const isSqlite = dialect === "sqlite";
  const end = Math.floor(now.getTime() / 1000) - 60;
  const apart = (WEEKS * WEEK) / count;
  const begin = end - WEEKS * WEEK;

  const series = (most: number) =>
    isSqlite
      ? sql`with recursive "series" ("n") as (select 1 union all select "n" + 1 from "series" where "n" < ${sql.lit(most)})`
      : sql`with "series" ("n") as (select generate_series(1, ${sql.lit(most)}))`;
  const moment = (seconds: RawBuilder<unknown>) =>
    isSqlite
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.lit(begin)} + ${seconds}, 'unixepoch')`
      : sql`to_timestamp(${sql.lit(begin)} + ${seconds})`;
  const yes = (condition: RawBuilder<unknown>) => (isSqlite ? sql`(${condition})` : sql`(${condition})::boolean`);
  const flag = (value: boolean) => (isSqlite ? sql.lit(value ? 1 : 0) : sql.lit(value));
  const json = (text: string) => (isSqlite ? sql`${sql.lit(text)}` : sql`${sql.lit(text)}::jsonb`);
  const store = (table: string, most: number, columns: Record<string, RawBuilder<unknown> | string>) => {
    const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
    const values = sql.join(
      Object.values(columns).map((value) => (typeof value === "string" ? sql.lit(value) : value)),
    );
    return sql`insert into ${sql.table(table)} (${names}) ${series(most)} select ${values} from "series"`;
  };

  const n = sql.ref("n");
  const seconds = sql`cast(${n} * ${sql.lit(apart)} as integer)`;
  const at = moment(seconds);
  const later = (more: RawBuilder<unknown>) => moment(sql`${seconds} + ${more}`);
  const first = sql`trim(substr('Ana    Béa    Carl   Dino   Éva    Farid  Gilles Hélène Ingrid Jean   ', (${n} % 10) * 7 + 1, 7))`;
  const folded = sql`trim(substr('ana    bea    carl   dino   eva    farid  gilles helene ingrid jean   ', (${n} % 10) * 7 + 1, 7))`;
  const name = sql`${first} || ' Nom' || ${n}`;
  const company = sql`'Société ' || (${n} % 500)`;
  const mail = sql`'p' || ${n} || '@exemple.example'`;
  const phone = sql`'+1514' || (5000000 + ${n})`;
  const text = sql`${folded} || ' nom' || ${n} || ' ' || ${mail} || ' societe ' || (${n} % 500) || ' ' || ${phone}`;
  const language = sql`case when ${n} % 5 = 0 then 'en' else 'fr' end`;
  const pick = (values: readonly string[], of: RawBuilder<unknown>) =>
    sql`case ${of} ${sql.join(
      values.slice(0, -1).map((value, index) => sql`when ${sql.lit(index)} then ${sql.lit(value)}`),
      sql` `,
    )} else ${sql.lit(values.at(-1)!)} end`;
  // A pseudo-random number from 0 to 99 per row, independent of the row order.
  const dice = sql`((${n} * 7919) % 100)`;
  const contacted = sql`${n} % 4 <> 0`;
  const outcome = sql`case when ${n} % 4 = 0 then null when ${dice} < 10 then 'won' when ${dice} < 25 then 'lost'
    when ${dice} < 35 then 'no-answer' when ${dice} < 40 then 'not-a-fit' end`;
  const stage = sql`case when ${n} % 4 = 0 then 'new' else coalesce(${outcome}, case when ${dice} < 50 then 'in-discussion'
    else 'contacted' end) end`;
  const owner = sql`case when ${n} % 10000 = 1 then ${sql.lit(OWNERS[1])} when ${n} % 50 = 3 then ${sql.lit(OWNERS[0])} end`;
  const day = isSqlite
    ? sql`date(${sql.lit(end)} + (${dice} - 50) * 86400, 'unixepoch')`
    : sql`to_char(to_timestamp(${sql.lit(end)} + (${dice} - 50) * 86400), 'YYYY-MM-DD')`;
  const review = sql`case when ${n} % 50 = 9 then 'to-check' when ${n} % 100 = 11 then 'discarded' else 'accepted' end`;
  const grade = pick(
    GRADES.map(({ grade: words }) => words),
    sql`${n} % 7`,
  );

  const statements = [
    sql`insert into "staff" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt", "role") values ${sql.join(
      OWNERS.map(
        (id) =>
          sql`(${id}, ${id}, ${`${id}@nordet.example`}, ${flag(true)}, ${moment(sql.lit(0))}, ${moment(sql.lit(0))}, 'admin')`,
      ),
    )}`,
    store("consultations", count, {
      name,
      email: mail,
      phone,
      company,
      ...ANSWERS,
      leadScore: grade,
      createdAt: at,
      contacted: yes(contacted),
      contactedAt: sql`case when ${contacted} then ${later(sql`(${dice} * 2500)`)} end`,
      leadScorePercent: sql`(${n} * 31) % 101`,
      leadScoreVersion: sql.lit(1),
      leadScoreFactors: json("[]"),
      language,
      source: json("{}"),
      review,
      verdictReasons: json("[]"),
      searchText: text,
      stage,
      outcome,
      ownerId: owner,
      nextStepAt: sql`case when ${n} % 20 = 3 then ${day} end`,
    }),
    store("people", count, {
      name,
      company,
      language,
      leadScore: grade,
      leadScorePercent: sql`(${n} * 31) % 101`,
      openRequests: sql`case when ${contacted} then 0 else 1 end`,
      listed: flag(true),
      createdAt: at,
      lastActivityAt: at,
      searchText: text,
    }),
    sql`insert into "person_links" ("personId", "recordKind", "recordId", "matchedBy", "fixed", "mailKey", "phoneKey",
      "accepted", "recordAt") select "id", 'consultation', "id", 'alone', ${flag(false)}, "email", "phone", ${flag(true)},
      "createdAt" from "consultations"`,
    ...(["mail", "phone"] as const).map(
      (kind) => sql`insert into "person_contacts" ("personId", "kind", "key", "written", "matching", "createdAt")
        select "personId", ${sql.lit(kind)}, ${sql.ref(`${kind}Key`)}, ${sql.ref(`${kind}Key`)}, ${flag(true)},
        "recordAt" from "person_links"`,
    ),
    ...(
      [
        [count * ENTRIES_EACH, ENTRIES_EACH, sql`(${n} % ${sql.lit(count)}) + 1`],
        [count, 1, sql.lit(LONGEST)],
      ] as const
    ).map(([most, each, person]) =>
      store("timeline_entries", most, {
        personId: person,
        at: moment(sql`cast(${n} * ${sql.lit(apart / each)} as integer)`),
        kind: pick(["request", "mail", "note", "contacted"], sql`${n} % 4`),
        recordKind: "consultation",
        recordId: person,
        actor: "system",
        detail: json('{"noteId":1,"text":"Rappeler mardi","template":"visitor-confirmation","status":"delivered"}'),
      }),
    ),
    store("chatbot_leads", Math.ceil(count / 2), {
      sessionId: sql`'s' || ${n}`,
      name,
      email: mail,
      phone,
      createdAt: at,
      updatedAt: at,
    }),
    store("chatbot_conversations", count, {
      sessionId: sql`'s' || ${n}`,
      leadId: sql`case when ${n} % 2 = 0 then ${n} / 2 end`,
      createdAt: at,
      updatedAt: at,
      secretDigest: sql`'d' || ${n}`,
      language,
      page: "/",
      mode: sql`case when ${n} % 500 = 7 then 'staff' else 'assistant' end`,
      messageCount: sql.lit(3),
      lastMessageAt: at,
      waitingSince: sql`case when ${n} % 1000 = 9 then ${at} end`,
      contacted: yes(sql`${n} % 3 = 0`),
      searchText: text,
    }),
    store("chatbot_messages", count * 3, {
      conversationId: sql`((${n} - 1) / 3) + 1`,
      sender: pick(["bot", "user", "bot"], sql`${n} % 3`),
      content: "Combien coûte une automatisation ?",
      kind: sql`case ${n} % 3 when 0 then 'answer' when 2 then 'unknown' end`,
      language: "fr",
      createdAt: moment(sql`cast(((${n} - 1) / 3) * ${sql.lit(apart)} as integer)`),
    }),
    store("chatbot_unanswered", count, {
      question: sql`'Question ' || ${n}`,
      questionKey: sql`'question ' || ${n}`,
      language,
      createdAt: at,
      state: pick(["open", "answered", "dismissed"], sql`${n} % 3`),
    }),
    store("outbox", count, {
      channel: "mail",
      template: "visitor-confirmation",
      recipient: mail,
      language,
      payload: json("{}"),
      messageId: sql`'<m' || ${n} || '@nordet.example>'`,
      status: sql`case when ${n} % 1000 = 5 then 'dead' else 'delivered' end`,
      attempts: sql.lit(1),
      nextAttemptAt: at,
      createdAt: at,
      deliveredAt: sql`case when ${n} % 1000 <> 5 then ${at} end`,
    }),
    store("audit_log", count, {
      at,
      actor: pick([...OWNERS, "system"], sql`${n} % 20`),
      action: pick(["consultation.contacted", "post.published"], sql`${n} % 500`),
      subject: sql`'' || ${n}`,
      detail: json("{}"),
    }),
    store("newsletter_subscriptions", count, {
      address: mail,
      addressKey: mail,
      language,
      state: pick(["pending", "unsubscribed", "bounced", "confirmed"], sql`${n} % 10`),
      softBounces: sql.lit(0),
      createdAt: at,
      confirmedAt: sql`case when ${n} % 10 <> 0 then ${at} end`,
    }),
    store("privacy_requests", count, {
      kind: pick(["see", "correct", "erase"], sql`${n} % 3`),
      email: mail,
      language,
      source: "person",
      receivedAt: at,
      dueAt: later(sql.lit(30 * 86_400)),
      state: sql`case when ${n} % 1000 = 1 then 'open' when ${n} % 100 = 2 then 'refused' else 'answered' end`,
    }),
    store("blog_posts", Math.ceil(count / 10), {
      pair: sql`'pair-' || ((${n} + 1) / 2)`,
      language: pick(["fr", "en"], sql`${n} % 2`),
      title: sql`'Un titre ' || ${n}`,
      slug: sql`'un-titre-' || ${n}`,
      excerpt: "Un extrait",
      metaDescription: "Une description",
      keywords: "un, deux",
      author: "Nordet",
      category: pick(CATEGORIES, sql`${n} % 6`),
      published: yes(sql`${n} % 10 <> 1`),
      createdAt: at,
      updatedAt: at,
      coverAlt: "",
      basedOnRevision: sql`case when ${n} % 2 = 1 then 1 end`,
      version: sql.lit(1),
      revision: sql.lit(1),
      publishedRevision: sql`case when ${n} % 10 <> 1 then 1 end`,
      searchText: sql`'un titre ' || ${n} || ' un-titre-' || ${n} || ' nordet'`,
      content: "Du texte.",
    }),
  ];
  await kysely.transaction().execute(async (db) => {
    if (!isSqlite) await sql`set local statement_timeout = 0`.execute(db);
    for (const statement of statements) await statement.execute(db);
  });
  // Autovacuum does this on PostgreSQL; SQLite's planner must do without statistics.
  if (!isSqlite) await sql`vacuum analyze`.execute(kysely);
  return { count, at: (place) => new Date((begin + Math.trunc(place * apart)) * 1000) };
}
