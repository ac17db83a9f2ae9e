import { type ComponentType, lazy } from "react";
import type { View } from "./desk-address.ts";

const loadAppointments = () => import("../settings/appointments/appointments-section.tsx");
const loadAssistant = () => import("../content/assistant/assistant-view.tsx");
const loadFigures = () => import("../figures/figures-section.tsx");
const loadStaff = () => import("../settings/staff/staff-view.tsx");

/** Fetched when somebody goes there: the rest of the desk does not wait for it. */
const CODE = {
  today: () => import("../today/today-view.tsx"),
  appointments: loadAppointments,
  week: loadAppointments,
  hours: loadAppointments,
  chat: () => import("../people/chat/chat-view.tsx"),
  questions: loadAssistant,
  answers: loadAssistant,
  blog: () => import("../content/blog/blog-view.tsx"),
  overview: loadFigures,
  scoring: loadFigures,
  newsletter: () => import("../content/newsletter/newsletter-view.tsx"),
  people: () => import("../people/people-view.tsx"),
  privacy: () => import("../settings/privacy/privacy-view.tsx"),
  staff: loadStaff,
  audit: loadStaff,
  integrations: () => import("../settings/integrations/integrations-view.tsx"),
  claims: () => import("../content/claims/claims-view.tsx"),
  templates: () => import("../content/letters/templates-view.tsx"),
} satisfies Partial<Record<View, () => Promise<{ default: ComponentType }>>>;

type CodedView = keyof typeof CODE;

/** The sections whose code is not among the desk's first. */
export const CODED_VIEWS: Partial<Record<View, ComponentType>> = Object.fromEntries(
  Object.entries(CODE).map(([view, load]) => [view, lazy(load)]),
);

/** Begins to fetch the code of a section that somebody is about to open. */
export function fetchCode(view: View): void {
  // That it fails is told when the section is opened.
  if (Object.hasOwn(CODE, view)) CODE[view as CodedView]().catch(() => undefined);
}
