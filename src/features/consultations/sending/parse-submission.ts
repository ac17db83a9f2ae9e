import { AppError } from "../../../lib/http/app-error.ts";
import type { Fields } from "../../../lib/http/body-fields.ts";
import { fieldErrors, withoutStrays } from "../../../lib/http/parse-fields.ts";
import { isLanguage, type Language } from "../../../lib/language.ts";
import { normalisePhone } from "../phone.ts";
import { type Submission, submissionSchema } from "../submission-schema.ts";

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
  const result = submissionSchema.safeParse(wellFormed(withoutStrays(submissionSchema, body)));
  const phone = result.data?.phone && normalisePhone(result.data.phone);
  if (result.success && (phone || !result.data.phone)) return wellFormed({ ...result.data, phone }) as Submission;

  const fields = result.success ? { phone: "phoneInvalid" } : fieldErrors(result.error.issues);
  throw new AppError("invalid", "The submission is not valid", { fields });
}

/** PostgreSQL refuses half a surrogate pair in JSON: it becomes the replacement character. Only texts can hold one. */
function wellFormed(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value.toWellFormed() : value]),
  );
}
