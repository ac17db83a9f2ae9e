import { NEWSLETTER_TEXT } from "../../features/newsletter/components/newsletter-text.ts";
import { type Language, pathIn } from "../../lib/language.ts";

/** What the head says. */
export function outcomeHead({ language, outcome }: OutcomePageProps) {
  const { title, lead } = NEWSLETTER_TEXT[language][outcome];
  return { title, description: lead };
}

interface OutcomePageProps {
  language: Language;
  outcome: "checkMail" | "confirmed" | "unsubscribed";
}

/** The page after a newsletter form, the same for everyone: it reveals nothing about an address. */
export function OutcomePage({ language, outcome }: OutcomePageProps) {
  const text = NEWSLETTER_TEXT[language];
  const { title, lead } = text[outcome];
  return (
    <div className="wrap letter">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {outcome === "checkMail" && <p className="soft">{text.checkMail.help}</p>}
      <p className="letter-ways">
        {outcome === "unsubscribed" && (
          <a className="link" href={pathIn(language, "/newsletter")}>
            {text.unsubscribed.again}
          </a>
        )}
        <a className="link" href={pathIn(language, "/blog")}>
          {text.blog}
        </a>
        <a className="link" href={pathIn(language, "/")}>
          {text.home}
        </a>
      </p>
    </div>
  );
}
