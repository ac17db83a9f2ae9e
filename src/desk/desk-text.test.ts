import { expect, it } from "vitest";
import { desk as en } from "../text/en/desk.ts";
import { desk as fr } from "../text/fr/desk.ts";

/** Every sentence of the texts; functions are given something to say. */
function sentences(node: unknown): string[] {
  if (typeof node === "string") return [node];
  if (typeof node === "function") return [String(node(30, 30))];
  return Object.values(node as Record<string, unknown>).flatMap(sentences);
}

it("follows the typography of the OQLF in French", () => {
  for (const sentence of sentences(fr)) {
    expect(sentence).not.toMatch(/[\s\u00a0][;!?]/);
    expect(sentence).not.toMatch(/[^\u00a0]:(?!\/)|« | »/);
    expect(sentence).not.toMatch(/\d [%$h]|\w'\w/);
  }
});

it("uses typographic apostrophes in English", () => {
  expect(sentences(en).join("\n")).not.toMatch(/\w'\w/);
});

it("says one and many", () => {
  for (const text of [fr, en]) {
    expect(text.shown(1, false)).not.toMatch(/\b(demandes|requests)\b/);
    expect(text.outbox.attempts(1)).not.toMatch(/s$/);
    expect(text.outbox.attempts(2)).toMatch(/s$/);
  }
});
