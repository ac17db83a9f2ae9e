import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Logger } from "pino";
import type { Database, Queryable } from "../db/database.ts";
import { createFacts } from "../db/facts.ts";
import { createWriteCheck } from "../db/write-check.ts";
import { createDelivery } from "../emails/delivery.ts";
import { fileTransport, smtpTransport } from "../emails/transport.ts";
import { assembleAppointments } from "../features/appointments/assemble.ts";
import { linkMailFollower, linkMails } from "../features/appointments/link-mails.ts";
import { appointmentFollower, appointmentMails } from "../features/appointments/on-appointment.ts";
import type { AnswerProvider } from "../features/assistant/answer-provider.ts";
import { createAuditReading } from "../features/audit/service.ts";
import { auditLog } from "../features/audit/subscriber.ts";
import { assembleBlogReading, assemblePosts } from "../features/blog/assemble.ts";
import { seedSamples } from "../features/blog/samples/seed-samples.ts";
import { assembleCalendars } from "../features/calendars/assemble.ts";
import { calendarMails } from "../features/calendars/on-calendar.ts";
import { assembleChat } from "../features/chat/assemble.ts";
import type { ChatEvents } from "../features/chat/model.ts";
import { createStaffAnswers } from "../features/chat/staff-answers-service.ts";
import { summaryFollower } from "../features/chat/summaries/summary-mail.ts";
import { createConsentLedger } from "../features/consent-ledger/desk-service.ts";
import { consentsOfChats } from "../features/consent-ledger/on-chat.ts";
import { consentsOfNewsletter } from "../features/consent-ledger/on-newsletter.ts";
import { consentsOfPrivacy } from "../features/consent-ledger/on-privacy.ts";
import { keepShownWords } from "../features/consent-ledger/service.ts";
import { createFollowUps } from "../features/consultations/follow-up-service.ts";
import type { ConsultationEvent } from "../features/consultations/live-events.ts";
import { createConsultations } from "../features/consultations/service.ts";
import { createIdempotency } from "../features/idempotency/service.ts";
import { createKnowledgeBaseFiles } from "../features/knowledge-base/service.ts";
import { createLetters, letterFollower, seedLetterTemplates } from "../features/letters/service.ts";
import { forgetOldMails } from "../features/mail-limits/mail-limits.ts";
import { assembleMedia } from "../features/media/assemble.ts";
import { assembleNewsletter } from "../features/newsletter/assemble.ts";
import { newsletterOnPublication } from "../features/newsletter/on-blog.ts";
import { assembleOutbox } from "../features/outbox/assemble.ts";
import { createKeptWeeks } from "../features/overview/kept-weeks.ts";
import { createIntake } from "../features/people/intake-service.ts";
import { timelineOfChats } from "../features/people/on-chat.ts";
import { timelineOfNewsletter } from "../features/people/on-newsletter.ts";
import { timelineOfMails } from "../features/people/on-outbox.ts";
import { timelineOfPrivacy } from "../features/people/on-privacy.ts";
import { createPeople } from "../features/people/service.ts";
import { assemblePrivacy } from "../features/privacy/assemble.ts";
import { outcomeFollower } from "../features/privacy/requests/mail-outcome.ts";
import { createScoring } from "../features/scoring/service.ts";
import { accountMails } from "../features/staff/account-mails.ts";
import { assembleStaff } from "../features/staff/assemble.ts";
import type { PasswordRules } from "../features/staff/parts.ts";
import { createVisitCounts } from "../features/visits/visit-counts.ts";
import { type Clock, systemClock } from "../lib/clock.ts";
import { createEventStreams } from "../lib/http/event-streams.ts";
import { createLiveEvents } from "../lib/live-events.ts";
import { createChatAnswers } from "./api/chat-answers.ts";
import { authSecret } from "./auth/auth-secret.ts";
import { refuseMisplaced } from "./data/explain-start.ts";
import { openServedDatabase, sqliteFileOf } from "./data/open-database.ts";
import { upgrade } from "./data/upgrade.ts";
import type { Env } from "./env.ts";
import {
  createAppointmentTraffic,
  createChatTraffic,
  createNewsletterTraffic,
  createPrivacyTraffic,
  createProgressTraffic,
  createSubmissionTraffic,
} from "./http/rate-limits.ts";
import { createJobs, type DailyJob } from "./jobs/jobs.ts";
import { staffDigestJob } from "./jobs/staff-digest.ts";
import { createNotifyChannel, notifyThrough } from "./pages/notify-channel.ts";
import { type Purge, purgePages } from "./pages/purge-pages.ts";
import { shownWords } from "./pages/shown-words.ts";
import { siteUrlOf } from "./site-address.ts";

