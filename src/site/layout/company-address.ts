import { company } from "../../lib/company.ts";

/** Postal address as Canada Post writes it, one entry a line. The street keeps its French form in both languages. */
export const ADDRESS_LINES: readonly string[] = [
  company.address.street,
  `${company.address.city} (${company.address.region})\u00a0 ${company.address.postalCode}`,
];
