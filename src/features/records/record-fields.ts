import * as z from "zod/mini";
import { isDay } from "../../lib/company/company-day.ts";
import { MAX_VERSION, wholeNumber } from "../../lib/http/input-fields.ts";
import { LANGUAGES, type Language } from "../../lib/language.ts";
import { cleanText, VISIBLE } from "../../lib/text/clean-text.ts";
import { curlApostrophes, typeset } from "../../lib/text/typography.ts";

/**
 * The fields of records kept by staff, declared once: schemas, columns, routes, CSV, list and form derive from them.
 * Errors are keys in `text/{fr,en}/problems.ts`.
 */

/** A field's schema, and its control in the desk's form. */
export interface RecordField<Value = unknown> {
  schema: z.ZodMiniType<Value, unknown>;
  control: "line" | "text" | "email" | "url" | "day" | "count" | "flag" | "choice" | "both" | "list" | "image";
  /** Maximum length of a text in UTF-16 code units, or of a list in items. */
  max?: number;
  isOptional?: true;
  options?: readonly string[];
  /** Purpose of an image, as in the upload's `use` parameter. */
  use?: string;
  /** The field per language, for a text in both languages. */
  each?: RecordField<string>;
  /** The fields of a list's item. */
  fields?: RecordFields;
  rules?: ItemRules;
}
/** Conditions for publishing a list's items. */
export interface ItemRules {
  /** Whether an item is hidden and so need not be complete. */
  isOut?: (item: never) => boolean;
  /**
   * Returns errors by name of the incomplete or invalid field.
   * @param today Montréal day, `2026-11-20`
   */
  faults?: (item: never, today: string) => Readonly<Record<string, string>>;
}
/** A text in both languages; either may be empty in a draft. */
export type BothLanguages = Record<Language, string>;
export type RecordFields = Readonly<Record<string, RecordField>>;

export type RecordValues<Fields extends RecordFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends RecordField<infer Value> ? Value : never;
};
export type RecordOf<Fields extends RecordFields> = { id: number } & RecordValues<Fields> & { version: number };

const written = (max: number, keepLineEnds: boolean) =>
  z.pipe(
    z.pipe(
      z.string("required"),
      z.transform((value: string) => cleanText(value.toWellFormed(), keepLineEnds)),
    ),
    z.string().check(z.minLength(1, "required"), z.regex(VISIBLE, "required"), z.maxLength(max, "tooLong")),
  );

