import { type ShownCase, type ShownFigure, shownCases } from "../../features/company/shown-cases.ts";
import { BRIEF_CASES, CASES, type Figure } from "../../lib/company/case-studies.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { Sheaf } from "../motif/sheaf.tsx";
import { CASE_STUDIES_TEXT, type CaseStudiesText, caseStudiesHead, HOME_TEXT } from "../page-texts.ts";

export function CaseStudiesPage({ language }: { language: Language }) {
  const text = CASE_STUDIES_TEXT[language];
  const cases = shownCases(language);
  return (
    <div className="cases">
      {cases.length > 0 ? <Cases text={text} language={language} cases={cases} /> : <Method text={text} />}
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

function Cases({ text, language, cases }: { text: CaseStudiesText; language: Language; cases: readonly ShownCase[] }) {
  const isOwn = cases.some(({ own }) => own);
  const { lead, contents, results } = isOwn ? text.own : text;
  return (
    <>
      <header className="cases-head">
        <Sheaf size="five" />
        <div className="wrap">
          <h1>{caseStudiesHead(language).headline}</h1>
          <p className="lead">{lead}</p>
        </div>
        <nav className="wrap" aria-label={contents}>
          <ul>
            {cases.map(({ id, sector, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="soft">{sector}</span> <b>{title}</b>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {cases.map((study, place) => (
        <Case key={study.id} study={study} look={CASES[place % CASES.length]!.id} text={text} results={results} />
      ))}
      {!isOwn && <BriefCases text={text} language={language} />}
    </>
  );
}

function BriefCases({ text, language }: { text: CaseStudiesText; language: Language }) {
  return (
    <section className="wrap brief" aria-labelledby="brief-title">
      <h2 id="brief-title">{text.brief.title}</h2>
      {BRIEF_CASES.map(({ id, figures }) => {
        const { sector, title } = HOME_TEXT[language].cases[id];
        const { about, text: told, figures: labels } = text.brief[id];
        const words: Readonly<Record<string, Pick<ShownFigure, "label" | "value">>> = labels;
        return (
          <article key={id} id={id}>
            <p className="eyebrow">
              {sector} <small>{about}</small>
            </p>
            <h3>{title}</h3>
            <p>{told}</p>
            <Results figures={figures.map((figure) => ({ ...figure, ...words[figure.id]! }))} text={text} />
          </article>
        );
      })}
    </section>
  );
}

/** Says how we measure, with examples by sector, where made-up cases would otherwise be. */
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

interface CaseProps {
  study: ShownCase;
  /** Id of the sample case whose layout to use. */
  look: string;
  text: CaseStudiesText;
  results: string;
}

/**
 * Renders one case. All cases have the same parts in the same order, but each has its own layout (case-studies.css).
 */
function Case({ study, look, text, results }: CaseProps) {
  const { id, person, role, figures, sector, about, title, challenge, solution, quote, own } = study;
  return (
    <article id={id} className={`case case-${look}`} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <header>
          {own?.logo && (
            <img
              className="client"
              src={own.logo.address}
              alt={own.logo.name}
              width={Math.round(40 * own.logo.proportions)}
              height={40}
              loading="lazy"
            />
          )}
          <p className="eyebrow">
            {sector} <small>{own && !own.isReal ? `${about}. ${text.own.fictional}.` : about}</small>
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
        {figures.length > 0 && (
          <div className="results">
            <h3 className="unseen">{results}</h3>
            <Results figures={figures} text={text} />
          </div>
        )}
        {quote && (
          <figure>
            <blockquote>{quote}</blockquote>
            {(person || role) && (
              <figcaption>
                <b>{person}</b>
                {person && role && ", "}
                {role}
              </figcaption>
            )}
          </figure>
        )}
      </div>
    </article>
  );
}

function Results({ figures, text: { before, after } }: { figures: readonly ShownFigure[]; text: CaseStudiesText }) {
  return (
    <ul>
      {figures.map(({ id, label, value, ...figure }) => (
        <BeforeAfter key={id} figure={{ id, ...figure }} {...{ label, value, before, after }} />
      ))}
    </ul>
  );
}

/** Length of the longer bar, in viewBox units. */
const LENGTH = 300;

interface BeforeAfterProps {
  figure: Figure;
  label: string;
  before: string;
  after: string;
  value: (number: number) => string;
}

/** Draws one result as two bars on the same scale. */
function BeforeAfter({ figure, label, before, after, value }: BeforeAfterProps) {
  const most = Math.max(figure.before, figure.after);
  const unit = LENGTH / most;
  const bar = (name: string, number: number, className?: string) => (
    <p>
      <span>{name}</span>
      <svg viewBox={`0 0 ${LENGTH} 10`} preserveAspectRatio="none" aria-hidden="true">
        <path className={className} d={`M0 5h${Math.floor(number * unit)}`} />
      </svg>
      <b>{value(number)}</b>
    </p>
  );
  return (
    <li>
      <h4>{label}</h4>
      {bar(before, figure.before)}
      {bar(after, figure.after, "gain")}
    </li>
  );
}
