import type { Logger } from "pino";
import { seedSamples, withdrawSamples } from "../../features/blog/samples/seed-samples.ts";
import { noticeWords } from "../../features/chat/take-message.ts";
import type { ShownWords } from "../../features/consent-ledger/model.ts";
import { keepShownWords } from "../../features/consent-ledger/service.ts";
import { CONSENT_VERSION, DRAFTED_CONSENT_VERSION } from "../../features/consultations/form-constants.ts";
import { consentWording } from "../../features/consultations/send-request.ts";
import { seedLetterTemplates } from "../../features/letters/service.ts";
import { NEWSLETTER_CONSENT_VERSION } from "../../features/newsletter/model.ts";
import { newsletterConsentWording } from "../../features/newsletter/subscriptions.ts";
import { systemClock } from "../../lib/clock.ts";
import { LANGUAGES } from "../../lib/language.ts";
import type { Env } from "../env.ts";
import { assembleServices, type Services, type ServicesOptions } from "../services.ts";
import { refuseMisplaced } from "./explain-start.ts";
import { openServedDatabase, sqliteFileOf } from "./open-database.ts";
import { upgrade } from "./upgrade.ts";

/** Opens and migrates the database, adds sample posts to an empty one, then assembles the features. */
export async function openServices(env: Env, log: Logger, options: ServicesOptions): Promise<Services> {
  const { clock = systemClock } = options;
  refuseMisplaced(env);
  const database = await openServedDatabase(env, (error) =>
    log.error({ err: error }, "an idle database connection was lost"),
  );
  try {
    const file = env.DATABASE_URL ? undefined : sqliteFileOf(env);
    await upgrade(database, file, (facts, message) => log.info(facts, message));
    const samples = async () => (await import("../../features/blog/samples.ts")).sampleFiles();
    await seedSamples(database, clock, samples);
    if (env.DEMONSTRATION === "off") await withdrawSamples(database, clock);
    await seedLetterTemplates(database, clock);
    await keepShownWords(database.kysely, shownWords(env.CHAT_RETENTION_DAYS, env.DRAFT_LLM), clock());
    const services = assembleServices(database, env, log, options);
    await services.privacy.eraseAgain();
    await services.claims.read();
    return services;
  } catch (error) {
    // If closing fails too, that error must not hide this one.
    await database.close().catch(() => undefined);
    throw error;
  }
}

/**
 * Returns every wording that visitors consent to on the site as it is now, for the consent ledger.
 * @param chatRetentionDays how long a conversation is kept, in days
 * @param isDrafted whether a language model may draft replies
 */
export function shownWords(chatRetentionDays: number, isDrafted: boolean): ShownWords[] {
  const ofNotice = isDrafted ? DRAFTED_CONSENT_VERSION : CONSENT_VERSION;
  return LANGUAGES.flatMap((language): ShownWords[] => {
    const ofForm = { version: ofNotice, language };
    const version = NEWSLETTER_CONSENT_VERSION;
    return [
      { ...ofForm, place: "consultation-notice", wording: consentWording("notice", language, ofNotice) },
      { ...ofForm, place: "consultation-newsletter", wording: consentWording("newsletter", language, ofNotice) },
      { place: "newsletter-signup", version, language, wording: newsletterConsentWording(language, version) },
      noticeWords(language, chatRetentionDays),
    ];
  });
}
