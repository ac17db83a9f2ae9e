import * as z from "zod/mini";
import { cleanText, VISIBLE } from "../../lib/text/clean-text.ts";
import { APPOINTMENT_KINDS } from "../appointments/kinds.ts";
import { OUTCOMES, STAGES } from "./follow-up/stage.ts";

/**
 * The consultation request, defined once: its answers, validation (SPEC §3 and §5), storage and form for staff. The
 * form, API, row, emails, desk, CSV and data map derive from it. The browser loads this module with the form, so it
 * uses `zod/mini` and imports nothing from the server. Error messages are text keys under `errors` in
 * `src/text/{fr,en}/site/consultation-form.ts`, never sentences.
 */

/**
 * A question on the form. Maximum lengths are in UTF-16 code units. RFC 5321 §4.5.3.1 limits an email address; the size
 * of a desk card limits the others.
 */
export type Question = {
  step: number;
  /** Whether the answer is about the person, not just the company. */
  isPersonal?: boolean;
  isOptional?: boolean;
} & (
  | { kind: "line" | "text" | "email" | "phone"; max: number }
  /** Options are in display order. */
  | { kind: "choice"; options: readonly string[] }
);

/**
 * Questions in the order asked. A new question needs an entry here, its column, and its texts in both languages. If it
 * is required, it also needs a default for earlier requests, which do not answer it.
 */
export const QUESTIONS = {
  name: { step: 1, kind: "line", max: 100, isPersonal: true },
  email: { step: 1, kind: "email", max: 254, isPersonal: true },
  phone: { step: 1, kind: "phone", max: 40, isPersonal: true, isOptional: true },
  company: { step: 1, kind: "line", max: 150 },
  jobTitle: { step: 1, kind: "line", max: 100 },
  companySize: { step: 1, kind: "choice", options: ["solo", "2-5", "6-20", "21-50", "51-200", "200+"] },
  industry: {
    step: 1,
    kind: "choice",
    options: [
      "ecommerce",
      "saas",
      "professional-services",
      "healthcare",
      "finance",
      "real-estate",
      "manufacturing",
      "retail",
      "education",
      "other",
    ],
  },
  revenue: { step: 2, kind: "choice", options: ["under-100k", "100k-500k", "500k-1m", "1m-5m", "5m-10m", "10m+"] },
  growth: { step: 2, kind: "choice", options: ["declining", "0-10", "10-25", "25-50", "50-100", "100+"] },
  currentTools: {
    step: 2,
    kind: "choice",
    options: [
      "basic-spreadsheets",
      "crm-basic",
      "project-management",
      "integrated-suite",
      "custom-solutions",
      "minimal-tools",
    ],
  },
  teamSize: { step: 2, kind: "choice", options: ["just-me", "2-3", "4-10", "11-25", "25+"] },
  biggestChallenge: {
    step: 2,
    kind: "choice",
    options: [
      "manual-data-entry",
      "repetitive-tasks",
      "customer-follow-up",
      "inventory-management",
      "reporting-analytics",
      "team-coordination",
      "customer-service",
      "scaling-operations",
    ],
  },
  timeSpentManualTasks: { step: 2, kind: "choice", options: ["0-5", "5-15", "15-30", "30-40", "40+"] },
  automationGoals: {
    step: 3,
    kind: "choice",
    options: [
      "reduce-manual-work",
      "improve-customer-experience",
      "increase-sales-efficiency",
      "better-data-insights",
      "scale-without-hiring",
      "eliminate-errors",
      "faster-response-times",
      "integrate-systems",
    ],
  },
  budget: { step: 3, kind: "choice", options: ["under-1k", "1k-2.5k", "2.5k-5k", "5k-10k", "10k-25k", "25k+"] },
  timeline: { step: 3, kind: "choice", options: ["asap", "1-3-months", "3-6-months", "6-12-months", "exploring"] },
  decisionMaker: { step: 3, kind: "choice", options: ["final-decision", "recommend", "influence", "research"] },
  previousAutomation: {
    step: 3,
    kind: "choice",
    options: ["complete-beginner", "basic-tools", "tried-failed", "partial-success", "experienced", "diy-attempts"],
  },
  urgency: { step: 3, kind: "choice", options: ["critical", "high", "medium", "low"] },
  additionalInfo: { step: 3, kind: "text", max: 2000, isPersonal: true, isOptional: true },
} as const satisfies Record<string, Question>;

type Questions = typeof QUESTIONS;
export type ApplicationField = keyof Questions;
const FIELDS = Object.keys(QUESTIONS) as ApplicationField[];

export type SelectField = {
  [Field in ApplicationField]: Questions[Field] extends { kind: "choice" } ? Field : never;
}[ApplicationField];
export type TypedField = Exclude<ApplicationField, SelectField>;
type OptionalField = {
  [Field in ApplicationField]: Questions[Field] extends { isOptional: true } ? Field : never;
}[ApplicationField];

/** Whether a field is answered by choosing rather than typing. */
export function isSelectField(field: string): field is SelectField {
  return Object.hasOwn(QUESTIONS, field) && QUESTIONS[field as ApplicationField].kind === "choice";
}

