import { api } from "../../ui/api-client.ts";
import { eraseUnsent, UNSENT_KINDS, type UnsentKind, unsentKinds } from "./session-draft.ts";

/**
 * Signing out affects every window of the desk (ASVS 14.3.1). Each window reports its unsent text and, once the user
 * confirms, deletes the text and leaves.
 */

const CHANNEL = "nordet-desk-sign-out";
/** How long to wait for other windows to respond, in ms. */
const ANSWER_TIME = 300;
/** How long to wait for unsaved drafts to be saved before warning about them, in ms. */
const STORE_TIME = 3_000;

type Message =
  | { is: "question"; email: string }
  | { is: "answer"; email: string; kinds: UnsentKind[] }
  | { is: "over"; email: string };

/** Open texts that save themselves to the server. */
interface OpenTexts {
  isStored(): boolean;
  /** Tries to save now. */
  store(): Promise<unknown>;
  forget(): void;
}

const open = new Set<OpenTexts>();

/** Registers texts to save, or to discard, at sign-out. */
export function attendSignOut(texts: OpenTexts): void {
  open.add(texts);
}

export function isAllStored(): boolean {
  return [...open].every((texts) => texts.isStored());
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Saves what can be saved, and returns the kinds of text that signing out would still lose in any window. */
export async function unsentAnywhere(email: string): Promise<UnsentKind[]> {
  const found = new Set<UnsentKind>();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.is === "answer" && data.email === email) for (const kind of data.kinds) found.add(kind);
  };
  channel.postMessage({ is: "question", email } satisfies Message);
  const stored = Promise.all([...open].map((texts) => texts.store()));
  await Promise.all([after(ANSWER_TIME), Promise.race([stored, after(STORE_TIME)])]);
  channel.close();
  for (const kind of unsentKinds(email, "everywhere")) found.add(kind);
  return UNSENT_KINDS.filter((kind) => found.has(kind));
}

/**
 * Ends the session and leaves the desk in all of this user's windows.
 * @throws HttpError if the session was not ended
 */
export async function signOut(email: string): Promise<void> {
  await api("POST /auth/sign-out", { body: {} });
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ is: "over", email } satisfies Message);
  channel.close();
  leave(email);
}

/**
 * Responds to sign-out messages from the user's other windows, and leaves when they do.
 * @returns a function that stops listening
 */
export function followSignOut(email: string): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.email !== email) return;
    if (data.is === "over") leave(email);
    if (data.is !== "question") return;
    for (const texts of open) void texts.store();
    // Report only this tab's storage. The asking window itself checks local storage, after the saves have had time.
    channel.postMessage({ is: "answer", email, kinds: unsentKinds(email, "tab") } satisfies Message);
  };
  return () => channel.close();
}

function leave(email: string): void {
  for (const texts of open) texts.forget();
  eraseUnsent(email);
  // Erase once more on leaving, in case a failing save writes its text back meanwhile.
  addEventListener("pagehide", () => eraseUnsent(email));
  location.assign("/admin/sign-in");
}
