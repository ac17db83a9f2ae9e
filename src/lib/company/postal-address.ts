import type { Language } from "../language.ts";
import { company } from "./company.ts";

/** French spells out the province, even in an address (OQLF); English usually abbreviates it. */
const FRENCH_REGIONS: Record<string, string> = { QC: "Québec", ON: "Ontario", NB: "Nouveau-Brunswick" };

/**
 * The company's postal address in the form Canada Post and each language use, one entry a line. The street keeps its
 * French form in both, and the office number stays on the same line as its label.
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
