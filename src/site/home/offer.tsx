import { PLAN_IDS, PLANS } from "../../lib/company/plans.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { PRICING_TEXT } from "../pricing/pricing-text.ts";
import type { HomeText } from "./home-text.ts";

/** The sample's questions that are asked first; all of them are on the pricing page. */
const FIRST_QUESTIONS = ["contract", "fees", "start", "ninety-days", "security"];

/** The price and the questions before deciding, each linking to its place on the pricing page. */
export function Offer({ text, language }: { text: HomeText; language: Language }) {
  const page = pathIn(language, "/pricing");
  const { title, people, price, note, link } = text.pricing;
  const questions = PRICING_TEXT[language].questions.list.filter(
    ({ id, on }) => on?.home ?? FIRST_QUESTIONS.includes(id),
  );
  return (
    <div className="wrap offer">
      <section>
        <h2>{title}</h2>
        <ul className="rows">
          {PLAN_IDS.map((id) => (
            <li key={id}>
              <p>
                <a href={`${page}#${id}`}>{PLANS[id].name}</a> <span>{people[id]}</span>
              </p>
              <b>{price(PLANS[id].dollarsAMonth)}</b>
            </li>
          ))}
        </ul>
        <p className="soft">{note}</p>
        <a className="link" href={page}>
          {link}
        </a>
      </section>
      {questions.length > 0 && (
        <section>
          <h2>{text.questions}</h2>
          <ul className="rows">
            {questions.map(({ id, question, on }) => (
              <li key={id}>
                <a href={on?.pricing === false ? pathIn(language, `/share#question-${id}`) : `${page}#${id}`}>
                  {question}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
