import { LANGUAGES, type Language } from "../../lib/language.ts";
import { pathsOf } from "./alternates.ts";

/** schema.org types that our structured data uses. */
export type DescribedType = "Blog" | "BreadcrumbList" | "FAQPage" | "ProfessionalService" | "Service";

interface SitePageEntry {
  /** French path; `pathsOf` gives the paths in both languages. */
  path: string;
  /** Types that the page's structured data must include. */
  describes: readonly DescribedType[];
}

/**
 * Every indexed page, the single list behind the sitemap, Open Graph images, tests and benchmarks. A test compares it
 * with the routes. The sitemap adds the blog's articles; private pages, results and error pages are not indexed.
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
/** French path of a page in the table. */
export type SitePath = SitePage["path"];

export interface SiteAddress {
  /** Path in the page's language: `/en/pricing`. */
  path: string;
  language: Language;
  page: SitePage;
}

/** Every page in each language, French first. */
export const SITE_ADDRESSES: readonly SiteAddress[] = SITE_PAGES.flatMap((page) =>
  LANGUAGES.map((language) => ({ path: pathsOf(page.path)[language], language, page })),
);
