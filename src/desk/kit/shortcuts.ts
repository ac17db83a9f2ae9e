import { useEffect, useRef } from "react";
import { readPreference } from "./hooks.ts";

/** What a key does on the desk. Separate from the screen so that every rule of "never while typing" can be tested. */
export type ShortcutAction =
  | "search"
  | "next"
  | "previous"
  | "open"
  | "contacted"
  | "stage"
  | "assign"
  | "snooze"
  | "choose"
  | "choose-next"
  | "choose-previous"
  | "undo"
  | "refresh"
  | "layout"
  | "close"
  | "help";

/** Keys that may be held down. */
const REPEATING: readonly ShortcutAction[] = ["next", "previous", "choose-next", "choose-previous"];

/**
 * The keys of each action, as named by `KeyboardEvent.key`, with a prefix for Shift and an arrow; the first one is
 * shown in the help.
 */
export const SHORTCUT_KEYS: Readonly<Record<ShortcutAction, readonly string[]>> = {
  search: ["/"],
  next: ["j"],
  previous: ["k"],
  open: ["Enter"],
  contacted: ["c", "e"],
  stage: ["1", "2", "3", "4", "5", "6", "7"],
  assign: ["a"],
  snooze: ["s"],
  choose: ["x"],
  "choose-next": ["Shift+ArrowDown"],
  "choose-previous": ["Shift+ArrowUp"],
  undo: ["z"],
  refresh: ["r"],
  layout: ["v"],
  close: ["Escape"],
  help: ["?"],
};

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** Held down and repeating. */
  repeat: boolean;
  defaultPrevented: boolean;
}

/** Where the key was pressed: in an input, on something Enter activates, or elsewhere. */
export type KeyPlace = "field" | "control" | "page";

export function placeOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof Element)) return "page";
  if (target.closest('input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]'))
    return "field";
  return target.closest('a[href], button, summary, input, [role="menuitem"]') ? "control" : "page";
}

/**
 * @param enabled single keys can be turned off (WCAG 2.1.4); Enter and Escape keep working
 * @returns `undefined` if the key is not ours
 */
export function shortcutOf(press: KeyPress, place: KeyPlace, enabled: boolean): ShortcutAction | undefined {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const shift = press.shiftKey && press.key.startsWith("Arrow") ? "Shift+" : "";
  const key = shift + (press.key.length === 1 ? press.key.toLowerCase() : press.key);
  const action = (Object.keys(SHORTCUT_KEYS) as ShortcutAction[]).find((name) => SHORTCUT_KEYS[name].includes(key));
  if (!action || action === "close") return action;
  if (place === "field") return undefined;
  if (action === "open") return place === "page" ? action : undefined;
  if (!enabled) return undefined;
  return press.repeat && !REPEATING.includes(action) ? undefined : action;
}

export const SHORTCUTS_KEY = "nordet-desk-shortcuts";

/** Single keys can be turned off (WCAG 2.1.4). */
export function shortcutsEnabled(): boolean {
  return readPreference(SHORTCUTS_KEY, ["on", "off"], "on") === "on";
}

/** Actions available on the current screen, by listener. */
const working = new Set<readonly ShortcutAction[]>();

/** Actions whose keys work on the current screen. */
export const workingShortcuts = (): ReadonlySet<ShortcutAction> => new Set([...working].flat());

/**
 * Listens for the desk's shortcuts on the whole page, except while a dialog asks something else.
 * @param actions it handles, which the help lists; must be the same array each time
 * @param onAction returns whether it handled the key, which is then not passed to the browser
 */
export function useShortcuts(
  actions: readonly ShortcutAction[],
  onAction: (action: ShortcutAction, key: string) => boolean,
): void {
  const latest = useRef(onAction);
  latest.current = onAction;
  useEffect(() => {
    working.add(actions);
    return () => void working.delete(actions);
  }, [actions]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Deeper handlers, such as a list's search field, go first.
      if (event.defaultPrevented) return;
      const modal = document.querySelector("dialog:modal");
      if (modal && !modal.classList.contains("detail-dialog")) return;
      // An open menu or sheet gets the keys, Escape above all.
      if (document.querySelector(":popover-open")) return;
      const action = shortcutOf(event, placeOf(event.composedPath()[0] ?? null), shortcutsEnabled());
      if (action && latest.current(action, event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Ctrl or ⌘ with Enter submits, in every form of the desk. */
export function useSendKey(): void {
  useEffect(() => {
    const send = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      const form = event.target instanceof Element && event.target.closest("form");
      if (!form || event.repeat) return;
      event.preventDefault();
      form.requestSubmit();
    };
    document.addEventListener("keydown", send);
    return () => document.removeEventListener("keydown", send);
  }, []);
}
