import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

/**
 * A mail server on loopback that keeps what it is given.
 * @param options what it does differently, for example refuse somebody
 * @param port 0: any free one
 * @param breaksOff whether it cuts the connection of this session once its mail has begun to come
 */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  port = 0,
  breaksOff: (session: SMTPServerSession) => boolean = () => false,
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
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
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: raw.toString("latin1"),
          mail: await PostalMime.parse(raw),
        });
        callback();
      });
    },
    ...options,
  });
  // A client that gives up in the middle is what some tests are about.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    received,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** What a mail server answers, for `callback(refusal(550, "…"))`. */
export function refusal(responseCode: number, message: string): Error & { responseCode: number } {
  return Object.assign(new Error(message), { responseCode });
}
