import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refusal, startSmtpServer } from "../../test/smtp-server.ts";
import { bounceOf, fileTransport, type Mail, smtpTransport } from "./transport.ts";

const FROM = "Nordet <bonjour@nordet.example>";

const mail = (changes: Partial<Mail> = {}): Mail => ({
  messageId: "<0d1f@nordet.example>",
  fileName: "20261120T130500.000Z-7",
  to: "zoe@example.ca",
  subject: "Nous avons bien reçu votre demande",
  language: "fr",
  html: "<p>Été</p>",
  text: "Été — 40\u00a0%\n",
  date: new Date("2026-11-20T13:05:00Z"),
  ...changes,
});

type Closeable = { close: () => Promise<unknown> };

describe("smtpTransport", () => {
  let open: Closeable[];
  const keep = <Thing extends Closeable>(thing: Thing): Thing => {
    open.push(thing);
    return thing;
  };
  beforeEach(() => {
    open = [];
  });
  afterEach(async () => {
    await Promise.all(open.map((thing) => thing.close()));
  });

  it("passes on an email with all of its parts", async () => {
    const server = keep(await startSmtpServer());
    const send = smtpTransport(server.url, FROM);
    const replyTo = { name: "Zoé “Zo” Tremblay, présidente", address: "zoe@tremblay.example" };
    expect(await send(mail({ replyTo }))).toEqual({ status: "delivered" });

    const [got] = server.received;
    expect(got).toMatchObject({ from: "bonjour@nordet.example", to: ["zoe@example.ca"] });
    expect(got?.mail).toMatchObject({
      messageId: "<0d1f@nordet.example>",
      subject: "Nous avons bien reçu votre demande",
      from: { name: "Nordet", address: "bonjour@nordet.example" },
      to: [{ name: "", address: "zoe@example.ca" }],
      replyTo: [replyTo],
      date: "2026-11-20T13:05:00.000Z",
      text: expect.stringContaining("Été — 40\u00a0%"),
      html: expect.stringContaining("<p>Été</p>"),
    });
    const header = (key: string) => got?.mail.headers.find((entry) => entry.key === key)?.value;
    expect(header("auto-submitted")).toBe("auto-generated");
    expect(header("x-auto-response-suppress")).toBe("All");
    expect(header("content-language")).toBe("fr-CA");
    expect(header("x-mailer")).toBeUndefined();
    expect(got?.raw.split("\r\n").every((line) => line.length <= 998)).toBe(true);
  });

  it("lets no name, subject or email address add a header or a recipient", async () => {
    const server = keep(await startSmtpServer());
    const send = smtpTransport(server.url, FROM);
    const attack = "Zoé\r\nBcc: victim@example.com\r\n\r\nBuy now\u0000\u202egnp.exe";
    await send(mail({ subject: attack, replyTo: { name: attack, address: "zoe@example.ca" } }));
    await send(mail({ replyTo: { name: "Zoé", address: "zoe@example.ca>\r\nBcc: <victim@example.com" } }));
    for (const to of [
      "a@example.ca, b@example.ca",
      "a@example.ca\r\nRCPT TO:<b@example.ca>",
      "<a@example.ca>",
      "a",
      "",
    ]) {
      expect(await send(mail({ to }))).toMatchObject({ status: "refused" });
    }

    expect(server.received).toHaveLength(2);
    for (const { to, mail: got, raw } of server.received) {
      expect(to).toEqual(["zoe@example.ca"]);
      expect(got.headers.map(({ key }) => key)).not.toContain("bcc");
      expect(got.text).not.toContain("Buy now");
      expect(raw).not.toMatch(/^Bcc:/im);
    }
    expect(server.received[0]?.mail.subject).toBe("Zoé Bcc: victim@example.com Buy now gnp.exe");
    expect(server.received[1]?.mail.replyTo).toBeUndefined();
  });

  it("truncates a long subject without splitting a surrogate pair", async () => {
    const server = keep(await startSmtpServer());
    await smtpTransport(server.url, FROM)(mail({ subject: "🍁".repeat(200) }));
    const subject = server.received[0]?.mail.subject ?? "";
    expect(subject.length).toBeLessThanOrEqual(150);
    expect(subject.isWellFormed()).toBe(true);
    expect(subject).toMatch(/^(🍁)+�?…$/u);
  });

  it("reports permanently refused recipients, and delivers to others", async () => {
    const server = keep(
      await startSmtpServer({
        onRcptTo: ({ address }, _session, callback) =>
          callback(address.startsWith("nobody") ? refusal(550, "5.1.1 no such person") : null),
      }),
    );
    const send = smtpTransport(server.url, FROM);
    expect(await send(mail({ to: "nobody@example.ca" }))).toEqual({
      status: "refused",
      error: expect.stringContaining("no such person"),
      bounce: "hard",
    });
    expect(await send(mail())).toEqual({ status: "delivered" });
    expect(server.received).toHaveLength(1);
  });

  it.each([
    [550, "5.1.1 no such person", "hard"],
    [550, "no such person", "hard"],
    [550, "5.2.1 mailbox disabled", "hard"],
    [552, "5.2.2 mailbox full", "soft"],
    [450, "4.2.0 not now", "soft"],
    [452, "mailbox full", "soft"],
    [550, "5.7.1 your network is on a block list", undefined],
    [550, "198.51.100.7 is listed at zen.spamhaus.org", undefined],
    [550, "rejected because your server is in a black list", undefined],
    [550, "Sender verify failed", undefined],
    [553, "mail from 198.51.100.7 not allowed - 5.7.1 [BL23]", undefined],
    [550, "5.2.1 Mailbox unavailable. Your IP address is blacklisted", undefined],
    [550, "5.1.8 Sender address rejected: Domain not found", undefined],
    [450, "message blocked by our policy", undefined],
    [550, "user unknown in relay recipient table", "hard"],
    [554, "we do not know you", undefined],
    [451, "4.7.1 greylisted", undefined],
    [421, "4.3.2 going down", undefined],
  ] as const)("classifies the refusal %i %s as a bounce or not", async (code, words, bounce) => {
    const onRcptTo: NonNullable<Parameters<typeof startSmtpServer>[0]>["onRcptTo"] = (_address, _session, callback) =>
      callback(refusal(code, words));
    const server = keep(await startSmtpServer({ onRcptTo }));
    const send = smtpTransport(server.url, FROM);
    const told = await send(mail()).catch((error: unknown) => error);
    expect(told instanceof Error ? bounceOf(told) : (told as { bounce?: string }).bounce).toBe(bounce);
  });

  it("reports no bounce when the sender is refused", async () => {
    const onMailFrom: NonNullable<Parameters<typeof startSmtpServer>[0]>["onMailFrom"] = (_a, _s, callback) =>
      callback(refusal(550, "5.1.8 not you"));
    const server = keep(await startSmtpServer({ onMailFrom }));
    const told = await smtpTransport(server.url, FROM)(mail()).catch((error: unknown) => error);
    expect(told).toBeInstanceOf(Error);
    expect(bounceOf(told)).toBeUndefined();
    expect(bounceOf(new Error("550 5.1.1"))).toBeUndefined();
  });

  it("lets mail programs unsubscribe a reader with one press (RFC 8058)", async () => {
    const server = keep(await startSmtpServer());
    const oneClickUrl = `https://www.a-long-name-of-a-site.example/api/newsletter/unsubscribe?token=${"x".repeat(43)}`;
    await smtpTransport(server.url, FROM)(mail({ oneClickUrl }));
    await smtpTransport(server.url, FROM)(mail());
    const [head, plain] = server.received.map(({ raw }) => raw.slice(0, raw.indexOf("\r\n\r\n")));
    expect(head).toContain(`\r\nList-Unsubscribe: <${oneClickUrl}>\r\n`);
    expect(head).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    expect(head).toContain("\r\nList-ID: <newsletter-fr.www.a-long-name-of-a-site.example>\r\n");
    expect(plain).not.toContain("List-");
  });

  it("reports permanently refused content", async () => {
    const server = keep(
      await startSmtpServer({
        onData: (stream, _session, callback) => {
          stream.resume();
          stream.on("end", () => callback(refusal(554, "5.7.1 we think this is spam")));
        },
      }),
    );
    expect(await smtpTransport(server.url, FROM)(mail())).toMatchObject({ status: "refused" });
  });

  it.each([
    ["a recipient put off", { onRcptTo: (_a, _s, callback) => callback(refusal(450, "4.2.1 greylisted")) }],
    ["our sender refused", { onMailFrom: (_a, _s, callback) => callback(refusal(550, "5.7.1 not you")) }],
    ["a greeting that refuses us", { onConnect: (_s, callback) => callback(refusal(554, "go away")) }],
  ] satisfies [string, Parameters<typeof startSmtpServer>[0]][])(
    "throws for %s, because a later attempt may work",
    async (_name, options) => {
      const server = keep(await startSmtpServer(options));
      await expect(smtpTransport(server.url, FROM)(mail())).rejects.toThrow();
      expect(server.received).toEqual([]);
    },
  );

  describe("with a password", () => {
    /**
     * Starts a server that requires a password, and lists each password received and whether its connection was
     * encrypted.
     */
    const startAsking = async (options: Parameters<typeof startSmtpServer>[0]) => {
      const passwords: { password: string | null | undefined; isEncrypted: boolean }[] = [];
      const server = keep(
        await startSmtpServer({
          authOptional: false,
          allowInsecureAuth: true,
          onAuth: ({ username, password }, session, callback) => {
            passwords.push({ password, isEncrypted: session.secure });
            callback(null, { user: username });
          },
          ...options,
        }),
      );
      return { ...server, passwords, url: server.url.replace("smtp://", "smtp://nordet:s3cr%40t^@") };
    };
    const noTls = { disabledCommands: ["STARTTLS"] };
    /** Query that accepts the server's self-signed certificate. */
    const trusting = "?tls.rejectUnauthorized=false";

    it("sends neither password nor email to a server without TLS, and reports why", async () => {
      const server = await startAsking(noTls);
      const told: string[] = [];
      const send = smtpTransport(server.url, FROM, undefined, { onWithoutTls: (message) => told.push(message) });
      const error = await send(mail()).catch((error: Error) => error);
      expect(error).toMatchObject({ message: expect.stringMatching(/offers no TLS \(STARTTLS\).*SMTP_TLS/) });
      expect(told).toEqual([(error as Error).message]);
      expect(bounceOf(error), "the reader's mailbox has no part in it").toBeUndefined();
      expect(server.passwords).toEqual([]);
      expect(server.received).toEqual([]);
    });

    it.each(["requireTLS=false", "ignoreTLS=true", "opportunisticTLS=true&requireTLS=0"])(
      "requires TLS even if the URL says %s, because only SMTP_TLS decides",
      async (query) => {
        const server = await startAsking(noTls);
        await expect(smtpTransport(`${server.url}/?${query}`, FROM)(mail())).rejects.toThrow("SMTP_TLS");
        expect(server.passwords).toEqual([]);
      },
    );

    it("uses TLS if the server offers it", async () => {
      const server = await startAsking({ disabledCommands: [] });
      expect(await smtpTransport(server.url + trusting, FROM)(mail())).toEqual({ status: "delivered" });
      expect(server.passwords).toEqual([{ password: "s3cr@t^", isEncrypted: true }]);
    });

    it("sends no password to a server with an untrusted certificate", async () => {
      const server = await startAsking({ disabledCommands: [] });
      await expect(smtpTransport(server.url, FROM)(mail())).rejects.toThrow(/certificate/);
      expect(server.passwords).toEqual([]);
    });

    it("does not require TLS if the setting says so, but uses it where available", async () => {
      const plain = await startAsking(noTls);
      const tls = { setting: "opportunistic" } as const;
      expect(await smtpTransport(plain.url, FROM, undefined, tls)(mail())).toEqual({ status: "delivered" });
      expect(plain.passwords).toEqual([{ password: "s3cr@t^", isEncrypted: false }]);
      const encrypted = await startAsking({ disabledCommands: [] });
      await smtpTransport(encrypted.url + trusting, FROM, undefined, tls)(mail());
      expect(encrypted.passwords).toEqual([{ password: "s3cr@t^", isEncrypted: true }]);
    });
  });

  it("needs no TLS for a relay without a password, unless the setting says so", async () => {
    const server = keep(await startSmtpServer());
    expect(await smtpTransport(server.url, FROM)(mail())).toEqual({ status: "delivered" });
    const strict = smtpTransport(server.url, FROM, undefined, { setting: "required" });
    await expect(strict(mail())).rejects.toThrow("SMTP_TLS");
    expect(server.received).toHaveLength(1);
  });

  it("throws when no server is listening", async () => {
    const server = await startSmtpServer();
    await server.close();
    await expect(smtpTransport(server.url, FROM)(mail())).rejects.toThrow(/ECONNREFUSED/);
  });

  const quick = { connect: 150, silence: 150, delivery: 2_000 };

  it("gives up on a server that accepts the connection and says nothing", async () => {
    const sockets: { destroy: () => unknown }[] = [];
    const silent = createServer((socket) => sockets.push(socket.on("error", () => undefined)));
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    keep({
      close: () => {
        for (const socket of sockets) socket.destroy();
        return new Promise((resolve) => silent.close(resolve));
      },
    });
    const { port } = silent.address() as { port: number };
    await expect(smtpTransport(`smtp://127.0.0.1:${port}`, FROM, quick)(mail())).rejects.toThrow(
      /[Gg]reeting|[Tt]imeout/,
    );
  });

  it("gives up on a server that falls silent during a delivery", async () => {
    const server = keep(await startSmtpServer({ onRcptTo: () => undefined }));
    await expect(smtpTransport(server.url, FROM, quick)(mail())).rejects.toThrow(/[Tt]imeout/);
  });

  it("gives up on a server that responds forever without finishing", async () => {
    const timers: NodeJS.Timeout[] = [];
    const busy = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.write("220-still\r\n");
      timers.push(setInterval(() => socket.write("220-still\r\n"), 20));
    });
    await new Promise<void>((resolve) => busy.listen(0, "127.0.0.1", resolve));
    keep({
      close: () => {
        for (const timer of timers) clearInterval(timer);
        return new Promise((resolve) => busy.close(resolve));
      },
    });
    const { port } = busy.address() as { port: number };
    const send = smtpTransport(`smtp://127.0.0.1:${port}`, FROM, { connect: 60_000, silence: 60_000, delivery: 300 });
    await expect(send(mail())).rejects.toThrow();
  });
});

