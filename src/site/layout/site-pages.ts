import { LANGUAGES, type Language } from "../../lib/language.ts";
import { pathsOf } from "./alternates.ts";

/** Types used in our structured data, by their schema.org names. */
export type DescribedType = "Blog" | "BreadcrumbList" | "FAQPage" | "ProfessionalService" | "Service";

interface SitePageEntry {
  /** The French address; `pathsOf` gives both. */
  path: string;
  /** The minimum its structured data must describe. */
  describes: readonly DescribedType[];
}

/**
 * Every indexed page, in both languages: the single list used by the sitemap, preview images, journeys, gates and
 * bench. A test compares it with the routes. The blog adds articles to the sitemap; private pages, results and error
 * pages are not indexed and not listed.
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
/** French address of a page in the table. */
export type SitePath = SitePage["path"];

export interface SiteAddress {
  /** As in the address bar: `/en/pricing`. */
  path: string;
  language: Language;
  page: SitePage;
}

/** The pages by address: each in each language, French first. */
export const SITE_ADDRESSES: readonly SiteAddress[] = SITE_PAGES.flatMap((page) =>
  LANGUAGES.map((language) => ({ path: pathsOf(page.path)[language], language, page })),
);
