import type { Role } from "../../lib/http/roles.ts";

interface Screen {
  /** Path, which stays the same, although it predates the rail's entries. */
  path: string;
  /** The rail entry whose tabs include the screen. */
  entry: Entry;
  /**
   * Whether editors see the screen; "as hours" shows them only their own hours. Screens that they do not see have
   * confidential data or are about running the site.
   */
  editors?: true | "as hours";
  /** Noun in the audit codes of its records: `claim` in `claim.attached`. */
  audit?: string;
}

/** Entries of the rail; `member` is the menu behind the avatar. */
export const RAIL_ENTRIES = ["today", "requests", "people", "content", "figures"] as const;
/** Letter to press after `g` for each entry; in both languages, it comes from the entry's French name. */
export const GO_KEYS = { today: "a", requests: "d", people: "p", content: "c", figures: "f" } as const;
export type Entry = (typeof RAIL_ENTRIES)[number] | "member";

/** The desk's screens, in tab order; their keys are also keys of `nav` in `text/{fr,en}/desk/desk.ts`. */
const SCREENS = {
  today: { path: "/admin/today", entry: "today" },
  appointments: { path: "/admin/appointments", entry: "today", editors: "as hours", audit: "appointment" },
  week: { path: "/admin/appointments/week", entry: "today", editors: "as hours" },
  consultations: { path: "/admin", entry: "requests", audit: "consultation" },
  "to-check": { path: "/admin/to-check", entry: "requests" },
  people: { path: "/admin/people", entry: "people", audit: "person" },
  chat: { path: "/admin/chat", entry: "people", editors: true, audit: "chat" },
  blog: { path: "/admin/blog", entry: "content", editors: true, audit: "blog" },
  newsletter: { path: "/admin/newsletter", entry: "content", editors: true, audit: "newsletter" },
  questions: { path: "/admin/chat/questions", entry: "content", editors: true },
  answers: { path: "/admin/chat/answers", entry: "content", editors: true },
  templates: { path: "/admin/templates", entry: "content" },
  claims: { path: "/admin/claims", entry: "content", editors: true, audit: "claim" },
  overview: { path: "/admin/overview", entry: "figures" },
  scoring: { path: "/admin/overview/scoring", entry: "figures", audit: "scoring" },
  hours: { path: "/admin/appointments/hours", entry: "member", editors: true },
  outbox: { path: "/admin/outbox", entry: "member", audit: "outbox" },
  privacy: { path: "/admin/privacy", entry: "member", audit: "privacy" },
  company: { path: "/admin/company", entry: "member", audit: "company" },
  staff: { path: "/admin/staff", entry: "member", audit: "staff" },
  audit: { path: "/admin/audit", entry: "member" },
  integrations: { path: "/admin/integrations", entry: "member" },
  account: { path: "/admin/account", entry: "member", editors: true },
} as const satisfies Record<string, Screen>;

export type View = keyof typeof SCREENS;
export const VIEWS = Object.keys(SCREENS) as View[];
export type ContentView = { [Of in View]: (typeof SCREENS)[Of]["entry"] extends "content" ? Of : never }[View];

const screenOf = (view: View): Screen => SCREENS[view];

export function maySee(role: Role, view: View): boolean {
  return role === "admin" || screenOf(view).editors !== undefined;
}

/** Returns an entry's screens that a role may see in full. */
export function viewsOf(entry: Entry, role: Role): View[] {
  return VIEWS.filter(
    (view) => screenOf(view).entry === entry && (role === "admin" || screenOf(view).editors === true),
  );
}

/** Returns the rail entries with at least one screen that a role may see in full. */
export const entriesOf = (role: Role) => RAIL_ENTRIES.filter((entry) => viewsOf(entry, role).length > 0);

export const entryOf = (view: View): Entry => screenOf(view).entry;
export const pathOfView = (view: View): string => screenOf(view).path;

type Audited = { [Of in View]: (typeof SCREENS)[Of] extends { audit: infer Noun extends string } ? Noun : never }[View];
/** Screens by the noun in their records' audit codes; the audit log shows the screen's name for that noun. */
export const AUDITED_VIEWS = Object.fromEntries(
  VIEWS.flatMap((view) => (screenOf(view).audit ? [[screenOf(view).audit, view]] : [])),
) as Readonly<Record<Audited, View>>;

const IN_CHAT = /^\/admin\/chat\/[1-9]\d{0,9}$/;
/** Path of a person's page; group 1 is the id. */
export const IN_PEOPLE = /^\/admin\/people\/([1-9]\d{0,9})$/;

/** Returns the screen at a path; `undefined` if there is none. */
export function viewOfPath(path: string): View | undefined {
  if (IN_CHAT.test(path)) return "chat";
  if (IN_PEOPLE.test(path)) return "people";
  return VIEWS.find((view) => pathOfView(view) === path);
}

export const PEOPLE_PATH = SCREENS.people.path;
export const TEMPLATES_PATH = SCREENS.templates.path;
/** Path of the screen that sets who can be booked and when. */
export const APPOINTMENT_HOURS_PATH = SCREENS.hours.path;
export const APPOINTMENT_WEEK_PATH = SCREENS.week.path;
