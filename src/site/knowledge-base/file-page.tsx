import { fileAddress } from "../../features/knowledge-base/files.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { KNOWLEDGE_BASE_TEXT } from "./knowledge-base-text.ts";
import { SaveButton } from "./save-button.tsx";

/** Address of the file itself. */
export const PDF_ADDRESS: Record<Language, string> = { fr: fileAddress("fr", "pdf"), en: fileAddress("en", "pdf") };

/** Downloads the PDF automatically, then leads home; without scripts, the document's head starts the download. */
export function FilePage({ language }: { language: Language }) {
  const { file: text } = KNOWLEDGE_BASE_TEXT[language];
  return (
    <div className="wrap hand-over hand-over-alone">
      <h1>{text.title}</h1>
      <p className="lead" role="status">
        {text.starting}
      </p>
      <div className="take-away">
        <SaveButton
          language={language}
          format="pdf"
          label={text.link}
          done={text.started}
          failed={text.failed}
          leaving={text.leaving}
        />
        <a href={pathIn(language, "/")}>{text.home}</a>
      </div>
    </div>
  );
}
