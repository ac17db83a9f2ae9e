import { useCallback, useEffect, useRef, useState } from "react";
import { type Language, pathIn } from "../../../lib/language.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { KEPT_DAYS } from "../session.ts";
import css from "./chat.css?inline";
import { ChatPanel } from "./chat-panel.tsx";
import type { ChatText } from "./chat-text.ts";
import { useOpening } from "./use-opening.ts";

adoptStyle(css);

const PANEL = "chat";

interface ChatWidgetProps {
  language: Language;
  text: ChatText;
  /** Days a conversation is kept, if not the default: most pages need not say. */
  days?: number;
}

/**
 * The chat of a public page (SPEC §2, §4): a round button, which is all the page's HTML contains, and a panel created
 * when it is first opened. Without JavaScript, or pressed with a key that opens a new tab, the button is a link to the
 * contact page.
 */
export function ChatWidget({ language, text, days = KEPT_DAYS }: ChatWidgetProps) {
  const button = useRef<HTMLAnchorElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const [awake, setAwake] = useState(false);
  const [unread, setUnread] = useState(0);
  const { open, wanted, expand: openPanel, minimise } = useOpening(button, panel, input);
  const isOpen = useRef(open);

  useEffect(() => setAwake(true), []);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  const expand = () => {
    setUnread(0);
    openPanel();
  };
  const replied = useCallback((count: number) => {
    if (!isOpen.current) setUnread((before) => before + count);
  }, []);

  return (
    <>
      <a
        ref={button}
        className="chat"
        href={pathIn(language, "/contact")}
        role={awake ? "button" : undefined}
        aria-expanded={awake ? open : undefined}
        aria-controls={wanted ? PANEL : undefined}
        data-unread={unread || undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          expand();
        }}
        onKeyDown={(event) => {
          if (event.key !== " ") return;
          event.preventDefault();
          expand();
        }}
      >
        <span>{unread ? text.unread(unread) : text.open}</span>
        <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M4 4h24v18H15l-7 6v-6H4zM16 9v8M12 13h8" />
        </svg>
      </a>
      {wanted && (
        // The panel's own status is silent while minimized.
        <p className="unseen" role="status">
          {!open && unread > 0 && text.unread(unread)}
        </p>
      )}
      {wanted && (
        <ChatPanel
          id={PANEL}
          language={language}
          text={text}
          days={days}
          open={open}
          panel={panel}
          input={input}
          onMinimise={minimise}
          onReply={replied}
        />
      )}
    </>
  );
}
