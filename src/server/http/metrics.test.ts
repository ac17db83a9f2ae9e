import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FrontServer, startFront } from "../../../test/front-server.ts";
import { createMetrics } from "./metrics.ts";

const TOKEN = "a token of sixteen characters or more";
let server: FrontServer;
const outbox = { waiting: 3, dead: 1, oldestWaiting: new Date("2026-11-20T14:59:00Z") };

beforeAll(async () => {
  const metrics = await createMetrics(TOKEN, {
    outbox: async () => outbox,
    pageCache: () => ({ pages: 2, bytes: 4096 }),
    streams: () => 5,
    clock: () => new Date("2026-11-20T15:00:00Z"),
  });
  server = await startFront({ metrics });
});
afterAll(() => server.close());

const read = (authorization?: string) =>
  fetch(`${server.url}/metrics`, authorization ? { headers: { Authorization: authorization } } : {});

describe("/metrics", () => {
  it("requires the token", async () => {
    for (const wrong of [undefined, "Bearer", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      const refused = await read(wrong);
      expect(refused.status).toBe(401);
      expect(await refused.text()).toBe("");
    }
    const answer = await read(`Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("counts requests by kind, including cached ones, and never names a path", async () => {
    await fetch(`${server.url}/services?secret=zoe`);
    await fetch(`${server.url}/services`);
    await fetch(`${server.url}/services`);
    await fetch(`${server.url}/_assets/nothing.js`);
    const text = await (await read(`Bearer ${TOKEN}`)).text();
    expect(text).toMatch(/nordet_requests_total\{kind="page",status="2xx"\} 3/);
    expect(text).toMatch(/nordet_requests_total\{kind="asset",status="4xx"\} 1/);
    expect(text).not.toContain("services");
    expect(text).not.toContain("zoe");
    expect(text).toMatch(/process_resident_memory_bytes \d/);
  });

  it("reports how many emails wait in the outbox, and for how long", async () => {
    const text = await (await read(`Bearer ${TOKEN}`)).text();
    expect(text).toContain('nordet_outbox_mails{state="waiting"} 3');
    expect(text).toContain('nordet_outbox_mails{state="dead"} 1');
    expect(text).toContain("nordet_outbox_oldest_waiting_seconds 60");
    expect(text).toContain("nordet_event_streams 5");
    expect(text).toContain("nordet_page_cache_bytes 4096");
  });
});

it("does not exist without a token", async () => {
  const plain = await startFront({});
  expect((await fetch(`${plain.url}/metrics`)).headers.get("content-type")).not.toMatch(/version=/);
  await plain.close();
});
