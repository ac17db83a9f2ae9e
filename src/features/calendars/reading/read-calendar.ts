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
  /** Cache validators of the last response, for a conditional request. */
  etag: string | null;
  lastModified: string | null;
  /** Period to read, in milliseconds since 1970. */
  start: number;
  end: number;
  /** The owner's email addresses, in lower case. */
  addresses: readonly string[];
  /** Private hosts that it may be read from. */
  privatePlaces?: PrivatePlaces;
}

export type Reading =
  | {
      status: "read";
      times: BusyTime[];
      /** The calendar itself, or every calendar of a CalDAV account. */
      holds: HeldCalendar[];
      etag: string | null;
      lastModified: string | null;
    }
  | { status: "unchanged" }
  | { status: "failed"; problem: CalendarProblem };

export type ReadCalendar = (question: ReadingQuestion) => Promise<Reading>;

/** Maximum number of bytes per response; a calendar of ten years is smaller. */
const MAX_BYTES = 12 * 1024 * 1024;

/** Time limit for all requests to a server, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Reads when someone is busy. It never throws: a failure is returned with its reason. */
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

/** The file's own name (RFC 7986, section 5.1, or the older X-WR-CALNAME), which comes before its components. */
function nameOf(file: string): string {
  const [head = ""] = file.split(/^BEGIN:V(?!CALENDAR)/m, 1);
  const line = /^(?:NAME|X-WR-CALNAME)(?:;[^:\n]*)?:(.*)$/im.exec(head.replace(/\r?\n[ \t]/g, ""));
  return line?.[1]?.replace(/\\([\\,;])/g, "$1") ?? "";
}

/**
 * True for Node's TLS certificate errors: `SELF_SIGNED_CERT_IN_CHAIN`, `UNABLE_TO_VERIFY_LEAF_SIGNATURE`,
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

/** The server points to a different host, for which the user did not give their password. */
class ForeignServer extends Error {}

/** Providers whose accounts live on other hosts than their public one, such as Apple's `p42-caldav.icloud.com`. */
const SPREAD_OVER: readonly string[] = ["icloud.com"];

/** True if a password given for one host may be sent to another: the same host, a subdomain, or the same provider. */
export function isSameServer(host: string, given: string): boolean {
  const isWithin = (domain: string) => (name: string) => name === domain || name.endsWith(`.${domain}`);
  return isWithin(given)(host) || SPREAD_OVER.some((domain) => [host, given].every(isWithin(domain)));
}

/** Options of every request to a server. */
interface Session {
  headers: Record<string, string>;
  fetch: ReturnType<typeof guardedFetch>;
}

/**
 * Fetches the events of someone's calendars within a period (RFC 4791): of one calendar if the URL names it, of all of
 * them if it names a server or an account.
 * @returns files, each with one event and its repeats
 * @throws BadStatus 404 if the URL names a missing calendar, since the others are not the one connected
 */
async function fetchCaldav(
  fetch: ReturnType<typeof guardedFetch>,
  { secret: { url, username = "", password = "" }, start, end }: CaldavQuery,
): Promise<{ files: string[]; holds: HeldCalendar[] }> {
  const headers = getBasicAuthHeaders({ username, password }) as Record<string, string>;
  // The library turns many failures into an empty list, so we keep the last status to know the reason.
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

/** The calendars that the URL stands for. @throws BadStatus, UnreadableCalendar if there are none */
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

/** Resource types of a plain account entry point, such as Nextcloud's legacy one. */
const PLAIN: readonly string[] = ["collection", "principal"];

/**
 * Checks a URL that is neither a calendar of the account nor leads to its calendars.
 * @returns a calendar shared with the user; undefined if it is another entry point to the account
 * @throws BadStatus if nothing is there, UnreadableCalendar if something else is
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

/** Falls back to the last segment of its path if it has no display name. */
function heldOf({ url, displayName }: DAVCalendar): HeldCalendar {
  const path = pathOf(url);
  const name = typeof displayName === "string" ? displayName : (path.split("/").at(-2) ?? "");
  return { name, address: new URL(path, url).href };
}

/** Components that take up their owner's time. */
const BUSY_COMPONENTS = ["VEVENT", "VFREEBUSY"] as const;
type BusyComponent = (typeof BUSY_COMPONENTS)[number];

/**
 * A server need not say what a calendar holds: we then assume events (RFC 4791, section 5.2.3), as VFREEBUSY is rare.
 */
const mayHold = ({ components = [] }: DAVCalendar, component: BusyComponent) =>
  components.length === 0 ? component === "VEVENT" : components.includes(component);

const ofBusyTimes = (calendars: readonly DAVCalendar[]) =>
  calendars.filter((calendar) => BUSY_COMPONENTS.some((component) => mayHold(calendar, component)));

/** CalDAV filter for one type of component within a period (RFC 4791, section 9.9). */
function filtersOf(component: BusyComponent, { start, end }: Pick<CaldavQuery, "start" | "end">) {
  const utc = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const range = { "time-range": { _attributes: { start: utc(start), end: utc(end) } } };
  const inner = { "comp-filter": { _attributes: { name: component }, ...range } };
  return [{ "comp-filter": { _attributes: { name: "VCALENDAR" }, ...inner } }];
}

/** Normalized path: servers write `@` literally, but people paste `%40`. */
function pathOf(url: string): string {
  const path = new URL(url).pathname.replace(/\/*$/, "/");
  try {
    return decodeURI(path.replaceAll("%40", "@"));
  } catch {
    return path;
  }
}
