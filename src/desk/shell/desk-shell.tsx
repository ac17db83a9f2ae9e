import { type ReactNode, useLayoutEffect, useRef } from "react";
import { company } from "../../lib/company/company.ts";
import type { Language } from "../../lib/language.ts";
import { LANGUAGES } from "../../lib/language.ts";
import { useChatSummary } from "../chat/chat-summary.ts";
import { useSummary } from "../consultations/consultation-queries.ts";
import { ShortcutHelp } from "../kit/shortcuts/shortcut-help.tsx";
import { ThemeSelect } from "../kit/theme-select.tsx";
import { useOnline } from "../kit/use-media.ts";
import { ADMIN_ONLY_VIEWS, pathOfView, VIEWS, type View } from "./desk-address.ts";
import { useDesk, useTexts } from "./desk-context.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { follow } from "./use-address.ts";
import { fetchCode } from "./view-code.ts";

interface DeskShellProps {
  view: View;
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/** Header, sections and notices around every screen of the desk. */
export function DeskShell({ view, onLanguage, children }: DeskShellProps) {
  const { t, language } = useTexts();
  const { staff } = useDesk();
  const online = useOnline();
  const admin = staff.role === "admin";
  const summary = useSummary(admin);
  const chat = useChatSummary();
  const nav = useRef<HTMLElement>(null);
  // On a phone the sections scroll sideways: the present one is in sight.
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>(`[href="${pathOfView(view)}"]`);
    if (!nav.current || !current) return;
    const { offsetLeft, offsetWidth } = current;
    nav.current.scrollLeft = offsetLeft - nav.current.offsetLeft - (nav.current.clientWidth - offsetWidth) / 2;
  }, [view]);
  const views = VIEWS.filter((name) => admin || !ADMIN_ONLY_VIEWS.includes(name));
  return (
    <>
      <a className="skip" href="#desk-main">
        {t.skip}
      </a>
      <header className="desk-header">
        <a className="desk-brand" href="/admin" onClick={(event) => follow(event, "/admin")}>
          <svg className="desk-mark" viewBox="0 0 40 24" aria-hidden="true">
            <path d="M1 21c9 0 10-18 20-18H39M1 3c9 0 10 18 20 18H39" />
            <path d="M1 12H39" />
          </svg>
          {company.name} <span>{t.brand}</span>
        </a>
        <nav ref={nav} className="desk-nav" aria-label={t.nav.label}>
          {views.map((name) => {
            const waiting =
              name === "to-check" ? (summary.data?.toCheck ?? 0) : name === "chat" ? (chat.data?.waiting ?? 0) : 0;
            return (
              <a
                key={name}
                href={pathOfView(name)}
                aria-current={view === name ? "page" : undefined}
                onPointerEnter={() => fetchCode(name)}
                onFocus={() => fetchCode(name)}
                onClick={(event) => follow(event, pathOfView(name))}
              >
                {t.nav[name]}
                {waiting > 0 && (
                  <span className="desk-waiting" title={name === "chat" ? t.chatWaiting(waiting) : undefined}>
                    {waiting}
                  </span>
                )}
              </a>
            );
          })}
        </nav>
        <div className="desk-tools">
          {admin && <ShortcutHelp />}
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
          <SignOutButton />
        </div>
      </header>
      {!online && (
        <p className="desk-notice" role="alert">
          {t.errors.offline}
        </p>
      )}
      <main id="desk-main" className="desk-main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
