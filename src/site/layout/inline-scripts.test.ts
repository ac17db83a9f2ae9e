import { describe, expect, it } from "vitest";
import { SITE_SCRIPTS } from "./inline-scripts.ts";

describe("the inline scripts", () => {
  it.each(SITE_SCRIPTS.map((script) => [script]))("parses, and cannot end its element early: %s", (script) => {
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/<\/script|<!--/i);
  });
});
