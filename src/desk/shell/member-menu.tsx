import { useId, useRef } from "react";
import { LANGUAGES, type Language } from "../../lib/language.ts";
import type { RailItem } from "../kit/rail.tsx";
import { ShortcutHelp } from "../kit/shortcuts/shortcut-help.tsx";
import { ThemeSelect } from "../kit/theme-select.tsx";
import { pathOfView, viewsOf } from "./desk-address.ts";
import { useDesk, useTexts } from "./desk-context.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { follow } from "./use-address.ts";

interface MemberMenuProps {
  current: boolean;
  /** Entries that a phone's bar has no room for. */
  folded: readonly RailItem[];
  onLanguage: (language: Language) => void;
}

/** The initials of whoever works here, and what they open: their account and everything that is set once. */
export function MemberMenu({ current, folded, onLanguage }: MemberMenuProps) {
  const { t, language } = useTexts();
  const { staff } = useDesk();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const link = ({ address, name, isFolded }: { address: string; name: string; isFolded: boolean }) => (
    <a
      key={address}
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
      <div ref={sheet} id={id} popover="auto" className="member-menu">
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
          <fieldset className="segments">
            <legend className="unseen">{t.language.label}</legend>
            {LANGUAGES.map((name) => (
              <button
                key={name}
                type="button"
                lang={name}
                aria-label={`${name.toUpperCase()}, ${t.language[name]}`}
                aria-pressed={language === name}
                onClick={() => onLanguage(name)}
              >
                {name.toUpperCase()}
              </button>
            ))}
          </fieldset>
        </div>
        {staff.role === "admin" && <ShortcutHelp opener={opener} />}
        <SignOutButton opener={opener} />
      </div>
    </>
  );
}

/** « Camille Roy »: CR. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
