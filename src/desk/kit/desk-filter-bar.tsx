import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { DeskSearchField } from "./desk-search-field.tsx";
import { Icon } from "./icons.tsx";

interface DeskFilterBarProps {
  label: string;
  search: ComponentProps<typeof DeskSearchField>;
  /** Name of the button that shows the filters on a narrow screen, with how many are set. */
  more: string;
  filters: ReactNode;
  /** What follows the filters, at the end of the line. */
  children?: ReactNode;
}

/** Search and filters of a list. The search stays on a phone; the filters open under it. */
export function DeskFilterBar({ label, search, more, filters, children }: DeskFilterBarProps) {
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  return (
    <search className="filter-bar" aria-label={label} data-expanded={expanded || undefined}>
      <DeskSearchField {...search} />
      <button
        type="button"
        className="action filter-toggle"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
      >
        <Icon name="filter" />
        {more}
      </button>
      <div className="filter-more" id={id}>
        {filters}
      </div>
      <span className="filter-rest">{children}</span>
    </search>
  );
}

interface FilterSelectProps<Value extends string> {
  label: string;
  /** Name of no choice. */
  all: string;
  options: readonly (readonly [value: Value, name: string])[];
  value: Value | null;
  onChoose: (value: Value | null) => void;
}

/** One filter. What is not among its options is no choice. */
export function FilterSelect<Value extends string>({ label, all, options, value, onChoose }: FilterSelectProps<Value>) {
  return (
    <select
      aria-label={label}
      data-set={value !== null || undefined}
      value={value ?? ""}
      onChange={(event) => onChoose(options.find(([option]) => option === event.target.value)?.[0] ?? null)}
    >
      <option value="">{all}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}
