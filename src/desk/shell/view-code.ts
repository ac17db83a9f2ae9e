import { type ComponentType, lazy } from "react";
import { type ContentView, VIEWS, type View } from "./desk-address.ts";

type Load = () => Promise<{ default: ComponentType }>;

const loadAppointments = () => import("../appointments/appointments-section.tsx");
const loadAssistant = () => import("../content/assistant/assistant-view.tsx");
const loadFigures = () => import("../figures/figures-section.tsx");
const loadStaff = () => import("../settings/staff/staff-view.tsx");

/** Content screens, found by file name: `content/blog/blog-view.tsx`. */
const CONTENT = import.meta.glob<{ default: ComponentType }>("../content/*/*-view.tsx");

/** Other screens, and content screens that share a folder. */
const CODE = {
  today: () => import("../today/today-view.tsx"),
  appointments: loadAppointments,
  week: loadAppointments,
  hours: loadAppointments,
  chat: () => import("../people/chat/chat-view.tsx"),
  questions: loadAssistant,
  answers: loadAssistant,
  overview: loadFigures,
  scoring: loadFigures,
  people: () => import("../people/people-view.tsx"),
  privacy: () => import("../settings/privacy/privacy-view.tsx"),
  staff: loadStaff,
  audit: loadStaff,
  integrations: () => import("../settings/integrations/integrations-view.tsx"),
  templates: () => import("../content/letters/templates-view.tsx"),
  company: () => import("../settings/company-view.tsx"),
} satisfies Partial<Record<View, Load>>;

const codeOf = (view: View): Load | undefined =>
  (CODE as Partial<Record<View, Load>>)[view] ?? CONTENT[`../content/${view}/${view}-view.tsx`];

/** Screens in the desk's initial bundle. */
export type FirstView = Exclude<View, keyof typeof CODE | ContentView>;

/** Screens loaded on demand, to keep the initial bundle small. */
export const CODED_VIEWS: Partial<Record<View, ComponentType>> = Object.fromEntries(
  VIEWS.flatMap((view) => {
    const load = codeOf(view);
    return load ? [[view, lazy(load)]] : [];
  }),
);

/** Preloads the code of a section that is about to open. */
export function fetchCode(view: View): void {
  // If this fails, opening the section reports it.
  codeOf(view)?.().catch(() => undefined);
}
