import { describe, expect, it } from "vitest";
import { type KeyPlace, type KeyPress, SHORTCUT_KEYS, type ShortcutAction, shortcutOf } from "./shortcuts.ts";

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  ...more,
});
const ACTIONS = Object.keys(SHORTCUT_KEYS) as ShortcutAction[];

describe("the desk's keyboard shortcuts", () => {
  it.each(ACTIONS)("%s is triggered by its key on the page", (action) => {
    expect(shortcutOf(press(SHORTCUT_KEYS[action][0]!), "page", true)).toBe(action);
  });

  it("give each key one meaning", () => {
    const keys = Object.values(SHORTCUT_KEYS).flat();
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(ACTIONS.filter((action) => action !== "close"))("never trigger %s while the user is typing", (action) => {
    expect(shortcutOf(press(SHORTCUT_KEYS[action][0]!), "field", true)).toBeUndefined();
  });

  it("let Escape leave a field", () => {
    expect(shortcutOf(press("Escape"), "field", true)).toBe("close");
  });

  it.each(["ctrlKey", "metaKey", "altKey", "defaultPrevented"] as const)("leave a key with %s alone", (modifier) => {
    for (const action of ACTIONS) {
      expect(shortcutOf(press(SHORTCUT_KEYS[action][0]!, { [modifier]: true }), "page", true)).toBeUndefined();
    }
  });

  it("let arrows scroll the page, but extend the selection with Shift", () => {
    expect(shortcutOf(press("ArrowDown"), "page", true)).toBeUndefined();
    expect(shortcutOf(press("ArrowDown", { shiftKey: true, repeat: true }), "control", true)).toBe("choose-next");
    expect(shortcutOf(press("ArrowUp", { shiftKey: true }), "field", true)).toBeUndefined();
  });

  it("work with caps lock", () => {
    expect(shortcutOf(press("J"), "page", true)).toBe("next");
  });

  it.each<[KeyPlace, ShortcutAction | undefined]>([
    ["page", "open"],
    ["control", undefined],
  ])("let Enter press a focused control: on the %s, it triggers %s", (place, action) => {
    expect(shortcutOf(press("Enter"), place, true)).toBe(action);
  });

  it("repeat movement while held down, but nothing else", () => {
    expect(shortcutOf(press("j", { repeat: true }), "page", true)).toBe("next");
    expect(shortcutOf(press("c", { repeat: true }), "page", true)).toBeUndefined();
  });

  it("can be turned off, except Enter and Escape", () => {
    const left = ACTIONS.filter((action) => shortcutOf(press(SHORTCUT_KEYS[action][0]!), "page", false));
    expect(left).toEqual(["open", "close"]);
  });
});
