import { describe, expect, it } from "vitest";
import * as consentScripts from "../consent/inline-scripts.ts";
import * as chatScripts from "./inline-scripts.ts";
import * as scripts from "./inline-scripts.ts";

describe("the inline scripts", () => {
  it.each(Object.entries({ ...scripts, ...chatScripts, ...consentScripts }))(
    "%s parses, and cannot end its element early",
    (_name, script) => {
      expect(() => new Function(script)).not.toThrow();
      expect(script).not.toMatch(/<\/script|<!--/i);
    },
  );
});
