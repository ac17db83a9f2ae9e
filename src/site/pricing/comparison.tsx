import { hasFigure } from "../../lib/company/claims.ts";
import { PLAN_IDS, PLANS, type PlanId } from "../../lib/company/plans.ts";
import type { PricingText } from "../page-texts.ts";

/** Hours in a work week, which are the full length of a bar. */
const WEEK = 40;

/**
 * Shows what each plan includes. On phones, a row's name is above its three cells (pricing.css), so that three plans
 * fit side by side at any width.
 */
export function Comparison({ text }: { text: PricingText }) {
  const { title, feature, groups, hours, notIncluded } = text.comparison;
  return (
    <section className="wrap comparison" aria-labelledby="comparison-title">
      <h2 id="comparison-title">{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{feature}</span>
            </th>
            {PLAN_IDS.map((id) => (
              <th key={id} scope="col">
                {PLANS[id].name} <small>{text.price(PLANS[id].dollarsAMonth)}</small>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, index) => (
          <tbody key={group.title}>
            <tr>
              <th className="group" scope="rowgroup" colSpan={4}>
                {group.title}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.feature}>
                <th scope="row">{row.feature}</th>
                {PLAN_IDS.map((id) => (
                  <td key={id}>
                    {row[id] === notIncluded ? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="unseen">{notIncluded}</span>
                      </>
                    ) : (
                      row[id]
                    )}
                  </td>
                ))}
              </tr>
            ))}
            {index === groups.length - 1 ? (
              <tr>
                <th scope="row">{hours.feature}</th>
                {PLAN_IDS.map((id) => (
                  <td key={id}>
                    {hours[id]}
                    {hasFigure("plan-hours") && <HoursBar id={id} />}
                  </td>
                ))}
              </tr>
            ) : null}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Draws the hours saved in a 40-hour work week: the minimum in solid, the rest of the range lighter. */
function HoursBar({ id }: { id: PlanId }) {
  const { from, to = WEEK } = PLANS[id].hoursSavedAWeek;
  return (
    <svg viewBox={`0 0 ${WEEK} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path className="week" d={`M0 5h${WEEK}`} />
      <path className="span" d={`M0 5h${to}`} />
      <path d={`M0 5h${from}`} />
    </svg>
  );
}
