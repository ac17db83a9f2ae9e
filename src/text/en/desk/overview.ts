import type { TextLike } from "../../../lib/language.ts";
import type { deskOverview as fr } from "../../fr/desk/overview.ts";

const number = new Intl.NumberFormat("en-CA");
const decimal = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat("en-CA", { style: "percent", maximumFractionDigits: 0 });

/** Words a waiting time in its most natural unit: half an hour, two days. */
function waiting(hours: number): string {
  if (hours === 0) return "under 15 min";
  if (hours < 1) return `${number.format(Math.round(hours * 60))} min`;
  if (hours < 48) return `${decimal.format(hours)} h`;
  return `${decimal.format(hours / 24)} d`;
}

export const deskOverview: TextLike<typeof fr> = {
  title: "Overview",
  loading: "Loading the overview…",
  failed: "The overview could not be loaded.",
  period: "Period",
  weeks: (count) => (count === 1 ? "1 week" : `${number.format(count)} weeks`),
  since: (from) => `Since ${from}; the last week is still under way.`,
  number: (value) => number.format(value),
  percent: (value) => percent.format(value),
  waiting,
  unknown: "–",
  week: "Week of",
  total: "Total",
  numbers: "See the numbers",
  numbersOf: (title) => `${title}: the numbers`,
  nothing: "Nothing to count in this period.",
  key: {
    label: "Figures for the period",
    requests: "Requests received",
    contacted: "Contacted",
    won: "Won",
    waiting: "First contact (median)",
    sent: "Forms sent",
    answered: "Questions answered",
    ofRequests: (share) => `${share} of the requests`,
    ofSeen: (share) => `${share} of the pages seen`,
    ofAsked: (share) => `${share} of the assistant’s replies`,
    within: (hours) => `nine in ten within ${hours === 0 ? "15 min" : waiting(hours)}`,
  },
  requests: {
    title: "Requests by week",
    note: "Counted in the week in which they came in: a request that is contacted or won later adds to the week of its arrival. Requests to check and discarded ones are left out.",
    requests: "Received",
    contacted: "Contacted",
    won: "Won",
    summary: (requests, contacted, won) =>
      `${number.format(requests)} received, ${number.format(contacted)} contacted, ${number.format(won)} won.`,
  },
  grades: {
    title: "Grades by week",
    note: "Each grade’s share of the requests received, by the rubric in force when they came in.",
    families: { a: "A+ and A", b: "B+ and B", c: "C+ and C", d: "D" },
    summary: (share) => `${share} of the requests are graded A+ or A.`,
  },
  contact: {
    title: "Time to first contact",
    note: "From the request’s arrival until it is marked as contacted, nights and weekends included. Only contacted requests are counted.",
    median: "Median",
    p90: "Nine in ten",
    contacted: "Contacted",
    summary: (median, p90) => `Half were contacted in ${median}, nine in ten in ${p90}.`,
  },
  appointments: {
    title: "Appointments",
    note: "By the week they were due; cancelled ones are left out.",
    booked: "Booked",
    held: "Held",
    missed: "Missed",
    summary: (booked: number, held: number, missed: number) => `${booked} booked, ${held} held, ${missed} missed.`,
  },
  funnel: {
    title: "Form funnel",
    note: "Daily counts, without cookies, identifiers or answers. “Seen”: a browser requested the page with the form, or the form’s dialog was opened. Self-identified bots are left out. Without JavaScript a form is only counted as seen and sent.",
    stages: { seen: "Seen", started: "Started", "step-2": "Step 2", "step-3": "Step 3", sent: "Sent" },
    ofBefore: "Share of the previous step",
    form: "Form",
    placements: {
      home: "Home",
      contact: "Contact",
      appointment: "Book a time",
      landing: "Free consultation",
      modal: "Header dialog",
    },
    languages: { fr: "French", en: "English" },
    summary: (seen, started, sent) =>
      `${number.format(seen)} seen, ${number.format(started)} started, ${number.format(sent)} sent.`,
  },
  chat: {
    title: "Questions in the chat",
    note: "Visitors’ messages and the answers they got. An erased conversation no longer counts.",
    asked: "Questions asked",
    answered: "Assistant answers",
    unknown: "No known answer",
    byStaff: "Team answers",
    summary: (asked, unknown) =>
      `${number.format(asked)} ${asked === 1 ? "question" : "questions"}; no answer to ${number.format(unknown)}.`,
  },
  posts: {
    title: "Posts read",
    note: "How often a browser requested a post’s page. Self-identified bots are left out.",
    read: "Reads",
    post: "Post",
    most: "Most read",
    summary: (count) => (count === 1 ? "1 read." : `${number.format(count)} reads.`),
  },
};
