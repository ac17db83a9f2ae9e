import { EVENT_DATA, type FullData, type ThinData, type ToldRequest } from "./events.ts";
import type { WebhookDetail, WebhookEvent } from "./model.ts";

const REQUEST: ToldRequest = {
  name: "Zoé Tremblay",
  email: "zoe@example.com",
  phone: "+15145550123",
  company: "Atelier Tremblay",
  jobTitle: "Directrice",
  companySize: "6-20",
  industry: "manufacturing",
  revenue: "1m-5m",
  growth: "10-25",
  currentTools: "crm-basic",
  teamSize: "4-10",
  biggestChallenge: "customer-follow-up",
  timeSpentManualTasks: "15-30",
  automationGoals: "faster-response-times",
  budget: "5k-10k",
  timeline: "1-3-months",
  decisionMaker: "final-decision",
  previousAutomation: "basic-tools",
  urgency: "high",
  additionalInfo: null,
  createdAt: "2027-03-15T14:00:00.000Z",
  language: "fr",
  leadScore: "A (High Priority)",
  leadScorePercent: 78,
  stage: "new",
  contacted: false,
};

type InFull<Type extends WebhookEvent> = ThinData<Type> &
  (FullData<Type> extends Record<string, never> ? unknown : FullData<Type>);
type Examples = { readonly [Type in WebhookEvent]: InFull<Type> };

function examplesAt(siteUrl: string): Examples {
  const ofRequest = {
    id: 128,
    url: `${siteUrl}/admin?consultation=128`,
    api: `${siteUrl}/api/consultations/128`,
  };

  const appointment: InFull<"appointment.booked"> = {
    id: 57,
    requestId: 128,
    uid: "7b0e6f52-6a54-4a0e-9d5c-1f2b8a7c3e90",
    sequence: 0,
    kind: "video",
    state: "booked",
    start: "2027-03-18T15:00:00.000Z",
    end: "2027-03-18T15:30:00.000Z",
    url: `${siteUrl}/admin?consultation=128`,
    host: "Ada Roy",
    request: REQUEST,
  };

  const reader = { id: 311, language: "fr", email: "zoe@example.com" } as const;

  const chat = {
    id: 942,
    sessionId: "nordet-mi9x1a2b-0123456789ab",
    language: "fr",
    url: `${siteUrl}/admin/chat/942`,
    lead: { name: "Zoé Tremblay", email: "zoe@example.com" },
  } as const;

  return {
    "request.received": {
      ...ofRequest,
      score: { grade: "A", label: "A (High Priority)", percent: 78 },
      language: "fr",
      createdAt: REQUEST.createdAt,
      request: REQUEST,
    },
    "request.stage-changed": {
      ...ofRequest,
      from: "contacted",
      to: "in-discussion",
      request: { ...REQUEST, stage: "in-discussion", contacted: true },
    },
    "request.contacted": {
      ...ofRequest,
      contacted: true,
      request: { ...REQUEST, stage: "contacted", contacted: true },
    },
    "appointment.booked": appointment,
    "appointment.moved": {
      ...appointment,
      sequence: 1,
      start: "2027-03-19T18:00:00.000Z",
      end: "2027-03-19T18:30:00.000Z",
    },
    "appointment.cancelled": { ...appointment, sequence: 2, state: "cancelled" },
    "appointment.held": appointment,
    "appointment.missed": appointment,
    "newsletter.confirmed": reader,
    "newsletter.left": { ...reader, how: "link" },
    "chat.lead": { ...chat, fields: ["name", "email"] },
    "chat.hand-over": chat,
    "chat.staff-wrote": { ...chat, messageId: 7, staffName: "Ada Roy", text: "Bonjour, je prends la suite." },
    "chat.ended": { ...chat, messages: 9 },
    "post.published": {
      id: 24,
      language: "fr",
      slug: "relancer-une-soumission",
      title: "Relancer une soumission sans y penser",
      excerpt: "Trois relances que personne n’a à écrire.",
      publishedAt: "2027-03-15T14:00:00.000Z",
      url: `${siteUrl}/blog/relancer-une-soumission`,
    },
    "privacy.requested": { id: 6, kind: "see", url: `${siteUrl}/admin/privacy` },
    "mail.given-up": {
      id: 1805,
      template: "host-appointment",
      attempts: 8,
      url: `${siteUrl}/admin/outbox`,
      recipient: "zoe@example.com",
    },
  };
}

/** What an endpoint could be told of an event. @param siteUrl where its links lead, no slash at the end */
export function exampleOf(type: WebhookEvent, detail: WebhookDetail, siteUrl: string): Record<string, unknown> {
  const { thin } = EVENT_DATA[type];
  const told = Object.entries(examplesAt(siteUrl)[type]).filter(([field]) => detail === "full" || field in thin.shape);
  return Object.fromEntries(told);
}
