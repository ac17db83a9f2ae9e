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

/** A request to read a calendar. */
export interface ReadingQuestion {
  kind: CalendarKind;
  secret: CalendarSecret;
  /** Validators of the last response, to find out that nothing has changed. */
  etag: string | null;
  lastModified: string | null;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  /** The owner's addresses, lower case. */
  addresses: readonly string[];
  /** Private hosts where it may be. */
  privatePlaces?: PrivatePlaces;
}

export type Reading =
  | {
      status: "read";
      times: BusyTime[];
      /** One, or all of an account. */
      holds: HeldCalendar[];
      etag: string | null;
      lastModified: string | null;
    }
  | { status: "unchanged" }
  | { status: "failed"; problem: CalendarProblem };

export type ReadCalendar = (question: ReadingQuestion) => Promise<Reading>;

/** Per response: calendars of ten years are smaller. */
const MAX_BYTES = 12 * 1024 * 1024;

/** Milliseconds for all requests to a server. */
const PATIENCE_MS = 20_000;

/** Reads when someone is busy; failures are returned as a reason. */
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

/** A file's name for itself (RFC 7986, section 5.1, and its non-standard predecessor); its events come after. */
function nameOf(file: string): string {
  const [head = ""] = file.split(/^BEGIN:V(?!CALENDAR)/m, 1);
  const line = /^(?:NAME|X-WR-CALNAME)(?:;[^:\n]*)?:(.*)$/im.exec(head.replace(/\r?\n[ \t]/g, ""));
  return line?.[1]?.replace(/\\([\\,;])/g, "$1") ?? "";
}

/**
 * Node's TLS error codes: `SELF_SIGNED_CERT_IN_CHAIN`, `UNABLE_TO_VERIFY_LEAF_SIGNATURE`,
 * `ERR_TLS_CERT_ALTNAME_INVALID` and the like.
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

/** A server responded with an error status. */
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

/** The server points to another one, to which the user has not given their password. */
class ForeignServer extends Error {}

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
async function fetchCaldav(
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
