import type { ReactNode } from "react";
import { type Language, pathIn } from "../../lib/language.ts";
import { Wind } from "../motif/wind.tsx";
import { HOME_TEXT } from "./home-text.ts";
import { Problems } from "./problems.tsx";

interface HomePageProps {
  language: Language;
  /** The consultation form's island (Astro slot `form`). */
  form?: ReactNode;
}

export function HomePage({ language, form }: HomePageProps) {
  const text = HOME_TEXT[language];
  return (
    <>
      <section className="hero">
        <Wind />
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
          </div>
        </div>
      </section>
      <dl className="wrap facts" aria-label={text.factsTitle}>
        {text.facts.map(({ fact, about }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <Problems text={text.problems} />
      <section id="consultation-form" className="consultation" aria-labelledby="consultation-title">
        <div className="wrap">
          <div>
            <p className="eyebrow">{text.consultation.eyebrow}</p>
            <h2 id="consultation-title">{text.consultation.title}</h2>
            <p className="lead">{text.consultation.lead}</p>
            <h3>{text.consultation.nextTitle}</h3>
            <ol className="next-steps">
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
