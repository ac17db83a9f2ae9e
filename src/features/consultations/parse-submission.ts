import { AppError } from "../../lib/app-error.ts";
import { isLanguage, type Language } from "../../lib/language.ts";
import { normalisePhone } from "./phone.ts";
import { type Submission, submissionSchema } from "./submission-schema.ts";

/** Most errors told at once, and the longest name of an unknown field repeated: what a person can use. */
const MAX_ERRORS = 50;
const MAX_FIELD_NAME = 60;

export type Fields = Record<string, unknown>;

/** The language a body says it is in, before anything else of it is known to be valid. */
export function languageOfBody(body: Fields): Language | undefined {
  return isLanguage(body["language"]) ? body["language"] : undefined;
}

/**
 * Validates a submission and makes it exact: the phone number is read and stored in one form.
 * @param body parsed JSON or the fields of a plain form
 * @throws AppError `invalid` with a text key for each wrong field
 */
export function parseSubmission(body: Fields): Submission {
  const result = submissionSchema.safeParse(wellFormed(body));
  const phone = result.data?.phone && normalisePhone(result.data.phone);
  if (result.success && (phone || !result.data.phone)) return wellFormed({ ...result.data, phone }) as Submission;

  const fields = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    if (issue.code === "unrecognized_keys") for (const key of issue.keys) fields.set(key, "unknownField");
    else if (!fields.has(String(issue.path[0]))) fields.set(String(issue.path[0]), issue.message);
  }
  if (result.success) fields.set("phone", "phoneInvalid");
  throw new AppError("invalid", "The submission is not valid", { fields: reported(fields) });
}

function reported(fields: Map<string, string>): Record<string, string> {
  const shown = [...fields].slice(0, MAX_ERRORS).map(([name, key]) => [name.slice(0, MAX_FIELD_NAME), key] as const);
  return Object.fromEntries(shown);
}

/** PostgreSQL refuses half a surrogate pair in JSON: it becomes the replacement character. Only texts can hold one. */
function wellFormed(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value.toWellFormed() : value]),
  );
}
