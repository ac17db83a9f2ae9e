import { connect } from "node:net";

/**
 * Sends HTTP load from its own process: `node load.mjs '{"url":…}'` prints `{ perSecond, p50, p95, p99, failed }`, with
 * times in ms. In the URL, `{n}` cycles through `addresses` numbers from `from` on; in the body, `{n}` counts up from
 * `from`, and `{phone}` is a new phone number each time. With `rate`, requests are due at fixed intervals even if
 * earlier ones are unanswered, so that a stall shows in the latencies; a request waits if no connection is free.
 *
 * Sends HTTP over raw sockets, because a `node:http` client uses three times the server's processor time, so that we
 * would measure the client.
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

const { hostname, port, host } = new URL(url);
/** Path and query, cut out of `url` itself, because `URL` would encode `{n}`. */
const target = url.slice(url.indexOf(host) + host.length) || "/";
/** Buffer size in bytes, larger than any response head. */
const HEAD = 8192;
const LAST_CHUNK = "0\r\n\r\n";

const times = [];
let failed = 0;
let sent = 0;

const fixed = Object.entries({ Host: host, "Accept-Encoding": acceptEncoding, ...headers })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join("");
const varies = Boolean(body || addresses);
const constant = varies ? undefined : Buffer.from(`${method} ${target} HTTP/1.1\r\n${fixed}\r\n`);

/** First number of a block of phone numbers that is large enough for any load. */
const FIRST_PHONE = 5_142_000_000;

/** Returns a request with new content and a new client IP address, so that no rate limit applies. */
function nextRequest() {
  sent += 1;
  if (constant) return constant;
  const number = sent - 1 + from;
  const path = addresses ? target.replaceAll("{n}", String(((sent - 1) % addresses) + from)) : target;
  const text = body?.replaceAll("{n}", String(number)).replaceAll("{phone}", String(FIRST_PHONE + number)) ?? "";
  const length = body ? `Content-Length: ${Buffer.byteLength(text)}\r\n` : "";
  const visitor = `X-Forwarded-For: 10.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}\r\n`;
  return `${method} ${path} HTTP/1.1\r\n${fixed}${visitor}${length}\r\n${text}`;
}

/** A connection and its pending request. */
class Connection {
  #socket;
  #done;
  #began = 0;
  #status = 0;
  /** Remaining bytes of the body; undefined until the head has been read, `Infinity` if chunked. */
  #left;
  #tail = "";

  /**
   * Sends one request, and resolves once it is answered or has failed.
   * @param began when the request was due, in ms, so that waiting for a connection counts
   */
  ask(began) {
    return new Promise((resolve) => {
      this.#done = resolve;
      this.#began = began;
      this.#left = undefined;
      const request = nextRequest();
      if (this.#socket) this.#socket.write(request);
      else this.#open(request);
    });
  }

  close() {
    this.#socket?.destroy();
  }

  #open(request) {
    const onread = { buffer: Buffer.alloc(65_536), callback: (size, buffer) => this.#receive(size, buffer) };
    const socket = connect({ host: hostname, port: Number(port), onread }).setNoDelay(true);
    this.#socket = socket;
    socket.on("connect", () => socket.write(request));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (this.#socket === socket) this.#socket = undefined;
      this.#end(false);
    });
  }

  #receive(size, buffer) {
    let body = size;
    if (this.#left === undefined) {
      const head = buffer.latin1Slice(0, Math.min(size, HEAD));
      const end = head.indexOf("\r\n\r\n");
      if (end === -1) throw new Error("the head of an answer came in parts");
      this.#status = Number(head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
      this.#left = length === undefined ? Infinity : Number(length);
      this.#tail = "";
      body -= end + 4;
    }
    if (this.#left === Infinity) {
      this.#tail = (this.#tail + buffer.latin1Slice(size - Math.min(body, LAST_CHUNK.length), size)).slice(
        -LAST_CHUNK.length,
      );
      if (this.#tail === LAST_CHUNK) this.#end(true);
    } else {
      this.#left -= body;
      if (this.#left === 0) this.#end(true);
    }
    return true;
  }

  #end(answered) {
    const done = this.#done;
    if (!done) return;
    this.#done = undefined;
    if (!answered || this.#status >= 400) failed += 1;
    if (answered) times.push(performance.now() - this.#began);
    done();
  }
}

const all = Array.from({ length: connections }, () => new Connection());
const began = performance.now();
const end = began + seconds * 1000;
if (rate) {
  let due = began;
  await Promise.all(
    all.map(async (connection) => {
      while (due < end) {
        const mine = due;
        due += 1000 / rate;
        const pause = mine - performance.now();
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        // Timers may fire a millisecond early, and the start must not lie in the future.
        await connection.ask(Math.min(mine, performance.now()));
      }
    }),
  );
} else {
  await Promise.all(
    all.map(async (connection) => {
      while (sent < requests && performance.now() < end) await connection.ask(performance.now());
    }),
  );
}
const elapsed = (performance.now() - began) / 1000;
for (const connection of all) connection.close();
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
console.log(
  JSON.stringify({
    perSecond: Math.max(0, times.length - failed) / elapsed,
    answered: times.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed,
  }),
);
