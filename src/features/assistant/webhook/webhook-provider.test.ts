import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { ask, failureOf, heard, timeLimit } from "../../../../test/chat-turns.ts";
import { type JsonServer, startJsonServer } from "../../../../test/json-server.ts";
import { destination } from "../outward-request.ts";
import { createWebhookProvider } from "./webhook-provider.ts";

type Answer = (response: ServerResponse) => void | Promise<void>;

const THANKS = /^Merci de votre message! .*bonjour@nordet\.example\.$/;

const providerOf = ({ url }: JsonServer, headers: Record<string, string> = {}) =>
  createWebhookProvider(destination(url, headers));

/** Starts a workflow that responds to every HTTP request in the same way. */
const workflow = (answer: Answer) => startJsonServer((response) => answer(response));
const says = (
  body: string | Buffer,
  headers: Record<string, string> = { "content-type": "application/json" },
): Answer => {
  return (response) => void response.writeHead(200, headers).end(body);
};

describe("the request", () => {
  test("is sent once, with the text under every possible key and the fields of n8n's own chat", async () => {
    const server = await workflow(says('{"output":"Hi there"}'));
    const reply = await heard(ask(providerOf(server), "hello", { language: "en" }));
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.body).toEqual({
      message: "hello",
      text: "hello",
      query: "hello",
      input: "hello",
      chatInput: "hello",
      action: "sendMessage",
      sessionId: "nordet-mi9x1a2b-0123456789ab",
      timestamp: "2026-11-20T14:30:00.000Z",
      metadata: { locale: "en-CA", messageId: "nordet-mi9x1a2b-0123456789ab-1" },
    });
    expect(server.requests[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "nordet-mi9x1a2b-0123456789ab-1",
    });
    expect(server.requests[0]?.headers.accept).toMatch(/^text\/plain\b/);
    expect(reply.end).toEqual({
      kind: "answer",
      language: "en",
      links: [],
      suggestions: [],
      topics: [],
      provider: "webhook",
    });
  });

  test.each([400, 404, 429, 500, 503])("is not repeated after status %i, which may follow a run", async (status) => {
    const server = await workflow((response) => void response.writeHead(status).end("{}"));
    expect(await failureOf(ask(providerOf(server), "allo"))).toEqual({ reason: "status", shown: "" });
    expect(server.requests).toHaveLength(1);
  });

  test("is not repeated if the connection breaks after it was sent", async () => {
    const server = await workflow((response) => void response.destroy());
    expect(await failureOf(ask(providerOf(server), "allo"))).toEqual({ reason: "refused", shown: "" });
    expect(server.requests).toHaveLength(1);
  });

  test("is repeated once, with the same id, if no connection was established", async () => {
    const server = await workflow(says("Bonjour"));
    const { port } = new URL(server.url);
    await server.stop();
    let restarted: JsonServer | undefined;
    const provider = createWebhookProvider(destination(server.url), async () => {
      restarted = await startJsonServer((response) => void response.end("De retour."), Number(port));
    });
    expect((await heard(ask(provider, "allo", { messageId: 7 }))).text).toBe("De retour.");
    expect(restarted?.requests).toHaveLength(1);
    expect(restarted?.requests[0]?.headers["idempotency-key"]).toBe("nordet-mi9x1a2b-0123456789ab-7");
  });

  test("masks card and social insurance numbers, and leaves the rest of the text unchanged", async () => {
    const server = await workflow(says("Bien reçu."));
    await heard(ask(providerOf(server), "carte 4111 1111 1111 1111, NAS 046 454 286, tél. 450 555-0142 <b>"));
    expect(server.requests[0]?.body["message"]).toBe(
      "carte •••• •••• •••• ••••, NAS ••• ••• •••, tél. 450 555-0142 <b>",
    );
  });

  test("has the secret header, and the URL's credentials", async () => {
    const server = await workflow(says("Bonjour"));
    await heard(ask(providerOf(server, { "x-key": "secret" }), "allo"));
    expect(server.requests[0]?.headers["x-key"]).toBe("secret");
    const address = server.url.replace("//", "//ana:p%40ss@");
    await heard(ask(createWebhookProvider(destination(address)), "allo"));
    expect(server.requests[1]?.headers.authorization).toBe(`Basic ${Buffer.from("ana:p@ss").toString("base64")}`);
  });
});

