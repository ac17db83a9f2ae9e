import type { Language } from "../language.ts";
import { formatPercent } from "./amounts.ts";
import { company } from "./company.ts";
import { isDemonstration } from "./demonstration.ts";
import { AVERAGE_RETURN, GUARANTEES, LESS_WORK, MORE_REVENUE } from "./plans.ts";

/**
 * The register of claims: every figure and promise that the public pages, the assistant, the knowledge base and the mails
 * make, once. Its words are in `text/{fr,en}/claims.ts`; `npm run check` refuses a figure that no entry has. A performance
 * claim needs its proof before it is made (Competition Act, s. 74.01), so a result is proven, or said to be an aim or an
 * example; what has lapsed is said without its figure.
 */

/** `promise` binds us by the terms: it is kept or broken, not proven, and holds until the terms say otherwise. */
export const CLAIM_STATES = ["proven", "aim", "example", "promise"] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Days for which a proof holds at most. */
export const LONGEST_PROOF_DAYS = 730;

interface Claim {
  /** As long as nobody has attached a proof. */
  state: ClaimState;
  figure: (language: Language) => string;
  /** Where it comes from, until there is a proof. */
  source: string;
  /** Day on which it was last looked at, and from which on it has lapsed, `2027-11-20`; what binds us does not lapse. */
  since: string;
  expires: string | null;
  /** Figures that stand beside it and follow from it, as `scripts/words/claims.ts` reads them. */
  implies?: readonly string[];
}

const SINCE = "2026-11-20";
const REVIEW = "2027-11-20";
const result = (figure: Claim["figure"], source: string, implies: readonly string[] = []): Claim => ({
  state: "aim",
  figure,
  source,
  since: SINCE,
  expires: REVIEW,
  implies,
});
const example = (...given: Parameters<typeof result>): Claim => ({ ...result(...given), state: "example" });
const promise = (figure: Claim["figure"], source: string, implies: readonly string[] = []): Claim => ({
  ...result(figure, source, implies),
  state: "promise",
  expires: null,
});
const percent = (amount: number) => (language: Language) => formatPercent(language, amount);
const range = (from: string, to: string, fr: string, en: string) => (language: Language) =>
  language === "fr" ? `${from} à ${to}\u00a0${fr}` : `${from} to ${to}${en}`;
const amount = (value: number, fr: string, en: string) => (language: Language) =>
  language === "fr" ? `${value}\u00a0${fr}` : `${value} ${en}`;

export const CLAIMS = {
  "less-work": result(percent(LESS_WORK), "SPEC §1", ["40 h", "12 h"]),
  "more-revenue": result(percent(MORE_REVENUE), "SPEC §1", ["4 %"]),
  "average-return": result(percent(AVERAGE_RETURN), "SPEC §1", ["200 %"]),
  settled: result(percent(80), "SPEC §1", ["20 %"]),
  "hours-back": result(amount(25, "h", "hours"), "SPEC §1"),
  "more-sales": result((language) => (language === "fr" ? "40 à 60\u00a0%" : "40% to 60%"), "SPEC §1", [
    "40 %",
    "60 %",
    "10 %",
  ]),
  efficiency: result(percent(50), "SPEC §1", ["24 h", "16 h"]),
  "plan-hours": result(range("10", "40", "h", " h"), "SPEC §3", ["10-15 h", "25-35 h", "40 h"]),
  "plan-returns": result(range("300", "500", "%", "%"), "SPEC §3", ["300 %", "400 %", "500 %"]),
  clients: example(() => String(company.clientsServed), "SPEC §1", ["50 people"]),
  "support-hours": example(amount(30, "heures", "hours"), "SPEC §1"),
  cases: example(percent(85), "SPEC §3", [
    "42 %",
    "30 h",
    "40 min",
    "6 min",
    "38 h",
    "8 h",
    "34 h",
    "14 people",
    "9 people",
    "18 people",
    "40 people",
  ]),
  story: example(amount(45, "minutes", "minutes"), "SPEC §3"),
  "go-live": promise(range("2", "3", "semaines", " weeks"), "/services#live-title", ["2 week", "3 week"]),
  phases: promise(range("3", "5", "jours", " days"), "/pricing#phases-title", ["2-3 day", "1-3 week"]),
  return: promise(amount(GUARANTEES.returnDays, "jours", "days"), "/terms#plans", ["3 times"]),
  "money-back": promise(amount(GUARANTEES.moneyBackDays, "jours", "days"), "/terms#plans"),
  uptime: promise(percent(GUARANTEES.uptime), "/terms#plans", ["4 h"]),
  "soc-2": promise(() => "SOC 2", "/compliance#security"),
  answer: promise(amount(company.answersWithinHours, "heures", "hours"), "/contact#reach"),
  review: promise(range("2", String(company.reviewsWithinHours), "heures", " hours"), "SPEC §4"),
  call: promise(amount(30, "minutes", "minutes"), "/terms#consultation"),
  rights: promise(amount(30, "jours", "days"), "/privacy#rights"),
  consent: promise(amount(12, "mois", "months"), "/privacy#settings"),
  tools: promise(() => "50", "SPEC §3", ["50 tools"]),
} as const satisfies Record<string, Claim>;
export type ClaimId = keyof typeof CLAIMS;
export const CLAIM_IDS = Object.keys(CLAIMS) as ClaimId[];

export const isClaimId = (id: string): id is ClaimId => Object.hasOwn(CLAIMS, id);

/** What staff attached to a claim: it takes the place of what stands above. */
export interface ClaimProof {
  state: Exclude<ClaimState, "promise">;
  /** Day from which on it has lapsed. */
  expires: string;
}

let proofs: ReadonlyMap<string, ClaimProof> = new Map();
/** Until somebody says which day it is, nothing has lapsed. */
let today: () => string = () => SINCE;

/**
 * What staff attached by now; every text says so from the next time that it is read.
 * @param day the day in Montréal
 */
export function learnProofs(attached: ReadonlyMap<string, ClaimProof>, day: () => string): void {
  proofs = attached;
  today = day;
}

/** How a claim stands today: a proof that has lapsed leaves an aim, an aim that has lapsed no figure at all. */
export type Standing = ClaimState | "lapsed";

/** @param day `2026-11-20`; today when left out */
export function standingOf(id: ClaimId, day = today()): Standing {
  const own: Claim = CLAIMS[id];
  if (own.expires === null) return own.state;
  const proof = proofs.get(id);
  if (proof && day < proof.expires) return proof.state;
  return day < own.expires ? own.state : "lapsed";
}

/** How a claim is shown today: in a demonstration, as the specification states it. */
const shownAs = (id: ClaimId): Standing => (isDemonstration() ? "proven" : standingOf(id));

/** Whether the figure of a claim may be drawn beside its words. */
export const hasFigure = (id: ClaimId) => !["lapsed", "example"].includes(shownAs(id));

/** Whether a figure that is drawn has to be called an aim. */
export const isAim = (id: ClaimId) => shownAs(id) === "aim";

/** A claim as it may be said: proven, as an aim, and without its figure: an example, or what has lapsed. */
export type Forms = readonly [proven: string, aimed: string, bare: string];

/**
 * The form that a claim has today.
 * @param figure its own unless it is one of several, as each plan has
 */
export function said(
  id: ClaimId,
  language: Language,
  forms: (figure: string) => Forms,
  figure = CLAIMS[id].figure(language),
): string {
  const [proven, aimed, bare] = forms(figure);
  if (isAim(id)) return aimed;
  return hasFigure(id) ? proven : bare;
}
