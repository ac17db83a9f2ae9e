import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createProbe } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bookTime } from "../../src/features/appointments/book-time.ts";
import { cancelAppointment } from "../../src/features/appointments/change-appointment.ts";
import { offerTimes } from "../../src/features/appointments/times/offer-times.ts";
import { ADMIN, testApi } from "../../test/api.ts";
import { application } from "../../test/applications.ts";
import { testDatabase } from "../../test/databases.ts";
import { tokenOf } from "../../test/links.ts";
import { table } from "../bench/report.ts";

/**
 * `npm run nightly -- calendars`: reads a Radicale server on a private address whose certificate is from a private
 * authority, as `docs/operations.md` describes (Debian: radicale, openssl). Also follows our feed in vdirsyncer and
 * khal while the feed fills and empties. Does nothing if a program is not installed. The last line is the verdict.
 */
const DAY = 86_400_000;
const SECRET = "a secret of thirty-two characters, or more";
const ACCOUNT = { username: "ada", password: "secret" };

const lacking = ["radicale", "openssl", "vdirsyncer", "khal"].filter((name) => {
  const { error } = spawnSync(name, [name === "openssl" ? "version" : "--version"]);
  return error !== undefined;
});
if (lacking.length > 0) {
  console.log(`skipped: ${lacking.join(", ")} not installed`);
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), "nordet-calendars-"));
const staff = { staff: ADMIN };
const rows = [];
const check = (what, seen, wanted) => {
  const isRight = JSON.stringify(seen) === JSON.stringify(wanted);
  rows.push({ what, seen: JSON.stringify(seen), "": isRight ? "✓" : `✗ wanted ${JSON.stringify(wanted)}` });
  if (!isRight) process.exitCode = 1;
};
const called = (name, ...words) => {
  const { status, stdout, stderr } = spawnSync(name, words, { cwd: folder, encoding: "utf8", env: environment });
  return { status, text: `${stdout}${stderr}` };
};
const environment = { ...process.env, HOME: folder, LC_ALL: "C.UTF-8", TZ: "America/Toronto" };

let offset = Date.parse("2027-03-15T12:00:00Z") - Date.now();
const clock = () => new Date(Date.now() + offset);
async function program(variables) {
  const database = await testDatabase();
  const api = testApi(database, { clock, variables });
  await database.kysely
    .insertInto("staff")
    .values({ ...ADMIN, emailVerified: true, createdAt: clock(), updatedAt: clock() })
    .execute();
  // The first account hosts the team's appointments.
  await offerTimes(api.services.appointments, { language: "fr" });
  const connected = async (url) => {
    const response = await api.post("/api/calendars", { kind: "caldav", url, ...ACCOUNT }, staff);
    const body = await response.json();
    return response.ok ? response.status : `${response.status} ${Object.values(body.errors ?? {})[0] ?? body.title}`;
  };
  const listed = async () => (await (await api.get("/api/calendars", staff)).json()).calendars;
  const end = async () => {
    await api.services.calendars.timer.stop();
    await database.close();
  };
  return { database, api, connected, listed, end };
}

/** Runs the CalDAV part, in a separate process, because Node reads an extra certificate authority only at startup. */
async function caldav(url) {
  const { api, connected, listed, end } = await program({ OUTGOING_PRIVATE: "localhost" });
  const send = async (method, path, body) => {
    const headers = { Authorization: `Basic ${Buffer.from("ada:secret").toString("base64")}` };
    const response = await fetch(`${url}${path}`, { method, headers, body });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  };
  const named = (root, name) =>
    `<${root} xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop>${root === "mkcol" ? "<resourcetype><collection/><C:calendar/></resourcetype>" : ""}<displayname>${name}</displayname></prop></set></${root}>`;
  const names = async () => (await listed()).map(({ names: held }) => held.toSorted());
  const disconnect = async () => {
    const [{ id }] = await listed();
    await api.request(`/api/calendars/${id}`, { method: "DELETE" }, staff);
  };
  const read = async () => {
    const [{ id }] = await listed();
    await api.request(`/api/calendars/${id}/reading`, { method: "POST" }, staff);
    return (await listed())[0];
  };
  await send("MKCOL", "/ada/work/", named("mkcol", "Au travail"));
  await send("MKCOL", "/ada/home/", named("mkcol", "À la maison"));
  check("two calendars, connected through the account", await connected(`${url}/`), 201);
  check("their names", await names(), [["Au travail", "À la maison"]]);
  check("one of the two again", (await connected(`${url}/ada/work/`)).toString().slice(0, 3), "422");
  await disconnect();
  check("one calendar, connected by its URL", await connected(`${url}/ada/work/`), 201);
  check("only its name", await names(), [["Au travail"]]);
  await send("PROPPATCH", "/ada/work/", named("propertyupdate", "Bureau"));
  await read();
  check("renamed", await names(), [["Bureau"]]);
  await send("DELETE", "/ada/work/");
  const { problem } = await read();
  check("deleted, although another remains", problem, "calendarMissing");
  await end();
}

