import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { destination } from "../../src/features/assistant/outward-request.ts";
import { createWebhookProvider } from "../../src/features/assistant/webhook/webhook-provider.ts";
import { signedHeaders } from "../../src/features/webhooks/sign.ts";
import { ADMIN, testApi } from "../../test/api.ts";
import { application } from "../../test/applications.ts";
import { ask, heard } from "../../test/chat-turns.ts";
import { testDatabase } from "../../test/databases.ts";

/**
 * `N8N=folder npm run n8n`: the workflows of `docs/n8n` in a real n8n, installed in that folder (`npm install n8n
 * standardwebhooks`), against this program. Each event arrives once and signed; n8n is stopped for an hour of our clock and
 * gets what it missed, in order per subject. Everything is on the loopback, and n8n is ended.
 */
const FOLDER = process.env["N8N"] ?? "";
const PORT = 5690;
const HOUR = 60 * 60_000;
const home = mkdtempSync(join(tmpdir(), "nordet-n8n-"));

/** Where the workflows write: whoever asks is answered, and remembered. */
const written = [];
/** The calendar: its files by their address, as a CalDAV server keeps them. */
const files = new Map();
const sink = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  if (request.url.startsWith("/calendar/")) {
    const was = request.method === "PUT" ? files.set(request.url, body) : files.delete(request.url);
    return response.writeHead(was ? 204 : 404).end();
  }
  written.push({ path: request.url, body: JSON.parse(body || "{}") });
  const reply = { choices: [{ message: { content: "Nos forfaits commencent à 500 $ par mois." } }] };
  response.setHeader("content-type", "application/json").end(JSON.stringify(reply));
}).listen(0, "127.0.0.1");
await once(sink, "listening");
const at = (path) => `http://127.0.0.1:${sink.address().port}/${path}`;
const of = (path) => written.filter((each) => each.path === `/${path}`).map(({ body }) => body);

/** This program, with its API where n8n can ask it. */
let offset = 0;
const now = () => new Date(Date.now() + offset);
const front = createServer(async (request, response) => {
  const answer = await api.request(request.url, { headers: request.headers });
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
}).listen(0, "127.0.0.1");
await once(front, "listening");
const database = await testDatabase();
const api = testApi(database, {
  clock: now,
  variables: { SITE_URL: `http://127.0.0.1:${front.address().port}`, OUTGOING_PRIVATE: "127.0.0.1" },
});
const staff = { staff: ADMIN };
await database.kysely
  .insertInto("staff")
  .values({ ...ADMIN, emailVerified: true, createdAt: now(), updatedAt: now() })
  .execute();
const made = async (path, body) => {
  const response = await api.post(path, body, staff);
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return await response.json();
};
const endpoint = (name, path, events) => {
  const url = `http://127.0.0.1:${PORT}/webhook/${path}`;
  return made("/api/webhooks", { name, url, events, detail: "thin", active: true });
};
const calendar = await endpoint("Calendar", "nordet-appointment", [
  "appointment.booked",
  "appointment.moved",
  "appointment.cancelled",
]);
const environment = {
  NORDET_SECRET_SLACK: (await endpoint("Slack", "nordet-hot-lead", ["request.received"])).secret,
  NORDET_SECRET_CRM: (await endpoint("CRM", "nordet-crm-row", ["request.received", "request.contacted"])).secret,
  NORDET_SECRET_CALENDAR: calendar.secret,
  NORDET_API_KEY: (await made("/api/api-keys", { name: "n8n", scopes: ["requests:read"], days: 30 })).secret,
  SLACK_WEBHOOK_URL: at("slack"),
  CRM_URL: at("crm"),
  CALENDAR_URL: at("calendar/"),
  CALENDAR_LOGIN: Buffer.from("ada:secret").toString("base64"),
  LLM_URL: at("llm"),
  LLM_MODEL: "any",
};

const n8n = (...words) =>
  spawn(process.execPath, [join(FOLDER, "node_modules/n8n/bin/n8n"), ...words], {
    cwd: FOLDER,
    stdio: process.env["SHOW"] ? "inherit" : "ignore",
    env: {
      ...process.env,
      ...environment,
      N8N_USER_FOLDER: home,
      N8N_PORT: String(PORT),
      N8N_LISTEN_ADDRESS: "127.0.0.1",
      N8N_DIAGNOSTICS_ENABLED: "false",
      N8N_BLOCK_ENV_ACCESS_IN_NODE: "false",
      NODE_FUNCTION_ALLOW_EXTERNAL: "standardwebhooks",
    },
  });
