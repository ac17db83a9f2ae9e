import { type Language, pathIn } from "../../lib/language.ts";
import { type PricingText, questionsOn } from "./pricing-text.ts";

/**
 * Frequent questions. Each answer has its own address inside the `<details>`: a browser that navigates to something in
 * a closed one opens it, without any script of ours.
 */
export function Questions({ language, text }: { language: Language; text: PricingText["questions"] }) {
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
