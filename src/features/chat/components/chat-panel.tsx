import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { businessStateAt, wallClock } from "../../../lib/company/business-hours.ts";
import { company } from "../../../lib/company/company.ts";
import { companyDay, dayAfter } from "../../../lib/company/company-day.ts";
import { type Language, LOCALE_OF, pathIn } from "../../../lib/language.ts";
import { writtenTime } from "../../../lib/text/written-date.ts";
import type { ChosenTime } from "../../consultations/components/draft.ts";
import { openConsultationForm } from "../../consultations/open-form.ts";
import { onAsked } from "../ask-chat.ts";
import { ChatLog } from "./chat-log.tsx";
import { Composer } from "./composer.tsx";
import { openConversation } from "./conversation.ts";
import type { ChatText, TurnFailure } from "./conversation-state.ts";
import { useLiveUpdates } from "./live-updates.ts";

/**
 * A message about booking is a command if it has at most this many words ("book", "réserver une consultation"); a
 * longer message is a question.
 */
const LONGEST_ORDER = 4;

interface ChatPanelProps {
  id: string;
  language: Language;
  text: ChatText;
  /** Retention period of a conversation, in days. */
  days: number;
  open: boolean;
  panel: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLTextAreaElement | null>;
  onMinimise: () => void;
  /** Called with the number of replies that arrived. */
  onReply: (count: number) => void;
}

/** The open chat (SPEC §2): header, messages and input. It stays mounted while minimized. */
export function ChatPanel(props: ChatPanelProps) {
  const { id, language, text, days, open, panel, input, onMinimise, onReply } = props;
  const [conversation] = useState(() => openConversation(language));
  const state = useSyncExternalStore(conversation.subscribe, conversation.get);
  const { messages, writing, failure, arrived, mode, staffName } = state;
  const busy = writing !== undefined;
  const privacy = pathIn(language, "/privacy");

  useFullScreen(panel, open);
  useEffect(() => () => conversation.close(), [conversation]);
  const isStored = messages.some(({ sending }) => !sending);
  useLiveUpdates(conversation, open || mode === "staff", isStored);

  const book = useCallback(
    (time?: ChosenTime) => openConsultationForm(conversation.get().lead, () => input.current?.focus(), time),
    [conversation, input],
  );
  const [said, setSaid] = useState("");
  // Announce a reply once it is complete; a screen reader would read growing text word by word.
  useEffect(() => {
    if (!arrived) return;
    const { message, here, count } = arrived;
    setSaid(`${message.staffName ? text.staffMember(message.staffName) : text.assistant} ${message.content}`);
    onReply(count);
    if (here && message.kind === "booking" && isOrder(conversation.get().messages.at(-2)?.content)) book();
  }, [arrived, book, conversation, onReply, text]);
  const failed = failure && failureText(failure, text, messages.at(-1)?.content ?? "");
  const handedBack = mode === "assistant" && messages.at(-1)?.sender === "staff";
  const speaker = mode === "staff" && staffName ? text.takenOver(staffName) : handedBack && text.handedBack;
  useEffect(() => {
    if (failed) setSaid(failed);
  }, [failed]);
  useEffect(() => {
    if (speaker) setSaid(speaker);
  }, [speaker]);

  const send = (content: string) => {
    const taken = conversation.send(content);
    if (taken) setSaid("");
    return taken;
  };
  useEffect(() => onAsked((question) => conversation.send(question)), [conversation]);
  return (
    <dialog
      ref={panel}
      id={id}
      className="chat-panel"
      open={open}
      aria-labelledby={`${id}-name`}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) onMinimise();
      }}
    >
      <ChatHead
        nameId={`${id}-name`}
        language={language}
        text={text}
        staff={mode === "staff" ? { name: staffName } : undefined}
        onMinimise={onMinimise}
      />
      <ChatLog
        {...{ language, text, open, state, failed, days, privacy }}
        onSend={send}
        onBook={book}
        onRetry={conversation.retry}
      />
      {speaker && <p className="chat-mode">{speaker}</p>}
      <p className="unseen" role="status">
        {said}
      </p>
      <Composer text={text} input={input} busy={busy} onSend={send} />
      {messages.length > 0 && (
        <ChatFoot
          text={text}
          privacy={privacy}
          onErase={async () => {
            await conversation.erase();
            setSaid(text.erased);
            input.current?.focus();
          }}
        />
      )}
    </dialog>
  );
}

function isOrder(message: string | undefined): boolean {
  return message !== undefined && message.split(/\s+/).length <= LONGEST_ORDER && !message.includes("?");
}

/** Returns the server's sentence or the error text from SPEC §8, whose suggestion depends on the visitor's question. */
function failureText(failure: TurnFailure, text: ChatText, asked: string): string {
  if (failure.why === "too-many") return text.tooMany(failure.seconds);
  if (failure.why === "refused") return failure.sentence;
  return text.failure(company.email, {
    automation: /automati/i.test(asked),
    price: /pric(?:e|ing)|cost|prix|tarif|co[uû]t/i.test(asked),
  });
}

