import { company } from "../../lib/company.ts";
import type { DocumentText } from "../../lib/document-text.ts";
import type { Language } from "../../lib/language.ts";
import { privacy as privacyEn } from "../../text/en/privacy.ts";
import { privacy as privacyFr } from "../../text/fr/privacy.ts";
import { ADDRESS_LINES } from "../layout/company-address.ts";

const contact = {
  company: company.name,
  officerEmail: company.privacyOfficer.email,
  postalAddress: ADDRESS_LINES.join(", "),
};

export const PRIVACY_TEXT: Record<Language, DocumentText & { contents: string }> = {
  fr: privacyFr(contact),
  en: privacyEn(contact),
};
