import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StartFailure } from "../../lib/start-failure.ts";
import { authSecret } from "./auth-secret.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-secret-"));
  file = path.join(folder, "auth-secret");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secret = (AUTH_SECRET?: string) => authSecret({ DATA_DIR: folder, AUTH_SECRET });

it("is created once, long enough, readable by this user only, with no other file left behind", () => {
  const made = secret();
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(secret()).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["auth-secret"]);
});

it("may be supplied by the operator, with an editor's line break or byte order mark", () => {
  const own = "une phrase assez longue, écrite à la main";
  for (const written of [own, `${own}\n`, `\ufeff${own}\r\n`]) {
    writeFileSync(file, written);
    expect(secret()).toBe(own);
  }
});

it.each([
  ["empty", "", "is empty"],
  ["of a line break alone", "\n", "is empty"],
  ["too short", `${"a".repeat(31)}\n`, "has 31 characters, and needs at least 32"],
  ["the zeros that a power cut leaves", "\0".repeat(44), "is not one line of text"],
  ["of two lines", `${"a".repeat(32)}\n${"b".repeat(32)}\n`, "is not one line of text"],
  ["of bytes that are no text", Buffer.alloc(64, 0xfe), "is not one line of text"],
])("is refused when the file is %s, and left as it is", (_, content, says) => {
  writeFileSync(file, content);
  expect(() => secret()).toThrow(StartFailure);
  expect(() => secret()).toThrow(`${file} ${says}`);
  expect(readFileSync(file)).toEqual(Buffer.from(content));
  expect(secret("c".repeat(32)), "one that is configured needs no file").toBe("c".repeat(32));
});

it("is refused when a folder is in its place", () => {
  mkdirSync(file);
  expect(() => secret()).toThrow(StartFailure);
  expect(() => secret()).toThrow(`${file} cannot be read`);
});
