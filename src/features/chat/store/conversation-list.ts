import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Database, Queryable } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import { holdsWords, type WordIndex } from "../../../db/word-search.ts";
import type { Position } from "../../../lib/http/cursor.ts";
import type { ConversationState } from "../model.ts";
import type { PersonKeys } from "./people.ts";

/** What a list of conversations is narrowed by. */
export interface ConversationFilter {
  /** Beginnings of words, folded; all must be found. */
  words: readonly string[];
  state: ConversationState | undefined;
  contacted: boolean | undefined;
  language: "fr" | "en" | undefined;
  hasLead: boolean | undefined;
  /** Whose conversations are looked for. */
  person: PersonKeys | undefined;
}

const CHAT_WORDS: WordIndex = {
  rows: "chatbot_conversations",
  words: "chatbot_search",
  number: "conversationId",
  matches: "chatbot_matches",
  newest: "lastMessageAt",
};

/** Beginning of the visitor's last message that a list shows, in characters. */
const EXCERPT_LENGTH = 160;

/**
 * Newest activity first. The filter is answered from indexes alone; only the rows of the page are read.
 * @param after the last row of the page before
 */
export async function listConversations(
  database: Database,
  filter: ConversationFilter,
  openSince: Date,
  limit: number,
  after?: Position,
) {
  const { query } = await narrowed(database, filter, openSince);
  const ids = query
    .select("id")
    .$if(after !== undefined, (page) =>
      page.where((eb) => eb(eb.refTuple("lastMessageAt", "id"), "<", eb.tuple(after!.createdAt, after!.id))),
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

/** A conversation with everything the desk shows of it but its messages. */
export async function findStaffConversation(db: Queryable, id: number) {
  return await summaries(db)
    .select(["conversation.sessionId", "conversation.leadId", "conversation.staffUntil"])
    .select(["lead.facts", "lead.version as leadVersion", "lead.contactedAt"])
    .where("conversation.id", "=", id)
    .executeTakeFirst();
}
export type StaffConversationRow = NonNullable<Awaited<ReturnType<typeof findStaffConversation>>>;

/** A conversation with who chats and who has taken over, as lists and transcripts begin. */
function summaries(db: Queryable) {
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
  const search = await holdsWords(database, CHAT_WORDS, filter.words);
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
