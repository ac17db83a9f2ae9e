import { CHAT_SESSION_KEY, newSessionId, SESSION_ID } from "../session.ts";
import type { SharedState } from "./conversation-state.ts";

/** Session storage key of the state that {@link readKept} reads. */
const KEPT_KEY = "nordet-chat-state";
/** Session storage key of the unsent draft. */
const DRAFT_KEY = "nordet-chat-draft";

/**
 * Storage key. Session storage records whether this tab has the chat open; local storage records when any tab last
 * opened or closed it, in ms since 1970. `CHAT_SCRIPT` reads both entries before React hydrates.
 */
const OPEN_KEY = "nordet-chat";

type Area = "localStorage" | "sessionStorage";

/** Fallback for private browsing modes that deny storage; it lasts as long as the page. */
const memory = new Map<string, string>();

function read(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return memory.get(area + key) ?? null;
  }
}

function write(area: Area, key: string, value: string | undefined): void {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    if (value === undefined) memory.delete(area + key);
    else memory.set(area + key, value);
  }
}

export function keepSessionId(id: string | undefined): void {
  write("localStorage", CHAT_SESSION_KEY, id);
}

/** Returns this browser's chat session id, creating it if needed. */
export function sessionId(): string {
  const kept = read("localStorage", CHAT_SESSION_KEY);
  if (kept && SESSION_ID.test(kept)) return kept;
  const made = newSessionId(new Date(), randomLetters());
  keepSessionId(made);
  return made;
}

/**
 * Returns 16 random base-36 characters, about 80 bits. `randomUUID` needs a secure context, which a page served over
 * plain HTTP from another machine lacks.
 */
export function randomLetters(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join("");
}

/**
 * Reads the state kept for this tab, so that its next page shows the conversation at once. A corrupt entry counts as
 * empty.
 */
export function readKept(): Partial<SharedState> {
  try {
    const kept: unknown = JSON.parse(read("sessionStorage", KEPT_KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function keep(state: SharedState | undefined): void {
  write("sessionStorage", KEPT_KEY, state && JSON.stringify(state));
}

export function readDraft(): string {
  return read("sessionStorage", DRAFT_KEY) ?? "";
}

export function keepDraft(draft: string): void {
  write("sessionStorage", DRAFT_KEY, draft || undefined);
}

export function readOpen(): boolean {
  return read("sessionStorage", OPEN_KEY) === "1";
}

export function writeOpen(open: boolean): void {
  write("sessionStorage", OPEN_KEY, open ? "1" : "0");
  write("localStorage", OPEN_KEY, String(Date.now()));
}
