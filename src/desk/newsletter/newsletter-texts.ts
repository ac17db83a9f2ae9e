import { use } from "react";
import type { Language, TextLike } from "../../lib/language.ts";
import type { deskNewsletter } from "../../text/fr/desk-newsletter.ts";
import { useTexts } from "../desk-context.tsx";

type NewsletterTexts = TextLike<typeof deskNewsletter>;

const LOADERS: Record<Language, () => Promise<NewsletterTexts>> = {
  fr: () => import("../../text/fr/desk-newsletter.ts").then((module) => module.deskNewsletter),
  en: () => import("../../text/en/desk-newsletter.ts").then((module) => module.deskNewsletter),
};

const loading: Partial<Record<Language, Promise<NewsletterTexts>>> = {};

/** The words of this screen in the language of the desk; what reads them waits for them. */
export function useNewsletterTexts(): NewsletterTexts {
  const { language } = useTexts();
  loading[language] ??= LOADERS[language]();
  return use(loading[language]);
}
