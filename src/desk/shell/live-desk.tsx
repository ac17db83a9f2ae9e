import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { Consultation } from "../../features/consultations/model.ts";
import { api, apiHref } from "../../ui/api-client.ts";
import { isMissing } from "../../ui/refusal.ts";
import { joined, type Pages, readAfterNews, readPage } from "../kit/api.ts";
import { followOwnWrites, putIntoLists } from "../requests/consultation-queries.ts";
import { noteUnlisted } from "../requests/list/arrivals.tsx";
import { useDesk } from "./desk-context.tsx";

/** Minimum interval between reloads of the same lists, in ms. */
const PAUSE = 700;

/** Keeps the screen in sync with the server; renders nothing. */
export function LiveDesk() {
  const client = useQueryClient();
  const seesRequests = useDesk().staff.role === "admin";
  useEffect(() => {
    const chats = new Set<number>();
    const requests = new Map<number, boolean>();
    let all = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The initial data has just been loaded.
    let last = Date.now();
    const read = () => {
      timer = undefined;
      last = Date.now();
      if (all) void readAfterNews(client, ["chat"]);
      else if (chats.size > 0) {
        for (const part of ["summary", "list", "questions"]) void readAfterNews(client, ["chat", part]);
        for (const id of chats) void readAfterNews(client, ["chat", "one", id]);
      }
      if (all && seesRequests) void rereadLists(client);
      else if (requests.size > 0) void readConsultations(client, new Map(requests));
      if (seesRequests && (all || requests.size > 0)) void readAfterNews(client, ["appointments"]);
      // A person's page reloads; the list of people is only marked stale, so that it does not move while being read.
      if (all || chats.size > 0 || requests.size > 0) {
        for (const part of ["one", "timeline", "of"]) void readAfterNews(client, ["people", part]);
        void client.invalidateQueries({ queryKey: ["people", "list"], refetchType: "none" });
      }
      chats.clear();
      requests.clear();
      all = false;
    };
    const take = ({ type, kind, id, isNew = false }: LiveEvent) => {
      if (type === "on" || type === "off") return setLive(type === "on");
      if (type === "refresh") all = true;
      else if (id !== undefined && kind === "chat") chats.add(id);
      else if (id !== undefined) requests.set(id, isNew || (requests.get(id) ?? false));
      timer ??= setTimeout(read, Math.max(0, last + PAUSE - Date.now()));
    };
    const end = followDesk(take);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client, seesRequests]);
  return null;
}

/** A live event of the desk (`GET /events`). All tabs share one connection. */

interface LiveEvent {
  /**
   * `refresh`: events may have been missed, for example between a page's first read and its first event. `on` and
   * `off`: the connection is up or lost.
   */
  type: "changed" | "refresh" | "on" | "off";
  /** Kind and id of the changed record. */
  kind?: Kind;
  id?: number;
  /** Whether the request has just been accepted. */
  isNew?: boolean;
}

const KINDS = ["chat", "consultation"] as const;
type Kind = (typeof KINDS)[number];

type Listener = (event: LiveEvent) => void;

const NAME = "nordet-desk-live";
/** Delay before reconnecting after the server refuses the connection, in ms. */
const RECONNECT_AFTER = 5_000;

/**
 * Listens for live events. Browsers allow only six connections per site, of which a stream uses one, so one tab listens
 * and forwards events to the others.
 * @returns a function that stops listening
 */
function followDesk(listener: Listener): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => listener(data as LiveEvent);
  const over = new AbortController();
  const tell: Listener = (event) => {
    listener(event);
    channel.postMessage(event);
  };
  // The listening tab holds a lock; when it closes, another tab acquires the lock and takes over. Locks require HTTPS.
  if ("locks" in navigator) {
    const { signal } = over;
    const others = navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      if (signal.aborted) return undefined;
      if (lock) return listen(tell, signal);
      // If another tab is already listening, no `on` event will follow.
      listener({ type: "refresh" });
      return navigator.locks.request(NAME, { signal }, () => listen(tell, signal));
    });
    others.catch(() => undefined);
  } else void listen(tell, over.signal);
  return () => {
    over.abort();
    channel.close();
  };
}

function listen(tell: Listener, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let stream: EventSource;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const connect = () => {
      stream = new EventSource(apiHref("GET /events"));
      // The server does not replay events missed while disconnected.
      stream.addEventListener("open", () => {
        tell({ type: "on" });
        tell({ type: "refresh" });
      });
      stream.addEventListener("error", () => {
        tell({ type: "off" });
        // Browsers do not retry after a response that is not an event stream.
        if (stream.readyState === EventSource.CLOSED) retry = setTimeout(connect, RECONNECT_AFTER);
      });
      stream.addEventListener("refresh", () => tell({ type: "refresh" }));
      for (const kind of KINDS) {
        stream.addEventListener(kind, ({ data }) => {
          const { id, type } = JSON.parse(data as string) as { id: number; type: string };
          tell({ type: "changed", kind, id, isNew: type === "received" });
        });
      }
    };
    connect();
    signal.addEventListener("abort", () => {
      clearTimeout(retry);
      stream.close();
      resolve();
    });
  });
}

