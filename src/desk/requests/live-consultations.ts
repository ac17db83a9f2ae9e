import type { QueryClient } from "@tanstack/react-query";
import type { Consultation } from "../../features/consultations/model.ts";
import { api } from "../../ui/api-client.ts";
import { isMissing } from "../../ui/refusal.ts";
import { readAfterNews } from "../kit/api.ts";
import { joined, type Pages, readPage } from "../kit/pages.ts";
import { followOwnWrites, putIntoLists } from "./consultation-queries.ts";
import { noteUnlisted } from "./list/arrivals.tsx";

/**
 * Requests as they change, without anything moving that somebody reads: a row changes where it stands, and what is new
 * is counted until somebody asks for it.
 */

/** More requests at once than this are read as whole pages: each one is a request of its own. */
const MOST_SINGLE = 20;

const LISTS = ["consultations", "list"];
/** Lists of accepted requests are ordered by urgency, which those of the other two states are not. */
const isAccepted = (key: readonly unknown[]) => String(key[2]).includes("order=urgent");

function readCounts(client: QueryClient): void {
  void readAfterNews(client, ["consultations", "summary"]);
  void readAfterNews(client, ["consultations", "arrivals"]);
  // What is put aside is looked through from the top, and a decided one leaves: these lists are read anew.
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: LISTS })) {
    if (!isAccepted(queryKey)) void readAfterNews(client, queryKey);
  }
  // Lists that are not on screen are read when they are next.
  void client.invalidateQueries({ queryKey: LISTS, type: "inactive", refetchType: "none" });
}

/** Rows of the lists of accepted requests on screen. */
function listsOnScreen(client: QueryClient): Pages<Consultation>[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: LISTS, type: "active" })
    .filter(({ queryKey, state }) => isAccepted(queryKey) && state.data !== undefined)
    .map(({ state }) => state.data as Pages<Consultation>);
}

/** Until the lists of accepted requests that are being read now are there. */
function whenListsAreRead(client: QueryClient): Promise<unknown> | undefined {
  const underWay = client
    .getQueryCache()
    .findAll({ queryKey: LISTS, type: "active", fetchStatus: "fetching" })
    .filter(({ queryKey }) => isAccepted(queryKey));
  return underWay.length > 0 ? Promise.allSettled(underWay.map(({ promise }) => promise)) : undefined;
}

/** @param changed by number; whether it is new among the accepted ones */
export async function readConsultations(client: QueryClient, changed: ReadonlyMap<number, boolean>): Promise<void> {
  readCounts(client);
  for (const id of changed.keys()) {
    void readAfterNews(client, ["letters", "of", id]);
    void readAfterNews(client, ["consultations", "notes", id]);
    const one = ["consultations", "one", id];
    if (client.getQueryState(one)?.fetchStatus === "fetching") void readAfterNews(client, one);
  }
  const listsRead = whenListsAreRead(client);
  await readRows(client, changed);
  if (!listsRead) return;
  // They may have been asked for before the change, and now stand in the place of what was read here.
  await listsRead;
  await readRows(client, changed);
}

async function readRows(client: QueryClient, changed: ReadonlyMap<number, boolean>): Promise<void> {
  const lists = listsOnScreen(client);
  fillEmpty(client, lists);
  if (changed.size > MOST_SINGLE) return await rereadLists(client);
  const shown = new Set(lists.flatMap((list) => joined(list).map(({ id }) => id)));
  await Promise.all(
    [...changed].map(([id, isNew]) => {
      if (isNew && !shown.has(id)) noteUnlisted(id);
      return shown.has(id) || client.getQueryData(["consultations", "one", id]) ? readOne(client, id) : undefined;
    }),
  );
}

/** There is nothing to move in an empty list. */
function fillEmpty(client: QueryClient, lists: readonly Pages<Consultation>[]): void {
  if (lists.some((list) => joined(list).length === 0)) void readAfterNews(client, LISTS);
}

/** After something may have been missed. The pages on screen are read again, and their rows changed in place. */
export async function rereadLists(client: QueryClient): Promise<void> {
  readCounts(client);
  void readAfterNews(client, ["consultations", "one"]);
  await whenListsAreRead(client);
  const lists = listsOnScreen(client);
  fillEmpty(client, lists);
  for (const list of lists) {
    const missing = new Set(joined(list).map(({ id }) => id));
    try {
      for (const path of list.pageParams) {
        const isOvertaken = followOwnWrites();
        const { items } = await readPage<"GET /consultations">(String(path));
        const known = items.filter(({ id }) => !isOvertaken(id) && missing.delete(id));
        putIntoLists(client, new Map(known.map((row) => [row.id, row])));
      }
    } catch {
      // Lost again: the next connection reads again.
      return;
    }
    // Answered by a colleague, and so further down, or no longer in this list.
    await Promise.all([...missing].slice(0, MOST_SINGLE).map((id) => readOne(client, id)));
  }
}

async function readOne(client: QueryClient, id: number): Promise<void> {
  try {
    const isOvertaken = followOwnWrites();
    const row = await api("GET /consultations/:id", { params: { id } });
    // It may be from before what the desk itself has written since, and been shown.
    if (isOvertaken(id)) return await readOne(client, id);
    putIntoLists(client, new Map([[id, row]]));
  } catch (error) {
    // Erased meanwhile: then no list may go on showing it.
    if (isMissing(error)) {
      void readAfterNews(client, LISTS);
      void readAfterNews(client, ["consultations", "one", id]);
    }
  }
}
