import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT, run } from "../../scripts/toolchain.mjs";
import { newSigningSecret, signedHeaders } from "../../src/features/webhooks/deliver.ts";
import { ADMIN, testApi } from "../../test/api.ts";
import { application } from "../../test/applications.ts";
import { testDatabase } from "../../test/databases.ts";
import { table } from "../bench/report.ts";

/**
 * `npm run nightly -- clients`: generates the API clients in `docs/api.md` and runs them against this program as that
 * page describes. Each lists, reads and changes requests, and verifies webhook deliveries with the code in
 * `docs/webhooks.md`. Languages whose tools are not installed are reported as skipped. Needs npm's registry. The last
 * line is the verdict.
 */
const REQUESTS = 3;

const blocks = (page) =>
  [...readFileSync(join(ROOT, "docs", page), "utf8").matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
    ([, language, code]) => ({
      language,
      code,
    }),
  );
const API = blocks("api.md");
const program = (language) => API.find((block) => block.language === language).code;
const verifying = (language) => blocks("webhooks.md").find((block) => block.language === language).code;
/** Returns the first block of shell commands in `docs/api.md` that contains `word`. */
const shell = (word) => API.find(({ language, code }) => language === "sh" && code.includes(word)).code;

/**
 * `needs` exits with 0 if the tools are installed. `receive` takes as arguments the secret, the headers (JSON) and the
 * body's path; it prints the event's type or exits with an error.
 */
const CLIENTS = [
  {
    client: "TypeScript",
    needs: ["node", "--version"],
    made: [shell("openapi-typescript")],
    file: "client.ts",
    code: program("ts"),
    checks:
      "npx tsc --strict --noEmit --module nodenext --target es2023 --types node --allowImportingTsExtensions client.ts",
    runs: "node client.ts",
    receiver: "receive.mjs",
    receive: `import { readFileSync } from "node:fs";
${verifying("js")}
const [secret, headers, body] = process.argv.slice(2);
console.log(verify(secret, JSON.parse(headers), readFileSync(body, "utf8")).type);`,
    receives: ["node"],
  },
  {
    client: "Python",
    needs: [
      "sh",
      "-c",
      "java -version && jq --version && /usr/bin/python3 -c 'import urllib3, dateutil, six, certifi'",
    ],
    made: [shell("down-convert"), shell("-g python")],
    file: "client.py",
    code: program("python"),
    runs: "/usr/bin/python3 client.py",
    receiver: "receive.py",
    receive: `import sys
${verifying("python")}
print(verify(sys.argv[1], json.loads(sys.argv[2]), open(sys.argv[3], "rb").read())["type"])`,
    receives: ["/usr/bin/python3"],
  },
  {
    client: "Perl",
    needs: ["sh", "-c", "jq --version && perl -MOpenAPI::Client -e 1"],
    made: [shell("down-convert")],
    file: "client.pl",
    code: program("perl"),
    runs: "perl client.pl",
    receiver: "receive.pl",
    receive: `${verifying("perl")}
use Mojo::File 'path';
say verify($ARGV[0], decode_json($ARGV[1]), path($ARGV[2])->slurp)->{type};`,
    receives: ["perl"],
  },
];

const delivered = [];
const receiver = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  delivered.push({ headers: request.headers, body: Buffer.concat(chunks) });
  response.writeHead(204).end();
}).listen(0, "127.0.0.1");
const front = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  const answer = await api.request(request.url, { method: request.method, headers: request.headers, ...body });
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
}).listen(0, "127.0.0.1");
await Promise.all([once(receiver, "listening"), once(front, "listening")]);
const site = `http://127.0.0.1:${front.address().port}`;
const database = await testDatabase();
const api = testApi(database, { variables: { SITE_URL: site, OUTGOING_PRIVATE: "127.0.0.1" } });
await database.kysely
  .insertInto("staff")
  .values({ ...ADMIN, emailVerified: true, createdAt: new Date(), updatedAt: new Date() })
  .execute();
