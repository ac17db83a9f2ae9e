import type { ReactNode } from "react";
import { isDemonstration } from "../../lib/company/demonstration.ts";
import {
  GO_LIVE_WEEKS,
  GUARANTEES,
  MOST_POPULAR_PLAN,
  PHASE_IDS,
  PHASES,
  PLAN_IDS,
  PLANS,
  type PlanId,
  type Stretch,
} from "../../lib/company/plans.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { absoluteUrl } from "../layout/alternates.ts";
import { companyReference, type StructuredNode } from "../layout/structured-data.ts";
import { Sheaf, type SheafSize } from "../motif/sheaf.tsx";
import { PRICING_TEXT, type PricingText, questionsOn } from "../page-texts.ts";
import { Comparison } from "./comparison.tsx";

/** Each plan's drawing, with a line for each system that the plan automates. */
const DRAWING: Record<PlanId, SheafSize> = { velocity: "two", accelerate: "five", dominate: "many" };

/**
 * Shows the three plans side by side, with drawing, audience and price. The comparison below shows what they include.
 */
function PlanHeads({ language, text, consultation }: { language: Language; text: PricingText; consultation: string }) {
  return (
    <section className="plans" aria-labelledby="plans-title">
      <h2 id="plans-title" className="unseen">
        {text.plansTitle}
      </h2>
      <div className="wrap">
        {PLAN_IDS.map((id) => {
          const { name, dollarsAMonth } = PLANS[id];
          const isPopular = id === MOST_POPULAR_PLAN;
          return (
            <article key={id} id={id} className={isPopular ? "popular" : undefined}>
              <Sheaf size={DRAWING[id]} />
              <h3>
                {name} {isPopular ? <small>{text.mostPopular}</small> : null}
              </h3>
              <p className="soft">{text.descriptor[id]}</p>
              <p className="price">
                <b>{text.price(dollarsAMonth)}</b> {text.aMonth}
              </p>
              <p className="soft">{text.audience[id]}</p>
              <a className={isPopular ? "button" : "button button-quiet"} href={consultation}>
                {id === "dominate" ? text.contactSales : text.book}
                <span className="unseen"> ({name})</span>
              </a>
              {id === "dominate" && (
                <p className="soft">
                  {text.salesForm}{" "}
                  <a className="link" href={pathIn(language, "/contact#reach")}>
                    {text.reachSales}
                  </a>
                </p>
              )}
            </article>
          );
        })}
      </div>
      <p className="wrap taxes">{text.taxes}</p>
    </section>
  );
}

/** Days per month in the example, so that the guarantee's 90 days are three months. */
const DAYS_A_MONTH = 30;

