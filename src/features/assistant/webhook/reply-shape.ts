import { isHtml } from "./html-text.ts";

/** Maximum keys listed per object. */
const MOST_KEYS = 6;
const DEEPEST = 2;
/** Matches a plausible field name; any other key could be personal information. */
const KEY = /^[a-z_$][\w$-]{0,29}$/i;

/**
 * Describes a reply for the person who fixes the workflow: its content type, keys and types of values. The values are
 * left out, because they may be about a visitor.
 * @param contentType header as received
 * @param body the part of the body that was received
 */
export function shapeOf(contentType: string, body: string): string {
  const named = /^\s*([a-z]+\/[\w.+-]{1,40})/i.exec(contentType)?.[1]?.toLowerCase();
  return [named, bodyShape(body.trim())].filter(Boolean).join(" · ");
}

function bodyShape(body: string): string {
  if (body === "") return "0 B";
  try {
    return valueShape(JSON.parse(body), DEEPEST);
  } catch {
    if (/^</.test(body) || isHtml(body)) return "HTML";
    return /^\{"type":"(?:begin|item|end|error)"/.test(body) ? "stream" : "text";
  }
}

function valueShape(value: unknown, depth: number): string {
  if (value === null) return "null";
  if (typeof value === "string") return isHtml(value) || value.startsWith("<") ? "HTML" : "text";
  if (typeof value !== "object") return typeof value;
  if (depth === 0) return Array.isArray(value) ? "[…]" : "{…}";
  if (Array.isArray(value)) return value.length === 0 ? "[]" : `[${valueShape(value[0], depth)}] × ${value.length}`;
  const entries = Object.entries(value);
  const named = entries
    .slice(0, MOST_KEYS)
    .map(([key, held]) => `${KEY.test(key) ? key : "?"}: ${valueShape(held, depth - 1)}`);
  return `{ ${[...named, ...(entries.length > MOST_KEYS ? ["…"] : [])].join(", ")} }`;
}
