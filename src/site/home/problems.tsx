import type { HomeText } from "./home-text.ts";

/** The three problems with their solutions. Each has a layout of its own and one small chart that counts something. */
export function Problems({ text }: { text: HomeText["problems"] }) {
  const { support, revenue, operations } = text;
  return (
    <section className="problems" aria-labelledby="problems-title">
      <div className="wrap">
        <p className="eyebrow">{text.eyebrow}</p>
        <h2 id="problems-title">{text.title}</h2>

        <article id="support" className="problem problem-support">
          <div className="prose">
            <h3>{support.title}</h3>
            <p className="soft">{support.problem}</p>
            <p>{support.solution}</p>
          </div>
          <figure aria-label={support.chart}>
            <Week label={text.before} value={support.hours(30)} hours={30} taken />
            <Week label={text.after} value={support.hours(5)} hours={5} />
            <figcaption>{support.caption}</figcaption>
          </figure>
        </article>

        <article id="revenue" className="problem problem-revenue">
          <figure aria-label={revenue.chart}>
            <Stack label={revenue.before} value={revenue.percent(100)} lines={10} />
            <Stack label={revenue.after} value={revenue.percent(140)} lines={14} />
            <figcaption>{revenue.caption}</figcaption>
          </figure>
          <div className="prose">
            <h3>{revenue.title}</h3>
            <p className="soft">{revenue.problem}</p>
            <p>{revenue.solution}</p>
          </div>
        </article>
      </div>

      <article id="operations" className="problem-operations">
        <div className="wrap">
          <h3>{operations.title}</h3>
          <p className="soft">{operations.problem}</p>
          <p>{operations.solution}</p>
          <figure aria-label={operations.chart}>
            <Day label={text.before} value={operations.files(2)} files={2} />
            <Day label={text.after} value={operations.files(3)} files={3} />
            <figcaption>{operations.caption}</figcaption>
          </figure>
        </div>
      </article>
    </section>
  );
}

/** Rows of a week's grid: five days of eight hours. */
const DAYS = 5;
const HOURS_A_DAY = 8;
/** Side of an hour's square and distance from one to the next, in units of the drawing. */
const SQUARE = 18;
const PITCH = 24;

/** A work week of 40 squares, the given hours filled day after day. */
function Week({
  label,
  value,
  hours,
  taken = false,
}: {
  label: string;
  value: string;
  hours: number;
  taken?: boolean;
}) {
  const square = (index: number) =>
    `M${(index % DAYS) * PITCH} ${Math.floor(index / DAYS) * PITCH}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
  const squares = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => square(from + index)).join("");
  return (
    <p className="week">
      <span>{label}</span>
      <b>{value}</b>
      <svg viewBox={`-1 -1 ${DAYS * PITCH - 4} ${HOURS_A_DAY * PITCH - 4}`} aria-hidden="true">
        <path className="free" d={squares(hours, DAYS * HOURS_A_DAY)} />
        <path className={taken ? "taken" : "kept"} d={squares(0, hours)} />
      </svg>
    </p>
  );
}

/** A pile of lines, ten for what there is today; what comes on top is drawn as gained. */
function Stack({ label, value, lines }: { label: string; value: string; lines: number }) {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `M0 ${214 - (from + index) * 16}h200`).join("");
  return (
    <p className="stack">
      <svg viewBox="0 0 200 220" preserveAspectRatio="none" aria-hidden="true">
        <path d={rows(0, 10)} />
        <path className="gain" d={rows(10, lines)} />
      </svg>
      <b>{value}</b>
      <span>{label}</span>
    </p>
  );
}

/** One day as a lane of 300 units, cut into as many files as get closed in it. */
function Day({ label, value, files }: { label: string; value: string; files: number }) {
  const length = 300 / files;
  const lane = Array.from({ length: files }, (_, index) => `M${index * length} 0h${length - 4}`).join("");
  return (
    <p className="day">
      <span>{label}</span>
      <svg viewBox="0 0 296 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={lane} />
      </svg>
      <b>{value}</b>
    </p>
  );
}
