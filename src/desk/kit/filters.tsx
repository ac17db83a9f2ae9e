import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../shell/desk-context.tsx";
import { placeBeside } from "./action-menu.tsx";
import { Icon } from "./icons.tsx";
import type { ShortcutAction } from "./shortcuts/shortcuts.ts";
import { useShortcuts } from "./shortcuts/use-shortcuts.ts";

/** A filter of a list. */
export interface Filter {
  label: string;
  /** Label of "no filter". */
  all: string;
  options: readonly (readonly [value: string, name: string])[];
  value: string | null;
  onChoose: (value: string | null) => void;
}

/** A filter with a fixed set of values: anything else counts as none. */
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
  /** Label of the button, with the number of active filters. */
  more: (count: number) => string;
  filters: readonly Filter[];
  /** Fields other than choices, after the filters, and how many of them are active. */
  fields?: ReactNode;
  fieldsSet?: number;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

/**
 * Search, and filters behind one button. Active ones are shown beside it as chips that a press removes. Their state is
 * in the address; this only changes it.
 */
export function FilterBar({ label, search, more, filters, fields, fieldsSet = 0, children }: FilterBarProps) {
  const { t } = useTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const set = filters.filter(({ value }) => value !== null);
  const remove = (filter: Filter) => {
    // The chip disappears, and the focus with it.
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
  /** The last selectable day. */
  latest?: string;
  onChoose: (change: { from: string } | { to: string }) => void;
}

/** The first and last day shown; clearing a field selects `""`. */
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

/**
 * Milliseconds after the last key press before searching: shorter than a pause for thought, longer than between keys.
 */
const SEARCH_PAUSE = 180;

interface DeskSearchFieldProps {
  /** The search text in the address. */
  value: string;
  onSearch: (typed: string) => void;
  label: string;
  placeholder: string;
  maxLength: number;
}

const SEARCH: readonly ShortcutAction[] = ["search"];

/** A list's search field, with its keys. Typing shows at once; the list follows when typing pauses. */
export function DeskSearchField({ value, onSearch, label, placeholder, maxLength }: DeskSearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);

  // Back, forward, a counter: the address changed independently of this field. It is trimmed.
  useEffect(() => {
    if (value.trim() === sent.current.trim()) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  /** Not during a press: replacing rows between press and release would lose the click. */
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
        // On leaving for the list, search at once, so that rows about to be replaced are not acted on.
        onBlur={send}
      />
    </span>
  );
}
