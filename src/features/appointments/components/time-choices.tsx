import type { TextLike } from "../../../lib/language.ts";
import type { appointment as Text } from "../../../text/fr/site/appointment.ts";
import type { Slot } from "../model.ts";

/** Days shown at once, and times a day: more would be harder to choose from. */
const DAYS_SHOWN = 5;
const TIMES_A_DAY = 6;
const BEST_SHOWN = 3;

export type AppointmentText = TextLike<typeof Text>;

interface TimeChoicesProps {
  text: AppointmentText;
  slots: readonly Slot[];
  /** Of the visitor, where it is not Montréal's. */
  isElsewhere: boolean;
  /** ISO 8601: what was chosen. */
  chosen?: string | undefined;
  onChoose?: (start: string) => void;
  /** ISO 8601: a time that cannot be had, to which others should be near. */
  near?: string | undefined;
  /** Where a time leads, where there is nothing to send: a link in place of a radio. */
  hrefOf?: (start: string) => string;
  /** Where all times are; what is not in view is not in the page then. */
  allHref?: string | undefined;
}

/**
 * Times to choose from: native radios with whole labels, so that a screen reader says the day with each, a phone shows
 * one column, and a plain form sends what was chosen.
 */
export function TimeChoices(props: TimeChoicesProps) {
  const { text, slots, isElsewhere, chosen, onChoose, near, hrefOf, allHref } = props;
  const best = near === undefined ? bestOf(slots) : nearestOf(slots, near);
  const others = slots.filter((slot) => !best.includes(slot));
  const days = [...Map.groupBy(others, ({ visitor }) => visitor.day)];
  const shown = days.slice(0, DAYS_SHOWN).map(([day, times]) => [day, spread(times)] as const);
  const inView = new Set(shown.flatMap(([, times]) => times));
  const hidden = [
    ...Map.groupBy(
      others.filter((slot) => !inView.has(slot)),
      ({ visitor }) => visitor.day,
    ),
  ];
  const label = (slot: Slot, withDay: boolean) => {
    const there = text.time(slot.visitor.time);
    const told = (
      <span>
        <span className={withDay ? undefined : "unseen"}>{`${text.day(slot.visitor.day)}, `}</span>
        {there}
        {isElsewhere && <small>{text.choose.inMontreal(text.time(slot.company.time))}</small>}
        {slot.isOnCondition && <small>{text.choose.onCondition}</small>}
      </span>
    );
    if (hrefOf) {
      return (
        <a key={slot.start} className="time" href={hrefOf(slot.start)}>
          {told}
        </a>
      );
    }
    return (
      <label key={slot.start}>
        <input
          type="radio"
          name="start"
          value={slot.start}
          required
          defaultChecked={slot.start === chosen}
          onChange={onChoose && (() => onChoose(slot.start))}
        />
        {told}
      </label>
    );
  };
  const fieldset = (day: string, times: readonly Slot[]) => (
    <fieldset key={day}>
      <legend>{text.day(day)}</legend>
      <div className="times">{times.map((slot) => label(slot, false))}</div>
    </fieldset>
  );
  return (
    <div className="time-choices">
      {slots.some(({ isOnCondition }) => isOnCondition) && <p className="conditions">{text.choose.conditions}</p>}
      <fieldset className="best-times">
        <legend>{near === undefined ? text.choose.best : text.choose.nearest}</legend>
        <div className="times">{best.map((slot) => label(slot, true))}</div>
      </fieldset>
      {shown.map(([day, times]) => fieldset(day, times))}
      {hidden.length > 0 && allHref && (
        <p>
          <a className="link" href={allHref}>
            {text.choose.more}
          </a>
        </p>
      )}
      {hidden.length > 0 && !allHref && (
        <details open={hrefOf && true}>
          <summary>{text.choose.more}</summary>
          {hidden.map(([day, times]) => fieldset(day, times))}
        </details>
      )}
    </div>
  );
}

/** The first time, then the first of each half day after it. */
function bestOf(slots: readonly Slot[]): Slot[] {
  const best: Slot[] = [];
  const halfDayOf = ({ visitor: { day, time } }: Slot) => `${day} ${time < "12:00"}`;
  for (const slot of slots) {
    if (!best.some((other) => halfDayOf(other) === halfDayOf(slot))) best.push(slot);
    if (best.length === BEST_SHOWN) break;
  }
  return best;
}

/** The times nearest to one, in order. */
function nearestOf(slots: readonly Slot[], near: string): Slot[] {
  const distance = ({ start }: Slot) => Math.abs(Date.parse(start) - Date.parse(near));
  return slots
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, BEST_SHOWN)
    .sort((a, b) => a.start.localeCompare(b.start));
}

/** At most so many times of a day, spread over it. */
function spread(times: readonly Slot[]): readonly Slot[] {
  if (times.length <= TIMES_A_DAY) return times;
  const step = (times.length - 1) / (TIMES_A_DAY - 1);
  return Array.from({ length: TIMES_A_DAY }, (_, index) => times[Math.round(index * step)]!);
}
