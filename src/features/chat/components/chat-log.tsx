import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Language } from "../../../lib/language.ts";
import type { ChosenTime } from "../../consultations/components/draft.ts";
import type { ChatText, ConversationState, ShownMessage } from "./conversation-state.ts";
import { markdownParts, safeHref, textParts } from "./text-parts.ts";

/** Distance from the log's end, in CSS pixels, within which the log follows new messages. */
const NEAR_END = 80;

interface ChatLogProps {
  language: Language;
  text: ChatText;
  open: boolean;
  state: ConversationState;
  /** Sentence explaining why the latest message got no reply. */
  failed: string | undefined;
  /** Retention period of a conversation, in days. */
  days: number;
  privacy: string;
  onSend: (text: string) => void;
  onBook: (time?: ChosenTime) => void;
  onRetry: () => void;
}

/** The message log, or a welcome while it is empty. */
export function ChatLog(props: ChatLogProps) {
  const { language, text, open, state, failed, days, privacy, onSend, onBook, onRetry } = props;
  const { messages, writing, mode } = state;
  const busy = writing !== undefined;
  // On a demonstration site, repeat the notice above the page's content (site-page.astro).
  const demonstration = document.querySelector("#main > p")?.textContent;
  const log = useRef<HTMLElement>(null);
  useKeepEndInView(log, open, state);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
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

/** Typing indicator: three lines of the brand motif. */
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

/** Keeps the end of the log in view as messages arrive, but never scrolls the visitor's own question out of view. */
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
  // No dependency array, because any render may move the end.
  useLayoutEffect(() => {
    const element = log.current!;
    const own = messages.at(-1)?.sender === "user";
    if (!open || messages.length === 0 || !(atEnd.current || own)) return;
    const question = [...element.querySelectorAll<HTMLElement>(".chat-user")].at(-1);
    const end = element.scrollHeight - element.clientHeight;
    element.scrollTop = question ? Math.min(end, question.offsetTop - element.offsetTop) : end;
  });
}

/** Reply kinds that offer the form, because they mention it or have nothing better to offer. */
const OFFER_FORM = new Set(["booking", "unknown", "person", "failure"]);

interface ChatMessageProps {
  message: ShownMessage;
  language: Language;
  text: ChatText;
  /** True for the last message, the only one that offers next steps. */
  isLast: boolean;
  /** False while a reply is pending, because only one message may be in flight. */
  canSend: boolean;
  onSend: (text: string) => void;
  onBook: (time?: ChosenTime) => void;
  onRetry: () => void;
}

/** Path of the consultation page in either language. */
const FORM_PAGE = /^(?:\/en\/free-consultation|\/consultation-gratuite)$/;

/** A message with its author, text and sources; the last message also offers next steps. */
function ChatMessageItem(props: ChatMessageProps) {
  const { message, language, text, isLast, canSend, onSend, onBook, onRetry } = props;
  const { sender, content, sending, staffName } = message;
  const offersForm = isLast && message.kind !== null && OFFER_FORM.has(message.kind);
  // The form's button makes a link to the form redundant.
  const links = message.links.filter(({ href }) => safeHref(href) && !(offersForm && FORM_PAGE.test(href)));
  return (
    <li className={`chat-message chat-${sender}`} data-sending={sending}>
      {staffName ? (
        <b className="chat-speaker">{text.staffMember(staffName)}</b>
      ) : (
        <span className="unseen">{sender === "user" ? text.you : text.assistant}</span>
      )}
      <MessageText isReply={sender === "bot"}>{content}</MessageText>
      {sending === "failed" && (
        <p className="chat-failed">
          {text.notSent}{" "}
          <button type="button" className="chat-link" disabled={!canSend} onClick={onRetry}>
            {text.retry}
          </button>
        </p>
      )}
      {links.length > 0 && (
        <ul className="chat-sources" aria-label={text.sources}>
          {links.map(({ title, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {title}
                <span className="unseen"> {text.newTab}</span>
                <svg className="chat-arrow" viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M3 9l6-6M4 3h5v5" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      )}
      {isLast && (
        <div className="chat-next">
          {message.kind === "booking" && <NextTimes language={language} onBook={onBook} />}
          {offersForm && (
            <button type="button" className="button" onClick={() => onBook()}>
              {text.book}
            </button>
          )}
          {message.suggestions.map((suggestion) => (
            <Suggestion key={suggestion} text={suggestion} disabled={!canSend} onPress={() => onSend(suggestion)} />
          ))}
        </div>
      )}
    </li>
  );
}

/**
 * Buttons for the next free slots. Pressing one enters the slot in the form, which books it on submit. If no slots
 * load, the form asks for a time instead.
 */
function NextTimes({ language, onBook }: Pick<ChatMessageProps, "language" | "onBook">) {
  const [times, setTimes] = useState<readonly ChosenTime[]>([]);
  useEffect(() => {
    let isOver = false;
    import("../../consultations/components/next-times.ts")
      .then(({ readNext }) => readNext(language))
      .then(
        (next) => !isOver && setTimes(next),
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [language]);
  useEffect(() => {
    // The slots load after the reply has scrolled into view, so they would be below the fold.
    if (times.length > 0) document.querySelector(".chat-message .chat-next")?.scrollIntoView({ block: "nearest" });
  }, [times]);
  return times.map((time) => (
    <Suggestion key={time.start} text={time[`when-${language}`]} onPress={() => onBook(time)} />
  ));
}

interface SuggestionProps {
  text: string;
  disabled?: boolean;
  onPress: () => void;
}

function Suggestion({ text, disabled, onPress }: SuggestionProps) {
  return (
    <button type="button" className="chat-suggestion" aria-disabled={disabled} onClick={onPress}>
      {text}
    </button>
  );
}

/** A message as plain text, its URLs as links that open in a new tab (SPEC §5); replies may also contain Markdown. */
function MessageText({ children, isReply }: { children: string; isReply: boolean }) {
  const parts = (isReply ? markdownParts : textParts)(children).map((part, index) => ({ ...part, at: index }));
  return (
    <p className="chat-text">
      {parts.map(({ text, href, isStrong, at }) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : isStrong ? (
          <strong key={at}>{text}</strong>
        ) : (
          <Fragment key={at}>{text}</Fragment>
        ),
      )}
    </p>
  );
}
