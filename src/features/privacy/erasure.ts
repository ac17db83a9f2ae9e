import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { companyDay } from "../../lib/company/company-day.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { StartFailure } from "../../lib/start-failure.ts";
import { mailboxOf } from "../../lib/text/mailbox.ts";
import { type PersonMatcher, personMatcher, withoutExtension } from "./holders/holder.ts";
import { countsOf, eraseAll, findAll, findEverything, idsOf, totalOf } from "./holders/holders.ts";
import { eraseMailFiles, findMailFiles } from "./holders/mails.ts";
import type { Certificate, PersonKeys } from "./model.ts";
import type { PrivacyParts } from "./parts.ts";
import { mailOutcome } from "./requests.ts";
import {
  allErasures,
  closeRequest,
  type Erasure,
  findErasure,
  findRequest,
  holdErasures,
  insertErasure,
} from "./store.ts";

/** Keyed digests that identify erased people. */
type Digests = ReturnType<typeof createDigests>;

/**
 * Creates the digests.
 * @param secret `AUTH_SECRET`; digests made with another secret are not recognized
 */
function createDigests(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "nordet", "erased people", 32));
  const digest = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  return {
    /** Identifies the secret used. */
    keyId: digest("key").slice(0, 10),
    ofEmail: (address: string) => digest(`mail:${mailboxOf(address)}`),
    ofPhone: (phone: string) => digest(`phone:${withoutExtension(phone)}`),
  };
}

function matcherOfErased(erasure: Erasure, digests: Digests): PersonMatcher {
  const keys = new Set(erasure.keyId === digests.keyId ? erasure.keys : []);
  return personMatcher({
    emails: [],
    isEmail: (address) => keys.has(digests.ofEmail(address)),
    isPhone: (phone) => keys.has(digests.ofPhone(phone)),
    isName: () => false,
    isRecord: (holder, id) => erasure.records[holder]?.includes(id) ?? false,
    until: erasure.at,
  });
}

export function certificateOf({ id, at, requestId, keys, records }: Erasure): Certificate {
  return { id, at: at.toISOString(), requestId, counts: countsOf(records), keys };
}

/** Random bytes in a certificate number, enough to be unique within a day. */
const NUMBER_BYTES = 5;

/**
 * Erases everything held about a person in one transaction, then the email files. Keeps an anonymous certificate, and
 * records the erasure outside the database too. If the person requested it, a confirmation is emailed, and deleted once
 * sent.
 * @throws AppError `conflict` if the number of records differs from what the desk showed, or the request is not open;
 * `not-found` if nothing is held and there is no request; `invalid` without keys
 */
export async function erasePerson(
  parts: PrivacyParts,
  { keys, requestId, expected }: { keys: PersonKeys; requestId: number | null; expected: number },
  actor: string,
): Promise<Certificate> {
  const { database, clock, facts, outbox, mailFolder } = parts;
  const at = clock();
  const id = `${companyDay(at)}-${randomBytes(NUMBER_BYTES).toString("hex").toUpperCase()}`;
  const digests = createDigests(parts.secret);
  const erasure = await facts.transaction(async (db) => {
    await holdErasures(db, database.dialect);
    const request = requestId === null ? undefined : await findRequest(db, requestId);
    if (requestId !== null && request?.state !== "open") {
      throw new AppError("conflict", "The request was answered already");
    }
    const records = idsOf(await findEverything(mailFolder, db, keys));
    if (totalOf(records) !== expected) throw new AppError("conflict", "There is more or less than was shown");
    if (expected === 0 && requestId === null) throw new AppError("not-found", "Nothing is held");
    await facts.record(db, { kind: "privacy.erase", at, actor, subject: id, detail: countsOf(records), records });
    await eraseAll(db, records);
    const made: Erasure = {
      id,
      at,
      by: actor,
      requestId,
      keyId: digests.keyId,
      keys: [...keys.emails.map(digests.ofEmail), ...keys.phones.map(digests.ofPhone)],
      records,
      files: records["mail-files"]?.length ?? 0,
    };
    await insertErasure(db, made);
    if (request) {
      await closeRequest(db, request.id, { state: "answered", answeredAt: at, answeredBy: actor, note: null });
      await mailOutcome(parts, db, request, "erased", id);
    }
    return made;
  });
  await eraseMailFiles(mailFolder, erasure.records["mail-files"] ?? []);
  await database.flushed();
  await addToErasedList(parts.dataFolder, [erasure]);
  // The erasure is done even if this fails.
  await database.scrub().catch(parts.onScrubFailed);
  const { chat = [], consultations = [] } = erasure.records;
  await parts.onErased({ chats: chat.map(Number), requests: consultations.map(Number) });
  outbox.wake();
  return certificateOf(erasure);
}

