import { createServer as createHttp, type RequestListener, type Server } from "node:http";
import { createServer as createHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startRadicale, WITHOUT_RADICALE } from "../../../../test/radicale.ts";
import { OWN_CERTIFICATE } from "../../../../test/smtp-server.ts";
import { EVERYWHERE } from "../../../lib/http/private-address.ts";
import { isSameServer, type ReadingQuestion, readCalendar } from "./read-calendar.ts";
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
  privatePlaces: EVERYWHERE,
  ...changes,
});

describe("an ICS calendar", () => {
  let server: Server | undefined;
  afterEach(() => server?.close());
  async function serve(listener: RequestListener): Promise<string> {
    server = createHttp(listener).listen(0, "127.0.0.1");
    await new Promise((resolve) => server?.once("listening", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/calendar.ics`;
  }

  it("is read for busy times, and afterwards only if it has changed", async () => {
    const named = EVENT.replace("BEGIN:VEVENT", "X-WR-CALNAME;X-A=b:Ada\\, at\r\n  work\r\nBEGIN:VEVENT");
    const url = await serve((request, response) => {
      const isSame = request.headers["if-none-match"] === '"7"' && request.headers["if-modified-since"] === "Mon";
      response.writeHead(isSame ? 304 : 200, { etag: '"7"', "last-modified": "Mon" }).end(isSame ? "" : named);
    });
    const first = await readCalendar(question({ url }));
    const holds = [{ name: "Ada, at work", address: url }];
    expect(first).toEqual({ status: "read", times: [BUSY], holds, etag: '"7"', lastModified: "Mon" });
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
  ])("reports, if the server responds with %i and no calendar, %s", async (status, problem) => {
    const url = await serve((_, response) => response.writeHead(status).end("<html>"));
    expect(await readCalendar(question({ url }))).toEqual({ status: "failed", problem });
  });

  it("is aborted if the response is larger than any real calendar", async () => {
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

  it("is rejected if it is in our own network", async () => {
    let count = 0;
    const url = await serve((_, response) => {
      count += 1;
      response.end(EVENT);
    });
    const asked = await readCalendar(question({ url: url.replace("http", "https") }, { privatePlaces: [] }));
    expect([asked, count]).toEqual([{ status: "failed", problem: "calendarRefused" }, 0]);
  });

  it.each(["ics", "caldav"] as const)("reports an untrusted certificate: %s", async (kind) => {
    server = createHttps(OWN_CERTIFICATE, (_, response) => response.end(EVENT)).listen(0, "127.0.0.1");
    await new Promise((resolve) => server?.once("listening", resolve));
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const secret = { url, username: "ada", password: "secret" };
    expect(await readCalendar(question(secret, { kind }))).toEqual({ status: "failed", problem: "calendarUntrusted" });
  });

  it("reports an unreachable server", async () => {
    const url = await serve(() => undefined);
    server?.close();
    expect(await readCalendar(question({ url }))).toEqual({ status: "failed", problem: "calendarUnreachable" });
  });

  it("is read on a thread, one at a time", async () => {
    const url = await serve((_, response) => response.end(EVENT));
    const thread = createReadingThread();
    const answers = await Promise.all([1, 2, 3].map(() => thread.read(question({ url }))));
    thread.stop();
    expect(answers.map(({ status }) => status)).toEqual(["read", "read", "read"]);
  });
});

describe("a calendar with an endless rule", () => {
  it("is aborted at the CPU limit, and the next calendar is read", { timeout: 30_000 }, async () => {
    // February 30 never occurs, so expanding this rule never ends.
    const endless = EVENT.replace("DTEND", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\nDTEND");
    const server = createHttp((request, response) => void response.end(request.url === "/endless" ? endless : EVENT));
    server.listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const thread = createReadingThread(300);
    const [first, second] = await Promise.all(
      ["/endless", "/"].map((path) => thread.read(question({ url: url + path }))),
    );
    thread.stop();
    server.close();
    expect(first).toEqual({ status: "failed", problem: "calendarTooLarge" });
    expect(second).toMatchObject({ status: "read", times: [BUSY] });
  });
});

describe("CalDAV", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** Starts a CalDAV server that announces an account and a calendar, and records each HTTP request. */
  async function serve(
    places: { moved?: string; principal?: string; home?: string; calendar?: string; components?: string[] } = {},
  ) {
    const asked: { path: string; password: boolean }[] = [];
    const filters: string[] = [];
    const hrefs = { principal: "/principal/", home: "/home/", calendar: "", ...places };
    const server = createHttp(async (request, response) => {
      const path = request.url ?? "";
      asked.push({ path, password: request.headers.authorization !== undefined });
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      if (path.startsWith("/.well-known")) return response.writeHead(404).end();
      if (hrefs.moved && path === "/") return response.writeHead(302, { location: hrefs.moved }).end();
      const answer = (href: string, prop: string) =>
        response
          .writeHead(207, { "content-type": "application/xml" })
          .end(
            `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>${href}</d:href><d:propstat><d:prop>${prop}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`,
          );
      if (body.includes("current-user-principal")) {
        return answer(path, `<d:current-user-principal><d:href>${hrefs.principal}</d:href></d:current-user-principal>`);
      }
      if (body.includes("calendar-home-set")) {
        return answer(path, `<c:calendar-home-set><d:href>${hrefs.home}</d:href></c:calendar-home-set>`);
      }
      if (request.method === "REPORT" && body.includes("calendar-multiget")) {
        return answer(`${path}one.ics`, `<d:getetag>1</d:getetag><c:calendar-data>${EVENT}</c:calendar-data>`);
      }
      if (request.method === "REPORT") filters.push(/name="(VEVENT|VFREEBUSY)"/.exec(body)?.[1] ?? "");
      if (request.method === "REPORT") return answer(`${path}one.ics`, "<d:getetag>1</d:getetag>");
      const own = `http://${request.headers.host}/home/work/`;
      const comps = (places.components ?? []).map((name) => `<c:comp name="${name}"/>`).join("");
      return answer(
        hrefs.calendar || own,
        `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><c:supported-calendar-component-set>${comps}</c:supported-calendar-component-set>`,
      );
    }).listen(0, "127.0.0.1");
    servers.push(server);
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    return { asked, filters, url: `http://127.0.0.1:${port}/`, otherName: `http://localhost:${port}` };
  }
  const read = (url: string) =>
    readCalendar(question({ url, username: "ada", password: "secret" }, { kind: "caldav" }));

  it("is read from the URL to which its server points, even on another port", async () => {
    const home = await serve();
    const { url } = await serve({ home: `${home.url}home/` });
    const holds = [{ name: "work", address: `${home.url}home/work/` }];
    expect(await read(url)).toMatchObject({ status: "read", times: [BUSY], holds });
    expect(home.asked.every(({ password }) => password)).toBe(true);
  });

  it("is queried for VFREEBUSY if its server announces that component", async () => {
    const { url, filters } = await serve({ components: ["VEVENT", "VFREEBUSY"] });
    expect(await read(url)).toMatchObject({ status: "read" });
    expect(filters).toEqual(["VEVENT", "VFREEBUSY"]);
    const events = await serve();
    await read(events.url);
    expect(events.filters).toEqual(["VEVENT"]);
  });

  it.each(["principal", "home", "calendar"])(
    "never sends the password to another server named in a response: %s",
    async (place) => {
      const other = await serve();
      const { url } = await serve({ [place]: `${other.otherName}/${place}/` });
      expect(await read(url)).toEqual({ status: "failed", problem: "calendarElsewhere" });
      expect(other.asked).toEqual([]);
    },
  );

  it("never sends the password to another server after a redirect", async () => {
    const other = await serve();
    const { url } = await serve({ moved: `${other.otherName}/` });
    await read(url);
    expect(other.asked.length).toBeGreaterThan(0);
    expect(other.asked.some(({ password }) => password)).toBe(false);
  });

  it.each([
    ["caldav.example.com", "caldav.example.com", true],
    ["p12.caldav.example.com", "caldav.example.com", true],
    ["p42-caldav.icloud.com", "caldav.icloud.com", true],
    ["caldav.icloud.com", "icloud.com", true],
    ["example.com", "caldav.example.com", false],
    ["bob.github.io", "ada.github.io", false],
    ["other.co.uk", "example.co.uk", false],
    ["notexample.com", "example.com", false],
    ["icloud.com.example.com", "caldav.icloud.com", false],
    ["evilicloud.com", "caldav.icloud.com", false],
    ["caldav.icloud.com", "example.com", false],
  ])("checks whether %s is the same server as %s: %s", (host, given, expected) => {
    expect(isSameServer(host, given)).toBe(expected);
  });
});

