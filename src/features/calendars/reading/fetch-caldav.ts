import {
  createAccount,
  type DAVAccount,
  type DAVCalendar,
  fetchCalendarObjects,
  fetchCalendars,
  getBasicAuthHeaders,
  propfind,
} from "tsdav";
import type { guardedFetch } from "../../../lib/http/guarded-fetch.ts";
import type { CalendarSecret, HeldCalendar } from "../model.ts";
import { UnreadableCalendar } from "./busy-times.ts";

/** A server responded with an error status. */
export class BadStatus extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Status ${status}`);
    this.status = status;
  }
}

interface CaldavQuery {
  secret: CalendarSecret;
  start: number;
  end: number;
}

/** The server points to another one, to which the user has not given their password. */
export class ForeignServer extends Error {}

/** Providers whose accounts are on other hosts than the public one: Apple’s `p42-caldav.icloud.com`. */
const SPREAD_OVER: readonly string[] = ["icloud.com"];

/** Whether a host may get a password given for another: the same host, a subdomain, or the same provider's. */
export function isSameServer(host: string, given: string): boolean {
  const isWithin = (domain: string) => (name: string) => name === domain || name.endsWith(`.${domain}`);
  return isWithin(given)(host) || SPREAD_OVER.some((domain) => [host, given].every(isWithin(domain)));
}

/** What each request to a server needs. */
interface Session {
  headers: Record<string, string>;
  fetch: ReturnType<typeof guardedFetch>;
}

/**
 * Events in someone's calendars within a period (RFC 4791): in the one addressed or, if the address is a server or an
 * account, in all of theirs.
 * @returns files, each with an event and its repeats
 * @throws BadStatus 404 for the address of a missing calendar: the others are not what was connected
 */
export async function fetchCaldav(
  fetch: ReturnType<typeof guardedFetch>,
  { secret: { url, username = "", password = "" }, start, end }: CaldavQuery,
): Promise<{ files: string[]; holds: HeldCalendar[] }> {
  const headers = getBasicAuthHeaders({ username, password }) as Record<string, string>;
  // The library reports many failures as an empty list: the server's last status gives the reason.
  let lastStatus = 0;
  let foreign: ForeignServer | undefined;
  const given = new URL(url).hostname;
  const noting = async (address: string | URL | Request, init?: RequestInit) => {
    const { hostname } = new URL(address instanceof Request ? address.url : address);
    if (!isSameServer(hostname, given)) {
      foreign = new ForeignServer(`${hostname} is not ${given}`);
      throw foreign;
    }
    const response = await fetch(address, init);
    lastStatus = response.status;
    if (response.status === 401 || response.status === 403 || response.status >= 500) {
      throw new BadStatus(response.status);
    }
    return response;
  };
  const session: Session = { headers, fetch: noting };
  const account = await createAccount({
    account: { serverUrl: url, accountType: "caldav", credentials: { username, password } },
    ...session,
  }).catch((error: unknown) => {
    if (foreign) throw foreign;
    if (error instanceof BadStatus || lastStatus < 400) throw error;
    throw new BadStatus(lastStatus);
  });
  const calendars = await chosenCalendars(session, account, url);
  const files: string[] = [];
  for (const calendar of calendars) {
    for (const component of BUSY_COMPONENTS.filter((each) => mayHold(calendar, each))) {
      const filters = filtersOf(component, { start, end });
      const objects = await fetchCalendarObjects({ calendar, filters, ...session });
      files.push(...objects.map(({ data }) => String(data)));
    }
  }
  return { files, holds: calendars.map(heldOf) };
}

/** @throws BadStatus, UnreadableCalendar when the address leads to none */
async function chosenCalendars(session: Session, account: DAVAccount, url: string): Promise<DAVCalendar[]> {
  const calendars = ofBusyTimes(await fetchCalendars({ account, ...session }));
  const path = pathOf(url);
  const named = calendars.filter((calendar) => pathOf(calendar.url) === path);
  if (named.length > 0) return named;
  const places = [account.principalUrl, account.homeUrl].filter((place) => place !== undefined).map(pathOf);
  if (!places.some((place) => place.startsWith(path))) {
    const found = await lookAt(session, url);
    if (found) return [found];
    const isWithinHome = account.homeUrl !== undefined && path.startsWith(pathOf(account.homeUrl));
    if (isWithinHome) throw new UnreadableCalendar("No calendar is there");
  }
  if (calendars.length === 0) throw new UnreadableCalendar("No calendar is there");
  return calendars;
}

/** Resource types of an account entry point, such as Nextcloud's legacy one: no others. */
const PLAIN: readonly string[] = ["collection", "principal"];

/**
 * Checks an address that is neither one of the account's calendars nor leads to them.
 * @returns a calendar shared with them; undefined for another entry point to the account
 * @throws BadStatus when nothing is there, UnreadableCalendar when something else is
 */
async function lookAt(session: Session, url: string): Promise<DAVCalendar | undefined> {
  const props = { "d:displayname": {}, "d:resourcetype": {} };
  const [found] = await propfind({ url, props, depth: "0", ...session });
  if (!found?.ok) throw new BadStatus(found?.status ?? 404);
  const types = Object.keys((found.props?.["resourcetype"] ?? {}) as object);
  if (types.includes("calendar")) return { url, displayName: found.props?.["displayname"] };
  if (types.length > 0 && types.every((type) => PLAIN.includes(type))) return undefined;
  throw new UnreadableCalendar("Something else is there");
}

/** Its display name, or the end of its address. */
function heldOf({ url, displayName }: DAVCalendar): HeldCalendar {
  const path = pathOf(url);
  const name = typeof displayName === "string" ? displayName : (path.split("/").at(-2) ?? "");
  return { name, address: new URL(path, url).href };
}

/** Components that take up their owner's time. */
const BUSY_COMPONENTS = ["VEVENT", "VFREEBUSY"] as const;
type BusyComponent = (typeof BUSY_COMPONENTS)[number];

/**
 * If the server does not say what a calendar may hold, assume events (RFC 4791, section 5.2.3); busy times are rare.
 */
const mayHold = ({ components = [] }: DAVCalendar, component: BusyComponent) =>
  components.length === 0 ? component === "VEVENT" : components.includes(component);

const ofBusyTimes = (calendars: readonly DAVCalendar[]) =>
  calendars.filter((calendar) => BUSY_COMPONENTS.some((component) => mayHold(calendar, component)));

/** Queries the components of a kind within a period (RFC 4791, section 9.9). */
function filtersOf(component: BusyComponent, { start, end }: Pick<CaldavQuery, "start" | "end">) {
  const utc = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const range = { "time-range": { _attributes: { start: utc(start), end: utc(end) } } };
  const inner = { "comp-filter": { _attributes: { name: component }, ...range } };
  return [{ "comp-filter": { _attributes: { name: "VCALENDAR" }, ...inner } }];
}

/** Normalized: servers write `@` literally, people copy `%40`. */
function pathOf(url: string): string {
  const path = new URL(url).pathname.replace(/\/*$/, "/");
  try {
    return decodeURI(path.replaceAll("%40", "@"));
  } catch {
    return path;
  }
}
