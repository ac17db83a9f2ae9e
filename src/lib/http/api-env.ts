import type { Language } from "../language.ts";
import type { Caller } from "./roles.ts";

/** What every API route finds in its context; set by `server/api/api.ts` before any feature's routes run. */
export interface ApiEnv {
  Variables: {
    /** `null` for a stranger. */
    staff: Caller | null;
    /** Address of the client by the configured number of proxies, for rate limits; never logged. */
    clientAddress: string;
    /** Language of the answer: of the page that asks, else `Accept-Language`, else French. */
    language: Language;
    requestId: string;
    /** Set by a route that has waited itself for the disk to hold what it stored; for the others the API waits. */
    isOnDisk?: true;
  };
}
