import * as z from "zod/mini";
import { AppError } from "../../lib/app-error.ts";

/** Longest name of an unknown field that is repeated to whoever sent it. */
const MAX_FIELD_NAME = 60;

/**
 * Validates the parameters of a query or the fields of a small body.
 * @throws AppError `invalid` with a text key for each wrong one
 */
export function parseFields<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: Record<string, unknown>,
): z.output<Schema> {
  const result = z.safeParse(schema, values);
  if (result.success) return result.data;
  const fields = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => [key.slice(0, MAX_FIELD_NAME), "unknownField"])
      : [[String(issue.path[0]), issue.message]],
  );
  throw new AppError("invalid", "The fields are not valid", { fields: Object.fromEntries(fields) });
}
