import type { ConversationSummary } from "../../../features/chat/model.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskChat } from "../../../text/fr/desk/chat.ts";
import { readablePhone } from "../../kit/present.ts";
import type { useTexts } from "../../shell/desk-context.tsx";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

type ChatTexts = TextLike<typeof deskChat>;

const TEXTS = sectionTexts<ChatTexts>({
  fr: () => import("../../../text/fr/desk/chat.ts").then((module) => module.deskChat),
  en: () => import("../../../text/en/desk/chat.ts").then((module) => module.deskChat),
});

export const useChatTexts = () => useSectionTexts(TEXTS);

type Known = Pick<ConversationSummary, "id" | "name" | "email" | "phone" | "company">;

/** A conversation's title: the visitor's name, else what else is known, else its number. */
export function nameOf(
  { id, name, email, phone, company }: Known,
  t: Pick<ReturnType<typeof useTexts>["t"], "visitor" | "extension">,
): string {
  return name ?? email ?? (phone && readablePhone(phone, t.extension)) ?? company ?? t.visitor(id);
}
