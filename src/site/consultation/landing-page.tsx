import type { ReactNode } from "react";
import { CONSULTATION_PARTS } from "../../lib/company/plans.ts";
import { type Language, LOCALE_OF, pathIn, type TextLike } from "../../lib/language.ts";
import { consultationForm as formEn } from "../../text/en/site/consultation-form.ts";
import { consultationLandingEn } from "../../text/en/site/consultation-landing.ts";
import { consultationForm as formFr } from "../../text/fr/site/consultation-form.ts";
import { consultationLandingFr } from "../../text/fr/site/consultation-landing.ts";
import { absoluteUrl } from "../layout/alternates.ts";
import { companyNode, companyReference, type StructuredNode } from "../layout/structured-data.ts";
import { Ticks } from "../motif/ticks.tsx";

export const LANDING_TEXT: Record<Language, TextLike<typeof consultationLandingFr>> = {
  fr: consultationLandingFr,
  en: consultationLandingEn,
};
const FORM_TEXT = { fr: formFr, en: formEn };

const [, KNOT, AFTER] = CONSULTATION_PARTS;

interface LandingPageProps {
  language: Language;
  /** The consultation form's island (Astro slot `form`). */
  form?: ReactNode;
}

export function LandingPage({ language, form }: LandingPageProps) {
  const { title, lead, factsTitle, who, cost, next, stepsTitle, formTitle, minutes, guarantee } =
    LANDING_TEXT[language];
  const { steps, success } = FORM_TEXT[language];
  return (
    <>
      <div className="wrap talk">
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <section aria-labelledby="facts">
            <h2 id="facts" className="unseen">
              {factsTitle}
            </h2>
            <dl className="reach">
              {[who, cost].map(({ title: what, text }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
              <div>
                <dt>{next.title}</dt>
                <dd>
                  <ol>
                    {success.entries.map(({ title: step, time }) => (
                      <li key={step}>
                        {step}, <small>{time}</small>
                      </li>
                    ))}
                  </ol>
                </dd>
              </div>
            </dl>
          </section>
        </div>
        <section className="talk-form panel" id="consultation-form" aria-labelledby="consultation-title">
          <h2 id="consultation-title">{formTitle}</h2>
          <p className="soft">
            {stepsTitle}
            {language === "fr" ? "\u00a0: " : ": "}
            {steps.map(({ title: step }) => step.toLocaleLowerCase(language)).join(", ")}.
          </p>
          {form}
        </section>
      </div>

      <section className="wrap minutes" aria-labelledby="minutes-title">
        <h2 id="minutes-title">{minutes.title}</h2>
        <p className="soft">{minutes.scale}</p>
        <Ticks count={AFTER.to} gained={KNOT.to - KNOT.from + 1} pale={AFTER.to - AFTER.from + 1} />
        <ol>
          {CONSULTATION_PARTS.map(({ id, from, to }) => (
            <li key={id}>
              <p className="soft">{minutes.span(from, to)}</p>
              <h3>{minutes.list[id].title}</h3>
              <p>{minutes.list[id].text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="night" aria-labelledby="guarantee-title">
        <div className="wrap">
          <h2 id="guarantee-title">{guarantee.title}</h2>
          <dl>
            {guarantee.list.map(({ fact, about }) => (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd>{about}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}

/** Returns the JSON-LD nodes for the company and for the consultation as a free service. */
export function landingNodes(siteUrl: string, language: Language): StructuredNode[] {
  const { title, description } = LANDING_TEXT[language];
  return [
    companyNode(siteUrl),
    {
      "@type": "Service",
      name: title,
      description,
      url: absoluteUrl(siteUrl, pathIn(language, "/consultation-gratuite")),
      provider: companyReference(siteUrl),
      availableChannel: { "@type": "ServiceChannel", availableLanguage: Object.values(LOCALE_OF) },
      offers: { "@type": "Offer", price: 0, priceCurrency: "CAD" },
    },
  ];
}
