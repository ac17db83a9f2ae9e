import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from "react";
import { MAX_MESSAGE_LENGTH } from "../session.ts";
import type { ChatText } from "./conversation-state.ts";
import { keepDraft, readDraft } from "./stored-chat.ts";

/** Maximum height of the input, in CSS pixels, beyond which it scrolls (SPEC §9). */
const MAX_HEIGHT = 80;

interface ComposerProps {
  text: ChatText;
  input: RefObject<HTMLTextAreaElement | null>;
  /** True while a reply is pending; the visitor can go on typing. */
  busy: boolean;
  /**
   * Sends a text.
   * @returns false if the text was not accepted, so that it stays in the input
   */
  onSend: (text: string) => boolean;
}

/** The message input. Enter sends, Shift+Enter breaks the line; an unsent draft survives navigation. */
export function Composer({ text, input, busy, onSend }: ComposerProps) {
  const [draft, setDraft] = useState(readDraft);

  useLayoutEffect(() => {
    const area = input.current!;
    area.style.height = "auto";
    if (draft)
      area.style.height = `${Math.min(area.scrollHeight + area.offsetHeight - area.clientHeight, MAX_HEIGHT)}px`;
  }, [draft, input]);

  const write = (value: string) => {
    setDraft(value);
    keepDraft(value);
  };
  const send = () => {
    if (onSend(draft)) write("");
    input.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    // During IME composition (accents, Chinese, …) Enter picks a candidate and must not send. Safari signals this only
    // by key code 229.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (!busy) send();
  };

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) send();
      }}
    >
      <textarea
        ref={input}
        rows={1}
        value={draft}
        maxLength={MAX_MESSAGE_LENGTH}
        placeholder={text.placeholder}
        aria-label={text.inputLabel}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => write(event.target.value)}
        onKeyDown={pressed}
      />
      <button type="submit" aria-label={text.send} aria-disabled={busy || !draft.trim()}>
        <svg className="chat-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12h15M13 6l6 6-6 6" />
        </svg>
      </button>
    </form>
  );
}
