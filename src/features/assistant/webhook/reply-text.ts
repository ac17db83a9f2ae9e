import { ProviderFailure } from "../answer-provider.ts";
import { isHtml } from "./html-text.ts";

/** Keys under which a reply's text is looked for, in this order (SPEC §7). */
const REPLY_KEYS = ["message", "output", "text", "response"] as const;
/** Maximum depth: a workflow wraps its reply in a list, and an agent's structured answer is one object deeper. */
const DEEPEST = 3;
/** Matches text with at least two words, not an id or a code. */
const WORDS = /\p{L}\s+\p{L}/u;
/** Keys whose texts describe an error to the workflow's author. */
const OF_TROUBLE = /^(?:errors?|exception|detail|status|statusText|reason|stack|trace|warning)$/i;
/** n8n's response if set to "Respond immediately": the workflow runs, but its answer is never returned. */
const STARTED = /^workflow (?:got|was) started\.?$/i;

export interface WholeReply {
  /** Empty if the workflow accepted the message without a reply. */
  text: string;
  /** Whether the workflow hands over to a person (`handOver: true`). */
  handsOver: boolean;
}

/**
 * Reads a whole reply (SPEC §7): the text under the first reply key in JSON that has one, or else the body.
 * @throws ProviderFailure if the body is not a reply
 */
export function readWhole(body: string): WholeReply {
  const value = parsed(body.trim());
  const handsOver = asksHandOver(value, DEEPEST);
  const text = textOf(value, DEEPEST).trim();
  if (STARTED.test(text)) throw new ProviderFailure("not-an-answer", "started a workflow and did not wait for it");
  if (text === "" && !handsOver) refuseUnknownKeys(value);
  return { text, handsOver };
}

/** Whether the reply hands over, at any level; a model that fills in a form may write `"true"` as a string. */
function asksHandOver(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null || depth === 0) return false;
  if (Array.isArray(value)) return asksHandOver(value[0], depth - 1);
  const fields = value as Record<string, unknown>;
  return (
    fields["handOver"] === true ||
    fields["handOver"] === "true" ||
    REPLY_KEYS.some((key) => asksHandOver(fields[key], depth - 1))
  );
}

/**
 * Rejects texts under unknown keys, none of which is known to be the reply; otherwise the visitor would only be
 * thanked. A bare `{"ok": true}` is fine, because the workflow accepted the message.
 */
function refuseUnknownKeys(value: unknown): void {
  const fields = Array.isArray(value) ? value[0] : value;
  if (typeof fields !== "object" || fields === null) return;
  if (!Object.values(fields).some((text) => typeof text === "string" && WORDS.test(text))) return;
  throw new ProviderFailure("unknown-key", `answered under several keys and under none of ${REPLY_KEYS.join(", ")}`);
}

/** Returns the JSON value, or the text itself if it is not JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (looksLikeJson(body)) throw new ProviderFailure("not-an-answer", "answered with broken JSON", { cause: error });
    return body;
  }
}

/** Whether text that fails to parse was meant as JSON, such as a truncated object. Prose never starts this way. */
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
  return onlyText(fields, depth);
}

/** Returns the text under an object's only key, whatever its name. */
function onlyText({ handOver, ...fields }: Record<string, unknown>, depth: number): string {
  const [[key = "", value] = [], ...others] = Object.entries(fields);
  if (others.length > 0 || OF_TROUBLE.test(key)) return "";
  if (typeof value === "string") return WORDS.test(value) || isHtml(value) ? value : "";
  return typeof value === "object" ? textOf(value, depth - 1) : "";
}
