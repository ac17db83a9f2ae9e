import { BRIEF_CASES, CASES, CASES_ARE_ILLUSTRATIVE, type Figure } from "../../lib/company/case-studies.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { CASE_STUDIES_TEXT } from "../case-studies/case-studies-text.ts";
import type { HomeText } from "./home-text.ts";

const [ORDERS, STORES] = BRIEF_CASES;
const SERVICES = CASES[1];

/** Three cases, each told in one sentence and drawn before and after; each leads to where more is told of it. */
export function Cases({ text, language }: { text: HomeText["cases"]; language: Language }) {
  const example = CASES_ARE_ILLUSTRATIVE ? ` · ${CASE_STUDIES_TEXT[language].example}` : "";
  const stories = [
    { id: ORDERS.id, figure: ORDERS.figures[0], words: text.manufacturing },
    { id: STORES.id, figure: STORES.figures[0], words: text.retail },
    { id: SERVICES.id, figure: SERVICES.figures[0], words: text.professionalServices },
  ];
  return (
    <section className="wrap cases">
      <h2>{text.title}</h2>
      <p className="soft">{text.unit}</p>
      <div className="three">
        {stories.map(({ id, figure, words }) => (
          <article key={id}>
            <p className="eyebrow">{words.sector + example}</p>
            <h3>
              <a href={`${pathIn(language, "/case-studies")}#${id}`}>{words.title}</a>
            </h3>
            <Lines {...figure} />
            <p>
              {words.before} → <b>{words.after}</b>
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}

/** Units of the view box for what there was before: all that came after is drawn in proportion. */
const BEFORE = 100;
const WIDEST = 142;

/** A thin line for before, a thick one for after. */
function Lines({ before, after }: Figure) {
  return (
    <svg viewBox={`0 0 ${WIDEST} 20`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 3h${BEFORE}`} />
      <path className="gain" d={`M0 15h${Math.round((after / before) * BEFORE)}`} />
    </svg>
  );
}
