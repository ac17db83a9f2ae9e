import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { company } from "../../lib/company/company.ts";
import type { Language } from "../../lib/language.ts";
import { useAfterPaint } from "../../ui/after-paint.ts";
import { LanguageProvider } from "../../ui/language-context.tsx";
import { Toaster } from "../../ui/toast.tsx";
import { toasts } from "../../ui/toast-store.ts";
import { NOT_WRITING, writeIdOf } from "../content/letters/letter-queries.ts";
import { createQueryClient } from "../kit/api.ts";
import { isSignedOut, signInAddress } from "../kit/hooks.ts";
import { Loading } from "../kit/list-status.tsx";
import { useSendKey } from "../kit/shortcuts.ts";
import { useChatSummary } from "../people/chat/chat-queries.ts";
import { useArrivals } from "../requests/consultation-queries.ts";
import { ConsultationsView } from "../requests/consultations-view.tsx";
import { markSeen, useSeenRequest } from "../requests/list/arrivals.tsx";
import { ToCheckView } from "../requests/to-check-view.tsx";
import { AccountView } from "../settings/account/account-view.tsx";
import { OutboxView } from "../settings/outbox-view.tsx";
import { CrashScreen, Forbidden } from "./dead-ends.tsx";
import { maySee, pathOfView, type View, viewOfPath } from "./desk-address.ts";
import { DeskProvider, type DeskStaff, useDesk, useTexts } from "./desk-context.tsx";
import { keepDeskLanguage, loadTexts, tellLanguage } from "./desk-language.ts";
import { DeskShell } from "./desk-shell.tsx";
import { LiveDesk } from "./live-desk.tsx";
import { followSignOut, isAllStored } from "./sign-out.ts";
import type { DeskTexts } from "./texts/desk-texts.ts";
import { type Address, goTo, ShownAddress, useBrowserAddress, useSetQuery } from "./use-address.ts";
import { CODED_VIEWS, type FirstView } from "./view-code.ts";

const FIRST_VIEWS: Readonly<Record<FirstView, ComponentType>> = {
  consultations: ConsultationsView,
  "to-check": ToCheckView,
  outbox: OutboxView,
  account: AccountView,
};

/** These are loaded on demand, like most sections. */
const OwnAppointments = lazy(() => import("../appointments/own-appointments.tsx"));
const LetterComposer = lazy(() => import("../content/letters/letter-composer.tsx"));

interface DeskAppProps {
  staff: DeskStaff;
  language: Language;
  texts: DeskTexts;
  /** Switches the desk to another language. */
  onLanguage: (language: Language, texts: DeskTexts) => void;
}

/** The staff app: every screen under `/admin` except sign-in. */
export function DeskApp({ staff, language, texts, onLanguage }: DeskAppProps) {
  const [client] = useState(() => createQueryClient(leaveWhenSignedOut));

  useEffect(() => {
    document.documentElement.lang = `${language}-CA`;
  }, [language]);

  useEffect(() => followSignOut(staff.email), [staff.email]);

  const changeLanguage = async (chosen: Language) => {
    try {
      const next = await loadTexts(chosen);
      keepDeskLanguage(chosen);
      tellLanguage(staff.id, chosen, true);
      onLanguage(chosen, next);
    } catch {
      const { errors } = texts.desk;
      toasts.add({ title: errors.title, description: errors.language, variant: "destructive" });
    }
  };

  return (
    <QueryClientProvider client={client}>
      <LanguageProvider language={language} text={texts}>
        <DeskProvider staff={staff}>
          <LiveDesk />
          <Screen onLanguage={(chosen) => void changeLanguage(chosen)} />
          <Toaster labels={texts.desk.toast} />
        </DeskProvider>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

function Screen({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t } = useTexts();
  const { staff, announce } = useDesk();
  const { asked, view, address } = useShownView();
  const setQuery = useSetQuery();
  useSendKey();
  const writeId = writeIdOf(address.query);
  const name = view === "consultations" ? t.title : t.nav[view];
  useEffect(() => {
    if (view) scrollTo(0, 0);
  }, [view]);
  const arrived = useNewRequests();
  const waiting = (useChatSummary().data?.waiting ?? 0) + arrived;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${name} | ${company.name}`;
  }, [name, waiting]);
  // Screen readers announce a loaded page's title, but not a client-side change of screen, so it is announced here.
  const told = useRef(view);
  useEffect(() => {
    if (told.current === view) return;
    told.current = view;
    announce(name);
  }, [view, name, announce]);
  const forbidden = !maySee(staff.role, view);
  const consultationId = address.query.get("consultation");
  useEffect(() => {
    // The desk opens on the items that need attention, which for editors are in the chat.
    if (view === "today" && forbidden) goTo(pathOfView("chat"), { replace: true });
  }, [view, forbidden]);
  const Coded = CODED_VIEWS[view];
  const First = FIRST_VIEWS[view as FirstView];
  return (
    <DeskShell view={asked} onLanguage={onLanguage}>
      <ShownAddress value={address}>
        <CrashScreen key={view}>
          {forbidden && view === "consultations" && consultationId !== null ? (
            <Suspense fallback={<Loading text={t.loadingDesk} />}>
              <OwnAppointments consultationId={consultationId} />
            </Suspense>
          ) : forbidden ? (
            <Forbidden />
          ) : Coded ? (
            <Suspense fallback={<Loading text={t.loadingDesk} />}>
              <Coded />
            </Suspense>
          ) : (
            <First />
          )}
        </CrashScreen>
        {staff.role === "admin" && writeId !== null && (
          <Suspense fallback={null}>
            <LetterComposer key={writeId} consultationId={writeId} onClose={() => setQuery(NOT_WRITING)} />
          </Suspense>
        )}
      </ShownAddress>
    </DeskShell>
  );
}

/**
 * Returns the requested section, and the section on screen with its URL. The navigation reacts to a press at once, and
 * the section renders in the next frames (INP, BARS).
 */
function useShownView(): { asked: View; view: View; address: Address } {
  const browser = useBrowserAddress();
  const asked = viewOfPath(browser.path) ?? "consultations";
  const view = useAfterPaint(asked);
  const left = useRef(browser);
  useEffect(() => {
    if (view === asked) left.current = browser;
  }, [view, asked, browser]);
  return { asked, view, address: view === asked ? browser : left.current };
}

/** Returns the number of requests not yet seen in this browser, and announces new requests to screen readers. */
function useNewRequests(): number {
  const { t } = useTexts();
  const { staff, announce } = useDesk();
  const seen = useSeenRequest();
  const { data } = useArrivals(seen, staff.role === "admin");
  const count = data?.count ?? 0;
  const newest = data?.newest?.id;
  // On this browser's first visit, count only requests that arrive from now on.
  useEffect(() => {
    if (seen === undefined && data) markSeen(newest ?? 0);
  }, [seen, data, newest]);
  const told = useRef(0);
  useEffect(() => {
    if (count > told.current) announce(t.arrivals.count(count));
    told.current = count;
  }, [count, announce, t]);
  return count;
}

/**
 * Redirects to sign-in if the error shows that the session has ended; sign-in then leads back here. If a post has
 * unsaved text, its editor stays open and offers to sign in again in a dialog.
 */
function leaveWhenSignedOut(error: Error): void {
  if (isSignedOut(error) && isAllStored()) location.assign(signInAddress());
}
