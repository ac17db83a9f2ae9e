import type { WebhookEvent } from "../../features/webhooks/model.ts";
import { company } from "../../lib/company/company.ts";
import type { AppErrorCode } from "../../lib/http/app-error.ts";

/**
 * Descriptions in the API document that several routes share. They are in English only, because the readers are
 * programmers.
 */

export const TITLE = `${company.name} API`;

export const DESCRIPTION =
  "Everything is JSON in UTF-8; moments are in UTC (ISO 8601). An error is an RFC 9457 document (application/problem+json) worded in the language of the request.";

/** Parameter descriptions by name; a route overrides one that means something else there (`words`). */
export const PARAMETERS: Readonly<Record<string, string>> = {
  question: "Question, as a visitor asks it",
  status: "Status: queued, delivered or given up",
  token: "Token of a link sent by email",
  id: "Number, as lists and responses give it",
  q: "Words to find in name, email, company, phone or job title; accents and case do not matter",
  contacted: "Contacted or not",
  stage: "Stage, or open (something is left to do) or closed (has an outcome)",
  owner: "Id of the member who follows it up; me: oneself; none: nobody",
  due: "When the next step is due: late (overdue), today (today or before), week (within seven days), none (no date)",
  note: "Number of the note",
  view: "Number of the view",
  change: "Number of the change",
  delivery: "Number of the delivery",
  before: "Number of the last note of the page before",
  grade: "Grade, for example A+ or A+ (Hot Lead)",
  from: "From this day (Montréal time) or moment on",
  to: "Up to and including this day (Montréal time), or before this moment",
  review: "Review",
  limit: "Entries per page",
  consultation: "Number of the request",
  after: "Number of the last request seen",
  cursor: "Page marker, taken from the Link header",
  slug: "Address of the post",
  language: "Language: fr or en",
  category: "Topic",
  page: "Page, from 1 on",
  number: "Number of the revision",
  state: "State",
  publish: "Publish what was public elsewhere, under its date",
  weeks: "Number of weeks: 4, 13, 26 or 52",
  lead: "With contact details or not",
  zone: "Time zone of the visitor by its IANA name, for example America/Vancouver",
  day: "Day in Montréal, YYYY-MM-DD",
  actor: "Id of who did it: of a member of staff or of a key, or system, or visitor",
  subject: "Id of what it was done to",
  file: "Secret token of the address, and .ics",
  claim: "Id of the claim",
  order: "newest, or urgent: what is late and scores high first",
  rehearse: "true: nothing is written, and the response says what would be",
  format: "markdown, or ghost: a file that Ghost imports",
  kind: "What the record is: request, conversation or subscription",
  "Idempotency-Key": "Key chosen by the caller, 1 to 200 visible ASCII characters",
};

export const ERRORS: Readonly<Record<AppErrorCode, string>> = {
  "bad-request": "Unreadable content",
  unauthenticated: "Without a session or a key",
  forbidden: "Without the role, or the scope",
  "not-found": "Unknown",
  conflict: "The same request is under way",
  "wrong-state": "Not possible any more, or not yet",
  outdated: "Changed in the meantime; what is stored now is under current",
  taken: "The time has just gone; those still free are under current",
  gone: "No longer offered",
  "too-large": "Longer than allowed",
  "unsupported-media-type": "Neither JSON nor a form, in UTF-8",
  invalid: "One sentence per field to correct, under errors",
  "too-many-requests": "Too many requests; Retry-After says when to try again",
  unavailable: "The database does not answer; Retry-After says when to try again",
};

/** HTTP headers of each webhook delivery (Standard Webhooks). */
export const WEBHOOK_HEADERS = {
  "webhook-id": "Of the event: the same however often it is sent",
  "webhook-timestamp": "When it was sent, in seconds since 1970; another with each attempt",
  "webhook-signature": "v1, and the base64 of HMAC-SHA256 over id, timestamp and body, joined by dots",
} as const;

export const WEBHOOK_WORDS = {
  description:
    "Data that only endpoints with the whole record get is optional here. test is there, and true, in a test of the desk alone: its data is made up.",
  settled: "It is settled, and never sent again",
  gone: "The endpoint is switched off",
  failed: "It is sent again, with growing pauses; after three days the endpoint is switched off",
  events: {
    "request.received": "A request came in and is in the list",
    "request.stage-changed": "A request has another stage",
    "request.contacted": "A request was marked as contacted, or not",
    "appointment.booked": "An appointment was booked",
    "appointment.moved": "An appointment has another time or host",
    "appointment.cancelled": "An appointment was cancelled",
    "appointment.held": "An appointment took place",
    "appointment.missed": "The visitor did not come",
    "newsletter.confirmed": "A reader confirmed the subscription",
    "newsletter.left": "A reader left the newsletter",
    "chat.lead": "A visitor of the chat gave contact details",
    "chat.hand-over": "A visitor of the chat waits for a person",
    "chat.staff-wrote": "The team wrote in a chat",
    "chat.ended": "A chat has been silent for a while",
    "post.published": "A post was published",
    "privacy.requested": "A request about personal information came in",
    "mail.given-up": "An email could not be delivered",
  } satisfies Record<WebhookEvent, string>,
} as const;
