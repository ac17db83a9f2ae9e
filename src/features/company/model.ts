import { type Company, company, type Day, type OwnCompany, SOCIAL } from "../../lib/company/company.ts";
import { FIGURE_UNITS, type OwnContent } from "../../lib/company/own-content.ts";
import { type PictureName, pictureAddress, proportionsOf } from "../../lib/company/own-pictures.ts";
import { shortDigest } from "../../lib/text/short-digest.ts";
import {
  both,
  bothOrNone,
  choice,
  count,
  day,
  faultsOf,
  flag,
  image,
  kept,
  line,
  list,
  named,
  optional,
  type RecordField,
  type RecordValues,
  text,
  where,
} from "../records/record-fields.ts";

/**
 * The company as its owner edits it at the desk: the form's fields, and their conversion to the company that pages show
 * (`lib/company/company.ts`). Errors are keys in `text/{fr,en}/problems.ts`.
 */

/** Opening hours as people type them: `9-18`, `09:00-18:00`, « 9 h à 18 h 30 ». */
const HOURS = /^(\d{1,2})\s*(?:[:h]\s*(\d{2})?)?\s*(?:[-–—]|à|to)\s*(\d{1,2})\s*(?:[:h]\s*(\d{2})?)?$/i;

/** @returns undefined if the hours are in another format or end before they begin */
function spanOf(hours: string): { opens: string; closes: string } | undefined {
  const [found, fromHour = "", from = "00", toHour = "", to = "00"] = HOURS.exec(hours) ?? [];
  const [opens, closes] = [`${fromHour.padStart(2, "0")}:${from}`, `${toHour.padStart(2, "0")}:${to}`];
  const isSound = found !== undefined && opens < closes && closes < "24:00" && from < "60" && to < "60";
  return isSound ? { opens, closes } : undefined;
}
const hours = (): RecordField<string | null> =>
  optional(
    kept(
      where(line(30), (value) => spanOf(value) !== undefined, "hoursInvalid"),
      (value) => written(spanOf(value)!),
    ),
  );
const written = ({ opens, closes }: { opens: string; closes: string }) => `${opens}-${closes}`;
const web = () => optional(where(line(300, "url"), (value) => /^https:\/\/\S+$/.test(value), "urlInvalid"));
const email = () => where(line(254, "email"), (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), "emailInvalid");
/** @returns the number in E.164; undefined unless it is a ten-digit North American number */
function phoneOf(written: string): string | undefined {
  const digits = written.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length === 10 ? `+1${digits}` : undefined;
}

