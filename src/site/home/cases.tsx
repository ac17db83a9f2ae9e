import type { ReactNode } from "react";
import { BRIEF_CASES, CASES_ARE_ILLUSTRATIVE } from "../../lib/company/case-studies.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { CASE_STUDIES_TEXT } from "../case-studies/case-studies-text.ts";
import type { HomeText } from "./home-text.ts";

/** Three cases, each told in one sentence and drawn before and after; each leads to where more is told of it. */
export function Cases({ text, language }: { text: HomeText["cases"]; language: Language }) {
  const { manufacturing, retail, professionalServices: services } = text;
  const [orders, stores] = BRIEF_CASES;
  const [order] = orders.figures;
  const page = pathIn(language, "/case-studies");
  const example = CASES_ARE_ILLUSTRATIVE ? ` · ${CASE_STUDIES_TEXT[language].example}` : "";
  return (
    <section className="wrap cases">
      <h2>{text.title}</h2>
      <Case words={manufacturing} example={example} href={`${page}#${orders.id}`}>
        <Bar label={text.before} value={manufacturing.minutes(order.before)} lines={order.before} of={order.before} />
        <Bar
          label={text.after}
          value={manufacturing.minutes(order.after)}
          lines={order.after}
          of={order.before}
          isGain
        />
      </Case>
      <Case words={retail} example={example} href={`${page}#${stores.id}`}>
        <Bar label={retail.before} value="100" lines={20} of={28.4} />
        <Bar label={retail.sales} value="142" lines={28.4} of={28.4} isGain />
        <Bar label={retail.service} value="50" lines={10} of={28.4} isGain />
      </Case>
      <Case words={services} example={example} href={`${page}#professional-services`}>
        <Bar label={text.before} value={services.hours(38)} lines={38} of={38} />
        <Bar label={text.after} value={services.hours(8)} lines={8} of={38} isGain />
      </Case>
    </section>
  );
}

interface CaseProps {
  words: { sector: string; title: string; chart: string; caption: string };
  /** Says that the case is made up, after its sector; empty where it is not. */
  example: string;
  href: string;
  children: ReactNode;
}

function Case({ words, example, href, children }: CaseProps) {
  return (
    <article>
      <p className="eyebrow">{words.sector + example}</p>
      <h3>
        <a href={href}>{words.title}</a>
      </h3>
      <figure className="lanes" aria-label={words.chart}>
        {children}
        <figcaption>{words.caption}</figcaption>
      </figure>
    </article>
  );
}

interface BarProps {
  label: string;
  value: string;
  /** How many lines it is long: minutes, hours, twentieths. */
  lines: number;
  /** How many lines the longest bar of the chart has. */
  of: number;
  isGain?: boolean;
}

/** Things counted one by one, ten units each with the space after it. */
function Bar({ label, value, lines, of, isGain = false }: BarProps) {
  return (
    <p>
      <span>{label}</span>
      <b>{value}</b>
      <svg viewBox={`0 0 ${of * 10} 9`} preserveAspectRatio="none" aria-hidden="true">
        <path className={isGain ? "gain" : undefined} strokeDasharray="8 2" d={`M0 4h${lines * 10}`} />
      </svg>
    </p>
  );
}
