import type { ReactNode } from "react";
import { type Language, pathIn } from "../../lib/language.ts";
import { Comparison } from "./comparison.tsx";
import { Guarantee } from "./guarantee.tsx";
import { Phases } from "./phases.tsx";
import { PlanHeads } from "./plan-heads.tsx";
import { PRICING_TEXT } from "./pricing-text.ts";
import { Questions } from "./questions.tsx";

interface PricingPageProps {
  language: Language;
  /** The calculator's island (Astro slot `calculator`). */
  calculator?: ReactNode;
}

export function PricingPage({ language, calculator }: PricingPageProps) {
  const text = PRICING_TEXT[language];
  const consultation = pathIn(language, "/#consultation-form");
  return (
    <div className="pricing">
      <header className="wrap pricing-head">
        <h1>
          {text.headline.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p className="lead">{text.lead}</p>
      </header>
      <PlanHeads text={text} consultation={consultation} />
      <Comparison text={text} />
      <Guarantee text={text} />
      <section className="wrap calculation" aria-labelledby="calculation-title">
        <div>
          <p className="eyebrow">{text.calculator.eyebrow}</p>
          <h2 id="calculation-title">{text.calculator.title}</h2>
          <p className="soft">{text.calculator.lead}</p>
        </div>
        {calculator}
      </section>
      <Phases text={text.phases} />
      <Questions language={language} text={text.questions} />
      <section className="wrap end" aria-labelledby="end-title">
        <h2 id="end-title">{text.end.title}</h2>
        <div>
          <p className="lead">{text.end.text}</p>
          <a className="button" href={consultation}>
            {text.book}
          </a>
        </div>
      </section>
    </div>
  );
}
