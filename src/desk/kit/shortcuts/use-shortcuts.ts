import { useEffect, useRef } from "react";
import { readPreference } from "../hooks.ts";
import { placeOf, type ShortcutAction, shortcutOf } from "./shortcuts.ts";

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
