import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FoundRecord } from "./holder.ts";
import type { PersonMatcher } from "./person-matcher.ts";

/** Emails written to files instead of sent (no `SMTP_URL`) that name the person. */
export async function findMailFiles(folder: string, person: PersonMatcher): Promise<FoundRecord[]> {
  const names = (await readdir(folder).catch(absent)).filter((name) => name.endsWith(".eml")).sort();
  const found: FoundRecord[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    const raw = await readFile(file, "latin1").catch(() => "");
    const { mtime } = await stat(file).catch(() => ({ mtime: new Date(0) }));
    if (!person.isMeant(mtime)) continue;
    if (!person.owns("mail-files", name, mtime) && !person.isNamedIn(readable(raw))) continue;
    found.push({ id: name, at: mtime, fields: { file: name }, contacts: { emails: [], phones: [] } });
  }
  return found;
}

export async function eraseMailFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(folder, path.basename(name)), { force: true });
}

/** An email's text with its parts decoded: base64 and quoted-printable (RFC 2045 §6). */
function readable(raw: string): string {
  const unquoted = raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const decoded = [...raw.matchAll(/(?:^[A-Za-z0-9+/=]{40,}\r?\n?)+/gm)].map(([block]) =>
    Buffer.from(block, "base64").toString("utf8"),
  );
  return [raw, Buffer.from(unquoted, "latin1").toString("utf8"), ...decoded].join("\n");
}

function absent(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
