import type { TextLike } from "../../../lib/language.ts";
import type { deskNewsletter } from "../../../text/fr/desk/newsletter.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

type NewsletterTexts = TextLike<typeof deskNewsletter>;

const TEXTS = sectionTexts<NewsletterTexts>({
  fr: () => import("../../../text/fr/desk/newsletter.ts").then((module) => module.deskNewsletter),
  en: () => import("../../../text/en/desk/newsletter.ts").then((module) => module.deskNewsletter),
});

/** The words of this screen. */
export const useNewsletterTexts = () => useSectionTexts(TEXTS);
