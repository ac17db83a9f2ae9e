import type { Role } from "../../lib/http/roles.ts";

/** Every screen of the desk and its address. The addresses are older than the entries, and stay what they were. */
const PATHS = {
  today: "/admin/today",
  consultations: "/admin",
  "to-check": "/admin/to-check",
  people: "/admin/people",
  chat: "/admin/chat",
  blog: "/admin/blog",
  newsletter: "/admin/newsletter",
  questions: "/admin/chat/questions",
  answers: "/admin/chat/answers",
  templates: "/admin/templates",
  claims: "/admin/claims",
  overview: "/admin/overview",
  scoring: "/admin/overview/scoring",
  appointments: "/admin/appointments",
  week: "/admin/appointments/week",
  hours: "/admin/appointments/hours",
  account: "/admin/account",
  staff: "/admin/staff",
  audit: "/admin/audit",
  integrations: "/admin/integrations",
  outbox: "/admin/outbox",
  privacy: "/admin/privacy",
} as const;

export type View = keyof typeof PATHS;
export const VIEWS = Object.keys(PATHS) as View[];

/** What the rail leads to, and the screens of each, shown as tabs; `member` is behind the picture of whoever works here. */
const ENTRIES = {
  today: ["today"],
  requests: ["consultations", "to-check"],
  people: ["people", "chat"],
  content: ["blog", "newsletter", "questions", "answers", "templates", "claims"],
  figures: ["overview", "scoring"],
  member: ["appointments", "week", "hours", "outbox", "privacy", "staff", "audit", "integrations", "account"],
} as const satisfies Record<string, readonly View[]>;

export type Entry = keyof typeof ENTRIES;
export const RAIL_ENTRIES = ["today", "requests", "people", "content", "figures"] as const satisfies readonly Entry[];

/** Screens of what editors work with. The others hold what people told in confidence, or concern the running of the site. */
const OF_EDITORS: readonly View[] = [
  "chat",
  "blog",
  "newsletter",
  "questions",
  "answers",
  "claims",
  "hours",
  "account",
];
/** Of appointments, editors see their own hours wherever they go. */
const SHOWN_AS_HOURS: readonly View[] = ["appointments", "week"];

export function maySee(role: Role, view: View): boolean {
  return role === "admin" || OF_EDITORS.includes(view) || SHOWN_AS_HOURS.includes(view);
}

/** The screens of an entry that somebody may see. */
export function viewsOf(entry: Entry, role: Role): View[] {
  const views: readonly View[] = ENTRIES[entry];
  return views.filter((view) => role === "admin" || OF_EDITORS.includes(view));
}

export function entryOf(view: View): Entry {
  return (Object.keys(ENTRIES) as Entry[]).find((entry) => (ENTRIES[entry] as readonly View[]).includes(view))!;
}

export function pathOfView(view: View): string {
  return PATHS[view];
}

/** A conversation by its number. */
const IN_CHAT = /^\/admin\/chat\/[1-9]\d{0,9}$/;
/** A person by their number. */
export const IN_PEOPLE = /^\/admin\/people\/([1-9]\d{0,9})$/;

/** @returns `undefined` for a path that is no screen */
export function viewOfPath(path: string): View | undefined {
  if (IN_CHAT.test(path)) return "chat";
  if (IN_PEOPLE.test(path)) return "people";
  return VIEWS.find((view) => PATHS[view] === path);
}

export const PEOPLE_PATH = PATHS.people;
/** The templates of mails. */
export const TEMPLATES_PATH = PATHS.templates;
/** Who can be booked and when. */
export const APPOINTMENT_HOURS_PATH = PATHS.hours;
export const APPOINTMENT_WEEK_PATH = PATHS.week;
