import type { Queryable } from "../../db/database.ts";
import type { Fact, Subscriber } from "../../db/facts.ts";
import type { AppointmentFact } from "../appointments/on-appointment.ts";
import { findHostName } from "../appointments/store.ts";
import { articlePath } from "../blog/article.ts";
import type { BlogFact } from "../blog/facts.ts";
import { findPost } from "../blog/store/post-store.ts";
import type { ChatFact } from "../chat/facts.ts";
import { leadOf } from "../chat/lead/lead-facts.ts";
import { findConversation } from "../chat/store/conversations.ts";
import { findFacts } from "../chat/store/leads.ts";
import type { ConsultationFact } from "../consultations/facts.ts";
import { answerColumns, type Consultation } from "../consultations/model.ts";
import { findConsultation } from "../consultations/store/requests.ts";
import type { NewsletterFact } from "../newsletter/model.ts";
import { findSubscription } from "../newsletter/store/subscriptions.ts";
import type { OutboxFact } from "../outbox/facts.ts";
import { findMail } from "../outbox/store.ts";
import type { PrivacyFact } from "../privacy/facts.ts";
import type { WebhookEvent } from "./model.ts";
import { deleteAbout } from "./store/deliveries.ts";
import { tell } from "./tell.ts";

/** What endpoints can be told of. */
type ToldFact = ConsultationFact | AppointmentFact | NewsletterFact | ChatFact | BlogFact | PrivacyFact | OutboxFact;

export interface TellingParts {
  webhooks: { wake(): void };
  /** Where the site is reached, no slash at the end. */
  siteUrl: string;
}

/**
 * Tells the endpoints of other programs what happens. Staff's notes, verdicts, next steps and where somebody came from stay
 * here, and so do transcripts and whoever asks about their personal information.
 */
