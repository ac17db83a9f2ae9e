import { useCallback, useEffect, useRef, useState } from "react";
import { type Language, pathIn } from "../../../lib/language.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { KEPT_DAYS } from "../session.ts";
import css from "./chat.css?inline";
import { ChatPanel } from "./chat-panel.tsx";
import type { ChatText } from "./chat-text.ts";
import { whenClear, whenInTheWay } from "./out-of-the-way.ts";
import { readKept, readOpen, writeOpen } from "./stored-chat.ts";

adoptStyle(css);

/** Milliseconds until the input has the focus (SPEC §4). */
const FOCUS_AFTER = 300;
const PANEL = "chat";

interface ChatWidgetProps {
  language: Language;
  text: ChatText;
  /** Days for which a conversation is kept, where it is not the usual time: most pages need not say it. */
  days?: number;
}

/**
 * The chat of a public page (SPEC §2, §4): a round button, which is all that stands in the page's HTML, and a panel, which
 * is there once it was opened. Without JavaScript, or pressed with a key that opens a new tab, the button is a link to the
 * contact page. It opens by the visitor, because it was open on the page before, or by itself once it has offered itself
 * (`CHAT_SCRIPT`). It never lies over a form unless the visitor opened it, and then not over a field in use.
 */
export function ChatWidget({ language, text, days = KEPT_DAYS }: ChatWidgetProps) {
  const button = useRef<HTMLAnchorElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const [awake, setAwake] = useState(false);
  /** By a press, which alone takes the focus, by the visitor on the page before, or by itself. */
  const [opened, setOpened] = useState<"pressed" | "before" | "itself">();
  /** Whether it is about to open by itself. */
  const [offered, setOffered] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [unread, setUnread] = useState(0);
  const returnFocus = useRef(false);
  const open = opened !== undefined;
  const isOpen = useRef(false);

  useEffect(() => {
    setAwake(true);
    const island = button.current!.parentElement!;
    const openAsKept = () => {
      if (!readOpen()) {
        setOffered(button.current!.dataset.ask !== undefined);
        return;
      }
      setWanted(true);
      setOpened((by) => by ?? "before");
    };
    // Minimised, it listens to the person who has the conversation.
    if (readKept().mode === "staff") setWanted(true);
    openAsKept();
    island.addEventListener("focusin", openAsKept);
    return () => island.removeEventListener("focusin", openAsKept);
  }, []);
  useEffect(() => {
    if (!offered || open) return;
    return whenClear(() => {
      setOffered(false);
      delete button.current!.dataset.ask;
      setWanted(true);
      setOpened("itself");
    });
  }, [offered, open]);
  useEffect(() => {
    if (!opened) return;
    return whenInTheWay(panel.current!, opened === "itself", () => {
      writeOpen(false);
      setOpened(undefined);
    });
  }, [opened]);
  useEffect(() => {
    isOpen.current = opened !== undefined;
    if (!opened && returnFocus.current) button.current!.focus();
    returnFocus.current = false;
    const timer = opened === "pressed" ? setTimeout(() => input.current?.focus(), FOCUS_AFTER) : undefined;
    return () => clearTimeout(timer);
  }, [opened]);

  const expand = () => {
    writeOpen(true);
    delete button.current!.dataset.ask;
    setOffered(false);
    setUnread(0);
    setWanted(true);
    setOpened("pressed");
  };
  const minimise = useCallback(() => {
    writeOpen(false);
    returnFocus.current = true;
    setOpened(undefined);
  }, []);
  const replied = useCallback((count: number) => {
    if (!isOpen.current) setUnread((before) => before + count);
  }, []);
  /** What the visitor does something in is theirs. */
  const take = () => {
    if (opened !== "itself") return;
    writeOpen(true);
    setOpened("before");
  };

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
        // The panel's own says nothing while it is minimised.
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
          onUse={take}
          onMinimise={minimise}
          onReply={replied}
        />
      )}
    </>
  );
}