/**
 * Repeats erasures undone by restoring an older backup, and adds those recorded only in the database to the list
 * outside it. Runs at startup, before any HTTP request is served.
 */
export async function eraseAgain(parts: PrivacyParts): Promise<void> {
  const { database, dataFolder } = parts;
  const digests = createDigests(parts.secret);
  const [listed, stored] = await Promise.all([readErasedList(dataFolder), allErasures(database.kysely)]);
  const isIn = (erasures: readonly Erasure[]) => {
    const ids = new Set(erasures.map(({ id }) => id));
    return ({ id }: Erasure) => ids.has(id);
  };
  const isStored = isIn(stored);
  const isListed = isIn(listed);
  const undone = [...new Map(listed.map((erasure) => [erasure.id, erasure])).values()].filter((one) => !isStored(one));
  for (const erasure of undone) await eraseOnceMore(parts, digests, erasure);
  await addToErasedList(
    dataFolder,
    stored.filter((one) => !isListed(one)),
  );
  if (undone.length === 0) return;
  await database.flushed();
  await database.scrub().catch(parts.onScrubFailed);
}

async function eraseOnceMore(parts: PrivacyParts, digests: Digests, erasure: Erasure): Promise<void> {
  const { database, clock, facts, mailFolder } = parts;
  const person = matcherOfErased(erasure, digests);
  const files = await findMailFiles(mailFolder, person);
  const records = await facts.transaction(async (db) => {
    await holdErasures(db, database.dialect);
    // Another process may have repeated the erasure first.
    if (await findErasure(db, erasure.id)) return {};
    const again = idsOf(await findAll(db, person));
    await facts.record(db, {
      kind: "privacy.erase-again",
      at: clock(),
      actor: "system",
      subject: erasure.id,
      detail: countsOf(again),
      records: again,
    });
    await eraseAll(db, again);
    await insertErasure(db, { ...erasure, requestId: null });
    return again;
  });
  await eraseMailFiles(
    mailFolder,
    files.map(({ id }) => id),
  );
  const knowsKeys = erasure.keyId === digests.keyId;
  parts.onErasedAgain({ id: erasure.id, records: totalOf(records), knowsKeys });
}

/** File in `DATA_DIR`, outside the database, so that it survives restoring an older backup. */
const ERASED_FILE = "erased.jsonl";

const lineSchema = z.object({
  id: z.string(),
  at: z.iso.datetime().transform((moment) => new Date(moment)),
  by: z.string(),
  requestId: z.number().nullable(),
  keyId: z.string(),
  keys: z.array(z.string()),
  records: z.record(z.string(), z.array(z.string())),
  files: z.number(),
});

/** Whether a power cut left only part of a line. The erasure is added again from the database. */
function isTorn(line: string): boolean {
  const count = (sign: string) => line.split(sign).length;
  return line.startsWith("{") && count("{") > count("}");
}

/**
 * Reads the anonymous list of erasures kept outside the database, one line of JSON per erasure.
 * @throws StartFailure if a line is damaged, because restoring a backup would bring back that person's data
 */
async function readErasedList(folder: string): Promise<Erasure[]> {
  const file = path.join(folder, ERASED_FILE);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").flatMap((line, index) => {
    const written = line.replace(/\0+$/, "");
    if (written === "" || isTorn(written)) return [];
    try {
      return [lineSchema.parse(JSON.parse(written)) as Erasure];
    } catch (error) {
      throw new StartFailure(
        `The list of erasures is damaged: ${file}, line ${index + 1}.\n` +
          "Put the copy from the last backup in its place, or delete that line: without it, a backup that is put back " +
          "would bring that person back.",
        error,
      );
    }
  });
}

/** Appends lines and flushes them to disk. */
async function addToErasedList(folder: string, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(path.join(folder, ERASED_FILE), "a", 0o600);
  try {
    await handle.appendFile(erasures.map((erasure) => `\n${JSON.stringify(erasure)}\n`).join(""));
    await handle.sync();
  } finally {
    await handle.close();
  }
}
