import { lazy, type ReactNode, Suspense } from "react";
import { company } from "../../lib/company/company.ts";
import type { Language } from "../../lib/language.ts";
import { useOnline } from "../kit/hooks.ts";
import { Palette, usePaletteKeys } from "../kit/palette.tsx";
import { Rail, Tabs } from "../kit/tabs.tsx";
import { useChatSummary } from "../people/chat/chat-queries.ts";
import { useSummary } from "../requests/consultation-queries.ts";
import { entriesOf, entryOf, GO_KEYS, pathOfView, type View, viewsOf } from "./desk-address.ts";
import { useDesk, useTexts } from "./desk-context.tsx";
import { MemberMenu } from "./member-menu.tsx";
import { goTo } from "./use-address.ts";
import { fetchCode } from "./view-code.ts";

const DeskPalette = lazy(() => import("./desk-palette.tsx"));

interface DeskShellProps {
  view: View;
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

const ICONS = { today: "sun", requests: "inbox", people: "person", content: "page", figures: "chart" } as const;
/** Entries that move to a menu on phones, where the bar has room for only four. */
const FOLDED: readonly string[] = ["content", "figures"];

/** Frame of every screen: the rail, the entry's tabs, and notices. */
export function DeskShell({ view, onLanguage, children }: DeskShellProps) {
  const { t } = useTexts();
  const { role } = useDesk().staff;
  const online = useOnline();
  const summary = useSummary(role === "admin").data;
  const chat = useChatSummary().data;
  const entry = entryOf(view);
  const waiting: Partial<Record<View, number | undefined>> = {
    "to-check": summary?.toCheck,
    chat: chat?.waiting,
    questions: chat?.unanswered,
  };
  const entries = entriesOf(role).map((name) => ({ name, first: viewsOf(name, role)[0]! }));
  const items = entries.map(({ name, first }) => {
    const count = name === "requests" ? waiting["to-check"] : name === "people" ? waiting.chat : undefined;
    return {
      address: pathOfView(first),
      name: t.entries[name],
      icon: ICONS[name],
      current: name === entry,
      count,
      countTitle: name === "people" ? t.chatWaiting(count ?? 0) : t.toCheck.title,
      folded: FOLDED.includes(name),
      onNear: () => fetchCode(first),
    };
  });
  const [isPalette, setPalette] = usePaletteKeys(
    Object.fromEntries(entries.map(({ name, first }) => [GO_KEYS[name], () => goTo(pathOfView(first))])),
  );
  const tabs = viewsOf(entry, role).map((name) => ({
    address: pathOfView(name),
    name: t.nav[name],
    current: name === view,
    count: waiting[name],
    onNear: () => fetchCode(name),
  }));
  return (
    <>
      <a className="skip" href="#desk-main">
        {t.skip}
      </a>
      <Rail
        label={t.nav.label}
        home={{ address: items[0]?.address ?? pathOfView("account"), name: company.name }}
        items={items}
        foot={
          <MemberMenu
            current={entry === "member"}
            folded={items.filter(({ folded }) => folded)}
            onLanguage={onLanguage}
          />
        }
      />
      <main id="desk-main" className="desk-main" tabIndex={-1}>
        {!online && (
          <p className="desk-notice" role="alert">
            {t.errors.offline}
          </p>
        )}
        {tabs.length > 1 && <Tabs label={t.entries[entry]} tabs={tabs} />}
        {children}
      </main>
      {isPalette && (
        <Palette onClose={() => setPalette(false)}>
          {(state) => (
            <Suspense fallback={<div id={state.id} role="listbox" aria-label={t.palette.title} aria-busy="true" />}>
              <DeskPalette {...state} onLanguage={onLanguage} />
            </Suspense>
          )}
        </Palette>
      )}
    </>
  );
}
