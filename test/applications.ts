/** Form answers from a manufacturer who is ready to buy. */
export const ANSWERS = {
  jobTitle: "Présidente",
  companySize: "6-20",
  industry: "manufacturing",
  revenue: "1m-5m",
  growth: "25-50",
  currentTools: "crm-basic",
  teamSize: "4-10",
  biggestChallenge: "manual-data-entry",
  timeSpentManualTasks: "15-30",
  automationGoals: "reduce-manual-work",
  budget: "5k-10k",
  timeline: "asap",
  decisionMaker: "final-decision",
  previousAutomation: "basic-tools",
  urgency: "high",
} as const;

let made = 0;

/** Returns a valid application with exactly the fields in SPEC §7, from a different person on each call. */
export function application(changes: Record<string, unknown> = {}): Record<string, unknown> {
  made += 1;
  return {
    name: `Éloïse Gagné ${made}`,
    email: `eloise.${made}@atelier.example`,
    phone: "450 555-0142",
    company: "Atelier Gagné",
    ...ANSWERS,
    additionalInfo: `Nous saisissons ${made} commandes à la main.`,
    leadScore: "A+ (Hot Lead)",
    ...changes,
  };
}

export function applicationWithout(...fields: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(application()).filter(([field]) => !fields.includes(field)));
}