describe("whole replies", () => {
  test.each([
    ["message first", '{"response":"d","text":"c","output":"b","message":"a"}', "a"],
    ["output", '{"response":"d","text":"c","output":"b"}', "b"],
    ["text", '{"response":"d","text":"c"}', "c"],
    ["response", '{"response":"d"}', "d"],
    ["a key that is empty is passed over", '{"message":"","output":null,"text":"  ","response":"d"}', "d"],
    ["a list, as a Webhook node set to All Entries sends", '[{"output":"premier"},{"output":"second"}]', "premier"],
    ["a reply within a reply", '[{"output":{"text":"Deux\\nlignes"}}]', "Deux\nlignes"],
    ["a JSON string", '"Bonjour à vous"', "Bonjour à vous"],
    ["a number", "42", "42"],
    ["plain text", "  Nos bureaux sont à Laval.\r\n", "Nos bureaux sont à Laval."],
    ["text of several lines", "Un\n\nDeux\n", "Un\n\nDeux"],
    ["text that begins with a bracket", "[Équipe] Bonjour", "[Équipe] Bonjour"],
    ["text with a sign of less", "<3 merci!", "<3 merci!"],
    ["an emoji", "👍", "👍"],
    ["JSON over several lines", '{\n  "output": "Oui"\n}\n', "Oui"],
    ["control characters and direction marks", '{"output":"a\\u0000b\\u202ec\\td"}', "abc\td"],
  ])("are read: %s", async (_, body, text) => {
    const server = await workflow(says(body, { "content-type": "text/html; charset=utf-8" }));
    expect((await heard(ask(providerOf(server), "allo"))).text).toBe(text);
  });

  test.each(["", "  \n", "{}", "[]", "[{}]", "null", '""', '{"output":""}', '{"ok":true}'])(
    "without text thank the visitor: %j",
    async (body) => {
      const server = await workflow(says(body));
      expect((await heard(ask(providerOf(server), "allo"))).text).toMatch(THANKS);
    },
  );

  test("with status 204 and no body thank the visitor, in English", async () => {
    const server = await workflow((response) => void response.writeHead(204).end());
    expect((await heard(ask(providerOf(server), "hi", { language: "en" }))).text).toMatch(
      /^Thank you for your message!/,
    );
  });

  test("are decoded in the stated charset", async () => {
    const body = Buffer.from("Réponse à Québec", "latin1");
    const server = await workflow(says(body, { "content-type": "text/plain; charset=ISO-8859-1" }));
    expect((await heard(ask(providerOf(server), "allo"))).text).toBe("Réponse à Québec");
  });

  test("are decompressed", async () => {
    const server = await workflow(says(gzipSync('{"output":"Compressé"}'), { "content-encoding": "gzip" }));
    expect((await heard(ask(providerOf(server), "allo"))).text).toBe("Compressé");
  });
});

describe("invalid replies with status 200", () => {
  test.each([
    ["a workflow that answers at once", '{"message":"Workflow got started"}', "not-an-answer"],
    ["the same in other words", '[{"message":"Workflow was started."}]', "not-an-answer"],
    ["a run that goes on without us", '{"executionStarted":true,"executionId":"7"}', "not-an-answer"],
    ["an error", '{"error":"Invalid API key sk-123"}', "not-an-answer"],
    ["a web page", "<!DOCTYPE html><html><body>Sign in</body></html>", "not-an-answer"],
    ["a web page in JSON", '{"output":"<html><body>502</body></html>"}', "not-an-answer"],
    ["a web page after a line", "Error\n<html><head></head></html>", "not-an-answer"],
    ["XML", '<?xml version="1.0"?><Error>AccessDenied</Error>', "not-an-answer"],
    ["JSON that breaks off", '{"output":"Bonjour, nous som', "not-an-answer"],
    ["a list that breaks off", '[{"output":"Bonjour"},', "not-an-answer"],
    ["signs alone", "%%%&&&***", "not-an-answer"],
    ["a reply nobody would read", JSON.stringify({ output: "a ".repeat(5_000) }), "too-long"],
  ])("are rejected: %s", async (_, body, reason) => {
    const server = await workflow(says(body));
    expect(await failureOf(ask(providerOf(server), "allo"))).toEqual({ reason, shown: "" });
    expect(server.requests).toHaveLength(1);
  });

  test("are rejected: bytes that are not text", async () => {
    const server = await workflow(says(Buffer.from([0xc3, 0x28, 0xff, 0xfe, 0x41]), { "content-type": "text/plain" }));
    expect(await failureOf(ask(providerOf(server), "allo"))).toEqual({ reason: "not-an-answer", shown: "" });
  });
});

