import { Fragment, type ReactNode } from "react";
import type { TextLike } from "../../../lib/language.ts";
import type { appointment as Text } from "../../../text/fr/site/appointment.ts";
import type { Slot } from "../model.ts";
import { firstApart, SUGGESTED } from "../when-told.ts";

/** Days shown at once, times per day, and nearest times marked. More would make it harder to choose. */
const DAYS_SHOWN = 5;
const TIMES_A_DAY = 6;
const NEAREST = 3;
/**
 * Maximum number of times in full days, unless the first day alone has more. With the ways to meet, a page has at most
 * 60 radios.
 */
const MOST_SHOWN = 56;

export type AppointmentText = TextLike<typeof Text>;

interface TimeChoicesProps {
  text: AppointmentText;
  /** Times that are free, the earliest first. */
  slots: readonly Slot[];
  /** True if the visitor's zone differs from Montréal's. */
  isElsewhere: boolean;
  /** ISO 8601: the chosen time. */
  chosen?: string | undefined;
  onChoose?: (start: string) => void;
  /** ISO 8601: a time that is no longer free; the nearest others are marked. */
  near?: string | undefined;
  /** First day to show in full. If omitted, the next days are shown with a few times each. */
  from?: string | undefined;
  /** Returns the URL that shows full days from `from`, or the next days if it is omitted. */
  moreHref: (from?: string) => string;
  /** Shows, without leaving the page, the days that `moreHref` links to. */
  onMore?: (from?: string) => void;
  /** Returns a time's URL. If given, each time is a link instead of a radio, for pages without a form. */
  hrefOf?: (start: string) => string;
  /** Renders the confirmation under a chosen time: how to meet, and the button. */
  confirm?: (slot: Slot) => ReactNode;
}

/**
 * Choice of times with native radios. Their labels include the day for screen readers, and a plain form can submit
 * them. Each time has its own confirmation, which CSS reveals if JavaScript is off.
 */
export function TimeChoices(props: TimeChoicesProps) {
  const { text, slots, isElsewhere, chosen, onChoose, near, moreHref, onMore, hrefOf, confirm } = props;
  const marked = near === undefined ? slots.slice(0, 1) : nearestOf(slots, near);
  const view = daysInView(slots, marked, chosen, props.from);
  const label = (slot: Slot) => {
    const isChosen = slot.start === chosen;
    const told = (
      <span>
        <span className="unseen">{`${text.day(slot.visitor.day)}, `}</span>
        {text.time(slot.visitor.time)}
        {isElsewhere && <small>{text.choose.inMontreal(text.time(slot.company.time))}</small>}
        {hrefOf && isChosen && <small className="among-first">{text.choose.chosen}</small>}
        {marked.includes(slot) && (
          <small className="among-first">{near === undefined ? text.choose.soonest : text.choose.nearest}</small>
        )}
        {slot.isOnCondition && <small>{text.choose.onCondition}</small>}
      </span>
    );
    if (hrefOf) {
      return (
        <a key={slot.start} className="time" href={hrefOf(slot.start)} aria-current={isChosen || undefined}>
          {told}
        </a>
      );
    }
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
  /** True if the days are shown in full. */
  isWhole: boolean;
  /** First day to show when the visitor asks for more. */
  more: string | undefined;
}

/**
 * Returns full days from `from` or, if the chosen day is not among the next days, from the chosen day; otherwise a few
 * times of each of the next days, starting with the first day that has a marked time. Times that other places suggest are
 * among them, so that none of those seems to be taken.
 */
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
    const kept = new Set([...marked, ...firstApart(slots, SUGGESTED)]);
    const shown = next.map(([day, times]) => {
      const due = new Set([...spread(times), ...times.filter((slot) => kept.has(slot) || slot.start === chosen)]);
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

function nearestOf(slots: readonly Slot[], near: string): Slot[] {
  const distance = ({ start }: Slot) => Math.abs(Date.parse(start) - Date.parse(near));
  return slots.toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
}

/** Returns up to `TIMES_A_DAY` times, spread evenly over the day. */
function spread(times: readonly Slot[]): readonly Slot[] {
  if (times.length <= TIMES_A_DAY) return times;
  const step = (times.length - 1) / (TIMES_A_DAY - 1);
  return Array.from({ length: TIMES_A_DAY }, (_, index) => times[Math.round(index * step)]!);
}
