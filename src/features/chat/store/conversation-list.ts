import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Database, Queryable } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import { holdsWords, type WordIndex } from "../../../db/word-search.ts";
import type { Position } from "../../../lib/http/list-query.ts";
import type { ConversationState } from "../model.ts";
import type { PersonKeys } from "./leads.ts";

export interface ConversationFilter {
  /** Folded word prefixes; all must match. */
  words: readonly string[];
  state: ConversationState | undefined;
  contacted: boolean | undefined;
  language: "fr" | "en" | undefined;
  hasLead: boolean | undefined;
  /** Only this person's conversations. */
  person: PersonKeys | undefined;
}

const CHAT_WORDS: WordIndex = {
  rows: "chatbot_conversations",
  words: "chatbot_search",
  number: "conversationId",
  matches: "chatbot_matches",
  newest: "lastMessageAt",
};

/** Length of the excerpt in lists, in characters. */
const EXCERPT_LENGTH = 160;

/**
 * Lists a page of conversations, latest activity first. The filter uses indexes alone; only the page's rows are read.
 * @param after position of the previous page's last row
 */
export async function listConversations(
  database: Database,
  filter: ConversationFilter,
  openSince: Date,
  limit: number,
  after?: Position,
) {
  const query = await narrowed(database, filter, openSince);
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

export async function countConversations(
  database: Database,
  filter: ConversationFilter,
  openSince: Date,
  limit: number,
): Promise<number> {
  const query = await narrowed(database, filter, openSince);
  const { n } = await database.kysely
    .selectFrom(query.select("id").limit(limit).as("found"))
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/** Finds a conversation with everything the desk shows except its messages. */
export async function findStaffConversation(db: Queryable, id: number) {
  return await summaries(db)
    .select(["conversation.sessionId", "conversation.leadId", "conversation.staffUntil"])
    .select(["lead.facts", "lead.version as leadVersion", "lead.contactedAt"])
    .where("conversation.id", "=", id)
    .executeTakeFirst();
}
export type StaffConversationRow = NonNullable<Awaited<ReturnType<typeof findStaffConversation>>>;

/** Returns the base query for conversations with their lead and staff member. */
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
  return database.kysely
    .selectFrom("chatbot_conversations")
    .where((eb) => eb.and(conditionsOf(eb, filter, search, openSince)));
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
