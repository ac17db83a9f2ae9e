import type { Context } from "hono";
import * as z from "zod/mini";
import { AppError } from "./app-error.ts";

/** Most errors reported, and longest unknown field name repeated, in UTF-16 code units. No caller needs more. */
const MAX_ERRORS = 50;
const MAX_FIELD_NAME = 60;

/** How errors are named. */
interface Naming {
  /** Errors in a list name the item and its field, `questions.0.answer.en`, rather than just the list. */
  byItem?: boolean | undefined;
}

/**
 * Validates query parameters or the fields of a small body.
 * @throws AppError `invalid` with a text key for each invalid field
 */
export function parseFields<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: Record<string, unknown>,
  naming: Naming = {},
): z.output<Schema> {
  const result = z.safeParse(schema, schema instanceof z.ZodMiniObject ? withoutStrays(schema, values) : values);
  if (result.success) return result.data;
  throw new AppError("invalid", "The fields are not valid", { fields: fieldErrors(result.error.issues, naming) });
}

/**
 * Drops unknown fields that are empty. A plain form submits every control, so a page opened before an update sends
 * fields that no longer exist, and its visitor must not be refused for that.
 */
export function withoutStrays(
  { shape }: z.ZodMiniObject,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== "" || Object.hasOwn(shape, name)),
  );
}

/** Returns the text key of each invalid field, from the field's first issue. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], { byItem }: Naming = {}): Record<string, string> {
  const found = new Map<string, string>();
  for (const issue of issues) {
    const name = byItem && issue.path.length > 2 ? issue.path.join(".") : String(issue.path[0]);
    const names = issue.code === "unrecognized_keys" ? issue.keys : [name];
    const key = issue.code === "unrecognized_keys" ? "unknownField" : issue.message;
    for (const name of names) if (!found.has(name)) found.set(name, key);
  }
  const shown = [...found].slice(0, MAX_ERRORS).map(([name, key]) => [name.slice(0, MAX_FIELD_NAME), key] as const);
  return Object.fromEntries(shown);
}

/** A parsed body, not yet validated. */
export type Fields = Record<string, unknown>;

interface BodyFields {
  kind: "json" | "form";
  fields: Fields;
}

/**
 * Returns which of the two accepted formats a request uses.
 * @throws AppError `unsupported-media-type`
 */
function bodyKind(request: Context["req"]): BodyFields["kind"] {
  const contentType = request.header("content-type");
  // Compressed bodies are refused, because a few bytes can expand a thousandfold.
  if ((request.header("content-encoding") ?? "identity").toLowerCase() !== "identity") {
    throw new AppError("unsupported-media-type", "The body is encoded");
  }
  const [type = "", ...parameters] = (contentType ?? "").toLowerCase().split(";");
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("charset="));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (isUtf8 && type.trim() === "application/json") return "json";
  if (isUtf8 && type.trim() === "application/x-www-form-urlencoded") return "form";
  throw new AppError("unsupported-media-type", "Neither JSON nor a plain form, in UTF-8");
}

/**
 * Reads a JSON object. An empty body counts as an object without fields, so that each missing field gets its own error.
 * @throws AppError `unsupported-media-type`, or `bad-request` for anything but a JSON object
 */
export async function readJsonObject(request: Context["req"]): Promise<Fields> {
  if (bodyKind(request) !== "json") {
    throw new AppError("unsupported-media-type", "Only JSON is read here");
  }
  return parseObject(await request.text());
}

/**
 * Reads a JSON object or a plain form.
 * @throws AppError like {@link readJsonObject}
 */
export async function readBodyFields(request: Context["req"]): Promise<BodyFields> {
  const kind = bodyKind(request);
  const text = await request.text();
  return { kind, fields: kind === "json" ? parseObject(text) : Object.fromEntries(new URLSearchParams(text)) };
}

function parseObject(text: string): Fields {
  let value: unknown;
  try {
    value = text.trim() === "" ? {} : JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad-request", "The body is not JSON", { cause });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("bad-request", "The body is not a JSON object");
  }
  return value as Fields;
}
