import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, expect, it, vi } from "vitest";
import { TEST_POSTGRES_URL, testDatabase, testDatabaseKind } from "../../../test/databases.ts";
import { createLiveEvents } from "../../lib/live-events.ts";
import { createNotifyChannel, type NotifyChannel, notifyThrough } from "../../server/pages/notify-channel.ts";
import type { ChatEvent, ChatEvents } from "./model.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

const MODE: ChatEvent = { type: "mode", mode: "staff", staffName: "Ada" };

function local(): ChatEvents {
  const events = createLiveEvents<ChatEvent>(() => ({ send: async () => undefined, close: async () => undefined }));
  open.push(events);
  return events;
}

it("delivers an event to the conversation's subscribers and the desk only", async () => {
  const events = local();
  const [one, other, desk] = [vi.fn(), vi.fn(), vi.fn()];
  events.subscribe(1, one);
  events.subscribe(2, other);
  events.subscribe("all", desk);
  await events.publish(1, MODE);
  expect(one.mock.calls).toEqual([[MODE, 1]]);
  expect(desk.mock.calls).toEqual([[MODE, 1]]);
  expect(other).not.toHaveBeenCalled();
});

it("stops delivering when a subscription ends, even if the listener itself ends it", async () => {
  const events = local();
  const listener = vi.fn();
  const end = events.subscribe(1, (...call) => {
    listener(...call);
    end();
  });
  const stays = vi.fn();
  events.subscribe(1, stays);
  await events.publish(1, MODE);
  await events.publish(1, { type: "erased" });
  end();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(stays).toHaveBeenCalledTimes(2);
});

it.runIf(testDatabaseKind() === "postgres")("notifies other processes once, even of a long message", async () => {
  const database = await testDatabase();
  open.push(database);
  const channels: NotifyChannel[] = [];
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely);
  const url = new URL(TEST_POSTGRES_URL);
  url.pathname = `/${rows[0]!.name}`;
  const connect = () =>
    createLiveEvents<ChatEvent>((receive, gap) => {
      const channel = createNotifyChannel({
        connectionString: url.href,
        channel: "chat",
        receive,
        gap,
        notify: notifyThrough(database),
        log: pino({ enabled: false }),
      });
      channels.push(channel);
      return channel;
    });
  const [a, b] = [connect(), connect()];
  open.push(a, b);
  await vi.waitFor(() => expect(channels.every(({ isListening }) => isListening)).toBe(true), 5_000);
  const [here, there] = [vi.fn(), vi.fn()];
  a.subscribe(7, here);
  b.subscribe(7, there);
  await a.publish(7, MODE);
  await vi.waitFor(() => expect(there.mock.calls).toEqual([[MODE, 7]]), 10_000);
  expect(here.mock.calls).toEqual([[MODE, 7]]);

  const content = "é".repeat(5_000);
  const message = {
    id: 1,
    messageId: null,
    sender: "staff",
    content,
    timestamp: "2026-11-21T12:00:00.000Z",
  } as const;
  const event = {
    type: "message",
    message: { ...message, links: [], suggestions: [], kind: null, staffName: "Ada" },
  };
  await a.publish(7, event as ChatEvent);
  await vi.waitFor(() => expect(there.mock.calls[1]).toEqual([{ type: "refresh" }, 7]), 10_000);
  expect(here.mock.calls[1]).toEqual([event, 7]);
});
