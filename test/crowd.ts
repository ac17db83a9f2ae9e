import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";

/** How long a disconnected client waits before it reconnects, in ms. */
const COMES_AGAIN_AFTER = 4_000;
/** Number of connections opened every 100 ms. */
const AT_ONCE = 250;
/** Pause between a slow client's writes, in ms. */
const DRIP = 1_000;

const HEAD = "Host: nordet.example\r\n";

/** Ways in which clients use a connection; they keep it open until the server closes it. */
const HABITS: readonly ((socket: Socket) => void)[] = [
  // Sends nothing.
  () => undefined,
  // Never finishes the headers.
  (socket) => {
    socket.write(`GET / HTTP/1.1\r\n${HEAD}`);
    drip(socket, "X: y\r\n");
  },
  // Never finishes the body.
  (socket) => {
    const length = "Content-Type: application/json\r\nContent-Length: 60000\r\n";
    socket.write(`POST /api/consultations HTTP/1.1\r\n${HEAD}${length}\r\n{`);
    drip(socket, " ");
  },
  // Reads a response, then keeps the connection open.
  (socket) => socket.write(`GET /healthz HTTP/1.1\r\n${HEAD}\r\n`),
  // Requests pages without reading the responses.
  (socket) => {
    socket.pause();
    socket.write(`GET / HTTP/1.1\r\n${HEAD}\r\n`.repeat(20));
  },
];

function drip(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), DRIP);
  socket.once("close", () => clearInterval(timer));
}

/** Keeps `count` connections open, from several loopback addresses, and prints their number every half second. */
function keepUp(port: number, count: number, addresses: number): void {
  const waiting = Array.from({ length: count }, (_, index) => index);
  let open = 0;
  let sentAway = 0;
  const begin = (index: number) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: `127.0.1.${1 + (index % addresses)}` });
    socket.once("connect", () => {
      open += 1;
      socket.once("close", () => {
        open -= 1;
        sentAway += 1;
      });
      HABITS[Math.floor(index / addresses) % HABITS.length]!(socket);
    });
    socket.on("error", () => undefined);
    socket.once("close", () => setTimeout(() => waiting.push(index), COMES_AGAIN_AFTER));
    socket.on("data", () => undefined);
  };
  setInterval(() => waiting.splice(0, AT_ONCE).forEach(begin), 100);
  setInterval(() => process.stdout.write(`${JSON.stringify({ open, sentAway })}\n`), 500);
}

/** A separate process whose clients occupy connections. */
export interface Crowd {
  /** Returns the crowd's latest report: open connections, and connections that the server has closed so far. */
  now(): { open: number; sentAway: number };
  leave(): Promise<void>;
}

export function sendCrowd(port: number, count: number, addresses: number): Crowd {
  const file = path.join(import.meta.dirname, "crowd.ts");
  const args = ["--disable-warning=ExperimentalWarning", file, String(port), String(count), String(addresses)];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let now = { open: 0, sentAway: 0 };
  createInterface({ input: child.stdout! }).on("line", (line) => {
    now = JSON.parse(line) as typeof now;
  });
  return {
    now: () => now,
    leave: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

if (import.meta.main) {
  const [port = 0, count = 0, addresses = 1] = process.argv.slice(2).map(Number);
  keepUp(port, count, addresses);
}
