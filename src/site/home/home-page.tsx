import type { ReactNode } from "react";
import type { NextTime } from "../../features/appointments/model.ts";
import { isShown } from "../../lib/company/demonstration.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { SERVICES_TEXT } from "../services/services-text.ts";
import { Tool } from "../services/tool.tsx";
import { Cases } from "./cases.tsx";
import { HOME_TEXT } from "./home-text.ts";
import { Freed } from "./knot.tsx";
import type { KnotProps } from "./knot-text.ts";
import { Offer } from "./offer.tsx";
import { Problems } from "./problems.tsx";
import { Story } from "./story.tsx";

interface HomePageProps {
  language: Language;
  /** Props of the drawing's island. */
  knotProps: KnotProps;
  /** The next available times; empty if there are none. */
  nextTimes: readonly NextTime[];
  /** Islands as Astro slots: the drawing, the question for the assistant, the consultation form. */
  knot?: ReactNode;
  ask?: ReactNode;
  form?: ReactNode;
}

export function HomePage({ language, knotProps, nextTimes, knot, ask, form }: HomePageProps) {
  const text = HOME_TEXT[language];
  const { uses, more } = SERVICES_TEXT[language].integrations;
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
      {isShown("founder") && (
        <section className="founder">
          <div className="wrap">
            <div>
              <p className="eyebrow">{text.founder.who}</p>
              <h2>{text.founder.title}</h2>
            </div>
            <div>
              <p>{text.founder.text}</p>
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
