import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

/** A self-signed certificate for 127.0.0.1 and its key, only for tests. */
export const OWN_CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVZxgxIjo2AS9QN7a
fcDPSXjGzIXiLoiSp49HnHc35uShRANCAASrxgH2AAKuYKl2GcwxdYpgQpvyJkGU
bK2apoNWkYK08V/lY0LRqaMmpiIogzaaiZu5dXMq8AxvR+1NJdbg0EU+
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUKK9dRVRMu6kP0VRm3QvA/77PCYcwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMzAwMjIyN1oYDzIxMjYxMDMw
MDAyMjI3WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASrxgH2AAKuYKl2GcwxdYpgQpvyJkGUbK2apoNWkYK08V/lY0LRqaMm
piIogzaaiZu5dXMq8AxvR+1NJdbg0EU+o2QwYjAdBgNVHQ4EFgQU4PWb84gp4p9S
ECqkHhMkHMW/tT8wHwYDVR0jBBgwFoAU4PWb84gp4p9SECqkHhMkHMW/tT8wDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IQCG0Xk1VwLu9U+gYA8ZdeB2Z0nVHe/m3AIaFBtXdDmghgIgYBviCFUx8dzRU/8Y
mUtyZRfdlSCgYk3WntCh70Srarg=
-----END CERTIFICATE-----`,
};

/**
 * Starts a mail server on loopback that records the emails it receives.
 * @param options change its behaviour, for example to reject a recipient
 * @param port the port to listen on; 0 for any free port
 * @param breaksOff whether to cut a session's connection once its email begins to arrive
 * @param hesitation delay before confirming an accepted email, in ms
 */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  port = 0,
  breaksOff: (session: SMTPServerSession) => boolean = () => false,
  hesitation = 0,
) {
  const received: ReceivedMail[] = [];
  let arriving = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    ...OWN_CERTIFICATE,
    closeTimeout: 100,
    onData(stream, session, callback) {
      if (breaksOff(session)) {
        stream.once("data", () => {
          for (const connection of server.connections) if (connection.session === session) connection.close();
        });
        return;
      }
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        arriving += 1;
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: raw.toString("latin1"),
          mail: await PostalMime.parse(raw),
        });
        arriving -= 1;
        if (hesitation > 0) await sleep(hesitation);
        callback();
      });
    },
    ...options,
  });
  // Ignores errors, because some tests have a client that disconnects midway.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    received,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    /** Resolves once all connections are closed and everything received is recorded. */
    async settled() {
      do await sleep(10);
      while (server.connections.size > 0 || arriving > 0);
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Returns a mail server's error reply, for `callback(refusal(550, "…"))`. */
export function refusal(responseCode: number, message: string): Error & { responseCode: number } {
  return Object.assign(new Error(message), { responseCode });
}
