import type { Language } from "../language.ts";
import { formatPercent } from "./amounts.ts";
import { company, isOwnCompany } from "./company.ts";
import { isDemonstration } from "./demonstration.ts";
import { AVERAGE_RETURN, GUARANTEES, LESS_WORK, MORE_REVENUE, SETTLED } from "./plans.ts";

/**
 * The register of claims: every figure and promise on the public pages and in the assistant, knowledge base and emails.
 * The wording is in `text/{fr,en}/claims.ts`; `npm run check` rejects a figure that has no entry. A performance claim
 * needs proof before it is made (Competition Act, s. 74.01), so a result is either proven or labelled as an aim or an
 * example. A lapsed claim is worded without its figure.
 */

/** `promise` is binding under the terms: it is kept or broken rather than proven, and stays until the terms change. */
export const CLAIM_STATES = ["proven", "aim", "example", "promise"] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Longest validity of a proof, in days. */
export const LONGEST_PROOF_DAYS = 730;

interface Claim {
  /** State until a proof is attached. */
  state: ClaimState;
  figure: (language: Language) => string;
  /** Source until there is a proof: a section of the specification, a page, or `OWNER` for the company's own facts. */
  source: string;
  /**
   * Day of the latest review, and day on which the claim lapses (`2027-11-20`; null for promises, which do not lapse).
   */
  since: string;
  expires: string | null;
  /** Figures that follow from this one and appear beside it, in the form that `scripts/words/claims.ts` reads. */
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
  settled: result(percent(SETTLED), "SPEC §1", ["20 %"]),
  "hours-back": result(amount(25, "h", "hours"), "SPEC §1"),
  "more-sales": result((language) => (language === "fr" ? "40 à 60\u00a0%" : "40% to 60%"), "SPEC §1", [
    "40 %",
    "60 %",
    "10 %",
  ]),
  efficiency: result(percent(50), "SPEC §1", ["24 h", "16 h"]),
  "plan-hours": result(range("10", "40", "h", " h"), "SPEC §3", ["10-15 h", "25-35 h", "40 h"]),
  "plan-returns": result(range("300", "500", "%", "%"), "SPEC §3", ["300 %", "400 %", "500 %"]),
  clients: example(() => String(company.clientsServed), isOwnCompany ? "OWNER" : "SPEC §1", ["50 people"]),
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

/** A proof attached by staff, whose fields override the claim's. */
export interface ClaimProof {
  state: Exclude<ClaimState, "promise">;
  /** Day on which the proof lapses. */
  expires: string;
}

let proofs: ReadonlyMap<string, ClaimProof> = new Map();
/** Nothing lapses until {@link learnProofs} sets the date. */
let today: () => string = () => SINCE;

/**
 * Stores the proofs attached so far, which texts reflect when they are next read.
 * @param day returns the current day in Montréal
 */
export function learnProofs(attached: ReadonlyMap<string, ClaimProof>, day: () => string): void {
  proofs = attached;
  today = day;
}

/**
 * A claim's state on a day: its proof's while that is valid, otherwise its own until that lapses, which removes the
 * figure.
 */
export type Standing = ClaimState | "lapsed";

/**
 * Returns a claim's state on a day.
 * @param day `2026-11-20`; defaults to today
 */
export function standingOf(id: ClaimId, day = today()): Standing {
  const own: Claim = CLAIMS[id];
  if (own.expires === null) return own.state;
  const proof = proofs.get(id);
  if (proof && day < proof.expires) return proof.state;
  return day < own.expires ? own.state : "lapsed";
}

/**
 * Returns the state in which a claim is shown today. A demonstration shows every claim as the specification words it.
 */
const shownAs = (id: ClaimId): Standing => (isDemonstration() ? "proven" : standingOf(id));

/** Whether a claim's figure may be displayed beside its text. */
export const hasFigure = (id: ClaimId) => !["lapsed", "example"].includes(shownAs(id));

/** Whether a displayed figure must be labelled as an aim. */
export const isAim = (id: ClaimId) => shownAs(id) === "aim";

/** The wordings of a claim: as proven, as an aim, and without its figure (for an example or a lapsed claim). */
export type Forms = readonly [proven: string, aimed: string, bare: string];

/**
 * Returns the wording to use today.
 * @param figure one of several, such as a plan's; defaults to the claim's own
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
