import type { Context } from "hono";
import { AppError } from "./app-error.ts";

/** A parsed body, not yet validated. */
export type Fields = Record<string, unknown>;

interface BodyFields {
  kind: "json" | "form";
  fields: Fields;
}

/** Which of the two accepted formats a request uses. @throws AppError `unsupported-media-type` */
function bodyKind(request: Context["req"]): BodyFields["kind"] {
  const contentType = request.header("content-type");
  // Compressed bodies are not accepted: a few bytes can expand a thousandfold.
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

/** @throws AppError like {@link readJsonObject} */
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
