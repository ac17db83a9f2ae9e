import { type ComponentProps, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { searchParams } from "../../ui/api-client.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { useAddress, useSetQuery } from "../shell/use-address.ts";
import { placeBeside } from "./action-menu.tsx";
import { Icon } from "./icons.tsx";
import { type ShortcutAction, useShortcuts } from "./shortcuts.ts";

interface Filter {
  label: string;
  /** Label of the option that turns the filter off. */
  all: string;
  options: readonly (readonly [value: string, name: string])[];
  value: string | null;
  onChoose: (value: string | null) => void;
}

/** Creates a filter with a fixed set of values; unknown values are ignored. */
export function filterBy<Value extends string>({
  onChoose,
  ...filter
}: Omit<Filter, "options" | "value" | "onChoose"> & {
  options: readonly (readonly [value: Value, name: string])[];
  value: Value | null;
  onChoose: (value: Value | null) => void;
}): Filter {
  const known = (value: string | null) => filter.options.find(([option]) => option === value)?.[0] ?? null;
  return { ...filter, onChoose: (value) => onChoose(known(value)) };
}

interface FilterBarProps {
  label: string;
  search: ComponentProps<typeof DeskSearchField>;
  /** Returns the button's label, given the number of active filters. */
  more: (count: number) => string;
  filters: readonly Filter[];
  /** Extra fields shown after the filters, such as dates, and the number of those set. */
  fields?: ReactNode;
  fieldsSet?: number;
  /** Shown at the end of the toolbar. */
  children?: ReactNode;
}

/**
 * Search field, a button that opens the filters, and a chip per active filter; pressing a chip removes its filter. The
 * state is in the URL, which this component only changes.
 */
export function FilterBar({ label, search, more, filters, fields, fieldsSet = 0, children }: FilterBarProps) {
  const { t } = useTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const set = filters.filter(({ value }) => value !== null);
  const remove = (filter: Filter) => {
    // The chip is about to disappear, so move its focus to the button.
    button.current?.focus();
    filter.onChoose(null);
  };
  return (
    <search className="filter-bar" aria-label={label}>
      <DeskSearchField {...search} />
      <button ref={button} type="button" className="action" popoverTarget={id}>
        <Icon name="filter" />
        {more(set.length + fieldsSet)}
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="sheet filter-sheet"
        onToggle={(event) => event.newState === "open" && placeBeside(button.current!, sheet.current!, "start")}
      >
        {filters.map(({ label: name, all, options, value, onChoose }) => (
          <label key={name} className="field">
            <span>{name}</span>
            <select value={value ?? ""} onChange={(event) => onChoose(event.target.value || null)}>
              <option value="">{all}</option>
              {options.map(([option, words]) => (
                <option key={option} value={option}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
        {fields}
      </div>
      {set.map((filter) => {
        const { label: name, options, value } = filter;
        const words = options.find(([option]) => option === value)?.[1] ?? value;
        return (
          <button
            key={name}
            type="button"
            className="chip"
            title={t.filters.remove}
            aria-label={t.about(t.filters.remove, words ?? "")}
            onClick={() => remove(filter)}
          >
            {words}
            <Icon name="close" />
          </button>
        );
      })}
      <span className="filter-rest">{children}</span>
    </search>
  );
}

interface FilterDaysProps {
  from: string | null | undefined;
  to: string | null | undefined;
  /** Latest day that can be chosen. */
  latest?: string;
  onChoose: (change: { from: string } | { to: string }) => void;
}

/** Two date fields, for the first and last day; clearing a field passes `""`. */
export function FilterDays({ from, to, latest, onChoose }: FilterDaysProps) {
  const { t } = useTexts();
  return (
    <span className="filter-dates">
      <label className="field">
        <span>{t.filters.from}</span>
        <input
          type="date"
          value={from ?? ""}
          max={to ?? latest}
          onChange={({ target }) => onChoose({ from: target.value })}
        />
      </label>
      <label className="field">
        <span>{t.filters.to}</span>
        <input
          type="date"
          value={to ?? ""}
          min={from ?? undefined}
          max={latest}
          onChange={({ target }) => onChoose({ to: target.value })}
        />
      </label>
    </span>
  );
}

/** Pause in typing after which to search, in ms; longer than between keystrokes, shorter than a pause for thought. */
const SEARCH_PAUSE = 180;

interface DeskSearchFieldProps {
  value: string;
  onSearch: (typed: string) => void;
  label: string;
  placeholder: string;
  maxLength: number;
}

const SEARCH: readonly ShortcutAction[] = ["search"];

/** A list's search field, with its keyboard shortcut; the list updates once typing pauses. */
export function DeskSearchField({ value, onSearch, label, placeholder, maxLength }: DeskSearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);

  // If the URL, which has the trimmed text, changed for another reason (back, forward, a counter), update the field.
  useEffect(() => {
    if (value.trim() === sent.current.trim()) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  /** Searches unless a pointer is down, because replacing rows in the middle of a click would lose the click. */
  const send = () => {
    if (document.querySelector(":active")) return false;
    if (typed !== sent.current) {
      sent.current = typed;
      onSearch(typed);
    }
    return true;
  };
  const latest = useRef(send);
  latest.current = send;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    const timer = setInterval(() => latest.current() && clearInterval(timer), SEARCH_PAUSE);
    return () => clearInterval(timer);
  }, [typed]);

  useShortcuts(SEARCH, (action) => {
    if (action === "search") field.current?.select();
    else if (action === "close" && document.activeElement === field.current) field.current?.blur();
    else return false;
    return true;
  });

  return (
    <span className="search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Search at once when the field loses focus, so that the user does not act on rows about to be replaced.
        onBlur={send}
      />
    </span>
  );
}

/**
 * A list's filters are in the URL, so that they survive a reload, can be shared, and are undone by the back button.
 * Each screen declares its parameters, with a parser for each.
 */

/**
 * Parses a parameter.
 * @returns `null` if the text is invalid
 */
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

/** Parses a day, `YYYY-MM-DD`. */
export const dayIn = matching(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

/** Reads filters from a query string; a filter that is missing or invalid is `null`. */
export function readFilters<Declared extends Fields>(fields: Declared, query = new URLSearchParams()) {
  const read = Object.entries(fields).map(([name, of]) => [name, of(query.get(name) ?? "")]);
  return Object.fromEntries(read) as FiltersOf<Declared>;
}

/**
 * Returns the current screen's filters, with functions to change them.
 * @param open query parameter of the open row, if any; changing a filter closes that row
 */
export function useFilters<Declared extends Fields>(fields: Declared, open?: string) {
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const asked = searchParams(readFilters(fields, query)).toString();
  // Keep the same object while its content is unchanged, so that dependents do not re-render.
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
    /** Active filters as a query string; empty if there are none. */
    asked,
    change,
    clear: () => change(readFilters(fields)),
    /** Props for a search field bound to one filter. */
    search: (name: keyof Declared) => ({
      value: String(filters[name] ?? ""),
      onSearch: (typed: string) => change({ [name]: typed } as Changes<Declared>, { replace: true }),
    }),
    /** Props for a select bound to one filter. */
    choice: <Name extends keyof Declared>(name: Name, rest: Pick<Filter, "label" | "all" | "options">): Filter => ({
      ...rest,
      value: filters[name] === null ? null : String(filters[name]),
      onChoose: (value) => change({ [name]: value } as Changes<Declared>),
    }),
  };
}
