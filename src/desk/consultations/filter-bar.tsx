import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { GRADES, type Grade } from "../../features/consultations/lead-score.ts";
import { MAX_SEARCH_LENGTH } from "../../features/consultations/search-text.ts";
import { companyDay } from "../../lib/company-day.ts";
import { gradeLabel } from "../answer-labels.ts";
import { countFilters, datesOf, type Filters, PERIODS, type Period, periodOf, queryOf } from "../desk-address.ts";
import { useTexts } from "../desk-context.tsx";
import { Icon } from "../icons.tsx";

/** Milliseconds after the last key before the list is asked for: shorter than a pause for thought, longer than a key. */
const SEARCH_PAUSE = 180;

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
      <SearchField filters={filters} onChange={onChange} field={searchField} />
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

/** What is typed shows at once; the list follows when the typing pauses. */
function SearchField({
  filters,
  onChange,
  field,
}: Omit<FilterBarProps, "searchField" | "children"> & { field: FilterBarProps["searchField"] }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(filters.q);
  const sent = useRef(filters.q);
  const latest = useRef({ filters, onChange });
  latest.current = { filters, onChange };

  // Back, forward, a counter: the address changed without this field.
  useEffect(() => {
    if (queryOf(filters).get("q") === (sent.current.trim() || null)) return;
    sent.current = filters.q;
    setTyped(filters.q);
  }, [filters]);

  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      latest.current.onChange({ ...latest.current.filters, q: typed }, { replace: true });
    }, SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <span className="search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={t.filters.search}
        placeholder={t.filters.searchPlaceholder}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </span>
  );
}
