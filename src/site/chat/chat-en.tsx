import { ChatWidget } from "../../features/chat/components/chat-widget.tsx";
import { chatEn } from "../../text/en/chat/chat.ts";

/** The chat island in English, so that browsers load only one language's texts. */
export function ChatEn({ days }: { days?: number }) {
  return <ChatWidget language="en" text={chatEn} days={days} />;
}
