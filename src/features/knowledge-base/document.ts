import { company } from "../../lib/company/company.ts";
import { mailLink, openingHoursLines, phoneLink, postalAddress } from "../../lib/company/contact-details.ts";
import { MOST_POPULAR_PLAN, PHASE_IDS, PLAN_IDS, PLANS, type PlanId } from "../../lib/company/plans.ts";
import { LANGUAGES, type Language, pathIn } from "../../lib/language.ts";
import { asciiWords } from "../../lib/text/fold-for-search.ts";
import { northAmericanPhone } from "../../lib/text/north-american-phone.ts";
import { claimsEn } from "../../text/en/claims.ts";
import { claimsFr } from "../../text/fr/claims.ts";
import { shownCases } from "../company/shown-cases.ts";
import { SOURCES, type Sources } from "./sources.ts";

/** A line in a passage, with a name and a value: `Price: $500 a month`. */
export interface Fact {
  label: string;
  value: string;
  /** The value's link: absolute, `mailto:` or `tel:`. */
  href?: string;
}

/** A part of the document that makes sense on its own. */
export interface Passage {
  /** Unique in the document and equal in both languages; usable as an anchor. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
}

/** A chapter: its own text, then its passages. */
export interface Section extends Passage {
  parts: readonly Passage[];
}

/**
 * Everything the company does, promises and charges, in one language, for download, sharing, print and search. Texts
 * come from the pages, and figures from `lib`, so that the document cannot contradict either.
 */
export interface KnowledgeBase {
  language: Language;
  title: string;
  /** Notice that the site is a demonstration; undefined if it is not. */
  demonstration: string | undefined;
  lead: string;
  sections: readonly Section[];
}

/**
 * Builds the document in one language.
 * @param siteUrl the site's public origin, for the document's links
 */
export function knowledgeBase(language: Language, siteUrl: string): KnowledgeBase {
  const sources = SOURCES[language];
  const address = (frenchPath: string) => new URL(pathIn(language, frenchPath), siteUrl).href;
  return {
    language,
    title: sources.own.title,
    demonstration: (language === "fr" ? claimsFr : claimsEn).demonstration,
    lead: sources.own.lead,
    sections: [
      companySection(sources),
      offerSection(sources),
      plansSection(sources),
      guaranteesSection(sources),
      startSection(sources),
      casesSection(sources, language),
      questionsSection(sources),
      consultationSection(sources, address("/consultation-gratuite")),
      contactSection(sources, language, address("/")),
    ].map(withoutSoftHyphens),
  };
}

function section(id: string, title: string, content: Partial<Omit<Section, "id" | "title">>): Section {
  return { id, title, paragraphs: [], facts: [], parts: [], ...content };
}

function companySection({ own, home }: Sources): Section {
  const { title, paragraphs } = own.sections.company;
  return section("company", title, { paragraphs: [home.description, ...paragraphs] });
}

function offerSection({ own, services }: Sources): Section {
  const text = own.sections.offer;
  const part = (id: "support" | "sales" | "operations", more: readonly string[] = []): Passage => {
    const { name, problem, solution, promise } = services[id];
    return {
      id,
      title: name,
      paragraphs: [problem, solution, ...more],
      facts: [{ label: text.result, value: promise }],
    };
  };
  return section("offer", text.title, {
    paragraphs: [text.tools(Object.keys(services.integrations.uses).join(", "), services.integrations.more)],
    parts: [part("support"), part("sales", [text.revenue]), part("operations")],
  });
}

function plansSection({ own, pricing }: Sources): Section {
  const { comparison } = pricing;
  const { title, price } = own.sections.plans;
  const rows = [...comparison.groups.flatMap((group) => group.rows), comparison.hours];
  const part = (id: PlanId): Passage => ({
    id: `plan-${id}`,
    title: id === MOST_POPULAR_PLAN ? `${PLANS[id].name} (${pricing.mostPopular.toLowerCase()})` : PLANS[id].name,
    paragraphs: [pricing.audience[id]],
    facts: [
      { label: price, value: `${pricing.price(PLANS[id].dollarsAMonth)} ${pricing.aMonth}` },
      ...rows
        .filter((row) => row[id] !== comparison.notIncluded)
        .map((row) => ({ label: row.feature, value: row[id] })),
    ],
  });
  return section("plans", title, { paragraphs: [pricing.lead, pricing.taxes], parts: PLAN_IDS.map(part) });
}

function guaranteesSection({ own, pricing: { guarantee } }: Sources): Section {
  return section("guarantees", own.sections.guarantees.title, {
    paragraphs: [guarantee.title],
    facts: guarantee.facts.map(({ fact, about }) => ({ label: fact, value: about })),
  });
}

function startSection({ own, pricing: { phases } }: Sources): Section {
  return section("start", own.sections.start.title, {
    paragraphs: [phases.title],
    facts: PHASE_IDS.map((id) => {
      const { name, duration, about } = phases.list[id];
      return { label: `${name}, ${duration}`, value: about };
    }),
  });
}

function casesSection({ own, caseStudies }: Sources, language: Language): Section {
  const { title, change } = own.sections.cases;
  const cases = shownCases(language);
  if (cases.length === 0) return section("cases", title, { paragraphs: [caseStudies.method.none] });
  const parts = cases.map(
    ({ id, sector, about, title: result, figures, own: owned }): Passage => ({
      id: `case-${id}`,
      title: owned && !owned.isReal ? `${sector} (${caseStudies.own.fictional.toLowerCase()})` : sector,
      paragraphs: [`${about}. ${result}`],
      facts: figures.map(({ label, before, after, value }) => ({ label, value: change(value(before), value(after)) })),
    }),
  );
  return section("cases", title, { parts });
}

/** Questions left out because other sections answer them in full. */
const ANSWERED_ELSEWHERE: readonly string[] = ["start", "plan", "ninety-days", "money-back", "security"];

function questionsSection({ own, pricing: { questions } }: Sources): Section {
  const asked = questions.list.filter(({ id }) => !ANSWERED_ELSEWHERE.includes(id));
  return section("questions", own.sections.questions.title, {
    parts: asked.map(({ id, question, answer }) => ({
      id: `question-${id}`,
      title: question,
      paragraphs: [answer],
      facts: [],
    })),
  });
}

function consultationSection({ own, home }: Sources, address: string): Section {
  const { title, paragraph, book } = own.sections.consultation;
  return section("consultation", title, {
    paragraphs: [paragraph, home.consultation.lead],
    facts: [
      ...home.consultation.next.map(({ step, when }) => ({ label: step, value: when })),
      { label: book, value: shown(address), href: address },
    ],
  });
}

function contactSection({ own, contact, about }: Sources, language: Language, siteAddress: string): Section {
  const text = own.sections.contact;
  return section("contact", text.title, {
    facts: [
      { label: contact.email, value: company.email, href: mailLink(company.email) },
      {
        label: text.phone,
        value: northAmericanPhone(company.phone, language) ?? company.phone,
        href: phoneLink(company.phone),
      },
      { label: contact.address, value: postalAddress(language) },
      { label: text.areas, value: about.place.text },
      { label: text.site, value: shown(siteAddress), href: siteAddress },
    ],
    parts: [
      {
        id: "hours",
        title: contact.hours,
        paragraphs: [`${contact.timeZone}.`],
        facts: openingHoursLines(contact).map(({ days, hours }) => ({ label: days, value: hours })),
      },
    ],
  });
}

/** Formats a URL as people write it. */
function shown(address: string): string {
  return address.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

/** Removes soft hyphens, which help narrow columns on pages but break searches elsewhere. */
function withoutSoftHyphens<T>(value: T): T {
  if (typeof value === "string") return value.replaceAll("\u00ad", "") as T;
  if (Array.isArray(value)) return value.map(withoutSoftHyphens) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutSoftHyphens(inner)])) as T;
}

