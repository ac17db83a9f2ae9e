import { company, SERVICE_AREAS, SOCIAL } from "../../lib/company/company.ts";
import { iconAddress } from "../../lib/company/own-pictures.ts";
import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { absoluteUrl } from "./alternates.ts";

/** A schema.org node, with its `@type`. */
export type StructuredNode = Readonly<{ "@type": string } & Record<string, unknown>>;

/**
 * Returns the content of a page's `<script type="application/ld+json">`. It is data that never runs, so the content
 * policy needs no hash for it. It contains only our own texts, but `<` is escaped anyway so that none can end the
 * script.
 */
export function structuredData(...nodes: readonly StructuredNode[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", "\\u003c");
}

/** Returns a reference to the company's node, for `provider` and `seller` of other nodes. */
export function companyReference(siteUrl: string): { "@id": string } {
  return { "@id": absoluteUrl(siteUrl, "/#company") };
}

/** Returns the short ProfessionalService node of the company, for the home page. */
export function companyInShort(siteUrl: string) {
  const { address } = company;
  return {
    "@type": "ProfessionalService",
    ...companyReference(siteUrl),
    name: company.name,
    url: absoluteUrl(siteUrl, "/"),
    image: absoluteUrl(siteUrl, iconAddress()),
    telephone: company.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
  } satisfies StructuredNode;
}

/** Returns the full ProfessionalService node of the company, from `company.ts`. */
export function companyNode(siteUrl: string): StructuredNode {
  return {
    ...companyInShort(siteUrl),
    email: company.email,
    foundingDate: String(company.foundingYear),
    ...(company.founder.name && { founder: { "@type": "Person", name: company.founder.name } }),
    priceRange: `${company.plans.velocity}–${company.plans.dominate} CAD`,
    knowsLanguage: Object.values(LOCALE_OF),
    areaServed: [...SERVICE_AREAS],
    openingHoursSpecification: company.openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => DAY_NAMES[day]),
      opens,
      closes,
    })),
    sameAs: Object.values(SOCIAL).filter(Boolean),
  };
}

const DAY_NAMES = {
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
  Su: "Sunday",
} as const;

/** A breadcrumb: the page's name and its path, in the same language. */
export interface Step {
  name: string;
  path: string;
}

/** Returns a BreadcrumbList node that starts with the home page and ends with the page itself. */
export function breadcrumbNode(siteUrl: string, language: Language, ...steps: readonly Step[]): StructuredNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: company.name, path: pathIn(language, "/") }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(siteUrl, path),
    })),
  };
}
