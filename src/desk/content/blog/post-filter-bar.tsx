import type { ReactNode, RefObject } from "react";
import { CATEGORIES, PAIR_STATUSES } from "../../../features/blog/model.ts";
import { MAX_QUERY_LENGTH } from "../../../features/blog/search-words.ts";
import { FilterBar, filterBy } from "../../kit/filters.tsx";
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
  const count = [filters.state, filters.status, filters.category].filter(Boolean).length;
  const set = (changes: Partial<PostFilters>) => onChange({ ...filters, page: 1, ...changes });
  return (
    <FilterBar
      label={t.filters.label}
      search={{
        value: filters.q,
        field: searchField,
        onSearch: (q) => onChange({ ...filters, q, page: 1 }, { replace: true }),
        label: t.filters.search,
        placeholder: t.filters.searchPlaceholder,
        maxLength: MAX_QUERY_LENGTH,
      }}
      more={t.filters.more(count)}
      filters={[
        filterBy({
          label: t.filters.state,
          all: t.filters.stateAll,
          options: LISTED_STATES.map((name) => [name, t.states[name]] as const),
          value: filters.state,
          onChoose: (state) => set({ state }),
        }),
        filterBy({
          label: t.filters.status,
          all: t.filters.statusAll,
          options: PAIR_STATUSES.map((name) => [name, t.statuses[name]] as const),
          value: filters.status,
          onChoose: (status) => set({ status }),
        }),
        filterBy({
          label: t.filters.category,
          all: t.filters.categoryAll,
          options: CATEGORIES.map((name) => [name, categories[name]] as const),
          value: filters.category,
          onChoose: (category) => set({ category }),
        }),
      ]}
    >
      {children}
    </FilterBar>
  );
}
