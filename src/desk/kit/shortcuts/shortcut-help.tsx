import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../shell/desk-context.tsx";
import { Icon } from "../icons.tsx";
import { keepPreference } from "../preference.ts";
import { SHORTCUT_KEYS, type ShortcutAction } from "./shortcuts.ts";
import { SHORTCUTS_KEY, shortcutsEnabled, useShortcuts } from "./use-shortcuts.ts";

/** The button, and `?`, that open the list of keys. */
export function ShortcutHelp() {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [enabled, setEnabled] = useState(shortcutsEnabled);
  useShortcuts((action) => {
    if (action !== "help") return false;
    dialog.current?.showModal();
    return true;
  });
  useEffect(() => keepPreference(SHORTCUTS_KEY, enabled ? "on" : "off"), [enabled]);
  const nameOf = (key: string) => t.shortcuts.names[key] ?? key;
  return (
    <>
      <button
        type="button"
        className="tool tool-keyboard"
        aria-label={t.shortcuts.open}
        title={`${t.shortcuts.open} (?)`}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="keyboard" />
      </button>
      <dialog ref={dialog} className="help" aria-labelledby="shortcut-title">
        <div className="help-head">
          <h2 id="shortcut-title">{t.shortcuts.title}</h2>
          <button type="button" className="tool" aria-label={t.shortcuts.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <dl className="keys">
          {(Object.keys(SHORTCUT_KEYS) as ShortcutAction[]).map((action) => (
            <div key={action}>
              <dt>
                {SHORTCUT_KEYS[action].map((key) => (
                  <kbd key={key}>{nameOf(key)}</kbd>
                ))}
              </dt>
              <dd>{t.shortcuts.keys[action]}</dd>
            </div>
          ))}
        </dl>
        <label className="help-switch">
          <input type="checkbox" checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />
          <span>
            {t.shortcuts.enabled}
            <span className="note">{t.shortcuts.enabledHint}</span>
          </span>
        </label>
      </dialog>
    </>
  );
}
