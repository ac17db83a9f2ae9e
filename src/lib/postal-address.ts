import { company } from "./company.ts";
import type { Language } from "./language.ts";

/** Names of the provinces in French; in English the sign is usual. */
const FRENCH_REGIONS: Record<string, string> = { QC: "Québec", ON: "Ontario", NB: "Nouveau-Brunswick" };

/** The company's postal address on one line, as Canada Post and each language write it. */
export function postalAddress(language: Language): string {
  const { street, city, region, postalCode } = company.address;
  const code = postalCode.replace(" ", "\u00a0");
  return language === "fr"
    ? `${street}, ${city} (${FRENCH_REGIONS[region] ?? region})\u00a0 ${code}`
    : `${street}, ${city}, ${region}\u00a0 ${code}`;
}
