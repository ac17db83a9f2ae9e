import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createHttp, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ReadingQuestion } from "./read-calendar.ts";
import { readCalendar } from "./read-calendar.ts";
import { createReadingThread } from "./reading-thread.ts";

const BUSY = {
  uid: "one@exemple.ca",
  start: Date.parse("2027-03-16T14:00:00Z"),
  end: Date.parse("2027-03-16T15:00:00Z"),
};
const EVENT = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//test//EN",
  "BEGIN:VEVENT",
  "UID:one@exemple.ca",
  "DTSTAMP:20270101T000000Z",
  "DTSTART:20270316T140000Z",
  "DTEND:20270316T150000Z",
  "SUMMARY:Secret",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

const question = (secret: ReadingQuestion["secret"], changes: Partial<ReadingQuestion> = {}): ReadingQuestion => ({
  kind: "ics",
  secret,
  etag: null,
  lastModified: null,
  start: Date.parse("2027-03-01T00:00:00Z"),
  end: Date.parse("2027-04-01T00:00:00Z"),
  addresses: [],
  mayBePrivate: true,
  ...changes,
});

describe("an ICS address", () => {
  let server: Server | undefined;
  afterEach(() => server?.close());
  async function serve(listener: RequestListener): Promise<string> {
    server = createHttp(listener).listen(0, "127.0.0.1");
    await new Promise((resolve) => server?.once("listening", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/calendar.ics`;
  }

  it("gives when its owner is busy, and is asked the next time only for what has changed", async () => {
    const url = await serve((request, response) => {
      const isSame = request.headers["if-none-match"] === '"7"' && request.headers["if-modified-since"] === "Mon";
      response.writeHead(isSame ? 304 : 200, { etag: '"7"', "last-modified": "Mon" }).end(isSame ? "" : EVENT);
    });
    const first = await readCalendar(question({ url }));
    expect(first).toEqual({ status: "read", times: [BUSY], etag: '"7"', lastModified: "Mon" });
    expect(JSON.stringify(first)).not.toContain("Secret");
    expect(await readCalendar(question({ url }, { etag: '"7"', lastModified: "Mon" }))).toEqual({
      status: "unchanged",
    });
  });

  it.each([
    [401, "calendarUnauthorized"],
    [404, "calendarMissing"],
    [503, "calendarFailing"],
    [200, "calendarUnreadable"],
  ])("that answers %i with something else says %s", async (status, problem) => {
    const url = await serve((_, response) => response.writeHead(status).end("<html>"));
    expect(await readCalendar(question({ url }))).toEqual({ status: "failed", problem });
  });

  it("that sends more than anybody’s calendar has is left", async () => {
    const url = await serve((_, response) => {
      const chunk = "x".repeat(1 << 20);
      const more = () => {
        while (response.write(chunk));
        response.once("drain", more);
      };
      more();
    });
    expect(await readCalendar(question({ url }))).toEqual({ status: "failed", problem: "calendarTooLarge" });
  });

  it("in our own network is not asked", async () => {
    let count = 0;
    const url = await serve((_, response) => {
      count += 1;
      response.end(EVENT);
    });
    const asked = await readCalendar(question({ url: url.replace("http", "https") }, { mayBePrivate: false }));
    expect([asked, count]).toEqual([{ status: "failed", problem: "calendarRefused" }, 0]);
  });

  it("of a server that is not there says so", async () => {
    const url = await serve(() => undefined);
    server?.close();
    expect(await readCalendar(question({ url }))).toEqual({ status: "failed", problem: "calendarUnreachable" });
  });

  it("is read on a thread, one after the other", async () => {
    const url = await serve((_, response) => response.end(EVENT));
    const thread = createReadingThread();
    const answers = await Promise.all([1, 2, 3].map(() => thread.read(question({ url }))));
    thread.stop();
    expect(answers.map(({ status }) => status)).toEqual(["read", "read", "read"]);
  });
});

const radicale = spawnSync("radicale", ["--version"]);
const noRadicale = radicale.status === 0 ? "" : " (skipped: Radicale is not installed)";

describe.skipIf(noRadicale !== "")(`CalDAV, by a real Radicale${noRadicale}`, () => {
  let process: ReturnType<typeof spawn>;
  let folder: string;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nordet-radicale-"));
    const probe = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => probe.once("listening", resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    url = `http://127.0.0.1:${port}`;
    const options = [
      "--server-hosts",
      `127.0.0.1:${port}`,
      "--storage-filesystem-folder",
      folder,
      "--auth-type",
      "none",
    ];
    process = spawn("radicale", ["--config", "", ...options], { stdio: "ignore" });
    for (let tries = 0; tries < 100; tries += 1) {
      if (await fetch(url).catch(() => undefined)) return;
      await sleep(100);
    }
    throw new Error("Radicale does not start");
  }, 20_000);
  afterAll(async () => {
    process.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });

  const headers = { Authorization: `Basic ${Buffer.from("ada:secret").toString("base64")}` };
  const secret = (path: string) => ({ url: `${url}${path}`, username: "ada", password: "secret" });
  const put = async (path: string, method: string, body: string) => {
    const { status } = await fetch(`${url}${path}`, { method, body, headers });
    expect(status, path).toBeLessThan(300);
  };
  const makeCalendar = (path: string) =>
    put(
      path,
      "MKCOL",
      '<mkcol xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop><resourcetype><collection/><C:calendar/></resourcetype></prop></set></mkcol>',
    );

  it("gives what is in all calendars within the time, or in the one that is named", async () => {
    await makeCalendar("/ada/work/");
    await makeCalendar("/ada/home/");
    await put("/ada/work/one.ics", "PUT", EVENT);
    const weekly = EVENT.replace("one@", "two@")
      .replace("DTEND", "RRULE:FREQ=WEEKLY\r\nDTEND")
      .replaceAll("20270316", "20270201");
    await put("/ada/home/two.ics", "PUT", weekly);
    const all = await readCalendar(question(secret("/"), { kind: "caldav" }));
    expect(all).toMatchObject({ status: "read", etag: null });
    const times = all.status === "read" ? all.times : [];
    expect(times.filter(({ uid }) => uid === BUSY.uid)).toEqual([BUSY]);
    expect(times.filter(({ uid }) => uid !== BUSY.uid)).toHaveLength(5);
    const one = await readCalendar(question(secret("/ada/work"), { kind: "caldav" }));
    expect(one).toMatchObject({ status: "read", times: [BUSY] });
  });

  it("says of whoever has no calendar that there is none", async () => {
    const other = { ...secret("/"), username: "bo" };
    expect(await readCalendar(question(other, { kind: "caldav" }))).toMatchObject({ status: "failed" });
  });
});
