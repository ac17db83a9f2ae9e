import type { Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import type { ChatFact } from "../chat/parts.ts";
import type { ConsultationFact } from "../consultations/parts.ts";
import type { NewsletterFact } from "../newsletter/model.ts";
import type { PrivacyFact } from "../privacy/parts.ts";
import {
  correctAddress,
  forgetOldConsents,
  type LedgerRecord,
  recordConfirmation,
  recordConsents,
  recordMailedConfirmation,
  recordWithdrawal,
  untieConsents,
} from "./service.ts";

/** Records the consent given with the first chat message, and its withdrawal. */
export const consentsOfChats: Subscriber<ChatFact> = {
  during: {
    async "chat.started"(db, { subject, at, words, page }) {
      const consent = { purpose: "chat", state: "given", source: "chat", address: null } as const;
      await recordConsents(db, [{ ...consent, words, page, conversationId: subject }], at);
    },
    async "chat.erase"(db, { subject, at, actor }) {
      const how = actor === "visitor" ? "visitor" : "desk";
      await recordWithdrawal(db, { record: "conversation", ids: [subject] }, how, at);
      await untieConsents(db, "conversation", [subject], at);
    },
    "chat.forgotten": (db, { ids, at }) => untieConsents(db, "conversation", ids, at),
  },
};

/** Records the notice shown above the submit button, and the newsletter answer. */
export const consentsOfConsultations: Subscriber<ConsultationFact> = {
  during: {
    async "consultation.received"(db, { subject: consultationId, at, request, consents, page }) {
      const of = { consultationId, address: request.email, page };
      const entries = consents.map(({ purpose, granted, ...words }) =>
        purpose === "notice"
          ? ({
              ...of,
              purpose: "request",
              state: "given",
              source: request.source.placement ?? "form",
              words: { ...words, place: "consultation-notice" },
            } as const)
          : ({
              ...of,
              purpose: "newsletter",
              state: granted ? "asked" : "declined",
              source: "consultation",
              words: { ...words, place: "consultation-newsletter" },
            } as const),
      );
      await recordConsents(db, entries as Parameters<typeof recordConsents>[1], at);
    },
  },
};

/** Records newsletter consents, from sign-up to withdrawal. */
export const consentsOfNewsletter: Subscriber<NewsletterFact> = {
  during: {
    "newsletter.asked": async (db, { subject, at, source, language, consent, address, ...fact }) => {
      const place = source === "consultation" ? "consultation-newsletter" : "newsletter-signup";
      await recordMailedConfirmation(
        db,
        {
          purpose: "newsletter",
          state: "asked",
          words: { ...consent, place, language },
          source,
          page: null,
          address,
          subscriptionId: subject,
          confirmationId: fact.confirmationId,
          ...(fact.consultationId === undefined ? {} : { consultationId: fact.consultationId }),
        },
        at,
      );
    },
    "newsletter.confirmed": (db, { confirmationId, at }) => recordConfirmation(db, confirmationId, at),
    "newsletter.ended": (db, { subject, at, how }) =>
      recordWithdrawal(db, { record: "subscription", ids: [subject] }, how, at),
    "newsletter.forgotten": async (db, { subscriptions, at, ...bounds }) => {
      await forgetOldConsents(db, bounds, at);
      await untieConsents(db, "subscription", subscriptions, at);
    },
  },
};

type Erased = Extract<PrivacyFact, { records: unknown }>;

/**
 * Withdraws consents when all of a person's data is erased, anonymizes them when a record expires, and corrects email
 * addresses.
 */
export const consentsOfPrivacy: Subscriber<PrivacyFact> = {
  during: {
    "privacy.correct": async (db, { records, changes }) => {
      if (changes.email) await correctAddress(db, (records.consultations ?? []).map(Number), changes.email);
    },
    "privacy.erase": withdrawErased,
    "privacy.erase-again": withdrawErased,
    "privacy.forgotten": untieErased,
  },
};

async function withdrawErased(db: Queryable, fact: Erased): Promise<void> {
  for (const [record, ids] of recordsOf(fact)) await recordWithdrawal(db, { record, ids }, "erasure", fact.at);
  await untieErased(db, fact);
}

async function untieErased(db: Queryable, fact: Erased): Promise<void> {
  for (const [record, ids] of recordsOf(fact)) await untieConsents(db, record, ids, fact.at);
}

const recordsOf = ({
  records: { consultations = [], newsletter = [], chat = [] },
}: Erased): [LedgerRecord, number[]][] => [
  ["consultation", consultations.map(Number)],
  ["subscription", newsletter.map(Number)],
  ["conversation", chat.map(Number)],
];

export const ledgerSubscribers = [consentsOfChats, consentsOfConsultations, consentsOfNewsletter, consentsOfPrivacy];