const line = (type: string, content?: string) => `${JSON.stringify({ type, content, metadata: { nodeId: "1" } })}\n`;
const STREAM =
  line("begin") + line("item", "Ça coûte ") + line("item", "500 $ par mois, ") + line("item", "été 🍁.") + line("end");
const STREAMED = "Ça coûte 500 $ par mois, été 🍁.";

describe("streamed replies", () => {
  test.each(["application/json; charset=utf-8", "text/html", "text/event-stream", "application/octet-stream"])(
    "are recognized by their content, even with type %s",
    async (type) => {
      const server = await workflow(says(STREAM, { "content-type": type }));
      expect((await heard(ask(providerOf(server), "allo"))).text).toBe(STREAMED);
    },
  );

  test("are read in pieces cut anywhere", async () => {
    const bytes = Buffer.from(STREAM);
    const server = await workflow(async (response) => {
      response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
      for (let at = 0; at < bytes.length; at += 7) {
        response.write(bytes.subarray(at, at + 7));
        await sleep(1);
      }
      response.end();
    });
    const { text, parts } = await heard(ask(providerOf(server), "allo"));
    expect(text).toBe(STREAMED);
    expect(parts.length).toBeGreaterThan(1);
  });

  test("show the first words while the rest is still being written", async () => {
    let goOn = () => {};
    const server = await workflow(async (response) => {
      response.write(line("begin") + line("item", "Nous sommes ouverts du lundi au samedi "));
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      response.end(line("item", "de 9 h à 18 h.") + line("end"));
    });
    const reply = ask(providerOf(server), "heures?");
    const first = await reply.next();
    expect(first.value).toBe("Nous sommes ouverts du lundi au samedi");
    goOn();
    expect((await heard(reply)).text).toBe(" de 9 h à 18 h.");
  });

  test.each([
    ["the last line without its end", STREAM.trimEnd(), STREAMED],
    ["an end that is missing", STREAM.slice(0, STREAM.lastIndexOf('{"type":"end"')), STREAMED],
    [
      "several nodes",
      STREAM + line("begin") + line("item", "Autre chose?") + line("end"),
      `${STREAMED}\n\nAutre chose?`,
    ],
    [
      "a word that two nodes share",
      line("item", "Bon") + line("end") + line("begin") + line("item", "jour"),
      "Bonjour",
    ],
    ["lines that are no JSON are text", `Bonjour\n${line("item", "à vous")}`, "Bonjour\nà vous"],
    ["JSON that is no line of a stream is left out", `{"progress":5}\n${STREAM}`, STREAMED],
    ["empty lines", `\n\n${STREAM}\n\n`, STREAMED],
    ["one line alone", line("item", "Oui.").trimEnd(), "Oui."],
    ["content that is no text", `${line("begin")}{"type":"item","content":{"a":1}}\n${line("item", "Oui")}`, "Oui"],
    ["JSON a node responds with", line("begin") + line("item", '{"output":"Bonjour."}') + line("end"), "Bonjour."],
    ["a list a node responds with", line("item", '[{"output":"Bonjour."},{"output":"Au revoir."}]'), "Bonjour."],
    ["a footnote is no list", line("item", "Voir ") + line("item", "[1]"), "Voir [1]"],
    [
      "a node that repeats what the one before it wrote",
      STREAM + line("begin") + line("item", JSON.stringify({ output: STREAMED })) + line("end"),
      STREAMED,
    ],
    [
      "a word that one node writes twice",
      line("begin") + line("item", "Non, ") + line("item", "non, ") + line("item", "non, ") + line("item", "merci."),
      "Non, non, non, merci.",
    ],
    [
      "an error the workflow goes on after",
      line("begin") + line("item", "Je regarde.") + line("end") + line("error") + STREAM,
      `Je regarde.\n\n${STREAMED}`,
    ],
    ["an error before the first word", line("error") + STREAM, STREAMED],
    ["an error after the whole reply", STREAM + line("error"), STREAMED],
    ["signs of life of a slow workflow", `{"type":"keepalive"}\n${STREAM}{"type":"keepalive"}\n`, STREAMED],
    ["line ends of Windows", STREAM.replaceAll("\n", "\r\n"), STREAMED],
    [
      "an emoji cut in two",
      line("item", "Bravo! Tout est prêt chez vous \ud83c") + line("item", "\udf41"),
      "Bravo! Tout est prêt chez vous 🍁",
    ],
  ])("may contain %s", async (_, body, text) => {
    const server = await workflow(says(body));
    expect((await heard(ask(providerOf(server), "allo"))).text).toBe(text);
  });

  test.each([
    ["nothing between begin and end", line("begin") + line("end"), "empty", ""],
    ["an error at once", line("error", "model not found"), "broken-off", ""],
    ["an error after a few letters", line("begin") + line("item", "Je") + line("error", "quota"), "broken-off", ""],
    [
      "an error of the node that goes on writing, after one of its tools",
      STREAM + line("error") + line("begin") + line("error", "quota"),
      "broken-off",
      STREAMED,
    ],
    [
      "a web page in pieces",
      line("item", "<!doctype ") + line("item", "html><p>Oups, une erreur est survenue</p>"),
      "not-an-answer",
      "",
    ],
    ["broken JSON among the lines", `${line("begin")}{"type":"item","content":"Bon\n`, "broken-off", ""],
    [
      "an error in the middle",
      line("item", "Une assez longue première phrase. ") + line("error", "boom"),
      "broken-off",
      "Une assez longue première phrase.",
    ],
    ["more than anybody would read", line("item", "mot ".repeat(500)).repeat(5), "too-long", /^(?:mot ){1500,}mot$/],
  ])("fail without showing the error: %s", async (_, body, reason, shown) => {
    const server = await workflow(says(body));
    const failed = await failureOf(ask(providerOf(server), "allo"));
    expect(failed.reason).toBe(reason);
    expect(failed.shown).toEqual(typeof shown === "string" ? shown : expect.stringMatching(shown));
  });
});

