import { afterEach, expect, it, vi } from "vitest";
import { createEventStreams, type SendEvent } from "./event-streams.ts";

afterEach(() => vi.useRealTimers());

function setUp(options?: { heartbeat?: number; lifetime?: number }) {
  const streams = createEventStreams(options);
  const connection = new AbortController();
  const unsubscribe = vi.fn();
  let send: SendEvent = () => undefined;
  const response = streams.open(connection.signal, (sender) => {
    send = sender;
    return unsubscribe;
  });
  return { streams, connection, unsubscribe, send: (name: string, data: unknown) => send(name, data), response };
}

it("sends events by name, with their data as one line of JSON", async () => {
  const { response, send, streams } = setUp();
  send("message", { text: "a\nb" });
  streams.endAll();
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  expect(await response.text()).toBe('retry: 2000\n\nevent: message\ndata: {"text":"a\\nb"}\n\n');
});

it("ends with the connection, at its maximum age and with the process, and unsubscribes each time", async () => {
  const one = setUp();
  one.connection.abort();
  await one.response.text();
  const two = setUp({ lifetime: 5 });
  await two.response.text();
  const three = setUp();
  three.streams.endAll();
  three.send("late", {});
  await three.response.text();
  const four = setUp();
  await four.response.body?.cancel();
  for (const { unsubscribe } of [one, two, three, four]) expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(await three.streams.open(new AbortController().signal, () => () => undefined).text()).toBe("retry: 2000\n\n");
});

it("ends at the heartbeat at which it may not go on, but not for want of an answer", async () => {
  vi.useFakeTimers();
  const answers = [async () => true, async () => Promise.reject(new Error("no database")), async () => false];
  const unsubscribe = vi.fn();
  const response = createEventStreams({ heartbeat: 1_000 }).open(
    new AbortController().signal,
    () => unsubscribe,
    () => answers.shift()!(),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect(unsubscribe).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(await response.text()).toBe(`retry: 2000\n\n${": \n\n".repeat(3)}`);
});

it("keeps a silent connection alive, and drops a client that does not read", async () => {
  vi.useFakeTimers();
  const { response, send, unsubscribe } = setUp();
  await vi.advanceTimersByTimeAsync(26_000);
  for (let index = 0; index < 300; index += 1) send("message", index);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  const text = await response.text();
  expect(text).toContain("\n\n: \n\n");
  expect(text.match(/event/g)!.length).toBeLessThan(200);
});
