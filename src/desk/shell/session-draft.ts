import { useCallback, useSyncExternalStore } from "react";
import { useDesk } from "./desk-context.tsx";

/** Unsent text, kept in session storage so that it survives a reload and the end of the sign-in session. */

/** Current value by key, so that all components share one object. */
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
    // Storage is denied, so the text lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns state in session storage, under the signed-in user's email address; setting `undefined` deletes it. */
export function useSessionDraft<Draft>(kind: UnsentKind, id: number | string = "") {
  const key = unsentKey(useDesk().staff.email, kind, id);
  const draft = useSyncExternalStore(subscribe, () => read<Draft>(key));
  /**
   * Stores a draft.
   * @param next the new draft, or a function of the current draft
   */
  const set = useCallback(
    (next: Draft | undefined | ((now: Draft | undefined) => Draft | undefined)) =>
      keep(key, next instanceof Function ? next(read<Draft>(key)) : next),
    [key],
  );
  return [draft, set] as const;
}

/**
 * Texts that the server does not have yet, in browser storage under their author's email address, so that a colleague
 * using the same browser does not see them. Signing out erases them (ASVS 14.3.1).
 */

/** Kinds of unsent text, in display order. */
export const UNSENT_KINDS = [
  "post",
  "letter",
  "template",
  "rubric",
  "reply",
  "note",
  "step",
  "answer",
  "form",
] as const;
export type UnsentKind = (typeof UNSENT_KINDS)[number];

const prefixOf = (email: string) => `nordet-draft:${email}:`;

/**
 * Returns the storage key of an unsent text.
 * @param rest distinguishes texts of the same kind, for example a record id
 */
export function unsentKey(email: string, kind: UnsentKind, rest: string | number = ""): string {
  return `${prefixOf(email)}${kind}:${rest}`;
}

/** Returns session storage and, for `everywhere`, local storage; leaves out a storage that the browser denies. */
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

/** Returns the kinds of unsent text in this tab's storage and, for `everywhere`, in the storage shared by all tabs. */
export function unsentKinds(email: string, where: "tab" | "everywhere"): UnsentKind[] {
  const kinds = new Set(
    browserStorages(where)
      .flatMap((storage) => keysOf(storage, email))
      .map((key) => key.slice(prefixOf(email).length).split(":")[0]),
  );
  return UNSENT_KINDS.filter((kind) => kinds.has(kind));
}

/** Erases the user's unsent texts from this tab's storage and from the storage shared by all tabs. */
export function eraseUnsent(email: string): void {
  for (const storage of browserStorages("everywhere")) {
    for (const key of keysOf(storage, email)) storage.removeItem(key);
  }
}
