import type { ReactNode } from "react";
import type { DocumentText } from "../../lib/document-text.ts";

interface DocumentPageProps {
  text: DocumentText;
  /** What stands at the end of the section `settings` (Astro slot of that name). */
  settings?: ReactNode;
}

/** A running text with its list of sections: the privacy policy. */
export function DocumentPage({ text, settings }: DocumentPageProps) {
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
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {id === "settings" && settings}
          </section>
        ))}
      </div>
    </article>
  );
}
