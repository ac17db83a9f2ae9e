import { type SubmitEvent, useState } from "react";
import { COMPANY_OWNER } from "../../../../features/appointments/hosts/model.ts";
import type { WeeklyHours as Hours } from "../../../../features/appointments/model.ts";
import { WEEKDAYS, type Weekday } from "../../../../lib/company/business-hours.ts";
import { Wrong } from "./host-form.tsx";
import { useHoursChange } from "./host-queries.ts";
import { useHoursTexts } from "./hours-texts.ts";
import { type Stretch, StretchFields } from "./stretch-fields.tsx";

/** Monday first, as weeks are worked. */
const DAYS: readonly Weekday[] = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];

type Week = Partial<Record<Weekday, readonly Stretch[]>>;

const weekOf = (hours: readonly Hours[]): Week =>
  Object.fromEntries(
    [...Map.groupBy(hours, ({ weekday }) => weekday)].map(([weekday, stretches]) => [
      weekday,
      stretches.map(({ opens, closes }) => ({ opens, closes })),
    ]),
  );

interface WeeklyHoursProps {
  /** Id of a member of staff, or {@link COMPANY_OWNER}. */
  owner: string;
  /** `null` for those of the company. */
  hours: readonly Hours[] | null;
  /** What holds without own hours. */
  usual: readonly Hours[];
}

/** The hours of every week, on the wall in Montréal. */
export function WeeklyHours({ owner, hours, usual }: WeeklyHoursProps) {
  const text = useHoursTexts().weekly;
  const isCompany = owner === COMPANY_OWNER;
  const [hasOwn, setHasOwn] = useState(hours !== null);
  const [week, setWeek] = useState(() => weekOf(hours ?? usual));
  const change = useHoursChange({ done: text.saved, failed: text.notSaved });
  const path = `/appointments/hours/${owner}`;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const own = DAYS.flatMap((weekday) => (week[weekday] ?? []).map((stretch) => ({ weekday, ...stretch })));
    change.write({ method: "PUT", path, body: { hours: own } });
  };
  const dropOwn = () => {
    setHasOwn(false);
    setWeek(weekOf(usual));
    if (hours !== null) change.write({ method: "PUT", path, body: { hours: null } });
  };
  return (
    <form className="weekly-hours" onSubmit={submit}>
      <h3>{text.title}</h3>
      <p className="note">{isCompany ? text.ofCompany : hasOwn ? text.own : text.likeCompany}</p>
      {hasOwn || isCompany ? (
        <dl>
          {DAYS.map((weekday) => (
            <div key={weekday}>
              <dt>{text.days[weekday]}</dt>
              <dd>
                <StretchFields
                  name={text.days[weekday]}
                  stretches={week[weekday] ?? []}
                  onChange={(stretches) => setWeek({ ...week, [weekday]: stretches })}
                />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <dl className="hours-read">
          {DAYS.map((weekday) => (
            <div key={weekday}>
              <dt>{text.days[weekday]}</dt>
              <dd>
                {(week[weekday] ?? []).map(({ opens, closes }) => text.span(opens, closes)).join(", ") || text.closed}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Wrong messages={change.wrong} />
      <div className="action-row">
        {hasOwn || isCompany ? (
          <>
            <button type="submit" className="action action-primary" disabled={change.isPending}>
              {text.save}
            </button>
            {hasOwn && (
              <button type="button" className="action" disabled={change.isPending} onClick={dropOwn}>
                {isCompany ? text.useOpeningHours : text.useCompany}
              </button>
            )}
          </>
        ) : (
          // Its own element: as the button to save, which takes its place, the same press would submit the form.
          <button key="own" type="button" className="action" onClick={() => setHasOwn(true)}>
            {text.giveOwn}
          </button>
        )}
      </div>
    </form>
  );
}
