import { useEffect, useState } from "react";
import type { Language } from "../../../lib/language.ts";
import type { ChosenTime } from "../../consultations/components/time-in-form.ts";
import type { ChatText } from "./chat-text.ts";
import type { ShownMessage } from "./conversation/conversation-state.ts";
import { MessageText } from "./message-text.tsx";
import { safeHref } from "./text-parts.ts";

/** Replies that offer the form: they mention it, or have nothing better. */
const OFFER_FORM = new Set(["booking", "unknown", "person", "failure"]);

interface ChatMessageProps {
  message: ShownMessage;
  language: Language;
  text: ChatText;
  /** Only the last message offers next steps. */
  isLast: boolean;
  /** False while a reply is pending: one message is in flight at a time. */
  canSend: boolean;
  onSend: (text: string) => void;
  onBook: (time?: ChosenTime) => void;
  onRetry: () => void;
}

/** The consultation page, in either language. */
const FORM_PAGE = /^(?:\/en\/free-consultation|\/consultation-gratuite)$/;

/** One message: its author, text and sources, and under the last one the next steps. */
export function ChatMessageItem(props: ChatMessageProps) {
  const { message, language, text, isLast, canSend, onSend, onBook, onRetry } = props;
  const { sender, content, sending, staffName } = message;
  const offersForm = isLast && message.kind !== null && OFFER_FORM.has(message.kind);
  // Offer one way to book: the button opens what the link leads to.
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

/** The next times: pressing one carries it into the form, which books it on submit. Without them, the form asks. */
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
    // They load after the reply has scrolled into view, and would be hidden below it.
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

/** A suggested next step. */
export function Suggestion({ text, disabled, onPress }: SuggestionProps) {
  return (
    <button type="button" className="chat-suggestion" aria-disabled={disabled} onClick={onPress}>
      {text}
    </button>
  );
}
