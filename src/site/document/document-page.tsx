import type { ReactNode } from "react";
import { company } from "../../lib/company/company.ts";
import { legalFacts, postalAddress } from "../../lib/company/contact-details.ts";
import type { Language } from "../../lib/language.ts";
import {
  careers as careersEn,
  compliance as complianceEn,
  privacy as privacyEn,
  terms as termsEn,
} from "../../text/en/site/documents.ts";
import {
  careers as careersFr,
  compliance as complianceFr,
  type DocumentText,
  privacy as privacyFr,
  terms as termsFr,
} from "../../text/fr/site/documents.ts";

interface DocumentPageProps {
  text: DocumentText;
  /** Shown at the end of section `settings` (Astro slot `settings`). */
  settings?: ReactNode;
  /** Shown at the end of section `rights` (Astro slot `rights`). */
  rights?: ReactNode;
}

const MAIL_ADDRESS = /(\S+@[\w.-]+\w)/;

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

/** Renders a document with its table of contents, such as the privacy policy. */
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

/**
 * Returns the privacy policy.
 * @param told whether there is an analytics tag (`ANALYTICS_ID`), and a model that drafts answers (`DRAFT_LLM`)
 */
export function privacyText(language: Language, told: { measured: boolean; drafted: boolean }): DocumentText {
  const text = language === "fr" ? privacyFr : privacyEn;
  return text({ ...legalFacts(language), company: company.name, postalAddress: postalAddress(language), ...told });
}

/** Other documents that the footer links to. */
export const DOCUMENT_TEXT = {
  terms: { fr: termsFr(legalFacts("fr")), en: termsEn(legalFacts("en")) },
  careers: { fr: careersFr(company), en: careersEn(company) },
  compliance: { fr: complianceFr(legalFacts("fr")), en: complianceEn(legalFacts("en")) },
} satisfies Record<string, Record<Language, DocumentText>>;
