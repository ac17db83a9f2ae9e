import {
  createAccount,
  type DAVAccount,
  type DAVCalendar,
  fetchCalendarObjects,
  fetchCalendars,
  getBasicAuthHeaders,
  propfind,
} from "tsdav";
import { guardedFetch, OversizedBody, RefusedAddress } from "../../../lib/http/guarded-fetch.ts";
import type { PrivatePlaces } from "../../../lib/http/private-address.ts";
import type { CalendarKind, CalendarProblem, CalendarSecret, HeldCalendar } from "../model.ts";
import { type BusyTime, busyTimesOf, newAllowance, OversizedCalendar, UnreadableCalendar } from "./busy-times.ts";

export interface ReadingQuestion {
  kind: CalendarKind;
  secret: CalendarSecret;
  /** Cache validators from the latest response, for a conditional HTTP request. */
  etag: string | null;
  lastModified: string | null;
  /** Period to read, in milliseconds since 1970. */
  start: number;
  end: number;
  /** The owner's email addresses, in lower case. */
  addresses: readonly string[];
  /** Private hosts from which calendars may be read. */
  privatePlaces?: PrivatePlaces;
}

export type Reading =
  | {
      status: "read";
      times: BusyTime[];
      /** The calendar itself, or every calendar in a CalDAV account. */
      holds: HeldCalendar[];
      etag: string | null;
      lastModified: string | null;
    }
  | { status: "unchanged" }
  | { status: "failed"; problem: CalendarProblem };

export type ReadCalendar = (question: ReadingQuestion) => Promise<Reading>;

/** Maximum bytes per response; ten years of events need less. */
const MAX_BYTES = 12 * 1024 * 1024;

/** Time limit for all HTTP requests of a reading, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Reads busy times from a calendar. Never throws: a failure is returned with its reason. */
export async function readCalendar(question: ReadingQuestion): Promise<Reading> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const fetch = guardedFetch({ maxBytes: MAX_BYTES, signal, privatePlaces: question.privatePlaces });
  try {
    if (question.kind === "caldav") {
      const { files, holds } = await fetchCaldav(fetch, question);
      const left = newAllowance();
      return {
        status: "read",
        times: files.flatMap((file) => busyTimesOf(file, question, left)),
        holds,
        etag: null,
        lastModified: null,
      };
    }
    return await readIcs(fetch, question);
  } catch (error) {
    return { status: "failed", problem: signal.aborted ? "calendarTooSlow" : problemOf(error) };
  }
}

async function readIcs(fetch: ReturnType<typeof guardedFetch>, question: ReadingQuestion): Promise<Reading> {
  const { secret, etag, lastModified } = question;
  const response = await fetch(secret.url, {
    headers: {
      accept: "text/calendar",
      ...(etag === null ? {} : { "if-none-match": etag }),
      ...(lastModified === null ? {} : { "if-modified-since": lastModified }),
    },
  });
  if (response.status === 304) return { status: "unchanged" };
  if (!response.ok) throw new BadStatus(response.status);
  const file = await response.text();
  return {
    status: "read",
    times: busyTimesOf(file, question),
    holds: [{ name: nameOf(file), address: secret.url }],
    etag: response.headers.get("etag"),
    lastModified: response.headers.get("last-modified"),
  };
}

/** Returns the calendar's name (RFC 7986, section 5.1, or the older X-WR-CALNAME), which precedes the components. */
function nameOf(file: string): string {
  const [head = ""] = file.split(/^BEGIN:V(?!CALENDAR)/m, 1);
  const line = /^(?:NAME|X-WR-CALNAME)(?:;[^:\n]*)?:(.*)$/im.exec(head.replace(/\r?\n[ \t]/g, ""));
  return line?.[1]?.replace(/\\([\\,;])/g, "$1") ?? "";
}

/**
 * Whether an error is one of Node's TLS certificate errors, such as `SELF_SIGNED_CERT_IN_CHAIN`,
 * `UNABLE_TO_VERIFY_LEAF_SIGNATURE` or `ERR_TLS_CERT_ALTNAME_INVALID`.
 */
const isOfCertificate = (error: unknown) =>
  error instanceof Error && "code" in error && /CERT|LEAF_SIGNATURE|HOSTNAME_MISMATCH/.test(String(error.code));

