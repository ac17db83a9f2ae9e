import { useCallback, useMemo } from "react";
import { searchParams } from "../../ui/api-client.ts";
import { useAddress, useSetQuery } from "../shell/use-address.ts";
import type { Filter } from "./filters.tsx";

/**
 * A list's filters. They are in the address, so that they survive a reload, can be shared and undone with the back
 * button: a screen declares its parameters, each with its parser.
 */

/** @returns `null` for invalid text */
type Reader<Value> = (text: string) => Value | null;
type Fields = Readonly<Record<string, Reader<string | number | boolean>>>;

type Changes<Declared> = Partial<Record<keyof Declared, string | number | boolean | null>>;
export type FiltersOf<Declared extends Fields> = { [Name in keyof Declared]: ReturnType<Declared[Name]> };

export const oneOf =
  <Value extends string>(values: readonly Value[]): Reader<Value> =>
  (text) =>
    values.find((value) => value === text) ?? null;

export const textOf =
  (most: number): Reader<string> =>
  (text) =>
    text.trim().slice(0, most) || null;

export const matching =
  (pattern: RegExp): Reader<string> =>
  (text) =>
    pattern.test(text.trim()) ? text.trim() : null;

export const yesOrNo: Reader<boolean> = (text) => (text === "true" ? true : text === "false" ? false : null);

export const numberOf: Reader<number> = (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** A day, `2026-11-20`. */
export const dayIn = matching(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

/** Reads filters from a query; missing ones are unset. */
export function readFilters<Declared extends Fields>(fields: Declared, query = new URLSearchParams()) {
  const read = Object.entries(fields).map(([name, of]) => [name, of(query.get(name) ?? "")]);
  return Object.fromEntries(read) as FiltersOf<Declared>;
}

/**
 * The current screen's filters, and how to change them.
 * @param open parameter of the open row, if any: changing the list closes it
 */
export function useFilters<Declared extends Fields>(fields: Declared, open?: string) {
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const asked = searchParams(readFilters(fields, query)).toString();
  // The same object while its content is the same.
  const filters = useMemo(() => readFilters(fields, new URLSearchParams(asked)), [fields, asked]);
  const change = useCallback(
    (changes: Changes<Declared>, options?: { replace: boolean }) => {
      const texts = Object.entries(changes).map(([name, value]) => [name, value == null ? null : String(value).trim()]);
      setQuery({ ...(open && { [open]: null }), ...Object.fromEntries(texts) }, options);
      scrollTo({ top: Math.min(scrollY, 0) });
    },
    [setQuery, open],
  );
  return {
    filters,
    /** All of them as a query; empty if none is active. */
    asked,
    change,
    clear: () => change(readFilters(fields)),
    /** Props of the search field for one of them. */
    search: (name: keyof Declared) => ({
      value: String(filters[name] ?? ""),
      onSearch: (typed: string) => change({ [name]: typed } as Changes<Declared>, { replace: true }),
    }),
    /** Props of the choice for one of them. */
    choice: <Name extends keyof Declared>(name: Name, rest: Pick<Filter, "label" | "all" | "options">): Filter => ({
      ...rest,
      value: filters[name] === null ? null : String(filters[name]),
      onChoose: (value) => change({ [name]: value } as Changes<Declared>),
    }),
  };
}
