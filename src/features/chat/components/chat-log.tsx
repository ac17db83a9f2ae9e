import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Language } from "../../../lib/language.ts";
import type { ChosenTime } from "../../consultations/components/time-in-form.ts";
import { ChatMessageItem, Suggestion } from "./chat-message.tsx";
import type { ChatText } from "./chat-text.ts";
import type { ConversationState } from "./conversation/conversation-state.ts";
import { MessageText } from "./message-text.tsx";

/** Distance from the end, in CSS pixels, within which new messages keep the end in view. */
const NEAR_END = 80;

interface ChatLogProps {
  language: Language;
  text: ChatText;
  open: boolean;
  state: ConversationState;
  /** Why the last message has no reply, as a sentence. */
  failed: string | undefined;
  /** Days a conversation is kept. */
  days: number;
  /** Path of the privacy policy. */
  privacy: string;
  onSend: (text: string) => void;
  onBook: (time?: ChosenTime) => void;
  onRetry: () => void;
}

/** The messages so far, or how to begin. */
export function ChatLog(props: ChatLogProps) {
  const { language, text, open, state, failed, days, privacy, onSend, onBook, onRetry } = props;
  const { messages, writing, mode } = state;
  const busy = writing !== undefined;
  // A demonstration's own notice comes before the page's content (site-page.astro).
  const demonstration = document.querySelector("#main > p")?.textContent;
  const log = useRef<HTMLElement>(null);
  useKeepEndInView(log, open, state);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section ref={log} className="chat-log" aria-label={text.log} tabIndex={0}>
      {messages.length === 0 && (
        <div className="chat-welcome">
          <h3>{text.welcome.title}</h3>
          <p>{text.welcome.text}</p>
          {demonstration && <p>{demonstration}</p>}
          <div className="chat-next">
            {text.welcome.questions.map((question) => (
              <Suggestion key={question} text={question} onPress={() => onSend(question)} />
            ))}
            <Suggestion text={text.book} onPress={() => onBook()} />
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
            language={language}
            text={text}
            isLast={index === messages.length - 1}
            canSend={!busy}
            onSend={onSend}
            onBook={onBook}
            onRetry={onRetry}
          />
        ))}
        {busy && mode === "assistant" && (
          <li className="chat-message chat-bot">
            {writing ? <MessageText isReply>{writing}</MessageText> : <Typing label={text.typing} />}
          </li>
        )}
        {failed && (
          <li className="chat-message chat-bot chat-failure">
            <MessageText isReply={false}>{failed}</MessageText>
            <div className="chat-next">
              <Suggestion text={text.retry} onPress={onRetry} />
              <Suggestion text={text.book} onPress={() => onBook()} />
            </div>
          </li>
        )}
      </ol>
    </section>
  );
}

/** Three lines of the motif that come and go while a reply is pending. */
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
 * Scrolls new content into view at the end, but never pushes its beginning, the visitor's own question, out of view.
 */
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
  // On every render: anything new may have moved the end.
  useLayoutEffect(() => {
    const element = log.current!;
    const own = messages.at(-1)?.sender === "user";
    if (!open || messages.length === 0 || !(atEnd.current || own)) return;
    const question = [...element.querySelectorAll<HTMLElement>(".chat-user")].at(-1);
    const end = element.scrollHeight - element.clientHeight;
    element.scrollTop = question ? Math.min(end, question.offsetTop - element.offsetTop) : end;
  });
}
