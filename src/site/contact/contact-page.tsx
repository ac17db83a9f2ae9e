import type { ReactNode } from "react";
import { company, SERVICE_AREAS } from "../../lib/company/company.ts";
import type { Language } from "../../lib/language.ts";
import { SERVICE_AREAS_TEXT } from "../service-areas/service-areas-text.ts";
import { ServiceMap } from "../service-areas/service-map.tsx";
import { BenefitsWind } from "./benefits-wind.tsx";
import { ContactFacts } from "./contact-facts.tsx";
import { CONTACT_TEXT } from "./contact-text.ts";

interface ContactPageProps {
  language: Language;
  /** The moment the page describes; it holds until `businessStateAt(now).holdsUntil`. */
  now: Date;
  /** The consultation form's island (Astro slot `form`). */
  form?: ReactNode;
}

export function ContactPage({ language, now, form }: ContactPageProps) {
  const { headline, lead, formTitle, formLead, why, areas, benefits } = CONTACT_TEXT[language];
  const { cities } = SERVICE_AREAS_TEXT[language];
  return (
    <>
      <div className="wrap talk">
        <div>
          <h1>{headline}</h1>
          <p className="lead">{lead}</p>
          <ContactFacts language={language} now={now} />
        </div>
        <section className="talk-form panel" id="consultation-form" aria-labelledby="consultation-title">
          <h2 id="consultation-title">{formTitle}</h2>
          <p className="soft">{formLead}</p>
          {form}
        </section>
      </div>

      <section className="benefits" aria-labelledby="benefits-title">
        <h2 className="wrap" id="benefits-title">
          {benefits.title}
        </h2>
        <BenefitsWind />
        <ul className="wrap">
          {benefits.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="night areas" aria-labelledby="areas-title">
        <div className="wrap">
          <div>
            <h2 id="areas-title">{areas.title}</h2>
            <p className="lead">{areas.text}</p>
          </div>
          <ServiceMap language={language} />
          <ul aria-label={areas.list}>
            {SERVICE_AREAS.map((city) => (
              <li key={city}>
                {cities[city]}
                {city === company.address.city && <span>{areas.home}</span>}
              </li>
            ))}
            <li>{areas.remote}</li>
          </ul>
        </div>
      </section>

      <section className="wrap why" aria-labelledby="why-title">
        <h2 id="why-title">{why.title}</h2>
        <dl>
          {why.list.map(({ fact, about }) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
