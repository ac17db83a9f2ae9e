import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { MAX_REPLY_LENGTH } from "../../features/chat/schema.ts";
import type { Language } from "../../lib/language.ts";
import { useChatTexts } from "./chat-texts.ts";

interface ReplyBoxProps {
  id: number;
  /** Of the visitor: the language that is checked for spelling. */
  language: Language;
  onSend: (text: string) => void;
}

/** Where the text of a conversation is kept that was not sent yet, in the tab. */
const draftKey = (id: number) => `nordet-desk-reply-${id}`;

function readDraft(id: number): string {
  try {
    return sessionStorage.getItem(draftKey(id)) ?? "";
  } catch {
    return "";
  }
}

function keepDraft(id: number, text: string): void {
  try {
    if (text) sessionStorage.setItem(draftKey(id), text);
    else sessionStorage.removeItem(draftKey(id));
  } catch {
    // Not kept: it holds until the conversation is left.
  }
}

/** Enter sends, Shift+Enter begins a line, as for the visitor. */
export function ReplyBox({ id, language, onSend }: ReplyBoxProps) {
  const t = useChatTexts();
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(id));
  useEffect(() => keepDraft(id, text), [id, text]);
  // Whoever has just taken the conversation over wants to write.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const send = () => {
    if (!text.trim()) return;
    onSend(text.trim());
    setText("");
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
      <label className="unseen" htmlFor={fieldId}>
        {t.reply.label}
      </label>
      <textarea
        id={fieldId}
        ref={field}
        rows={2}
        lang={`${language}-CA`}
        maxLength={MAX_REPLY_LENGTH}
        placeholder={t.reply.placeholder}
        aria-describedby={`${fieldId}-hint`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <button type="submit" className="action action-primary" aria-disabled={!text.trim() || undefined}>
        {t.reply.send}
      </button>
      <p className="note" id={`${fieldId}-hint`}>
        {t.reply.hint}
      </p>
    </form>
  );
}
