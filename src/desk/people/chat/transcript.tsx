import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { MAX_REPLY_LENGTH, type StaffChatMessage, type StaffConversation } from "../../../features/chat/model.ts";
import { api } from "../../../ui/api-client.ts";
import { refusalOf } from "../../../ui/refusal.ts";
import { readAfterWrite } from "../../kit/api.ts";
import { useFailure } from "../../kit/hooks.ts";
import { Moment, Stranger } from "../../kit/parts.tsx";
import { useNow, useTexts } from "../../shell/desk-context.tsx";
import { useSessionDraft } from "../../shell/session-draft.ts";
import { keyOf, PRESENT_FOR, takeOver, useChatTexts, useReplyDraft } from "./chat-queries.ts";

/** A reply that the server has not stored yet. */
interface WaitingReply {
  messageId: string;
  text: string;
}

const NONE: readonly WaitingReply[] = [];

/**
 * Sends replies optimistically. A reply appears in the transcript at once and is later replaced by the stored message.
 * Until then, it stays in session storage, so that an unsent reply survives navigation and a reload.
 */
export function useReplies({ id, messages }: StaffConversation) {
  const t = useChatTexts();
  const fail = useFailure();
  const client = useQueryClient();
  const [kept = NONE, keep] = useSessionDraft<readonly WaitingReply[]>("reply", `${id}:waiting`);
  const forget = (messageId: string) =>
    keep((all = NONE) => {
      const others = all.filter((each) => each.messageId !== messageId);
      return others.length > 0 ? others : undefined;
    });
  const mutationKey = ["chat", "reply", id];
  const { mutate } = useMutation({
    mutationKey,
    // Mutations with the same scope run one at a time, so that replies arrive in the order they were written.
    scope: { id: mutationKey.join() },
    /** Sends a reply. A retry reuses the reply's id, so the message arrives only once. */
    mutationFn: async ({ messageId, text }: WaitingReply) => {
      // If the assistant is still answering, take the conversation over.
      const isFree = client.getQueryData<StaffConversation>(keyOf(id))?.mode !== "staff";
      if (isFree) client.setQueryData(keyOf(id), await takeOver(id, null));
      await api("POST /chat/conversations/:id/messages", { params: { id }, body: { message: text, messageId } });
      await readAfterWrite(client, [keyOf(id)]);
    },
    onSuccess: (_answer, { messageId }) => forget(messageId),
    onError: (error) => {
      const { cause } = refusalOf(error);
      fail(error, cause === "conflict" || cause === "outdated" ? t.reply.notYours : t.reply.failed);
      void readAfterWrite(client, [keyOf(id)]);
    },
  });
  const sending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => (state.variables as WaitingReply).messageId,
  });
  const stored = new Set(messages.map(({ messageId }) => messageId));
  const waiting = kept
    .filter(({ messageId }) => !stored.has(`staff-${messageId}`))
    .map((reply) => ({ ...reply, isSending: sending.includes(reply.messageId) }));
  // The server has stored all replies kept here; some may be left over from a page closed before the response arrived.
  const isOver = kept.length > 0 && waiting.length === 0 && sending.length === 0;
  useEffect(() => {
    if (isOver) keep(undefined);
  }, [isOver, keep]);
  const send = (text: string) => {
    const reply = { messageId: crypto.randomUUID(), text };
    keep((all = []) => [...all, reply]);
    mutate(reply);
  };
  return { waiting, send, sendAgain: ({ messageId, text }: WaitingReply) => mutate({ messageId, text }), forget };
}

interface TranscriptProps {
  conversation: StaffConversation;
  replies: ReturnType<typeof useReplies>;
}

