import type { Context } from "hono";
import { AppError } from "./app-error.ts";

/** Rate limits for one kind of anonymous call. */
export interface Traffic {
  /**
   * Counts a call, valid or not, against the limits of the client's networks, before its body is read.
   * @param address the client's IP address, as the front reports it
   * @throws AppError `too-many-requests`
   */
  attempt(address: string): Promise<void>;
  /**
   * Counts a validated call against the limits of its networks. Networks past their light allowance also queue for the
   * shared limit.
   * @param bytes that the call makes us store
   * @throws AppError `too-many-requests`
   */
  admit(address: string, bytes: number): Promise<Admission>;
}

/** Limits on actions taken through appointment links. */
export interface AppointmentTraffic extends Traffic {
  /**
   * Counts an action against its emailed link alone, so that the holder of a link is never refused because of others.
   * @throws AppError `too-many-requests`
   */
  admitLink(token: string): Promise<unknown>;
}

export interface Admission {
  /**
   * Whether the caller's own networks sent more than people normally do, so that staff should look at the call. Other
   * networks' traffic plays no part.
   */
  isUnusual: boolean;
  /**
   * Milliseconds by which the call's emails to unproven addresses are delayed, so that those from quieter networks go
   * first.
   */
  mailsWait: number;
}

/** Returns the size of a parsed body as JSON, in bytes. */
export const bytesOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));

/**
 * Request header in which the front passes the client's IP address to the API. The front overwrites any value from
 * outside, so this one can be trusted.
 */
export const CLIENT_ADDRESS_HEADER = "x-nordet-client-address";

/**
 * Protects a `GET` that exports everyone's data or writes to the audit log from links on other sites, which a signed-in
 * browser follows with its session. Typed URLs and links from our own pages pass, and so do programs, which send no
 * `Sec-Fetch-Site` (W3C Fetch Metadata).
 * @throws AppError `forbidden`
 */
export function refuseForeignLink(c: Context): void {
  const site = c.req.header("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") throw new AppError("forbidden", "Linked to from another site");
}
