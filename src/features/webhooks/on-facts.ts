import { randomUUID } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import type { Fact, Subscriber } from "../../db/facts.ts";
import { company } from "../../lib/company/company.ts";
import { DEFAULT_LANGUAGE } from "../../lib/language.ts";
import type { AppointmentFact } from "../appointments/on-appointment.ts";
import { findHostName } from "../appointments/store.ts";
import { articlePath } from "../blog/article.ts";
import type { BlogFact } from "../blog/facts.ts";
import { findPost } from "../blog/store/post-store.ts";
import { leadOf } from "../chat/lead-facts.ts";
import type { ChatFact } from "../chat/parts.ts";
import { findConversation } from "../chat/store/conversations.ts";
import { findFacts } from "../chat/store/leads.ts";
import type { Consultation } from "../consultations/model.ts";
import type { ConsultationFact } from "../consultations/parts.ts";
import { findConsultation } from "../consultations/store/requests.ts";
import type { NewsletterFact } from "../newsletter/model.ts";
import { findSubscription } from "../newsletter/subscriptions-store.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { OutboxFact } from "../outbox/parts.ts";
import { findMail } from "../outbox/store.ts";
import type { PrivacyFact } from "../privacy/parts.ts";
import { deleteAbout, insertDelivery } from "./deliveries-store.ts";
import { findEndpoint, findOwner, listSubscribed } from "./endpoints-store.ts";
import { type FullData, type ThinData, type ToldRequest, toldRequestSchema } from "./events.ts";
import type { WebhookEvent } from "./model.ts";
import type { WebhookFact } from "./parts.ts";

type AppointmentEvent = Extract<WebhookEvent, `appointment.${string}`>;

type ToldFact = ConsultationFact | AppointmentFact | NewsletterFact | ChatFact | BlogFact | PrivacyFact | OutboxFact;

interface TellingParts {
  webhooks: { wake(): void };
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
}

/**
 * Converts facts to events for endpoints. Staff notes, verdicts, next steps, requests' origins, transcripts and the
 * senders of privacy requests are never included.
 */
