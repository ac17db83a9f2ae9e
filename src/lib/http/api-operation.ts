import type * as z from "zod/mini";
import type { AppErrorCode } from "./app-error.ts";

/** One operation of the API: what its document (`server/api/openapi.ts`) needs to know. Who may call it: `server/api/route-roles.ts`. */
export interface ApiOperation<Id extends string = string> {
  /** Under which `text/{fr,en}/api-docs.ts` describes it. */
  id: Id;
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Under `/api`, in the form of OpenAPI: `/consultations/{id}`. */
  path: string;
  query?: z.core.$ZodType;
  headers?: Record<string, z.core.$ZodType>;
  body?: { schema: z.core.$ZodType; types: readonly string[] };
  answer: { status: number; type?: string; schema?: z.core.$ZodType };
  /** What can go wrong besides a bug. */
  errors: readonly AppErrorCode[];
}

/** Media types a body may have. */
export const JSON_ONLY: readonly string[] = ["application/json"];
export const JSON_OR_FORM: readonly string[] = [...JSON_ONLY, "application/x-www-form-urlencoded"];

/** What can go wrong with everything that staff do. */
export const OF_STAFF = ["unauthenticated", "forbidden", "unavailable"] as const;

/** Of a write that names the version it is based on. */
export const OF_WRITES = [
  ...OF_STAFF,
  "not-found",
  "outdated",
  "bad-request",
  "unsupported-media-type",
  "invalid",
] as const;

/** Of visitors, and of what they send. */
export const OF_VISITORS = ["too-many-requests", "unavailable"] as const;
export const OF_BODIES = ["bad-request", "too-large", "unsupported-media-type", "invalid"] as const;
