import { Agent, request } from "node:http";

/**
 * A load of HTTP requests from a process of its own: `node load.mjs '{"url":…}'` prints `{ perSecond, p50, p99, failed }`,
 * times in ms. With `addresses`, `{n}` in the address runs through so many numbers from `from` on,
 * over and over. With `rate` requests are sent on a clock, answered or not, so that a stall shows in the waiting times.
 */
const {
  url,
  connections = 32,
  seconds = 4,
  rate,
  method = "GET",
  headers = {},
  body,
  acceptEncoding = "br",
  addresses,
  from = 1,
  requests = Infinity,
} = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const times = [];
let failed = 0;
let sent = 0;

function once() {
  sent += 1;
  const began = performance.now();
  // A number in the body's `{n}` makes each request another one; the address varies likewise, so that no limit is met.
  const text = body?.replaceAll("{n}", String(sent));
  const target = addresses ? url.replaceAll("{n}", String(((sent - 1) % addresses) + from)) : url;
  const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  return new Promise((resolve) => {
    const call = request(
      target,
      { agent, method, headers: { "Accept-Encoding": acceptEncoding, "X-Forwarded-For": address, ...headers } },
      (response) => {
        response.resume();
        response.on("end", () => {
          if ((response.statusCode ?? 500) >= 400) failed += 1;
          times.push(performance.now() - began);
          resolve();
        });
      },
    );
    call.on("error", () => {
      failed += 1;
      resolve();
    });
    call.end(text);
  });
}

const began = performance.now();
const end = began + seconds * 1000;
if (rate) {
  const under = [];
  for (let i = 0; performance.now() < end; i += 1) {
    const due = began + (i * 1000) / rate;
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    under.push(once());
  }
  await Promise.all(under);
} else {
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (sent < requests && performance.now() < end) await once();
    }),
  );
}
const elapsed = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
console.log(
  JSON.stringify({ perSecond: (times.length - failed) / elapsed, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed }),
);
agent.destroy();
