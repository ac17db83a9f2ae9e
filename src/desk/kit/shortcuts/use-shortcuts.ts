import { useEffect, useRef } from "react";
import { readPreference } from "../preference.ts";
import { placeOf, type ShortcutAction, shortcutOf } from "./shortcuts.ts";

export const SHORTCUTS_KEY = "nordet-desk-shortcuts";

/** Single keys can be turned off (WCAG 2.1.4). */
export function shortcutsEnabled(): boolean {
  return readPreference(SHORTCUTS_KEY, ["on", "off"], "on") === "on";
}

/** What the keys do on the screen that is shown, by those who listen for them. */
const working = new Set<readonly ShortcutAction[]>();

/** Actions whose keys work on the screen that is shown. */
export const workingShortcuts = (): ReadonlySet<ShortcutAction> => new Set([...working].flat());

/**
 * Listens for the desk's keys on the whole page, except while a dialog asks something else.
 * @param actions that it does something about, which the help lists; the same array at each call
 * @param onAction returns whether it did something; then the browser does nothing more with the key
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
      // What is deeper in the page, as the search field of a list, has heard it first.
      if (event.defaultPrevented) return;
      const modal = document.querySelector("dialog:modal");
      if (modal && !modal.classList.contains("detail-dialog")) return;
      // A menu or a sheet has the keys, Escape above all, until it is closed.
      if (document.querySelector(":popover-open")) return;
      const action = shortcutOf(event, placeOf(event.composedPath()[0] ?? null), shortcutsEnabled());
      if (action && latest.current(action, event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Ctrl or ⌘ with Enter sends what is being written, in every form of the desk. */
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