function problemOf(error: unknown): CalendarProblem {
  if (error instanceof RefusedAddress) return "calendarRefused";
  if (error instanceof ForeignServer) return "calendarElsewhere";
  if (error instanceof OversizedBody || error instanceof OversizedCalendar) return "calendarTooLarge";
  if (error instanceof UnreadableCalendar) return "calendarUnreadable";
  if (!(error instanceof BadStatus)) return isOfCertificate(error) ? "calendarUntrusted" : "calendarUnreachable";
  if (error.status === 401 || error.status === 403) return "calendarUnauthorized";
  return error.status === 404 || error.status === 410 ? "calendarMissing" : "calendarFailing";
}

class BadStatus extends Error {
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

/** Thrown if the server points to a different host, for which the user did not give a password. */
class ForeignServer extends Error {}

/**
 * Domains of providers that keep accounts on hosts other than the public one, such as Apple's `p42-caldav.icloud.com`.
 */
const SPREAD_OVER: readonly string[] = ["icloud.com"];

/** Whether a password given for one host may be sent to another: the same host, a subdomain, or the same provider. */
export function isSameServer(host: string, given: string): boolean {
  const isWithin = (domain: string) => (name: string) => name === domain || name.endsWith(`.${domain}`);
  return isWithin(given)(host) || SPREAD_OVER.some((domain) => [host, given].every(isWithin(domain)));
}

/** Options for every HTTP request to a server. */
interface Session {
  headers: Record<string, string>;
  fetch: ReturnType<typeof guardedFetch>;
}

/**
 * Fetches events and VFREEBUSY components within a period (RFC 4791): from the calendar that the URL names, or from all
 * calendars of the server or account that it names.
 * @returns `files`: each with one event and its repeats, or one VFREEBUSY; `holds`: the calendars read
 * @throws ForeignServer, UnreadableCalendar, or BadStatus (404 if the URL names a missing calendar, because the owner
 * did not connect the others)
 */
async function fetchCaldav(
  fetch: ReturnType<typeof guardedFetch>,
  { secret: { url, username = "", password = "" }, start, end }: CaldavQuery,
): Promise<{ files: string[]; holds: HeldCalendar[] }> {
  const headers = getBasicAuthHeaders({ username, password }) as Record<string, string>;
  // The library converts many failures to an empty list, so record the latest status to report the reason.
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

/**
 * Finds the calendars that the URL names.
 * @throws BadStatus; UnreadableCalendar if there are none
 */
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

/** Resource types of a plain account entry point, such as Nextcloud's legacy URL. */
const PLAIN: readonly string[] = ["collection", "principal"];

/**
 * Checks a URL that neither names one of the account's calendars nor contains them.
 * @returns a calendar shared with the user; undefined if the URL is another entry point to the account
 * @throws BadStatus if the URL does not exist, UnreadableCalendar if it names another kind of resource
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

/** Returns a calendar's normalized URL and its name: the display name, or else the last segment of the path. */
function heldOf({ url, displayName }: DAVCalendar): HeldCalendar {
  const path = pathOf(url);
  const name = typeof displayName === "string" ? displayName : (path.split("/").at(-2) ?? "");
  return { name, address: new URL(path, url).href };
}

/** Component types that may take up the owner's time. */
const BUSY_COMPONENTS = ["VEVENT", "VFREEBUSY"] as const;
type BusyComponent = (typeof BUSY_COMPONENTS)[number];

/**
 * Whether a calendar may contain a component. If the server does not say, we assume events only (RFC 4791, section
 * 5.2.3), because VFREEBUSY is rare.
 */
const mayHold = ({ components = [] }: DAVCalendar, component: BusyComponent) =>
  components.length === 0 ? component === "VEVENT" : components.includes(component);

const ofBusyTimes = (calendars: readonly DAVCalendar[]) =>
  calendars.filter((calendar) => BUSY_COMPONENTS.some((component) => mayHold(calendar, component)));

/** Returns a CalDAV filter for one type of component within a period (RFC 4791, section 9.9). */
function filtersOf(component: BusyComponent, { start, end }: Pick<CaldavQuery, "start" | "end">) {
  const utc = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const range = { "time-range": { _attributes: { start: utc(start), end: utc(end) } } };
  const inner = { "comp-filter": { _attributes: { name: component }, ...range } };
  return [{ "comp-filter": { _attributes: { name: "VCALENDAR" }, ...inner } }];
}

/** Returns a URL's path, normalized because servers write `@` literally but people paste `%40`. */
function pathOf(url: string): string {
  const path = new URL(url).pathname.replace(/\/*$/, "/");
  try {
    return decodeURI(path.replaceAll("%40", "@"));
  } catch {
    return path;
  }
}