describe("fileTransport", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "nordet-test-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("writes one complete, readable file per email", async () => {
    const send = fileTransport(path.join(folder, "mail"), FROM);
    await send(mail());
    await send(mail());
    await send(mail({ fileName: "20261120T130501.000Z-8", messageId: "<8@nordet.example>" }));
    expect(readdirSync(path.join(folder, "mail"))).toEqual([
      "20261120T130500.000Z-7.eml",
      "20261120T130501.000Z-8.eml",
    ]);
    const raw = readFileSync(path.join(folder, "mail", "20261120T130500.000Z-7.eml"));
    expect(await PostalMime.parse(raw)).toMatchObject({
      subject: "Nous avons bien reçu votre demande",
      messageId: "<0d1f@nordet.example>",
      to: [{ address: "zoe@example.ca" }],
      text: expect.stringContaining("Été — 40\u00a0%"),
    });
    expect(raw.toString("latin1")).not.toMatch(/[^\r]\n/);
  });

  it("refuses an invalid email address, as a mail server would", async () => {
    expect(await fileTransport(folder, FROM)(mail({ to: "nobody" }))).toMatchObject({ status: "refused" });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("throws when the folder is not writable, and leaves no partial file", async () => {
    const file = path.join(folder, "file");
    await fileTransport(folder, FROM)(mail({ fileName: "file" }));
    await expect(fileTransport(`${file}.eml`, FROM)(mail())).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(["file.eml"]);
  });
});
