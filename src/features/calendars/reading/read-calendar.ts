import { guardedFetch, OversizedBody, RefusedAddress } from "../../../lib/http/guarded-fetch.ts";
import type { PrivatePlaces } from "../../../lib/http/private-address.ts";
import type { CalendarKind, CalendarProblem, CalendarSecret, HeldCalendar } from "../model.ts";
import { type BusyTime, busyTimesOf, newAllowance, OversizedCalendar, UnreadableCalendar } from "./busy-times.ts";
import { BadStatus, ForeignServer, fetchCaldav } from "./fetch-caldav.ts";

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
