import type { QueryClient } from "@tanstack/react-query";
import type { Consultation } from "../../features/consultations/model.ts";
import { api } from "../../ui/api-client.ts";
import { isMissing } from "../../ui/refusal.ts";
import { readAfterNews } from "../kit/api.ts";
import { joined, type Pages, readPage } from "../kit/pages.ts";
import { followOwnWrites, putIntoLists } from "./consultation-queries.ts";
import { noteUnlisted } from "./list/arrivals.tsx";

/**
 * Live updates of requests without moving anything being read: a row changes in place, and new ones are counted until
 * requested.
 */

/** More requests at once than this are reloaded as whole pages: each would be a request of its own. */
const MOST_SINGLE = 20;

const LISTS = ["consultations", "list"];
/** Lists of accepted requests are ordered by urgency, unlike those of the other two states. */
const isAccepted = (key: readonly unknown[]) => String(key[2]).includes("order=urgent");

function readCounts(client: QueryClient): void {
  void readAfterNews(client, ["consultations", "summary"]);
  void readAfterNews(client, ["consultations", "arrivals"]);
  // Set-aside requests are worked through from the top, and decided ones leave: these lists are simply reloaded.
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: LISTS })) {
    if (!isAccepted(queryKey)) void readAfterNews(client, queryKey);
  }
  // Lists not on screen are reloaded when next shown.
  void client.invalidateQueries({ queryKey: LISTS, type: "inactive", refetchType: "none" });
}

/** Rows of the visible lists of accepted requests. */
function listsOnScreen(client: QueryClient): Pages<Consultation>[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: LISTS, type: "active" })
    .filter(({ queryKey, state }) => isAccepted(queryKey) && state.data !== undefined)
    .map(({ state }) => state.data as Pages<Consultation>);
}

/** Waits for the lists of accepted requests being loaded. */
function whenListsAreRead(client: QueryClient): Promise<unknown> | undefined {
  const underWay = client
    .getQueryCache()
    .findAll({ queryKey: LISTS, type: "active", fetchStatus: "fetching" })
    .filter(({ queryKey }) => isAccepted(queryKey));
  return underWay.length > 0 ? Promise.allSettled(underWay.map(({ promise }) => promise)) : undefined;
}

/** @param changed by id; whether it has just been accepted */
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
  // They may have been requested before the change, and have now replaced what was read here.
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

/** After events may have been missed. Reloads the pages on screen, updating their rows in place. */
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
      // Lost again: the next connection reloads.
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
    // It may predate what the desk itself has written and shown since.
    if (isOvertaken(id)) return await readOne(client, id);
    putIntoLists(client, new Map([[id, row]]));
  } catch (error) {
    // Erased meanwhile: no list may keep showing it.
    if (isMissing(error)) {
      void readAfterNews(client, LISTS);
      void readAfterNews(client, ["consultations", "one", id]);
    }
  }
}
