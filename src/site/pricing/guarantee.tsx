import { GUARANTEES, MOST_POPULAR_PLAN, PLANS } from "../../lib/company/plans.ts";
import type { PricingText } from "./pricing-text.ts";

/** Days per month in the example: three months are the guarantee's 90 days. */
const DAYS_A_MONTH = 30;

/** The guarantees. The first is drawn: the cost of three months, and three times that. */
export function Guarantee({ text }: { text: PricingText }) {
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
  /** Length as a multiple of the price: 100 units each, minus a gap. */
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
