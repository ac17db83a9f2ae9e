import { useState } from "react";
import type { HostsOverview } from "../../features/appointments/hosts/model.ts";
import type { HoursException } from "../../features/appointments/model.ts";
import { Field, RecordForm } from "../kit/form.tsx";
import { Icon } from "../kit/icons.tsx";
import { Item, Part } from "../kit/parts.tsx";
import { useHoursTexts, useWrite } from "./queries.ts";

export type Stretch = HoursException["hours"][number];

/** Returns the initial value of a new time range, which starts when the day's last range ends. */
const nextStretch = (last: Stretch | undefined): Stretch =>
  last ? { opens: last.closes, closes: "18:00" } : { opens: "09:00", closes: "17:00" };

/**
 * Editor for the time ranges worked in a day.
 * @param name the day's name, for screen readers: "Monday"
 */
export function StretchFields({
  name,
  stretches,
  onChange,
}: {
  name: string;
  stretches: readonly Stretch[];
  onChange: (stretches: Stretch[]) => void;
}) {
  const text = useHoursTexts().stretches;
  const replace = (index: number, change: Partial<Stretch>) =>
    onChange(stretches.map((stretch, other) => (other === index ? { ...stretch, ...change } : stretch)));
  return (
    <div className="actions">
      {stretches.map((stretch, index) => (
        // Time ranges have no identity other than their position.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index} className="beside stretch">
          {(["opens", "closes"] as const).map((end) => (
            <input
              key={end}
              type="time"
              required
              step={900}
              aria-label={text[end](name)}
              value={stretch[end]}
              onChange={({ target }) => replace(index, { [end]: target.value })}
            />
          ))}
          <button
            type="button"
            className="tool"
            aria-label={text.remove(name)}
            title={text.removeShort}
            onClick={() => onChange(stretches.filter((_, other) => other !== index))}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
      <button
        type="button"
        className="tool"
        aria-label={text.add(name)}
        title={text.addShort}
        onClick={() => onChange([...stretches, nextStretch(stretches.at(-1))])}
      >
        <Icon name="add" />
      </button>
    </div>
  );
}

interface ExceptionListProps {
  /** Id of a staff member, or `company`. */
  owner: string;
  exceptions: readonly HoursException[];
  /** The company's exceptions, which apply on days where the member has none. */
  inherited: readonly HoursException[];
  holidays: HostsOverview["holidays"];
}

const NO_DRAFT = { day: "", hours: [] as Stretch[] };

/** Days that differ from the weekly hours: days off, special hours, extra openings and Québec public holidays. */
export function ExceptionList({ owner, ...days }: ExceptionListProps) {
  const all = useHoursTexts();
  const text = all.exceptions;
  const [draft, setDraft] = useState(NO_DRAFT);
  const set = useWrite(
    "PUT /appointments/exceptions/:owner/:day",
    { done: text.saved, failed: text.notSaved, form: "whole" },
    () => setDraft(NO_DRAFT),
  );
  const remove = useWrite("DELETE /appointments/exceptions/:owner/:day", { done: text.removed, failed: text.notSaved });
  const lines = linesOf(days, (holiday) => all.holidays[holiday], text.ofCompany);
  return (
    <Part title={text.title}>
      <ul>
        {lines.map(({ day, note, hours, isOwn }) => (
          <Item
            key={day}
            name={<time dateTime={day}>{text.day(day)}</time>}
            notes={[
              [hours.map(({ opens, closes }) => all.weekly.span(opens, closes)).join(", ") || text.closed, note]
                .filter(Boolean)
                .join(" · "),
            ]}
            actions={
              isOwn && (
                <button
                  type="button"
                  className="action action-small"
                  aria-label={text.removeOf(text.day(day))}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ params: { owner, day } })}
                >
                  {text.remove}
                </button>
              )
            }
          />
        ))}
      </ul>
      <h3>{text.add}</h3>
      <RecordForm
        isChecked
        {...set.form}
        save={text.save}
        saving={text.save}
        onSave={() => set.mutate({ params: { owner, day: draft.day }, body: { hours: draft.hours } })}
      >
        <Field label={text.dayLabel} name="day">
          {(control) => (
            <input
              {...control}
              type="date"
              required
              value={draft.day}
              onChange={({ target }) => setDraft({ ...draft, day: target.value })}
            />
          )}
        </Field>
        <StretchFields
          name={draft.day ? text.day(draft.day) : text.thatDay}
          stretches={draft.hours}
          onChange={(hours) => setDraft({ ...draft, hours })}
        />
        <p className="note">{draft.hours.length === 0 ? text.isClosed : text.isOpen}</p>
      </RecordForm>
    </Part>
  );
}

interface Line {
  day: string;
  /** Why the day is an exception: a holiday's name, or a note that the company set it; empty for the owner's own. */
  note: string;
  hours: readonly Stretch[];
  isOwn: boolean;
}

/**
 * Returns all exceptional days in order. The owner's exception overrides the company's, which overrides the public
 * holiday.
 */
function linesOf(
  { exceptions, inherited, holidays }: Omit<ExceptionListProps, "owner">,
  nameOf: (holiday: HostsOverview["holidays"][number]["id"]) => string,
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