const staff = { staff: ADMIN };
const made = async (path, body, caller = staff) => {
  const response = await api.post(path, body, caller);
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return await response.json();
};
const { secret: key } = await made("/api/api-keys", {
  name: "x",
  scopes: ["requests:read", "requests:write"],
  days: 1,
});
const hook = await made("/api/webhooks", {
  name: "x",
  url: `http://127.0.0.1:${receiver.address().port}/`,
  events: ["request.stage-changed"],
  detail: "full",
  active: true,
});
api.services.webhooks.start();

/**
 * Runs a client on new requests.
 * @throws Error with the client's output if it did not do what the page says
 */
async function trial({ made: commands, file, code, checks, runs, receiver: script, receive, receives }, folder) {
  const here = (text) => text.replaceAll("https://www.example.com", site);
  const ran = async (command) => {
    const options = {
      cwd: folder,
      quiet: true,
      env: { ...process.env, NORDET_KEY: key, npm_config_yes: "true" },
      timeout: 10 * 60_000,
    };
    const { code: status, output } = await run("sh", ["-ec", here(command)], options);
    if (status !== 0) throw new Error(`${command}\n${output.slice(-3_000)}`);
    return output;
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  for (const command of commands) await ran(command);
  writeFileSync(join(folder, file), here(code));
  if (checks) await ran(`npm install --save-dev @types/node@24 && ${checks}`);

  const people = [];
  for (let i = 0; i < REQUESTS; i += 1) people.push(application());
  const requests = [];
  for (const person of people) requests.push({ ...person, ...(await made("/api/consultations", person, {})) });
  delivered.length = 0;
  const printed = await ran(runs);
  const read = people.filter(({ name }) => printed.includes(name)).length;
  let changed = 0;
  for (const { id } of requests) {
    const { stage } = await (await api.get(`/api/consultations/${id}`, staff)).json();
    changed += Number(stage === "contacted");
  }
  for (let tries = 0; delivered.length < REQUESTS && tries < 100; tries += 1) await sleep(100);

  writeFileSync(join(folder, script), receive);
  const verdict = (secret, { headers, body }) => {
    writeFileSync(join(folder, "body"), body);
    const { status, stdout } = spawnSync(receives[0], [script, secret, JSON.stringify(headers), "body"], {
      cwd: folder,
    });
    return status === 0 && stdout.toString().trim() === "request.stage-changed";
  };
  const verified = delivered.filter((one) => verdict(hook.secret, one)).length;
  const [{ headers, body }] = delivered;
  const old = signedHeaders(hook.secret, headers["webhook-id"], new Date(Date.now() - 600_000), body.toString());
  const forged = [
    verdict(newSigningSecret(), { headers, body }),
    verdict(hook.secret, { headers, body: Buffer.concat([body, Buffer.from(" ")]) }),
    verdict(hook.secret, { headers: old, body }),
  ].filter((isTaken) => !isTaken).length;
  if (Math.min(read, changed, verified, forged) < REQUESTS)
    throw new Error(
      `read ${read}, changed ${changed}, verified ${verified}, refused ${forged} of ${REQUESTS}\n${printed}`,
    );
  return { read, changed, "events verified": verified, "forged, refused": forged };
}

const rows = [];
let failed = 0;
let skipped = 0;
for (const each of CLIENTS) {
  const { client, needs } = each;
  if (spawnSync(needs[0], needs.slice(1)).status !== 0) {
    skipped += 1;
    rows.push({ client, read: "skipped: its tools are not installed" });
    continue;
  }
  const folder = mkdtempSync(join(tmpdir(), "nordet-client-"));
  try {
    rows.push({ client, ...(await trial(each, folder)) });
  } catch (error) {
    failed += 1;
    rows.push({ client, read: "failed" });
    console.log(`✗ ${client}: ${error.message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
await api.services.webhooks.stop();
receiver.close();
front.close();
await database.close();
console.log(`${table(rows)}\n`);
console.log(`${CLIENTS.length - failed - skipped} clients work, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);
