interface Founder {
  name: string;
  portrait: string;
  signature: string;
}

/**
 * Every fact about the company, once. Another consultancy rebrands the product by editing this file, the texts under
 * `src/text` and the colour tokens. Sample contact data uses the reserved `.example` domain and 555-01xx numbers.
 */
export const company = {
  name: "Nordet",
  legalName: "Nordet",
  foundingYear: 2024,
  clientsServed: 50,
  email: "bonjour@nordet.example",
  /** E.164. */
  phone: "+14505550142",
  address: {
    street: "1600, boulevard Le Corbusier, bureau 200",
    city: "Laval",
    region: "QC",
    postalCode: "H7S 1Y9",
    country: "CA",
  },
  /** The person in charge of personal information (Law 25, s. 3.1). */
  privacyOfficer: { email: "vieprivee@nordet.example" },
  /** Opening hours in `COMPANY_TIME_ZONE`, 24 h clock; a day that is absent is closed (SPEC §2). */
  openingHours: [
    { days: ["Mo", "Tu", "We", "Th", "Fr"], opens: "09:00", closes: "18:00" },
    { days: ["Sa"], opens: "10:00", closes: "16:00" },
  ],
  /**
   * Who signs the story, and their portrait and signature as files of `public/` (`/founder.webp`); each may be empty, as all
   * are until there is a person to show.
   */
  founder: { name: "", portrait: "", signature: "" } as Founder,
  /** How soon we promise to answer a request (SPEC §9). */
  answersWithinHours: 24,
  /** How soon a person has read it, at the latest, in hours of business (SPEC §4: 2 to 4 hours). */
  reviewsWithinHours: 4,
  /** Canadian dollars a month, before taxes (SPEC §9). */
  plans: { velocity: 500, accelerate: 1500, dominate: 3500 },
} as const;

/** These two stand apart, so that the form, which needs some of the facts above, does not send them along to browsers. */
export const SERVICE_AREAS = ["Montréal", "Laval", "Québec", "Ottawa", "Toronto"] as const;

export const SOCIAL = {
  linkedin: "https://linkedin.example/company/nordet",
  facebook: "https://facebook.example/nordet",
  instagram: "https://instagram.example/nordet",
} as const;
