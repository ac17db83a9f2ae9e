import { APPOINTMENT_PATH } from "../../features/appointments/kinds.ts";
import type { NextTime } from "../../features/appointments/model.ts";
import { pathIn } from "../../lib/language.ts";
import { MOST_HOURS, START_HOURS } from "../motif/knot-lines.ts";
import { Wind } from "../motif/wind.tsx";
import { APPOINTMENT_TEXT, HOME_TEXT } from "../page-texts.ts";
import { freedText, KNOT_TEXT, type KnotProps } from "./knot-text.ts";

/**
 * The hero's drawing, tied by the hours on the range input and undone by pulling (`pull-knot.ts`). Until touched,
 * without JavaScript, and with reduced motion, it is a picture.
 */
export function Knot({ language }: KnotProps) {
  const { label, pull, lanes } = KNOT_TEXT[language];
  return (
    <>
      <div className="wind-hero">
        <Wind />
        <ul aria-hidden="true">
          {lanes.map((lane) => (
            <li key={lane}>{lane}</li>
          ))}
        </ul>
      </div>
      <div className="wrap pull">
        <label htmlFor="pull">{label}</label>
        <input id="pull" type="range" max={MOST_HOURS} defaultValue={START_HOURS} autoComplete="off" />
        <button type="button" className="button button-quiet" aria-pressed="false">
          {pull}
        </button>
      </div>
    </>
  );
}

/** The line the freed hours become: it ends in a price and times to press. */
export function Freed({ knot, times }: { knot: KnotProps; times: readonly NextTime[] }) {
  const { language } = knot;
  const { sentence, offer, place } = freedText(knot, START_HOURS);
  const { label, when, none } = HOME_TEXT[language].nextTime;
  const { shortDay, time: hour } = APPOINTMENT_TEXT[language];
  return (
    <p className="wrap freed">
      <span>{sentence}</span> <a href={`${pathIn(language, "/pricing")}#${place}`}>{offer}</a>{" "}
      {times.map(({ start, nearness, ...wall }, place) => {
        const said = `${nearness === "later" ? shortDay(wall.day) : when[nearness]}, ${hour(wall.time)}`;
        return (
          <a key={start} className="time" href={`${pathIn(language, APPOINTMENT_PATH)}?start=${start}`}>
            {place === 0 ? label(said) : said}
          </a>
        );
      })}
      {times.length === 0 && <span>{none}</span>}
    </p>
  );
}
