import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { builtApp } from "../../test/built-app.ts";
import { type RunningServer, start } from "./start.ts";

let folder: string;
let running: RunningServer | undefined;
const log: Record<string, unknown>[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-start-"));
  mkdirSync(path.join(folder, "client"));
  log.length = 0;
});

afterEach(async () => {
  await running?.close();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const startWith = async (variables: Record<string, string>) => {
  running = await start({
    app: builtApp(),
    clientFolder: path.join(folder, "client"),
    variables: { PORT: "0", DATA_DIR: path.join(folder, "data"), ...variables },
    log: pino({ base: undefined }, { write: (line: string) => void log.push(JSON.parse(line)) }),
  });
  return running;
};

/** A line of the list of erased people. */
const ERASURE = JSON.stringify({
  id: "0d1f",
  at: "2026-11-20T14:00:00.000Z",
  by: "admin-1",
  requestId: null,
  keyId: "key",
  keys: ["digest"],
  records: { consultations: ["1"] },
  files: 0,
});

describe("start", () => {
  it("serves pages, API and health from an empty folder, and releases everything", async () => {
    const { url, dataDir, close } = await startWith({});
    expect(dataDir).toBe(path.join(folder, "data"));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/api/consultations`)).status).toBe(401);
    const page = await fetch(url);
    expect(await page.text()).toBe("<p>page");
    const policy = page.headers.get("content-security-policy") ?? "";
    // One hash of the layout's script, one of the route's style.
    expect(policy.match(/sha256-/g)).toHaveLength(2);
    await close();
    running = undefined;
    await expect(fetch(url)).rejects.toThrow();
    expect(process.listenerCount("SIGTERM")).toBe(0);
  });

  it("says where requests are emailed if a public site has not set the address", async () => {
    const said = () => log.filter(({ staffMail }) => staffMail !== undefined).map(({ staffMail }) => staffMail);
    await startWith({});
    await running?.close();
    await startWith({ SITE_URL: "http://127.0.0.1", STAFF_MAIL: "team@boreal.example" });
    await running?.close();
    expect(said()).toEqual([]);
    await startWith({ SITE_URL: "http://127.0.0.1" });
    expect(said()).toEqual(["bonjour@nordet.example"]);
  });

  it("warns about the setting that opens every private network", async () => {
    const said = () => log.filter(({ msg }) => String(msg).includes("OUTGOING_PRIVATE"));
    await startWith({ OUTGOING_PRIVATE: "nas.lan", WEBHOOK_PRIVATE_NETWORKS: "refused" });
    await running?.close();
    expect(said()).toEqual([]);
    await startWith({ WEBHOOK_PRIVATE_NETWORKS: "allowed" });
    expect(said()).toMatchObject([{ level: 40 }]);
  });

  it("names the bad variables", async () => {
    const refused = await startWith({ PORT: "eighty", TRUST_PROXY: "-1" }).catch((error: Error) => error);
    expect(refused).toMatchObject({
      name: "StartFailure",
      message: expect.stringMatching(/PORT.*\n.*TRUST_PROXY/s),
    });
  });

  it("reports that the address is taken before it touches the data", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as { port: number };
    const refused = await startWith({ PORT: String(port) }).catch((error: Error) => error);
    expect(refused).toMatchObject({ name: "StartFailure", message: expect.stringContaining("EADDRINUSE") });
    expect(existsSync(path.join(folder, "data"))).toBe(false);
    other.close();
  });

  it("releases the address when the database cannot be opened", async () => {
    const port = await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, "127.0.0.1", () => {
        const { port } = probe.address() as { port: number };
        probe.close(() => resolve(port));
      });
    });
    const variables = { PORT: String(port), AUTH_SECRET: "x".repeat(32) };
    const unreachable = { ...variables, DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" };
    await expect(startWith(unreachable)).rejects.toThrow(/^PostgreSQL cannot be used: .*\n.*none on 127\.0\.0\.1:9/);
    await startWith(variables);
  });

  it("refuses a damaged or empty database, says what to do, and does not create a new one", async () => {
    const data = path.join(folder, "data");
    const file = path.join(data, "nordet.sqlite");
    mkdirSync(data);
    for (const [content, says] of [
      ["this is no database", "The database is damaged"],
      ["", "The database is empty"],
    ] as const) {
      writeFileSync(file, content);
      const refused = await startWith({}).catch((error: Error) => error);
      expect(refused).toMatchObject({ name: "StartFailure", message: expect.stringContaining(says) });
      expect(refused).toMatchObject({ message: expect.stringContaining("last backup") });
      expect(readFileSync(file, "utf8")).toBe(content);
    }
  });

  it.each([
    ["a folder for the database", (data: string) => mkdirSync(path.join(data, "nordet.sqlite")), "nordet.sqlite"],
    ["a folder for the secret", (data: string) => mkdirSync(path.join(data, "auth-secret")), "auth-secret"],
    ["a secret that is damaged", (data: string) => writeFileSync(path.join(data, "auth-secret"), "\0"), "auth-secret"],
    [
      "a folder for the list of the erased",
      (data: string) => mkdirSync(path.join(data, "erased.jsonl")),
      "erased.jsonl",
    ],
    ["a file for the mails", (data: string) => writeFileSync(path.join(data, "mail"), ""), "mail"],
    ["a file for the images", (data: string) => writeFileSync(path.join(data, "media"), ""), "media"],
    ["a file for the backups", (data: string) => writeFileSync(path.join(data, "backups"), ""), "backups"],
    [
      "a link to nowhere",
      (data: string) => symlinkSync("/nowhere/at/all", path.join(data, "nordet.sqlite")),
      "nordet.sqlite",
    ],
    ["a link to itself", (data: string) => symlinkSync("mail", path.join(data, "mail")), "mail"],
  ])("says what is wrong when it finds %s, and starts once it is fixed", async (_, damage, names) => {
    const data = path.join(folder, "data");
    mkdirSync(data);
    damage(data);
    const refused = await startWith({}).catch((error: Error) => error);
    expect(refused).toMatchObject({ name: "StartFailure", message: expect.stringContaining(names) });
    expect((refused as Error).message).toContain(data);
    rmSync(data, { recursive: true });
    await startWith({});
  });

  it.each([
    "no erasure",
    "{}",
    "null",
    '{"id":"x","at":"yesterday","by":"a","requestId":null,"keyId":"k","keys":[],"records":{},"files":0}',
    '{"id":"x","at":"2026-11-20T14:00:00.000Z","by":"a","requestId":null,"keyId":"k","keys":[],"records":{},"files":0,}',
  ])("refuses a damaged list of erased people (%s): a backup could bring someone back", async (line) => {
    const data = path.join(folder, "data");
    const list = path.join(data, "erased.jsonl");
    mkdirSync(data);
    writeFileSync(list, `\n${ERASURE}\n\n${line}\n`);
    const refused = await startWith({}).catch((error: Error) => error);
    expect(refused).toMatchObject({
      name: "StartFailure",
      message: expect.stringContaining(`The list of erasures is damaged: ${list}, line 4.`),
    });
    expect(readFileSync(list, "utf8")).toBe(`\n${ERASURE}\n\n${line}\n`);
    rmSync(list);
    await startWith({});
  });

  it.each([ERASURE.slice(0, 40), ERASURE.slice(0, -1), `${ERASURE.slice(0, 40)}${"\0".repeat(20)}`, "\0\0\0"])(
    "resumes after a power cut in the middle of an erasure: %j",
    async (torn) => {
      const data = path.join(folder, "data");
      mkdirSync(data);
      writeFileSync(path.join(data, "erased.jsonl"), `\n${ERASURE}\n\n${torn}`);
      await startWith({});
    },
  );

  it("reports that it cannot listen on another machine's address", async () => {
    for (const HOST of ["203.0.113.9", "[::1]"]) {
      const refused = await startWith({ HOST }).catch((error: Error) => error);
      expect(refused).toMatchObject({ name: "StartFailure", message: expect.stringContaining(`HOST ${HOST}`) });
    }
  });

  it("names the missing file that DATABASE_URL refers to", async () => {
    const DATABASE_URL = "postgres://x:y@127.0.0.1:9/none?sslrootcert=/nowhere.crt";
    const refused = await startWith({ DATABASE_URL, AUTH_SECRET: "x".repeat(32) }).catch((error: Error) => error);
    expect(refused).toMatchObject({ name: "StartFailure", message: expect.stringContaining("/nowhere.crt") });
  });

  it("says when another server holds the database, and who owns a folder that it cannot write to", async () => {
    const data = path.join(folder, "data");
    mkdirSync(data);
    const holder = new DatabaseSync(path.join(data, "nordet.sqlite"));
    holder.exec("pragma journal_mode = wal; create table t (c); begin exclusive");
    await expect(startWith({})).rejects.toThrow("Another process holds the database");
    holder.close();
    const aFile = path.join(folder, "a file");
    writeFileSync(aFile, "");
    await expect(startWith({ DATA_DIR: aFile })).rejects.toThrow("The data folder cannot be written to");
  });
});
