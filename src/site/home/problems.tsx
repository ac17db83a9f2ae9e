import type { HomeText } from "./home-text.ts";

/** The three problems with their solutions. Each has a layout of its own and one small chart that counts something. */
export function Problems({ text }: { text: HomeText["problems"] }) {
  const { support, revenue, operations } = text;
  return (
    <section className="problems" aria-labelledby="problems-title">
      <div className="wrap">
        <p className="eyebrow">{text.eyebrow}</p>
        <h2 id="problems-title">{text.title}</h2>

        <article className="problem">
          <div className="prose">
            <h3>{support.title}</h3>
            <p className="soft">{support.problem}</p>
            <p>{support.solution}</p>
          </div>
          <figure aria-label={support.chart}>
            <div className="pair">
              <Week label={text.before} value={support.hours(30)} hours={30} isBefore />
              <Week label={text.after} value={support.hours(5)} hours={5} />
            </div>
            <figcaption>{support.caption}</figcaption>
          </figure>
        </article>

        <article className="problem problem-revenue">
          <div className="prose">
            <h3>{revenue.title}</h3>
            <p className="soft">{revenue.problem}</p>
            <p>{revenue.solution}</p>
          </div>
          <figure aria-label={revenue.chart}>
            <div className="pair pile">
              <Pile label={revenue.before} value={revenue.percent(100)} lines={10} />
              <Pile label={revenue.after} value={revenue.percent(140)} lines={14} />
            </div>
            <figcaption>{revenue.caption}</figcaption>
          </figure>
        </article>
      </div>

      <article className="operations">
        <div className="wrap">
          <h3>{operations.title}</h3>
          <p className="soft">{operations.problem}</p>
          <p>{operations.solution}</p>
          <figure className="lanes" aria-label={operations.chart}>
            <Lane label={text.before} value={operations.files(2)} files={2} isBefore />
            <Lane label={text.after} value={operations.files(3)} files={3} />
            <figcaption>{operations.caption}</figcaption>
          </figure>
        </div>
      </article>
    </section>
  );
}

/** A week is five rows of eight hours; an hour is a square of 18 units, dashed out of its row, and 5 units of distance. */
const HOURS_A_DAY = 8;
const PITCH = 23;

/** Rows that hold the hours from one to another; both lie in the same week of 40. */
function rows(from: number, to: number): string {
  let path = "";
  for (let hour = from; hour < to; ) {
    const end = Math.min(to, hour - (hour % HOURS_A_DAY) + HOURS_A_DAY);
    path += `M${(hour % HOURS_A_DAY) * PITCH} ${Math.floor(hour / HOURS_A_DAY) * PITCH + 9}h${(end - hour) * PITCH - 5}`;
    hour = end;
  }
  return path;
}

interface WeekProps {
  label: string;
  value: string;
  hours: number;
  isBefore?: boolean;
}

/** A work week of 40 squares, the given hours filled: hatched before, plain after. */
function Week({ label, value, hours, isBefore = false }: WeekProps) {
  return (
    <p>
      <span>{label}</span>
      <b>{value}</b>
      <svg viewBox="0 0 179 110" aria-hidden="true">
        {isBefore ? (
          <pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 2h4" />
          </pattern>
        ) : null}
        <path className="hours" d={rows(hours, 40)} />
        <path className={isBefore ? "hours taken" : "hours gain"} d={rows(0, hours)} />
      </svg>
    </p>
  );
}

/** A pile of lines, ten for what there is today; what comes on top is drawn as gained. The lines are dashes of 3 in 14. */
function Pile({ label, value, lines }: { label: string; value: string; lines: number }) {
  const height = lines * 14;
  return (
    <p>
      <svg viewBox={`0 0 200 ${height}`} aria-hidden="true">
        <path className="lines" d={`M100 ${height}v-140`} />
        <path className="lines gain" d={`M100 ${height - 140}V0`} />
      </svg>
      <b>{value}</b>
      <span>{label}</span>
    </p>
  );
}

interface LaneProps {
  label: string;
  value: string;
  files: number;
  isBefore?: boolean;
}

/** One day as a lane of 300 units, cut into as many files as get closed in it. */
function Lane({ label, value, files, isBefore = false }: LaneProps) {
  const length = 300 / files;
  return (
    <p>
      <span>{label}</span>
      <b>{value}</b>
      <svg viewBox="0 0 297 9" preserveAspectRatio="none" aria-hidden="true">
        <path className={isBefore ? undefined : "gain"} strokeDasharray={`${length - 3} 3`} d="M0 4h297" />
      </svg>
    </p>
  );
}
