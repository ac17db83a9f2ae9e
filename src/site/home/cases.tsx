import type { ReactNode } from "react";
import { CASES_ARE_ILLUSTRATIVE } from "../../lib/case-studies.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { CASE_STUDIES_TEXT } from "../case-studies/case-studies-text.ts";
import type { HomeText } from "./home-text.ts";

/** Three cases, each told in one sentence and drawn before and after; the long versions are on the page they lead to. */
export function Cases({ text, language }: { text: HomeText["cases"]; language: Language }) {
  const { manufacturing, retail, professionalServices: services } = text;
  const page = pathIn(language, "/case-studies");
  return (
    <section className="wrap cases">
      <h2>{text.title}</h2>
      <Case words={manufacturing} href={page}>
        <Bar label={text.before} value={manufacturing.minutes(40)} lines={40} of={40} />
        <Bar label={text.after} value={manufacturing.minutes(6)} lines={6} of={40} isGain />
      </Case>
      <Case words={retail} href={page}>
        <Bar label={retail.before} value="100" lines={20} of={28.4} />
        <Bar label={retail.sales} value="142" lines={28.4} of={28.4} isGain />
        <Bar label={retail.service} value="50" lines={10} of={28.4} isGain />
      </Case>
      <Case words={services} href={`${page}#professional-services`}>
        <Bar label={text.before} value={services.hours(38)} lines={38} of={38} />
        <Bar label={text.after} value={services.hours(8)} lines={8} of={38} isGain />
      </Case>
      {CASES_ARE_ILLUSTRATIVE ? <p className="soft">{CASE_STUDIES_TEXT[language].illustrative}</p> : null}
    </section>
  );
}

interface CaseProps {
  words: { sector: string; title: string; chart: string; caption: string };
  href: string;
  children: ReactNode;
}

function Case({ words, href, children }: CaseProps) {
  return (
    <article>
      <p className="eyebrow">{words.sector}</p>
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
