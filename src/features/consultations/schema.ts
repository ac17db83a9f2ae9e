import * as z from "zod/mini";

/**
 * The consultation request: its fields, their options and what is valid (SPEC §3 and §5). Shared by the form, the API
 * and the desk, so it is written with `zod/mini` and imports nothing of the server's. A message is a text key under
 * `errors` of `src/text/{fr,en}/consultation-form.ts`, never a sentence.
 */

/** Choosable values of each select, in the order they are shown (SPEC §3). */
export const OPTIONS = {
  companySize: ["solo", "2-5", "6-20", "21-50", "51-200", "200+"],
  industry: [
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
  revenue: ["under-100k", "100k-500k", "500k-1m", "1m-5m", "5m-10m", "10m+"],
  growth: ["declining", "0-10", "10-25", "25-50", "50-100", "100+"],
  currentTools: [
    "basic-spreadsheets",
    "crm-basic",
    "project-management",
    "integrated-suite",
    "custom-solutions",
    "minimal-tools",
  ],
  teamSize: ["just-me", "2-3", "4-10", "11-25", "25+"],
  biggestChallenge: [
    "manual-data-entry",
    "repetitive-tasks",
    "customer-follow-up",
    "inventory-management",
    "reporting-analytics",
    "team-coordination",
    "customer-service",
    "scaling-operations",
  ],
  timeSpentManualTasks: ["0-5", "5-15", "15-30", "30-40", "40+"],
  automationGoals: [
    "reduce-manual-work",
    "improve-customer-experience",
    "increase-sales-efficiency",
    "better-data-insights",
    "scale-without-hiring",
    "eliminate-errors",
    "faster-response-times",
    "integrate-systems",
  ],
  budget: ["under-1k", "1k-2.5k", "2.5k-5k", "5k-10k", "10k-25k", "25k+"],
  timeline: ["asap", "1-3-months", "3-6-months", "6-12-months", "exploring"],
  decisionMaker: ["final-decision", "recommend", "influence", "research"],
  previousAutomation: [
    "complete-beginner",
    "basic-tools",
    "tried-failed",
    "partial-success",
    "experienced",
    "diy-attempts",
  ],
  urgency: ["critical", "high", "medium", "low"],
} as const;

export type SelectField = keyof typeof OPTIONS;

/** Whether a field is answered by choosing, not by typing. */
export function isSelectField(field: string): field is SelectField {
  return Object.hasOwn(OPTIONS, field);
}

export type OptionOf<Field extends SelectField> = (typeof OPTIONS)[Field][number];

/** The fields of each step, in the order they are shown (SPEC §3). */
export const STEPS = [
  ["name", "email", "phone", "company", "jobTitle", "companySize", "industry"],
  ["revenue", "growth", "currentTools", "teamSize", "biggestChallenge", "timeSpentManualTasks"],
  ["automationGoals", "budget", "timeline", "decisionMaker", "previousAutomation", "urgency", "additionalInfo"],
] as const;

/** Longest texts accepted, in UTF-16 units; an address of mail by RFC 5321 §4.5.3.1, the others by what fits a desk card. */
export const MAX_LENGTH = {
  name: 100,
  email: 254,
  phone: 40,
  company: 150,
  jobTitle: 100,
  additionalInfo: 2000,
} as const;

/**
 * Takes out what no name or note needs and what hurts elsewhere: NUL and other control characters (PostgreSQL refuses
 * NUL, mail headers break on line ends) and the marks that turn the writing direction around (they disguise text).
 * Line ends survive only in `additionalInfo`.
 */
export function cleanText(value: string, keepLineEnds = false): string {
  const withoutMarks = value.normalize("NFC").replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\uFEFF]/g, "");
  const withLineEnds = keepLineEnds ? withoutMarks.replace(/\r\n?/g, "\n") : withoutMarks.replace(/\s+/g, " ");
  return withLineEnds.replace(/(?![\n\t])\p{Cc}/gu, "").trim();
}

/** Something that can be seen: not only spaces, joiners and letters without a shape (U+3164), which would show as nothing. */
const VISIBLE = /(?![\s\p{Default_Ignorable_Code_Point}])\P{C}/u;

const line = (max: number) =>
  z.pipe(
    z.pipe(
      z.string("required"),
      z.transform((value: string) => cleanText(value)),
    ),
    z.string().check(
      z.minLength(1, "required"),
      z.refine((value) => VISIBLE.test(value), "required"),
      z.maxLength(max, "tooLong"),
    ),
  );

const option = <Field extends SelectField>(field: Field) =>
  z.enum(OPTIONS[field], {
    error: (issue) => (issue.input === undefined || issue.input === "" ? "required" : "unknownOption"),
  });

/**
 * Practical reading of RFC 5321: one @, no spaces, brackets or invisible characters, a dot in the domain; nothing that a
 * mail program could take for an encoded word (RFC 2047) and decode into something else.
 */
const EMAIL =
  /^(?!.*=\?)[^\s@<>()[\]\\,;:"\p{C}\p{Default_Ignorable_Code_Point}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,62}$/u;

const email = z.pipe(
  line(MAX_LENGTH.email),
  z.string().check(
    z.refine((value) => value.includes("@"), { error: "emailMissingAt", abort: true }),
    z.refine((value) => /@.+\..+/.test(value), { error: "emailMissingDomain", abort: true }),
    z.refine((value) => EMAIL.test(value) && !value.includes(".."), "emailInvalid"),
  ),
);

/** Ten to fifteen digits with the usual signs between, and an optional extension; the server reads it exactly. */
const PHONE = /^\+?[\d\s().\-/]{8,25}(?:\s*(?:poste|ext\.?|x|#)\s*\d{1,6})?$/i;

const phone = z.optional(
  z.pipe(
    z.pipe(
      z.string("phoneInvalid"),
      z.transform((value: string) => cleanText(value)),
    ),
    z.string().check(
      z.maxLength(MAX_LENGTH.phone, "tooLong"),
      z.refine((value) => value === "" || PHONE.test(value), "phoneInvalid"),
    ),
  ),
);

/** What a visitor fills in: exactly the payload of SPEC §3. */
export const applicationFields = {
  name: line(MAX_LENGTH.name),
  email,
  phone,
  company: line(MAX_LENGTH.company),
  jobTitle: line(MAX_LENGTH.jobTitle),
  companySize: option("companySize"),
  industry: option("industry"),
  revenue: option("revenue"),
  growth: option("growth"),
  currentTools: option("currentTools"),
  teamSize: option("teamSize"),
  biggestChallenge: option("biggestChallenge"),
  timeSpentManualTasks: option("timeSpentManualTasks"),
  automationGoals: option("automationGoals"),
  budget: option("budget"),
  timeline: option("timeline"),
  decisionMaker: option("decisionMaker"),
  previousAutomation: option("previousAutomation"),
  urgency: option("urgency"),
  additionalInfo: z.optional(
    z.pipe(
      z.pipe(
        z.string("tooLong"),
        z.transform((value: string) => cleanText(value, true)),
      ),
      z.string().check(z.maxLength(MAX_LENGTH.additionalInfo, "tooLong")),
    ),
  ),
};

export const applicationSchema = z.object(applicationFields);
/** A valid application, cleaned. */
export type Application = z.output<typeof applicationSchema>;
export type ApplicationField = keyof Application;
