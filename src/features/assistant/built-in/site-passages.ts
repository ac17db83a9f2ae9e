import { CASES } from "../../../lib/company/case-studies.ts";
import { PHASE_IDS, PLAN_IDS, PLANS, type PlanId } from "../../../lib/company/plans.ts";
import { postalAddress } from "../../../lib/company/postal-address.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { SOURCES, type Sources } from "../../knowledge-base/sources.ts";
import type { Passage } from "./passage.ts";
import { ASSISTANT_TEXT, type AssistantText, type Documents, documentsIn } from "./site-texts.ts";

type Draft = Omit<Passage, "language" | "href"> & {
  /** French path, with its fragment. */
  path: string;
};

interface Given {
  language: Language;
  site: Sources;
  own: AssistantText;
  documents: Documents;
}

/**
 * What the pages of the site say, in one language. Words and figures come from the texts of the pages; the ids are listed
 * in `test/chat-questions/question-set.ts`.
 * @param measured whether an analytics tag is configured (`ANALYTICS_ID`)
 */
export function sitePassages(language: Language, measured: boolean): Passage[] {
  const given = {
    language,
    site: SOURCES[language],
    own: ASSISTANT_TEXT[language],
    documents: documentsIn(language, measured),
  };
  return [
    companyDrafts,
    offerDrafts,
    planDrafts,
    startDrafts,
    caseDrafts,
    questionDrafts,
    documentDrafts,
    readingDrafts,
  ]
    .flatMap((draftsOf) => draftsOf(given))
    .map(({ path, ...draft }) => ({
      ...draft,
      language,
      href: pathIn(language, path),
      opening: plain(draft.opening),
      details: draft.details.map(plain),
    }));
}

/** Without the soft hyphens that narrow columns of the pages need. */
function plain(text: string): string {
  return text.replaceAll("\u00ad", "");
}

function companyDrafts({ language, site, own }: Given): Draft[] {
  const { about, contact } = site;
  const [who = "", whom = ""] = site.own.sections.company.paragraphs;
  return [
    {
      id: "company",
      title: site.own.sections.company.title,
      path: "/about",
      opening: who,
      details: [whom, site.home.lead],
    },
    { id: "story", title: own.titles.story, path: "/about", opening: own.openings.story, details: [] },
    {
      id: "mission",
      title: about.mission.title,
      path: "/about#mission-title",
      opening: `${about.mission.title}${separator(language)}${lowerFirst(about.mission.text)}`,
      details: [],
    },
    {
      id: "difference",
      title: about.different.title,
      path: "/about#different-title",
      opening: "",
      details: about.different.rows.map(({ topic, here }) => own.fact(topic, lowerFirst(here))),
    },
    {
      id: "values",
      title: about.values.title,
      path: "/about#values-title",
      opening: "",
      details: about.values.list.map(({ name, text }) => own.fact(name, lowerFirst(text.replace(/\.$/, "")))),
    },
    {
      id: "figures",
      title: own.titles.figures,
      path: "/about#figures-title",
      opening: own.openings.figures,
      details: [],
    },
    {
      id: "method",
      title: own.titles.method,
      path: "/about#process-title",
      opening: "",
      details: about.process.steps.map(({ name, text }) => own.fact(name, lowerFirst(text.replace(/\.$/, "")))),
    },
    {
      id: "areas",
      title: own.titles.areas,
      path: "/contact#areas-title",
      opening: own.openings.areas(about.place.text),
      details: [],
    },
    {
      id: "contact",
      title: own.titles.contact,
      path: "/contact#reach",
      opening: own.openings.contact(postalAddress(language)),
      details: [contact.lead],
    },
    // What it says depends on the moment: `hours.ts` writes the answer.
    { id: "hours", title: contact.hours, path: "/contact#reach", opening: "", details: [contact.holidaysOff] },
  ];
}

function offerDrafts({ site, own }: Given): Draft[] {
  const { services } = site;
  const one = (id: "support" | "sales" | "operations", more: readonly string[] = []): Draft => {
    const { name, promise, solution, list } = services[id];
    return {
      id,
      title: name,
      path: `/services#${id}`,
      opening: `${solution} ${own.fact(site.own.sections.offer.result, lowerFirst(promise))}`,
      details: [...more, ...list.map((item) => `${item}.`)],
    };
  };
  const { integrations } = services;
  const tools = Object.keys(integrations.uses).join(", ");
  return [
    { id: "offer", title: site.own.sections.offer.title, path: "/services", opening: own.openings.offer, details: [] },
    one("support"),
    one("sales", [site.own.sections.offer.revenue]),
    one("operations"),
    {
      id: "integrations",
      title: integrations.title,
      path: "/services#tools-title",
      opening: site.own.sections.offer.tools(tools, integrations.more),
      details: [],
    },
  ];
}

