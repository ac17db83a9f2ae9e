import { ProviderFailure } from "../answer-provider.ts";

/** Where the text of a reply is looked for, in this order (SPEC §7). */
const REPLY_KEYS = ["message", "output", "text", "response"] as const;
/** A workflow wraps its reply in a list, and an agent with a structured answer in one more object. */
const DEEPEST = 3;
/** What n8n says when it is set to "Respond immediately": the workflow runs, but its answer will never come this way. */
const STARTED = /^workflow (?:got|was) started\.?$/i;

/**
 * The text of a whole reply (SPEC §7): of JSON what stands under the first reply key that holds some, otherwise the body.
 * @returns empty when the workflow took the message and has nothing to say
 * @throws ProviderFailure when it is no reply
 */
export function replyText(body: string): string {
  const trimmed = body.trim();
  const text = textOf(parsed(trimmed), DEEPEST).trim();
  if (STARTED.test(text)) throw new ProviderFailure("not-an-answer", "started a workflow and did not wait for it");
  return text;
}

/** The JSON value, or the text itself when it is none. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (looksLikeJson(body)) throw new ProviderFailure("not-an-answer", "answered with broken JSON", { cause: error });
    return body;
  }
}

/** Whether a text that is no JSON was meant to be: broken off, or glued together. Nobody begins a sentence so. */
export function looksLikeJson(text: string): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*[[{"])/.test(text);
}

function textOf(value: unknown, depth: number): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null || depth === 0) return "";
  if (Array.isArray(value)) return textOf(value[0], depth - 1);
  const fields = value as Record<string, unknown>;
  for (const key of REPLY_KEYS) {
    const text = textOf(fields[key], depth - 1);
    if (text.trim() !== "") return text;
  }
  if (fields["error"] || fields["errorMessage"]) throw new ProviderFailure("not-an-answer", "answered with an error");
  if (fields["executionStarted"])
    throw new ProviderFailure("not-an-answer", "started a workflow and did not wait for it");
  return "";
}