export function webhooksOnFacts({ webhooks, siteUrl }: TellingParts): Subscriber<ToldFact> {
  /** Returns the fields shared by all events about a consultation request. */
  const ofRequest = ({ subject, at }: Pick<Fact, "at"> & { subject: number }) => ({
    at,
    subject: `request:${subject}`,
    links: {
      id: subject,
      url: `${siteUrl}/admin?consultation=${subject}`,
      api: `${siteUrl}/api/consultations/${subject}`,
    },
  });

  const ofAppointment =
    (type: AppointmentEvent) =>
    async (db: Queryable, { at, appointment }: AppointmentFact) => {
      const { id, consultationId, uid, sequence, kind, startsAt, endsAt, staffId, state } = appointment;
      const data = {
        id,
        requestId: consultationId,
        uid,
        sequence,
        kind,
        state,
        start: startsAt.toISOString(),
        end: endsAt.toISOString(),
        url: `${siteUrl}/admin?consultation=${consultationId}`,
      };
      const full = async () => ({
        host: await findHostName(db, staffId),
        ...(await requestInFull(db, consultationId)),
      });
      // The subject is the request, so that an appointment is never delivered before the request it belongs to.
      await tell(db, { type, at, subject: `request:${consultationId}`, data, full });
    };

  /** Returns the fields shared by all events about a newsletter reader; `undefined` if the reader is gone. */
  const ofReader = async (db: Queryable, { subject, at }: { subject: number; at: Date }) => {
    const reader = await findSubscription(db, subject);
    if (!reader) return undefined;
    return {
      event: { at, subject: `subscription:${subject}`, full: async () => ({ email: reader.address }) },
      reader: { id: subject, language: reader.language },
    };
  };

  /** Returns the fields shared by all events about a conversation; `undefined` if the conversation is gone. */
  const ofChat = async (db: Queryable, { subject, at }: { subject: number; at: Date }) => {
    const found = await findConversation(db, subject);
    if (!found) return undefined;
    const { sessionId, language, leadId } = found;
    return {
      event: { at, subject: `conversation:${subject}` },
      chat: { id: subject, sessionId, language, url: `${siteUrl}/admin/chat/${subject}` },
      full: async () => ({ lead: leadOf(await findFacts(db, leadId)) }),
    };
  };

  const during: Subscriber<ToldFact>["during"] = {
    "consultation.accepted": (db, fact) => {
      const { leadScore, leadScorePercent, language, createdAt } = fact.consultation;
      const { links, ...event } = ofRequest(fact);
      const score = { grade: leadScore.split(" ")[0]!, label: leadScore, percent: leadScorePercent };
      const data = { ...links, score, language, createdAt };
      const full = async () => ({ request: toldOf(fact.consultation) });
      return tell(db, { type: "request.received", ...event, data, full });
    },
    "consultation.stage": (db, fact) => {
      const { links, ...event } = ofRequest(fact);
      const full = () => requestInFull(db, fact.subject);
      return tell(db, { type: "request.stage-changed", ...event, data: { ...links, ...fact.detail }, full });
    },
    "consultation.contacted": (db, fact) => {
      const { links, ...event } = ofRequest(fact);
      const full = () => requestInFull(db, fact.subject);
      return tell(db, { type: "request.contacted", ...event, data: { ...links, ...fact.detail }, full });
    },
    "appointment.booked": ofAppointment("appointment.booked"),
    "appointment.moved": ofAppointment("appointment.moved"),
    "appointment.cancelled": ofAppointment("appointment.cancelled"),
    "appointment.outcome": async (db, fact) => {
      const { outcome } = fact.appointment;
      if (outcome === "held" || outcome === "missed") await ofAppointment(`appointment.${outcome}`)(db, fact);
    },
    "newsletter.confirmed": async (db, fact) => {
      const told = fact.isReader ? undefined : await ofReader(db, fact);
      if (told) await tell(db, { type: "newsletter.confirmed", ...told.event, data: told.reader });
    },
    "newsletter.ended": async (db, fact) => {
      const told = await ofReader(db, fact);
      if (told) await tell(db, { type: "newsletter.left", ...told.event, data: { ...told.reader, how: fact.how } });
    },
    "chat.lead": async (db, fact) => {
      const told = await ofChat(db, fact);
      if (!told) return;
      const { event, chat, full } = told;
      await tell(db, { type: "chat.lead", ...event, data: { ...chat, fields: fact.fields }, full });
    },
    "chat.hand-over": async (db, fact) => {
      const told = await ofChat(db, fact);
      if (told) await tell(db, { type: "chat.hand-over", ...told.event, data: told.chat, full: told.full });
    },
    "chat.staff-wrote": async (db, fact) => {
      const told = await ofChat(db, fact);
      if (!told) return;
      const { messageId, staffName, text } = fact;
      const full = async () => ({ ...(await told.full()), text });
      await tell(db, { type: "chat.staff-wrote", ...told.event, data: { ...told.chat, messageId, staffName }, full });
    },
    "chat.ended": async (db, fact) => {
      const told = await ofChat(db, fact);
      if (!told) return;
      const { event, chat, full } = told;
      await tell(db, { type: "chat.ended", ...event, data: { ...chat, messages: fact.messages }, full });
    },
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

/** Returns the request for endpoints that want the record; empty if the request is gone. */
async function requestInFull(db: Queryable, id: number): Promise<{ request?: ToldRequest }> {
  const request = await findConsultation(db, id);
  return request ? { request: toldOf(request) } : {};
}

const TOLD_FIELDS = Object.keys(toldRequestSchema.shape) as (keyof ToldRequest)[];

const toldOf = (request: Consultation) =>
  Object.fromEntries(TOLD_FIELDS.map((field) => [field, request[field]])) as unknown as ToldRequest;

/** An event to publish in the transaction of its fact. */
export type Event = {
  [Type in WebhookEvent]: {
    type: Type;
    at: Date;
    /** Such as `request:12`. Events about the same subject arrive in order, and are erased with it. */
    subject: string;
    data: ThinData<Type>;
    /** Called only if an endpoint wants the record. */
    full?: () => Promise<Partial<FullData<Type>>>;
  };
}[WebhookEvent];

/** Stores a delivery for every endpoint subscribed to the event. */
export async function tell(db: Queryable, { type, at, subject, data, full }: Event): Promise<void> {
  const subscribed = await listSubscribed(db, type, at);
  if (subscribed.length === 0) return;
  const eventId = newEventId();
  const bodyOf = (content: object) => JSON.stringify({ type, timestamp: at.toISOString(), data: content });
  const thin = bodyOf(data);
  const whole =
    full && subscribed.some(({ detail }) => detail === "full") ? bodyOf({ ...data, ...(await full()) }) : thin;
  for (const { id: endpointId, detail } of subscribed) {
    await insertDelivery(db, { endpointId, eventId, type, subject, body: detail === "full" ? whole : thin }, at);
  }
}

/** Creates a `webhook-id`, without dots because a dot separates it from the rest of the signed content. */
export const newEventId = (): string => `evt_${randomUUID().replaceAll("-", "")}`;

export interface WebhookMailsParts {
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** Recipient if the endpoint's maker has left or is a key. */
  staffMail: string;
}

/** Emails the maker of an endpoint that was switched off. */
export function webhookMails({ outbox, siteUrl, staffMail }: WebhookMailsParts): Subscriber<WebhookFact> {
  return {
    during: {
      "webhook.switched-off": async (db: Queryable, { subject, at, detail: { reason } }) => {
        const endpoint = await findEndpoint(db, subject, at);
        if (!endpoint) return;
        const owner = await findOwner(db, endpoint.createdBy);
        const { name, waiting } = endpoint;
        await outbox.enqueue(db, {
          template: "webhook-off",
          recipient: owner?.email ?? staffMail,
          language: owner?.language ?? DEFAULT_LANGUAGE,
          payload: {
            name: owner?.name ?? company.name,
            endpoint: name,
            reason,
            waiting,
            url: `${siteUrl}/admin/integrations`,
          },
        });
      },
    },
    after: { "webhook.switched-off": () => outbox.wake() },
  };
}
