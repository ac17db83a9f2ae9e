interface Founder {
  name: string;
  portrait: string;
  signature: string;
}

export type Day = "Mo" | "Tu" | "We" | "Th" | "Fr" | "Sa" | "Su";

/** Every fact about the company, once. */
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
  privacyOfficer: { email: string };
  /** Opening hours in `COMPANY_TIME_ZONE`, 24 h clock; a day that is absent is closed (SPEC §2). */
  openingHours: readonly { days: readonly [Day, ...Day[]]; opens: string; closes: string }[];
  /**
   * Who signs the story, and their portrait and signature as files of `public/` (`/founder.webp`); each may be empty, as all
   * are until there is a person to show.
   */
  founder: Founder;
  /** How soon we promise to answer a request (SPEC §9). */
  answersWithinHours: number;
  /** How soon a person has read it, at the latest, in hours of business (SPEC §4: 2 to 4 hours). */
  reviewsWithinHours: number;
  /** Canadian dollars a month, before taxes (SPEC §9). */
  plans: { velocity: number; accelerate: number; dominate: number };
}

/** Addresses on other networks; an empty one is not shown. */
export type Social = Readonly<Record<"linkedin" | "facebook" | "instagram", string>>;

/** What an owner has published of the company (`features/company`), in place of the sample below. */
export type OwnCompany = Partial<Company> & { social?: Social };

declare global {
  /**
   * Set before this module is read, by `scripts/serve.mjs` for the server and by the first script of a page for browsers: texts
   * are made of these facts as they are read. A change takes a new process (decision 052).
   */
  var nordetCompany: OwnCompany | undefined;
}

/** Whether an owner has put their company in place of the sample. */
export const isOwnCompany = globalThis.nordetCompany !== undefined;

/** The sample is made up: its contact data uses the reserved `.example` domain and 555-01xx numbers. */
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

/** These two stand apart, so that the form, which needs some of the facts above, does not send them along to browsers. */
export const SERVICE_AREAS = ["Montréal", "Laval", "Québec", "Ottawa", "Toronto"] as const;

export const SOCIAL: Social = globalThis.nordetCompany?.social ?? {
  linkedin: "https://linkedin.example/company/nordet",
  facebook: "https://facebook.example/nordet",
  instagram: "https://instagram.example/nordet",
};
