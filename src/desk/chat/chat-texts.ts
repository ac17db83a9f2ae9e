import { use } from "react";
import type { Language, TextLike } from "../../lib/language.ts";
import type { deskChat } from "../../text/fr/desk-chat.ts";
import { useTexts } from "../desk-context.tsx";

export type ChatTexts = TextLike<typeof deskChat>;

const LOADERS: Record<Language, () => Promise<ChatTexts>> = {
  fr: () => import("../../text/fr/desk-chat.ts").then((module) => module.deskChat),
  en: () => import("../../text/en/desk-chat.ts").then((module) => module.deskChat),
};

const loading: Partial<Record<Language, Promise<ChatTexts>>> = {};

/** The words of this screen in the language of the desk; what reads them waits for them. */
export function useChatTexts(): ChatTexts {
  const { language } = useTexts();
  loading[language] ??= LOADERS[language]();
  return use(loading[language]);
}
