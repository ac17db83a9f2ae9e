import { Fragment, type ReactNode } from "react";
import type { TextLike } from "../../../lib/language.ts";
import type { appointment as Text } from "../../../text/fr/site/appointment.ts";
import type { Slot } from "../model.ts";

/** Days shown at once, and times a day: more would be harder to choose from. */
const DAYS_SHOWN = 5;
const TIMES_A_DAY = 6;
const MARKED = 3;
/** Whole days that are asked for come until there are so many times: with the ways to meet, at most sixty radios a page. */
const MOST_SHOWN = 56;

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
  /** The first day of those that are shown whole; the next days, a choice of each, where none is asked for. */
  from?: string | undefined;
  /** Where the days from one on are whole; without one, where the next days are. */
  moreHref: (from?: string) => string;
  /** Shows them here instead. */
  onMore?: (from?: string) => void;
  /** Where a time leads, where there is nothing to send: a link in place of a radio. */
  hrefOf?: (start: string) => string;
  /** What a time unfolds once it is chosen: how to meet, and the button. */
  confirm?: (slot: Slot) => ReactNode;
}

/**
 * Times to choose from: native radios with whole labels, so that a screen reader says the day with each and a plain form sends
 * what was chosen. Each unfolds its own confirm, by CSS where nothing listens.
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
  /** The days are whole. */
  isWhole: boolean;
  /** The first day of what is shown when more is asked for. */
  more: string | undefined;
}

/** The days from one on, whole; else the next ones, or those from the first marked time on, with a choice of each. */
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

/** The times nearest to one. */
function nearestOf(slots: readonly Slot[], near: string): Slot[] {
  const distance = ({ start }: Slot) => Math.abs(Date.parse(start) - Date.parse(near));
  return slots.toSorted((a, b) => distance(a) - distance(b)).slice(0, MARKED);
}

/** At most so many times of a day, spread over it. */
function spread(times: readonly Slot[]): readonly Slot[] {
  if (times.length <= TIMES_A_DAY) return times;
  const step = (times.length - 1) / (TIMES_A_DAY - 1);
  return Array.from({ length: TIMES_A_DAY }, (_, index) => times[Math.round(index * step)]!);
}