let live = true;
const listeners = new Set<() => void>();

function setLive(next: boolean): void {
  if (live === next) return;
  live = next;
  for (const listener of listeners) listener();
}

export function useIsLive(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => live,
  );
}

/**
 * Updates requests live without moving rows that are being read: rows change in place, and new requests are only
 * counted until the user asks to see them.
 */

/** Maximum number of changed requests to reload one by one; if more change at once, whole pages are reloaded. */
const MOST_SINGLE = 20;

const LISTS = ["consultations", "list"];
/** Letters sent about a request, and the facts for the next one; a language model's draft is written only once. */
const LETTERS = ["of", "start"];
/** Whether a query key is of a list of accepted requests; no other list is ordered by urgency. */
const isAccepted = (key: readonly unknown[]) => String(key[2]).includes("order=urgent");

function readCounts(client: QueryClient): void {
  void readAfterNews(client, ["consultations", "summary"]);
  void readAfterNews(client, ["consultations", "arrivals"]);
  // Reload the lists of flagged and discarded requests, where rows may move, because staff work from the top.
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: LISTS })) {
    if (!isAccepted(queryKey)) void readAfterNews(client, queryKey);
  }
  // Lists not on screen reload the next time they are shown.
  void client.invalidateQueries({ queryKey: LISTS, type: "inactive", refetchType: "none" });
}

/** Returns the data of the visible lists of accepted requests. */
function listsOnScreen(client: QueryClient): Pages<Consultation>[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: LISTS, type: "active" })
    .filter(({ queryKey, state }) => isAccepted(queryKey) && state.data !== undefined)
    .map(({ state }) => state.data as Pages<Consultation>);
}

/** Waits for the visible lists of accepted requests that are loading; returns `undefined` if none is. */
function whenListsAreRead(client: QueryClient): Promise<unknown> | undefined {
  const underWay = client
    .getQueryCache()
    .findAll({ queryKey: LISTS, type: "active", fetchStatus: "fetching" })
    .filter(({ queryKey }) => isAccepted(queryKey));
  return underWay.length > 0 ? Promise.allSettled(underWay.map(({ promise }) => promise)) : undefined;
}

/**
 * Reloads requests that have changed, and the counts.
 * @param changed by id, whether each changed request has just been accepted
 */
async function readConsultations(client: QueryClient, changed: ReadonlyMap<number, boolean>): Promise<void> {
  readCounts(client);
  for (const id of changed.keys()) {
    for (const part of LETTERS) void readAfterNews(client, ["letters", part, id]);
    void readAfterNews(client, ["consultations", "notes", id]);
    const one = ["consultations", "one", id];
    if (client.getQueryState(one)?.fetchStatus === "fetching") void readAfterNews(client, one);
  }
  const listsRead = whenListsAreRead(client);
  await readRows(client, changed);
  if (!listsRead) return;
  // Lists requested before the change may have overwritten these rows, so read the rows again.
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

/** Reloads empty lists, which have no rows that could move. */
function fillEmpty(client: QueryClient, lists: readonly Pages<Consultation>[]): void {
  if (lists.some((list) => joined(list).length === 0)) void readAfterNews(client, LISTS);
}

/** Reloads the visible pages after events may have been missed, and updates rows in place. */
async function rereadLists(client: QueryClient): Promise<void> {
  readCounts(client);
  void readAfterNews(client, ["consultations", "one"]);
  for (const part of LETTERS) void readAfterNews(client, ["letters", part]);
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
      // The connection was lost again; once it is back, the lists reload.
      return;
    }
    // Missing requests have moved down or left the list, for example because a colleague answered them.
    await Promise.all([...missing].slice(0, MOST_SINGLE).map((id) => readOne(client, id)));
  }
}

async function readOne(client: QueryClient, id: number): Promise<void> {
  try {
    const isOvertaken = followOwnWrites();
    const row = await api("GET /consultations/:id", { params: { id } });
    // The response may predate a write of our own that is already on screen.
    if (isOvertaken(id)) return await readOne(client, id);
    putIntoLists(client, new Map([[id, row]]));
  } catch (error) {
    // The request has been erased, so reload every list that may still show it.
    if (isMissing(error)) {
      void readAfterNews(client, LISTS);
      void readAfterNews(client, ["consultations", "one", id]);
    }
  }
}
