import { type SubmitEvent, useId, useState } from "react";
import type { HostsOverview } from "../../../../features/appointments/hosts/model.ts";
import type { HoursException } from "../../../../features/appointments/model.ts";
import { Wrong } from "./host-form.tsx";
import { useHoursChange } from "./host-queries.ts";
import { useHoursTexts } from "./hours-texts.ts";
import { type Stretch, StretchFields } from "./stretch-fields.tsx";

interface ExceptionListProps {
  /** Id of a member of staff, or `company`. */
  owner: string;
  exceptions: readonly HoursException[];
  /** Those of the company hold for everybody who has none of their own on that day. */
  inherited: readonly HoursException[];
  holidays: HostsOverview["holidays"];
}

interface Line {
  day: string;
  /** What is peculiar about it: a holiday by its name, or where it comes from. */
  note: string;
  hours: readonly Stretch[];
  isOwn: boolean;
}

/** Days that are not like others: days off, other hours, extra openings, and the public holidays of Québec. */
export function ExceptionList({ owner, exceptions, inherited, holidays }: ExceptionListProps) {
  const all = useHoursTexts();
  const text = all.exceptions;
  const [draft, setDraft] = useState<{ day: string; hours: readonly Stretch[] }>({ day: "", hours: [] });
  const set = useHoursChange({ done: text.saved, failed: text.notSaved }, () => setDraft({ day: "", hours: [] }));
  const remove = useHoursChange({ done: text.removed, failed: text.notSaved });
  const id = useId();
  const pathOf = (day: string) => `/appointments/exceptions/${owner}/${day}`;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    set.write({ method: "PUT", path: pathOf(draft.day), body: { hours: draft.hours } });
  };
  const lines = linesOf({ exceptions, inherited, holidays }, (holiday) => all.holidays[holiday], text.ofCompany);
  return (
    <section className="hours-exceptions" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{text.title}</h3>
      <ul>
        {lines.map(({ day, note, hours, isOwn }) => (
          <li key={day}>
            <time dateTime={day}>{text.day(day)}</time>
            <span>
              {hours.length === 0
                ? text.closed
                : hours.map(({ opens, closes }) => all.weekly.span(opens, closes)).join(", ")}
              {note && <span className="note">{` ${note}`}</span>}
            </span>
            {isOwn && (
              <button
                type="button"
                className="action action-small"
                aria-label={text.removeOf(text.day(day))}
                disabled={remove.isPending}
                onClick={() => remove.write({ method: "DELETE", path: pathOf(day) })}
              >
                {text.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <h4>{text.add}</h4>
        <div className="exception-fields">
          <div>
            <label htmlFor={`${id}-day`}>{text.dayLabel}</label>
            <input
              id={`${id}-day`}
              type="date"
              required
              value={draft.day}
              onChange={({ target }) => setDraft({ ...draft, day: target.value })}
            />
          </div>
          <StretchFields
            name={draft.day ? text.day(draft.day) : text.thatDay}
            stretches={draft.hours}
            onChange={(hours) => setDraft({ ...draft, hours })}
          />
        </div>
        <p className="note">{draft.hours.length === 0 ? text.isClosed : text.isOpen}</p>
        <Wrong messages={set.wrong} />
        <button type="submit" className="action action-primary" disabled={set.isPending}>
          {text.save}
        </button>
      </form>
    </section>
  );
}

/** Every day that is not like others, in order; of one day what counts most. */
function linesOf(
  { exceptions, inherited, holidays }: Pick<ExceptionListProps, "exceptions" | "inherited" | "holidays">,
  nameOf: (holiday: ExceptionListProps["holidays"][number]["id"]) => string,
  ofCompany: string,
): Line[] {
  const names = new Map(holidays.map(({ day, id }) => [day, nameOf(id)]));
  const lines = new Map<string, Line>();
  for (const [day, note] of names) lines.set(day, { day, note, hours: [], isOwn: false });
  for (const { day, hours } of inherited) {
    lines.set(day, { day, note: names.get(day) ?? ofCompany, hours, isOwn: false });
  }
  for (const { day, hours } of exceptions) lines.set(day, { day, note: names.get(day) ?? "", hours, isOwn: true });
  return [...lines.values()].sort((a, b) => a.day.localeCompare(b.day));
}
