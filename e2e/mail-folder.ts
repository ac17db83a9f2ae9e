import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The `.eml` files that the server under test writes instead of sending (DESIGN §5). */
const FOLDER = join(process.env["E2E_DATA_DIR"] ?? "", "mail");

/** How long the outbox worker may take, in ms. */
const PATIENCE = 15_000;

async function emlFiles(): Promise<string[]> {
  try {
    return (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith(".eml"));
  } catch {
    return [];
  }
}

/** A mail appears whole, and does not change: each is read once in this process. */
const parsed = new Map<string, Promise<Email>>();

function readMail(name: string): Promise<Email> {
  let mail = parsed.get(name);
  if (!mail) {
    mail = readFile(join(FOLDER, name)).then((raw) => PostalMime.parse(raw));
    parsed.set(name, mail);
  }
  return mail;
}

/** @returns every mail written to an address so far, oldest first */
export async function mailsTo(address: string): Promise<Email[]> {
  const mails = await Promise.all((await emlFiles()).map(readMail));
  return mails
    .filter(({ to }) => to?.some((recipient) => recipient.address?.toLowerCase() === address.toLowerCase()))
    .sort((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
}

/**
 * Waits for a mail to an address.
 * @param matching which one, when several are written; the first that fits is returned
 * @throws Error when none has come after fifteen seconds
 */
export async function waitForMail(address: string, matching: (mail: Email) => boolean = () => true): Promise<Email> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    const found = (await mailsTo(address)).find(matching);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const others = (await mailsTo(address)).map(({ subject }) => subject);
  throw new Error(`no such mail to ${address} in ${PATIENCE} ms; there were: ${others.join(" · ") || "none"}`);
}
