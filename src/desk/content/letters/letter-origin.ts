import {
  type LetterDraft,
  type LetterStart,
  type LetterTemplate,
  MAX_LENGTHS,
  type ReplyTo,
} from "../../../features/letters/model.ts";
import { fill } from "../../../features/letters/placeholders.ts";
import type { Language } from "../../../lib/language.ts";

/** A letter as stored while it is being written. */
export interface Draft {
  /** Idempotency key, so that a letter submitted several times is sent only once. */
  attempt: string;
  language: Language;
  template: { id: number; version: number } | null;
  /** Draft that the letter started from; not set for a template. */
  from?: DraftName | null;
  subject: string;
  body: string;
  replyTo: ReplyTo;
  contacted: boolean;
  /** Whether to leave the due next step open. */
  keepsStep?: boolean;
  /** Id of the latest of the colleagues' acts known when the letter was started. */
  seen?: number;
}

/** Drafts that suit the situation: `proposed` answers from the site's content; in `model`, a language model answers. */
export const DRAFTS = ["proposed", "model"] as const;
export type DraftName = (typeof DRAFTS)[number];
/** A letter's starting point: a draft, a template's id, or nothing. */
export type Origin = DraftName | number | null;

export const isDraft = (origin: Origin | string): origin is DraftName => DRAFTS.some((name) => name === origin);
export const originOf = ({ from, template }: Pick<Draft, "from" | "template">): Origin => from ?? template?.id ?? null;

/** Drafts and templates from which a letter can start. */
export interface Choices {
  start: LetterStart;
  model: LetterDraft | null | undefined;
  templates: readonly LetterTemplate[];
}

/**
 * Returns a draft in a language. Falls back to the proposed draft, because the model writes only in the person's
 * language.
 */
export const draftOf = (name: DraftName, language: Language, { start, model }: Choices): LetterDraft =>
  (name === "model" && language === start.language && model) || start.draft[language];

/** Returns the subject and body of a starting point, with the facts filled in. */
export function written(origin: Origin, language: Language, choices: Choices) {
  if (isDraft(origin)) {
    const { subject, body } = draftOf(origin, language, choices);
    return { template: null, from: origin, subject, body };
  }
  const { templates, start } = choices;
  const template = templates.find(({ id }) => id === origin);
  if (!template) return { template: null, from: null, subject: "", body: "" };
  const [subject, body] =
    language === "fr" ? [template.subjectFr, template.bodyFr] : [template.subjectEn, template.bodyEn];
  return {
    template: { id: template.id, version: template.version },
    from: null,
    subject: fill(subject, start.facts[language], language).slice(0, MAX_LENGTHS.subject),
    body: fill(body, start.facts[language], language),
  };
}

export function begin(choices: Choices): Draft {
  const { language, contacted, acts } = choices.start;
  return {
    attempt: newAttempt(),
    language,
    ...written(choices.model ? "model" : "proposed", language, choices),
    replyTo: "me",
    contacted: !contacted,
    seen: acts[0]?.id ?? 0,
  };
}

/** Returns a random id. Does not use `crypto.randomUUID`, because that requires HTTPS. */
export function newAttempt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
