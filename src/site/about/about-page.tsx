import type { OwnFigures } from "../../features/overview/model.ts";
import { hasFigure } from "../../lib/company/claims.ts";
import { company } from "../../lib/company/company.ts";
import { isShown } from "../../lib/company/demonstration.ts";
import { ownStory } from "../../lib/company/own-story.ts";
import type { Language } from "../../lib/language.ts";
import { ClosingCall } from "../layout/closing-call.tsx";
import { LAYOUT_TEXT } from "../layout/site-text.ts";
import { ABOUT_TEXT } from "../page-texts.ts";
import { ServiceMap } from "../service-areas/service-map.tsx";
import { ProcessWind, Signature } from "./about-drawings.tsx";
import { OwnRegister } from "./own-figures.tsx";

/** The story's author: name, portrait and signature if available, else just the thread. */
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
