import type { Language } from "../language.ts";
import { company } from "./company.ts";

/** Names of the provinces, which French writes out, in an address too (OQLF); in English the sign is usual. */
const FRENCH_REGIONS: Record<string, string> = { QC: "Québec", ON: "Ontario", NB: "Nouveau-Brunswick" };

/**
 * The company's postal address as Canada Post and each language write it, one entry a line. The street keeps its French
 * form in both; the number of the office stays beside its word.
 */
export function addressLines(language: Language): string[] {
  const { street, city, region, postalCode } = company.address;
  const place = language === "fr" ? `${city} (${FRENCH_REGIONS[region] ?? region})` : `${city}, ${region}`;
  return [street.replace(/ (\d+)$/, "\u00a0$1"), `${place}\u00a0 ${postalCode.replace(" ", "\u00a0")}`];
}

/** The same on one line. */
export function postalAddress(language: Language): string {
  return addressLines(language).join(", ");
}