const finished = async (child) => {
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`n8n ended with ${code}`);
};
const until = async (what, holds, most = 120_000) => {
  for (const end = Date.now() + most; ; await sleep(200)) {
    if (await holds()) return;
    if (Date.now() > end) throw new Error(`${what} did not come about`);
  }
};
const start = async () => {
  const child = n8n("start");
  const ready = () =>
    fetch(`http://127.0.0.1:${PORT}/healthz/readiness`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until("n8n", ready);
  await until(
    "its webhooks",
    async () => (await fetch(`http://127.0.0.1:${PORT}/webhook/nordet-hot-lead`, { method: "POST" })).status !== 404,
  );
  return child;
};
/** Fifty appointments with moves and cancels at random, told as we tell them: the calendar ends with those that stand. */
async function appointments() {
  const standing = new Map();
  const statuses = new Set();
  for (let id = 1; id <= 50; id += 1) {
    const uid = `n8n-${id}@nordet.test`;
    const types = ["booked", ...Array.from({ length: id % 3 }, () => "moved"), ...(id % 4 === 0 ? ["cancelled"] : [])];
    for (const [sequence, type] of types.entries()) {
      const start = `2027-03-${10 + sequence}T14:00:00.000Z`;
      const data = { id, uid, sequence, start, end: start.replace("14:00", "14:30") };
      const body = JSON.stringify({ type: `appointment.${type}`, timestamp: new Date().toISOString(), data });
      const headers = {
        "content-type": "application/json",
        ...signedHeaders(calendar.secret, `evt_${id}_${sequence}`, new Date(), body),
      };
      statuses.add((await fetch(calendar.endpoint.url, { method: "POST", headers, body })).status);
      if (type === "cancelled") standing.delete(`/calendar/${uid}.ics`);
      else standing.set(`/calendar/${uid}.ics`, `DTSTART:202703${10 + sequence}T140000Z`);
    }
  }
  const right = [...standing].filter(([path, start]) => files.get(path)?.includes(start)).length;
  console.log(
    `appointments: ${standing.size} stand, ${files.size} entries, ${right} at their time; answered ${[...statuses]}`,
  );
}

const stop = async (child) => {
  child.kill();
  if (child.exitCode === null) await once(child, "exit");
};

let running;
try {
  for (const file of globSync("docs/n8n/*.json")) {
    await finished(n8n("import:workflow", `--input=${join(process.cwd(), file)}`));
  }
  for (const id of ["nordetHotLead", "nordetCrmRow", "nordetCalendar", "nordetChat"])
    await finished(n8n("publish:workflow", `--id=${id}`));
  running = await start();
  api.services.webhooks.start();

  const requests = async (many) => {
    const ids = [];
    for (let i = 0; i < many; i += 1) {
      const answer = await api.post("/api/consultations", application());
      if (answer.status !== 201) throw new Error(await answer.text());
      const { id } = await answer.json();
      ids.push(id);
      const put = {
        method: "PUT",
        body: JSON.stringify({ contacted: true }),
        headers: { "Content-Type": "application/json" },
      };
      await api.request(`/api/consultations/${id}/contacted`, put, staff);
    }
    return ids;
  };
  const rowsOf = (ids) => of("crm").filter(({ id }) => ids.includes(id));
  const inOrder = (ids) =>
    ids.every(
      (id) =>
        rowsOf([id])
          .map(({ type }) => type)
          .join() === "request.received,request.contacted",
    );
  const tell = (what, ids) =>
    console.log(
      `${what}: ${ids.length} requests, ${rowsOf(ids).length} rows, ${new Set(rowsOf(ids).map(({ event, type }) => event + type)).size} events, in order: ${inOrder(ids)}`,
    );

  const first = await requests(20);
  await until("the rows", () => rowsOf(first).length >= 40);
  await sleep(2_000);
  tell("while it runs", first);
  const testing = await api.post(`/api/webhooks/${calendar.endpoint.id}/test`, { event: "appointment.booked" }, staff);
  const { status, answerStatus } = await testing.json();
  console.log(`a test is ${status} (${answerStatus}), and the calendar got ${files.size} entries of it`);
  await appointments();
  const endpoints = await (await api.get("/api/webhooks", staff)).json();
  const waiting = endpoints.map((one) => `${one.name} ${one.waiting}${one.failingSince ? ", failing" : ""}`);
  console.log(`Slack was rung ${of("slack").length} times; waiting: ${waiting.join("; ")}`);

  const provider = createWebhookProvider(destination(`http://127.0.0.1:${PORT}/webhook/nordet-chat/chat`));
  for (const words of ["combien ça coûte?", "je veux un humain"]) {
    const { text, end } = await heard(ask(provider, words));
    console.log(`chat, « ${words} » → ${end.kind}: ${text}`);
  }

  await stop(running);
  // An hour without n8n, and the longest that an endpoint is then left alone; the signature is of now again.
  offset = -2 * HOUR;
  const missed = await requests(10);
  await sleep(3_000);
  for (let minutes = 5; minutes <= 55; minutes += 10) {
    offset = -2 * HOUR + minutes * 60_000;
    api.services.webhooks.wake();
    await sleep(300);
  }
  console.log(`while it is stopped: ${rowsOf(missed).length} rows`);
  running = await start();
  offset = 0;
  api.services.webhooks.wake();
  await until("what was missed", () => rowsOf(missed).length >= 20);
  await sleep(2_000);
  tell("after an hour's stop", missed);
} finally {
  if (running) await stop(running);
  await api.services.webhooks.stop();
  sink.close();
  front.close();
  await database.close();
  rmSync(home, { recursive: true, force: true });
}
process.exit();