/** The options of each select, in display order. */
export const OPTIONS = Object.fromEntries(
  FIELDS.filter(isSelectField).map((field) => [field, QUESTIONS[field].options]),
) as unknown as { readonly [Field in SelectField]: Questions[Field]["options"] };
export type OptionOf<Field extends SelectField> = Questions[Field]["options"][number];

/** The fields of each step, in display order. */
export const STEPS = [1, 2, 3].map((step) => FIELDS.filter((field) => QUESTIONS[field].step === step));

export const MAX_LENGTH = Object.fromEntries(
  FIELDS.flatMap((field) => ("max" in QUESTIONS[field] ? [[field, QUESTIONS[field].max]] : [])),
) as { readonly [Field in TypedField]: number };

/** Returns a request's answer columns: those about the person, or all others. */
export const answerColumns = (isPersonal: boolean): ApplicationField[] =>
  FIELDS.filter((field) => "isPersonal" in QUESTIONS[field] === isPersonal);

/**
 * Returns a schema that cleans typed text.
 * @param error message for a value that is not text
 */
const typedText = (error: string, keepLineEnds = false) =>
  z.pipe(
    z.string(error),
    z.transform((value: string) => cleanText(value, keepLineEnds)),
  );

const line = (max: number) =>
  z.pipe(
    typedText("required"),
    z.string().check(
      z.minLength(1, "required"),
      z.refine((value) => VISIBLE.test(value), "required"),
      z.maxLength(max, "tooLong"),
    ),
  );

/**
 * A pragmatic reading of RFC 5321: one @, no spaces, brackets or invisible characters, and a dot in the domain. It also
 * rejects `=?`, which a mail program could decode as an encoded word (RFC 2047).
 */
