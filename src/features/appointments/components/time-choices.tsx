import { Fragment, type ReactNode } from "react";
import type { TextLike } from "../../../lib/language.ts";
import type { appointment as Text } from "../../../text/fr/site/appointment.ts";
import type { Slot } from "../model.ts";

/** Days shown at once, and times per day: more would make choosing harder. */
const DAYS_SHOWN = 5;
const TIMES_A_DAY = 6;
const MARKED = 3;
/**
 * When whole days are requested, days are added up to this many times: with the ways to meet, at most sixty radios a
 * page.
 */
const MOST_SHOWN = 56;

export type AppointmentText = TextLike<typeof Text>;

interface TimeChoicesProps {
  text: AppointmentText;
  slots: readonly Slot[];
  /** Whether the visitor's zone differs from Montréal's. */
  isElsewhere: boolean;
  /** ISO 8601: the chosen time. */
  chosen?: string | undefined;
  onChoose?: (start: string) => void;
  /** ISO 8601: an unavailable time; others near it are preferred. */
  near?: string | undefined;
  /** The first day to show in full; if left out, the next days with a few times each. */
  from?: string | undefined;
  /** Link to full days from a day on; without one, to the next days. */
  moreHref: (from?: string) => string;
  /** Shows them in place instead. */
  onMore?: (from?: string) => void;
  /** Makes each time a link instead of a radio, where there is no form to submit. */
  hrefOf?: (start: string) => string;
  /** What a chosen time expands to: how to meet, and the button. */
  confirm?: (slot: Slot) => ReactNode;
}

/**
 * Times to choose from: native radios with full labels, so that a screen reader reads the day with each and a plain
 * form submits the choice. Each expands its own confirmation, with CSS where no script runs.
 */
export function TimeChoices(props: TimeChoicesProps) {
  const { text, slots, isElsewhere, chosen, onChoose, near, moreHref, onMore, hrefOf, confirm } = props;
  const marked = near === undefined ? soonestOf(slots) : nearestOf(slots, near);
  const view = daysInView(slots, marked, chosen, props.from);
  const label = (slot: Slot) => {
    const told = (
      <span>
        <span className="unseen">{`${text.day(slot.visitor.day)}, `}</span>
        {text.time(slot.visitor.time)}
        {isElsewhere && <small>{text.choose.inMontreal(text.time(slot.company.time))}</small>}
        {marked.includes(slot) && (
          <small className="among-first">{near === undefined ? text.choose.soonest : text.choose.nearest}</small>
        )}
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
    const isChosen = slot.start === chosen;
    const state = onChoose
      ? { checked: isChosen, onChange: () => onChoose(slot.start) }
      : { defaultChecked: isChosen, required: true };
    return (
      <Fragment key={slot.start}>
        <label id={slot.start}>
          <input type="radio" name="start" value={slot.start} {...state} />
          {told}
        </label>
        {(!onChoose || isChosen) && <div className="confirm">{confirm?.(slot)}</div>}
      </Fragment>
    );
  };
  const more = (words: string, from?: string) => (
    <a
      className="link"
      href={moreHref(from)}
      onClick={
        onMore &&
        ((event) => {
          event.preventDefault();
          onMore(from);
        })
      }
    >
      {words}
    </a>
  );
  return (
    <div className="time-choices">
      {slots.some(({ isOnCondition }) => isOnCondition) && <p className="conditions">{text.choose.conditions}</p>}
      {view.days.map(([day, times]) => (
        <fieldset key={day}>
          <legend>{text.day(day)}</legend>
          <div className="times">{times.map(label)}</div>
        </fieldset>
      ))}
      {(view.isWhole || view.more !== undefined) && (
        <p className="more-times">
          {view.more !== undefined && more(view.isWhole ? text.choose.later : text.choose.more, view.more)}
          {view.isWhole && more(text.choose.first)}
        </p>
      )}
    </div>
  );
}

interface DaysInView {
  days: (readonly [day: string, times: readonly Slot[]])[];
  /** The days are shown in full. */
  isWhole: boolean;
  /** The first day to show for "more". */
  more: string | undefined;
}

/** Full days from a given one on; else a selection from the next ones, or from the first marked time on. */
function daysInView(
  slots: readonly Slot[],
  marked: readonly Slot[],
  chosen: string | undefined,
  from: string | undefined,
): DaysInView {
  const days = [...Map.groupBy(slots, ({ visitor }) => visitor.day)];
  const first = Math.max(
    days.findIndex(([, times]) => times.some((slot) => marked.includes(slot))),
    0,
  );
  const next = days.slice(first, first + DAYS_SHOWN);
  const chosenDay = days.find(([, times]) => times.some(({ start }) => start === chosen));
  const isInNext = !chosenDay || next.includes(chosenDay);
  const start = from === undefined ? (isInNext ? -1 : days.indexOf(chosenDay)) : days.findIndex(([day]) => day >= from);
  if (start === -1) {
    const shown = next.map(([day, times]) => {
      const due = new Set([
        ...spread(times),
        ...times.filter((slot) => marked.includes(slot) || slot.start === chosen),
      ]);
      return [day, times.filter((slot) => due.has(slot))] as const;
    });
    const count = shown.reduce((sum, [, times]) => sum + times.length, 0);
    return { days: shown, isWhole: false, more: count < slots.length ? days[0]?.[0] : undefined };
  }
  let end = start + 1;
  let count = days[start]![1].length;
  while (end < days.length && count + days[end]![1].length <= MOST_SHOWN) {
    count += days[end]![1].length;
    end += 1;
  }
  return { days: days.slice(start, end), isWhole: true, more: days[end]?.[0] };
}

/** The first time, then the first of each half day after it. */
function soonestOf(slots: readonly Slot[]): Slot[] {
  const halfDays = Map.groupBy(slots, ({ visitor: { day, time } }) => `${day} ${time < "12:00"}`);
  return [...halfDays.values()].slice(0, MARKED).flatMap(([first]) => first ?? []);
}

/** The times nearest to a given one. */
function nearestOf(slots: readonly Slot[], near: string): Slot[] {
  const distance = ({ start }: Slot) => Math.abs(Date.parse(start) - Date.parse(near));
  return slots.toSorted((a, b) => distance(a) - distance(b)).slice(0, MARKED);
}

/** At most this many times of a day, spread over it. */
function spread(times: readonly Slot[]): readonly Slot[] {
  if (times.length <= TIMES_A_DAY) return times;
  const step = (times.length - 1) / (TIMES_A_DAY - 1);
  return Array.from({ length: TIMES_A_DAY }, (_, index) => times[Math.round(index * step)]!);
}
