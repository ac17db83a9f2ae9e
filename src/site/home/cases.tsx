import { shownCases } from "../../features/company/shown-cases.ts";
import { BRIEF_CASES, CASES, type Figure } from "../../lib/company/case-studies.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { CASE_STUDIES_TEXT } from "../case-studies/case-studies-text.ts";
import type { HomeText } from "./home-text.ts";

const [ORDERS, STORES] = BRIEF_CASES;
const SERVICES = CASES[1];

/**
 * Three cases, each in one sentence and drawn before and after, with a link to the full story. In service, without real
 * cases, what we would measure.
 */
export function Cases({ text, language }: { text: HomeText["cases"]; language: Language }) {
  const { brief, cases, method, own: ownText } = CASE_STUDIES_TEXT[language];
  const shown = shownCases(language);
  const samples = [
    { id: ORDERS.id, figure: ORDERS.figures[0], words: text.manufacturing, measure: brief.manufacturing.figures.order },
    { id: STORES.id, figure: STORES.figures[0], words: text.retail, measure: cases.retailer.figures.sales },
    {
      id: SERVICES.id,
      figure: SERVICES.figures[0],
      words: text.professionalServices,
      measure: cases["professional-services"].figures.welcome,
    },
  ];
  const page = pathIn(language, "/case-studies");
  if (shown.length === 0)
    return (
      <section className="wrap cases">
        <h2>{method.headline}</h2>
        <div className="three">
          {samples.map(({ id, words, measure }) => (
            <article key={id}>
              <p className="eyebrow">{words.sector}</p>
              <h3>
                <a href={page}>{measure.label}</a>
              </h3>
            </article>
          ))}
        </div>
      </section>
    );
  const isOwn = shown.some(({ own }) => own);
  const stories = isOwn
    ? shown.slice(0, samples.length).map(({ id, sector, title, figures: [figure], own }) => ({
        id,
        figure,
        words: {
          sector: own?.isReal ? sector : `${sector}. ${ownText.fictional}.`,
          title,
          before: figure ? `${figure.label}\u00a0: ${figure.value(figure.before)}` : "",
          after: figure ? figure.value(figure.after) : "",
        },
      }))
    : samples;
  return (
    <section className="wrap cases">
      <h2>{isOwn ? text.ownTitle : text.title}</h2>
      <p className="soft">{isOwn ? text.ownUnit : text.unit}</p>
      <div className="three">
        {stories.map(({ id, figure, words }) => (
          <article key={id}>
            <p className="eyebrow">{words.sector}</p>
            <h3>
              <a href={`${page}#${id}`}>{words.title}</a>
            </h3>
            {figure && (
              <>
                <Lines {...figure} />
                <p>
                  {words.before} → <b>{words.after}</b>
                </p>
              </>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}

/** Units of the view box for what there was before, where what came after has room in proportion. */
const BEFORE = 100;
const WIDEST = 142;

/** A thin line for before, a thick one for after. */
function Lines({ before, after }: Figure) {
  const unit = Math.min(BEFORE / before, WIDEST / after);
  return (
    <svg viewBox={`0 0 ${WIDEST} 20`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 3h${Math.round(before * unit) || 0}`} />
      <path className="gain" d={`M0 15h${Math.round(after * unit) || 0}`} />
    </svg>
  );
}
