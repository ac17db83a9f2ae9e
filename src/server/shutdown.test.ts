import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { rawConnection } from "../../test/front-server.ts";

const PROGRAM = fileURLToPath(new URL("../../test/front-process.ts", import.meta.url));
let child: ChildProcess;
let output = "";

async function start({ patience = 5_000, ipc = false } = {}): Promise<number> {
  output = "";
  child = spawn(process.execPath, [PROGRAM, String(patience)], {
    stdio: ["ignore", "pipe", "inherit", ...(ipc ? (["ipc"] as const) : [])],
  });
  child.stdout!.setEncoding("utf8");
  child.stdout!.on("data", (text: string) => {
    output += text;
  });
  await once(child.stdout!, "data");
  return Number(output);
}

afterEach(() => void child.kill("SIGKILL"));

/** Resolves once the process is working on a page, which proves that it has accepted the request. */
const asked = (path: string) => vi.waitFor(() => expect(output).toContain(`${path}\n`), 5_000);

const ended = () => once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;

const isRefused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => socket.destroy());
    socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code === "ECONNREFUSED"));
    socket.on("close", () => resolve(false));
  });

describe("shutdown", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "finishes what it accepted on %s, however often the signal comes",
    async (signal) => {
      const port = await start();
      const idle = rawConnection(port);
      idle.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
      await idle.waitFor(/ok$/);
      const busy = rawConnection(port);
      busy.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
      await asked("/slow");
      const end = ended();
      child.kill(signal);
      child.kill(signal);
      await idle.received();
      child.kill("SIGTERM");
      await vi.waitFor(() => expect(isRefused(port)).resolves.toBe(true), 10_000);
      const answer = await busy.received();
      expect(answer).toMatch(/^HTTP\/1\.1 200 .*<p>\/slow$/s);
      expect(await end).toEqual([0, null]);
      expect(output).toContain("closed");
    },
  );

  it("cuts off requests that do not finish in time", async () => {
    const port = await start({ patience: 300 });
    const stuck = rawConnection(port);
    stuck.send("GET /stuck HTTP/1.1\r\nHost: x\r\n\r\n");
    await asked("/stuck");
    const end = ended();
    child.kill("SIGTERM");
    expect(await stuck.received()).toBe("");
    expect(await end).toEqual([0, null]);
    expect(output).toContain("cut off");
  });

  it("does not wait for a client that keeps an unfinished request open", async () => {
    const port = await start({ patience: 300 });
    const slow = rawConnection(port);
    slow.send("GET / HTTP/1.1\r\nHost: x\r\n");
    await new Promise((resolve) => setTimeout(resolve, 150));
    const end = ended();
    child.kill("SIGTERM");
    expect(await end).toEqual([0, null]);
  });

  it("stops when its parent is gone", async () => {
    await start({ ipc: true });
    const end = ended();
    child.disconnect();
    expect(await end).toEqual([0, null]);
  });
});
