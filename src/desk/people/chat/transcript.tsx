import type { StaffChatMessage, StaffConversation } from "../../../features/chat/model.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { useChatTexts } from "./chat-texts.ts";
import { nameOf } from "./name-of.ts";
import type { Replies } from "./use-replies.ts";

/** What was said, by whom and when. */
export function Transcript({ conversation, replies }: { conversation: StaffConversation; replies: Replies }) {
  const t = useChatTexts();
  const { messages } = conversation;
  const stored = new Set(messages.map(({ messageId }) => messageId));
  const waiting = replies.waiting.filter(({ messageId }) => !stored.has(`staff-${messageId}`));
  if (messages.length + waiting.length === 0) return <p className="note">{t.noMessages}</p>;
  return (
    <div role="log" aria-label={t.transcript}>
      <ol className="transcript">
        {messages.map((message) => (
          <Message key={message.id} message={message} conversation={conversation} />
        ))}
        {waiting.map((reply) => (
          <li key={reply.messageId} data-sender="staff" data-state={reply.state}>
            <p className="said-by">
              {reply.state === "sending" ? (
                t.sending
              ) : (
                <>
                  <strong>{t.notSent}</strong>
                  <button type="button" className="action action-small" onClick={() => replies.sendAgain(reply)}>
                    {t.sendAgain}
                  </button>
                </>
              )}
            </p>
            <p className="said">{reply.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Message({ message, conversation }: { message: StaffChatMessage; conversation: StaffConversation }) {
  const t = useChatTexts();
  const { language } = useTexts();
  const { sender, provider, staffName, links } = message;
  const known = nameOf(conversation, t);
  const who = sender === "user" ? (conversation.name ? known : t.speakers.user) : (staffName ?? t.speakers[sender]);
  return (
    <li data-sender={sender}>
      <p className="said-by">
        <strong>
          <Stranger>{who}</Stranger>
        </strong>
        {sender === "staff" && <span>{t.speakers.staff}</span>}
        {provider && <span>{t.providers[provider]}</span>}
        <Moment iso={message.timestamp} />
      </p>
      <p className="said" lang={conversation.language === language ? undefined : `${conversation.language}-CA`}>
        <Stranger>{message.content}</Stranger>
      </p>
      {links.length > 0 && (
        <p className="said-sources">
          <span>{t.sources}</span>
          {links
            .filter(({ href }) => isSafe(href))
            .map(({ href, title }) => (
              <a key={href} href={href} target="_blank" rel="noopener noreferrer">
                <Stranger>{title}</Stranger>
              </a>
            ))}
        </p>
      )}
    </li>
  );
}

/** A path of our own site or an address of the web: a webhook may have named anything. */
function isSafe(href: string): boolean {
  return /^\/(?![/\\])/.test(href) || /^https:\/\//.test(href);
}