const EMAIL =
  /^(?!.*=\?)[^\s@<>()[\]\\,;:"\p{C}\p{Default_Ignorable_Code_Point}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,62}$/u;

/** Digits with the usual separators and an optional extension; the server parses the number exactly. */
const PHONE = /^\+?[\d\s().\-/]{8,25}(?:\s*(?:poste|ext\.?|x|#)\s*\d{1,6})?$/i;

/** The schema for each kind of question, for the form and the API. */
const SCHEMA_OF = {
  line,
  text: (max: number) => z.pipe(typedText("tooLong", true), z.string().check(z.maxLength(max, "tooLong"))),
  email: (max: number) =>
    z.pipe(
      line(max),
      z.string().check(
        z.refine((value) => value.includes("@"), { error: "emailMissingAt", abort: true }),
        z.refine((value) => /@.+\..+/.test(value), { error: "emailMissingDomain", abort: true }),
        z.refine((value) => EMAIL.test(value) && !value.includes(".."), "emailInvalid"),
      ),
    ),
  phone: (max: number) =>
    z.pipe(
      typedText("phoneInvalid"),
      z.string().check(
        z.maxLength(max, "tooLong"),
        z.refine((value) => value === "" || PHONE.test(value), "phoneInvalid"),
      ),
    ),
};

/** Returns the schema for an answer as the form submits it; an optional answer may be `""` or missing. */
export function schemaOf(question: Question) {
  const schema =
    question.kind === "choice"
      ? z.enum(question.isOptional ? [...question.options, ""] : question.options, {
          error: ({ input }) => (input === undefined || input === "" ? "required" : "unknownOption"),
        })
      : SCHEMA_OF[question.kind](question.max);
  return question.isOptional ? z.optional(schema) : schema;
}

type AnswerTo<Field extends ApplicationField> = Field extends SelectField ? OptionOf<Field> : string;
type SchemaOf<Field extends ApplicationField> = Field extends OptionalField
  ? z.ZodMiniOptional<z.ZodMiniType<string, string>>
  : z.ZodMiniType<AnswerTo<Field>, AnswerTo<Field>>;

/** The fields of a visitor's input, exactly the payload from SPEC §3. */
export const applicationFields = Object.fromEntries(
  FIELDS.map((field) => [field, schemaOf(QUESTIONS[field])]),
) as unknown as { [Field in ApplicationField]: SchemaOf<Field> };

export const applicationSchema = z.object(applicationFields);

/** Names that no question may use, because its answer would be misread, for example as the honeypot's. */
export type NoQuestion<Question extends string = ApplicationField> = Readonly<Record<string, unknown>> & {
  readonly [Name in Question]?: never;
};

/**
 * The answers as stored: `null` for an omitted optional answer; a phone number in E.164, followed by `;ext=` (RFC 3966)
 * if it has an extension.
 */
export type StoredAnswers = {
  [Field in ApplicationField]: AnswerTo<Field> | (Field extends OptionalField ? null : never);
};

export const VERDICT_REASONS = ["honeypot", "too-fast", "rate", "links", "repeated", "gibberish"] as const;
export type VerdictReason = (typeof VERDICT_REASONS)[number];

/** Maximum new requests counted, because nobody needs the exact figure. */
export const MOST_ARRIVALS = 99;

/* Schemas of API responses, used in the OpenAPI document; a test checks real responses against them. */

const moment = z.iso.datetime();
const text = z.nullable(z.string());
const hint = z.optional(z.string());

/** Returns the schema for an answer as stored. */
export function storedSchemaOf({ isOptional, ...question }: Question) {
  const answer = question.kind === "choice" ? z.enum(question.options) : z.string();
  return isOptional ? z.nullable(answer) : answer;
}

const answerSchemas = Object.fromEntries(
  Object.entries<Question>(QUESTIONS).map(([field, question]) => [field, storedSchemaOf(question)]),
) as unknown as { [Field in ApplicationField]: z.ZodMiniType<StoredAnswers[Field], StoredAnswers[Field]> };

/** A request's origin, as reported by the form and its page. */
const sourceSchema = z.strictObject({
  placement: hint,
  page: hint,
  referrer: hint,
  utmSource: hint,
  utmMedium: hint,
  utmCampaign: hint,
  utmTerm: hint,
  utmContent: hint,
});

/**
 * A consultation request as staff receive it (SPEC §3, §7). The columns of `ConsultationsTable` derive from it.
 * Instants are ISO 8601 in UTC; an omitted optional answer is `null`.
 */
export const consultationSchema = z.strictObject({
  id: z.int(),
  ...answerSchemas,
  /** Always equal to `biggestChallenge`, under the name the admin screen uses (SPEC §3). */
  currentChallenges: z.enum(OPTIONS.biggestChallenge),
  /** The grade as worded in SPEC §9, for example `A+ (Hot Lead)`. */
  leadScore: z.string(),
  leadScorePercent: z.int().check(z.minimum(0), z.maximum(100)),
  leadScoreFactors: z.array(z.strictObject({ field: z.string(), value: z.string(), points: z.int(), max: z.int() })),
  /** Version of the rubric used for the score; 1 is SPEC §9. */
  leadScoreVersion: z.int(),
  contacted: z.boolean(),
  contactedAt: z.nullable(moment),
  createdAt: moment,
  /** Language of the form and of every email to this person. */
  language: z.enum(["fr", "en"]),
  newsletter: z.boolean(),
  source: sourceSchema,
  /** `accepted`: in the list; `to-check`: flagged by the verdict; `discarded`: judged unwanted by staff. */
  review: z.enum(["accepted", "to-check", "discarded"]),
  /** Why the request was flagged: keys of `verdictReasons` in the desk's texts. */
  verdictReasons: z.array(z.enum(VERDICT_REASONS)),
  /** Id of the staff member who owns the request. */
  ownerId: text,
  /** Kept consistent with `contacted` and `outcome` by `follow-up/stage.ts`. */
  stage: z.enum(STAGES),
  outcome: z.nullable(z.enum(OUTCOMES)),
  outcomeAt: z.nullable(moment),
  nextStep: text,
  /** Due day of the next step, `YYYY-MM-DD` in Montréal. */
  nextStepAt: z.nullable(z.iso.date()),
  /** Incremented when owner, stage or next step change. A change states the version that it is based on. */
  followUpVersion: z.int(),
  /** A chosen time that was not booked, with how to meet and the time zone. */
  wishedStart: z.nullable(moment),
  wishedKind: z.nullable(z.enum(APPOINTMENT_KINDS)),
  wishedZone: text,
});
export type Consultation = z.infer<typeof consultationSchema>;

/** Requests accepted since the last request that the caller saw. */
export const arrivalsSchema = z.strictObject({
  /** At most {@link MOST_ARRIVALS}. */
  count: z.int().check(z.minimum(0), z.maximum(MOST_ARRIVALS)),
  /** The latest of these requests; `null` if there is none. */
  newest: z.nullable(z.strictObject({ id: z.int(), name: z.string(), company: z.string() })),
});

export type Arrivals = z.infer<typeof arrivalsSchema>;

/** The four counters of the admin screen (SPEC §2), and the number of requests to check. */
export const summarySchema = z.strictObject({
  total: z.int(),
  contacted: z.int(),
  pending: z.int(),
  /** Received since midnight in Montréal. */
  today: z.int(),
  /** Pending requests past their deadline. */
  late: z.int(),
  toCheck: z.int(),
});
export type ConsultationSummary = z.infer<typeof summarySchema>;

/** The follow-up part of a consultation, which no visitor sets. */
export type FollowUp = Pick<
  Consultation,
  "ownerId" | "stage" | "outcome" | "outcomeAt" | "nextStep" | "nextStepAt" | "followUpVersion"
>;

/** Values for a request whose sender chose no time, or whose time was booked. */
export const NO_WISH = { wishedStart: null, wishedKind: null, wishedZone: null };

/** The follow-up of a new request. */
export const NO_FOLLOW_UP: FollowUp = {
  ownerId: null,
  stage: "new",
  outcome: null,
  outcomeAt: null,
  nextStep: null,
  nextStepAt: null,
  followUpVersion: 0,
};

/** Cursor in the list by urgency: in the late part, ordered by score, or in the rest. */
export interface UrgentPosition {
  /** Requests received by this instant count as late on every page, however long the reader takes. */
  lateSince: Date;
  /** A late request's score; undefined for other requests. */
  percent: number | undefined;
  createdAt: Date;
  id: number;
}
