import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { guardedFetch, OversizedBody, RefusedAddress } from "./guarded-fetch.ts";
import { EVERYWHERE } from "./private-address.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const signal = AbortSignal.timeout(10_000);
const open = guardedFetch({ maxBytes: 1000, signal, privatePlaces: EVERYWHERE });
const guarded = guardedFetch({ maxBytes: 1000, signal });

describe("a request to a typed URL", () => {
  it.each([
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://169.254.169.254/latest/meta-data/",
    "http://1.1.1.1/",
    "file:///etc/passwd",
  ])("is refused before it leaves: %s", async (address) => {
    await expect(guarded(address)).rejects.toThrow(RefusedAddress);
  });

  it("is refused at connection time when the name resolves to this machine", async () => {
    await expect(guarded("https://localhost/")).rejects.toThrow(RefusedAddress);
  });

  it("is refused when a redirect points at this machine", async () => {
    const inner = await serve((_, response) => response.end("a secret"));
    const outer = await serve((_, response) =>
      response.writeHead(302, { location: `${inner.replace("127.0.0.1", "127.0.0.2")}/` }).end(),
    );
    const onlyOne = guardedFetch({ maxBytes: 1000, signal, privatePlaces: ["127.0.0.1"] });
    await expect(onlyOne(outer)).rejects.toThrow(RefusedAddress);
  });

  it("returns status, headers and text, and sends the given method, headers and body", async () => {
    const asked: unknown[] = [];
    const url = await serve((request, response) => {
      asked.push([request.method, request.headers["depth"], request.headers["accept-encoding"]]);
      request.on("data", (data) => asked.push(String(data)));
      request.on("end", () => response.writeHead(207, { etag: '"1"' }).end("né"));
    });
    const response = await open(url, { method: "PROPFIND", headers: { depth: "1" }, body: "<x/>" });
    expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([207, '"1"', "né"]);
    expect(asked).toEqual([["PROPFIND", "1", "identity"], "<x/>"]);
  });

  it("follows redirects, keeps credentials from other origins, and stops on a redirect loop", async () => {
    const seen: (string | undefined)[] = [];
    const other = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.end("there");
    });
    const url = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(301, { location: request.url === "/round" ? "/round" : other }).end();
    });
    expect(await (await open(url, { headers: { authorization: "Basic x" } })).text()).toBe("there");
    expect(seen).toEqual(["Basic x", undefined]);
    expect((await open(url, { redirect: "manual" })).status).toBe(301);
    await expect(open(`${url}/round`)).rejects.toThrow("redirects");
  });

  it("fails on more bytes than allowed, and when its time is up", async () => {
    const large = await serve((_, response) => response.end("x".repeat(1001)));
    await expect(open(large)).rejects.toThrow(OversizedBody);
    const silent = await serve(() => undefined);
    const hasty = guardedFetch({ maxBytes: 1000, signal: AbortSignal.timeout(50), privatePlaces: EVERYWHERE });
    await expect(hasty(silent)).rejects.toThrow();
  });
});
