import { ProviderFailure } from "../answer-provider.ts";
import { isHtml } from "./html-text.ts";

/** Where the text of a reply is looked for, in this order (SPEC §7). */
const REPLY_KEYS = ["message", "output", "text", "response"] as const;
/** A workflow wraps its reply in a list, and an agent with a structured answer in one more object. */
const DEEPEST = 3;
/** A sentence, and no id or code. */
const WORDS = /\p{L}\s+\p{L}/u;
/** Under which words tell the workflow's maker what went wrong. */
const OF_TROUBLE = /^(?:errors?|exception|detail|status|statusText|reason|stack|trace|warning)$/i;
/** What n8n says when it is set to "Respond immediately": the workflow runs, but its answer will never come this way. */
const STARTED = /^workflow (?:got|was) started\.?$/i;

/** A whole reply. */
export interface WholeReply {
  /** Empty when the workflow took the message and has nothing to say. */
  text: string;
  /** `handOver: true`: the workflow wants a person to go on. */
  handsOver: boolean;
}

/**
 * Reads a whole reply (SPEC §7): in JSON, the text under the first reply key that has one; otherwise, the body.
 * @throws ProviderFailure when it is no reply
 */
export function readWhole(body: string): WholeReply {
  const value = parsed(body.trim());
  const handsOver = asksHandOver(value, DEEPEST);
  const text = textOf(value, DEEPEST).trim();
  if (STARTED.test(text)) throw new ProviderFailure("not-an-answer", "started a workflow and did not wait for it");
  if (text === "" && !handsOver) refuseUnknownKeys(value);
  return { text, handsOver };
}

/** Whether a person is asked for, beside the text or around it; a model that fills in a form may write the word. */
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
 * Of words under several keys that nobody reads none is known to be the reply, and the visitor would be thanked for nothing;
 * a bare `{"ok": true}` is a workflow that took the message.
 */
function refuseUnknownKeys(value: unknown): void {
  const fields = Array.isArray(value) ? value[0] : value;
  if (typeof fields !== "object" || fields === null) return;
  if (!Object.values(fields).some((text) => typeof text === "string" && WORDS.test(text))) return;
  throw new ProviderFailure("unknown-key", `answered under several keys and under none of ${REPLY_KEYS.join(", ")}`);
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

/** What stands under the one key there is, whatever a workflow names it: words, or what holds some. */
function onlyText({ handOver, ...fields }: Record<string, unknown>, depth: number): string {
  const [[key = "", value] = [], ...others] = Object.entries(fields);
  if (others.length > 0 || OF_TROUBLE.test(key)) return "";
  if (typeof value === "string") return WORDS.test(value) || isHtml(value) ? value : "";
  return typeof value === "object" ? textOf(value, depth - 1) : "";
}