function planDrafts({ site: { pricing }, own }: Given): Draft[] {
  const { comparison, guarantee, questions } = pricing;
  const rows = [...comparison.groups.flatMap((group) => group.rows), comparison.hours];
  const [built, accompanied] = comparison.groups;
  const askedBy = `${comparison.title} ${comparison.feature} ${comparison.notIncluded}`;
  const included = (id: PlanId): string => {
    const all = [...built!.rows, ...accompanied!.rows];
    const missing = all.filter((row) => row[id] === comparison.notIncluded);
    const there = all.filter((row) => !missing.includes(row));
    return own.included(
      there.map((row) => `${lowerFirst(row.feature)} (${lowerFirst(row[id])})`).join("; "),
      missing.map((row) => lowerFirst(row.feature)).join("; "),
    );
  };
  const plan = (id: PlanId): Draft => ({
    id: `plan-${id}`,
    title: PLANS[id].name,
    path: `/pricing#${id}`,
    opening: own.openings.plan(PLANS[id].name, pricing.price(PLANS[id].dollarsAMonth), pricing.audience[id]),
    details: rows.map((row) => own.fact(row.feature, lowerFirst(row[id]))),
    whole: { askedBy, text: plain(included(id)) },
  });
  const ofEach = (row: (typeof rows)[number]) =>
    PLAN_IDS.map((id) => own.planFact(PLANS[id].name, row.feature, lowerFirst(row[id]))).join(" ");
  const answer = (id: string) => questions.list.find((question) => question.id === id)?.answer ?? "";
  return [
    {
      id: "plans",
      title: own.titles.plans,
      path: "/pricing#plans-title",
      opening: own.openings.plans,
      details: rows.map(ofEach),
      whole: { askedBy, text: plain(ofEach(rows[0]!)) },
    },
    ...PLAN_IDS.map(plan),
    {
      id: "calculator",
      title: own.titles.calculator,
      path: "/pricing#calculation-title",
      opening: own.openings.calculator,
      details: [],
    },
    {
      id: "guarantees",
      title: guarantee.eyebrow,
      path: "/pricing#guarantee-title",
      opening: own.openings.guarantees,
      details: [],
    },
    {
      id: "question-ninety-days",
      title: guarantee.title,
      path: "/pricing#ninety-days",
      opening: answer("ninety-days"),
      details: [],
    },
    {
      id: "uptime",
      title: own.titles.uptime,
      path: "/pricing#guarantee-title",
      opening: own.openings.uptime,
      details: [],
    },
  ];
}

function startDrafts({ site: { pricing, home }, own }: Given): Draft[] {
  const { phases, questions } = pricing;
  return [
    {
      id: "start",
      title: phases.eyebrow,
      path: "/pricing#phases-title",
      opening: questions.list.find(({ id }) => id === "start")?.answer ?? "",
      details: PHASE_IDS.map((id) => {
        const { name, duration, about } = phases.list[id];
        return own.fact(name, `${duration}. ${about.replace(/\.$/, "")}`);
      }),
    },
    {
      id: "consultation",
      title: own.titles.consultationForm,
      path: "/consultation-gratuite",
      opening: own.openings.consultation,
      details: [home.consultation.lead],
    },
  ];
}

function caseDrafts({ site: { caseStudies }, own }: Given): Draft[] {
  return [
    { id: "cases", title: caseStudies.name, path: "/case-studies", opening: own.openings.cases, details: [] },
    ...CASES.map(({ id, figures }): Draft => {
      const { sector, about, title, solution, figures: words } = caseStudies.cases[id];
      const labelled: Readonly<Record<string, { label: string; value(amount: number): string }>> = words;
      return {
        id: `case-${id}`,
        title: sector,
        path: `/case-studies#${id}`,
        opening: `${about}. ${title} ${solution}`,
        details: figures.map(({ id: figure, before, after }) => {
          const { label, value } = labelled[figure]!;
          return own.change(label, value(before), value(after));
        }),
      };
    }),
  ];
}

/** Said by other passages: an answer of its own would compete with them. */
const ANSWERED_ELSEWHERE: readonly string[] = ["start", "ninety-days"];

function questionDrafts({ site: { pricing }, own }: Given): Draft[] {
  // « Non » answers the page's question, but « Puis-je annuler? » wants the opposite.
  const restated: Readonly<Record<string, string>> = { contract: own.openings.contract, fees: own.openings.fees };
  return pricing.questions.list
    .filter(({ id }) => !ANSWERED_ELSEWHERE.includes(id))
    .map(({ id, question, answer }) => ({
      id: `question-${id}`,
      title: question,
      path: `/pricing#${id}`,
      opening: restated[id] ?? answer,
      details: [],
    }));
}

function documentDrafts({ documents }: Given): Draft[] {
  return (["privacy", "compliance", "terms"] as const).flatMap((page) =>
    documents[page].sections.map(({ id, title, paragraphs, list = [] }) => {
      // A paragraph that only leads to a list says nothing alone.
      const said = list.length > 0 ? paragraphs.filter((paragraph) => !paragraph.endsWith(":")) : paragraphs;
      return {
        id: `${page}-${id}`,
        title,
        path: `/${page}#${id}`,
        opening: "",
        details: [...said, ...list],
        asked: [],
      };
    }),
  );
}

function readingDrafts({ own, documents: { careers } }: Given): Draft[] {
  const [openings] = careers.sections;
  return [
    {
      id: "careers",
      title: careers.title,
      path: `/careers#${openings!.id}`,
      opening: [...openings!.paragraphs, careers.lead].join(" "),
      details: [],
    },
    { id: "blog", title: own.titles.blog, path: "/blog", opening: own.openings.blog, details: [] },
    {
      id: "newsletter",
      title: own.titles.newsletter,
      path: "/newsletter",
      opening: own.openings.newsletter,
      details: [],
    },
    {
      id: "knowledge-base",
      title: own.titles.knowledgeBase,
      path: "/share",
      opening: own.openings.knowledgeBase,
      details: [],
    },
  ];
}

function separator(language: Language): string {
  return language === "fr" ? "\u00a0: " : ": ";
}

/** « Aucun contrat » after a colon; "CRM" and "IA" stay as they are. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) || /^\p{Lu} /u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}
