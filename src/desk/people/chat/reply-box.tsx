import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { MAX_REPLY_LENGTH } from "../../../features/chat/model.ts";
import type { Language } from "../../../lib/language.ts";
import { useSessionDraft } from "../../shell/session-draft.ts";
import { useChatTexts } from "./chat-texts.ts";

interface ReplyBoxProps {
  id: number;
  /** Of the visitor: the language that is checked for spelling. */
  language: Language;
  /** Whoever has just taken the conversation over wants to write. */
  takesFocus: boolean;
  onSend: (text: string) => void;
}

/** Enter sends, Shift+Enter begins a line, as for the visitor. */
export function ReplyBox({ id, language, takesFocus, onSend }: ReplyBoxProps) {
  const t = useChatTexts();
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [kept, keep] = useSessionDraft<string>("reply", id);
  const text = kept ?? "";
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const send = () => {
    if (!text.trim()) return;
    onSend(text.trim());
    keep(undefined);
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
        onChange={(event) => keep(event.target.value || undefined)}
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
