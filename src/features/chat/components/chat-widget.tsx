import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Language, pathIn } from "../../../lib/language.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { CHAT_RETENTION_DAYS } from "../session.ts";
import css from "./chat.css?inline";
import { ChatPanel } from "./chat-panel.tsx";
import type { ChatText } from "./conversation-state.ts";
import { readKept, readOpen, writeOpen } from "./stored-chat.ts";

adoptStyle(css);

const PANEL = "chat";

interface ChatWidgetProps {
  language: Language;
  text: ChatText;
  /** Retention period in days; omitted if it is the default, to save bytes on most pages. */
  days?: number;
}

/**
 * The chat on a public page (SPEC §2, §4): a round button, which is all the HTML contains, and a panel that is mounted
 * when first opened. Without JavaScript, or when clicked with a modifier key, the button is a link to the contact page.
 */
export function ChatWidget({ language, text, days = CHAT_RETENTION_DAYS }: ChatWidgetProps) {
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
        // The panel's own live region is silent while minimized.
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

/** Delay before the input is focused, in milliseconds (SPEC §4). */
const FOCUS_AFTER = 300;

/**
 * Opens and closes the chat. The chat opens only if the visitor presses the button or had it open on the previous page;
 * unprompted, it merely shows a word on its button (`CHAT_SCRIPT`). It never covers a field in use.
 */
function useOpening(
  button: RefObject<HTMLAnchorElement | null>,
  panel: RefObject<HTMLDialogElement | null>,
  input: RefObject<HTMLTextAreaElement | null>,
) {
  /** How the chat was opened: by a press, the only case that moves focus, or on an earlier page. */
  const [opened, setOpened] = useState<"pressed" | "before">();
  const [wanted, setWanted] = useState(false);
  const returnFocus = useRef(false);
  const open = opened !== undefined;

  useEffect(() => {
    const island = button.current!.parentElement!;
    const openAsKept = () => {
      if (!readOpen()) return;
      setWanted(true);
      setOpened((by) => by ?? "before");
    };
    // Mount the panel minimized during a take-over, so that it receives staff messages.
    if (readKept().mode === "staff") setWanted(true);
    openAsKept();
    island.addEventListener("focusin", openAsKept);
    return () => island.removeEventListener("focusin", openAsKept);
  }, [button]);
  useEffect(() => {
    if (!opened) return;
    return whenInTheWay(panel.current!, () => {
      writeOpen(false);
      setOpened(undefined);
    });
  }, [panel, opened]);
  useEffect(() => {
    if (!opened && returnFocus.current) button.current!.focus();
    returnFocus.current = false;
    const timer = opened === "pressed" ? setTimeout(() => input.current?.focus(), FOCUS_AFTER) : undefined;
    return () => clearTimeout(timer);
  }, [button, input, opened]);

  return {
    open,
    /** True if the panel should be mounted, even if minimized. */
    wanted,
    expand: () => {
      writeOpen(true);
      delete button.current!.dataset.ask;
      setWanted(true);
      setOpened("pressed");
    },
    minimise: useCallback(() => {
      writeOpen(false);
      returnFocus.current = true;
      setOpened(undefined);
    }, []),
  };
}

/** Forms of the page. The search box that asks the chat is excluded; the chat's own form is outside `main`. */
const FORMS = "main form:not(.ask)";
/**
 * An element counts as hidden if more than this share of it is behind the panel; below 1 because edges rarely fall on
 * whole pixels.
 */
const HIDDEN = 0.99;

/**
 * Calls `stepAside` when the panel overlaps a focused form control, or fully hides any other focused element (WCAG
 * 2.4.11).
 * @returns a function that stops watching
 */
function whenInTheWay(panel: HTMLElement, stepAside: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  const isInTheWay = ({ target, isIntersecting, intersectionRatio }: IntersectionObserverEntry) =>
    isIntersecting && (target.closest(FORMS) !== null || intersectionRatio > HIDDEN);
  const watch = () => {
    observer?.disconnect();
    const { clientWidth, clientHeight } = document.documentElement;
    const { offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight } = panel;
    const [right, bottom] = [clientWidth - left - offsetWidth, clientHeight - top - offsetHeight];
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(isInTheWay)) stepAside();
      },
      { rootMargin: `${-top}px ${-right}px ${-bottom}px ${-left}px`, threshold: [0, HIDDEN] },
    );
    const focused = document.activeElement;
    // Skip dialogs, which open above the chat (its panel is a dialog too), and the chat's button, which disappears when
    // the chat opens.
    if (focused && focused !== document.body && !focused.closest("dialog[open], .chat")) observer.observe(focused);
  };
  watch();
  window.addEventListener("resize", watch);
  document.addEventListener("focusin", watch);
  return () => {
    observer?.disconnect();
    window.removeEventListener("resize", watch);
    document.removeEventListener("focusin", watch);
  };
}
