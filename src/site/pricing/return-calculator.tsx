import { type MouseEvent, useEffect, useRef, useState } from "react";
import { bandOf, openConsultationForm } from "../../features/consultations/open-form.ts";
import { MOST_POPULAR_PLAN, PLAN_IDS, PLANS, type PlanId } from "../../lib/company/plans.ts";
import { adviceOn, DOLLARS_AN_HOUR, HOURS_A_WEEK, returnOnInvestment } from "../../lib/company/return-on-investment.ts";
import type { TextLike } from "../../lib/language.ts";
import type { returnCalculatorFr } from "../../text/fr/site/return-calculator.ts";

/** Initial example, which is all that shows without JavaScript. */
const EXAMPLE = { hoursAWeek: HOURS_A_WEEK, dollarsAnHour: DOLLARS_AN_HOUR, plan: MOST_POPULAR_PLAN };
const MOST_HOURS = 60;

function isPlan(value: unknown): value is PlanId {
  return PLAN_IDS.some((id) => id === value);
}

/**
 * Calculates what the saved hours are worth, and shows the formulas. The fields are uncontrolled, so that values
 * changed before hydration or restored by the browser are used.
 */
export function ReturnCalculator({ text }: { text: TextLike<typeof returnCalculatorFr> }) {
  const form = useRef<HTMLFormElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [{ hoursAWeek, dollarsAnHour, plan }, setInput] = useState(EXAMPLE);

  function read() {
    const fields = new FormData(form.current!);
    const chosen = fields.get("plan");
    setInput({
      hoursAWeek: Number(fields.get("hours")),
      dollarsAnHour: Number(fields.get("cost")),
      plan: isPlan(chosen) ? chosen : EXAMPLE.plan,
    });
  }
  useEffect(() => {
    // Start from the hours chosen on the home page, unless the visitor has already changed the field.
    const hours = form.current!.elements.namedItem("hours") as HTMLInputElement;
    const pulled = keptHours();
    if (pulled && hours.value === hours.defaultValue) hours.value = pulled;
  }, []);
  useEffect(read, []);
  const advice = adviceOn({ hoursAWeek, dollarsAnHour }, plan);
  const book = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openConsultationForm({ timeSpentManualTasks: bandOf(hoursAWeek) }, () => link.current?.focus());
  };

  const { dollarsAMonth } = PLANS[plan];
  const { net, percent, breakEvenHours } = returnOnInvestment({ hoursAWeek, dollarsAnHour, dollarsAMonth });
  const paying = Math.min(breakEvenHours, hoursAWeek);
  return (
    <form
      className="calculator"
      ref={form}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
      aria-label={text.label}
    >
      <div className="inputs">
        <fieldset>
          <legend>{text.plan}</legend>
          {PLAN_IDS.map((id) => (
            <label key={id}>
              <input type="radio" name="plan" value={id} defaultChecked={id === EXAMPLE.plan} />
              <span>{PLANS[id].name}</span>
            </label>
          ))}
        </fieldset>
        <label>
          <span>{text.hours}</span> <b>{text.hoursValue(hoursAWeek)}</b>
          <input
            type="range"
            name="hours"
            min={1}
            max={MOST_HOURS}
            defaultValue={EXAMPLE.hoursAWeek}
            aria-valuetext={text.hoursValue(hoursAWeek)}
          />
        </label>
        <label>
          <span>{text.hourlyCost}</span> <b>{text.dollars(dollarsAnHour)}</b>
          <input
            type="range"
            name="cost"
            min={20}
            max={150}
            step={5}
            defaultValue={EXAMPLE.dollarsAnHour}
            aria-valuetext={text.dollars(dollarsAnHour)}
          />
        </label>
      </div>
      <dl>
        <div>
          <dt>{text.net}</dt>
          <dd>
            <output>{text.dollars(net)}</output>
            <small>{text.netFormula(hoursAWeek, dollarsAnHour, dollarsAMonth)}</small>
          </dd>
        </div>
        <div>
          <dt>{text.rate}</dt>
          <dd>
            <b>{text.rateValue(percent)}</b>
            <small>{text.rateFormula(net, dollarsAMonth)}</small>
          </dd>
        </div>
        <div>
          <dt>{text.breakEven}</dt>
          <dd>
            <b>{text.breakEvenValue(breakEvenHours)}</b>
            <small>{text.breakEvenFormula(dollarsAnHour, dollarsAMonth)}</small>
          </dd>
        </div>
      </dl>
      <svg viewBox={`0 0 ${MOST_HOURS * 10} 10`} preserveAspectRatio="none" aria-hidden="true">
        <path className="week" d={`M0 5H${MOST_HOURS * 10}`} />
        <path className="gain" d={`M0 5H${hoursAWeek * 10}`} />
        <path d={`M0 5H${Math.round(paying * 10)}`} />
      </svg>
      <p className="legend">
        <span>{text.yours(hoursAWeek - paying)}</span> <span>{text.pays(paying)}</span>
      </p>
      <p className="verdict" data-advice={advice.kind}>
        {advice.kind === "pays" && text.verdict.pays(advice.net)}
        {advice.kind === "smaller" && text.verdict.smaller(PLANS[advice.plan].name, advice.net)}
        {advice.kind === "none" && text.verdict.none}
      </p>
      <a
        ref={link}
        className={advice.kind === "none" ? "button button-quiet" : "button"}
        href={text.verdict.form}
        onClick={book}
      >
        {text.verdict.book}
      </a>
    </form>
  );
}

function keptHours(): string | null {
  try {
    return sessionStorage.getItem("nordet-hours");
  } catch {
    return null;
  }
}
