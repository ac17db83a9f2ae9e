import { ChatWidget } from "../../features/chat/components/chat-widget.tsx";
import { chatFr } from "../../text/fr/chat/chat.ts";

/** The chat as an island: one language's texts only. */
export function ChatFr({ days }: { days?: number }) {
  return <ChatWidget language="fr" text={chatFr} days={days} />;
}
