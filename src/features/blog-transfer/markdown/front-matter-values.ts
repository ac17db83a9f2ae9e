/** Front matter, of unknown types. */
export type FrontMatter = Record<string, unknown>;

/** Looks up front matter by any of the names programs use, ignoring case. */
export type Given = (...names: string[]) => unknown;

/** @returns the first value that is not empty */
export function givenIn(data: FrontMatter): Given {
  const lower = new Map(Object.entries(data).map(([name, value]) => [name.toLowerCase(), value]));
  return (...names) =>
    names.map((each) => lower.get(each.toLowerCase())).find((value) => value != null && value !== "");
}

/** A value as one line: list items are joined, and people become their names. */
export function line(value: unknown): string {
  if (Array.isArray(value)) return value.map(line).join(", ");
  if (typeof value === "object") return line(part(value, "name") ?? "");
  return typeof value === "string" || typeof value === "number" ? String(value).replace(/\s+/g, " ").trim() : "";
}

export const list = (...values: unknown[]): string =>
  [...new Set(values.map(line).filter((each) => each !== ""))].join(", ");

export const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");

/** A named part of a value that is an object. */
export function part(value: unknown, ...names: string[]): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return undefined;
  const parts = value as FrontMatter;
  return names.map((each) => parts[each]).find((each) => typeof each === "string");
}

/** YAML 1.1 has more words for true and false than the version parsed here. */
export const isYes = (value: unknown): boolean => /^(?:true|yes|on|1)$/i.test(String(value));
export const isNo = (value: unknown): boolean => /^(?:false|no|off|0)$/i.test(String(value));
