import type { TextLike } from "../../../lib/language.ts";
import type { deskChat } from "../../../text/fr/desk/chat.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

export type ChatTexts = TextLike<typeof deskChat>;

const TEXTS = sectionTexts<ChatTexts>({
  fr: () => import("../../../text/fr/desk/chat.ts").then((module) => module.deskChat),
  en: () => import("../../../text/en/desk/chat.ts").then((module) => module.deskChat),
});

/** The words of this screen. */
export const useChatTexts = () => useSectionTexts(TEXTS);
