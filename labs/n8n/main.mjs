import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { destination } from "../../src/features/assistant/outward-request.ts";
import { createWebhookProvider } from "../../src/features/assistant/webhook/webhook-provider.ts";
import { newSigningSecret, signedHeaders } from "../../src/features/webhooks/deliver.ts";
import { exampleOf } from "../../src/features/webhooks/events.ts";
import { WEBHOOK_EVENTS } from "../../src/features/webhooks/model.ts";
import { newEventId, tell } from "../../src/features/webhooks/on-facts.ts";
import { ADMIN, testApi } from "../../test/api.ts";
import { application } from "../../test/applications.ts";
import { ask, failureOf, heard } from "../../test/chat-turns.ts";
import { testDatabase } from "../../test/databases.ts";
import { table } from "../bench/report.ts";

/**
 * `N8N=folder npm run n8n`: runs the workflows in `docs/n8n` against this program in a real n8n, installed in that
 * folder (`npm install n8n standardwebhooks`). Each event must arrive once and signed. n8n is stopped for a simulated
 * hour and must then receive what it missed, in order per subject. A table shows how each workflow handled the events.
 * Everything stays on the loopback interface, and n8n is stopped at the end. Exits with 1 if a delivery did not settle
 * or an accent was damaged.
 */
const FOLDER = process.env["N8N"] ?? "";
const PORT = 5690;
const HOUR = 60 * 60_000;
const home = mkdtempSync(join(tmpdir(), "nordet-n8n-"));

/** HTTP requests that the workflows have sent; the sink below answers and records each one. */
const written = [];
/** Login for chatting with n8n's agent, as in the credential below. */
const CHAT = { user: "nordet", password: "a long value drawn at random" };
/** Calendar files by URL, as a CalDAV server would keep them. */
const files = new Map();
const sink = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  if (request.url.startsWith("/calendar/")) {
    written.push({ path: "/calendar", body: { method: request.method } });
    const was = request.method === "PUT" ? files.set(request.url, body) : files.delete(request.url);
    return response.writeHead(was ? 204 : 404).end();
  }
  const parsed = JSON.parse(body || "{}");
  written.push({ path: request.url, body: parsed });
  if (request.url === "/llm/chat/completions") return complete(response, parsed);
  response.setHeader("content-type", "application/json").end("{}");
}).listen(0, "127.0.0.1");
await once(sink, "listening");

/** Answers as a stub model that echoes its input: the start of the first passage, and the number of messages. */
function complete(response, { model, messages, stream }) {
  const [system, ...rest] = messages.map(({ content }) => (typeof content === "string" ? content : content[0].text));
  const [{ text }] = JSON.parse(system.split("\n\n").at(-1)).passages;
  const content = /humain|human/i.test(rest.at(-1)) ? "HANDOVER" : `${text.slice(0, 80)}… (${rest.length - 1} before)`;
  const answer = (choice) =>
    JSON.stringify({ id: "1", object: "chat.completion", created: 1, model, choices: [{ index: 0, ...choice }] });
  if (!stream) {
    const message = { role: "assistant", content };
    return response.setHeader("content-type", "application/json").end(answer({ message, finish_reason: "stop" }));
  }
  const pieces = [{ delta: { role: "assistant", content } }, { delta: {}, finish_reason: "stop" }];
  response.setHeader("content-type", "text/event-stream");
  response.end([...pieces.map(answer), "[DONE]"].map((piece) => `data: ${piece}\n\n`).join(""));
}
const at = (path) => `http://127.0.0.1:${sink.address().port}/${path}`;
const of = (path) => written.filter((each) => each.path === `/${path}`).map(({ body }) => body);

