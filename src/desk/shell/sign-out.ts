import { api } from "../../ui/api-client.ts";
import { eraseUnsent, UNSENT_KINDS, type UnsentKind, unsentKinds } from "./texts/unsent-texts.ts";

/**
 * Signing out takes every window of the desk along (ASVS 14.3.1): each says what it holds that was never sent, forgets it
 * once that was agreed to, and leaves.
 */

const CHANNEL = "nordet-desk-sign-out";
/** How long other windows have to answer, in ms. */
const ANSWER_TIME = 300;
/** How long what is open has to be stored, in ms; what is not by then, is asked about. */
const STORE_TIME = 3_000;

type Message =
  | { is: "question"; email: string }
  | { is: "answer"; email: string; kinds: UnsentKind[] }
  | { is: "over"; email: string };

/** Texts of this window that are on their way to the server by themselves. */
interface OpenTexts {
  isStored(): boolean;
  /** Tries to store them now. */
  store(): Promise<unknown>;
  /** Gives up what is not stored. */
  forget(): void;
}

const open = new Set<OpenTexts>();

/** Has texts stored, or given up, when their writer signs out. */
export function attendSignOut(texts: OpenTexts): void {
  open.add(texts);
}

/** Whether nothing that is open here waits for the server. */
export function isAllStored(): boolean {
  return [...open].every((texts) => texts.isStored());
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Of what kinds anything would be lost by signing out, in this window and in others; what can be stored is stored first. */
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

/** Ends the session and leaves, with every window of this person. @throws HttpError when it could not be ended */
export async function signOut(email: string): Promise<void> {
  await api("POST /auth/sign-out", { body: {} });
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ is: "over", email } satisfies Message);
  channel.close();
  leave(email);
}

/** Answers the windows of the same person, and leaves with them. @returns what ends it */
export function followSignOut(email: string): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.email !== email) return;
    if (data.is === "over") leave(email);
    if (data.is !== "question") return;
    for (const texts of open) void texts.store();
    // Texts in local storage are seen by whoever asks, once they had the time to be stored.
    channel.postMessage({ is: "answer", email, kinds: unsentKinds(email, "tab") } satisfies Message);
  };
  return () => channel.close();
}

function leave(email: string): void {
  for (const texts of open) texts.forget();
  eraseUnsent(email);
  // Once more, for a save that fails meanwhile and keeps its text.
  addEventListener("pagehide", () => eraseUnsent(email));
  location.assign("/admin/sign-in");
}
