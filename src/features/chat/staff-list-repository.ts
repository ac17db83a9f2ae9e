import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database, Queryable } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { type ConversationState, MAX_ID } from "./staff-schema.ts";

/** What a list of conversations is narrowed by. */
export interface ConversationFilter {
  /** Beginnings of words, folded; all must be found. */
  words: readonly string[];
  state: ConversationState | undefined;
  contacted: boolean | undefined;
  language: "fr" | "en" | undefined;
  hasLead: boolean | undefined;
  /** Mail (lower case) or phone (E.164) of a person whose conversations are looked for. */
  person: PersonKeys | undefined;
}

export interface PersonKeys {
  email: string | null;
  phone: string | null;
}

/** Where a page ends: the next one begins after this row. */
export interface ConversationPosition {
  lastMessageAt: Date;
  id: number;
}

/** Beginning of the visitor's last message that a list shows, in characters. */
const EXCERPT_LENGTH = 160;

/** Newest activity first. The filter is answered from indexes alone; only the rows of the page are read. */
export async function listConversations(
  database: Database,
  filter: ConversationFilter,
  openSince: Date,
  limit: number,
  after?: ConversationPosition,
) {
  const { query } = await narrowed(database, filter, openSince);
  const ids = query
    .select("id")
    .$if(after !== undefined, (page) =>
      page.where((eb) =>
        eb(eb.refTuple("lastMessageAt", "id"), "<", eb.tuple(after?.lastMessageAt ?? new Date(0), after?.id ?? 0)),
      ),
    )
    .orderBy("lastMessageAt", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  return await summaries(database.kysely)
    .select((eb) =>
      eb
        .selectFrom("chatbot_messages as said")
        .select(sql<string>`substr("said"."content", 1, ${sql.lit(EXCERPT_LENGTH)})`.as("content"))
        .whereRef("said.conversationId", "=", "conversation.id")
        .where("said.sender", "=", "user")
        .orderBy("said.id", "desc")
        .limit(1)
        .as("excerpt"),
    )
    .where("conversation.id", "in", ids)
    .orderBy("conversation.lastMessageAt", "desc")
    .orderBy("conversation.id", "desc")
    .execute();
}

/** Counts no further than `limit`. */
export async function countConversations(
  database: Database,
  filter: ConversationFilter,
  openSince: Date,
  limit: number,
): Promise<number> {
  const { query } = await narrowed(database, filter, openSince);
  const { n } = await database.kysely
    .selectFrom(query.select("id").limit(limit).as("found"))
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/** A conversation with who chats and who has taken over, as lists and transcripts begin. */
export function summaries(db: Queryable) {
  return db
    .selectFrom("chatbot_conversations as conversation")
    .leftJoin("chatbot_leads as lead", "lead.id", "conversation.leadId")
    .leftJoin("staff", "staff.id", "conversation.staffId")
    .select(["conversation.id", "conversation.language", "conversation.page", "conversation.mode"])
    .select(["conversation.staffId", "staff.name as staffName", "conversation.waitingSince", "conversation.contacted"])
    .select(["conversation.messageCount", "conversation.createdAt", "conversation.lastMessageAt"])
    .select(["lead.name", "lead.email", "lead.phone", "lead.company"]);
}

async function narrowed(database: Database, filter: ConversationFilter, openSince: Date) {
  const search = await searchOf(database, filter.words);
  const query = database.kysely
    .selectFrom("chatbot_conversations")
    .where((eb) => eb.and(conditionsOf(eb, filter, search, openSince)));
  // A query is a promise of its rows: given back as it is, it would be asked.
  return { query };
}

function conditionsOf(
  eb: ExpressionBuilder<Tables, "chatbot_conversations">,
  { state, contacted, language, hasLead, person }: ConversationFilter,
  search: Expression<SqlBool> | undefined,
  openSince: Date,
): Expression<SqlBool>[] {
  return [
    ...(state === "open" ? [eb("lastMessageAt", ">", openSince)] : []),
    ...(state === "waiting" ? [eb("waitingSince", "is not", null)] : []),
    ...(state === "staff" ? [eb("mode", "=", "staff")] : []),
    ...(contacted === undefined ? [] : [eb("contacted", "=", contacted)]),
    ...(language === undefined ? [] : [eb("language", "=", language)]),
    ...(hasLead === undefined ? [] : [eb("leadId", hasLead ? "is not" : "is", null)]),
    ...(search === undefined ? [] : [search]),
    ...(person === undefined
      ? []
      : [
          eb("leadId", "in", (query) =>
            query
              .selectFrom("chatbot_leads")
              .select("chatbot_leads.id")
              .where((lead) =>
                lead.or([
                  ...(person.email === null ? [] : [lead("chatbot_leads.email", "=", person.email)]),
                  ...(person.phone === null ? [] : [lead("chatbot_leads.phone", "=", person.phone)]),
                ]),
              ),
          ),
        ]),
  ];
}

/** Newest conversations looked into to learn how many hold the words, and how many make them common: 3 in 100. */
const SAMPLE = 1_000;
const COMMON_IN_SAMPLE = 30;

/**
 * The condition that a conversation holds all words, by the quicker of two ways. SQLite lists the matches and looks
 * through the newest conversations for them (the `+` keeps it from sorting all matches instead); PostgreSQL needs longer
 * for a long list, so words that many say are looked for in one conversation after another until a page is full.
 */
async function searchOf(
  { kysely, dialect }: Database,
  words: readonly string[],
): Promise<RawBuilder<SqlBool> | undefined> {
  if (words.length === 0) return undefined;
  if (dialect === "sqlite") {
    const sought = words.map((word) => `"${word}"*`).join(" ");
    return sql`+"id" in (select "rowid" from "chatbot_search" where "chatbot_search" match ${sought})`;
  }
  const sought = sql`${words.map((word) => `'${word}':*`).join(" & ")}::tsquery`;
  // In `coalesce`, it is a condition that PostgreSQL takes for likely: else it would sort all rather than look.
  const itsWords = sql`select "words" from "chatbot_search" where "conversationId" = "chatbot_conversations"."id"`;
  const holds = sql<SqlBool>`coalesce((${itsWords}) @@ ${sought}, false)`;
  const newest = kysely
    .selectFrom("chatbot_conversations")
    .select(holds.as("holds"))
    .orderBy("lastMessageAt", "desc")
    .orderBy("id", "desc")
    .limit(SAMPLE);
  const { n } = await kysely
    .selectFrom(newest.as("newest"))
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("holds", "=", true)
    .executeTakeFirstOrThrow();
  if (n >= COMMON_IN_SAMPLE) return holds;
  return sql`"id" in (select "chatbot_matches"(${sought}, ${sql.lit(MAX_ID)}))`;
}
