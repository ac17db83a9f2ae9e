import { useCallback, useMemo } from "react";
import { searchParams } from "../../ui/api-client.ts";
import { useAddress, useSetQuery } from "../shell/use-address.ts";
import type { Filter } from "./filters.tsx";

/**
 * What a list is narrowed to. It stands in the address, so that it survives a reload, can be shared and is taken back by the
 * browser's button: a screen declares which parameters there are, and each reads its own text.
 */

/** @returns `null` for a text that says nothing valid */
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

/** Reads filters from a query; a query without any gives those of a list that is narrowed to nothing. */
export function readFilters<Declared extends Fields>(fields: Declared, query = new URLSearchParams()) {
  const read = Object.entries(fields).map(([name, of]) => [name, of(query.get(name) ?? "")]);
  return Object.fromEntries(read) as FiltersOf<Declared>;
}

/**
 * What the list on this screen is narrowed to, and what changes it.
 * @param open the parameter that says which row is open, if one does: another list closes it
 */
export function useFilters<Declared extends Fields>(fields: Declared, open?: string) {
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const asked = searchParams(readFilters(fields, query)).toString();
  // The same object as long as it says the same.
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
    /** All of them as the query of an address; empty while the list is narrowed to nothing. */
    asked,
    change,
    clear: () => change(readFilters(fields)),
    /** The search field that writes to one of them. */
    search: (name: keyof Declared) => ({
      value: String(filters[name] ?? ""),
      onSearch: (typed: string) => change({ [name]: typed } as Changes<Declared>, { replace: true }),
    }),
    /** The choice that writes to one of them. */
    choice: <Name extends keyof Declared>(name: Name, rest: Pick<Filter, "label" | "all" | "options">): Filter => ({
      ...rest,
      value: filters[name] === null ? null : String(filters[name]),
      onChoose: (value) => change({ [name]: value } as Changes<Declared>),
    }),
  };
}
