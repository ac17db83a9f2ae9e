import type { Language } from "../language.ts";
import type { Caller } from "./roles.ts";

/** The context of every API route, set by `server/api/api.ts` before any feature's routes run. */
export interface ApiEnv {
  Variables: {
    /** `null` for an anonymous visitor. */
    staff: Caller | null;
    /** The client's address, given the configured number of proxies; for rate limits, never logged. */
    clientAddress: string;
    /** Language of the response: the requesting page's, else `Accept-Language`, else French. */
    language: Language;
    requestId: string;
    /** Set by a route that has already waited for its writes to reach the disk; the API waits for the others. */
    isOnDisk?: true;
  };
}
