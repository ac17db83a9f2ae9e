import { AppError } from "../../../lib/http/app-error.ts";
import type { Fields } from "../../../lib/http/body-fields.ts";
import { fieldErrors, withoutStrays } from "../../../lib/http/parse-fields.ts";
import { isLanguage, type Language } from "../../../lib/language.ts";
import { normalisePhone } from "../phone.ts";
import { type Submission, submissionSchema } from "../submission-schema.ts";

/** The language a body declares, before the rest is validated. */
export function languageOfBody(body: Fields): Language | undefined {
  return isLanguage(body["language"]) ? body["language"] : undefined;
}

/**
 * Validates and normalizes a submission: the phone number is parsed and stored in one form.
 * @param body parsed JSON or the fields of a plain form
 * @throws AppError `invalid` with a text key for each wrong field
 */
export function parseSubmission(body: Fields): Submission {
  const result = submissionSchema.safeParse(wellFormed(withoutStrays(submissionSchema, body)));
  const phone = result.data?.phone && normalisePhone(result.data.phone);
  if (result.success && (phone || !result.data.phone)) return wellFormed({ ...result.data, phone }) as Submission;

  const fields = result.success ? { phone: "phoneInvalid" } : fieldErrors(result.error.issues);
  throw new AppError("invalid", "The submission is not valid", { fields });
}

/** PostgreSQL rejects lone surrogates in JSON: they become the replacement character. Only texts can contain one. */
function wellFormed(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value.toWellFormed() : value]),
  );
}
