import { noticeWords } from "../../features/chat/notice-words.ts";
import type { ShownWords } from "../../features/consent-ledger/model.ts";
import { consentWording } from "../../features/consultations/consent-wording.ts";
import { CONSENT_VERSION } from "../../features/consultations/submission-schema.ts";
import { newsletterConsentWording } from "../../features/newsletter/consent-wording.ts";
import { NEWSLETTER_CONSENT_VERSION } from "../../features/newsletter/model.ts";
import { LANGUAGES } from "../../lib/language.ts";

/** All words that people agree to on the site as it is now. @param chatDays for which a conversation is kept */
export function shownWords(chatDays: number): ShownWords[] {
  return LANGUAGES.flatMap((language): ShownWords[] => {
    const ofForm = { version: CONSENT_VERSION, language };
    const version = NEWSLETTER_CONSENT_VERSION;
    return [
      { ...ofForm, place: "consultation-notice", wording: consentWording("notice", language, CONSENT_VERSION) },
      { ...ofForm, place: "consultation-newsletter", wording: consentWording("newsletter", language, CONSENT_VERSION) },
      { place: "newsletter-signup", version, language, wording: newsletterConsentWording(language, version) },
      noticeWords(language, chatDays),
    ];
  });
}
