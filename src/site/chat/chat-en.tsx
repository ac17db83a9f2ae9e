import { ChatWidget } from "../../features/chat/components/chat-widget.tsx";
import { chatEn } from "../../text/en/chat/chat.ts";

/** The chat as an island: one language's texts only. */
export function ChatEn({ days }: { days?: number }) {
  return <ChatWidget language="en" text={chatEn} days={days} />;
}
