import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText } from "../../lib/text/clean-text.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { consultationForm as en } from "../../text/en/site/consultation-form.ts";
import { consultationForm as fr } from "../../text/fr/site/consultation-form.ts";
import { errorText } from "./error-text.ts";
import { HONEYPOT_FIELD } from "./form-constants.ts";
import {
  applicationSchema,
  type NoQuestion,
  OPTIONS,
  type SelectField,
  STEPS,
  schemaOf,
  storedSchemaOf,
} from "./model.ts";
import { searchTermsOf, searchTextOf } from "./search-text.ts";
import { normalisePhone, submissionSchema } from "./submission-schema.ts";

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
    // @ts-expect-error: an answer to such a question would count as spam.
    const clash: NoQuestion<"email" | typeof HONEYPOT_FIELD> = { [HONEYPOT_FIELD]: submissionSchema };
    expect(Object.keys(clash)).toEqual([HONEYPOT_FIELD]);
    // Names that future questions are likely to use are still available.
    const apart: NoQuestion<"email" | "website"> = { [HONEYPOT_FIELD]: submissionSchema };
    expect(Object.keys(apart)).toEqual([HONEYPOT_FIELD]);
    expect(Object.keys(submissionSchema.shape)).not.toContain("website");
  });
});

describe("applicationSchema", () => {
  it("accepts the payload from SPEC §3 without its optional fields", () => {
    expect(errorsOf(valid)).toEqual({});
  });

  it("lists every required field when nothing is sent", () => {
    const required = STEPS.flat().filter((field) => field !== "phone" && field !== "additionalInfo");
    expect(errorsOf({})).toEqual(Object.fromEntries(required.map((field) => [field, "required"])));
  });

  it.each(Object.keys(OPTIONS))("distinguishes a missing %s from an unknown option", (field) => {
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
  ])("rejects the email address %j", (email, message) => {
    expect(errorsOf({ ...valid, email })).toEqual({ email: message });
  });

  it.each(["zoe+devis@exemple.ca", "o'neil@sub.example.co.uk", "zoé@éxemple.québec", " zoe@exemple.ca "])(
    "accepts the email address %j",
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
    "accepts the phone number %j",
    (phone) => {
      expect(errorsOf({ ...valid, phone })).toEqual({});
    },
  );

  it.each(["call me", "12", "450-555-0142<script>"])("rejects the phone number %j", (phone) => {
    expect(errorsOf({ ...valid, phone })).toEqual({ phone: "phoneInvalid" });
  });

  it.each([
    [{ isOptional: true }, ["word-of-mouth", "", undefined], ["word-of-mouth", null]],
    [{}, ["word-of-mouth"], ["word-of-mouth"]],
  ])("accepts a choice with %j, answered or not, and stores it", (optional, given, stored) => {
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

  it("keeps line breaks only if asked to", () => {
    expect(cleanText("a\r\nb\tc")).toBe("a b c");
    expect(cleanText("a\r\nb\tc", true)).toBe("a\nb\tc");
  });

  it("sees neighbours where a character between them was removed", () => {
    expect(cleanText("a\t\0\tb")).toBe("a b");
    expect(cleanText("a\r\0\nb", true)).toBe("a\nb");
    expect(cleanText("e\u202E\u0301")).toBe("\u00E9");
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
  ])("parses %s as %s", (text, number) => {
    expect(normalisePhone(text)).toBe(number);
  });

  it.each(["555-0142", "12345678", "+1 450 555 014", "+999 12345678", "0000000000000000", "-- -- --", ""])(
    "rejects %j",
    (text) => {
      expect(normalisePhone(text)).toBeUndefined();
    },
  );
});

describe.each([
  ["fr", fr],
  ["en", en],
])("labels in %s", (_language, text) => {
  it("names every field of every step", () => {
    expect(Object.keys(text.fields)).toEqual(STEPS.flat());
  });

  it.each(Object.keys(OPTIONS) as SelectField[])(
    "labels every option of %s, no others, without duplicates",
    (field) => {
      const labels = text.options[field];
      expect(Object.keys(labels).sort()).toEqual([...OPTIONS[field]].sort());
      expect(new Set(Object.values(labels)).size).toBe(OPTIONS[field].length);
    },
  );

  it("has a message for every error of an empty application", () => {
    const result = applicationSchema.safeParse({});
    expect(result.error?.issues).toHaveLength(18);
    for (const issue of result.error?.issues ?? []) {
      const sentence = errorText(text, String(issue.path[0]), issue.message);
      expect(sentence).not.toBe(issue.message);
      expect(sentence).not.toBe(text.errors.required);
    }
  });

  it("shows a sentence from the server, or a key of Object.prototype, unchanged", () => {
    expect(errorText(text, "email", "Adresse refusée.")).toBe("Adresse refusée.");
    expect(errorText(text, "constructor", "toString")).toBe("toString");
  });

  it("has singular and plural forms for counts", () => {
    for (const count of [text.summary, text.charactersLeft, text.charactersOver]) {
      expect(count(1)).not.toBe(count(3).replace("3", "1"));
    }
  });
});

describe("the search", () => {
  const text = searchTextOf({
    name: "Éloïse  GAGNÉ",
    email: "Eloise@Atelier.example",
    company: "Cœur & Sœurs inc.",
    phone: "+14505550142",
    jobTitle: "Présidente",
  });

  it.each([
    "eloise gagne",
    "GAGNÉ éloïse",
    "atelier.example",
    "coeur soeurs",
    "450 555-0142",
    "(450) 555 0142",
    "5550142",
    "présidente",
    "  ",
  ])("finds the request by %j", (query) => {
    expect(searchTermsOf(query).every((term) => text.includes(term))).toBe(true);
  });

  it("never searches for a NUL, which PostgreSQL rejects", () => {
    expect(searchTermsOf("gagne\0eloise\u0007")).toEqual(["gagne", "eloise"]);
  });

  it("does not find the request by text that it does not contain", () => {
    expect(searchTermsOf("gagnon").every((term) => text.includes(term))).toBe(false);
  });

  it("folds composed and decomposed characters the same way", () => {
    expect(foldForSearch("E\u0301loi\u0308se")).toBe(foldForSearch("éloïse"));
    expect(foldForSearch("한국")).toBe("한국");
  });
});
