import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { company } from "../../../lib/company/company.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import type { ChosenTime } from "../../consultations/components/time-in-form.ts";
import { openConsultationForm } from "../../consultations/open-form.ts";
import { onAsked } from "../ask-chat.ts";
import { ChatFoot } from "./chat-foot.tsx";
import { ChatHead } from "./chat-head.tsx";
import { ChatLog } from "./chat-log.tsx";
import type { ChatText } from "./chat-text.ts";
import { Composer } from "./composer.tsx";
import { openConversation } from "./conversation/conversation.ts";
import type { TurnFailure } from "./conversation/conversation-state.ts";
import { useLiveUpdates } from "./conversation/live-updates.ts";
import { useFullScreen } from "./use-full-screen.ts";

/**
 * Most words in a message that is a command: "book", "réserver une consultation". A longer one is a question about it.
 */
const LONGEST_ORDER = 4;

interface ChatPanelProps {
  id: string;
  language: Language;
  text: ChatText;
  /** Days a conversation is kept. */
  days: number;
  open: boolean;
  panel: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLTextAreaElement | null>;
  onMinimise: () => void;
  /** Called when this many replies came. */
  onReply: (count: number) => void;
}

/** The open chat (SPEC §2): who answers, the messages, and the input. It stays mounted while minimized. */
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
  // Announce each reply once, complete: growing text would be read word by word.
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

/** The texts of SPEC §8; what they offer depends on the visitor's question. */
function failureText(failure: TurnFailure, text: ChatText, asked: string): string {
  if (failure.why === "too-many") return text.tooMany(failure.seconds);
  return text.failure(company.email, {
    automation: /automati/i.test(asked),
    price: /pric(?:e|ing)|cost|prix|tarif|co[uû]t/i.test(asked),
  });
}
