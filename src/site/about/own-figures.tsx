import type { OwnFigures } from "../../features/overview/model.ts";
import { formatPercent } from "../../lib/company/amounts.ts";
import type { Language } from "../../lib/language.ts";
import { ABOUT_TEXT } from "../page-texts.ts";

const PITCH = 8;
const HEIGHT = 40;

/** Live figures of the running site; nothing while there is not enough data. */
export function OwnRegister({ figures, language }: { figures: OwnFigures; language: Language }) {
  const text = ABOUT_TEXT[language].own;
  const { replyHours, settled, uptime } = figures;
  if (replyHours === undefined && settled === undefined && uptime === undefined) return null;
  return (
    <section className="wrap counted" aria-labelledby="own-title">
      <h2 id="own-title">{text.title}</h2>
      <p className="soft">{text.note}</p>
      <ul>
        {replyHours !== undefined && (
          <li>
            <b>{text.hours(replyHours)}</b>
            <p>{text.replies}</p>
          </li>
        )}
        {settled !== undefined && (
          <li>
            <b>{formatPercent(language, settled)}</b>
            <p>{text.settled}</p>
          </li>
        )}
        {uptime && (
          <li>
            <b>{formatPercent(language, uptime.percent)}</b>
            <UptimeLines days={uptime.days} />
            <p>{text.uptime(uptime.days.length, uptime.days.filter(({ isWhole }) => !isWhole).length)}</p>
          </li>
        )}
      </ul>
    </section>
  );
}

/** One line per day, crooked if something happened. */
function UptimeLines({ days }: { days: readonly { day: string; isWhole: boolean }[] }) {
  const line = ({ isWhole }: { isWhole: boolean }, at: number) =>
    isWhole ? `M${at * PITCH + 2} 2v${HEIGHT - 4}` : `M${at * PITCH + 2} 2q7 9 0 18t0 18`;
  const path = (isWhole: boolean) => days.map((day, at) => (day.isWhole === isWhole ? line(day, at) : "")).join("");
  return (
    <svg
      className="uptime"
      viewBox={`0 0 ${days.length * PITCH} ${HEIGHT}`}
      width={days.length * PITCH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path d={path(true)} />
      <path className="signal" d={path(false)} />
    </svg>
  );
}