const FORMATS = ["pdf", "txt"] as const;
export type Format = (typeof FORMATS)[number];

/** Returns the document's file name, as in its URL and on the visitor's disk. */
export function fileName(language: Language, format: Format): string {
  return `${asciiWords(SOURCES[language].own.fileName).join("-")}.${format}`;
}

/** Returns the path of the file, to which `/file/knowledge-base.pdf` and `/kb.pdf` redirect. */
export function fileAddress(language: Language, format: Format): string {
  return `/documents/${fileName(language, format)}`;
}

/** @returns undefined if no file has this name */
export function fileNamed(name: string): { language: Language; format: Format } | undefined {
  for (const language of LANGUAGES) {
    for (const format of FORMATS) if (fileName(language, format) === name) return { language, format };
  }
  return undefined;
}

/**
 * Formats the document as a text file. Headings are marked as in Markdown, which is readable as is. Lines are not
 * wrapped, because readers' programs wrap them.
 */
export function plainText(document: KnowledgeBase): string {
  const colon = document.language === "fr" ? "\u00a0: " : ": ";
  const block = ({ title, paragraphs, facts }: Passage, mark: string) =>
    [`${mark} ${title}`, ...paragraphs, facts.map(({ label, value }) => `- ${label}${colon}${value}`).join("\n")]
      .filter((text) => text !== "")
      .join("\n\n");
  const blocks = document.sections.flatMap((section) => [
    block(section, "##"),
    ...section.parts.map((part) => block(part, "###")),
  ]);
  const { title, demonstration, lead } = document;
  return `${[`# ${title}`, ...(demonstration ? [demonstration] : []), lead, ...blocks].join("\n\n")}\n`;
}
