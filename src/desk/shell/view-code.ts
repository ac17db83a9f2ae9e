import { type ComponentType, lazy } from "react";
import { type ContentView, VIEWS, type View } from "./desk-address.ts";

type Load = () => Promise<{ default: ComponentType }>;

const loadAppointments = () => import("../appointments/appointments-section.tsx");
const loadAssistant = () => import("../content/assistant/assistant-view.tsx");
const loadFigures = () => import("../figures/figures-section.tsx");
const loadStaff = () => import("../settings/staff/staff-view.tsx");

/** A screen of the content is found by its name: `content/blog/blog-view.tsx`. */
const CONTENT = import.meta.glob<{ default: ComponentType }>("../content/*/*-view.tsx");

/** The others, and those of the content that share a folder. */
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
  company: () => import("../settings/company/company-view.tsx"),
} satisfies Partial<Record<View, Load>>;

const codeOf = (view: View): Load | undefined =>
  (CODE as Partial<Record<View, Load>>)[view] ?? CONTENT[`../content/${view}/${view}-view.tsx`];

/** Screens whose code is among the desk's first. */
export type FirstView = Exclude<View, keyof typeof CODE | ContentView>;

/** The others: fetched when somebody goes there, so that the rest of the desk does not wait for it. */
export const CODED_VIEWS: Partial<Record<View, ComponentType>> = Object.fromEntries(
  VIEWS.flatMap((view) => {
    const load = codeOf(view);
    return load ? [[view, lazy(load)]] : [];
  }),
);

/** Begins to fetch the code of a section that somebody is about to open. */
export function fetchCode(view: View): void {
  // That it fails is told when the section is opened.
  codeOf(view)?.().catch(() => undefined);
}
