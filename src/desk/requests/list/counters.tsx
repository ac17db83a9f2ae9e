import { type MouseEvent, memo } from "react";
import type { ConsultationSummary } from "../../../features/consultations/model.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { LOCALE_OF } from "../../../lib/language.ts";
import { pathOfView } from "../../shell/desk-address.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { datesOf, type Filters, NO_FILTERS, queryOf } from "../filters.ts";

const COUNTERS = ["total", "contacted", "pending", "today"] as const;

interface CountersProps {
  summary: ConsultationSummary | undefined;
  failed: boolean;
}

/** The four counters (SPEC §2). Each leads to the requests it counts. */
export const Counters = memo(function Counters({ summary, failed }: CountersProps) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(LOCALE_OF[language]);
  return (
    <section className="counters" aria-label={t.counters.label}>
      {COUNTERS.map((name) => {
        const address = addressOf(filtersOfCounter(name));
        return (
          <a
            key={name}
            className="counter"
            href={address}
            onClick={(event: MouseEvent) => follow(event, address)}
            title={t.counters.show(t.counters[name])}
          >
            <span className="note">{t.counters[name]}</span>{" "}
            <span data-counter={name}>
              {summary ? number.format(summary[name]) : failed ? t.counters.unknown : "…"}
            </span>
            {name === "pending" && summary && summary.late > 0 && (
              <span className="late"> {t.counters.late(summary.late)}</span>
            )}
          </a>
        );
      })}
    </section>
  );
});

function filtersOfCounter(name: (typeof COUNTERS)[number]): Filters {
  if (name === "contacted") return { ...NO_FILTERS, contacted: true };
  if (name === "pending") return { ...NO_FILTERS, contacted: false };
  if (name === "today") return { ...NO_FILTERS, ...datesOf("today", companyDay(new Date())) };
  return NO_FILTERS;
}

/** Of the list, narrowed to something. */
export function addressOf(filters: Filters): string {
  const query = queryOf(filters).toString();
  return query ? `${pathOfView("consultations")}?${query}` : pathOfView("consultations");
}
