import { knowledgeBase } from "../../features/knowledge-base/document.ts";
import { fileAddress } from "../../features/knowledge-base/files.ts";
import { plainText } from "../../features/knowledge-base/plain-text.ts";
import { formatNumber } from "../../lib/company/amounts.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { KNOWLEDGE_BASE_TEXT } from "./knowledge-base-text.ts";
import { SaveButton } from "./save-button.tsx";

/**
 * The knowledge base as a plain text, with its contents and other formats.
 * @param siteUrl public origin of the site
 */
export function DownloadPage({ language, siteUrl }: { language: Language; siteUrl: string }) {
  const base = knowledgeBase(language, siteUrl);
  const { download: text } = KNOWLEDGE_BASE_TEXT[language];
  const kilobytes = formatNumber(language, Math.round(Buffer.byteLength(plainText(base)) / 100) / 10);
  const share = pathIn(language, "/share");
  return (
    <div className="wrap opening hand-over">
      <div>
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        <div className="take-away">
          <SaveButton language={language} format="txt" label={text.button} done={text.done} failed={text.failed} />
          <span className="soft">{text.about(kilobytes)}</span>
        </div>
        <p role="status" />
        <h2>{text.others}</h2>
        <ul className="forms">
          <li>
            <a href={fileAddress(language, "pdf")} download>
              {text.pdf}
            </a>
          </li>
          <li>
            <a href={share}>{text.share}</a>
          </li>
        </ul>
      </div>
      <nav aria-labelledby="contains">
        <h2 id="contains">{text.contains}</h2>
        <ol>
          {base.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`${share}#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
