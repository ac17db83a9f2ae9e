import { type Language, pathIn } from "../../lib/language.ts";
import { PRIVACY_ASK_TEXT } from "./privacy-ask-text.ts";

/** Link from the privacy policy to the request page. */
export function AskLink({ language }: { language: Language }) {
  return (
    <p>
      <a className="link" href={pathIn(language, "/privacy/ask")}>
        {PRIVACY_ASK_TEXT[language].link}
      </a>
    </p>
  );
}
