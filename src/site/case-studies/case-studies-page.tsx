import { BRIEF_CASES, CASES, type CaseStudy, type Figure } from "../../lib/company/case-studies.ts";
import { isShown } from "../../lib/company/demonstration.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { HOME_TEXT } from "../home/home-text.ts";
import { Sheaf } from "../motif/sheaf.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { CASE_STUDIES_TEXT, type CaseStudiesText } from "./case-studies-text.ts";

export function CaseStudiesPage({ language }: { language: Language }) {
  const text = CASE_STUDIES_TEXT[language];
  return (
    <div className="cases">
      {isShown("cases") ? <Cases text={text} language={language} /> : <Method text={text} />}
      <section className="wrap end" aria-labelledby="end-title">
        <h2 id="end-title">{text.end.title}</h2>
        <div>
          <p className="lead">{text.end.text}</p>
          <a className="button" href={pathIn(language, "/#consultation-form")}>
            {text.end.book}
          </a>
          <a className="link" href={pathIn(language, "/pricing")}>
            {text.end.pricing}
          </a>
        </div>
      </section>
    </div>
  );
}

function Cases({ text, language }: { text: CaseStudiesText; language: Language }) {
  return (
    <>
      <header className="cases-head">
        <Sheaf size="five" />
        <div className="wrap">
          <h1>{text.headline}</h1>
          <p className="lead">{text.lead}</p>
        </div>
        <nav className="wrap" aria-label={text.contents}>
          <ul>
            {CASES.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="soft">{text.cases[id].sector}</span> <b>{text.cases[id].title}</b>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {CASES.map((study) => (
        <Case key={study.id} study={study} text={text} />
      ))}
      <section className="wrap brief" aria-labelledby="brief-title">
        <h2 id="brief-title">{text.brief.title}</h2>
        {BRIEF_CASES.map(({ id, figures }) => {
          const { sector, title } = HOME_TEXT[language].cases[id];
          const { about, text: told, figures: words } = text.brief[id];
          return (
            <article key={id} id={id}>
              <p className="eyebrow">
                {sector} <small>{about}</small>
              </p>
              <h3>{title}</h3>
              <p>{told}</p>
              <Results figures={figures} words={words} text={text} />
            </article>
          );
        })}
      </section>
    </>
  );
}

/** Shown in place of fictional cases: how we measure, and what, for each sector. */
function Method({ text: { method, cases } }: { text: CaseStudiesText }) {
  return (
    <>
      <header className="cases-head">
        <Sheaf size="five" />
        <div className="wrap">
          <h1>{method.headline}</h1>
          <p className="lead">{method.none}</p>
        </div>
      </header>
      <section className="wrap method" aria-labelledby="how-title">
        <h2 id="how-title">{method.how}</h2>
        <ol>
          {method.steps.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="wrap method" aria-labelledby="what-title">
        <h2 id="what-title">{method.what}</h2>
        <ul>
          {CASES.map(({ id }) => (
            <li key={id}>
              <h3>{cases[id].sector}</h3>
              {Object.values<{ label: string }>(cases[id].figures).map(({ label }) => (
                <p key={label}>{label}</p>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** One case. All have the same parts in the same order, each with its own layout (case-studies.css). */
function Case({ study, text }: { study: CaseStudy; text: CaseStudiesText }) {
  const { id, person, company, figures } = study;
  const { sector, about, title, challenge, solution, quote, role } = text.cases[id];
  return (
    <article id={id} className={`case case-${id}`} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <header>
          <p className="eyebrow">
            {sector} <small>{about}</small>
          </p>
          <h2 id={`${id}-title`}>{title}</h2>
        </header>
        <div className="story">
          <div>
            <h3>{text.challenge}</h3>
            <p>{challenge}</p>
          </div>
          <div>
            <h3>{text.solution}</h3>
            <p>{solution}</p>
          </div>
        </div>
        <div className="results">
          <h3 className="unseen">{text.results}</h3>
          <Results figures={figures} words={text.cases[id].figures} text={text} />
        </div>
        <figure>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <b>{person}</b>, {`${role}, ${company}`}
          </figcaption>
        </figure>
      </div>
    </article>
  );
}

interface ResultsProps {
  figures: readonly Figure[];
  words: Readonly<Record<string, { label: string; value: (number: number) => string }>>;
  text: CaseStudiesText;
}

function Results({ figures, words, text: { before, after } }: ResultsProps) {
  return (
    <ul>
      {figures.map((figure) => (
        <BeforeAfter key={figure.id} figure={figure} before={before} after={after} {...words[figure.id]!} />
      ))}
    </ul>
  );
}
