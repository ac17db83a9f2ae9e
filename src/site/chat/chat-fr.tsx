import { ChatWidget } from "../../features/chat/components/chat-widget.tsx";
import { chatFr } from "../../text/fr/chat/chat.ts";

/** The chat island in French, so that browsers load only one language's texts. */
export function ChatFr({ days }: { days?: number }) {
  return <ChatWidget language="fr" text={chatFr} days={days} />;
}