/** Shows the guarantees. The first is drawn as the cost of three months beside three times that amount. */
function Guarantee({ text }: { text: PricingText }) {
  const { guarantee, price } = text;
  const paid = (PLANS[MOST_POPULAR_PLAN].dollarsAMonth * GUARANTEES.returnDays) / DAYS_A_MONTH;
  return (
    <section className="guarantee" aria-labelledby="guarantee-title">
      <div className="wrap">
        <p className="eyebrow">{guarantee.eyebrow}</p>
        <h2 id="guarantee-title">{guarantee.title}</h2>
        <figure aria-label={guarantee.chart}>
          <Bar label={guarantee.paid} value={price(paid)} times={1} isPaid />
          <Bar label={guarantee.gained} value={price(paid * GUARANTEES.returnTimes)} times={GUARANTEES.returnTimes} />
          <figcaption>{guarantee.caption}</figcaption>
        </figure>
        <dl>
          {guarantee.facts.map(({ fact, about }) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

interface BarProps {
  label: string;
  value: string;
  /** Length as a multiple of the cost, at 100 units each including a gap. */
  times: number;
  isPaid?: boolean;
}

function Bar({ label, value, times, isPaid = false }: BarProps) {
  return (
    <p>
      <span>{label}</span>
      <b>{value}</b>
      <svg viewBox="0 0 298.5 10" preserveAspectRatio="none" aria-hidden="true">
        <path className={isPaid ? undefined : "gain"} strokeDasharray="98.5 1.5" d={`M0 5h${times * 100}`} />
      </svg>
    </p>
  );
}

const DAYS = GO_LIVE_WEEKS.to * 7;
const WEEKS = Array.from({ length: GO_LIVE_WEEKS.to }, (_, index) => index + 1);

/** Returns the path data of a bar, at ten units a day. */
function bar({ begin, end }: Stretch, height: number): string {
  return `M${begin * 10} ${height}H${end * 10}`;
}

/** Draws the five phases of a launch on a three-week scale, for a two-week and a three-week launch. */
function Phases({ text }: { text: PricingText["phases"] }) {
  return (
    <section className="wrap phases" aria-labelledby="phases-title">
      <p className="eyebrow">{text.eyebrow}</p>
      <h2 id="phases-title">{text.title}</h2>
      <p className="legend">
        <span>{text.short}</span> <span>{text.long}</span>
      </p>
      <ol>
        {PHASE_IDS.map((id) => {
          const { name, duration, about } = text.list[id];
          return (
            <li key={id}>
              <h3>{name}</h3>
              <span>{duration}</span>
              <p>{about}</p>
              <svg viewBox={`0 0 ${DAYS * 10} 30`} preserveAspectRatio="none" aria-hidden="true">
                <path className="short" d={bar(PHASES[id].shortest, 8)} />
                <path className="long" d={bar(PHASES[id].longest, 22)} />
              </svg>
            </li>
          );
        })}
      </ol>
      <p className="weeks" aria-hidden="true">
        {WEEKS.map((number) => (
          <span key={number}>{text.week(number)}</span>
        ))}
      </p>
      <p className="caption">{text.caption}</p>
    </section>
  );
}

/**
 * Renders the frequent questions. Each answer has an id inside its `<details>`, so that browsers open the `<details>`
 * when a link leads to the answer, without a script.
 */
function Questions({ language, text }: { language: Language; text: PricingText["questions"] }) {
  const questions = questionsOn(language);
  if (questions.length === 0) return null;
  return (
    <section className="wrap questions-list" aria-labelledby="questions-title">
      <div>
        <p className="eyebrow">{text.eyebrow}</p>
        <h2 id="questions-title">{text.title}</h2>
        <a className="link" href={pathIn(language, "/share")}>
          {text.everything}
        </a>
      </div>
      <div>
        {questions.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <div id={id} className="answer">
              <p>{answer}</p>
              <a href={`#${id}`}>
                {text.address}
                <span className="unseen"> ({question})</span>
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

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
      <PlanHeads language={language} text={text} consultation={consultation} />
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

/**
 * Whether search engines get the question. They do not get a demonstration's figures, which they would quote without
 * saying that the company is fictional.
 */
const isDescribed = ({ id }: { id: string }) => !(isDemonstration() && id === "average-return");

/** Returns the JSON-LD nodes for the plans as offers, and for the frequent questions. */
export function pricingNodes(siteUrl: string, language: Language): StructuredNode[] {
  const text = PRICING_TEXT[language];
  const page = absoluteUrl(siteUrl, pathIn(language, "/pricing"));
  const described = questionsOn(language).filter(isDescribed);
  return [
    {
      "@type": "Service",
      name: text.title,
      provider: companyReference(siteUrl),
      offers: PLAN_IDS.map((id) => ({
        "@type": "Offer",
        name: PLANS[id].name,
        description: text.audience[id],
        url: `${page}#${id}`,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: PLANS[id].dollarsAMonth,
          priceCurrency: "CAD",
          unitCode: "MON",
          valueAddedTaxIncluded: false,
        },
      })),
    },
    ...(described.length > 0
      ? [
          {
            "@type": "FAQPage",
            mainEntity: described.map(({ id, question, answer }) => ({
              "@type": "Question",
              url: `${page}#${id}`,
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
          },
        ]
      : []),
  ];
}
