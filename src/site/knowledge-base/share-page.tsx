import { knowledgeBase, type Passage } from "../../features/knowledge-base/document.ts";
import { fileAddress } from "../../features/knowledge-base/files.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { ClosingCall } from "../layout/closing-call.tsx";
import { PRICING_TEXT } from "../pricing/pricing-text.ts";
import { KNOWLEDGE_BASE_TEXT } from "./knowledge-base-text.ts";
import { SaveButton } from "./save-button.tsx";

/**
 * The knowledge base to read, copy and download.
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
