export interface Figure {
  /** Key of the case's text. */
  id: string;
  before: number;
  after: number;
}

/** Weekly hours for the same work of a team of ten: 24 become 16 (SPEC §2: 50 % efficiency). */
export const WORK = [
  { id: "reports", before: 6, after: 4 },
  { id: "dashboards", before: 3, after: 2 },
  { id: "tasks", before: 9, after: 6 },
  { id: "resources", before: 6, after: 4 },
] as const satisfies readonly Figure[];

/** Weekly hours of customer service (SPEC §1: more than 30 spent, 25 saved). */
export const SUPPORT = { before: 30, after: 5 };

/** Each case's figures, before the start and three months in, and the person quoted with their company. */
export const CASES = [
  {
    id: "retailer",
    person: "Maude Archambault",
    company: "Rivage Plein air",
    figures: [
      { id: "support", before: 34, after: 9 },
      { id: "settled", before: 12, after: 80 },
      { id: "reply", before: 7, after: 1 },
      { id: "sales", before: 52_000, after: 73_000 },
    ],
  },
  {
    id: "professional-services",
    person: "Nadia Benkirane",
    company: "Benkirane Tessier CPA",
    figures: [
      { id: "founder", before: 38, after: 8 },
      { id: "welcome", before: 9, after: 2 },
      { id: "followUp", before: 7, after: 20 },
      { id: "files", before: 24, after: 36 },
    ],
  },
  {
    id: "healthcare",
    person: "Étienne Roberge",
    company: "Physio du Parc",
    figures: [
      { id: "missed", before: 31, after: 4 },
      { id: "absent", before: 14, after: 5 },
      { id: "appointment", before: 26, after: 2 },
      { id: "paperwork", before: 22, after: 7 },
    ],
  },
] as const satisfies ReadonlyArray<{ id: string; person: string; company: string; figures: readonly Figure[] }>;

/** Short cases. The home page shows the sentence and figures of each, and links to it. */
export const BRIEF_CASES = [
  { id: "manufacturing", figures: [{ id: "order", before: 40, after: 6 }] },
  {
    id: "retail",
    figures: [
      { id: "sales", before: 100, after: 142 },
      { id: "service", before: 100, after: 50 },
    ],
  },
] as const satisfies ReadonlyArray<{ id: string; figures: readonly Figure[] }>;
