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
