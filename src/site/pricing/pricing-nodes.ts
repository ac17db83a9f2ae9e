import { isDemonstration } from "../../lib/company/demonstration.ts";
import { PLAN_IDS, PLANS } from "../../lib/company/plans.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { absoluteUrl } from "../layout/alternates.ts";
import { companyReference, type StructuredNode } from "../layout/structured-data.ts";
import { PRICING_TEXT, questionsOn } from "../page-texts.ts";

/** Search engines quote an answer on its own, without the notice that a demonstration's figures are fictional. */
const isDescribed = ({ id }: { id: string }) => !(isDemonstration() && id === "average-return");

/** The plans as offers, and the frequent questions with their answers. */
export function pricingNodes(siteUrl: string, language: Language): StructuredNode[] {
  const text = PRICING_TEXT[language];
  const page = absoluteUrl(siteUrl, pathIn(language, "/pricing"));
  const described = questionsOn(language).filter(isDescribed);
  return [
    {
      "@type": "Service",
      name: text.title,
      provider: companyReference(siteUrl),
      offers: PLAN_IDS.map((id) => ({
        "@type": "Offer",
        name: PLANS[id].name,
        description: text.audience[id],
        url: `${page}#${id}`,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: PLANS[id].dollarsAMonth,
          priceCurrency: "CAD",
          unitCode: "MON",
          valueAddedTaxIncluded: false,
        },
      })),
    },
    ...(described.length > 0
      ? [
          {
            "@type": "FAQPage",
            mainEntity: described.map(({ id, question, answer }) => ({
              "@type": "Question",
              url: `${page}#${id}`,
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
          },
        ]
      : []),
  ];
}
