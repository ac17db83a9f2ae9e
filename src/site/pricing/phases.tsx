import { GO_LIVE_WEEKS, PHASE_IDS, PHASES, type Stretch } from "../../lib/company/plans.ts";
import type { PricingText } from "./pricing-text.ts";

const DAYS = GO_LIVE_WEEKS.to * 7;
const WEEKS = Array.from({ length: GO_LIVE_WEEKS.to }, (_, index) => index + 1);

/** A bar as path data, at ten units a day. */
function bar({ begin, end }: Stretch, height: number): string {
  return `M${begin * 10} ${height}H${end * 10}`;
}

/** The five phases of a start on a scale of three weeks, once for a two-week and once for a three-week start. */
export function Phases({ text }: { text: PricingText["phases"] }) {
  return (
    <section className="wrap phases" aria-labelledby="phases-title">
      <p className="eyebrow">{text.eyebrow}</p>
      <h2 id="phases-title">{text.title}</h2>
      <p className="legend">
        <span>{text.short}</span> <span>{text.long}</span>
      </p>
      <ol>
        {PHASE_IDS.map((id) => {
          const { name, duration, about } = text.list[id];
          return (
            <li key={id}>
              <h3>{name}</h3>
              <span>{duration}</span>
              <p>{about}</p>
              <svg viewBox={`0 0 ${DAYS * 10} 30`} preserveAspectRatio="none" aria-hidden="true">
                <path className="short" d={bar(PHASES[id].shortest, 8)} />
                <path className="long" d={bar(PHASES[id].longest, 22)} />
              </svg>
            </li>
          );
        })}
      </ol>
      <p className="weeks" aria-hidden="true">
        {WEEKS.map((number) => (
          <span key={number}>{text.week(number)}</span>
        ))}
      </p>
      <p className="caption">{text.caption}</p>
    </section>
  );
}
