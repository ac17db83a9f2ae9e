import { type ReactNode, type RefObject, useId, useState } from "react";
import { PAIR_STATUSES } from "../../features/blog/post.ts";
import { CATEGORIES } from "../../features/blog/schema.ts";
import { MAX_QUERY_LENGTH } from "../../features/blog/search-words.ts";
import { DeskSearchField } from "../desk-search-field.tsx";
import { Icon } from "../icons.tsx";
import { useBlogTexts, useCategoryNames } from "./blog-texts.ts";
import { LISTED_STATES, type PostFilters } from "./list-address.ts";

interface PostFilterBarProps {
  filters: PostFilters;
  onChange: (filters: PostFilters, options?: { replace: boolean }) => void;
  searchField: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

export function PostFilterBar({ filters, onChange, searchField, children }: PostFilterBarProps) {
  const t = useBlogTexts();
  const categories = useCategoryNames();
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const count = [filters.state, filters.status, filters.category].filter(Boolean).length;
  const set = (changes: Partial<PostFilters>) => onChange({ ...filters, page: 1, ...changes });
  return (
    <search className="filter-bar" aria-label={t.filters.label} data-expanded={expanded || undefined}>
      <DeskSearchField
        value={filters.q}
        field={searchField}
        onSearch={(q) => onChange({ ...filters, q, page: 1 }, { replace: true })}
        label={t.filters.search}
        placeholder={t.filters.searchPlaceholder}
        maxLength={MAX_QUERY_LENGTH}
      />
      <button
        type="button"
        className="action filter-toggle"
        aria-expanded={expanded}
        aria-controls={`${id}-more`}
        onClick={() => setExpanded(!expanded)}
      >
        <Icon name="filter" />
        {t.filters.more(count)}
      </button>
      <div className="filter-more" id={`${id}-more`}>
        <Choice
          label={t.filters.state}
          all={t.filters.stateAll}
          options={LISTED_STATES}
          names={t.states}
          value={filters.state}
          onChoose={(state) => set({ state })}
        />
        <Choice
          label={t.filters.status}
          all={t.filters.statusAll}
          options={PAIR_STATUSES}
          names={t.statuses}
          value={filters.status}
          onChoose={(status) => set({ status })}
        />
        <Choice
          label={t.filters.category}
          all={t.filters.categoryAll}
          options={CATEGORIES}
          names={categories}
          value={filters.category}
          onChoose={(category) => set({ category })}
        />
      </div>
      <span className="filter-rest">{children}</span>
    </search>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  all: string;
  options: readonly T[];
  names: Readonly<Record<T, string>>;
  value: T | null;
  onChoose: (value: T | null) => void;
}

function Choice<T extends string>({ label, all, options, names, value, onChoose }: ChoiceProps<T>) {
  return (
    <select
      aria-label={label}
      data-set={value !== null || undefined}
      value={value ?? ""}
      onChange={(event) => onChoose(options.find((option) => option === event.target.value) ?? null)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {names[option]}
        </option>
      ))}
    </select>
  );
}
