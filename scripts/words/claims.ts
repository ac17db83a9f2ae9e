import { CLAIM_IDS, CLAIMS } from "../../src/lib/company/claims.ts";
import { PLANS, TARGET_CLIENTS } from "../../src/lib/company/plans.ts";
import { RETENTION } from "../../src/lib/company/retention.ts";
import type { Check } from "./findings.ts";
import type { Samples, Texts } from "./texts.ts";

/**
 * Finds figures in public texts that the register of claims (`lib/company/claims.ts`) lacks. A figure includes its
 * unit, normalized across languages: `2 à 3 semaines` and "2 to 3 weeks" are both `2-3 week`.
 */

const UNITS: Readonly<Record<string, RegExp>> = {
  "%": /%/,
  $: /\$|M\$/,
  h: /h|heures?|hours?/,
  min: /min|minutes?/,
  day: /jours?|days?/,
  week: /semaines?|weeks?/,
  month: /mois|months?/,
  year: /ans|années?|years?/,
  times: /fois|times/,
  people: /entreprises|businesses|clients|personnes|people|employees|employés/,
  tools: /autres|others|outils|tools/,
};
const NUMBER = "\\d+(?:[  ,]\\d{3})*(?:[.,]\\d+)?";
const FIGURE = new RegExp(
  `(?<![\\d:#])(\\$?)(${NUMBER})(?: ?[%M]?(?: à | to | ou | or | et | and |–|-)\\$?(${NUMBER}))?M?(?:[  -]?| full )(${Object.values(
    UNITS,
  )
    .map(({ source }) => source)
    .join("|")})?(?!\\p{L})`,
  "gu",
);
/** Matches words before a time of day, as in « à 8 h » or « dès 21 h 47 », as opposed to a duration. */
const CLOCK = /(?:à|dès|vers|avant|at|until|jusqu’à) $/;

/** Returns the figures in a text, such as `70 %` or `2-3 week`. */
export function figuresIn(text: string): string[] {
  const plain = text.replace(/[\u00a0\u202f]/g, " ").replaceAll("\u00ad", "");
  return [...plain.matchAll(FIGURE)].flatMap(({ 0: whole, 1: dollar, 2: from, 3: to, 4: unit, index }) => {
    const end = plain.slice(index + whole.length);
    const name = dollar
      ? "$"
      : Object.keys(UNITS).find((key) => unit && new RegExp(`^(?:${UNITS[key]!.source})$`).test(unit));
    if (!name) return [];
    if (name === "h" && (/^ ?\d\d/.test(end) || (CLOCK.test(plain.slice(0, index)) && !/^ (?:par|a|de|of)/.test(end))))
      return [];
    const number = (one: string) => Number(one.replace(/ (?=\d{3})|,(?=\d{3})/g, "").replace(",", "."));
    if (name !== "$") return [`${number(from!)}${to ? `-${number(to)}` : ""} ${name}`];
    const isMillions = /M/.test(whole + end.slice(0, 1));
    return [from, to].flatMap((one) =>
      one ? [`${number(one) * (isMillions && number(one) < 1000 ? 1_000_000 : 1)} $`] : [],
    );
  });
}

const span = ({ from, to }: { from: number; to?: number }, unit: string) =>
  to === undefined ? [`${from} ${unit}`] : [`${from}-${to} ${unit}`, `${from} ${unit}`, `${to} ${unit}`];

/**
 * Figures that texts may state: those in the claims register, and plain facts (plan prices, target company sizes,
 * retention periods).
 */
const KNOWN: ReadonlySet<string> = new Set([
  ...CLAIM_IDS.flatMap((id) => {
    const { figure, implies = [] }: { figure: (language: "fr" | "en") => string; implies?: readonly string[] } =
      CLAIMS[id];
    return [figure("fr"), figure("en"), ...implies].flatMap((words) => [...figuresIn(words), words]);
  }),
  ...Object.values(PLANS).flatMap(({ dollarsAMonth, employees, revenue }) => [
    `${dollarsAMonth} $`,
    ...span(employees, "people"),
    ...(revenue ? span(revenue, "$") : []),
  ]),
  ...span(TARGET_CLIENTS.employees, "people"),
  ...span(TARGET_CLIENTS.revenue, "$"),
  ...Object.values(RETENTION).flatMap((length) => ["day", "month", "year"].map((unit) => `${length} ${unit}`)),
]);

/** Matches keys of texts whose figures are ours; form answers are the visitor's own, and errors count characters. */
const PUBLIC =
  /^(?!desk|letterSamples|claims|say|problems|returnCalculator|consultationForm\.(?:options|errors|summary)|pricing\.calculator)/;

/**
 * Checks that every figure in public texts is in the register of claims.
 * @param texts one language's texts, from `textsOf`
 * @param samples arguments for functions, whose texts are skipped because they may echo arguments
 */
export function checkClaims(texts: Texts, samples: Samples): Check {
  const found: string[] = [];
  let looked = 0;
  for (const [key, text] of texts) {
    if (!PUBLIC.test(key) || /\(\d+\)$/.test(key) || key in samples) continue;
    const figures = figuresIn(text);
    looked += figures.length;
    for (const figure of figures)
      if (!KNOWN.has(figure)) found.push(`${key}: ${figure} is not in the register of claims`);
  }
  return { name: "claims  are in the register", looked, found };
}
