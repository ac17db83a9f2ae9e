import type { Database } from "../../../db/database.ts";
import { type Clock, COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import type { Language } from "../../../lib/language.ts";
import type { LetterAnswers } from "../../assistant/built-in/letter-answers.ts";
import { isStepDue } from "../../consultations/follow-up/change-follow-up.ts";
import { OPEN_STAGES } from "../../consultations/follow-up/stage.ts";
import type { Consultation } from "../../consultations/model.ts";
import { factsOf } from "../facts.ts";
import type { LetterDraft } from "../schema.ts";
import { composeDraft, type DraftMatter } from "./compose-draft.ts";
import { findLastChatMessage, listCalls, listMails, wasToldOfModel } from "./draft-store.ts";
import { quotationFrom } from "./quotation.ts";
import { situationOf } from "./situation.ts";

/** The site's answers to a message, in a language. */
type AnswersTo = (message: string, language: Language) => Promise<LetterAnswers>;

const NOTHING_ASKED: LetterAnswers = { answers: [], isOpen: false, trouble: undefined };

/** What is known about the person behind a request, for a letter in either language. */
async function draftMatter(
  { kysely }: Pick<Database, "kysely">,
  consultation: Consultation,
  now: Date,
): Promise<{ message: string; told: DraftMatter["told"]; canBook: boolean }> {
  const { id, createdAt, contacted, review, stage, additionalInfo } = consultation;
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
  return {
    // A request set aside may contain anyone's words.
    message: review === "accepted" ? ((told.situation === "chat" ? chat?.content : additionalInfo) ?? "") : "",
    told: { ...told, isElsewhere: zone !== COMPANY_TIME_ZONE && zone !== "America/Montreal" },
    canBook: isOpen && (told.call === undefined || told.situation === "missed"),
  };
}

export interface DraftParts {
  database: Database;
  clock: Clock;
  /** The site's answers to a question. */
  answersTo: AnswersTo;
  /** A language model's answer, not told about `person`; undefined where it drafts none. */
  modelAnswer: (message: string, language: Language, person: readonly string[]) => Promise<DraftMatter["model"]>;
}

/** The initial drafts of a letter, one per language. */
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
 * The same draft with the language model's answer, in the person's language.
 * @returns undefined where there is nothing to answer, the person was not told about the model, or its answer failed
 *   the checks
 */
export async function draftByModel(
  { database, clock, modelAnswer }: DraftParts,
  consultation: Consultation,
  sender: string,
): Promise<LetterDraft | undefined> {
  const { message, ...matter } = await draftMatter(database, consultation, clock());
  const { situation, isAnswered } = matter.told;
  // The chat has a different notice.
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
