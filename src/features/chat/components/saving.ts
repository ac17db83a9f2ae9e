import { apiWrite } from "../../../ui/api-client.ts";
import type { Conversation, ConversationState } from "./conversation.ts";
import { readSessionId } from "./stored-chat.ts";

/** Milliseconds (SPEC §7 and §9). */
const SAVE_EVERY = 30_000;
const SUMMARY_AFTER = 300_000;
/** Longest summary the server takes, in UTF-16 units. */
const LONGEST_SUMMARY = 8000;

/** How the two sides are named in a summary. */
export interface SpeakerNames {
  you: string;
  assistant: string;
}

/**
 * Saves the conversation and what is known of the visitor (SPEC §7): every 30 seconds if something changed, and once more
 * when the page is hidden or left; asks for a summary five minutes after the last reply. What fails is only logged (SPEC
 * §8): the server keeps a transcript of its own and sees to the summary too.
 * @returns how to stop
 */
export function keepSaved(conversation: Conversation, names: SpeakerNames): () => void {
  let saved = conversation.get().changes;
  let savedLead = JSON.stringify(conversation.get().lead);
  let summaryTimer: ReturnType<typeof setTimeout> | undefined;
  let summarySetFor: number | undefined;

  const save = (post: Post) => {
    const state = conversation.get();
    const session = readSessionId();
    if (!session || state.changes === saved || sent(state).length === 0) return;
    saved = state.changes;
    post("/api/chatbot/conversations", { sessionId: session, messages: sent(state) });
    const lead = JSON.stringify(state.lead);
    if (lead !== savedLead && Object.values(state.lead).some(Boolean)) {
      post("/api/chatbot/leads", { sessionId: session, ...state.lead });
    }
    savedLead = lead;
  };
  const summarise = () => {
    const state = conversation.get();
    const { lead, repliedAt } = state;
    if (repliedAt === undefined || state.summarised || !lead.email || sent(state).length === 0) return;
    conversation.markSummarised();
    byFetch("/api/chatbot/send-summary", {
      leadEmail: lead.email,
      leadName: lead.name ?? null,
      conversationSummary: summaryText(state, names),
      messages: sent(state),
    });
  };
  const follow = () => {
    const { repliedAt, summarised } = conversation.get();
    if (repliedAt === summarySetFor) return;
    summarySetFor = repliedAt;
    clearTimeout(summaryTimer);
    if (repliedAt === undefined || summarised) return;
    summaryTimer = setTimeout(summarise, Math.max(0, repliedAt + SUMMARY_AFTER - Date.now()));
  };
  const left = () => {
    if (document.visibilityState === "hidden") save(byBeacon);
  };
  const gone = () => save(byBeacon);

  follow();
  const leave = conversation.subscribe(follow);
  const interval = setInterval(() => save(byFetch), SAVE_EVERY);
  document.addEventListener("visibilitychange", left);
  window.addEventListener("pagehide", gone);
  return () => {
    leave();
    clearInterval(interval);
    clearTimeout(summaryTimer);
    document.removeEventListener("visibilitychange", left);
    window.removeEventListener("pagehide", gone);
  };
}

/** What reached the server, in the form of SPEC §3. */
function sent({ messages }: ConversationState) {
  return messages
    .filter(({ sending }) => !sending)
    .map(({ content, sender, timestamp }) => ({ content, sender, timestamp }));
}

function summaryText({ messages }: ConversationState, { you, assistant }: SpeakerNames): string {
  const name = ({ sender, staffName }: ConversationState["messages"][number]) =>
    sender === "user" ? you : (staffName ?? assistant);
  return messages
    .filter(({ sending }) => !sending)
    .map((message) => `${name(message)} ${message.content}`)
    .join("\n")
    .slice(-LONGEST_SUMMARY);
}

type Post = (path: string, body: object) => void;

const byFetch: Post = (path, body) => {
  apiWrite("POST", path, body).catch((error) => console.error("The chat was not saved.", error));
};

/** Goes out even when the page is gone before it is answered. */
const byBeacon: Post = (path, body) => {
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: "application/json" }));
};
