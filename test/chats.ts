import type { Database } from "../src/db/database.ts";
import type { ReplyKind } from "../src/features/assistant/answer-provider.ts";
import { foldForSearch } from "../src/lib/text/fold-for-search.ts";

interface Said {
  sender: "user" | "bot" | "staff";
  content: string;
  kind?: ReplyKind;
}

export interface Chat {
  language?: "fr" | "en";
  page?: string;
  /** What visitors said about themselves, all unconfirmed. */
  lead?: Partial<Record<"name" | "email" | "phone" | "company", string>>;
  said?: readonly Said[];
  /** Time of the latest message; each earlier message is one second older. */
  at?: Date;
  waiting?: boolean;
}

let made = 0;

/** Stores a conversation in which staff have not acted yet, and returns its id. */
export async function addChat({ kysely }: Database, chat: Chat = {}): Promise<number> {
  made += 1;
  const { language = "fr", page = "/pricing", lead, waiting, at = new Date() } = chat;
  const said = chat.said ?? [
    { sender: "user" as const, content: "Combien coûte un forfait ?" },
    { sender: "bot" as const, content: "De 1 500 $ à 6 000 $ par mois.", kind: "answer" },
  ];
  const sessionId = `nordet-test${made}-${Math.random().toString(36).slice(2, 12).padEnd(10, "0")}`;
  return await kysely.transaction().execute(async (db) => {
    const leadRow =
      lead &&
      (await db
        .insertInto("chatbot_leads")
        .values({
          sessionId,
          name: lead.name ?? null,
          email: lead.email ?? null,
          phone: lead.phone ?? null,
          company: lead.company ?? null,
          leadScore: null,
          createdAt: at,
          contacted: false,
          facts: JSON.stringify(
            Object.fromEntries(
              Object.entries(lead).map(([field, value]) => [field, { value, from: "visitor", state: "unconfirmed" }]),
            ),
          ),
          updatedAt: at,
          contactedAt: null,
          version: 1,
        })
        .returning("id")
        .executeTakeFirstOrThrow());
    const words = [...Object.values(lead ?? {}), ...said.filter((s) => s.sender === "user").map((s) => s.content)];
    const { id } = await db
      .insertInto("chatbot_conversations")
      .values({
        sessionId,
        leadId: leadRow?.id ?? null,
        messages: "[]",
        summary: null,
        createdAt: at,
        updatedAt: at,
        secretDigest: `digest-${sessionId}`,
        language,
        page,
        mode: "assistant",
        staffId: null,
        messageCount: said.length,
        lastMessageAt: at,
        lastReplyAt: at,
        summaryDueAt: null,
        summarySentAt: null,
        waitingSince: waiting ? at : null,
        staffUntil: null,
        busyUntil: null,
        version: 0,
        searchText: foldForSearch(words.join(" ")),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const [index, { sender, content, kind }] of said.entries()) {
      await db
        .insertInto("chatbot_messages")
        .values({
          conversationId: id,
          clientId: sender === "user" ? `client-${made}-${index}` : null,
          replyTo: null,
          sender,
          content,
          links: "[]",
          suggestions: "[]",
          kind: kind ?? null,
          topics: "[]",
          provider: sender === "bot" ? "built-in" : null,
          staffId: null,
          language,
          createdAt: new Date(at.getTime() - (said.length - 1 - index) * 1000),
        })
        .execute();
    }
    return id;
  });
}
