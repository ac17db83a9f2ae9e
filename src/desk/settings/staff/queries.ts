import type { Invitation, Member, NewInvitationFields } from "../../../features/staff/model.ts";
import type { CallAnswer, CallBody } from "../../../lib/http/api-calls.ts";
import type { Role } from "../../../lib/http/roles.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskStaff } from "../../../text/fr/desk/staff.ts";
import { api } from "../../../ui/api-client.ts";
import { PAGE_SIZE, usePages, useRead } from "../../kit/api.ts";
import { dayIn, type FiltersOf, matching } from "../../kit/filters.tsx";
import { type Telling, useSave } from "../../kit/use-save.ts";
import { AUDITED_VIEWS } from "../../shell/desk-address.ts";
import { sectionTexts, useSectionTexts } from "../../shell/desk-context.tsx";
import type { DeskTexts } from "../../shell/texts/desk-texts.ts";

type Texts = StaffTexts["audit"];
type Detail = Readonly<Record<string, unknown>>;
type AreaOf<Action> = Action extends `${infer Area}.${string}` ? Area : never;

/**
 * Returns the texts of the audit log. An area with a screen has the screen's name; an action without its own text has a
 * general one.
 */
export function auditWords(text: Texts, nav: DeskTexts["desk"]["nav"]) {
  const screens = Object.fromEntries(Object.entries(AUDITED_VIEWS).map(([area, view]) => [area, nav[view]]));
  // Does not compile if an action has a text but its area has no name, without which the filter could not offer it.
  const areas: Record<AreaOf<keyof Texts["actions"]>, string> = {
    ...(screens as Record<keyof typeof AUDITED_VIEWS, string>),
    ...text.areas,
  };
  const own: Readonly<Record<string, string | ((detail: Detail) => string)>> = text.actions;
  const of = (action: string, detail: Detail): string | undefined => {
    const words = own[action];
    return typeof words === "function" ? words(detail) : words;
  };
  /** The filter's options: each action with its text and area. */
  const options = Object.entries(areas).flatMap(([area, name]) => {
    const actions = Object.keys(own).filter((action) => action.startsWith(`${area}.`));
    const words = actions.length > 0 ? actions.map((action) => [action, of(action, {})]) : generalOf(area);
    return words.map(([action, said]): [string, string] => [action!, `${said} (${name})`]);
  });
  function generalOf(area: string) {
    return Object.entries(text.general).map(([deed, words]) => [`${area}.${deed}`, words]);
  }
  const general = new Map(options);
  return {
    options,
    /** Returns the text of an action; `undefined` if it has none. */
    of: (action: string, detail: Detail) => of(action, detail) ?? general.get(action),
  };
}

export const MEMBERS_PATH = "/admin/staff";
export const AUDIT_PATH = "/admin/audit";

const code = matching(/^[\x21-\x7e]{1,100}$/);

/** Filters of the audit log; the API uses the same names. Days are Montréal days, both inclusive. */
export const AUDIT_FILTERS = { actor: code, action: code, subject: code, from: dayIn, to: dayIn };
export type AuditFilters = FiltersOf<typeof AUDIT_FILTERS>;

const NUMBER = /^[1-9]\d{0,9}$/;

/** Returns the URL of the desk page for a log entry's subject; `undefined` if there is none. */
export function subjectAddress(action: string, subject: string): string | undefined {
  const [area, deed = ""] = action.split(".");
  if (area === "staff") return MEMBERS_PATH;
  if (area === "chat" && deed.startsWith("answer-")) return "/admin/chat/answers";
  if (area === "chat" && deed.startsWith("question-")) return "/admin/chat/questions";
  if (area === "privacy") return "/admin/privacy";
  if (area === "scoring") return "/admin/overview/scoring";
  // Erased records have no page.
  if (!NUMBER.test(subject) || deed.startsWith("erase") || deed === "unsubscribe") return undefined;
  if (area === "consultation") return `/admin?consultation=${subject}`;
  if (area === "person") return `/admin/people/${subject}`;
  if (area === "chat") return `/admin/chat/${subject}`;
  if (area === "blog") return `/admin/blog?post=${subject}`;
  if (area === "newsletter") return "/admin/newsletter";
  if (area === "outbox") return "/admin/outbox";
  return undefined;
}

export type StaffTexts = TextLike<typeof deskStaff>;

const TEXTS = sectionTexts<StaffTexts>({
  fr: () => import("../../../text/fr/desk/staff.ts").then((module) => module.deskStaff),
  en: () => import("../../../text/en/desk/staff.ts").then((module) => module.deskStaff),
});
export const useStaffTexts = () => useSectionTexts(TEXTS);

export const useMembers = () => useRead(["staff", "members"], "GET /staff/members");
export const useInvitations = () => useRead(["staff", "invitations"], "GET /staff/invitations");
export const useSettings = () => useRead(["staff", "settings"], "GET /staff/settings");

export function useAudit(filters: AuditFilters) {
  return usePages(["audit"], "GET /audit", { query: { ...filters, limit: PAGE_SIZE } });
}

/** Returns a write that reloads staff, invitations and the audit log. */
const useStaffChange = <Given, Answer>(write: (given: Given) => Promise<Answer>, on: Telling<Given, Answer>) =>
  useSave(write, { touches: [["audit"], ["staff"]], ...on });

export type MemberChange =
  | { what: "role"; member: Member; role: Role }
  | { what: "deactivated" | "reactivated" | "sessions" | "secondFactor" | "passkeys"; member: Member };

export const useChangeMember = (on: Telling<MemberChange, unknown>) =>
  useStaffChange((change): Promise<unknown> => {
    const params = { id: change.member.id };
    if (change.what === "role") return api("PUT /staff/members/:id/role", { params, body: { role: change.role } });
    if (change.what === "sessions") return api("DELETE /staff/members/:id/sessions", { params });
    if (change.what === "secondFactor") return api("DELETE /staff/members/:id/second-factor", { params });
    if (change.what === "passkeys") return api("DELETE /staff/members/:id/passkeys", { params });
    const body = { deactivated: change.what === "deactivated" };
    return api("PUT /staff/members/:id/deactivated", { params, body });
  }, on);

export const useChangeSettings = (on: Telling<CallBody<"PUT /staff/settings">, CallAnswer<"PUT /staff/settings">>) =>
  useStaffChange((body) => api("PUT /staff/settings", { body }), on);
export const useInvite = (on: Telling<NewInvitationFields, CallAnswer<"POST /staff/invitations">>) =>
  useStaffChange((body) => api("POST /staff/invitations", { body }), on);
export const useWithdraw = (on: Telling<Invitation, CallAnswer<"DELETE /staff/invitations/:id">>) =>
  useStaffChange(({ id }) => api("DELETE /staff/invitations/:id", { params: { id } }), on);
