import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it, vi } from "vitest";
import { testDatabaseKind } from "../../test/databases.ts";
import { startJsonServer } from "../../test/json-server.ts";
import { startServerProcess } from "../../test/server-process.ts";
import { createStore } from "../../test/store.ts";

const kind = testDatabaseKind();
/** Whether two processes share a database, which only PostgreSQL allows. */
const isShared = kind === "postgres";

const folder = mkdtempSync(path.join(tmpdir(), "nordet-chat-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SESSION = "nordet-k1ll0-0123456789";
const line = (type: string, content?: string) => `${JSON.stringify({ type, content, metadata: { nodeId: "1" } })}\n`;

/** Creates a visitor's browser, which keeps one session on whichever server is running. */
function visitor() {
  let cookie = "";
  const ask = async (url: string, method: string, route: string, body?: object) => {
    const headers = {
      "Content-Type": "application/json",
      "X-Forwarded-For": "192.0.2.77",
      Origin: url,
      Cookie: cookie,
    };
    const response = await fetch(`${url}/api/chatbot${route}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return response;
  };
  return {
    message: (url: string, message: string, messageId: string) =>
      ask(url, "POST", "/messages", { sessionId: SESSION, message, language: "fr", page: "/", messageId }),
    conversation: async (url: string) =>
      (await (await ask(url, "GET", "/conversation")).json()) as {
        messages: { sender: string; content: string; messageId: string | null }[];
      },
    summary: (url: string) => ask(url, "POST", "/send-summary", { messages: [] }),
    erase: (url: string) => ask(url, "DELETE", "/conversation"),
  };
}

it("a conversation survives kill -9 during an answer, is summarized once, and stays erased", async () => {
  const { variables, open, drop } = await createStore(folder);
  /** Resolved to release the replies that are held back. */
  let goOn = Promise.withResolvers<void>();
  const webhook = await startJsonServer(async (response, { body }) => {
    const asked = String(body["message"]);
    response.write(line("begin") + line("item", `Voici ce que nous savons de « ${asked} » : `));
    if (asked.includes("lentement")) await goOn.promise;
    response.end(line("item", "tout est là.") + line("end"));
  });
  const start = (name: string) => {
    const data = isShared ? path.join(folder, name) : folder;
    mkdirSync(data, { recursive: true });
    const own = { DATA_DIR: data, CHAT_WEBHOOK_URL: `${webhook.url}/hook`, STAFF_MAIL: "equipe@nordet.test" };
    return startServerProcess({ ...variables, ...own });
  };
  const mails = () =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".eml"))
      .map((file) => readFileSync(path.join(folder, file), "utf8"));
  const running = [];
  try {
    const first = await start("one");
    let second = isShared ? await start("two") : undefined;
    running.push(first);
    if (second) running.push(second);
    const zoe = visitor();
    await (
      await zoe.message(first.url, "Je m’appelle Zoé Tremblay, zoe@tremblay.example", "message-one-of-kill")
    ).text();

    const underWay = await zoe.message(first.url, "Répondez lentement", "message-two-of-kill");
    const reader = underWay.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain("Voici");
    await first.kill();
    await expect(
      (async () => {
        while (!(await reader.read()).done);
      })(),
    ).rejects.toThrow();
    goOn.resolve();
    second ??= await start("two");
    if (!running.includes(second)) running.push(second);

    const database = open();
    // Expires the killed process's lock on the turn.
    await database.kysely
      .updateTable("chatbot_conversations")
      .set({ busyUntil: new Date(0) })
      .execute();
    const again = await (await zoe.message(second.url, "Répondez lentement", "message-two-of-kill")).text();
    expect(again).toContain("tout est là.");
    const { messages } = await zoe.conversation(second.url);
    expect(messages.map(({ sender, messageId }) => [sender, messageId])).toEqual([
      ["user", "message-one-of-kill"],
      ["bot", null],
      ["user", "message-two-of-kill"],
      ["bot", null],
    ]);

    // Simulates ten minutes without a reply, so that any running process may send the due summary.
    const past = new Date(Date.now() - 600_000);
    await database.kysely.updateTable("chatbot_conversations").set({ lastReplyAt: past, summaryDueAt: past }).execute();
    const third = isShared ? await start("three") : second;
    if (isShared) running.push(third);
    await Promise.all([zoe.summary(second.url), zoe.summary(third.url), zoe.summary(second.url)]);
    await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 15_000, interval: 100 });
    expect(mails()[0]).toContain("equipe@nordet.test");

    goOn = Promise.withResolvers();
    const last = await zoe.message(second.url, "Encore, lentement", "message-three-of-kill");
    const rest = last.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await rest.read()).value).toContain("Voici");
    expect((await zoe.erase(third.url)).status).toBe(204);
    let heard = "";
    const end = (async () => {
      for (let piece = await rest.read(); !piece.done; piece = await rest.read()) heard += piece.value;
    })();
    goOn.resolve();
    await end;
    expect(heard).not.toContain('"end"');
    await sleep(500);
    for (const table of ["chatbot_conversations", "chatbot_messages", "chatbot_leads", "chatbot_unanswered"] as const) {
      expect([table, await database.kysely.selectFrom(table).select("id").execute()]).toEqual([table, []]);
    }
    expect((await zoe.conversation(third.url)).messages).toEqual([]);
    expect(mails()).toHaveLength(1);
    await database.close();
  } finally {
    for (const server of running) await server.stop();
    await drop();
  }
}, 60_000);