async function feed() {
  const { database, api, end } = await program({});
  const front = createServer(async (request, response) => {
    const answer = await api.request(request.url, { headers: request.headers });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  }).listen(0, "127.0.0.1");
  await once(front, "listening");
  const answer = await api.request("/api/calendars/feed", { method: "PUT" }, staff);
  const { pathname } = new URL((await answer.json()).url);
  writeFileSync(
    join(folder, "vdirsyncer"),
    `[general]
status_path = "${folder}/status/"
[pair feed]
a = "here"
b = "there"
collections = null
conflict_resolution = "b wins"
[storage here]
type = "filesystem"
path = "${folder}/feed/"
fileext = ".ics"
[storage there]
type = "http"
url = "http://127.0.0.1:${front.address().port}${pathname}"
`,
  );
  writeFileSync(
    join(folder, "khal"),
    `[calendars]\n[[feed]]\npath = ${folder}/feed/\n[locale]\nlocal_timezone = America/Toronto\ndefault_timezone = America/Toronto\ntimeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n[sqlite]\npath = ${folder}/khal.db\n`,
  );
  mkdirSync(join(folder, "feed"));
  /** Runs vdirsyncer asynchronously, because this thread serves the feed that vdirsyncer reads. */
  const synced = async (...words) => {
    const child = spawn("vdirsyncer", ["-c", "vdirsyncer", ...words], { cwd: folder, env: environment });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
    const [status] = await once(child, "close");
    return status === 0 ? 0 : `${status} ${text.slice(-300)}`;
  };
  const kept = () => readdirSync(join(folder, "feed")).map((name) => readFileSync(join(folder, "feed", name), "utf8"));
  const shown = () =>
    called("khal", "-c", "khal", "list", "--format", "{start-time} {title}{cancelled}", "2027-03-16", "1d")
      .text.split("\n")
      .filter((line) => /É\. G/.test(line));
  check("vdirsyncer discovers an empty feed", await synced("discover"), 0);
  check("and takes it", [await synced("sync"), kept().length], [0, 0]);

  const { id } = await (await api.post("/api/consultations", application())).json();
  await database.kysely.updateTable("consultations").set({ review: "accepted" }).execute();
  const token = await tokenOf(database, SECRET, "book", id);
  const booked = await bookTime(api.services.appointments, { token, start: "2027-03-16T14:00:00.000Z", kind: "phone" });
  check("booked: vdirsyncer has it", [await synced("sync"), kept().length], [0, 1]);
  check(
    "khal shows it",
    shown().map((line) => line.slice(0, 5)),
    ["10:00"],
  );

  await cancelAppointment(
    api.services.appointments,
    { token: await tokenOf(database, SECRET, "appointment", booked.id) },
    null,
  );
  check(
    "cancelled: vdirsyncer has it",
    [await synced("sync"), kept().map((text) => /STATUS:CANCELLED/.test(text))],
    [0, [true]],
  );
  check("khal says so", shown().filter((line) => !/cancelled|^ *$|❌|✗|X/i.test(line)).length, 0);
  offset += 32 * DAY;
  const answered = await synced("sync");
  rows.push({
    what: "a month later, the feed is empty again: vdirsyncer",
    seen: answered === 0 ? "deletes it" : "asks",
  });
  check("deleted when it may", [await synced("sync", "--force-delete"), kept().length], [0, 0]);
  check("khal shows nothing", shown(), []);
  front.close();
  await end();
}

const given = process.env["RADICALE_URL"];
if (given) {
  await caldav(given);
  console.log(JSON.stringify(rows));
  rmSync(folder, { recursive: true });
  process.exit();
}

let radicale;
try {
  const made = (...words) => {
    const { status, text } = called("openssl", ...words);
    if (status !== 0) throw new Error(text);
  };
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  made("req", "-x509", ...key, "-subj", "/CN=Home", "-keyout", "ca.key", "-out", "ca.pem", "-days", "2");
  made("req", ...key, "-subj", "/CN=localhost", "-keyout", "server.key", "-out", "server.csr");
  writeFileSync(join(folder, "names"), "subjectAltName=DNS:localhost");
  const signing = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2", "-extfile", "names"];
  made("x509", "-req", "-in", "server.csr", "-out", "server.pem", ...signing);
  const probe = createProbe().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  const options = {
    "--server-hosts": `localhost:${port}`,
    "--server-certificate": join(folder, "server.pem"),
    "--server-key": join(folder, "server.key"),
    "--storage-filesystem-folder": join(folder, "radicale"),
    "--auth-type": "none",
  };
  radicale = spawn("radicale", ["--config", "", "--server-ssl", ...Object.entries(options).flat()], {
    stdio: "ignore",
  });
  const url = `https://localhost:${port}`;
  const isUp = () => called("openssl", "s_client", "-connect", `localhost:${port}`, "-brief").status === 0;
  for (let tries = 0; !isUp() && tries < 100; tries += 1) await sleep(100);

  const closed = await program({});
  check("a private address", (await closed.connected(`${url}/`)).toString().slice(0, 3), "422");
  await closed.end();
  const open = await program({ OUTGOING_PRIVATE: "localhost" });
  const untrusted = String(await open.connected(`${url}/`));
  check("… that may be read, of an unknown authority", /certificat/i.test(untrusted) || untrusted, true);
  await open.end();
  const env = { ...process.env, RADICALE_URL: url, NODE_EXTRA_CA_CERTS: join(folder, "ca.pem") };
  const child = spawn(process.execPath, [import.meta.filename], { env, stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.on("data", (chunk) => (text += chunk));
  const [code] = await once(child, "close");
  if (code !== 0) process.exitCode = 1;
  rows.push(...JSON.parse(text.trim().split("\n").at(-1)));
  await feed();
} finally {
  radicale?.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
console.log(`${table(rows)}\n`);
console.log(
  `${rows.filter((row) => row[""] === "✓").length} right, ${rows.filter((row) => row[""]?.startsWith("✗")).length} wrong`,
);
process.exit();
