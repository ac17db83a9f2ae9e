import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText } from "../../lib/text/clean-text.ts";
import { HONEYPOT_FIELD } from "./form-constants.ts";
import { applicationSchema, type NoQuestion, OPTIONS, STEPS, schemaOf, storedSchemaOf } from "./model.ts";
import { submissionSchema } from "./submission-schema.ts";

const valid = {
  name: "Zoé Tremblay",
  email: "zoe@exemple.ca",
  company: "Tremblay inc.",
  jobTitle: "Présidente",
  ...Object.fromEntries(Object.entries(OPTIONS).map(([field, values]) => [field, values[0]])),
};

const errorsOf = (input: object) => {
  const result = applicationSchema.safeParse(input);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join("."), issue.message]));
};

describe("the names of the questions", () => {
  it("differ from the extra fields, enforced by the compiler", () => {
    // @ts-expect-error: an answer to such a question would be taken for spam.
    const clash: NoQuestion<"email" | typeof HONEYPOT_FIELD> = { [HONEYPOT_FIELD]: submissionSchema };
    expect(Object.keys(clash)).toEqual([HONEYPOT_FIELD]);
    // While the likeliest next names are still available.
    const apart: NoQuestion<"email" | "website"> = { [HONEYPOT_FIELD]: submissionSchema };
    expect(Object.keys(apart)).toEqual([HONEYPOT_FIELD]);
    expect(Object.keys(submissionSchema.shape)).not.toContain("website");
  });
});

describe("applicationSchema", () => {
  it("accepts the payload of SPEC §3 without its optional fields", () => {
    expect(errorsOf(valid)).toEqual({});
  });

  it("lists every required field when nothing is sent", () => {
    const required = STEPS.flat().filter((field) => field !== "phone" && field !== "additionalInfo");
    expect(errorsOf({})).toEqual(Object.fromEntries(required.map((field) => [field, "required"])));
  });

  it.each(Object.keys(OPTIONS))("distinguishes a missing %s from an unknown one", (field) => {
    expect(errorsOf({ ...valid, [field]: "" })).toEqual({ [field]: "required" });
    expect(errorsOf({ ...valid, [field]: "made-up" })).toEqual({ [field]: "unknownOption" });
  });

  it.each([
    ["zoe", "emailMissingAt"],
    ["zoe@", "emailMissingDomain"],
    ["zoe@exemple", "emailMissingDomain"],
    ["zoe tremblay@exemple.ca", "emailInvalid"],
    ["zoe@exemple..ca", "emailInvalid"],
    ["zoe@exemple.ca\r\nBcc: x@y.ca", "emailInvalid"],
    ["zoe\u200b@exemple.ca", "emailInvalid"],
    ["zoe\u00ad@exemple.ca", "emailInvalid"],
    ["=?utf-8?q?a=0d=0aBcc=3ax?=@exemple.ca", "emailInvalid"],
    ["", "required"],
    [`${"a".repeat(250)}@exemple.ca`, "tooLong"],
  ])("rejects the address %j", (email, message) => {
    expect(errorsOf({ ...valid, email })).toEqual({ email: message });
  });

  it.each(["zoe+devis@exemple.ca", "o'neil@sub.example.co.uk", "zoé@éxemple.québec", " zoe@exemple.ca "])(
    "accepts the address %j",
    (email) => {
      expect(errorsOf({ ...valid, email })).toEqual({});
    },
  );

  it.each(["\u200b\u200d", "\u3164\u3164", "\u00ad \u2060", "\ufe0f", "\u{e0020}"])(
    "treats invisible text as empty: %j",
    (text) => {
      expect(errorsOf({ ...valid, name: text, company: text })).toEqual({ name: "required", company: "required" });
    },
  );

  it.each(["450-555-0142", "+1 (450) 555-0142", "450.555.0142 poste 12", "+33 1 23 45 67 89", ""])(
    "accepts the phone %j",
    (phone) => {
      expect(errorsOf({ ...valid, phone })).toEqual({});
    },
  );

  it.each(["call me", "12", "450-555-0142<script>"])("rejects the phone %j", (phone) => {
    expect(errorsOf({ ...valid, phone })).toEqual({ phone: "phoneInvalid" });
  });

  it.each([
    [{ isOptional: true }, ["word-of-mouth", "", undefined], ["word-of-mouth", null]],
    [{}, ["word-of-mouth"], ["word-of-mouth"]],
  ])("takes a choice with %j, left out or not, and stores it", (optional, given, stored) => {
    const question = { step: 1, kind: "choice", options: ["word-of-mouth", "search"], ...optional } as const;
    const answers = ["word-of-mouth", "", undefined, "radio", null];
    expect(answers.filter((answer) => schemaOf(question).safeParse(answer).success)).toEqual(given);
    expect(answers.filter((answer) => storedSchemaOf(question).safeParse(answer).success)).toEqual(stored);
  });

  it("has each field in exactly one step", () => {
    expect(STEPS.flat().sort()).toEqual(Object.keys(applicationSchema.shape).sort());
  });
});

describe("cleanText", () => {
  it("removes NUL, other control characters and bidirectional overrides", () => {
    expect(cleanText("a\u0000b\u202Ec\u2066d\u0007")).toBe("abcd");
  });

  it("keeps line ends only on request", () => {
    expect(cleanText("a\r\nb\tc")).toBe("a b c");
    expect(cleanText("a\r\nb\tc", true)).toBe("a\nb\tc");
  });

  it("is idempotent, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.boolean(), (value, keepLineEnds) => {
        const once = cleanText(value, keepLineEnds);
        expect(cleanText(once, keepLineEnds)).toBe(once);
      }),
    );
  });
});
