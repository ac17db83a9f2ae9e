import { company } from "../../lib/company/company.ts";
import type { Language } from "../../lib/language.ts";
import { northAmericanPhone } from "../../lib/text/north-american-phone.ts";
import { LAYOUT_TEXT } from "../page-texts.ts";

/** Replaces the form in print: says where to find it and how else to reach us. */
export function FormOnPaper({ language, page }: { language: Language; page: URL }) {
  const address = `${page.host}${page.pathname}#consultation-form`;
  return (
    <p className="on-paper">
      {LAYOUT_TEXT[language].formOnPaper}
      {language === "fr" ? "\u00a0:" : ":"}
      <br />
      <strong>{address}</strong>
      <br />
      {northAmericanPhone(company.phone, language)}
      <br />
      {company.email}
    </p>
  );
}
