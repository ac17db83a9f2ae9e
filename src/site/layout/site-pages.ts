import { LANGUAGES, type Language } from "../../lib/language.ts";
import { pathsOf } from "./alternates.ts";

/** Things that the structured data of our pages tells of, by their names in schema.org. */
export type DescribedType = "Blog" | "BreadcrumbList" | "FAQPage" | "ProfessionalService" | "Service";

interface SitePageEntry {
  /** Address in French; `pathsOf` gives both. */
  path: string;
  /** What its structured data tells of, at the least. */
  describes: readonly DescribedType[];
}

/**
 * Every page that search engines are to know, in both languages: the one list that the sitemap, the preview images, the
 * journeys, the gates and the bench read. A test holds it against the routes. Articles are added to the sitemap by the
 * blog; pages for one person, results and error pages are not indexed and not here.
 */
export const SITE_PAGES = [
  { path: "/", describes: ["ProfessionalService"] },
  { path: "/services", describes: ["ProfessionalService", "Service", "BreadcrumbList"] },
  { path: "/about", describes: ["ProfessionalService", "BreadcrumbList"] },
  { path: "/case-studies", describes: ["BreadcrumbList"] },
  { path: "/pricing", describes: ["Service", "FAQPage", "BreadcrumbList"] },
  { path: "/contact", describes: ["ProfessionalService", "BreadcrumbList"] },
  { path: "/consultation-gratuite", describes: ["ProfessionalService", "Service", "BreadcrumbList"] },
  { path: "/rendez-vous", describes: ["BreadcrumbList"] },
  { path: "/newsletter", describes: ["BreadcrumbList"] },
  { path: "/share", describes: ["BreadcrumbList"] },
  { path: "/blog", describes: ["Blog", "BreadcrumbList"] },
  { path: "/careers", describes: ["BreadcrumbList"] },
  { path: "/compliance", describes: ["BreadcrumbList"] },
  { path: "/privacy", describes: ["BreadcrumbList"] },
  { path: "/terms", describes: ["BreadcrumbList"] },
] as const satisfies readonly SitePageEntry[];

export type SitePage = (typeof SITE_PAGES)[number];
/** French address of a page of the table. */
export type SitePath = SitePage["path"];

export interface SiteAddress {
  /** As it stands in the address bar: `/en/pricing`. */
  path: string;
  language: Language;
  page: SitePage;
}

/** The pages by their addresses: each in each language, French first. */
export const SITE_ADDRESSES: readonly SiteAddress[] = SITE_PAGES.flatMap((page) =>
  LANGUAGES.map((language) => ({ path: pathsOf(page.path)[language], language, page })),
);
