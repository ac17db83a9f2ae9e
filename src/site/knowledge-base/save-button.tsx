import { type Format, fileAddress, fileName } from "../../features/knowledge-base/files.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { KNOWLEDGE_BASE_TEXT } from "../page-texts.ts";

interface SaveButtonProps {
  language: Language;
  format: Format;
  label: string;
  /** Messages once the file has arrived, and if it has not. */
  done: string;
  failed: string;
  /** Starts automatically and then leads to the home page, as this says. */
  leaving?: string;
  quiet?: boolean;
}

/** A link to a file of the knowledge base; its page's script shows the download's progress. */
export function SaveButton({ language, format, label, done, failed, leaving, quiet }: SaveButtonProps) {
  const { downloading, retry } = KNOWLEDGE_BASE_TEXT[language].download;
  return (
    <a
      className={quiet ? "button button-quiet" : "button"}
      href={fileAddress(language, format)}
      download={fileName(language, format)}
      data-busy={downloading}
      data-retry={retry}
      data-done={done}
      data-failed={failed}
      data-home={leaving === undefined ? undefined : pathIn(language, "/")}
      data-leaving={leaving}
    >
      {label}
    </a>
  );
}
