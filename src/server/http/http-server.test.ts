import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RawConnection, rawConnection } from "../../../test/front-server.ts";
import { boundConnections, mostConnections } from "./http-server.ts";

const MOST = 10;
/** Age below which a connection counts as new in these tests, in ms. */
const NEW_FOR = 100;

describe("a server at its connection limit", () => {
  let server: Server;
  let port: number;
  let told: number[];
  let underWay: ServerResponse[];
  let connections: RawConnection[];

  beforeEach(async () => {
    [told, underWay, connections] = [[], [], []];
    server = createServer((incoming, outgoing) => {
      if (incoming.url === "/slow") underWay.push(outgoing);
      else if (incoming.url === "/endless") outgoing.write("begun");
      else incoming.resume().once("end", () => outgoing.end("done"));
    });
    boundConnections(server, { most: MOST, room: 2, newcomerTime: NEW_FOR, onFull: (open) => told.push(open) });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(async () => {
    for (const { socket } of connections) socket.destroy();
    await new Promise((resolve) => server.close(resolve).closeAllConnections());
  });

  /**
   * Opens a connection.
   * @param text sent at once
   */
  const come = async (text: string) => {
    const connection = rawConnection(port);
    connections.push(connection);
    await new Promise((resolve) => connection.socket.once("connect", resolve));
    connection.send(text);
    return connection;
  };
  const crowd = async (count: number, text: string, answer?: RegExp) => {
    const all = [];
    for (let index = 0; index < count; index += 1) {
      const one = await come(text);
      if (answer) await one.waitFor(answer);
      all.push(one);
    }
    return all;
  };
  const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const isOpen = ({ socket }: RawConnection) => !socket.destroyed && socket.readyState === "open";

  it.each([
    ["say nothing", "", undefined],
    ["do not come to the end of the headers", "GET / HTTP/1.1\r\nHost: x\r\n", undefined],
    ["do not come to the end of the body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na", undefined],
    ["keep their connection after an answer", get("/"), /done$/],
    ["do not come to the end of their answer", get("/endless"), /begun/],
  ])("accepts newcomers in place of the longest-open connections that are %s", async (_, text, answer) => {
    const idle = await crowd(MOST - 1, text, answer);
    await sleep(NEW_FOR + 20);
    for (let visit = 0; visit < 3; visit += 1) {
      const visitor = await come(get("/"));
      expect(await visitor.waitFor(/done$/)).toContain("200 OK");
    }
    await vi.waitFor(() => expect(idle.filter(isOpen).length).toBeLessThan(MOST - 1), 10_000);
    expect(idle.map(isOpen)).toEqual([...idle.map(isOpen)].sort());
    expect(told).toEqual([MOST - 1]);
  });

  it("closes waiting connections before sending ones, and sending ones before reading ones", async () => {
    const reading = await crowd(3, get("/endless"), /begun/);
    const sending = await crowd(3, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na");
    const waiting = await crowd(3, "");
    await sleep(NEW_FOR + 20);
    await (await come(get("/"))).waitFor(/done$/);
    // Closing one leaves two places: the visitor's own, and one more.
    await vi.waitFor(() => expect(waiting.filter(isOpen)).toHaveLength(2), 10_000);
    expect([...reading, ...sending].every(isOpen)).toBe(true);
  });

  it("interrupts no request in progress, but refuses newcomers", async () => {
    // One at a time, because a connection that has sent nothing yet may still be closed.
    const busy = [];
    for (let count = 1; count <= MOST; count += 1) {
      busy.push(await come(get("/slow")));
      await vi.waitFor(() => expect(underWay).toHaveLength(count), 10_000);
    }
    await sleep(NEW_FOR + 20);
    const late = await come(get("/"));
    expect(await late.received()).toBe("");
    for (const outgoing of underWay) outgoing.end("at last");
    for (const connection of busy) expect(await connection.waitFor(/at last/)).toContain("200 OK");
    expect(await (await come(get("/"))).waitFor(/done$/)).toContain("200 OK");
  });

  it("has room for a burst above the limit if the connections send nothing", async () => {
    await crowd(3 * MOST, "");
    const visitor = await come(get("/"));
    expect(await visitor.waitFor(/done$/)).toContain("200 OK");
  });
});

it.each([
  ["Max open files            1048576              1048576              files", 4_000],
  ["Max open files            1024                 4096                 files", 924],
  ["Max open files            64                   64                   files", 100],
  ["", 4_000],
])("leaves file descriptors to the database: %j → %i", (limits, most) => {
  expect(mostConnections(limits)).toBe(most);
});
