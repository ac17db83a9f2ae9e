import type { ChatText } from "./chat-text.ts";

interface ChatHeadProps {
  /** Of the name, which names the panel. */
  nameId: string;
  text: ChatText;
  /** Who of the staff has taken over, perhaps without a name; undefined while the assistant answers. */
  staff: { name: string | null } | undefined;
  onMinimise: () => void;
}

/** Who answers, and how to put the chat away. */
export function ChatHead({ nameId, text, staff, onMinimise }: ChatHeadProps) {
  return (
    <div className="chat-head">
      <svg className="mark" viewBox="0 0 40 24" aria-hidden="true">
        <path d="M1 21c9 0 10-18 20-18H39M1 3c9 0 10 18 20 18H39" />
        <path className="wind-signal" d="M1 12H39" />
      </svg>
      <div>
        <h2 id={nameId}>{staff?.name || text.name}</h2>
        <p className="chat-status">{staff ? text.staffStatus : text.online}</p>
      </div>
      <button type="button" aria-label={text.minimise} onClick={onMinimise}>
        <svg className="chat-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </button>
    </div>
  );
}