describe.skipIf(WITHOUT_RADICALE !== "")(`CalDAV, on a real Radicale${WITHOUT_RADICALE}`, () => {
  let radicale: Awaited<ReturnType<typeof startRadicale>>;
  beforeAll(async () => {
    radicale = await startRadicale();
  }, 20_000);
  afterAll(() => radicale.close());

  it("reads events within the period from all calendars, or from the calendar that the URL names", async () => {
    await radicale.makeCalendar("/ada/work/", "At work");
    await radicale.makeCalendar("/ada/home/", "At home");
    await radicale.put("/ada/work/one.ics", EVENT);
    const weekly = EVENT.replace("one@", "two@")
      .replace("DTEND", "RRULE:FREQ=WEEKLY\r\nDTEND")
      .replaceAll("20270316", "20270201");
    await radicale.put("/ada/home/two.ics", weekly);
    const all = await readCalendar(question(radicale.secretOf("/"), { kind: "caldav" }));
    expect(all).toMatchObject({ status: "read", etag: null });
    const times = all.status === "read" ? all.times : [];
    expect(times.filter(({ uid }) => uid === BUSY.uid)).toEqual([BUSY]);
    expect(times.filter(({ uid }) => uid !== BUSY.uid)).toHaveLength(5);
    expect(all.status === "read" && all.holds.map(({ name }) => name).sort()).toEqual(["At home", "At work"]);
    const one = await readCalendar(question(radicale.secretOf("/ada/work"), { kind: "caldav" }));
    const { url } = radicale.secretOf("/ada/work/");
    expect(one).toMatchObject({ status: "read", times: [BUSY], holds: [{ name: "At work", address: url }] });
  });

  it("fails if the named calendar was renamed or deleted, instead of reading the others", async () => {
    await radicale.makeCalendar("/ada/garden/");
    for (const path of ["/ada/gone/", "/ada/gone", "/gone/", "/gone/work/"]) {
      expect(await readCalendar(question(radicale.secretOf(path), { kind: "caldav" })), path).toEqual({
        status: "failed",
        problem: "calendarMissing",
      });
    }
  });

  it("reads a shared calendar by its own URL, and the whole account by another entry point", async () => {
    // Radicale creates an account on the first request.
    await readCalendar(question({ ...radicale.secretOf("/"), username: "bo" }, { kind: "caldav" }));
    await radicale.makeCalendar("/bo/shared/", "Ours");
    await radicale.put("/bo/shared/one.ics", EVENT);
    const shared = await readCalendar(question(radicale.secretOf("/bo/shared/"), { kind: "caldav" }));
    expect(shared).toMatchObject({ status: "read", times: [BUSY], holds: [{ name: "Ours" }] });
    await radicale.makeCalendar("/ada/hobby/", "Hobby");
    for (const path of ["", "/", "/ada", "/ada/"]) {
      const all = await readCalendar(question(radicale.secretOf(path), { kind: "caldav" }));
      expect(all.status === "read" && all.holds.some(({ name }) => name === "Hobby"), path).toBe(true);
    }
  });

  it("reports a URL that names an event instead of a calendar", async () => {
    await radicale.makeCalendar("/ada/times/");
    await radicale.put("/ada/times/one.ics", EVENT);
    expect(await readCalendar(question(radicale.secretOf("/ada/times/one.ics"), { kind: "caldav" }))).toEqual({
      status: "failed",
      problem: "calendarUnreadable",
    });
  });

  it("fails if the user has no calendar", async () => {
    const other = { ...radicale.secretOf("/"), username: "cy" };
    expect(await readCalendar(question(other, { kind: "caldav" }))).toMatchObject({ status: "failed" });
  });
});
