import type { ReactNode } from "react";
import type { DocumentText } from "../../lib/text/document-text.ts";

interface DocumentPageProps {
  text: DocumentText;
  /** End of the section `settings` (Astro slot of that name). */
  settings?: ReactNode;
  /** The same for the section `rights`. */
  rights?: ReactNode;
}

const MAIL_ADDRESS = /(\S+@[\w.-]+\w)/;

/** Text with its email addresses linked. */
function withMailLinks(text: string): ReactNode {
  return text.split(MAIL_ADDRESS).map((part) =>
    MAIL_ADDRESS.test(part) ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** Running text with its table of contents: the privacy policy. */
export function DocumentPage({ text, settings, rights }: DocumentPageProps) {
  return (
    <article className="wrap document">
      <header>
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        <p className="soft">{text.updated}</p>
      </header>
      <nav aria-label={text.contents}>
        <ul>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {text.sections.map(({ id, title, paragraphs, list }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{withMailLinks(paragraph)}</p>
            ))}
            {list && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{withMailLinks(item)}</li>
                ))}
              </ul>
            )}
            {id === "settings" && settings}
            {id === "rights" && rights}
          </section>
        ))}
      </div>
    </article>
  );
}
