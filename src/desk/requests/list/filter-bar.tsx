import { type ReactNode, useState } from "react";
import { GRADES } from "../../../features/consultations/lead-score.ts";
import { MAX_SEARCH_LENGTH } from "../../../features/consultations/search-text.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { gradeLabel } from "../../kit/answer-labels.ts";
import { FilterBar, FilterDays, filterBy } from "../../kit/filters.tsx";
import { useNow, useTexts } from "../../shell/desk-context.tsx";
import { DUES, datesOf, type Filters, PERIODS, type Period, periodOf, STAGE_FILTERS } from "../filters.ts";
import { useOwners } from "../follow-up-queries.ts";

interface RequestFilterBarProps {
  filters: Filters;
  onChange: (filters: Filters, options: { replace: boolean }) => void;
  children: ReactNode;
}

/** Search and filters. What they say is in the address; this is only a way to change it. */
export function RequestFilterBar({ filters, onChange, children }: RequestFilterBarProps) {
  const { t, followUp } = useTexts();
  const owners = useOwners();
  const isKnown = ["me", "none"].includes(filters.owner ?? "me") || owners.some(({ id }) => id === filters.owner);
  const stageNames = { ...followUp.stages, open: followUp.filters.open, closed: followUp.filters.closed };
  const today = companyDay(useNow());
  const named = periodOf(filters, today);
  const [wantsDates, setWantsDates] = useState(false);
  const period = wantsDates ? "custom" : named;

  const set = (changes: Partial<Filters>) => onChange({ ...filters, ...changes }, { replace: false });
  const choosePeriod = (next: Period) => {
    setWantsDates(next === "custom");
    if (next !== "custom") set(datesOf(next, today));
    else if (!filters.from) set({ from: today });
  };

  return (
    <FilterBar
      label={t.filters.label}
      search={{
        value: filters.q,
        onSearch: (q) => onChange({ ...filters, q }, { replace: true }),
        label: t.filters.search,
        placeholder: t.filters.searchPlaceholder,
        maxLength: MAX_SEARCH_LENGTH,
      }}
      more={t.filters.more}
      filters={[
        filterBy({
          label: t.filters.contacted,
          all: t.filters.contactedAll,
          options: [
            ["false", t.contacted.false],
            ["true", t.contacted.true],
          ],
          value: filters.contacted === null ? null : `${filters.contacted}`,
          onChoose: (value) => set({ contacted: value === null ? null : value === "true" }),
        }),
        filterBy({
          label: followUp.filters.stage,
          all: followUp.filters.stageAll,
          options: STAGE_FILTERS.map((name) => [name, stageNames[name]] as const),
          value: filters.stage,
          onChoose: (stage) => set({ stage }),
        }),
        filterBy({
          label: followUp.filters.owner,
          all: followUp.filters.ownerAll,
          options: [
            ["me", followUp.filters.ownerMe],
            ["none", followUp.filters.ownerNone],
            ...owners.map(({ id, name }) => [id, name] as const),
            // Chosen by address, and not known here, or not yet.
            ...(filters.owner && !isKnown ? [[filters.owner, followUp.formerMember] as const] : []),
          ],
          value: filters.owner,
          onChoose: (owner) => set({ owner }),
        }),
        filterBy({
          label: followUp.filters.due,
          all: followUp.filters.dueAll,
          options: DUES.map((name) => [name, followUp.filters.dues[name]] as const),
          value: filters.due,
          onChoose: (due) => set({ due }),
        }),
        filterBy({
          label: t.filters.grade,
          all: t.filters.gradeAll,
          options: GRADES.map(({ grade }) => [grade, gradeLabel(t, grade)] as const),
          value: filters.grade,
          onChoose: (grade) => set({ grade }),
        }),
        filterBy({
          label: t.filters.period,
          all: t.filters.periods.all,
          options: PERIODS.filter((name) => name !== "all").map((name) => [name, t.filters.periods[name]] as const),
          value: period === "all" ? null : period,
          onChoose: (next) => choosePeriod(next ?? "all"),
        }),
      ]}
      fields={
        period === "custom" && (
          <FilterDays
            from={filters.from}
            to={filters.to}
            latest={today}
            onChoose={(change) =>
              set(Object.fromEntries(Object.entries(change).map(([name, day]) => [name, day || null])))
            }
          />
        )
      }
    >
      {children}
    </FilterBar>
  );
}
