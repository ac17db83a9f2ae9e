import type { Fact } from "../../db/facts.ts";
import { company } from "../../lib/company/company.ts";
import type { Language } from "../../lib/language.ts";
import { firstNameOf } from "../../lib/text/mailbox.ts";
import { northAmericanPhone } from "../../lib/text/north-american-phone.ts";
import { writtenDate } from "../../lib/text/written-date.ts";
import { consultationForm as en } from "../../text/en/site/consultation-form.ts";
import { consultationForm as fr } from "../../text/fr/site/consultation-form.ts";
import type { Consultation } from "../consultations/model.ts";
import type { Facts } from "./placeholders.ts";

const FORMS = { fr, en };

/** Matches a link. A visitor's text with a link is not used, so that our email does not contain the link. */
const LINK = /:\/\/|\bwww\.|@/i;

/**
 * Returns the facts about a request that a letter may use.
 * @param sender name of the staff member
 */
export function factsOf(consultation: Consultation, sender: string, language: Language): Facts {
  const { options } = FORMS[language];
  const labelOf = (labels: Readonly<Record<string, string>>, value: string) =>
    Object.hasOwn(labels, value) ? labels[value]! : null;
  return {
    firstName: firstNameOf(typed(consultation.name) ?? "") ?? null,
    name: typed(consultation.name),
    company: typed(consultation.company),
    challenge: labelOf(options.biggestChallenge, consultation.biggestChallenge),
    goal: labelOf(options.automationGoals, consultation.automationGoals),
    requestDate: writtenDate(language, new Date(consultation.createdAt), { dateStyle: "long" }),
    sender: typed(sender),
    phone: northAmericanPhone(company.phone, language) ?? company.phone,
  };
}

/**
 * Makes a visitor's text safe: one line, without placeholder or gap markers; null if it is empty or contains a link.
 */
function typed(text: string): string | null {
  const line = text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\{{2,}|\}{2,}|\[{2,}|\]{2,}/g, (run) => run[0]!)
    .trim();
  return line === "" || LINK.test(line) ? null : line;
}

type Of<Kind extends string, Detail> = Fact & { kind: `letter.${Kind}`; subject: number; detail: Detail };

/** Facts about letters and their templates; the subject is the row's id. */
export type LetterFact =
  | Of<"sent", { consultationId: number; template?: { id: number; version: number } }>
  /** `sentAt` is an ISO 8601 UTC instant. */
  | Of<"taken-back", { consultationId: number; sentAt: string }>
  | Of<"template-archived" | "template-restored", Record<string, never>>;