const digitsOf = (written: string) => written.replaceAll(/\D/g, "");
const colour = () => where(line(7), (value) => /^#[\da-f]{6}$/i.test(value), "colourInvalid");
const picture = (name: PictureName) => image(name);
/** Error of a consent dated after today, which even a draft cannot have. */
export const CONSENT_TO_COME = "consentToCome";
const isAfter = (day: string | null, today: string) => day !== null && day > today;

export const companyFields = {
  name: named(60),
  legalName: named(120),
  foundingYear: count(1800, 2100, "yearInvalid"),
  /** Number of clients; pages say "more than" this number. */
  clientsServed: count(),
  email: email(),
  phone: kept(
    where(line(30), (value) => phoneOf(value) !== undefined, "officePhoneInvalid"),
    (value) => phoneOf(value)!,
  ),
  street: named(120),
  city: named(80),
  // Québec only, because the holidays, taxes and law are Québec's (`quebec-holidays.ts`, `text/*/privacy-copy.ts`).
  postalCode: where(
    where(line(7), (value) => /^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(value), "postalCodeInvalid"),
    (value) => /^(?:[GHJ]|[^A-Z])/.test(value),
    "otherProvince",
  ),
  privacyEmail: email(),
  monday: hours(),
  tuesday: hours(),
  wednesday: hours(),
  thursday: hours(),
  friday: hours(),
  saturday: hours(),
  sunday: hours(),
  velocity: count(),
  accelerate: count(),
  dominate: count(),
  founderName: optional(named(80)),
  linkedin: web(),
  facebook: web(),
  instagram: web(),
  look: list(
    { logo: picture("logo"), hasName: flag(), accentLight: optional(colour()), accentDark: optional(colour()) },
    1,
  ),
  founder: list(
    { portrait: picture("portrait"), isAgreed: flag(), agreedOn: optional(day()), signature: picture("signature") },
    1,
    {
      // A face is personal information, so the person's consent and its date are required.
      faults: ({ portrait, isAgreed, agreedOn }, today) => ({
        ...(portrait && !isAgreed && { isAgreed: "portraitConsentMissing" }),
        ...(portrait && !agreedOn && { agreedOn: "portraitConsentMissing" }),
        ...(isAfter(agreedOn, today) && { agreedOn: CONSENT_TO_COME }),
      }),
    },
  ),
  legal: list(
    {
      // NEQ prefixes of the Registre des entreprises: 11 legal persons, 22 individuals, 33 partnerships, 88 others.
      neq: optional(where(line(14), (value) => /^(?:11|22|33|88)\d{8}$/.test(digitsOf(value)), "neqInvalid")),
      officerName: optional(named(80)),
      officerTitle: bothOrNone(line(80)),
      requestMonths: optional(count(3, 120, "monthsOutside")),
    },
    1,
  ),
  story: list({ headline: both(line(120)), text: both(text(3000)), title: bothOrNone(line(60)) }, 1),
  questions: list({ question: both(line(150)), answer: both(text(600)), onPricing: flag(), onHome: flag() }, 20),
  tools: list({ name: named(60), use: bothOrNone(line(40)), url: web() }, 40),
  cases: list(
    {
      title: both(line(120)),
      sector: both(line(60)),
      about: both(line(120)),
      challenge: both(text(600)),
      solution: both(text(600)),
      figures: list({ label: both(line(80)), before: count(), after: count(), unit: choice(FIGURE_UNITS) }, 4),
      quote: bothOrNone(text(300)),
      person: optional(named(80)),
      role: bothOrNone(line(80)),
      client: optional(named(80)),
      clientLogo: picture("client"),
      isReal: flag(),
      consentBy: optional(named(80)),
      consentOn: optional(day()),
      isHidden: flag(),
    },
    12,
    {
      isOut: ({ isHidden }) => isHidden,
      // A real client's name, quote, figures or logo requires consent, including who gave it and when.
      faults: ({ isReal, clientLogo, consentBy, consentOn }, today) => ({
        ...((isReal || clientLogo) && !consentBy && { consentBy: "consentMissing" }),
        ...((isReal || clientLogo) && !consentOn && { consentOn: "consentMissing" }),
        ...(isAfter(consentOn, today) && { consentOn: CONSENT_TO_COME }),
      }),
    },
  ),
};
export type CompanyValues = RecordValues<typeof companyFields>;

const DAYS = {
  monday: "Mo",
  tuesday: "Tu",
  wednesday: "We",
  thursday: "Th",
  friday: "Fr",
  saturday: "Sa",
  sunday: "Su",
} as const satisfies Partial<Record<keyof CompanyValues, Day>>;
type WeekDay = keyof typeof DAYS;
const WEEK = Object.keys(DAYS) as WeekDay[];

/** Empty optional content, in place of which pages show the sample's. */
const NOTHING_OWN = { look: [], founder: [], legal: [], story: [], questions: [], tools: [], cases: [] } satisfies {
  [Name in keyof OwnContent]: [];
};
const OWN = Object.keys(NOTHING_OWN) as (keyof OwnContent)[];

/**
 * Returns the errors that prevent publishing, by field path. Deadlines and appointments need some day with hours.
 * @param today Montréal day, `2026-11-20`
 */
export const companyFaults = (values: CompanyValues, today: string): Record<string, string> => ({
  ...faultsOf(companyFields, values, today),
  ...(WEEK.every((day) => values[day] === null) && { monday: "hoursMissing" }),
});

/** Fills in fields that did not exist yet when the values were stored. */
export const complete = (values: CompanyValues): CompanyValues => ({ ...NOTHING_OWN, ...values });

/**
 * Returns a fingerprint of the values that notices and consents quote (name, contact details, retention), which changes
 * with the wording.
 */
export function wordingMarkOf(values: CompanyValues): string {
  const { name, legalName, email, street, city, postalCode, privacyEmail, legal } = values;
  const worded = [name, legalName, email, street, city, postalCode, privacyEmail, ...legal.flatMap(Object.values)];
  return `-${shortDigest(JSON.stringify(worded))}`;
}

/**
 * Converts the form's values to the company that pages show; consecutive days with equal hours are grouped.
 * @param wordedOn day since which notices and consents have had this wording
 */
export function ownCompanyOf(values: CompanyValues, wordedOn?: string): OwnCompany {
  const { name, legalName, foundingYear, clientsServed, street, city, postalCode, founderName } = values;
  const { look: [look] = [], founder: [pictured] = [], legal: [legal] = [] } = values;
  const content = Object.fromEntries(OWN.map((name) => [name, values[name]])) as unknown as OwnContent;
  const openingHours: { days: [Day, ...Day[]]; opens: string; closes: string; last: number }[] = [];
  for (const [index, day] of WEEK.entries()) {
    const span = spanOf(values[day] ?? "");
    const before = openingHours.at(-1);
    if (!span) continue;
    if (before?.last === index - 1 && before.opens === span.opens && before.closes === span.closes) {
      before.days.push(DAYS[day]);
      before.last = index;
    } else openingHours.push({ days: [DAYS[day]], ...span, last: index });
  }
  return {
    name,
    legalName,
    foundingYear,
    clientsServed,
    email: values.email,
    phone: phoneOf(values.phone)!,
    address: { street, city, region: "QC", postalCode, country: "CA" },
    privacyOfficer: {
      email: values.privacyEmail,
      ...(legal?.officerName && { name: legal.officerName, title: legal.officerTitle }),
    },
    ...(legal?.neq && { neq: digitsOf(legal.neq) }),
    ...(legal?.requestMonths && { requestMonths: legal.requestMonths }),
    wordingMark: wordingMarkOf(values),
    ...(wordedOn && { wordedOn }),
    openingHours: openingHours.map(({ last: _, ...span }) => span),
    founder: {
      name: founderName ?? "",
      portrait: pictured?.portrait ? pictureAddress("portrait", pictured.portrait) : "",
      signature: pictured?.signature ? pictureAddress("signature", pictured.signature) : "",
    },
    ...(look?.logo && {
      logo: {
        address: pictureAddress("logo", look.logo),
        proportions: proportionsOf(look.logo),
        hasName: look.hasName,
      },
    }),
    plans: { velocity: values.velocity, accelerate: values.accelerate, dominate: values.dominate },
    social: { linkedin: values.linkedin ?? "", facebook: values.facebook ?? "", instagram: values.instagram ?? "" },
    ...(OWN.some((name) => values[name].length > 0) && { content }),
  };
}

/** Returns the initial values of the form: the company that pages show now. */
export function companyValues(shown: Company = company): CompanyValues {
  const { name, legalName, foundingYear, clientsServed, email: mail, phone, address, founder, plans } = shown;
  const week = Object.fromEntries(
    WEEK.map((day) => {
      const span = shown.openingHours.find(({ days }) => days.includes(DAYS[day]));
      return [day, span ? written(span) : null];
    }),
  ) as Record<WeekDay, string | null>;
  const { street, city, postalCode } = address;
  const { linkedin, facebook, instagram } = SOCIAL;
  return {
    ...{ name, legalName, foundingYear, clientsServed, email: mail, phone, street, city, postalCode },
    privacyEmail: shown.privacyOfficer.email,
    ...week,
    ...plans,
    founderName: founder.name || null,
    ...NOTHING_OWN,
    ...(globalThis.nordetCompany?.content as unknown as typeof NOTHING_OWN | undefined),
    ...{ linkedin: linkedin || null, facebook: facebook || null, instagram: instagram || null },
  };
}