export function webhooksOnFacts({ webhooks, siteUrl }: TellingParts): Subscriber<ToldFact> {
  const ofRequest = async (
    db: Queryable,
    type: WebhookEvent,
    { subject, at }: Pick<Fact, "at"> & { subject: number },
    more: Record<string, unknown>,
    given?: Consultation,
  ) => {
    const full = async () => {
      const request = given ?? (await findConsultation(db, subject));
      return request ? { request: toldOf(request) } : {};
    };
    const links = { url: `${siteUrl}/admin?consultation=${subject}`, api: `${siteUrl}/api/consultations/${subject}` };
    await tell(db, { type, at, subject: `request:${subject}`, data: { id: subject, ...links, ...more }, full });
  };

  const ofAppointment =
    (type: WebhookEvent) =>
    async (db: Queryable, { at, appointment }: AppointmentFact) => {
      const { id, consultationId, kind, startsAt, endsAt, staffId, state } = appointment;
      const full = async () => {
        const request = await findConsultation(db, consultationId);
        return { host: await findHostName(db, staffId), ...(request ? { request: toldOf(request) } : {}) };
      };
      const times = { start: startsAt.toISOString(), end: endsAt.toISOString() };
      const url = `${siteUrl}/admin?consultation=${consultationId}`;
      const data = { id, requestId: consultationId, kind, state, ...times, url };
      // Of the request, so that nobody hears of an appointment before the person who booked it.
      await tell(db, { type, at, subject: `request:${consultationId}`, data, full });
    };

  const ofReader = async (
    db: Queryable,
    type: WebhookEvent,
    { subject, at }: { subject: number; at: Date },
    more: Record<string, unknown>,
  ) => {
    const reader = await findSubscription(db, subject);
    const data = { id: subject, language: reader?.language, ...more };
    await tell(db, {
      type,
      at,
      subject: `subscription:${subject}`,
      data,
      full: async () => ({ email: reader?.address }),
    });
  };

  const ofChat = async (
    db: Queryable,
    type: WebhookEvent,
    { subject, at }: { subject: number; at: Date },
    { thin, full }: { thin?: Record<string, unknown>; full?: Record<string, unknown> } = {},
  ) => {
    const chat = await findConversation(db, subject);
    if (!chat) return;
    const { sessionId, language, leadId } = chat;
    const data = { id: subject, sessionId, language, url: `${siteUrl}/admin/chat/${subject}`, ...thin };
    const record = async () => ({ lead: leadOf(await findFacts(db, leadId)), ...full });
    await tell(db, { type, at, subject: `conversation:${subject}`, data, full: record });
  };

  const during: Subscriber<ToldFact>["during"] = {
    "consultation.accepted": (db, fact) => {
      const { leadScore, leadScorePercent, language, createdAt } = fact.consultation;
      const score = { grade: leadScore.split(" ")[0], label: leadScore, percent: leadScorePercent };
      return ofRequest(db, "request.received", fact, { score, language, createdAt }, fact.consultation);
    },
    "consultation.stage": (db, fact) => ofRequest(db, "request.stage-changed", fact, fact.detail),
    "consultation.contacted": (db, fact) => ofRequest(db, "request.contacted", fact, fact.detail),
    "appointment.booked": ofAppointment("appointment.booked"),
    "appointment.moved": ofAppointment("appointment.moved"),
    "appointment.cancelled": ofAppointment("appointment.cancelled"),
    "appointment.outcome": async (db, fact) => {
      const { outcome } = fact.appointment;
      if (outcome === "held" || outcome === "missed") await ofAppointment(`appointment.${outcome}`)(db, fact);
    },
    "newsletter.confirmed": async (db, fact) => {
      if (!fact.isReader) await ofReader(db, "newsletter.confirmed", fact, {});
    },
    "newsletter.ended": (db, fact) => ofReader(db, "newsletter.left", fact, { how: fact.how }),
    "chat.lead": (db, fact) => ofChat(db, "chat.lead", fact, { thin: { fields: fact.fields } }),
    "chat.hand-over": (db, fact) => ofChat(db, "chat.hand-over", fact),
    "chat.staff-wrote": (db, fact) => {
      const { messageId, staffName, text } = fact;
      return ofChat(db, "chat.staff-wrote", fact, { thin: { messageId, staffName }, full: { text } });
    },
    "chat.ended": (db, fact) => ofChat(db, "chat.ended", fact, { thin: { messages: fact.messages } }),
    "blog.published": async (db, { subject, at }) => {
      const id = Number(subject);
      const post = await findPost(db, id);
      if (!post) return;
      const { language, slug, title, excerpt, publishedAt } = post;
      const url = siteUrl + articlePath({ language, slug });
      const data = { id, language, slug, title, excerpt, publishedAt: publishedAt?.toISOString(), url };
      await tell(db, { type: "post.published", at, subject: `post:${id}`, data });
    },
    "privacy.request": (db, { subject, at, detail: { kind } }) => {
      const data = { id: subject, kind, url: `${siteUrl}/admin/privacy` };
      return tell(db, { type: "privacy.requested", at, subject: `privacy-request:${subject}`, data });
    },
    "mail.given-up": async (db, { subject, at }) => {
      const mail = await findMail(db, subject);
      if (!mail) return;
      const { template, attempts, recipient } = mail;
      const data = { id: subject, template, attempts, url: `${siteUrl}/admin/outbox` };
      await tell(db, {
        type: "mail.given-up",
        at,
        subject: `mail:${subject}`,
        data,
        full: async () => ({ recipient }),
      });
    },
    "chat.erase": (db, { subject }) => deleteAbout(db, [`conversation:${subject}`]),
    "chat.forgotten": (db, { ids }) =>
      deleteAbout(
        db,
        ids.map((id) => `conversation:${id}`),
      ),
  };
  const wake = () => webhooks.wake();
  return { during, after: Object.fromEntries(Object.keys(during).map((kind) => [kind, wake])) };
}

/** What is told of a request: what was answered, the score and where it stands. */
function toldOf(request: Consultation): Record<string, unknown> {
  const answers = [...answerColumns(true), ...answerColumns(false)].map((field) => [field, request[field]]);
  const { createdAt, language, leadScore, leadScorePercent, stage, contacted } = request;
  return { ...Object.fromEntries(answers), createdAt, language, leadScore, leadScorePercent, stage, contacted };
}