export const line = (max: number, control: "line" | "email" | "url" = "line"): RecordField<string> => ({
  schema: written(max, false),
  control,
  max,
});
/** Keeps a text in one form, however it was typed. */
export const kept = (field: RecordField<string>, toForm: (value: string) => string): RecordField<string> => ({
  ...field,
  schema: z.pipe(field.schema, z.pipe(z.transform(toForm), z.string())),
});
/** Declares a name or a street address, which is the same in both languages. */
export const named = (max: number): RecordField<string> => kept(line(max), curlApostrophes);
/** Declares a multi-line text. */
export const text = (max: number): RecordField<string> => ({ schema: written(max, true), control: "text", max });
/** Declares a day, `YYYY-MM-DD`. */
export const day = (): RecordField<string> => ({
  schema: z
    .string("required")
    .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, "dayInvalid"), z.refine(isDay, "dayInvalid")),
  control: "day",
});
export const count = (least = 0, most = 1e9, error = "countInvalid"): RecordField<number> => ({
  schema: z.int(error).check(z.minimum(least, error), z.maximum(most, error)),
  control: "count",
});
export const choice = <const Option extends string>(options: readonly Option[]): RecordField<Option> => ({
  schema: z.enum(options, "required"),
  control: "choice",
  options,
});
/** Declares a text in both languages, side by side. A draft may lack either, which {@link faultsOf} reports. */
export function both(each: RecordField<string>): RecordField<BothLanguages> {
  const { max = 0, control } = each;
  const inLanguage = (language: Language) =>
    z.pipe(
      z.pipe(
        z.string("required"),
        z.transform((value: string) => typeset(cleanText(value.toWellFormed(), control === "text"), language)),
      ),
      z.string().check(z.maxLength(max, "tooLong")),
    );
  const schema = z.strictObject({ fr: inLanguage("fr"), en: inLanguage("en") });
  return { schema, control: "both", each };
}
/** Declares an ordered list of items with several fields. */
export const list = <Fields extends RecordFields>(
  fields: Fields,
  max: number,
  rules: {
    isOut?: (item: RecordValues<Fields>) => boolean;
    faults?: (item: RecordValues<Fields>, today: string) => Readonly<Record<string, string>>;
  } = {},
): RecordField<RecordValues<Fields>[]> => {
  // Default to `null`, because stored values may predate the field.
  const shape = Object.entries(fields).map(([name, { schema, control, isOptional }]) => [
    name,
    isOptional && control !== "both" ? z._default(schema, null) : schema,
  ]);
  const item = z.strictObject(Object.fromEntries(shape));
  const schema = z._default(z.array(item).check(z.maxLength(max, "tooManyItems")), []);
  return { schema: schema as never, control: "list", max, fields, rules };
};
export const flag = (): RecordField<boolean> => ({ schema: z.boolean("required"), control: "flag" });
/** Maximum length of an image's `data:` URL (a cleaned logo or a small photograph), in characters. */
const MAX_IMAGE = 200_000;
/** Declares an image: a `data:` URL from an upload, stored with its record in drafts, versions and exported files. */
export const image = (use: string): RecordField<string | null> => ({
  schema: z.nullable(
    z
      .string("required")
      .check(
        z.maxLength(MAX_IMAGE, "imageKind"),
        z.regex(/^data:image\/(?:svg\+xml|webp);base64,[A-Za-z0-9+/]+={0,2}$/, "imageKind"),
      ),
  ),
  control: "image",
  use,
  isOptional: true,
});
/** Adds a condition to a text. */
export const where = (
  field: RecordField<string>,
  isTrue: (value: string) => boolean,
  error: string,
): RecordField<string> => ({
  ...field,
  schema: z.pipe(field.schema, z.string().check(z.refine(isTrue, error))),
});
/** Declares a text in both languages, or in neither. */
export const bothOrNone = (each: RecordField<string>): RecordField<BothLanguages> => ({
  ...both(each),
  isOptional: true,
});
/** Makes a field optional: if left empty, its value is `null`. */
export const optional = <Value>(field: RecordField<Value>): RecordField<Value | null> => ({
  ...field,
  schema: z.nullable(field.schema),
  isOptional: true,
});

/**
 * Returns the errors that prevent publishing, by field path: `questions.0.answer.en`. A text requires both languages,
 * or neither if it is optional.
 * @param today Montréal day, `2026-11-20`
 */
export function faultsOf(
  fields: RecordFields,
  values: Readonly<Record<string, unknown>>,
  today: string,
  before = "",
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.control === "both") {
      const texts = value as BothLanguages;
      const missing = LANGUAGES.filter((language) => texts[language] === "");
      if (field.isOptional && missing.length === LANGUAGES.length) continue;
      for (const language of missing) faults[`${before}${name}.${language}`] = MISSING[language];
    }
    for (const [index, item] of field.control === "list" ? (value as Record<string, unknown>[]).entries() : []) {
      if (field.rules?.isOut?.(item as never)) continue;
      const at = `${before}${name}.${index}.`;
      Object.assign(faults, faultsOf(field.fields!, item, today, at));
      for (const [of, fault] of Object.entries(field.rules?.faults?.(item as never, today) ?? {}))
        faults[at + of] = fault;
    }
  }
  return faults;
}
const MISSING = { fr: "frenchTextMissing", en: "englishTextMissing" } as const;

/** The version a change is based on; the change writes the next one. */
export const version = wholeNumber(1, MAX_VERSION, "filterInvalid");

export interface RecordSchemas<Fields extends RecordFields, Answer extends RecordOf<Fields>> {
  added: z.ZodMiniType<RecordValues<Fields>, RecordValues<Fields>>;
  changed: z.ZodMiniType<RecordValues<Fields> & { version: number }, RecordValues<Fields> & { version: number }>;
  record: z.ZodMiniType<Answer>;
}

/**
 * Creates the schemas for adding, changing and returning records with these fields.
 * @param more response fields besides the declared ones
 */
export function recordSchemas<Fields extends RecordFields, More extends z.core.$ZodShape = Record<never, never>>(
  fields: Fields,
  more?: More,
): RecordSchemas<Fields, RecordOf<Fields> & z.output<z.ZodMiniObject<More>>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  const schemas = {
    added: z.strictObject(shape),
    changed: z.strictObject({ ...shape, version }),
    record: z.strictObject({ id: z.int(), ...shape, version: z.int(), ...more }),
  };
  return schemas as unknown as RecordSchemas<Fields, RecordOf<Fields> & z.output<z.ZodMiniObject<More>>>;
}
