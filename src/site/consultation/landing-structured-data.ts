import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { absoluteUrl } from "../layout/alternates.ts";
import { breadcrumbNode, companyNode, companyReference, structuredData } from "../layout/structured-data.ts";
import { LANDING_TEXT } from "./landing-page.tsx";

const PATH = "/consultation-gratuite";

/** The consultation as a service that costs nothing, and where the page stands. */
export function landingStructuredData(siteUrl: string, language: Language): string {
  const { title, description } = LANDING_TEXT[language];
  return structuredData(
    companyNode(siteUrl),
    {
      "@type": "Service",
      name: title,
      description,
      url: absoluteUrl(siteUrl, pathIn(language, PATH)),
      provider: companyReference(siteUrl),
      availableChannel: { "@type": "ServiceChannel", availableLanguage: Object.values(LOCALE_OF) },
      offers: { "@type": "Offer", price: 0, priceCurrency: "CAD" },
    },
    breadcrumbNode(siteUrl, language, { name: title, path: PATH }),
  );
}