describe("a hostile or broken server", () => {
  test("fails after the second attempt if no server is listening", async () => {
    const server = await workflow(says("x"));
    await server.stop();
    let pauses = 0;
    const provider = createWebhookProvider(destination(server.url), async () => {
      pauses += 1;
    });
    expect(await failureOf(ask(provider, "allo"))).toEqual({ reason: "refused", shown: "" });
    expect(pauses).toBe(1);
  });

  test("fails if the host name does not exist", async () => {
    const provider = createWebhookProvider(destination("http://nobody.invalid/webhook"));
    expect((await failureOf(ask(provider, "allo"))).reason).toBe("refused");
  });

  const hangs: [string, Answer][] = [
    ["before its headers", () => undefined],
    ["after its headers", (response) => void response.writeHead(200).flushHeaders()],
    ["within its body", (response) => void response.write('{"output":"Bonjour')],
    ["within a stream", (response) => void response.write(`${line("begin")}${line("item", "Bon")}`)],
  ];
  test.each(hangs)("times out, with its connection closed, if it hangs %s", async (_, answer) => {
    const server = await workflow(answer);
    const failed = await failureOf(ask(providerOf(server), "allo", {}, timeLimit(300)));
    expect(failed).toEqual({ reason: "timed-out", shown: "" });
    expect(server.requests).toHaveLength(1);
    await expect.poll(server.brokenOff).toBe(1);
  });

  test("fails without a wait if it hangs within the body of an error response", async () => {
    const server = await workflow((response) => void response.writeHead(400).flushHeaders());
    expect((await failureOf(ask(providerOf(server), "allo", {}, timeLimit(5_000)))).reason).toBe("status");
    await expect.poll(server.brokenOff).toBe(1);
  });

  test.each(["", "garbage\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 7\r\n\r\nhello"])(
    "fails if it does not speak HTTP: %j",
    async (bytes) => {
      const odd = createServer((socket) => void socket.on("error", () => undefined).write(bytes)).listen(
        0,
        "127.0.0.1",
      );
      onTestFinished(() => void odd.close());
      await once(odd, "listening");
      const { port } = odd.address() as { port: number };
      const provider = createWebhookProvider(destination(`http://127.0.0.1:${port}/`));
      const { reason } = await failureOf(ask(provider, "allo", {}, timeLimit(300)));
      expect(reason).toBe(bytes === "" ? "timed-out" : "refused");
    },
  );

  test("times out if it sends single bytes without end", async () => {
    const server = await workflow((response) => {
      const drip = setInterval(() => response.write("a"), 10);
      response.on("close", () => clearInterval(drip));
    });
    expect(await failureOf(ask(providerOf(server), "allo", {}, timeLimit(300)))).toEqual({
      reason: "timed-out",
      shown: "",
    });
  });

  test.each(["a", "bonjour\n", "{x\n", '{"type":"item"\n', '{"type":"item","content":" "}\n'])(
    "is read only up to the limit if it sends 10 MB of %j",
    async (text) => {
      const server = await workflow((response) => void response.end(text.repeat((10 * 1024 * 1024) / text.length)));
      const failed = await failureOf(ask(providerOf(server), "allo"));
      expect(failed).toEqual({ reason: expect.stringMatching(/^(?:too-long|not-an-answer|broken-off)$/), shown: "" });
      await expect.poll(server.brokenOff).toBe(1);
    },
  );

  test("is read only up to the limit if it sends 10 MB compressed to ten kilobytes", async () => {
    const server = await workflow(says(gzipSync("a".repeat(10 * 1024 * 1024)), { "content-encoding": "gzip" }));
    expect(await failureOf(ask(providerOf(server), "allo"))).toEqual({ reason: "too-long", shown: "" });
  });

  test("fails if it breaks off within the body", async () => {
    const server = await workflow((response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("Bonjour", () => response.destroy());
    });
    expect(await failureOf(ask(providerOf(server), "allo"))).toEqual({ reason: "broken-off", shown: "" });
  });

  test("fails if its body does not match the stated compression", async () => {
    const server = await workflow(says("not compressed at all", { "content-encoding": "gzip" }));
    expect(await failureOf(ask(providerOf(server), "allo"))).toEqual({ reason: "broken-off", shown: "" });
  });

  test.each([301, 302, 303, 307, 308])("cannot redirect the secret with status %i", async (status) => {
    const other = await workflow(says("stolen"));
    const server = await workflow((response) => void response.writeHead(status, { location: `${other.url}/x` }).end());
    const provider = providerOf(server, { authorization: "Bearer secret" });
    expect(await failureOf(ask(provider, "allo"))).toEqual({ reason: "redirect", shown: "" });
    expect(other.requests).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  test.each(["http://169.254.169.254/latest", "http://[fd00:ec2::254]/latest"])(
    "may not be a cloud's metadata service: %s",
    async (address) => {
      const provider = createWebhookProvider(destination(address, { authorization: "Bearer secret" }));
      expect(await failureOf(ask(provider, "allo"))).toEqual({ reason: "refused", shown: "" });
    },
  );

  test("does not count as failed if the visitor leaves, which ends the HTTP request", async () => {
    const server = await workflow(() => undefined);
    const visitor = new AbortController();
    const reply = ask(providerOf(server), "allo", {}, visitor.signal);
    const next = reply.next();
    await expect.poll(() => server.requests.length).toBe(1);
    visitor.abort(new Error("left"));
    await expect(next).rejects.toThrow("left");
    await expect.poll(server.brokenOff).toBe(1);
  });
});
