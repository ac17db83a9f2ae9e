import {
  type Format,
  fileAddress,
  fileName,
  knowledgeBase,
  type Passage,
  plainText,
} from "../../features/knowledge-base/document.ts";
import { formatNumber } from "../../lib/company/amounts.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { ClosingCall } from "../layout/closing-call.tsx";
import { KNOWLEDGE_BASE_TEXT, PRICING_TEXT } from "../page-texts.ts";

/**
 * Renders the knowledge base as plain text, with its contents and other formats.
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

export const PDF_ADDRESS: Record<Language, string> = { fr: fileAddress("fr", "pdf"), en: fileAddress("en", "pdf") };

/**
 * Downloads the PDF without a click, then goes to the home page. Without scripts, the document's head starts the
 * download.
 */
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

/**
 * Renders the page to read, copy and download the knowledge base.
 * @param siteUrl public origin of the site
 */
export function SharePage({ language, siteUrl }: { language: Language; siteUrl: string }) {
  const base = knowledgeBase(language, siteUrl);
  const { share: text, download } = KNOWLEDGE_BASE_TEXT[language];
  const { end, book } = PRICING_TEXT[language];
  return (
    <>
      <article className="wrap document knowledge">
        <header>
          <h1>{base.title}</h1>
          <p className="lead">{base.lead}</p>
          <div className="take-away">
            <button
              type="button"
              className="button"
              data-copy={fileAddress(language, "txt")}
              data-done={text.copied}
              data-failed={text.copyFailed}
            >
              {text.copy}
            </button>
            <SaveButton
              language={language}
              format="pdf"
              label={text.download}
              done={text.downloaded}
              failed={download.failed}
              quiet
            />
            <a href={pathIn(language, "/download")}>{text.plainText}</a>
          </div>
          <p role="status" />
        </header>
        <nav aria-label={text.contents}>
          <ul>
            {base.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div data-document="">
          {base.sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              <PassageBody passage={section} />
              {section.parts.map((part) => (
                <div key={part.id} id={part.id}>
                  <h3>{part.title}</h3>
                  <PassageBody passage={part} />
                </div>
              ))}
            </section>
          ))}
        </div>
      </article>
      <ClosingCall language={language} title={end.title} text={end.text} book={book} />
    </>
  );
}

function PassageBody({ passage: { paragraphs, facts } }: { passage: Passage }) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {facts.length > 0 ? (
        <dl>
          {facts.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

interface SaveButtonProps {
  language: Language;
  format: Format;
  label: string;
  /** Messages for success and failure of the download. */
  done: string;
  failed: string;
  /** If set, the download starts without a click, and this text says that the home page follows. */
  leaving?: string;
  quiet?: boolean;
}

/** Renders a link to a file of the knowledge base. The page's script shows the progress of the download. */
function SaveButton({ language, format, label, done, failed, leaving, quiet }: SaveButtonProps) {
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
