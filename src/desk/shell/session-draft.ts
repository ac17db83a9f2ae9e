import { useCallback, useSyncExternalStore } from "react";
import { useDesk } from "./desk-context.tsx";

/** Unsent text, kept in the tab: it survives a reload, and the end of a session. */

/** The last value read or written, by key, so that all components share it. */
const drafts = new Map<string, unknown>();
const listeners = new Set<() => void>();

function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function read<Draft>(key: string): Draft | undefined {
  if (!drafts.has(key)) drafts.set(key, stored(key));
  return drafts.get(key) as Draft | undefined;
}

function keep(key: string, draft: unknown): void {
  drafts.set(key, draft);
  try {
    if (draft === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Not stored: it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** State in session storage under the signed-in user's name; `undefined` deletes it. */
export function useSessionDraft<Draft>(kind: UnsentKind, id: number | string = "") {
  const key = unsentKey(useDesk().staff.email, kind, id);
  const draft = useSyncExternalStore(subscribe, () => read<Draft>(key));
  /** @param next the new draft, or a function of the current one */
  const set = useCallback(
    (next: Draft | undefined | ((now: Draft | undefined) => Draft | undefined)) =>
      keep(key, next instanceof Function ? next(read<Draft>(key)) : next),
    [key],
  );
  return [draft, set] as const;
}

/**
 * Texts the server does not have yet, in browser storage under their author's address: a colleague at the same browser
 * sees none of them, and signing out erases them (ASVS 14.3.1).
 */

/** In display order. */
export const UNSENT_KINDS = ["post", "letter", "template", "rubric", "reply"] as const;
export type UnsentKind = (typeof UNSENT_KINDS)[number];

const prefixOf = (email: string) => `nordet-draft:${email}:`;

/** @param rest distinguishes it from others of its kind */
export function unsentKey(email: string, kind: UnsentKind, rest: string | number = ""): string {
  return `${prefixOf(email)}${kind}:${rest}`;
}

/** Except those the browser denies. */
function browserStorages(where: "tab" | "everywhere"): Storage[] {
  const tab = () => sessionStorage;
  return (where === "tab" ? [tab] : [tab, () => localStorage]).flatMap((storage) => {
    try {
      return [storage()];
    } catch {
      return [];
    }
  });
}

const keysOf = (storage: Storage, email: string) =>
  Object.keys(storage).filter((key) => key.startsWith(prefixOf(email)));

/** The kinds of text present, in this tab alone or also in storage shared by all tabs. */
export function unsentKinds(email: string, where: "tab" | "everywhere"): UnsentKind[] {
  const kinds = new Set(
    browserStorages(where)
      .flatMap((storage) => keysOf(storage, email))
      .map((key) => key.slice(prefixOf(email).length).split(":")[0]),
  );
  return UNSENT_KINDS.filter((kind) => kinds.has(kind));
}

/** Erases every text this tab can see. */
export function eraseUnsent(email: string): void {
  for (const storage of browserStorages("everywhere")) {
    for (const key of keysOf(storage, email)) storage.removeItem(key);
  }
}
