import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { Role } from "../../lib/http/roles.ts";
import type { Language } from "../../lib/language.ts";
import { useLanguage } from "../../ui/language-context.tsx";
import type { DeskTexts } from "./texts/desk-texts.ts";

/** The signed-in staff member, as provided by the page. */
export interface DeskStaff {
  id: string;
  name: string;
  email: string;
  role: Role;
}

interface DeskValue {
  staff: DeskStaff;
  announce: (message: string) => void;
}

const DeskContext = createContext<DeskValue | null>(null);
const MessageContext = createContext("");

/** Provides the signed-in member, and a function that politely announces a text to screen readers. */
export function DeskProvider({ staff, children }: { staff: DeskStaff; children: ReactNode }) {
  const [message, setMessage] = useState("");
  const announce = useCallback((text: string) => {
    // Clear first, so that screen readers repeat an identical message.
    setMessage("");
    setTimeout(() => setMessage(text), 50);
  }, []);
  const value = useMemo(() => ({ staff, announce }), [staff, announce]);
  return (
    <DeskContext value={value}>
      <MessageContext value={message}>
        {children}
        <Announcements />
      </MessageContext>
    </DeskContext>
  );
}

/** Live region for announcements. An open dialog needs its own, because it makes the rest of the page inert. */
export function Announcements() {
  return (
    <div className="unseen" role="status">
      {useContext(MessageContext)}
    </div>
  );
}

export function useDesk(): DeskValue {
  const value = useContext(DeskContext);
  if (!value) throw new Error("useDesk() needs a <DeskProvider> above it");
  return value;
}

export function useTexts() {
  const { language, text } = useLanguage<DeskTexts>();
  return { language, t: text.desk, form: text.form, account: text.account, followUp: text.followUp };
}

const MINUTE = 60_000;
let now = new Date();
const watches = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

function watchMinutes(watch: () => void): () => void {
  watches.add(watch);
  ticking ??= setInterval(() => {
    now = new Date();
    for (const each of watches) each();
  }, MINUTE);
  return () => {
    watches.delete(watch);
    if (watches.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

function thisMinute(): Date {
  if (Date.now() - now.getTime() > MINUTE) now = new Date();
  return now;
}

/** Returns the current time, updated every minute; all ages and delays share this clock. */
export function useNow(): Date {
  return useSyncExternalStore(watchMinutes, thisMinute);
}

/** Loads a section's texts; returns the same promise every time, as `use()` requires. */
type SectionTexts<Texts> = (language: Language) => Promise<Texts>;

/**
 * Returns a function that loads a section's texts, once per language.
 * @param loaders each with its own literal `import()`, so that the bundler makes a chunk per language
 */
export function sectionTexts<Texts>(loaders: Readonly<Record<Language, () => Promise<Texts>>>): SectionTexts<Texts> {
  const loading: Partial<Record<Language, Promise<Texts>>> = {};
  return (language) => {
    loading[language] ??= loaders[language]();
    return loading[language];
  };
}

/** Returns a section's texts in the desk's language; suspends until they load. */
export function useSectionTexts<Texts>(texts: SectionTexts<Texts>): Texts {
  return use(texts(useTexts().language));
}