/** Clock offset, in ms: simulates time passing without n8n. */
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
/** Creates an endpoint for every event, even those its workflow ignores. */
const endpoint = (name, path) => {
  const url = `http://127.0.0.1:${PORT}/webhook/${path}`;
  return made("/api/webhooks", { name, url, events: WEBHOOK_EVENTS, detail: "thin", active: true });
};
const slack = await endpoint("Slack", "nordet-hot-lead");
const crm = await endpoint("CRM", "nordet-crm-row");
const calendar = await endpoint("Calendar", "nordet-appointment");
const key = async (scope) => (await made("/api/api-keys", { name: "n8n", scopes: [scope], days: 30 })).secret;
const environment = {
  NORDET_SECRET_SLACK: slack.secret,
  NORDET_SECRET_CRM: crm.secret,
  NORDET_SECRET_CALENDAR: calendar.secret,
  NORDET_API_KEY: await key("requests:read"),
  NORDET_URL: `http://127.0.0.1:${front.address().port}`,
  SLACK_WEBHOOK_URL: at("slack"),
  CRM_URL: at("crm"),
  CALENDAR_URL: at("calendar/"),
  CALENDAR_LOGIN: Buffer.from("ada:secret").toString("base64"),
  LLM_MODEL: "any",
};
/** Credentials that an owner types into n8n. */
const credentials = [
  { id: "nordetChatLogin", name: "Nordet: who may chat", type: "httpBasicAuth", data: CHAT },
  { id: "nordetApiKey", name: "Nordet: API key", type: "httpBearerAuth", data: { token: await key("posts:read") } },
  { id: "nordetModel", name: "Nordet: model", type: "openAiApi", data: { apiKey: "any", url: at("llm") } },
];

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
    if (Date.now() > end) throw new Error(`${what} did not happen in time`);
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
/**
 * Sends fifty appointments, some of them moved or cancelled. The calendar must end up with those not cancelled, at
 * their latest times.
 */
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
    `appointments: ${standing.size} booked, ${files.size} entries, ${right} at the right time; answered ${[...statuses]}`,
  );
}

/** The workflows that react to events, each with its endpoint and output path. */
const WORKFLOWS = [
  { workflow: "hot-lead-to-slack", to: slack, writes: "slack" },
  { workflow: "request-to-crm-row", to: crm, writes: "crm" },
  { workflow: "appointment-to-calendar", to: calendar, writes: "calendar" },
];
const rows = WORKFLOWS.map(({ workflow }) => ({ workflow }));
let unsettled = 0;
/** Number of texts that lost their accents in n8n. */
let damaged = 0;

/**
 * Fills a column of the table with the number of events handled correctly and the number of writes they caused.
 * @param work resolves to a function that counts correctly handled events by endpoint
 */
async function fill(column, work) {
  const before = WORKFLOWS.map(({ writes }) => of(writes).length);
  const well = await work();
  for (const [i, { to, writes }] of WORKFLOWS.entries()) {
    const many = well(to.endpoint.id);
    unsettled += WEBHOOK_EVENTS.length - many;
    rows[i][column] = `${many}/${WEBHOOK_EVENTS.length}, ${of(writes).length - before[i]} written`;
  }
}

/** Sends each kind of event to all endpoints once, about an existing request, because a workflow fetches it from us. */
async function tellAll(about, requestId) {
  for (const type of WEBHOOK_EVENTS) {
    const data = exampleOf(type, "thin", environment.NORDET_URL);
    if (data.api) data.api = `${environment.NORDET_URL}/api/consultations/${requestId}`;
    if (data.score) data.score = { ...data.score, grade: "A+" };
    const event = { type, at: now(), subject: `${about}:${type}`, data };
    await database.kysely.transaction().execute((db) => tell(db, event));
  }
  api.services.webhooks.wake();
}
const deliveries = (about) =>
  database.kysely.selectFrom("webhook_deliveries").selectAll().where("subject", "like", `${about}:%`).execute();
async function delivered(about) {
  await until(`what was told (${about})`, async () =>
    (await deliveries(about)).every(({ status }) => status !== "pending"),
  );
  const well = (await deliveries(about)).filter(({ status }) => status === "delivered");
  return (id) => well.filter(({ endpointId }) => endpointId === id).length;
}

/** Returns a function from an endpoint's id to the number of kinds of event for which `holds` resolves to true. */
async function countEach(holds) {
  const many = new Map();
  for (const { to } of WORKFLOWS) {
    let well = 0;
    for (const type of WEBHOOK_EVENTS) well += Number(await holds(to.endpoint, type));
    many.set(to.endpoint.id, well);
  }
  return (id) => many.get(id);
}
async function isTestSettled({ id }, event) {
  const answer = await api.post(`/api/webhooks/${id}/test`, { event }, staff);
  return (await answer.json()).status === "delivered";
}
async function isForgeryRefused({ url }, type) {
  const data = exampleOf(type, "thin", environment.NORDET_URL);
  const body = JSON.stringify({ type, timestamp: now().toISOString(), data });
  const signed = signedHeaders(newSigningSecret(), newEventId(), now(), body);
  const headers = { "content-type": "application/json", ...signed };
  return !(await fetch(url, { method: "POST", headers, body })).ok;
}

