import { type Language, pathIn } from "../../lib/language.ts";
import { PRIVACY_ASK_TEXT } from "./privacy-ask-text.ts";

/** The page after the form, the same for everyone: it reveals nothing about an address. */
export function CheckMailPage({ language }: { language: Language }) {
  const { checkMail, home, policy } = PRIVACY_ASK_TEXT[language];
  return (
    <div className="wrap letter">
      <h1>{checkMail.title}</h1>
      <p className="lead">{checkMail.lead}</p>
      <p className="soft">{checkMail.help}</p>
      <p className="letter-ways">
        <a className="link" href={pathIn(language, "/privacy")}>
          {policy}
        </a>
        <a className="link" href={pathIn(language, "/")}>
          {home}
        </a>
      </p>
    </div>
  );
}
