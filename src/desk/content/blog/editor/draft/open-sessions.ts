import { useSyncExternalStore } from "react";
import type { Language } from "../../../../../lib/language.ts";
import { attendSignOut } from "../../../../shell/sign-out.ts";
import { readPost, savePost } from "../../blog-queries.ts";
import { createDraftSession, type DraftSession } from "./draft-session.ts";
import { draftPlace, leftDrafts, thisBrowser } from "./draft-store.ts";

/**
 * Sessions of all posts opened in this window. A session keeps retrying its save even after the editor closes. If text
 * is unsaved when the window closes, the browser warns the user.
 */
const sessions = new Map<number, DraftSession>();

const WINDOW = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16)).join("");

async function openSession(id: number, email: string): Promise<DraftSession> {
  const open = sessions.get(id);
  if (open) {
    await open.refresh();
    return open;
  }
  const browser = thisBrowser();
  const post = await readPost(id);
  const [left] = await leftDrafts(browser, email, id);
  const session = createDraftSession({
    post,
    left: left?.draft,
    place: draftPlace(browser, email, id, WINDOW),
    save: savePost,
    load: readPost,
    now: Date.now,
  });
  // The draft is now stored under this window's own key.
  if (left && session.get().isKeptHere) browser.storage?.removeItem(left.key);
  sessions.set(id, session);
  return session;
}

export type OpenPair = Partial<Record<Language, DraftSession>>;

/**
 * Opens a post and its other language version.
 * @throws HttpError if either cannot be read
 */
export async function openPair(id: number, email: string): Promise<OpenPair> {
  const session = await openSession(id, email);
  const { language, twin } = session.get().post;
  const other = twin ? await openSession(twin.id, email) : undefined;
  const otherLanguage = language === "fr" ? "en" : "fr";
  return { [language]: session, ...(other ? { [otherLanguage]: other } : {}) };
}

export async function flushAll(): Promise<void> {
  const waiting = [...sessions.values()].filter((session) => !session.isClean());
  await Promise.all(waiting.map((session) => session.flush()));
}

const isStored = () => [...sessions.values()].every((session) => session.isClean());

attendSignOut({ isStored, store: flushAll, forget: () => sessions.clear() });
addEventListener("online", () => void flushAll());
addEventListener("beforeunload", (event) => {
  if (!isStored()) event.preventDefault();
});
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") void flushAll();
  else for (const session of sessions.values()) void (session.isClean() ? session.refresh() : session.flush());
});

export function useDraft(session: DraftSession) {
  return useSyncExternalStore(session.subscribe, session.get);
}
