import type { Language } from "../language.ts";
import type { OwnContent } from "./own-content.ts";

interface Founder {
  name: string;
  portrait: string;
  signature: string;
}

export type Day = "Mo" | "Tu" | "We" | "Th" | "Fr" | "Sa" | "Su";

/** Every fact about the company, in one place. */
export interface Company {
  name: string;
  legalName: string;
  foundingYear: number;
  clientsServed: number;
  email: string;
  /** E.164. */
  phone: string;
  address: { street: string; city: string; region: string; postalCode: string; country: string };
  /** The person in charge of personal information (Law 25, s. 3.1). */
  privacyOfficer: { email: string; name?: string; title?: Readonly<Record<Language, string>> };
  /** Québec enterprise number, ten digits. */
  neq?: string;
  /** How long a request is kept after it was received or staff last acted on it, in months. */
  requestMonths: number;
  /**
   * Suffix, with its hyphen, for consent versions: it changes with the names, addresses and terms in an owner's
   * notices.
   */
  wordingMark?: string;
  /** Day since which that wording applies, `2026-11-20`. */
  wordedOn?: string;
  /** Opening hours in `COMPANY_TIME_ZONE`, 24 h clock; the company is closed on days not listed (SPEC §2). */
  openingHours: readonly { days: readonly [Day, ...Day[]]; opens: string; closes: string }[];
  /**
   * Who signs the story, with the URLs of their portrait and signature. Any of these may be empty, and all are until
   * there is a real founder to show.
   */
  founder: Founder;
  /**
   * The owner's logo, which replaces the mark. `address` is its URL path, `proportions` its width divided by its
   * height, and `hasName` whether it shows the company's name.
   */
  logo?: { address: string; proportions: number; hasName: boolean };
  /** Hours within which we promise to answer a request (SPEC §9). */
  answersWithinHours: number;
  /** Business hours within which a request is read (SPEC §4: 2 to 4 hours). */
  reviewsWithinHours: number;
  /** Canadian dollars a month, before taxes (SPEC §9). */
  plans: { velocity: number; accelerate: number; dominate: number };
}

/** Profiles on social networks; empty ones are not shown. */
export type Social = Readonly<Record<"linkedin" | "facebook" | "instagram", string>>;

/** What an owner has published about the company (`features/company`), in place of the sample below. */
export type OwnCompany = Partial<Company> & { social?: Social; content?: OwnContent };

declare global {
  /**
   * Set before this module loads, by `scripts/serve.mjs` on the server and by a page's first script in the browser,
   * because texts are built from these facts at load time. A change needs a new process (decision 052).
   */
  var nordetCompany: OwnCompany | undefined;
}

/** Whether an owner has replaced the sample company with their own. */
export const isOwnCompany = globalThis.nordetCompany !== undefined;

/** A fictional sample: its contact details use the reserved `.example` domain and 555-01xx numbers. */
export const company: Company = {
  name: "Nordet",
  legalName: "Nordet",
  foundingYear: 2024,
  clientsServed: 50,
  email: "bonjour@nordet.example",
  phone: "+14505550142",
  address: {
    street: "1600, boulevard Le Corbusier, bureau 200",
    city: "Laval",
    region: "QC",
    postalCode: "H7S 1Y9",
    country: "CA",
  },
  privacyOfficer: { email: "vieprivee@nordet.example" },
  requestMonths: 24,
  openingHours: [
    { days: ["Mo", "Tu", "We", "Th", "Fr"], opens: "09:00", closes: "18:00" },
    { days: ["Sa"], opens: "10:00", closes: "16:00" },
  ],
  founder: { name: "", portrait: "", signature: "" },
  answersWithinHours: 24,
  reviewsWithinHours: 4,
  plans: { velocity: 500, accelerate: 1500, dominate: 3500 },
  ...globalThis.nordetCompany,
};

/** Kept out of `company`, parts of which the form needs, so that these names are not shipped to the browser. */
export const SERVICE_AREAS = ["Montréal", "Laval", "Québec", "Ottawa", "Toronto"] as const;

export const SOCIAL: Social = globalThis.nordetCompany?.social ?? {
  linkedin: "https://linkedin.example/company/nordet",
  facebook: "https://facebook.example/nordet",
  instagram: "https://instagram.example/nordet",
};

export const NETWORK_NAMES = { linkedin: "LinkedIn", facebook: "Facebook", instagram: "Instagram" } as const;
/** Networks that the company uses, in the order in which pages show them. */
export const SHOWN_NETWORKS = (Object.keys(NETWORK_NAMES) as (keyof typeof NETWORK_NAMES)[]).filter(
  (network) => SOCIAL[network],
);
