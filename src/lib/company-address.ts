import { company } from "./company.ts";

/**
 * Postal address as Canada Post writes it, one entry a line. The street keeps its French form in both languages; the
 * number of the office stays beside its word.
 */
export const ADDRESS_LINES: readonly string[] = [
  company.address.street.replace(/ (\d+)$/, "\u00a0$1"),
  `${company.address.city} (${company.address.region})\u00a0 ${company.address.postalCode}`,
];
