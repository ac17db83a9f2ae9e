import { type ReactNode, type RefObject, useId, useState } from "react";
import { GRADES, type Grade } from "../../features/consultations/lead-score.ts";
import { MAX_SEARCH_LENGTH } from "../../features/consultations/search-text.ts";
import { companyDay } from "../../lib/company-day.ts";
import { gradeLabel } from "../answer-labels.ts";
import { countFilters, datesOf, type Filters, PERIODS, type Period, periodOf } from "../desk-address.ts";
import { useTexts } from "../desk-context.tsx";
import { DeskSearchField } from "../desk-search-field.tsx";
import { Icon } from "../icons.tsx";

interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters, options: { replace: boolean }) => void;
  searchField: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

/** Search and filters. What they say is in the address; this is only a way to change it. */
export function FilterBar({ filters, onChange, searchField, children }: FilterBarProps) {
  const { t } = useTexts();
  const id = useId();
  const today = companyDay(new Date());
  const named = periodOf(filters, today);
  const [wantsDates, setWantsDates] = useState(false);
  const [expanded, setExpanded] = useState(false);
  const period = wantsDates ? "custom" : named;
  const count = countFilters(filters);

  const set = (changes: Partial<Filters>) => onChange({ ...filters, ...changes }, { replace: false });
  const choosePeriod = (next: Period) => {
    setWantsDates(next === "custom");
    if (next !== "custom") set(datesOf(next, today));
    else if (!filters.from) set({ from: today });
  };

  return (
    <search className="filter-bar" aria-label={t.filters.label} data-expanded={expanded || undefined}>
      <DeskSearchField
        value={filters.q}
        field={searchField}
        onSearch={(q) => onChange({ ...filters, q }, { replace: true })}
        label={t.filters.search}
        placeholder={t.filters.searchPlaceholder}
        maxLength={MAX_SEARCH_LENGTH}
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
        <select
          aria-label={t.filters.contacted}
          data-set={filters.contacted !== null || undefined}
          value={String(filters.contacted ?? "")}
          onChange={(event) => set({ contacted: event.target.value === "" ? null : event.target.value === "true" })}
        >
          <option value="">{t.filters.contactedAll}</option>
          <option value="false">{t.contacted.false}</option>
          <option value="true">{t.contacted.true}</option>
        </select>
        <select
          aria-label={t.filters.grade}
          data-set={filters.grade !== null || undefined}
          value={filters.grade ?? ""}
          onChange={(event) => set({ grade: (event.target.value || null) as Grade | null })}
        >
          <option value="">{t.filters.gradeAll}</option>
          {GRADES.map(({ grade }) => (
            <option key={grade} value={grade}>
              {gradeLabel(t, grade)}
            </option>
          ))}
        </select>
        <select
          aria-label={t.filters.period}
          data-set={period !== "all" || undefined}
          value={period}
          onChange={(event) => choosePeriod(event.target.value as Period)}
        >
          {PERIODS.map((name) => (
            <option key={name} value={name}>
              {t.filters.periods[name]}
            </option>
          ))}
        </select>
        {period === "custom" && (
          <span className="filter-dates">
            <label>
              <span>{t.filters.from}</span>
              <input
                type="date"
                value={filters.from ?? ""}
                max={filters.to ?? today}
                onChange={(event) => set({ from: event.target.value || null })}
              />
            </label>
            <label>
              <span>{t.filters.to}</span>
              <input
                type="date"
                value={filters.to ?? ""}
                min={filters.from ?? undefined}
                max={today}
                onChange={(event) => set({ to: event.target.value || null })}
              />
            </label>
          </span>
        )}
        <span className="filter-rest">{children}</span>
      </div>
    </search>
  );
}
