import { type ReactNode, useState } from "react";
import { GRADES } from "../../../features/consultations/lead-score.ts";
import { MAX_SEARCH_LENGTH } from "../../../features/consultations/search-text.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { FilterBar, FilterDays, filterBy, type useFilters } from "../../kit/filters.tsx";
import { gradeLabel } from "../../kit/present.ts";
import { useNow, useTexts } from "../../shell/desk-context.tsx";
import {
  DUES,
  datesOf,
  gradeLetter,
  PERIODS,
  type Period,
  periodOf,
  type REQUEST_FILTERS,
  STAGE_FILTERS,
} from "../filters.ts";
import { useOwners } from "../follow-up-queries.ts";

interface RequestFilterBarProps {
  narrowing: ReturnType<typeof useFilters<typeof REQUEST_FILTERS>>;
  children: ReactNode;
}

/** Search and filters; their state is in the URL, which this component only changes. */
export function RequestFilterBar({ narrowing, children }: RequestFilterBarProps) {
  const { filters, change, search, choice } = narrowing;
  const { t, followUp } = useTexts();
  const owners = useOwners();
  const isKnown = ["me", "none"].includes(filters.owner ?? "me") || owners.some(({ id }) => id === filters.owner);
  const stageNames = { ...followUp.stages, open: followUp.filters.open, closed: followUp.filters.closed };
  const today = companyDay(useNow());
  const named = periodOf(filters, today);
  const [wantsDates, setWantsDates] = useState(false);
  const period = wantsDates ? "custom" : named;

  const choosePeriod = (next: Period) => {
    setWantsDates(next === "custom");
    if (next !== "custom") change(datesOf(next, today));
    else if (!filters.from) change({ from: today });
  };

  return (
    <FilterBar
      label={t.filters.label}
      search={{
        ...search("q"),
        label: t.filters.search,
        placeholder: t.filters.searchPlaceholder,
        maxLength: MAX_SEARCH_LENGTH,
      }}
      more={t.filters.more}
      filters={[
        choice("contacted", {
          label: t.filters.contacted,
          all: t.filters.contactedAll,
          options: [
            ["false", t.contacted.false],
            ["true", t.contacted.true],
          ],
        }),
        choice("stage", {
          label: followUp.filters.stage,
          all: followUp.filters.stageAll,
          options: STAGE_FILTERS.map((name) => [name, stageNames[name]] as const),
        }),
        choice("owner", {
          label: followUp.filters.owner,
          all: followUp.filters.ownerAll,
          options: [
            ["me", followUp.filters.ownerMe],
            ["none", followUp.filters.ownerNone],
            ...owners.map(({ id, name }) => [id, name] as const),
            // The URL names an owner who is not in the list, or whose name is not loaded yet.
            ...(filters.owner && !isKnown ? [[filters.owner, followUp.formerMember] as const] : []),
          ],
        }),
        choice("due", {
          label: followUp.filters.due,
          all: followUp.filters.dueAll,
          options: DUES.map((name) => [name, followUp.filters.dues[name]] as const),
        }),
        choice("grade", {
          label: t.filters.grade,
          all: t.filters.gradeAll,
          options: GRADES.map(({ grade }) => [gradeLetter(grade), gradeLabel(t, grade)] as const),
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
        period === "custom" && <FilterDays from={filters.from} to={filters.to} latest={today} onChoose={change} />
      }
    >
      {children}
    </FilterBar>
  );
}
