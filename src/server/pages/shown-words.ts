import { noticeWords } from "../../features/chat/notice-words.ts";
import type { ShownWords } from "../../features/consent-ledger/model.ts";
import { consentWording } from "../../features/consultations/consent-wording.ts";
import { CONSENT_VERSION, DRAFTED_CONSENT_VERSION } from "../../features/consultations/form-constants.ts";
import { newsletterConsentWording } from "../../features/newsletter/consent-wording.ts";
import { NEWSLETTER_CONSENT_VERSION } from "../../features/newsletter/model.ts";
import { LANGUAGES } from "../../lib/language.ts";

/**
 * All wording people agree to on the site as it is now.
 * @param chatDays how long a conversation is kept
 * @param isDrafted whether a language model may draft answers
 */
export function shownWords(chatDays: number, isDrafted: boolean): ShownWords[] {
  const ofNotice = isDrafted ? DRAFTED_CONSENT_VERSION : CONSENT_VERSION;
  return LANGUAGES.flatMap((language): ShownWords[] => {
    const ofForm = { version: ofNotice, language };
    const version = NEWSLETTER_CONSENT_VERSION;
    return [
      { ...ofForm, place: "consultation-notice", wording: consentWording("notice", language, ofNotice) },
      { ...ofForm, place: "consultation-newsletter", wording: consentWording("newsletter", language, ofNotice) },
      { place: "newsletter-signup", version, language, wording: newsletterConsentWording(language, version) },
      noticeWords(language, chatDays),
    ];
  });
}
