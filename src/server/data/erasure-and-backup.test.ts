import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { application } from "../../../test/applications.ts";
import { addChat } from "../../../test/chats.ts";
import { parseSubmission } from "../../features/consultations/send-request.ts";
import { erasePerson } from "../../features/privacy/erasure.ts";
import { lookAtPerson } from "../../features/privacy/person.ts";
import { listErasures } from "../../features/privacy/store.ts";
import { readEnv } from "../env.ts";
import type { Services } from "../services.ts";
import { openServices } from "./open-services.ts";

/** Unique words that the test searches for in the bytes of every file. */
const ZOE = "zoequidisparait@exemple.ca";
const SAID = "motquedisparait";
const keys = { emails: [ZOE], phones: [], names: [] };

let folder: string;
let services: Services;
let logged: string[];

beforeEach(async () => {
  logged = [];
  folder = mkdtempSync(path.join(tmpdir(), "nordet-erasure-"));
  services = await open();
});
afterEach(async () => {
  await services.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = () =>
  openServices(
    readEnv({ DATA_DIR: folder, SITE_URL: "https://nordet.test", AUTH_SECRET: "a secret of thirty-two characters" }),
    pino({ level: "warn" }, { write: (line) => void logged.push(line) }),
    { purge: async () => undefined },
  );
const database = () => path.join(folder, "nordet.sqlite");

/** Returns the files in the data folder whose raw bytes contain a word. */
function filesWith(word: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => {
    try {
      return readFileSync(path.join(folder, name), "latin1").toLowerCase().includes(word);
    } catch {
      return false;
    }
  });
}

async function writeToUs(): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    const email = i % 20 === 7 ? ZOE : `autre.${i}@exemple.ca`;
    const said = i % 20 === 7 ? `${SAID} `.repeat(60) : "Bonjour";
    const submission = parseSubmission(application({ email, additionalInfo: said, elapsedSeconds: 60 }));
    await services.consultations.send(submission, {
      language: "fr",
      address: "192.0.2.1",
      isPlainForm: false,
      isUnusual: false,
      mailsWait: 0,
    });
  }
  const said = [{ sender: "user" as const, content: `${ZOE} ${SAID} ${"x".repeat(6000)}` }];
  await addChat(services.database, { lead: { email: ZOE }, said });
}

it("leaves nothing of the person in the bytes of the database, its log and the emails, even after an older copy is restored", async () => {
  await writeToUs();
  await services.database.scrub();
  expect(filesWith(ZOE)).toEqual(["nordet.sqlite"]);
  const backup = path.join(folder, "..", `${path.basename(folder)}.backup`);
  copyFileSync(database(), backup);
  try {
    const { total } = await lookAtPerson(services.privacy, keys);
    await erasePerson(services.privacy, { keys, requestId: null, expected: total }, "admin-1");
    expect(filesWith(ZOE)).toEqual([]);
    expect(filesWith(SAID)).toEqual([]);

    await services.close();
    for (const ending of ["-wal", "-shm"]) rmSync(database() + ending, { force: true });
    copyFileSync(backup, database());
    expect(filesWith(ZOE)).toEqual(["nordet.sqlite"]);
    services = await open();
    expect((await lookAtPerson(services.privacy, keys)).total).toBe(0);
    expect(
      (await listErasures(services.database.kysely, 10)).map(({ records }) => records.consultations?.length),
    ).toEqual([3]);
    expect(filesWith(ZOE)).toEqual([]);
    expect(filesWith(SAID)).toEqual([]);
    expect((await lookAtPerson(services.privacy, { ...keys, emails: ["autre.3@exemple.ca"] })).total).toBeGreaterThan(
      0,
    );
  } finally {
    rmSync(backup, { force: true });
  }
});

it("completes an erasure while another process reads the database, and logs that the data is not yet overwritten", async () => {
  await writeToUs();
  await services.database.scrub();
  const { total } = await lookAtPerson(services.privacy, keys);
  const reader = new DatabaseSync(database());
  try {
    reader.exec("begin; select 1 from consultations");
    expect(logged).toEqual([]);
    await erasePerson(services.privacy, { keys, requestId: null, expected: total }, "admin-1");
    expect(logged).toEqual([expect.stringContaining("erased data remains")]);
    expect(filesWith(SAID)).not.toEqual([]);
  } finally {
    reader.close();
  }
  await services.database.scrub();
  expect(filesWith(SAID)).toEqual([]);
});
