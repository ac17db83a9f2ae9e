import { connect as connectTo, createServer, type Socket } from "node:net";

/** A proxy that can go silent, like a network that drops packets. */
export interface TcpProxy {
  port: number;
  /** Blocks all traffic; new connections are accepted, but get no response either. */
  goSilent(): void;
  /** Lets new connections through; blocked ones stay blocked. */
  letNewPass(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(port: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  const server = createServer((inward) => {
    const outward = connectTo(port, "127.0.0.1");
    const pair = [inward, outward] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [outward, inward] as const]) {
      from.on("error", () => to.destroy());
      from.on("close", () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (!isSilent) from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as { port: number }).port,
    goSilent() {
      isSilent = true;
      for (const [one, other] of pairs) {
        one.unpipe(other).pause();
        other.unpipe(one).pause();
      }
    },
    letNewPass() {
      isSilent = false;
    },
    close() {
      for (const [one, other] of pairs) {
        one.destroy();
        other.destroy();
      }
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
