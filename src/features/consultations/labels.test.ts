import { describe, expect, it } from "vitest";
import { consultationForm as en } from "../../text/en/site/consultation-form.ts";
import { consultationForm as fr } from "../../text/fr/site/consultation-form.ts";
import { errorText } from "./error-text.ts";
import { applicationSchema, OPTIONS, type SelectField, STEPS } from "./model.ts";

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

  it("shows a server's sentence unchanged, and a key of Object.prototype as itself", () => {
    expect(errorText(text, "email", "Adresse refusée.")).toBe("Adresse refusée.");
    expect(errorText(text, "constructor", "toString")).toBe("toString");
  });

  it("counts in the singular and the plural", () => {
    for (const count of [text.summary, text.charactersLeft, text.charactersOver]) {
      expect(count(1)).not.toBe(count(3).replace("3", "1"));
    }
  });
});
