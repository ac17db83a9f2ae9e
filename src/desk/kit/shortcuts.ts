import { useEffect, useRef } from "react";
import { readPreference } from "./hooks.ts";

/**
 * A desk action with a keyboard shortcut. Keys are mapped to actions separately from the DOM listeners, so that each
 * "never while typing" rule can be tested.
 */
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

/** Actions that repeat while their key is held down. */
const REPEATING: readonly ShortcutAction[] = ["next", "previous", "choose-next", "choose-previous"];

/** Keys by action, as in `KeyboardEvent.key`, with `Shift+` before an arrow; the help shows an action's first key. */
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
  repeat: boolean;
  defaultPrevented: boolean;
}

/** Where the key was pressed: in a text field, on a control that Enter activates, or elsewhere. */
export type KeyPlace = "field" | "control" | "page";

export function placeOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof Element)) return "page";
  if (target.closest('input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]'))
    return "field";
  return target.closest('a[href], button, summary, input, [role="menuitem"]') ? "control" : "page";
}

/**
 * Returns the action of a key press.
 * @param enabled whether single-key shortcuts are on (WCAG 2.1.4); Enter and Escape always work
 * @returns `undefined` if the key is not a shortcut
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

/** Whether single-key shortcuts are on; users can turn them off (WCAG 2.1.4). */
export function shortcutsEnabled(): boolean {
  return readPreference(SHORTCUTS_KEY, ["on", "off"], "on") === "on";
}

/** Actions of the mounted listeners, one array per listener. */
const working = new Set<readonly ShortcutAction[]>();

/** Returns the actions whose shortcuts work on the current screen. */
export const workingShortcuts = (): ReadonlySet<ShortcutAction> => new Set([...working].flat());

/**
 * Listens for shortcuts on the whole page, unless a modal dialog other than a detail is open.
 * @param actions actions handled here, listed in the help; must be the same array on every render
 * @param onAction returns true if it handled the key, whose default action is then prevented
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
      // Inner handlers, such as a list's search field, take precedence.
      if (event.defaultPrevented) return;
      const modal = document.querySelector("dialog:modal");
      if (modal && !modal.classList.contains("detail-dialog")) return;
      // An open menu handles its own keys, above all Escape.
      if (document.querySelector(":popover-open")) return;
      const action = shortcutOf(event, placeOf(event.composedPath()[0] ?? null), shortcutsEnabled());
      if (action && latest.current(action, event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Makes Ctrl+Enter and ⌘+Enter submit any form of the desk. */
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
