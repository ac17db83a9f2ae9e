import { type ClaimId, type Forms, said } from "../../lib/company/claims.ts";
import { company } from "../../lib/company/company.ts";
import { isDemonstration } from "../../lib/company/demonstration.ts";
import type { claimsFr } from "../fr/claims.ts";
import { uncountedDays } from "./uncounted-days.ts";

/** Returns a claim's forms, without the figure if it is below two, because "More than 1 companies" makes no sense. */
const countable = (figure: string, counted: string, bare: string): Forms =>
  Number(figure) < 2 ? [bare, bare, bare] : [counted, counted, bare];

export const claimsEn: typeof claimsFr = {
  get demonstration(): string | undefined {
    return isDemonstration() ? "Demonstration: the company, its clients and its figures are fictional." : undefined;
  },
  entries: {
    "less-work": {
      name: "Less manual work",
      counts: "Hours of repetitive tasks a week, twelve months after going live, compared with the start.",
    },
    "more-revenue": {
      name: "More revenue",
      counts: "Revenue of the whole business over twelve months, compared with the twelve before.",
    },
    "average-return": {
      name: "Average return",
      counts: "Hours and sales gained in twelve months, net of the plan’s price, as a share of that price.",
    },
    settled: { name: "Requests resolved by the assistant", counts: "Requests no person had to handle, over a month." },
    "hours-back": { name: "Service hours saved", counts: "Hours of customer service a week." },
    "more-sales": { name: "More sales", counts: "Sales in a month, twelve months after going live." },
    efficiency: { name: "More efficiency", counts: "Hours for the same work, team of ten." },
    "plan-hours": { name: "Time saved by plan", counts: "Hours a week, by plan." },
    "plan-returns": { name: "Return by plan", counts: "Net return over twelve months, by plan." },
    clients: { name: "Businesses served", counts: `Clients since ${company.foundingYear}.` },
    "support-hours": { name: "Hours spent on service", counts: "Hours a week in a typical small business, before." },
    cases: { name: "Case studies", counts: "Fictional examples, shown in a demonstration only." },
    story: { name: "One request, minute by minute", counts: "Fictional example, told as such." },
    "go-live": { name: "Going live", counts: "Weeks from kickoff to going live." },
    phases: { name: "Length of the phases", counts: "Days per phase; phases overlap." },
    return: {
      name: "Return guarantee",
      counts: "Three times the price paid in 90 days, or we keep working free of charge.",
    },
    "money-back": { name: "Money back", counts: "Days to change your mind." },
    uptime: { name: "Uptime", counts: "Share of the time our automations answer, by month." },
    "soc-2": { name: "SOC 2 criteria", counts: "Criteria we follow; no audit yet." },
    answer: { name: "Time to a reply", counts: `Hours, not counting ${uncountedDays}.` },
    review: { name: "Reading a request", counts: "Business hours until a person has read it." },
    call: { name: "Length of the call", counts: "Minutes, free and with no obligation." },
    rights: { name: "Reply to a privacy request", counts: "Days, under Law 25." },
    consent: { name: "How long consent lasts", counts: "Months until we ask again." },
    tools: { name: "Tools connected", counts: "Tools we know how to connect." },
  },
  forms: {
    lessWork: (figure: string): Forms => [
      `About ${figure} less manual work for our clients.`,
      `We aim for about ${figure} less manual work.`,
      "Less manual work.",
    ],
    proof: (): Forms => [
      "That’s measured with our clients.",
      "These are aims, not yet measured results.",
      "None of it is being measured at the moment.",
    ],
    figures: (): Forms => ["What we change, in figures", "What we aim for, in figures", "What we change"],
    revenue: (figure: string): Forms => [
      `For the whole business, revenue rose by about ${figure} in twelve months.`,
      `For the whole business, we aim for about ${figure} more revenue after twelve months.`,
      "For the whole business, we aim for more revenue.",
    ],
    averageReturn: (figure: string): Forms => [
      `Average return of ${figure} over twelve months, counting sales.`,
      `We aim for an average return of ${figure} over twelve months, counting sales.`,
      "We measure the return with you, counting sales.",
    ],
    averageReturnAbout: (): Forms => [
      "average return over twelve months, counting sales",
      "average return we aim for over twelve months, counting sales",
      "average return over twelve months, counting sales",
    ],
    /** Shown alone, in large type. */
    figure: (figure: string): Forms => [figure, figure, "Measured with you"],
    averageReturnFact: (): Forms => [
      "The average return over twelve months, counting sales, net of the plan’s price.",
      "The average return we aim for over twelve months, counting sales, net of the plan’s price.",
      "The average return over twelve months, counting sales, net of the plan’s price.",
    ],
    averageReturnQuestion: (figure: string): Forms => [
      `What does a return of ${figure} mean?`,
      `What does a target return of ${figure} mean?`,
      "What does a return mean?",
    ],
    averageReturnNet: (): Forms => [
      "Over twelve months, each dollar paid has brought in four more, in hours and in sales.",
      "Our target over twelve months: each dollar paid brings in four more, in hours and in sales.",
      "The return is measured with you, in hours and in sales.",
    ],
    settled: (figure: string): Forms => [
      `resolves ${figure} of requests`,
      `aims to resolve ${figure} of requests`,
      "handles everyday requests",
    ],
    hoursBack: (figure: string): Forms => [
      `${figure} saved a week`,
      `We aim to save you ${figure} a week`,
      "Hours saved every week",
    ],
    moreSales: (figure: string): Forms => [
      `${figure} more sales in twelve months`,
      `We aim for ${figure} more sales in twelve months`,
      "We aim for more sales",
    ],
    efficiency: (figure: string): Forms => [
      `${figure} more efficiency`,
      `We aim for ${figure} more efficiency`,
      "We aim for more efficiency",
    ],
    planHours: (): Forms => ["Time saved per week", "Target time saved per week", "Time saved"],
    planReturns: (): Forms => ["Return over twelve months", "Target return over twelve months", "Return"],
    clients: (figure: string): Forms => countable(figure, `more than ${figure} businesses`, "local small businesses"),
    clientsFact: (figure: string): Forms =>
      countable(figure, `More than ${figure} businesses`, "Local small businesses"),
    clientsAbout: (): Forms => [
      `served since ${company.foundingYear}`,
      `served since ${company.foundingYear}`,
      `served since ${company.foundingYear}`,
    ],
    supportHours: (figure: string): Forms => [
      `More than ${figure} a week`,
      `Sometimes more than ${figure} a week`,
      "Hours every week",
    ],
    hoursBackCaption: (): Forms => [
      "saved every week",
      "saved every week: our target",
      "the hours you save every week",
    ],
    moreSalesCaption: (): Forms => [
      "more sales in twelve months",
      "more sales in twelve months: our target",
      "your sales over twelve months",
    ],
    efficiencyCaption: (): Forms => [
      "more jobs done in the same time",
      "more jobs done in the same time: our target",
      "the jobs done in the same time",
    ],
    storyPlace: (): Forms => {
      const real = "A garage in Laval, Sunday evening";
      const imagined = "Picture a garage on a Sunday evening";
      return [real, imagined, imagined];
    },
  },
};

/** Returns a claim's wording today. */
export const sayEn = (id: ClaimId, form: keyof typeof claimsEn.forms, figure?: string) =>
  said(id, "en", claimsEn.forms[form], figure);
