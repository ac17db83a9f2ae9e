import type { Database } from "../../../db/database.ts";
import { type Clock, COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { wallClock } from "../../../lib/company/business-hours.ts";
import { company } from "../../../lib/company/company.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { writtenDate } from "../../../lib/text/written-date.ts";
import { letterDrafts as en } from "../../../text/en/emails/letter-drafts.ts";
import { appointment as appointmentEn } from "../../../text/en/site/appointment.ts";
import { letterDrafts as fr } from "../../../text/fr/emails/letter-drafts.ts";
import { appointment as appointmentFr } from "../../../text/fr/site/appointment.ts";
import type { LetterAnswers } from "../../assistant/built-in/letter-answers.ts";
import { isStepDue } from "../../consultations/follow-up/change-follow-up.ts";
import { OPEN_STAGES } from "../../consultations/follow-up/stage.ts";
import type { Consultation, OptionOf } from "../../consultations/model.ts";
import { askedBy } from "../../consultations/request-due.ts";
import { SOURCES as SITE } from "../../knowledge-base/sources.ts";
import { factsOf } from "../facts.ts";
import type { DraftPart, LetterDraft } from "../model.ts";
import { type Facts, placeholder } from "../placeholders.ts";
import { findLastChatMessage, listCalls, listMails, wasToldOfModel } from "../store.ts";
import { quotationFrom } from "./quotation.ts";
import { situationOf, type Told } from "./situation.ts";

const WORDS = { fr, en };
const CALENDAR = { fr: appointmentFr, en: appointmentEn };

type Trouble = NonNullable<LetterAnswers["trouble"]>;

/** The service for each main challenge that a person may select on the form; some have a method of their own. */
const TROUBLE_OF: Readonly<Record<OptionOf<"biggestChallenge">, Trouble>> = {
  "manual-data-entry": "operations",
  "repetitive-tasks": "operations",
  "customer-follow-up": "sales",
  "inventory-management": "operations",
  "reporting-analytics": "operations",
  "team-coordination": "operations",
  "customer-service": "support",
  "scaling-operations": "operations",
};

/**
 * Matches a plausible first name. Other names are not used in greetings, because a stranger may have filled in the
 * form.
 */
const FIRST_NAME = /^\p{L}[\p{L}’'-]{1,24}$/u;

export interface DraftMatter {
  told: Told & { isElsewhere: boolean };
  facts: Facts;
  challenge: OptionOf<"biggestChallenge">;
  hasMessage: boolean;
  quotation: string | undefined;
  answers: LetterAnswers;
  canBook: boolean;
  /** The time to come by which the person asked to be called. */
  callBy?: Date | undefined;
  /** A language model's checked answer, which replaces the site's, and the passages on which it is based. */
  model?: { text: string; passages: readonly { title: string; href: string }[] } | undefined;
}

/** Part of a paragraph: one or more sentences from one source. A greeting, introduction or signature has no source. */
type Piece = Pick<DraftPart, "text"> & Partial<Omit<DraftPart, "text">>;

/**
 * Drafts a letter for a situation from templates, the site's passages, our own facts and at most one sentence by the
 * person.
 */
export function composeDraft(language: Language, matter: DraftMatter): LetterDraft {
  const { told, facts, quotation, canBook, callBy } = matter;
  const { situation, call, writtenAt, bouncedAt } = told;
  const t = WORDS[language];
  const date = (moment: Date) => writtenDate(language, moment, { day: "numeric", month: "long" });
  const hour = call ? CALENDAR[language].time(call.wallTime) : "";
  const time = told.isElsewhere ? t.inMontreal(hour) : hour;
  const when = call ? t.when(CALENDAR[language].day(call.wallDay), time) : "";
  const own = (text: string): Piece => ({ text, source: "words" });
  const ofMessage = situation === "chat" ? "chat" : "message";
  const quote = (say: (quoted: string) => string): Piece[] =>
    quotation ? [{ text: say(t.quoted(quotation, quotation.endsWith("?") ? "" : ".")), source: ofMessage }] : [];
  const link = (words: string): Piece[][] =>
    canBook ? [[{ text: `${words}\n${placeholder("bookingLink", language)}`, source: "booking" }]] : [];
  const answered = answersOf(language, matter);
  const requestDate = facts.requestDate ?? "";

  const opening = (): Piece[][] => {
    switch (situation) {
      case "call-soon":
        return [
          [{ text: t.soon[call!.kind](time), source: "appointment" }],
          ...(quotation ? [[...quote(t.wrote), own(t.startThere)]] : []),
          [own(t.change)],
        ];
      case "booked":
        return [
          [{ text: t.booked[call!.kind](when), source: "appointment" }],
          ...(quotation ? [[...quote(t.writes), own(t.startThere)]] : []),
          ...answered,
          [own(t.prepare)],
          [own(t.change)],
        ];
      case "missed":
        return [
          [{ text: t[call!.outcome === "put-off" ? "put-off" : "missed"](when), source: "appointment" }],
          ...(quotation ? [[...quote(t.wrote), own(t.stillWilling)]] : []),
          ...answered,
          ...link(t.anotherTime),
        ];
      case "follow-up":
        if (call) {
          return [
            [{ text: t.sinceCall(date(call.startsAt)), source: "appointment" }],
            [{ text: t.agreed, source: "open" }],
          ];
        }
        return [
          [
            writtenAt
              ? { text: t.sinceLetter(date(writtenAt)), source: "mail" as const }
              : { text: t.sinceRequest(requestDate), source: "form" as const },
            ...quote(t.wrote),
          ],
          ...answered,
          ...(told.isAnswered ? [[own(t.still)]] : []),
          ...link(t.invitationAgain),
        ];
      case "chat":
        return [
          quotation ? quote(t.wroteInChat) : [{ text: t.inChat, source: "chat" }],
          ...answered,
          ...link(t.invitationAgain),
        ];
      default: {
        const first: Piece = bouncedAt
          ? { text: t.bounced(date(bouncedAt)), source: "mail" }
          : own(matter.hasMessage ? t.thanks : t.thanksForForm);
        if (callBy) {
          const { day, time } = CALENDAR[language];
          const calls: Piece = { text: t.calls(day(companyDay(callBy)), time(wallClock(callBy))), source: "message" };
          return [[first, ...quote(t.writes)], [calls], ...answered, ...link(t.callsOtherwise)];
        }
        return [[first, ...quote(t.writes)], ...answered, ...link(t.invitation)];
      }
    }
  };

  const closing = situation === "call-soon" ? "now" : situation === "booked" || situation === "missed" ? "soon" : "day";
  const paragraphs: Piece[][] = [
    [{ text: t.greeting(facts.firstName !== null && FIRST_NAME.test(facts.firstName) ? facts.firstName : null) }],
    ...opening(),
    [{ text: `${t.closing[closing]}\n${facts.sender ?? ""}\n${company.name}, ${facts.phone}` }],
  ];
  return {
    situation,
    subject: subjectOf(language, matter, when, hour),
    body: paragraphs.map((parts) => parts.map(({ text }) => text).join(" ")).join("\n\n"),
    parts: paragraphs
      .flat()
      .flatMap(({ text, source, title = null, href = null }) => (source ? [{ text, source, title, href }] : [])),
  };
}

/**
 * Composes the answer: the language model's if there is one; else the site's answers to the person's questions; else
 * our approach to the main challenge.
 */
function answersOf(language: Language, { told, quotation, answers, challenge, model }: DraftMatter): Piece[][] {
  if (told.isAnswered || told.situation === "call-soon") return [];
  const t = WORDS[language];
  if (model) {
    const title = model.passages.map((passage) => passage.title).join(" · ");
    return [[{ text: model.text, source: "model", title, href: model.passages[0]?.href ?? null }]];
  }
  const { length } = answers.answers;
  const found = answers.answers.map(({ text, title, href }, place): Piece[] => [
    { text: place > 0 ? text : `${length > 1 ? t.answers : t.answer}\n${text}`, source: "passage", title, href },
  ]);
  if (answers.isOpen) found.push([{ text: found.length > 0 ? t.openOther : t.open, source: "open" }]);
  const tellsMethod = told.situation === "new" || told.situation === "bounced";
  if (found.length > 0 || !tellsMethod) return found;
  const trouble = TROUBLE_OF[challenge];
  // What the person chose in the form outweighs what their words resemble.
  const isTold = answers.trouble === trouble;
  const service = SITE[language].services[trouble];
  const methods: Partial<Record<OptionOf<"biggestChallenge">, string>> = t.methods;
  const ownMethod = isTold ? undefined : methods[challenge];
  const method: Piece = ownMethod
    ? { text: `${t.method}\n${ownMethod}`, source: "words" }
    : {
        text: `${t.method}\n${service.solution}`,
        source: "passage",
        title: service.name,
        href: pathIn(language, `/services#${trouble}`),
      };
  if (!isTold) return [[{ text: t.weighs.form(t.challenges[challenge]), source: "form" }], [method]];
  // If the person's own description of the problem is quoted, leave out ours.
  return quotation ? [[method]] : [[{ text: t.weighs.message[trouble], source: "message" }], [method]];
}

function subjectOf(language: Language, { told, facts }: DraftMatter, when: string, hour: string): string {
  const { subject } = WORDS[language];
  const { situation, call } = told;
  if (situation === "call-soon") return subject.soon(hour);
  if (situation === "booked") return subject.booked(when);
  if (situation === "missed") return subject.missed;
  if (situation === "chat") return subject.chat;
  if (situation === "follow-up" && call) {
    return subject.call(writtenDate(language, call.startsAt, { day: "numeric", month: "long" }));
  }
  return subject.request(facts.requestDate ?? "");
}

/** Finds the site's answers to a message. */
type AnswersTo = (message: string, language: Language) => Promise<LetterAnswers>;

const NOTHING_ASKED: LetterAnswers = { answers: [], isOpen: false, trouble: undefined };

/** Reads the parts of a draft's input that do not depend on its language. */
async function draftMatter(
  { kysely }: Pick<Database, "kysely">,
  consultation: Consultation,
  now: Date,
): Promise<{ message: string } & Pick<DraftMatter, "told" | "canBook" | "callBy">> {
  const { id, createdAt, contacted, review, stage, additionalInfo, phone } = consultation;
  const [calls, mails, chat] = await Promise.all([
    listCalls(kysely, id),
    listMails(kysely, id),
    findLastChatMessage(kysely, id, new Date(createdAt)),
  ]);
  const told = situationOf(
    {
      request: { contacted, isStepDue: isStepDue(consultation, now) },
      calls,
      mails: mails.flatMap(({ at, detail: { template, status } }) =>
        status === "pending" || status === "delivered" || status === "dead"
          ? [{ isLetter: template === "letter", status, at }]
          : [],
      ),
      chat: chat && { text: chat.content, at: chat.createdAt },
    },
    now,
  );
  const zone = calls.find(({ startsAt }) => startsAt === told.call?.startsAt)?.visitorZone ?? COMPANY_TIME_ZONE;
  const isOpen = review === "accepted" && OPEN_STAGES.includes(stage);
  const callBy = review === "accepted" && phone ? askedBy(additionalInfo, new Date(createdAt)) : undefined;
  return {
    // A request that was not accepted may not be from the person it names.
    message: review === "accepted" ? ((told.situation === "chat" ? chat?.content : additionalInfo) ?? "") : "",
    told: { ...told, isElsewhere: zone !== COMPANY_TIME_ZONE && zone !== "America/Montreal" },
    callBy: callBy && callBy > now ? callBy : undefined,
    canBook: isOpen && (told.call === undefined || told.situation === "missed"),
  };
}

export interface DraftParts {
  database: Database;
  clock: Clock;
  /** Finds the site's answers to a message. */
  answersTo: AnswersTo;
  /**
   * Returns a language model's answer to a message, from which the texts in `person` are redacted; undefined if it
   * fails.
   */
  modelAnswer: (message: string, language: Language, person: readonly string[]) => Promise<DraftMatter["model"]>;
}

/** Drafts a letter in each language. */
export async function beginLetter(
  { database, clock, answersTo }: DraftParts,
  consultation: Consultation,
  sender: string,
): Promise<Record<Language, LetterDraft>> {
  const { message, ...matter } = await draftMatter(database, consultation, clock());
  const draftIn = async (language: Language) =>
    composeDraft(language, {
      ...matter,
      ...ownMatter(consultation, sender, message, language),
      answers: message && !matter.told.isAnswered ? await answersTo(message, language) : NOTHING_ASKED,
    });
  return { fr: await draftIn("fr"), en: await draftIn("en") };
}

/**
 * Drafts a letter with a language model's answer, in the person's language.
 * @returns undefined if there is no message to answer, the person was not notified of the model, or the model's answer
 *   failed the checks
 */
export async function draftByModel(
  { database, clock, modelAnswer }: DraftParts,
  consultation: Consultation,
  sender: string,
): Promise<LetterDraft | undefined> {
  const { message, ...matter } = await draftMatter(database, consultation, clock());
  const { situation, isAnswered } = matter.told;
  // Chat messages come under the chat's own notice about models, not the form's.
  if (!message || isAnswered || situation === "call-soon" || situation === "chat") return undefined;
  if (!(await wasToldOfModel(database.kysely, consultation.id))) return undefined;
  const { language, name, company, email, phone } = consultation;
  const model = await modelAnswer(message, language, [name, company, email, ...(phone ? [phone] : [])]);
  if (!model) return undefined;
  const own = ownMatter(consultation, sender, message, language);
  return composeDraft(language, { ...matter, ...own, answers: NOTHING_ASKED, model });
}

const ownMatter = (consultation: Consultation, sender: string, message: string, language: Language) => ({
  facts: factsOf(consultation, sender, language),
  challenge: consultation.biggestChallenge,
  hasMessage: message !== "",
  quotation: quotationFrom(message, language),
});
