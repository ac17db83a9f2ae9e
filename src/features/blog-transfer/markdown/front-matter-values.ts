/** Values of front matter: nothing is known of what they are. */
export type FrontMatter = Record<string, unknown>;

/** Values of the front matter, by any of the names that programs have for them, in whatever letters they stand. */
export type Given = (...names: string[]) => unknown;

/** @returns the first value that is there and is not empty */
export function givenIn(data: FrontMatter): Given {
  const lower = new Map(Object.entries(data).map(([name, value]) => [name.toLowerCase(), value]));
  return (...names) =>
    names.map((each) => lower.get(each.toLowerCase())).find((value) => value != null && value !== "");
}

/** A value as one line; the items of a list are joined, and of people the name is told. */
export function line(value: unknown): string {
  if (Array.isArray(value)) return value.map(line).join(", ");
  if (typeof value === "object") return line(part(value, "name") ?? "");
  return typeof value === "string" || typeof value === "number" ? String(value).replace(/\s+/g, " ").trim() : "";
}

export const list = (...values: unknown[]): string =>
  [...new Set(values.map(line).filter((each) => each !== ""))].join(", ");

export const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");

/** A part of a value that programs keep under names of their own. */
export function part(value: unknown, ...names: string[]): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return undefined;
  const parts = value as FrontMatter;
  return names.map((each) => parts[each]).find((each) => typeof each === "string");
}

/** YAML 1.1 takes more words for true and false than the version that is read here. */
export const isYes = (value: unknown): boolean => /^(?:true|yes|on|1)$/i.test(String(value));
export const isNo = (value: unknown): boolean => /^(?:false|no|off|0)$/i.test(String(value));
