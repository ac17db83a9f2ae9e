import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { LANGUAGES, type Language } from "../../lib/language.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Tick } from "../kit/form.tsx";
import { keepPreference, readPreference, useFailure } from "../kit/hooks.ts";
import { Icon } from "../kit/icons.tsx";
import { Segments } from "../kit/parts.tsx";
import { initialsOf } from "../kit/present.ts";
import {
  SHORTCUT_KEYS,
  SHORTCUTS_KEY,
  type ShortcutAction,
  shortcutsEnabled,
  useShortcuts,
  workingShortcuts,
} from "../kit/shortcuts.ts";
import type { RailItem } from "../kit/tabs.tsx";
import { entriesOf, GO_KEYS, pathOfView, viewsOf } from "./desk-address.ts";
import { useDesk, useTexts } from "./desk-context.tsx";
import type { UnsentKind } from "./session-draft.ts";
import { signOut, unsentAnywhere } from "./sign-out.ts";
import { follow } from "./use-address.ts";

const HELP: readonly ShortcutAction[] = ["help"];

/**
 * The list of shortcuts and its button; `?` opens it too.
 * @param opener button of the surrounding menu; opening the list closes that menu
 */
function ShortcutHelp({ opener }: { opener: RefObject<HTMLElement | null> }) {
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

interface MemberMenuProps {
  current: boolean;
  /** Entries that do not fit in the phone's bar. */
  folded: readonly RailItem[];
  onLanguage: (language: Language) => void;
}

/** The user's initials, which open a menu with their account and rarely used settings. */
export function MemberMenu({ current, folded, onLanguage }: MemberMenuProps) {
  const { t, language } = useTexts();
  const { staff } = useDesk();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const link = ({ address, name, isFolded }: { address: string; name: string; isFolded: boolean }) => (
    <a
      key={address}
      className="menu-row"
      href={address}
      data-folded={isFolded || undefined}
      onClick={(event) => {
        sheet.current?.hidePopover();
        follow(event, address);
      }}
    >
      {name}
    </a>
  );
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="rail-item rail-member"
        popoverTarget={id}
        data-current={current || undefined}
      >
        <span className="initials" aria-hidden="true">
          {initialsOf(staff.name)}
        </span>
        <span className="unseen">{t.member.open} </span>
        <span className="rail-name">
          <span className="rail-wide">{staff.name}</span>
          <span className="rail-phone">{t.member.more}</span>
        </span>
      </button>
      <div ref={sheet} id={id} popover="auto" className="sheet member-menu">
        <p className="member-who">
          <strong>{staff.name}</strong>
          <span className="note">{staff.email}</span>
        </p>
        <nav aria-label={t.member.open}>
          {folded.map(({ address, name }) => link({ address, name, isFolded: true }))}
          {viewsOf("member", staff.role).map((view) =>
            link({ address: pathOfView(view), name: t.nav[view], isFolded: false }),
          )}
        </nav>
        <div className="member-tools">
          <ThemeSelect />
          <Segments
            label={t.language.label}
            options={LANGUAGES.map((name) => [name, name.toUpperCase()] as const)}
            value={language}
            onChoose={onLanguage}
            wordsOf={(name) => ({ lang: name, "aria-label": `${name.toUpperCase()}, ${t.language[name]}` })}
          />
        </div>
        {staff.role === "admin" && <ShortcutHelp opener={opener} />}
        <SignOutButton opener={opener} />
      </div>
    </>
  );
}

/**
 * Signs out. Warns first if unsaved text would be lost.
 * @param opener button of the surrounding menu; opening the dialog closes that menu
 */
function SignOutButton({ opener }: { opener: RefObject<HTMLElement | null> }) {
  const { t } = useTexts();
  const text = t.signOutUnsent;
  const { staff } = useDesk();
  const fail = useFailure();
  const [unsent, setUnsent] = useState<UnsentKind[]>([]);
  const [leaving, setLeaving] = useState(false);

  const leave = async (agreed: boolean) => {
    if (leaving) return;
    setLeaving(true);
    try {
      const kinds = agreed ? [] : await unsentAnywhere(staff.email);
      setUnsent(kinds);
      if (kinds.length === 0) await signOut(staff.email);
    } catch (error) {
      fail(error, t.signOutFailed);
    }
    setLeaving(false);
  };
  return (
    <>
      <button type="button" className="menu-row" aria-disabled={leaving || undefined} onClick={() => void leave(false)}>
        <Icon name="signOut" />
        {t.signOut}
      </button>
      <Dialog
        open={unsent.length > 0}
        onClose={() => setUnsent([])}
        title={text.title}
        closeLabel={text.close}
        returnFocusTo={opener}
      >
        <p>{text.text}</p>
        <ul>
          {unsent.map((kind) => (
            <li className="item" key={kind}>
              {text.kinds[kind]}
            </li>
          ))}
        </ul>
        <p className="action-row">
          <button type="button" className="action action-primary" onClick={() => setUnsent([])}>
            {text.stay}
          </button>
          <button type="button" className="action" onClick={() => void leave(true)}>
            {text.confirm}
          </button>
        </p>
      </Dialog>
    </>
  );
}

/** Also used by the public pages, so that a browser has one theme. */
const THEME_KEY = "nordet-theme";
export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

/** Applies and stores the theme. A stored theme is applied before first paint. */
export function applyTheme(theme: Theme): void {
  keepPreference(THEME_KEY, theme);
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

function ThemeSelect() {
  const { t } = useTexts();
  const [theme, setTheme] = useState(() => readPreference(THEME_KEY, THEMES, "system"));
  return (
    <select
      className="theme-select"
      aria-label={t.theme.label}
      value={theme}
      onChange={(event) => {
        const next = event.target.value as Theme;
        setTheme(next);
        applyTheme(next);
      }}
    >
      {THEMES.map((name) => (
        <option key={name} value={name}>
          {t.theme[name]}
        </option>
      ))}
    </select>
  );
}
