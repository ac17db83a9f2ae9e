import type { Queryable } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { type Caller, isProgram, type Scope } from "../../lib/http/roles.ts";
import { listWorkingKeys } from "../api-keys/keys.ts";
import { type EndpointFields, scopesToHear, WEBHOOK_EVENTS, type WebhookDetail, type WebhookEvent } from "./model.ts";

/**
 * Who made an endpoint decides what it is told: a member of staff what they chose at the desk, a key no more than it may read
 * itself, and nothing once it has ended. It is asked for with every event, so that no endpoint outlives what it was made by.
 */
export interface Makers {
  /** Whether it is a key that works no more. */
  isOver(maker: string): boolean;
  mayHear(maker: string, event: WebhookEvent, detail: WebhookDetail): boolean;
}

const isKey = (maker: string): boolean => maker.startsWith("key:");

const areToldTo = (scopes: readonly Scope[], event: WebhookEvent, detail: WebhookDetail): boolean =>
  scopesToHear(event, detail)?.every((scope) => scopes.includes(scope)) ?? false;

/** @param makers of the endpoints in question: keys are looked up only when one is among them */
export async function readMakers(db: Queryable, makers: readonly string[], now: Date): Promise<Makers> {
  const keys = makers.some(isKey) ? await listWorkingKeys(db, now) : new Map<string, readonly Scope[]>();
  return {
    isOver: (maker) => isKey(maker) && !keys.has(maker),
    mayHear: (maker, event, detail) => !isKey(maker) || areToldTo(keys.get(maker) ?? [], event, detail),
  };
}

/**
 * A key asks for no more than it may read.
 * @throws AppError `forbidden` naming the scopes that it lacks, and the events of which no key is told
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

/** A key sees to its own endpoints: another's would be told what it may not read, and outlive it. @throws AppError `forbidden` */
export function requireOwn(caller: Caller, { createdBy }: { createdBy: string }): void {
  if (!isProgram(caller) || createdBy === caller.id) return;
  throw new AppError("forbidden", "Another made this endpoint", { fields: { authorization: "keyNotOwn" } });
}

/** Events whose deliveries a caller sees: of another's endpoint, whose detail a key did not choose, as if told in full. */
export function eventsSeenBy(caller: Caller, { createdBy }: { createdBy: string }): readonly WebhookEvent[] | "all" {
  if (!isProgram(caller)) return "all";
  const detail = createdBy === caller.id ? "thin" : "full";
  return WEBHOOK_EVENTS.filter((event) => areToldTo(caller.scopes, event, detail));
}
