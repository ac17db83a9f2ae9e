import type { ConsultationInMail } from "../src/emails/mail-payloads.ts";

/** Returns a consultation request in the shape that emails receive. */
export function consultationInMail(changes: Partial<ConsultationInMail> = {}): ConsultationInMail {
  return {
    id: 412,
    name: "Zoé Tremblay",
    email: "zoe@tremblay.example",
    phone: "+14505550142;ext=12",
    company: "Tremblay inc.",
    jobTitle: "Directrice générale",
    companySize: "6-20",
    industry: "professional-services",
    revenue: "500k-1m",
    growth: "25-50",
    currentTools: "basic-spreadsheets",
    teamSize: "4-10",
    biggestChallenge: "customer-follow-up",
    timeSpentManualTasks: "15-30",
    automationGoals: "reduce-manual-work",
    budget: "2.5k-5k",
    timeline: "asap",
    decisionMaker: "final-decision",
    previousAutomation: "tried-failed",
    urgency: "high",
    additionalInfo: "Première ligne.\n\nSeconde ligne.",
    createdAt: "2026-11-20T13:05:00.000Z",
    leadScore: "A+ (Hot Lead)",
    leadScorePercent: 95,
    leadScoreFactors: [
      { field: "companySize", value: "6-20", points: 20, max: 20 },
      { field: "revenue", value: "500k-1m", points: 25, max: 25 },
      { field: "growth", value: "25-50", points: 15, max: 15 },
      { field: "budget", value: "2.5k-5k", points: 15, max: 20 },
      { field: "timeline", value: "asap", points: 10, max: 10 },
      { field: "decisionMaker", value: "final-decision", points: 10, max: 10 },
    ],
    language: "fr",
    newsletter: true,
    source: { placement: "landing", page: "/consultation-gratuite", utmSource: "google", utmCampaign: "automne" },
    ...changes,
  };
}
