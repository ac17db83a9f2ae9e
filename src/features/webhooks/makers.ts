import type { Queryable } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type Caller, isProgram, type Scope } from "../../lib/http/roles.ts";
import { listWorkingKeys } from "../api-keys/keys.ts";
import { type EndpointFields, scopesToHear, WEBHOOK_EVENTS, type WebhookDetail, type WebhookEvent } from "./model.ts";

/**
 * An endpoint's maker limits the events it receives. An endpoint made by a key receives only data that the key may
 * read, and none once the key has ended. This is checked for every event, so that no endpoint outlives its key.
 */
export interface Makers {
  /** Whether the maker is a key that no longer works. */
  isOver(maker: string): boolean;
  mayHear(maker: string, event: WebhookEvent, detail: WebhookDetail): boolean;
}

const isKey = (maker: string): boolean => maker.startsWith("key:");

const areToldTo = (scopes: readonly Scope[], event: WebhookEvent, detail: WebhookDetail): boolean =>
  scopesToHear(event, detail)?.every((scope) => scopes.includes(scope)) ?? false;

/** @param makers staff ids or keys; the keys in force are loaded only if a maker is a key */
export async function readMakers(db: Queryable, makers: readonly string[], now: Date): Promise<Makers> {
  const keys = makers.some(isKey) ? await listWorkingKeys(db, now) : new Map<string, readonly Scope[]>();
  return {
    isOver: (maker) => isKey(maker) && !keys.has(maker),
    mayHear: (maker, event, detail) => !isKey(maker) || areToldTo(keys.get(maker) ?? [], event, detail),
  };
}

/**
 * Checks that a key subscribes only to events that it may read.
 * @throws AppError `forbidden`, with the scopes that the key lacks and the events that no key may receive
 */
export function requireHearing(caller: Caller, { events, detail }: Pick<EndpointFields, "events" | "detail">): void {
  if (!isProgram(caller)) return;
  const missing = events.flatMap((event): [string, string][] => {
    const needed = scopesToHear(event, detail);
    if (!needed) return [[event, "keyNever"]];
    return needed.filter((scope) => !caller.scopes.includes(scope)).map((scope) => [scope, "keyScope"]);
  });
  if (missing.length === 0) return;
  throw new AppError("forbidden", "The key may not read this", { fields: Object.fromEntries(missing) });
}

/**
 * Checks that a key manages only its own endpoints, because other endpoints may receive data that the key may not read,
 * or outlive the key.
 * @throws AppError `forbidden`
 */
export function requireOwn(caller: Caller, { createdBy }: { createdBy: string }): void {
  if (!isProgram(caller) || createdBy === caller.id) return;
  throw new AppError("forbidden", "Another made this endpoint", { fields: { authorization: "keyNotOwn" } });
}

/**
 * Returns the events whose deliveries a caller may see. Deliveries to another maker's endpoint may be full, so a key
 * needs the scopes for full events.
 */
export function eventsSeenBy(caller: Caller, { createdBy }: { createdBy: string }): readonly WebhookEvent[] | "all" {
  if (!isProgram(caller)) return "all";
  const detail = createdBy === caller.id ? "thin" : "full";
  return WEBHOOK_EVENTS.filter((event) => areToldTo(caller.scopes, event, detail));
}
