import { api } from "../../ui/api-client.ts";
import { eraseUnsent, UNSENT_KINDS, type UnsentKind, unsentKinds } from "./session-draft.ts";

/**
 * Signing out includes every window of the desk (ASVS 14.3.1): each reports its unsent text, deletes it once confirmed,
 * and leaves.
 */

const CHANNEL = "nordet-desk-sign-out";
/** How long other windows have to respond, in ms. */
const ANSWER_TIME = 300;
/** How long open texts have to be saved, in ms; whatever is not is asked about. */
const STORE_TIME = 3_000;

type Message =
  | { is: "question"; email: string }
  | { is: "answer"; email: string; kinds: UnsentKind[] }
  | { is: "over"; email: string };

/** Texts in this window that are saved to the server automatically. */
interface OpenTexts {
  isStored(): boolean;
  /** Tries to save them now. */
  store(): Promise<unknown>;
  /** Discards unsaved text. */
  forget(): void;
}

const open = new Set<OpenTexts>();

/** Registers texts to save, or discard, when their author signs out. */
export function attendSignOut(texts: OpenTexts): void {
  open.add(texts);
}

/** Whether nothing open here is unsaved. */
export function isAllStored(): boolean {
  return [...open].every((texts) => texts.isStored());
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The kinds of text signing out would lose, in this window and others, after saving what can be saved. */
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

/** Ends the session and leaves, with all of this person's windows. @throws HttpError when it could not be ended */
export async function signOut(email: string): Promise<void> {
  await api("POST /auth/sign-out", { body: {} });
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ is: "over", email } satisfies Message);
  channel.close();
  leave(email);
}

/** Responds to the same person's windows, and leaves with them. @returns stops it */
export function followSignOut(email: string): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.email !== email) return;
    if (data.is === "over") leave(email);
    if (data.is !== "question") return;
    for (const texts of open) void texts.store();
    // Every window sees local storage, so only texts that had time to be saved are reported.
    channel.postMessage({ is: "answer", email, kinds: unsentKinds(email, "tab") } satisfies Message);
  };
  return () => channel.close();
}

function leave(email: string): void {
  for (const texts of open) texts.forget();
  eraseUnsent(email);
  // Once more, in case a save fails meanwhile and keeps its text.
  addEventListener("pagehide", () => eraseUnsent(email));
  location.assign("/admin/sign-in");
}
