import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const TOOLCHAIN = pathToFileURL(join(import.meta.dirname, "toolchain.mjs")).href;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nordet-dot-env-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the environment that one of our programs reads in the test's folder. */
function readThere() {
  const program = `import { readDotEnv } from ${JSON.stringify(TOOLCHAIN)};
    readDotEnv(); const { DATA_DIR, MAIL_FROM, HOST } = process.env;
    console.log(JSON.stringify({ DATA_DIR, MAIL_FROM, HOST }));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: "from the environment" },
    encoding: "utf8",
  });
  return { status, found: stdout && JSON.parse(stdout), said: stderr };
}

describe(".env", () => {
  const text = 'DATA_DIR=/srv/data\nMAIL_FROM="Équipe <a@b.ca>"\nHOST=from the file\n';
  const found = { DATA_DIR: "/srv/data", MAIL_FROM: "Équipe <a@b.ca>", HOST: "from the environment" };

  it.each([
    ["as it should be", text],
    ["with a byte order mark", `\ufeff${text}`],
    ["with the line ends of Windows", text.replaceAll("\n", "\r\n")],
    ["with both", `\ufeff${text.replaceAll("\n", "\r\n")}`],
  ])("%s is read from its first line on, and variables already set stay", (_, written) => {
    writeFileSync(join(folder, ".env"), written);
    expect(readThere()).toMatchObject({ status: 0, found });
  });

  it("may be missing", () => {
    expect(readThere()).toMatchObject({ status: 0, found: { HOST: "from the environment" } });
  });

  it.each([
    ["of UTF-16", () => writeFileSync(join(folder, ".env"), `\ufeff${text}`, "utf16le")],
    ["of UTF-16 without a mark", () => writeFileSync(join(folder, ".env"), text, "utf16le")],
    ["of Latin-1", () => writeFileSync(join(folder, ".env"), text, "latin1")],
    ["that is a folder", () => mkdirSync(join(folder, ".env"))],
  ])("%s is rejected with a message, before half of it takes effect", (_, write) => {
    write();
    const { status, said } = readThere();
    expect(status).toBe(1);
    expect(said).toMatch(/^\n\.env cannot be read: .+\n\n$/);
  });
});
