import { MOST_POPULAR_PLAN, PLAN_IDS, PLANS, type PlanId } from "../../lib/company/plans.ts";
import { Sheaf, type SheafSize } from "../motif/sheaf.tsx";
import type { PricingText } from "./pricing-text.ts";

/** As many lines as the plan automates systems. */
const DRAWING: Record<PlanId, SheafSize> = { velocity: "two", accelerate: "five", dominate: "many" };

/** The three plans side by side: drawing, target, price. Their contents are in the comparison below. */
export function PlanHeads({ text, consultation }: { text: PricingText; consultation: string }) {
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
            </article>
          );
        })}
      </div>
      <p className="wrap taxes">{text.taxes}</p>
    </section>
  );
}
