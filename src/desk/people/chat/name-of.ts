import type { ConversationSummary } from "../../../features/chat/model.ts";
import { readablePhone } from "../../kit/present.ts";
import type { ChatTexts } from "./chat-texts.ts";

type Known = Pick<ConversationSummary, "id" | "name" | "email" | "phone" | "company">;

/** What a conversation is called: by who told their name, else by what else is known, else by its number. */
export function nameOf({ id, name, email, phone, company }: Known, t: ChatTexts): string {
  return name ?? email ?? (phone && readablePhone(phone, (extension) => extension)) ?? company ?? t.visitor(id);
}
