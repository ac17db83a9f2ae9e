import { randomUUID } from "node:crypto";
import { resolveTxt } from "node:dns/promises";
import path from "node:path";
import type { Logger } from "pino";
import { type DailyJob, nightly } from "../db/daily-job.ts";
import type { Database } from "../db/database.ts";
import { createFacts, type Subscriber } from "../db/facts.ts";
import { createWriteCheck } from "../db/storage-failure.ts";
import { askMailServer, createDelivery, fileTransport, smtpTransport } from "../emails/transport.ts";
import { assembleAppointments } from "../features/appointments/assemble.ts";
import { keepOffers } from "../features/appointments/parts.ts";
import type { AnswerProvider } from "../features/assistant/answer-provider.ts";
import { auditLog } from "../features/audit/store.ts";
import { assembleBlogReading, assemblePosts } from "../features/blog/assemble.ts";
import { assembleCalendars } from "../features/calendars/assemble.ts";
import { assembleChat, assembleFaq } from "../features/chat/assemble.ts";
import type { ChatEvent } from "../features/chat/model.ts";
import { CLAIMS_TAG, claimsOnFacts, createClaims } from "../features/claims/claims.ts";
import { COMPANY_TAG, createCompany } from "../features/company/company.ts";
import { ledgerSubscribers } from "../features/consent-ledger/subscribers.ts";
import { assembleConsultations, type ConsultationEvent } from "../features/consultations/assemble.ts";
import { lookAtGoingLive } from "../features/going-live/going-live.ts";
import { createIdempotency } from "../features/idempotency/idempotency.ts";
import { createKnowledgeBaseFiles } from "../features/knowledge-base/service.ts";
import { createLetters, letterFollower } from "../features/letters/service.ts";
import { forgetOldMails } from "../features/mail-limits/mail-limits.ts";
import { assembleMedia } from "../features/media/assemble.ts";
import { assembleNewsletter } from "../features/newsletter/assemble.ts";
import { assembleOutbox } from "../features/outbox/assemble.ts";
import type { FollowedMails } from "../features/outbox/parts.ts";
import { createKeptWeeks } from "../features/overview/kept-weeks.ts";
import { readOwnFigures } from "../features/overview/read-overview.ts";
import { createUptime } from "../features/overview/uptime.ts";
import { assemblePeople } from "../features/people/assemble.ts";
import { createIntake } from "../features/people/matching/take-in-records.ts";
import { timelineSubscribers } from "../features/people/subscribers.ts";
import { assemblePrivacy } from "../features/privacy/assemble.ts";
import { createScoring } from "../features/scoring/service.ts";
import { listMembers } from "../features/staff/accounts.ts";
import { assembleStaff } from "../features/staff/assemble.ts";
import type { PasswordRules } from "../features/staff/parts.ts";
import { countSentForms, createVisitCounts } from "../features/visits/visit-counts.ts";
import { assembleWebhooks } from "../features/webhooks/assemble.ts";
import { type Clock, systemClock } from "../lib/clock.ts";
import { learnDemonstration } from "../lib/company/demonstration.ts";
import { createEventStreams } from "../lib/http/event-streams.ts";
import { EVERYWHERE, isPublicSite } from "../lib/http/private-address.ts";
import { createChatAnswers } from "./api/chat-answers.ts";
import { authSecret } from "./auth/auth-secret.ts";
import { type Env, siteUrlOf } from "./env.ts";
import { createTrafficLimits } from "./http/rate-limits.ts";
import { createJobs, logJobs } from "./jobs/jobs.ts";
import { staffDigestJob } from "./jobs/staff-digest.ts";
import { sharedLiveEvents } from "./pages/notify-channel.ts";
import { NEXT_TIME_TAG } from "./pages/page-rules.ts";
import { type Purge, purgePages } from "./pages/purge-pages.ts";

/** Options of the services besides their configuration. */
export interface ServicesOptions {
  purge: Purge;
  /** Returns the maximum age of in-memory copies of data that another process may change, in ms. */
  keptFor?: () => number;
  clock?: Clock;
  /** Replaces the configured chat providers. */
  answer?: AnswerProvider["answer"];
  /** Password hashing and strength rules, instead of scrypt. */
  passwords?: PasswordRules;
}

/** Everything that the API, the pages and the jobs work with; {@link assembleServices} creates it once. */
export type Services = ReturnType<typeof assembleServices>;

/** A feature's event subscribers, nightly jobs, and followers of its outgoing emails, besides its use cases. */
interface Feature {
  subscribers?: readonly Subscriber<never>[];
  jobs?: readonly DailyJob[];
  follows?: readonly FollowedMails[];
}

interface Worker {
  start?(): void;
  stop(): Promise<void>;
}