interface ChatHeadProps {
  /** Id of the heading that labels the panel. */
  nameId: string;
  language: Language;
  text: ChatText;
  /** The staff member who has taken over, perhaps unnamed; undefined while the assistant answers. */
  staff: { name: string | null } | undefined;
  onMinimise: () => void;
}

/** Header: who answers, and the minimize button. */
function ChatHead({ nameId, language, text, staff, onMinimise }: ChatHeadProps) {
  const [presence] = useState(() => presenceAt(new Date(), language, text));
  return (
    <div className="chat-head">
      {company.logo ? (
        <img className="mark" src={company.logo.address} alt="" />
      ) : (
        <svg className="mark" viewBox="0 0 40 24" aria-hidden="true">
          <path d="M1 21c9 0 10-18 20-18H39M1 3c9 0 10 18 20 18H39" />
          <path className="wind-signal" d="M1 12H39" />
        </svg>
      )}
      <div>
        <h2 id={nameId}>{staff?.name || text.name}</h2>
        <p className="chat-status">{staff ? text.staffStatus : presence}</p>
      </div>
      <button type="button" aria-label={text.minimise} onClick={onMinimise}>
        <svg className="chat-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </button>
    </div>
  );
}

/**
 * Returns the status line, such as « Assistant en ligne · l’équipe revient à 9 h ». Business hours and holidays are
 * Montréal's, whatever the browser's time zone.
 */
function presenceAt(now: Date, language: Language, { presence }: ChatText): string {
  const { isOpen, changesAt } = businessStateAt(now);
  if (isOpen) return presence.open;
  const [today, day] = [companyDay(now), companyDay(changesAt)];
  const time = writtenTime(language, wallClock(changesAt));
  if (day === today) return presence.today(time);
  if (day === dayAfter(today)) return presence.tomorrow(time);
  const weekday = new Intl.DateTimeFormat(LOCALE_OF[language], { weekday: "long", timeZone: "UTC" });
  return presence.on(weekday.format(new Date(`${day}T00:00Z`)), time);
}

interface ChatFootProps {
  text: ChatText;
  privacy: string;
  /** Rejects if the conversation could not be erased. */
  onErase: () => Promise<void>;
}

/** Footer below the input, shown once something is stored: privacy link and erase button, which asks to confirm. */
function ChatFoot({ text, privacy, onErase }: ChatFootProps) {
  const [asked, setAsked] = useState<"asking" | "failed">();
  const erase = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);

  useEffect(() => {
    if (asked === "asking") confirm.current?.focus();
    else if (returnFocus.current) erase.current?.focus();
    returnFocus.current = false;
  }, [asked]);

  const withdraw = () => {
    returnFocus.current = true;
    setAsked(undefined);
  };
  if (asked === "asking") {
    return (
      <fieldset
        className="chat-foot"
        aria-label={text.eraseQuestion}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          withdraw();
        }}
      >
        <span className="chat-question">{text.eraseQuestion}</span>
        <button
          ref={confirm}
          type="button"
          className="chat-link"
          onClick={() => {
            onErase().catch(() => {
              returnFocus.current = true;
              setAsked("failed");
            });
          }}
        >
          {text.eraseConfirm}
        </button>
        <button type="button" className="chat-link" onClick={withdraw}>
          {text.eraseKeep}
        </button>
      </fieldset>
    );
  }
  return (
    <div className="chat-foot">
      {asked === "failed" ? (
        <span className="chat-question" role="alert">
          {text.eraseFailed}
        </span>
      ) : (
        <a href={privacy}>{text.privacyShort}</a>
      )}
      <button ref={erase} type="button" className="chat-link" onClick={() => setAsked("asking")}>
        {text.erase}
      </button>
    </div>
  );
}

/** Media query for when the chat covers the whole window (SPEC §9). */
const FULL_SCREEN = "(width <= 480px)";
/**
 * Elements that the full-screen chat covers and makes inert, for the keyboard too. Dialogs are left out because they
 * open above the chat.
 */
const BEHIND = "body > :is(.skip, header, main, footer, iframe)";

/** While the chat is full-screen, makes everything behind it inert, and fits the panel above the on-screen keyboard. */
function useFullScreen(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const query = window.matchMedia(FULL_SCREEN);
    const viewport = window.visualViewport;
    const fitKeyboard = () => {
      const { style } = panel.current!;
      const whole = query.matches && viewport && viewport.scale === 1;
      style.height = whole ? `${viewport.height}px` : "";
      style.top = whole ? `${viewport.offsetTop}px` : "";
    };
    const cover = () => {
      for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = query.matches;
      fitKeyboard();
    };
    cover();
    query.addEventListener("change", cover);
    viewport?.addEventListener("resize", fitKeyboard);
    viewport?.addEventListener("scroll", fitKeyboard);
    return () => {
      query.removeEventListener("change", cover);
      viewport?.removeEventListener("resize", fitKeyboard);
      viewport?.removeEventListener("scroll", fitKeyboard);
      for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = false;
    };
  }, [panel, open]);
}
