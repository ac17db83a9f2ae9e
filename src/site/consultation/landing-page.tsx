import type { ReactNode } from "react";
import type { Language, TextLike } from "../../lib/language.ts";
import { consultationForm as formEn } from "../../text/en/consultation-form.ts";
import { consultationLandingEn } from "../../text/en/consultation-landing.ts";
import { consultationForm as formFr } from "../../text/fr/consultation-form.ts";
import { consultationLandingFr } from "../../text/fr/consultation-landing.ts";

export const LANDING_TEXT: Record<Language, TextLike<typeof consultationLandingFr>> = {
  fr: consultationLandingFr,
  en: consultationLandingEn,
};
const FORM_TEXT = { fr: formFr, en: formEn };

interface LandingPageProps {
  language: Language;
  /** The consultation form's island (Astro slot `form`). */
  form?: ReactNode;
}

export function LandingPage({ language, form }: LandingPageProps) {
  const text = LANDING_TEXT[language];
  return (
    <div className="wrap talk">
      <div className="talk-side">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        <ul className="promises">
          {text.promises.map(({ title, text: why }) => (
            <li key={title}>
              <b>{title}</b>
              <p>{why}</p>
            </li>
          ))}
        </ul>
      </div>
      <section className="talk-form panel" id="consultation-form" aria-labelledby="consultation-title">
        <h2 id="consultation-title">{text.formTitle}</h2>
        <p className="soft">
          {text.stepsTitle}
          {language === "fr" ? "\u00a0: " : ": "}
          {FORM_TEXT[language].steps.map(({ title }) => title.toLocaleLowerCase(language)).join(", ")}.
        </p>
        {form}
      </section>
    </div>
  );
}
