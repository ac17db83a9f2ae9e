import { type RefObject, useEffect, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { entriesOf, GO_KEYS } from "../shell/desk-address.ts";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { Tick } from "./form.tsx";
import { keepPreference } from "./hooks.ts";
import { Icon } from "./icons.tsx";
import {
  SHORTCUT_KEYS,
  SHORTCUTS_KEY,
  type ShortcutAction,
  shortcutsEnabled,
  useShortcuts,
  workingShortcuts,
} from "./shortcuts.ts";

const HELP: readonly ShortcutAction[] = ["help"];

/**
 * The button, and `?`, that open the list of shortcuts.
 * @param opener of the surrounding menu, which the list closes
 */
export function ShortcutHelp({ opener }: { opener: RefObject<HTMLElement | null> }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const [enabled, setEnabled] = useState(shortcutsEnabled);
  const { role } = useDesk().staff;
  useShortcuts(HELP, (action) => {
    if (action === "help") setOpen(true);
    return action === "help";
  });
  useEffect(() => keepPreference(SHORTCUTS_KEY, enabled ? "on" : "off"), [enabled]);
  const keys = [
    ...(Object.keys(SHORTCUT_KEYS) as ShortcutAction[])
      .filter((action) => open && workingShortcuts().has(action))
      .map((action) => ({
        keys: SHORTCUT_KEYS[action].map((key) => t.shortcuts.names[key] ?? key),
        does: t.shortcuts.keys[action],
      })),
    ...t.shortcuts.more,
    ...entriesOf(role).map((entry) => ({ keys: ["g", GO_KEYS[entry]], does: t.entries[entry] })),
  ];
  return (
    <>
      <button type="button" className="menu-row" onClick={() => setOpen(true)}>
        <Icon name="keyboard" />
        {t.shortcuts.open}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.shortcuts.title}
        closeLabel={t.shortcuts.close}
        returnFocusTo={opener}
      >
        <dl>
          {keys.map(({ keys: pressed, does }) => (
            <div className="fact" key={does}>
              <dt>
                {pressed.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Tick label={t.shortcuts.enabled} hint={t.shortcuts.enabledHint} checked={enabled} onChange={setEnabled} />
      </Dialog>
    </>
  );
}