/** Returns the bare email address in `Nordet <bonjour@nordet.example>`. */
const addressOf = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender.trim();

/** Returns the transport to the configured mail server, or to `.eml` files without one. */
const mailTransport = (env: Env, folder: string, log: Logger) =>
  env.SMTP_URL
    ? smtpTransport(env.SMTP_URL, env.MAIL_FROM, undefined, {
        setting: env.SMTP_TLS,
        onWithoutTls: (message) => log.error(message),
      })
    : fileTransport(folder, env.MAIL_FROM);

/** Assembles the features over a migrated database. */
export function assembleServices(database: Database, env: Env, log: Logger, options: ServicesOptions) {
  const { purge, passwords, clock = systemClock } = options;
  learnDemonstration(env.DEMONSTRATION !== "off");
  const logError = (message: string) => (error: unknown) => log.error({ err: error }, message);
  const onScrubFailed = (error: unknown) =>
    log.warn({ err: error }, "erased data remains in the database's files; the next daily job tries again");
  const mailFolder = path.join(env.DATA_DIR, "mail");
  /** Dependencies that most features share. */
  const common = {
    database,
    clock,
    secret: authSecret(env),
    siteUrl: siteUrlOf(env),
    staffMail: env.STAFF_MAIL,
    senderMail: addressOf(env.MAIL_FROM),
  };
  const { secret, siteUrl } = common;
  const facts = createFacts(database);
  const outbox = assembleOutbox({
    ...common,
    facts,
    messageIdDomain: new URL(siteUrl).hostname,
    deliver: createDelivery(mailTransport(env, mailFolder, log), siteUrl, clock),
    onUndelivered: (message, status) => log.warn({ ...message, status }, "a mail was not delivered"),
    onError: (error, messageId) => log.error({ err: error, messageId }, "the outbox failed"),
  });
  const base = { ...common, facts, outbox };
  const liveEvents = sharedLiveEvents(database, { connectionString: env.DATABASE_URL, log });
  const chatEvents = liveEvents<ChatEvent>("nordet_chat");
  const consultationEvents = liveEvents<ConsultationEvent>("nordet_consultations");

  const claims = createClaims({
    ...base,
    onLapse: () => purge([CLAIMS_TAG]).catch(logError("dropping the pages of a lapsed claim failed")),
  });
  const company = createCompany({ ...base, onPublished: () => purge([COMPANY_TAG]) });
  const webhooks = assembleWebhooks({
    ...base,
    privatePlaces: env.WEBHOOK_PRIVATE_NETWORKS ? EVERYWHERE : env.OUTGOING_PRIVATE,
    onError: (error, delivery) => log.error({ err: error, delivery }, "delivering a webhook failed"),
  });

  const traffic = createTrafficLimits(database, secret);
  const idempotency = createIdempotency(database.kysely, clock);
  const scoring = createScoring(base);
  const visits = createVisitCounts({ ...base, onError: logError("writing down what was counted failed") });
  const newsletter = assembleNewsletter({
    ...base,
    mailsPerMinute: env.NEWSLETTER_MAILS_PER_MINUTE,
    onError: logError("sending the newsletter failed"),
  });
  const appointments = assembleAppointments({ ...base, offers: keepOffers(clock, options.keptFor) });
  const { bookingUrl } = appointments;
  const consultations = assembleConsultations({
    ...base,
    idempotency,
    rubric: scoring.published,
    bookingUrl,
    times: appointments,
    events: consultationEvents,
  });
  const staff = assembleStaff({ ...base, log, ...(passwords ? { passwords } : {}) });
  const blog = assembleBlogReading(base);
  const posts = assemblePosts({
    ...base,
    newId: randomUUID,
    wasMailed: newsletter.wasMailed,
    onBlocked: (post, obstacles) => log.warn({ post, obstacles }, "a post that is due cannot be published"),
    onError: logError("publishing what is due failed"),
  });
  const media = assembleMedia({
    ...base,
    folder: path.join(env.DATA_DIR, "media"),
    imagesInUse: posts.imagesInUse,
  });
  const staffAnswers = assembleFaq(base);
  const chatAnswers = createChatAnswers({ blog, appointments, staffAnswers, env, clock, log });
  const letters = createLetters({
    ...base,
    consultations,
    bookingUrl,
    answersTo: chatAnswers.letterAnswers,
    modelAnswer: chatAnswers.modelAnswer,
    isModelOn: env.DRAFT_LLM,
  });
  const chat = assembleChat({
    ...base,
    events: chatEvents,
    answer: options.answer ?? chatAnswers.answer,
    prepareAnswers: options.answer ? async () => undefined : chatAnswers.prepare,
    chatRetentionDays: env.CHAT_RETENTION_DAYS,
    onError: (error, work) => log.error({ err: error }, `${work} failed`),
    onErased: (counts) => log.info(counts, "old conversations were erased"),
  });
  const intake = createIntake({ ...base, onError: logError("taking records in as people failed") });
  const privacy = assemblePrivacy({
    ...base,
    dataFolder: env.DATA_DIR,
    mailFolder,
    chatRetentionDays: env.CHAT_RETENTION_DAYS,
    onErased: async ({ chats, requests }) => {
      for (const id of chats) await chatEvents.publish(id, { type: "erased" });
      for (const id of requests) await consultationEvents.publish(id, { type: "changed" });
      // The times of their calls can be booked again.
      if (requests.length > 0) await purge([NEXT_TIME_TAG]);
    },
    onScrubFailed,
    onErasedAgain: ({ id, records, knowsKeys }) => {
      const known = knowsKeys ? "" : "; AUTH_SECRET is another: only what has the same numbers was found";
      log.warn({ erasure: id, records }, `an erasure that a backup had undone was made again${known}`);
    },
  });
  const uptime = createUptime({ ...base, onError: logError("counting the minutes of the day failed") });
  const keptWeeks = createKeptWeeks({ ...base, onError: logError("counting the weeks of the overview failed") });

  const calendars = assembleCalendars({
    ...base,
    privatePlaces: env.OUTGOING_PRIVATE,
    onError: logError("reading calendars failed"),
  });

  /**
   * In the order in which their event subscribers and nightly jobs run. Retention comes first, because it reports how
   * much the others will delete. Images come after posts, because posts in the bin refer to them until deleted. Page
   * purges come last.
   */
  const features: Feature[] = [
    { subscribers: [auditLog, ...ledgerSubscribers, ...timelineSubscribers] },
    privacy,
    idempotency,
    consultations,
    { jobs: [nightly("forget-old-mails", forgetOldMails)] },
    outbox,
    { subscribers: [countSentForms(visits.countForm)] },
    newsletter,
    posts,
    media,
    chat,
    staff,
    appointments,
    calendars,
    webhooks,
    claims,
    { subscribers: [claimsOnFacts(claims)] },
    { follows: [{ templates: ["letter"], follower: letterFollower }] },
    { subscribers: [purgePages(purge)] },
  ];
  facts.subscribe(features.flatMap(({ subscribers = [] }) => subscribers));
  for (const { templates, follower } of features.flatMap(({ follows = [] }) => follows)) {
    outbox.follow(templates, follower);
  }
  const jobs = createJobs({
    database,
    clock,
    jobs: [staffDigestJob(outbox, env.STAFF_MAIL), ...features.flatMap(({ jobs = [] }) => jobs)],
    ...logJobs(log),
    afterRun: () => {
      outbox.wake();
      claims.afterJobs();
      database.scrub().catch(onScrubFailed);
    },
  });
  /** Workers that create work for the consumers, so they stop first. */
  const producers: Worker[] = [newsletter, jobs, posts, calendars.timer];
  const consumers: Worker[] = [outbox, webhooks, chat, intake, keptWeeks, uptime];
  return {
    env,
    log,
    clock,
    siteUrl,
    database,
    facts,
    apiKeys: { ...base, admit: traffic.keyTraffic.admit },
    writeCheck: createWriteCheck(database, clock),
    staff,
    outbox,
    idempotency,
    consultations,
    people: assemblePeople(base),
    consultationEvents,
    letters,
    blog,
    keptWeeks,
    ownFigures: () => readOwnFigures({ clock, keptWeeks, uptime }),
    scoring,
    visits,
    ...traffic,
    newsletter,
    knowledgeBase: createKnowledgeBaseFiles(base),
    media,
    posts,
    chatEvents,
    chat,
    chatAnswers,
    privacy,
    appointments,
    calendars,
    claims,
    company,
    goingLive: () =>
      lookAtGoingLive({
        database,
        dataFolder: env.DATA_DIR,
        hasAddress: isPublicSite(siteUrl),
        senderMail: common.senderMail,
        askMailServer: env.SMTP_URL ? () => askMailServer(env.SMTP_URL!) : undefined,
        resolveTxt,
        claims,
        members: () => listMembers(staff),
        freeTimes: async () => (await appointments.timesAhead("fr")).times.length,
      }),
    staffAnswers,
    webhooks,
    eventStreams: createEventStreams(),
    purge,
    /** Starts the background work: delivers emails, runs the daily jobs. */
    start() {
      for (const worker of [...consumers, ...producers]) worker.start?.();
    },
    /** Stops the background work, then closes the database. */
    async close() {
      for (const workers of [producers, consumers]) await Promise.all(workers.map((worker) => worker.stop()));
      await visits.stop();
      await Promise.all([chatEvents.close(), consultationEvents.close()]);
      await database.close();
    },
  };
}
