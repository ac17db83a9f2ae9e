import type { OwnFigures } from "../../features/overview/model.ts";
import { formatPercent } from "../../lib/company/amounts.ts";
import { hasFigure } from "../../lib/company/claims.ts";
import { company } from "../../lib/company/company.ts";
import { isShown } from "../../lib/company/demonstration.ts";
import { ownStory } from "../../lib/company/own-story.ts";
import type { Language } from "../../lib/language.ts";
import { pathOf, windThreads } from "../../lib/wind-lines.ts";
import { ClosingCall } from "../layout/closing-call.tsx";
import { ABOUT_TEXT, LAYOUT_TEXT } from "../page-texts.ts";
import { ServiceMap } from "../service-areas/service-map.tsx";

/** Width of a day and height of its line, in px. */
const DAY_WIDTH = 8;
const DAY_HEIGHT = 40;

/** Shows live figures about the site itself; renders nothing while there is too little data. */
function OwnRegister({ figures, language }: { figures: OwnFigures; language: Language }) {
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

/** Draws a line per day, wavy on days with downtime. */
function UptimeLines({ days }: { days: readonly { day: string; isWhole: boolean }[] }) {
  const line = ({ isWhole }: { isWhole: boolean }, at: number) =>
    isWhole ? `M${at * DAY_WIDTH + 2} 2v${DAY_HEIGHT - 4}` : `M${at * DAY_WIDTH + 2} 2q7 9 0 18t0 18`;
  const path = (isWhole: boolean) => days.map((day, at) => (day.isWhole === isWhole ? line(day, at) : "")).join("");
  return (
    <svg
      className="uptime"
      viewBox={`0 0 ${days.length * DAY_WIDTH} ${DAY_HEIGHT}`}
      width={days.length * DAY_WIDTH}
      height={DAY_HEIGHT}
      aria-hidden="true"
    >
      <path d={path(true)} />
      <path className="signal" d={path(false)} />
    </svg>
  );
}

const WIDTH = 1440;
const HEIGHT = 400;
const TANGLE = { width: WIDTH, height: HEIGHT, reach: 800, radius: 42 };
/**
 * Threads that leave evenly spaced around the signal line. An upside-down copy leaves at the same heights and doubles
 * the tangle.
 */
const THREADS = windThreads({ ...TANGLE, seed: 1, loops: 5, exits: [88, 116, 144, 172, 228, 256, 284, 312] })
  .map((thread) => pathOf(thread, 2000))
  .join("");
const SIGNAL = pathOf(windThreads({ ...TANGLE, seed: 101, loops: 5, exits: [HEIGHT / 2] })[0]!, WIDTH);

/**
 * Draws the three steps (identify, implement, optimize) as knots, their undoing and even lines. On phones, the drawing
 * runs vertically beside the steps.
 */
function ProcessWind() {
  return (
    <>
      <svg className="wind lying" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <g id="undoing">
          <path id="even" d={THREADS} />
          <use href="#even" transform={`matrix(1.25 0 0-1-210 ${HEIGHT})`} />
          <path className="wind-signal" d={SIGNAL} />
        </g>
      </svg>
      <svg className="wind upright" viewBox={`0 0 ${HEIGHT} ${WIDTH}`} preserveAspectRatio="none" aria-hidden="true">
        <use href="#undoing" transform={`matrix(0 1-1 0 ${HEIGHT} 0)`} />
      </svg>
    </>
  );
}

const STROKE = pathOf(
  windThreads({ seed: 127, width: 1500, height: 220, reach: 900, loops: 7, radius: 36, exits: [110] })[0]!,
  1150,
);

/** Draws the signature below the founder's story. */
function Signature() {
  return (
    <svg className="wind signature" viewBox="0 0 1150 220" aria-hidden="true">
      <path className="wind-signal" d={STROKE} />
    </svg>
  );
}

/** Shows the story's author: name, portrait and handwritten signature if available, otherwise only a drawn thread. */
function Founder({ signature }: { signature: string }) {
  const { name, portrait, signature: hand } = company.founder;
  return (
    <>
      {portrait && <img className="portrait" src={portrait} alt={name} width="96" height="96" loading="lazy" />}
      {hand ? <img className="signature" src={hand} alt="" loading="lazy" /> : <Signature />}
      <p className="soft">{signature}</p>
    </>
  );
}

export function AboutPage({ language, own }: { language: Language; own: OwnFigures }) {
  const text = ABOUT_TEXT[language];
  const { story, figures, mission, different, process, values, place } = text;
  const sample = isShown("founder") ? { headline: text.headline, ...story } : undefined;
  const told = ownStory(language) ?? sample;
  const counted = [
    hasFigure("less-work") && figures.list.work,
    hasFigure("more-revenue") && figures.list.revenue,
    figures.list.weeks,
  ].filter((one) => one !== false);
  return (
    <>
      {told ? (
        <article className="wrap story">
          <h1>{told.headline}</h1>
          <p className="soft">{text.since}</p>
          <div>
            <h2 className="unseen">{story.title}</h2>
            {told.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Founder signature={told.signature} />
          </div>
        </article>
      ) : (
        <header className="wrap story">
          <h1 id="mission-title">{mission.text}</h1>
          <p className="soft">{text.since}</p>
          <div>
            <p>{LAYOUT_TEXT[language].footer.blurb}</p>
            {company.founder.name && <Founder signature={text.foundedBy(company.founder.name)} />}
          </div>
        </header>
      )}

      <section className="wrap counted" aria-labelledby="figures-title">
        <h2 id="figures-title">{figures.title}</h2>
        <ul>
          {counted.map(({ figure, what }) => (
            <li key={figure}>
              <b>{figure}</b>
              <p>{what}</p>
            </li>
          ))}
        </ul>
      </section>

      <OwnRegister figures={own} language={language} />

      {told && (
        <section className="night mission" aria-labelledby="mission-title">
          <div className="wrap">
            <h2 id="mission-title" className="soft">
              {mission.title}
            </h2>
            <p>{mission.text}</p>
          </div>
        </section>
      )}

      <section className="wrap different" aria-labelledby="different-title">
        <h2 id="different-title">{different.title}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{different.topic}</th>
              <th scope="col">{different.elsewhere}</th>
              <th scope="col">{different.here}</th>
            </tr>
          </thead>
          <tbody>
            {different.rows.map(({ topic, elsewhere, here }) => (
              <tr key={topic}>
                <th scope="row">{topic}</th>
                <td>{elsewhere}</td>
                <td>{here}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>

      <section className="undoing" aria-labelledby="process-title">
        <div className="wrap">
          <h2 id="process-title">{process.title}</h2>
        </div>
        <ProcessWind />
        <ol className="wrap">
          {process.steps.map(({ name, text: what }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{what}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="wrap values" aria-labelledby="values-title">
        <h2 id="values-title">{values.title}</h2>
        <dl>
          {values.list.map(({ name, text: what }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="wrap place" aria-labelledby="place-title">
        <div>
          <h2 id="place-title">{place.title}</h2>
          <p className="lead">{place.text}</p>
        </div>
        <ServiceMap language={language} />
        <dl>
          {place.facts.map(({ fact, about }) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>

      <ClosingCall language={language} {...text.closing} />
    </>
  );
}
