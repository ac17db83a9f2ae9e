import { createAccount, type DAVCalendar, fetchCalendarObjects, fetchCalendars, getBasicAuthHeaders } from "tsdav";
import type { guardedFetch } from "../../../lib/http/guarded-fetch.ts";
import type { CalendarSecret } from "../model.ts";
import { BadStatus } from "./bad-status.ts";
import { UnreadableCalendar } from "./busy-times.ts";

interface CaldavQuery {
  secret: CalendarSecret;
  start: number;
  end: number;
}

/** What a server says is elsewhere: who gave it a password has not given it to that other one. */
export class ForeignServer extends Error {}

/** Providers that keep accounts on hosts beside the one that everybody is told to give: Apple’s `p42-caldav.icloud.com`. */
const SPREAD_OVER: readonly string[] = ["icloud.com"];

/** Whether a host may be sent the password that was given for another: itself, what is under it, or the same provider's. */
export function isSameServer(host: string, given: string): boolean {
  const isWithin = (domain: string) => (name: string) => name === domain || name.endsWith(`.${domain}`);
  return isWithin(given)(host) || SPREAD_OVER.some((domain) => [host, given].every(isWithin(domain)));
}

/**
 * What is in somebody's calendars within a time (RFC 4791): in the one that the address names, or else in all that the
 * server says are theirs.
 * @returns files, each with an event and its repeats
 */
export async function fetchCaldav(
  fetch: ReturnType<typeof guardedFetch>,
  { secret: { url, username = "", password = "" }, start, end }: CaldavQuery,
): Promise<string[]> {
  const headers = getBasicAuthHeaders({ username, password }) as Record<string, string>;
  // The library tells many failures by an empty list: what the server said last is the reason.
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
  const serverUrl = url;
  const account = await createAccount({
    account: { serverUrl, accountType: "caldav", credentials: { username, password } },
    headers,
    fetch: noting,
  }).catch((error: unknown) => {
    if (foreign) throw foreign;
    if (error instanceof BadStatus || lastStatus < 400) throw error;
    throw new BadStatus(lastStatus);
  });
  const calendars = ofEvents(await fetchCalendars({ account, headers, fetch: noting }));
  if (calendars.length === 0) throw new UnreadableCalendar("No calendar is there");
  const named = calendars.filter((calendar) => withSlash(calendar.url) === withSlash(url));
  // An address within the account's home names a calendar: one that was renamed or deleted is not all the others.
  const home = account.homeUrl && withSlash(account.homeUrl);
  const isWithinHome = home && withSlash(url) !== home && withSlash(new URL(url).href).startsWith(home);
  if (named.length === 0 && isWithinHome) throw new BadStatus(404);
  const files: string[] = [];
  for (const calendar of named.length > 0 ? named : calendars) {
    const timeRange = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
    const objects = await fetchCalendarObjects({ calendar, timeRange, headers, fetch: noting });
    files.push(...objects.map(({ data }) => String(data)));
  }
  return files;
}

/** A calendar of which the server does not say what it may hold may hold everything (RFC 4791, section 5.2.3). */
const ofEvents = (calendars: readonly DAVCalendar[]) =>
  calendars.filter(({ components = [] }) => components.length === 0 || components.includes("VEVENT"));

const withSlash = (url: string) => url.replace(/\/*$/, "/");
