import { company, SERVICE_AREAS } from "../../lib/company/company.ts";
import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { absoluteUrl } from "../layout/alternates.ts";
import { companyNode, companyReference, type StructuredNode } from "../layout/structured-data.ts";
import { SERVICES_TEXT } from "../page-texts.ts";

/** The company and its three services, each with its starting price per month, as schema.org nodes. */
export function serviceNodes(siteUrl: string, language: Language): StructuredNode[] {
  const text = SERVICES_TEXT[language];
  const services = [
    { id: "support", ...text.support },
    { id: "sales", ...text.sales },
    { id: "operations", ...text.operations },
  ];
  return [
    companyNode(siteUrl),
    ...services.map(({ id, name, solution }) => ({
      "@type": "Service",
      name,
      description: solution,
      url: absoluteUrl(siteUrl, pathIn(language, `/services#${id}`)),
      provider: companyReference(siteUrl),
      areaServed: [...SERVICE_AREAS],
      availableChannel: { "@type": "ServiceChannel", availableLanguage: Object.values(LOCALE_OF) },
      offers: {
        "@type": "Offer",
        priceCurrency: "CAD",
        price: company.plans.velocity,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          priceCurrency: "CAD",
          minPrice: company.plans.velocity,
          unitCode: "MON",
        },
        url: absoluteUrl(siteUrl, pathIn(language, "/pricing")),
      },
    })),
  ];
}
