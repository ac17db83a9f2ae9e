import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { absoluteUrl } from "../layout/alternates.ts";
import { companyNode, companyReference, type StructuredNode } from "../layout/structured-data.ts";
import { LANDING_TEXT } from "./landing-page.tsx";

/** The company, and the consultation as a free service. */
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
