import { useId, useRef } from "react";
import { LANGUAGES, type Language } from "../../lib/language.ts";
import { Segments } from "../kit/parts.tsx";
import { initialsOf } from "../kit/present.ts";
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