/** What the services are given besides their configuration. */
export interface ServicesOptions {
  purge: Purge;
  clock?: Clock;
  /** Who answers in the chat, in place of the configured providers. */
  answer?: AnswerProvider["answer"];
  /** How the passwords of staff are judged and kept, in place of scrypt. */
  passwords?: PasswordRules;
}

/** Everything the API, the pages and the jobs work with: made once, here, and handed to them. */
export type Services = ReturnType<typeof assembleServices>;

/** Work behind the requests. */
interface Worker {
  start?(): void;
  stop(): Promise<void>;
}

/** Opens and migrates the database, gives an empty one its sample posts, then puts the features together. */
export async function createServices(env: Env, log: Logger, options: ServicesOptions): Promise<Services> {
  refuseMisplaced(env);
  const database = await openServedDatabase(env, (error) =>
    log.error({ err: error }, "an idle database connection was lost"),
  );
  try {
    const file = env.DATABASE_URL ? undefined : sqliteFileOf(env);
    await upgrade(database, file, (facts, message) => log.info(facts, message));
    const samples = async () => (await import("../features/blog/samples.ts")).sampleFiles();
    await seedSamples(database, options.clock ?? systemClock, samples);
    await seedLetterTemplates(database, options.clock ?? systemClock);
    await keepShownWords(database.kysely, shownWords(env.CHAT_RETENTION_DAYS), (options.clock ?? systemClock)());
    const services = assembleServices(database, env, log, options);
    await services.privacy.eraseAgain();
    return services;
  } catch (error) {
    // What closing it may say as well is of no use beside the cause.
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** The bare address of `Nordet <bonjour@nordet.example>`. */
const addressOf = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender.trim();

/** A daily job of the small hours. */
const nightly = (name: string, run: (db: Queryable, now: Date) => Promise<unknown>): DailyJob => ({
  name,
  hour: 3,
  run: async (db, _day, now) => void (await run(db, now)),
});

/** Puts the features together over a migrated database. */
export function assembleServices(database: Database, env: Env, log: Logger, options: ServicesOptions) {
  const { purge, passwords, clock = systemClock } = options;
  const logError = (message: string) => (error: unknown) => log.error({ err: error }, message);
  const secret = authSecret(env);
  const siteUrl = siteUrlOf(env);
  const facts = createFacts(database, [
    auditLog,
    timelineOfNewsletter,
    consentsOfNewsletter,
    consentsOfChats,
    timelineOfChats,
    timelineOfMails,
    timelineOfPrivacy,
    consentsOfPrivacy,
    accountMails({ outbox: () => outbox, siteUrl }),
    appointmentMails({
      outbox: () => outbox,
      secret,
      siteUrl,
      staffMail: env.STAFF_MAIL,
      senderMail: addressOf(env.MAIL_FROM),
    }),
    linkMails({ outbox: () => outbox, clock, secret, siteUrl }),
    calendarMails({ outbox: () => outbox, siteUrl }),
    newsletterOnPublication(() => newsletter),
    purgePages(purge),
  ]);
  const send = env.SMTP_URL
    ? smtpTransport(env.SMTP_URL, env.MAIL_FROM, undefined, {
        setting: env.SMTP_TLS,
        onWithoutTls: (message) => log.error(message),
      })
    : fileTransport(path.join(env.DATA_DIR, "mail"), env.MAIL_FROM);
  const outbox = assembleOutbox({
    database,
    clock,
    facts,
    messageIdDomain: new URL(siteUrl).hostname,
    deliver: createDelivery(send, siteUrl),
    onUndelivered: (message, status) => log.warn({ ...message, status }, "a mail was not delivered"),
    onError: (error, messageId) => log.error({ err: error, messageId }, "the outbox failed"),
  });
  const idempotency = createIdempotency(database.kysely, clock);
  const newsletter = assembleNewsletter({
    database,
    clock,
    facts,
    outbox,
    siteUrl,
    mailsPerMinute: env.NEWSLETTER_MAILS_PER_MINUTE,
    onError: logError("sending the newsletter failed"),
  });
  outbox.follow(["appointment", "staff-appointment"], appointmentFollower);
  outbox.follow(["appointment-link"], linkMailFollower({ database, clock }));
  for (const { templates, follower } of newsletter.follows) outbox.follow(templates, follower);
  const scoring = createScoring({ database, clock });
  const visits = createVisitCounts({
    database,
    clock,
    onError: logError("writing down what was counted failed"),
  });
  const liveEvents = <Event>(channel: string) =>
    createLiveEvents<Event>((receive, gap) =>
      createNotifyChannel({
        connectionString: env.DATABASE_URL,
        channel,
        receive,
        gap,
        notify: notifyThrough(database),
        log,
      }),
    );
  const consultationEvents = liveEvents<ConsultationEvent>("nordet_consultations");
  const consultations = createConsultations({
    database,
    clock,
    idempotency,
    outbox,
    newsletter,
    staffMail: env.STAFF_MAIL,
    rubric: scoring.published,
    countSent: visits.countForm,
    events: consultationEvents,
  });
  const followUps = createFollowUps({ database, clock, outbox, events: consultationEvents, siteUrl });
  const letters = createLetters({
    database,
    clock,
    outbox,
    consultations,
    events: consultationEvents,
    staffMail: env.STAFF_MAIL,
  });
  outbox.follow(["letter"], letterFollower);
  const submissionTraffic = createSubmissionTraffic(database, secret);
  const newsletterTraffic = createNewsletterTraffic(database, secret);
  const staff = assembleStaff({
    database,
    facts,
    outbox,
    secret,
    siteUrl,
    clock,
    log,
    ...(passwords ? { passwords } : {}),
  });
  const audit = createAuditReading({ database });
  const blog = assembleBlogReading({ database });
  const knowledgeBase = createKnowledgeBaseFiles({ siteUrl, clock });
  const posts = assemblePosts({
    database,
    clock,
    newId: randomUUID,
    facts,
    wasMailed: newsletter.wasMailed,
    onBlocked: (post, obstacles) => log.warn({ post, obstacles }, "a post that is due cannot be published"),
    onError: logError("publishing what is due failed"),
  });
  const media = assembleMedia({
    database,
    facts,
    clock,
    folder: path.join(env.DATA_DIR, "media"),
    imagesInUse: posts.imagesInUse,
  });
  const chatEvents: ChatEvents = liveEvents("nordet_chat");
  const staffAnswers = createStaffAnswers({ database, facts, clock });
  const chatAnswers = createChatAnswers({
    blog,
    staffAnswers,
    env,
    clock,
    log,
  });
  outbox.follow(["staff-chat-summary"], summaryFollower);
  const chat = assembleChat({
    database,
    facts,
    clock,
    events: chatEvents,
    answer: options.answer ?? chatAnswers.answer,
    outbox,
    staffMail: env.STAFF_MAIL,
    keptDays: env.CHAT_RETENTION_DAYS,
    onError: (error, work) => log.error({ err: error }, `${work} failed`),
    onErased: (counts) => log.info(counts, "old conversations were erased"),
  });
  const people = createPeople({ database, clock });
  const intake = createIntake({
    database,
    onError: logError("taking records in as people failed"),
  });
  const privacy = assemblePrivacy({
    database,
    clock,
    facts,
    outbox,
    siteUrl,
    secret,
    dataFolder: env.DATA_DIR,
    mailFolder: path.join(env.DATA_DIR, "mail"),
    chatDays: env.CHAT_RETENTION_DAYS,
    onChatsErased: async (ids) => {
      for (const id of ids) await chatEvents.publish(id, { type: "erased" });
    },
    onErasedAgain: ({ id, records, knowsKeys }) => {
      const known = knowsKeys ? "" : "; AUTH_SECRET is another: only what has the same numbers was found";
      log.warn({ erasure: id, records }, `an erasure that a backup had undone was made again${known}`);
    },
  });
  outbox.follow(["privacy-answer"], outcomeFollower);
  const consentLedger = createConsentLedger({ database, clock });
  const jobs = createJobs({
    database,
    clock,
    jobs: [
      staffDigestJob(outbox, env.STAFF_MAIL),
      // First: it reports how much the others that follow will forget.
      { name: "retention", hour: 3, run: privacy.forgetOver },
      nightly("forget-repeated-requests", idempotency.forgetExpired),
      nightly("forget-bulk-changes", followUps.forgetOver),
      nightly("forget-old-mails", forgetOldMails),
      nightly("forget-delivered", outbox.forgetDelivered),
      ...newsletter.jobs,
      ...posts.jobs,
      // After the bin, whose posts name images until they are gone.
      ...media.jobs,
      nightly("forget-old-chats", (db, now) => chat.forgetOld(db, now, env.CHAT_RETENTION_DAYS)),
      ...staff.jobs,
    ],
    onError: (error, job) => log.error({ err: error, job }, "a daily job failed"),
    onLeap: (lastDay, today) =>
      log.error(
        { lastDay, today },
        "the clock says that no daily job has run for a month: they wait for a day, so that nothing is forgotten by a wrong clock",
      ),
    afterRun: () => {
      outbox.wake();
      database.scrub().catch(logError("emptying the log failed"));
    },
  });
  const keptWeeks = createKeptWeeks({
    database,
    clock,
    onError: logError("counting the weeks of the overview failed"),
  });
  const calendars = assembleCalendars({
    database,
    clock,
    facts,
    secret,
    siteUrl,
    onError: logError("reading calendars failed"),
  });
  /** What gives work to others, and is ended before them. */
  const producers: Worker[] = [newsletter, jobs, posts, chat, calendars.timer];
  const consumers: Worker[] = [outbox, intake, keptWeeks];
  return {
    env,
    log,
    clock,
    database,
    facts,
    writeCheck: createWriteCheck(database, clock),
    staff,
    audit,
    outbox,
    idempotency,
    consultations,
    people,
    consultationEvents,
    followUps,
    letters,
    submissionTraffic,
    blog,
    keptWeeks,
    scoring,
    visits,
    progressTraffic: createProgressTraffic(secret),
    newsletter,
    newsletterTraffic,
    knowledgeBase,
    media,
    posts,
    chatEvents,
    chat,
    chatAnswers,
    privacy,
    consentLedger,
    privacyTraffic: createPrivacyTraffic(database, secret),
    appointments: assembleAppointments({
      database,
      clock,
      facts,
      secret,
      siteUrl,
      senderMail: addressOf(env.MAIL_FROM),
    }),
    calendars,
    appointmentTraffic: createAppointmentTraffic(database, secret),
    chatTraffic: createChatTraffic(database, secret),
    staffAnswers,
    eventStreams: createEventStreams(),
    purge,
    /** Begins the work behind the requests: delivers mails, runs the daily jobs. */
    start() {
      for (const worker of [...consumers, ...producers]) worker.start?.();
    },
    /** Ends that work, then lets go of the database. */
    async close() {
      for (const workers of [producers, consumers]) await Promise.all(workers.map((worker) => worker.stop()));
      await visits.stop();
      await Promise.all([chatEvents.close(), consultationEvents.close()]);
      await database.close();
    },
  };
}