/** Returns the workflow executions that n8n's database has recorded. */
function executions() {
  const store = new DatabaseSync(join(home, ".n8n", "database.sqlite"), { readOnly: true });
  const rows = store
    .prepare("select workflowId, status, count(*) as many from execution_entity group by 1, 2 order by 1, 2")
    .all();
  store.close();
  return rows.map(({ workflowId, status, many }) => `${workflowId} ${status} ${many}`).join(", ");
}

const stop = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
};

let running;
try {
  writeFileSync(join(home, "credentials.json"), JSON.stringify(credentials));
  await finished(n8n("import:credentials", `--input=${join(home, "credentials.json")}`));
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
  const say = (what, ids) => {
    const rows = rowsOf(ids);
    const events = new Set(rows.map(({ event, type }) => event + type)).size;
    const whole = rows.filter(({ name, company }) => /^Éloïse Gagné \d+$/.test(name) && company === "Atelier Gagné");
    damaged += rows.length - whole.length;
    console.log(
      `${what}: ${ids.length} requests, ${rows.length} rows, ${events} events, in order: ${inOrder(ids)}, intact names: ${whole.length}`,
    );
  };

  const first = await requests(20);
  await until("the rows", () => rowsOf(first).length >= 40);
  await sleep(2_000);
  say("while n8n runs", first);
  await appointments();
  const endpoints = await (await api.get("/api/webhooks", staff)).json();
  const waiting = endpoints.map((one) => `${one.name} ${one.waiting}${one.failingSince ? ", failing" : ""}`);
  console.log(`Slack was called ${of("slack").length} times; waiting: ${waiting.join("; ")}`);

  const chat = (words, given) => heard(ask(provider, words, given));
  const [user, password] = [CHAT.user, CHAT.password].map(encodeURIComponent);
  const provider = createWebhookProvider(
    destination(`http://${user}:${password}@127.0.0.1:${PORT}/webhook/nordet-chat/chat`),
  );
  const english = { language: "en", sessionId: "nordet-english0-0123456789ab" };
  for (const [words, given] of [
    ["Combien coûtent vos forfaits?"],
    ["Et le moins cher?"],
    ["How much are your plans?", english],
    ["je veux un humain"],
    ["I want a human", english],
  ]) {
    const { text, end } = await chat(words, given);
    if (/[\uFFFD\u00C3\u00E2]/.test(text)) damaged += 1;
    console.log(`chat, « ${words} » → ${end.kind}: ${text}`);
  }
  const stranger = createWebhookProvider(destination(`http://127.0.0.1:${PORT}/webhook/nordet-chat/chat`));
  console.log(`chat without the password: ${(await failureOf(ask(stranger, "Combien?"))).reason}`);
  await fill("works", async () => {
    await tellAll("works", first[0]);
    return delivered("works");
  });
  await fill("test event settled", () => countEach(isTestSettled));
  await fill("wrong signature refused", () => countEach(isForgeryRefused));

  await stop(running);
  // Simulates an hour without n8n, two hours in the past. Returning to the present skips an endpoint's longest backoff
  // and gives signatures the current time.
  offset = -2 * HOUR;
  const missed = await requests(10);
  await tellAll("away", first[0]);
  await sleep(3_000);
  for (let minutes = 5; minutes <= 55; minutes += 10) {
    offset = -2 * HOUR + minutes * 60_000;
    api.services.webhooks.wake();
    await sleep(300);
  }
  console.log(
    `while n8n is stopped: ${rowsOf(missed).length} rows; chat: ${(await failureOf(ask(provider, "Combien?"))).reason}`,
  );
  running = await start();
  offset = 0;
  await fill("away for an hour", async () => {
    api.services.webhooks.wake();
    await until("what was missed", () => rowsOf(missed).length >= 20);
    await sleep(2_000);
    return delivered("away");
  });
  say("after n8n was stopped for an hour", missed);
  console.log(`\n${table(rows)}\n`);
  const { open } = await database.kysely
    .selectFrom("webhook_deliveries")
    .select(({ fn }) => fn.countAll().as("open"))
    .where("status", "!=", "delivered")
    .executeTakeFirstOrThrow();
  console.log(`executions: ${executions()}`);
  console.log(
    `deliveries that did not settle: ${unsettled} in the table, ${open} in total; texts with damaged accents: ${damaged}`,
  );
  if (unsettled > 0 || Number(open) > 0 || damaged > 0) process.exitCode = 1;
} finally {
  if (running) await stop(running);
  await api.services.webhooks.stop();
  sink.close();
  front.close();
  await database.close();
  rmSync(home, { recursive: true, force: true });
}
process.exit();
