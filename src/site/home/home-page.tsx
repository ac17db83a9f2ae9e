import type { ReactNode } from "react";
import type { NextTime } from "../../features/appointments/model.ts";
import { shownCases } from "../../features/company/shown-cases.ts";
import { BRIEF_CASES, CASES, type Figure } from "../../lib/company/case-studies.ts";
import { company } from "../../lib/company/company.ts";
import { isShown } from "../../lib/company/demonstration.ts";
import { ownStory } from "../../lib/company/own-story.ts";
import { PLAN_IDS, PLANS } from "../../lib/company/plans.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { CASE_STUDIES_TEXT, HOME_TEXT, type HomeText, PRICING_TEXT, SERVICES_TEXT } from "../page-texts.ts";
import { Tool } from "../services/thread-drawings.tsx";
import { Freed } from "./knot.tsx";
import type { KnotProps } from "./knot-text.ts";
import { Story } from "./story.tsx";

/** Shows three problems with their solutions, each with a figure. */
export function Problems({ text }: { text: HomeText["problems"] }) {
  return (
    <section className="wrap problems">
      <p className="eyebrow">{text.eyebrow}</p>
      <h2>{text.title}</h2>
      <div className="three">
        {text.list.map(({ title, problem, solution, figure, caption }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p className="soft">{problem}</p>
            <p>{solution}</p>
            <p>
              <b>{figure}</b> <small>{caption}</small>
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}

/** Ids of the sample's questions shown on this page; the pricing page has all of them. */
const FIRST_QUESTIONS = ["contract", "fees", "start", "ninety-days", "security"];

/** Shows the price and common questions, each linking to its place on the pricing page. */
export function Offer({ text, language }: { text: HomeText; language: Language }) {
  const page = pathIn(language, "/pricing");
  const { title, people, price, note, link } = text.pricing;
  const questions = PRICING_TEXT[language].questions.list.filter(
    ({ id, on }) => on?.home ?? FIRST_QUESTIONS.includes(id),
  );
  return (
    <div className="wrap offer">
      <section>
        <h2>{title}</h2>
        <ul className="rows">
          {PLAN_IDS.map((id) => (
            <li key={id}>
              <p>
                <a href={`${page}#${id}`}>{PLANS[id].name}</a> <span>{people[id]}</span>
              </p>
              <b>{price(PLANS[id].dollarsAMonth)}</b>
            </li>
          ))}
        </ul>
        <p className="soft">{note}</p>
        <a className="link" href={page}>
          {link}
        </a>
      </section>
      {questions.length > 0 && (
        <section>
          <h2>{text.questions}</h2>
          <ul className="rows">
            {questions.map(({ id, question, on }) => (
              <li key={id}>
                <a href={on?.pricing === false ? pathIn(language, `/share#question-${id}`) : `${page}#${id}`}>
                  {question}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const [ORDERS, STORES] = BRIEF_CASES;
const SERVICES = CASES[1];

/**
 * Shows three cases, each with one sentence, a before-and-after drawing and a link to the full story. A live site
 * without cases shows what we would measure instead.
 */
export function Cases({ text, language }: { text: HomeText["cases"]; language: Language }) {
  const { brief, cases, method, own: ownText } = CASE_STUDIES_TEXT[language];
  const shown = shownCases(language);
  const samples = [
    { id: ORDERS.id, figure: ORDERS.figures[0], words: text.manufacturing, measure: brief.manufacturing.figures.order },
    { id: STORES.id, figure: STORES.figures[0], words: text.retail, measure: cases.retailer.figures.sales },
    {
      id: SERVICES.id,
      figure: SERVICES.figures[0],
      words: text.professionalServices,
      measure: cases["professional-services"].figures.welcome,
    },
  ];
  const page = pathIn(language, "/case-studies");
  if (shown.length === 0)
    return (
      <section className="wrap cases">
        <h2>{method.headline}</h2>
        <div className="three">
          {samples.map(({ id, words, measure }) => (
            <article key={id}>
              <p className="eyebrow">{words.sector}</p>
              <h3>
                <a href={page}>{measure.label}</a>
              </h3>
            </article>
          ))}
        </div>
      </section>
    );
  const isOwn = shown.some(({ own }) => own);
  const stories = isOwn
    ? shown.slice(0, samples.length).map(({ id, sector, title, figures: [figure], own }) => ({
        id,
        figure,
        words: {
          sector: own?.isReal ? sector : `${sector}. ${ownText.fictional}.`,
          title,
          before: figure ? text.ownBefore(figure.label, figure.value(figure.before)) : "",
          after: figure ? figure.value(figure.after) : "",
        },
      }))
    : samples;
  return (
    <section className="wrap cases">
      <h2>{isOwn ? text.ownTitle : text.title}</h2>
      <p className="soft">{isOwn ? text.ownUnit : text.unit}</p>
      <div className="three">
        {stories.map(({ id, figure, words }) => (
          <article key={id}>
            <p className="eyebrow">{words.sector}</p>
            <h3>
              <a href={`${page}#${id}`}>{words.title}</a>
            </h3>
            {figure && (
              <>
                <Lines {...figure} />
                <p>
                  {words.before} → <b>{words.after}</b>
                </p>
              </>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}

/**
 * Longest "before" line, in viewBox units; `WIDEST` caps the "after" line. The cap reached first sets the scale for
 * both lines.
 */
const BEFORE = 100;
const WIDEST = 142;

/** Draws a thin line for "before" and a thick one for "after", on one scale. */
function Lines({ before, after }: Figure) {
  const unit = Math.min(BEFORE / before, WIDEST / after);
  return (
    <svg viewBox={`0 0 ${WIDEST} 20`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 3h${Math.round(before * unit) || 0}`} />
      <path className="gain" d={`M0 15h${Math.round(after * unit) || 0}`} />
    </svg>
  );
}

interface HomePageProps {
  language: Language;
  /** Props of the knot island. */
  knotProps: KnotProps;
  /** Next available times; empty if there are none. */
  nextTimes: readonly NextTime[];
  /** Islands, passed as Astro slots: the knot, the question to the assistant, the consultation form. */
  knot?: ReactNode;
  ask?: ReactNode;
  form?: ReactNode;
}

export function HomePage({ language, knotProps, nextTimes, knot, ask, form }: HomePageProps) {
  const text = HOME_TEXT[language];
  const { uses, more } = SERVICES_TEXT[language].integrations;
  const told = ownStory(language);
  const own = told && { who: told.signature, title: told.headline, text: told.paragraphs[0] };
  const { portrait, signature } = company.founder;
  const founder = own ?? (isShown("founder") && text.founder);
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <h1>{text.headline}</h1>
          <div className="hero-offer">
            <p className="lead">{text.lead}</p>
            <a className="button" href="#consultation-form">
              {text.book}
            </a>
            <a className="link" href={pathIn(language, "/pricing")}>
              {text.seePricing}
            </a>
            <p className="hero-note">{text.bookNote}</p>
          </div>
        </div>
        {knot}
        <Freed knot={knotProps} times={nextTimes} />
      </section>
      <dl className="wrap facts">
        {text.facts.map(({ fact, about }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <Problems text={text.problems} />
      <Story text={text.story} ask={ask} />
      <Cases text={text.cases} language={language} />
      {founder && (
        <section className="founder">
          <div className="wrap">
            <div>
              {portrait && <img className="portrait" src={portrait} alt="" width="96" height="96" loading="lazy" />}
              <p className="eyebrow">{founder.who}</p>
              <h2>{founder.title}</h2>
            </div>
            <div>
              <p>{founder.text}</p>
              {signature && <img className="signature" src={signature} alt="" loading="lazy" />}
              <a className="link" href={pathIn(language, "/about")}>
                {text.founder.link}
              </a>
            </div>
          </div>
        </section>
      )}
      <section className="wrap tools">
        <h2>{text.tools.title}</h2>
        <ul>
          {Object.keys(uses).map((tool) => (
            <li key={tool}>
              <Tool name={tool} />
            </li>
          ))}
          {more && <li className="soft">{more}</li>}
        </ul>
        <p className="soft">{text.tools.security}</p>
      </section>
      <Offer text={text} language={language} />
      <section id="consultation-form" className="consultation" aria-labelledby="consultation-title">
        <div className="wrap">
          <div>
            <p className="eyebrow">{text.consultation.eyebrow}</p>
            <h2 id="consultation-title">{text.consultation.title}</h2>
            <p className="lead">{text.consultation.lead}</p>
            <h3>{text.consultation.nextTitle}</h3>
            <ol className="rows">
              {text.consultation.next.map(({ step, when }) => (
                <li key={step}>
                  {step} <span>{when}</span>
                </li>
              ))}
            </ol>
          </div>
          {form ? <div className="panel">{form}</div> : null}
        </div>
      </section>
    </>
  );
}
