import { type ComponentType, lazy } from "react";
import type { View } from "./desk-address.ts";

/** Fetched when somebody goes there: the rest of the desk does not wait for it. */
const CODE = {
  appointments: () => import("../appointments/appointments-section.tsx"),
  chat: () => import("../chat/chat-view.tsx"),
  blog: () => import("../blog/blog-view.tsx"),
  overview: () => import("../overview/overview-section.tsx"),
  newsletter: () => import("../newsletter/newsletter-view.tsx"),
  people: () => import("../people/people-view.tsx"),
  privacy: () => import("../privacy/privacy-view.tsx"),
  staff: () => import("../staff/staff-view.tsx"),
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
