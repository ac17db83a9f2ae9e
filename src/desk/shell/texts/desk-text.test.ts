import { expect, it } from "vitest";
import { desk as en } from "../../../text/en/desk/desk.ts";
import { desk as fr } from "../../../text/fr/desk/desk.ts";

it("pluralizes", () => {
  for (const text of [fr, en]) {
    expect(text.shown(1, false)).not.toMatch(/\b(demandes|requests)\b/);
    expect(text.outbox.attempts(1)).not.toMatch(/s$/);
    expect(text.outbox.attempts(2)).toMatch(/s$/);
  }
});