/** The messages, and the replies still being sent. */
export function Transcript({ conversation, replies }: TranscriptProps) {
  const t = useChatTexts();
  const { messages } = conversation;
  const { waiting } = replies;
  if (messages.length + waiting.length === 0) return <p className="note">{t.noMessages}</p>;
  return (
    <div role="log" aria-label={t.transcript}>
      <ol className="stack transcript">
        {messages.map((message) => (
          <Message key={message.id} message={message} conversation={conversation} />
        ))}
        {waiting.map((reply) => (
          <li key={reply.messageId} data-sender="staff" data-state={reply.isSending ? "sending" : "failed"}>
            <p className="detail-when">
              {reply.isSending ? (
                t.sending
              ) : (
                <>
                  <strong>{t.notSent}</strong>
                  <button type="button" className="action action-small" onClick={() => replies.sendAgain(reply)}>
                    {t.sendAgain}
                  </button>
                  <button type="button" className="action action-small" onClick={() => replies.forget(reply.messageId)}>
                    {t.giveUp}
                  </button>
                </>
              )}
            </p>
            <p className="message">{reply.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Message({ message, conversation }: { message: StaffChatMessage; conversation: StaffConversation }) {
  const t = useChatTexts();
  const { language } = useTexts();
  const { sender, provider, staffName, links } = message;
  const visitorName = sender === "user" ? conversation.name : null;
  return (
    <li data-sender={sender}>
      <p className="detail-when">
        <strong>
          <Stranger>{visitorName ?? staffName ?? t.speakers[sender]}</Stranger>
        </strong>
        {sender === "staff" && <span>{t.speakers.staff}</span>}
        {provider && <span>{t.providers[provider]}</span>}
        <Moment iso={message.timestamp} />
      </p>
      <p className="message" lang={conversation.language === language ? undefined : `${conversation.language}-CA`}>
        <Stranger>{message.content}</Stranger>
      </p>
      {links.length > 0 && (
        <p className="detail-when">
          <span>{t.sources}</span>
          {links
            .filter(({ href }) => isSafe(href))
            .map(({ href, title }) => (
              <a key={href} href={href} target="_blank" rel="noopener noreferrer">
                <Stranger>{title}</Stranger>
              </a>
            ))}
        </p>
      )}
    </li>
  );
}

/** Whether a link is a path on our site or an https URL; others are not shown, because a webhook can supply any. */
function isSafe(href: string): boolean {
  return /^\/(?![/\\])/.test(href) || /^https:\/\//.test(href);
}

interface ReplyBoxProps {
  conversation: StaffConversation;
  /** Whether to focus the field, after a take-over, because the user is about to write. */
  takesFocus: boolean;
  onSend: (text: string) => void;
}

/** Reply box, prefilled with a draft. Enter sends and Shift+Enter breaks the line, as in the visitor's chat. */
export function ReplyBox({ conversation: { id, language, messages }, takesFocus, onSend }: ReplyBoxProps) {
  const { reply: t } = useChatTexts();
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, keep] = useSessionDraft<string>("reply", id);
  const last = messages.findLast(({ sender }) => sender === "user");
  const lastAsked = last?.id ?? 0;
  const now = useNow();
  const isAway = last !== undefined && now.getTime() - Date.parse(last.timestamp) >= PRESENT_FOR;
  /**
   * Id of the message that the draft answers. It changes only while the box is empty, so that no text on screen is
   * replaced.
   */
  const [asked, setAsked] = useState(lastAsked);
  /** Id of the message whose draft reply was sent or cleared. */
  const [done, setDone] = useState<number>();
  const { data: draft } = useReplyDraft(id, asked);
  const isDraft = typed === undefined && done !== asked && Boolean(draft?.text);
  const text = typed ?? (isDraft ? draft!.text : "");
  if (asked !== lastAsked && text === "") setAsked(lastAsked);
  useEffect(() => {
    const { activeElement } = document;
    // Focus the field unless the user moved focus elsewhere during the take-over.
    const isHere = activeElement === document.body || activeElement?.closest(".chat-foot");
    if (takesFocus && isHere) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const change = (next: string) => {
    if (next === "") setDone(asked);
    keep(next || undefined);
  };
  const send = () => {
    if (!text.trim()) return;
    onSend(text.trim());
    change("");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="reply"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        field.current?.focus();
      }}
    >
      <textarea
        ref={field}
        rows={2}
        lang={`${language}-CA`}
        maxLength={MAX_REPLY_LENGTH}
        placeholder={t.placeholder}
        aria-label={t.label}
        aria-describedby={hint}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
      />
      <button type="submit" className="action action-primary" aria-disabled={!text.trim() || undefined}>
        {t.send}
      </button>
      <p className="note" id={hint}>
        {isAway && <b>{t.away} </b>}
        {isDraft && (
          <>
            <b>{t.draft}</b>{" "}
            {draft!.sources.map(({ href, title }) => (
              <a key={href} href={href} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            ))}{" "}
          </>
        )}
        {t.hint}
      </p>
    </form>
  );
}
