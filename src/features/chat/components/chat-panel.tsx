import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { company } from "../../../lib/company/company.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { openConsultationForm } from "../../consultations/open-form.ts";
import { ChatFoot } from "./chat-foot.tsx";
import { ChatMessageItem } from "./chat-message.tsx";
import type { ChatText } from "./chat-text.ts";
import { Composer } from "./composer.tsx";
import { type Conversation, type ConversationState, openConversation } from "./conversation.ts";
import { followConversation } from "./live-updates.ts";
import { MessageText } from "./message-text.tsx";
import { useFullScreen } from "./use-full-screen.ts";

/** Words in a message that is an order: "book", "réserver une consultation". A longer one is a question about it. */
const LONGEST_ORDER = 4;
/** CSS pixels from the end within which new messages keep the end in view. */
const NEAR_END = 80;

interface ChatPanelProps {
  id: string;
  language: Language;
  text: ChatText;
  /** Days for which a conversation is kept. */
  days: number;
  open: boolean;
  panel: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLTextAreaElement | null>;
  /** The visitor does something in it. */
  onUse: () => void;
  onMinimise: () => void;
  /** So many replies came. */
  onReply: (count: number) => void;
}

/** The opened chat (SPEC §2): who answers, what was said, and where to write. It stays while minimised. */
export function ChatPanel(props: ChatPanelProps) {
  const { id, language, text, days, open, panel, input, onUse, onMinimise, onReply } = props;
  const log = useRef<HTMLElement>(null);
  const [conversation] = useState(() => openConversation(language));
  const state = useSyncExternalStore(conversation.subscribe, conversation.get);
  const { messages, writing, failure, arrived, mode, staffName } = state;
  const [said, setSaid] = useState("");
  const begun = messages.length > 0;
  const busy = writing !== undefined;
  const privacy = pathIn(language, "/privacy");

  useFullScreen(panel, open);
  useEffect(() => () => conversation.close(), [conversation]);
  const isKnown = messages.some(({ sending }) => !sending);
  useLiveUpdates(conversation, open || mode === "staff", isKnown);

  const book = useCallback(
    () => openConsultationForm(conversation.get().lead, () => input.current?.focus()),
    [conversation, input],
  );
  // Each reply is told once, whole: the text that grows would be told word by word.
  useEffect(() => {
    if (!arrived) return;
    const { message, here, count } = arrived;
    setSaid(`${message.staffName ? text.staffMember(message.staffName) : text.assistant} ${message.content}`);
    onReply(count);
    if (here && message.kind === "booking" && isOrder(conversation.get().messages.at(-2)?.content)) book();
  }, [arrived, book, conversation, onReply, text]);
  const failed = failure && failureText(failure, text, messages.at(-1)?.content ?? "");
  useEffect(() => {
    if (failed) setSaid(failed);
  }, [failed]);
  const handedBack = mode === "assistant" && messages.at(-1)?.sender === "staff";
  const speaker = mode === "staff" && staffName ? text.takenOver(staffName) : handedBack && text.handedBack;
  useEffect(() => {
    if (speaker) setSaid(speaker);
  }, [speaker]);

  useKeepEndInView(log, open, state);

  const send = (content: string) => {
    const taken = conversation.send(content);
    if (taken) setSaid("");
    return taken;
  };
  return (
    <dialog
      ref={panel}
      id={id}
      className="chat-panel"
      open={open}
      aria-labelledby={`${id}-name`}
      onFocus={onUse}
      onPointerDown={onUse}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.nativeEvent.isComposing) onMinimise();
      }}
    >
      <div className="chat-head">
        <svg className="mark" viewBox="0 0 40 24" aria-hidden="true">
          <path d="M1 21c9 0 10-18 20-18H39M1 3c9 0 10 18 20 18H39" />
          <path className="wind-signal" d="M1 12H39" />
        </svg>
        <div>
          <h2 id={`${id}-name`}>{mode === "staff" && staffName ? staffName : text.name}</h2>
          <p className="chat-status">{mode === "staff" ? text.staffStatus : text.online}</p>
        </div>
        <button type="button" aria-label={text.minimise} onClick={onMinimise}>
          <svg className="chat-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h14" />
          </svg>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={log} className="chat-log" aria-label={text.log} tabIndex={0}>
        {begun ? null : (
          <div className="chat-welcome">
            <h3>{text.welcome.title}</h3>
            <p>{text.welcome.text}</p>
            <div className="chat-next">
              {text.welcome.questions.map((question) => (
                <button key={question} type="button" className="chat-suggestion" onClick={() => send(question)}>
                  {question}
                </button>
              ))}
              <button type="button" className="chat-suggestion" onClick={book}>
                {text.book}
              </button>
            </div>
            <p className="chat-notice">
              {text.notice(days)} <a href={privacy}>{text.privacy}</a>
            </p>
          </div>
        )}
        <ol className="chat-messages">
          {messages.map((message, index) => (
            <ChatMessageItem
              key={message.key}
              message={message}
              text={text}
              isLast={index === messages.length - 1}
              canSend={!busy}
              onSend={send}
              onBook={book}
              onRetry={conversation.retry}
            />
          ))}
          {busy && mode === "assistant" && (
            <li className="chat-message chat-bot">
              {writing ? <MessageText>{writing}</MessageText> : <Typing label={text.typing} />}
            </li>
          )}
          {failed && (
            <li className="chat-message chat-bot chat-failure">
              <MessageText>{failed}</MessageText>
              <div className="chat-next">
                <button type="button" className="chat-suggestion" onClick={conversation.retry}>
                  {text.retry}
                </button>
                <button type="button" className="chat-suggestion" onClick={book}>
                  {text.book}
                </button>
              </div>
            </li>
          )}
        </ol>
      </section>
      {speaker && <p className="chat-mode">{speaker}</p>}
      <p className="unseen" role="status">
        {said}
      </p>
      <Composer text={text} input={input} busy={busy} onSend={send} />
      {begun && (
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

/** Three lines of the motif that come and go while a reply is awaited. */
function Typing({ label }: { label: string }) {
  return (
    <p className="chat-typing">
      <svg className="chat-waves" viewBox="0 0 48 16" aria-hidden="true">
        <path className="chat-wave" d="M1 3c8 0 8 10 16 10s8-10 16-10h14M1 13c8 0 8-10 16-10s8 10 16 10h14" />
        <path className="wind-signal" d="M1 8h46" />
      </svg>
      <span className="unseen">{label}</span>
    </p>
  );
}

/**
 * Listens to the server on a visible page, once the server knows the conversation.
 * @param wanted while the chat is open; minimised too while a person has the conversation, whose words the button tells of
 */
function useLiveUpdates(conversation: Conversation, wanted: boolean, isKnown: boolean): void {
  useEffect(() => {
    if (wanted) conversation.resume();
  }, [conversation, wanted]);
  useEffect(() => {
    if (!wanted || !isKnown) return;
    let leave: (() => void) | undefined;
    const follow = () => {
      leave?.();
      leave = document.visibilityState === "visible" ? followConversation(conversation.hear) : undefined;
    };
    const turned = () => {
      follow();
      if (leave) conversation.resume();
    };
    follow();
    document.addEventListener("visibilitychange", turned);
    return () => {
      document.removeEventListener("visibilitychange", turned);
      leave?.();
    };
  }, [conversation, wanted, isKnown]);
}

/** Shows what is new at the end, but never pushes the beginning of it, the visitor's own question, out of view. */
function useKeepEndInView(log: RefObject<HTMLElement | null>, open: boolean, { messages }: ConversationState): void {
  const atEnd = useRef(true);
  useEffect(() => {
    const element = log.current!;
    const scrolled = () => {
      atEnd.current = element.scrollHeight - element.clientHeight - element.scrollTop < NEAR_END;
    };
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => element.removeEventListener("scroll", scrolled);
  }, [log]);
  // Every render: whatever is new may have moved the end.
  useLayoutEffect(() => {
    const element = log.current!;
    const own = messages.at(-1)?.sender === "user";
    if (!open || messages.length === 0 || !(atEnd.current || own)) return;
    const question = [...element.querySelectorAll<HTMLElement>(".chat-user")].at(-1);
    const end = element.scrollHeight - element.clientHeight;
    element.scrollTop = question ? Math.min(end, question.offsetTop - element.offsetTop) : end;
  });
}

function isOrder(message: string | undefined): boolean {
  return message !== undefined && message.split(/\s+/).length <= LONGEST_ORDER && !message.includes("?");
}

/** The words of SPEC §8: what they offer depends on what the visitor asked. */
function failureText(failure: NonNullable<ConversationState["failure"]>, text: ChatText, asked: string): string {
  if (failure.why === "too-many") return text.tooMany(failure.seconds);
  return text.failure(company.email, {
    automation: /automati/i.test(asked),
    price: /pric(?:e|ing)|cost|prix|tarif|co[uû]t/i.test(asked),
  });
}
