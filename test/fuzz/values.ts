import fc from "fast-check";

/** The parts of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

export const HOSTILE_TEXTS: readonly string[] = [
  ...["", " ", "\u00a0", "\ufeff", "\u2028", "\t\r\n"],
  // Characters that PostgreSQL, UTF-8, terminals or mail headers reject or interpret.
  ...["\u0000", "a\u0000b", "\ud800", "x\udfff\ud800", "\u001b[31mred", "a\r\nBcc: x@example.com", "line\nline"],
  // Texts whose length changes when case-folded, normalized or reversed.
  ...["İstanbul", "ﬃ", "ß", "e\u0301", "\u202egnp.exe", "👩‍👩‍👧", "ﷺ", "Z\u0336\u0322\u0341", "１２３", "١٢٣"],
  // SQL, wildcards, and the syntax of both full-text searches.
  ...[
    "' or 1=1 --",
    "'; drop table consultations; --",
    "%",
    "_",
    "\\",
    '"',
    '"open',
    "a AND",
    "NEAR(",
    "a:b",
    "-",
    "^*",
  ],
  // HTML, templates, formulas, paths and URLs.
  ...["<script>alert(1)</script>", "{{7*7}}", "#{7*7}", "=1+1", "@SUM(A1)", "../../etc/passwd", "/etc/passwd"],
  ...["javascript:alert(1)", "//evil.example", "http://169.254.169.254/", "file:///etc/passwd", "[x](javascript:1)"],
  // Names of properties that every JavaScript object has, and texts that look like other types.
  ...["__proto__", "constructor", "toString", "null", "undefined", "true", "NaN", "Infinity", "1e999", "0x10", "-0"],
  // Numbers and dates at their limits and beyond.
  ...["0", "-1", "1.5", "2147483648", "9007199254740993", "9223372036854775808", "99999999999999999999999"],
  ...["2026-02-30", "0000-00-00", "9999-12-31", "+275760-09-13T00:00:00.001Z", "2026-11-22T25:61:61Z", "-1:00"],
  ...["a@b", "a@b@c.ca", `${"a".repeat(250)}@exemple.ca`, "x".repeat(300), "é".repeat(5_000), "a ".repeat(20_000)],
];

const hostileText = fc.constantFrom(...HOSTILE_TEXTS);

const numbersAtEdges = fc.constantFrom(0, -1, 1.5, -0, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308);

/** Any JSON value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 2, arbitrary: numbersAtEdges },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 1, arbitrary: fc.constantFrom([], {}, [[]], [null], { length: 1 }, { toString: 1 }, [{}]) },
  { weight: 1, arbitrary: hostileText.map((text) => [text]) },
  { weight: 1, arbitrary: hostileText.map((name) => Object.fromEntries([[name, name]])) },
  { weight: 1, arbitrary: fc.constant(60).map(nested) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** Plausible values for a schema that only says `string`. */
const PLAUSIBLE: readonly string[] = [
  ...["Zoé", "wind", "zoe@exemple.ca", "ana@exemple.ca", "450 555-0142", "2026-11-22", "2026-11-22T10:00:00.000Z"],
  ...["fr", "en", "1", "admin-1", "editor-1", "un-titre", "https://exemple.ca/x", "# Titre\n\nTexte **gras**.", ""],
];
const plausibleText = fc.constantFrom(...PLAUSIBLE);

/**
 * Generates values for a schema: valid ones, and some with one or two hostile or out-of-bounds parts.
 * @param named schemas by name, for `$ref`
 */
export function valuesOf(schema: Schema, named: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const right = rightValues(schema, named);
  const changes = fc.array(fc.tuple(fc.nat(), hostileOr(edgeValues(schema, named))), { minLength: 1, maxLength: 2 });
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 4, arbitrary: fc.tuple(right, changes).map(([value, made]) => made.reduce(withChange, value)) },
  );
}

const hostileOr = (other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 4, arbitrary: hostileValue }, { weight: 1, arbitrary: other });

/** Removes, replaces or adds the part of a value that `place` selects. */
function withChange(value: unknown, [place, other]: [number, unknown]): unknown {
  if (typeof value !== "object" || value === null) return other;
  const names = Object.keys(value);
  const name = names[place % (names.length + 1)];
  if (name === undefined)
    return Array.isArray(value) ? [...value, other] : { ...value, [String(JSON.stringify(other)).slice(0, 80)]: 1 };
  const next = Math.floor(place / (names.length + 1));
  if (next % 5 === 0) return withoutPart(value, name);
  const part: unknown = Reflect.get(value, name);
  const changed = typeof part === "object" && part !== null && next % 2 === 0 ? withChange(part, [next, other]) : other;
  const parts = Object.entries(value).map(([own, old]) => [own, own === name ? changed : old] as const);
  return Array.isArray(value) ? parts.map(([, one]) => one) : Object.fromEntries(parts);
}

function withoutPart(value: object, name: string): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => String(index) !== name);
  return Object.fromEntries(Object.entries(value).filter(([own]) => own !== name));
}

export function rightValues(schema: Schema, named: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  if (schema.$ref) return rightValues(named[schema.$ref.split("/").at(-1)!] ?? {}, named);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => rightValues(one, named)));
  if (schema.type === "object") return objects(schema, named);
  if (schema.type === "array") {
    const { minItems = 0, maxItems = 3 } = schema;
    const length = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) };
    return fc.array(rightValues(schema.items ?? {}, named), length);
  }
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "integer" || schema.type === "number") return numbers(schema);
  if (schema.type === "string") return texts(schema);
  return hostileValue;
}

/** Generates values at, and just beyond, the limits of a schema or of its properties. */
function edgeValues(schema: Schema, named: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const known = schema.$ref ? (named[schema.$ref.split("/").at(-1)!] ?? {}) : schema;
  const edges = Object.values(known.properties ?? { itself: known }).flatMap(edgesOf);
  return edges.length === 0 ? hostileValue : fc.constantFrom(...edges);
}

function edgesOf({ minLength, maxLength, minimum, maximum, maxItems }: Schema): unknown[] {
  const lengths = [minLength, maxLength].flatMap((length) => (length === undefined ? [] : [length, length + 1]));
  const bounds = [minimum, maximum].flatMap((bound) => (bound === undefined ? [] : [bound - 1, bound, bound + 1]));
  const long = lengths.flatMap((length) => ["a".repeat(length), "é".repeat(length), "😀".repeat(length)]);
  return [...long, ...bounds, ...(maxItems === undefined ? [] : [Array(maxItems + 1).fill(1)])];
}

/** Generates integers at most five above the minimum, because small numbers are ids of existing records. */
function numbers({ minimum = 0, maximum = 2 ** 31 - 1 }: Schema): fc.Arbitrary<number> {
  return fc.integer({ min: Math.ceil(minimum), max: Math.min(Math.floor(maximum), Math.ceil(minimum) + 5) });
}

function texts({ pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (pattern === undefined) return plausibleText.filter(fits);
  const known = PLAUSIBLE.filter((text) => fits(text) && new RegExp(pattern, "u").test(text));
  if (known.length > 0) return fc.constantFrom(...known);
  return fc.stringMatching(new RegExp(pattern, "u"));
}

function objects({ properties = {}, required = [] }: Schema, named: Readonly<Record<string, Schema>>) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, rightValues(one, named)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}
