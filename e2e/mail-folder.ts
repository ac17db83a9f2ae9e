import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The server's data folder, where it writes `.eml` files instead of sending (DESIGN §5). */
const DATA_DIR = process.env["E2E_DATA_DIR"] ?? "";

/** How long the outbox may take, in ms; a letter waits 13 s so that staff can undo it. */
const PATIENCE = 30_000;

async function emlFiles(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "mail");
  try {
    const names = await readdir(folder, { recursive: true });
    return names.filter((name) => name.endsWith(".eml")).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** Parsed emails by path. A file appears atomically and never changes, so each is parsed once per process. */
const parsed = new Map<string, Promise<Email>>();

function readMail(path: string): Promise<Email> {
  let mail = parsed.get(path);
  if (!mail) {
    mail = readFile(path).then((raw) => PostalMime.parse(raw));
    parsed.set(path, mail);
  }
  return mail;
}

/** Returns all emails sent to an email address so far, oldest first. */
export async function mailsTo(address: string, dataDir = DATA_DIR): Promise<Email[]> {
  const mails = await Promise.all((await emlFiles(dataDir)).map(readMail));
  return mails
    .filter(({ to }) => to?.some((recipient) => recipient.address?.toLowerCase() === address.toLowerCase()))
    .sort((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
}

/**
 * Waits for an email to an email address.
 * @param matching accepts the wanted email; the first match is returned
 * @throws Error if none has arrived after thirty seconds
 */
export async function waitForMail(
  address: string,
  matching: (mail: Email) => boolean = () => true,
  dataDir = DATA_DIR,
): Promise<Email> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    const found = (await mailsTo(address, dataDir)).find(matching);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const others = (await mailsTo(address, dataDir)).map(({ subject }) => subject);
  throw new Error(`no such mail to ${address} in ${PATIENCE} ms; there were: ${others.join(" · ") || "none"}`);
}
