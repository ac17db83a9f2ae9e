import { describe, expect, it } from "vitest";
import { normalisePhone } from "./submission-schema.ts";

describe("normalisePhone", () => {
  it.each([
    ["450 555-0142", "+14505550142"],
    ["(450) 555-0142", "+14505550142"],
    ["1-450-555-0142", "+14505550142"],
    ["450.555.0142 poste 12", "+14505550142;ext=12"],
    ["+1 450 555 0142 ext. 12", "+14505550142;ext=12"],
    ["450 555-0142 x5", "+14505550142;ext=5"],
    ["450 555-0142 #7", "+14505550142;ext=7"],
    ["+33 6 12 34 56 78", "+33612345678"],
    ["011 33 6 12 34 56 78", "+33612345678"],
    ["+49 (0)30 901820", "+4930901820"],
  ])("reads %s as %s", (text, number) => {
    expect(normalisePhone(text)).toBe(number);
  });

  it.each(["555-0142", "12345678", "+1 450 555 014", "+999 12345678", "0000000000000000", "-- -- --", ""])(
    "rejects %j",
    (text) => {
      expect(normalisePhone(text)).toBeUndefined();
    },
  );
});
