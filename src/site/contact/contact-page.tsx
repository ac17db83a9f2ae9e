import type { ReactNode } from "react";
import { company } from "../../lib/company.ts";
import { ADDRESS_LINES } from "../../lib/company-address.ts";
import type { Language } from "../../lib/language.ts";
import { openingHoursLines } from "../../lib/opening-hours.ts";
import { CONTACT_TEXT } from "./contact-text.ts";

interface ContactPageProps {
  language: Language;
  /** The consultation form's island (Astro slot `form`). */
  form?: ReactNode;
}

export function ContactPage({ language, form }: ContactPageProps) {
  const text = CONTACT_TEXT[language];
  return (
    <div className="wrap talk">
      <div className="talk-side">
        <h1>{text.headline}</h1>
        <p className="lead">{text.lead}</p>
        <section aria-labelledby="reach">
          <h2 id="reach" className="unseen">
            {text.factsTitle}
          </h2>
          <dl className="reach">
            <div>
              <dt>{text.email}</dt>
              <dd>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </dd>
            </div>
            <div>
              <dt>{text.address}</dt>
              <dd>
                <address lang="fr-CA">
                  {ADDRESS_LINES.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </dd>
            </div>
            <div>
              <dt className="reach-hours">
                {text.hours} <small>{text.timeZone}</small>
              </dt>
              {openingHoursLines(text).map(({ days, hours }) => (
                <dd key={days} className="reach-hours">
                  <span>{days}</span> <span>{hours}</span>
                </dd>
              ))}
            </div>
          </dl>
        </section>
      </div>
      <section className="talk-form panel" id="consultation-form" aria-labelledby="consultation-title">
        <h2 id="consultation-title">{text.formTitle}</h2>
        <p className="soft">{text.formLead}</p>
        {form}
      </section>
    </div>
  );
}
