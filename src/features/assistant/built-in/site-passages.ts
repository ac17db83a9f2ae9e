import { BRIEF_CASES, CASES, type Figure, SUPPORT, WORK } from "../../../lib/company/case-studies.ts";
import { hasFigure } from "../../../lib/company/claims.ts";
import { company, NETWORK_NAMES, SHOWN_NETWORKS } from "../../../lib/company/company.ts";
import { openingHoursLines, postalAddress } from "../../../lib/company/contact-details.ts";
import { isShown } from "../../../lib/company/demonstration.ts";
import { ownStory } from "../../../lib/company/own-story.ts";
import {
  CONSULTATION_PARTS,
  MOST_POPULAR_PLAN,
  PHASE_IDS,
  PLAN_IDS,
  PLANS,
  type PlanId,
} from "../../../lib/company/plans.ts";
import { DOLLARS_AN_HOUR, HOURS_A_WEEK } from "../../../lib/company/return-on-investment.ts";
import { type Language, LOCALE_OF, pathIn } from "../../../lib/language.ts";
import { shownCases } from "../../company/shown-cases.ts";
import { SOURCES, type Sources } from "../../knowledge-base/sources.ts";
import {
  APPOINTMENT,
  ASSISTANT_TEXT,
  type AssistantText,
  BLOG,
  CALCULATOR,
  type Change,
  type Documents,
  documentsIn,
  FORM,
  LANDING,
  type Passage,
  sentencesOf,
  ZONES,
} from "./passage.ts";
import { breakEven, facetsOf, facetText, guaranteed, lowerFirst, planLine, planText } from "./plan-texts.ts";

const OFFICER = company.privacyOfficer.email;

/** A passage before its language is set and its path is translated. */
type Draft = Omit<Passage, "language" | "href"> & {
  /** French path, with a fragment. */
  path: string;
};

/** Settings that the texts mention. */
export interface SiteSettings {
  /** Whether an analytics tag is configured (`ANALYTICS_ID`), which the privacy policy then mentions. */
  measured: boolean;
  /** How long conversations are kept (`CHAT_RETENTION_DAYS`). */
  chatRetentionDays: number;
}

interface Given {
  language: Language;
  site: Sources;
  own: AssistantText;
  documents: Documents;
  chatRetentionDays: number;
}

/** Returns the site's passages in one language. Words and figures come from the texts of the pages. */
export function sitePassages(language: Language, { measured, chatRetentionDays }: SiteSettings): Passage[] {
  const given = {
    language,
    site: SOURCES[language],
    own: ASSISTANT_TEXT[language],
    documents: documentsIn(language, measured),
    chatRetentionDays,
  };
  return [
    companyDrafts,
    offerDrafts,
    planDrafts,
    conditionDrafts,
    ownQuestionDrafts,
    startDrafts,
    caseDrafts,
    ownCaseDrafts,
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

/** How the calculator computes, with its initial figures. */
function calculation(language: Language, own: AssistantText): string[] {
  const { net, netFormula, hourlyCost, verdict } = CALCULATOR[language];
  const { dollarsAMonth } = PLANS[MOST_POPULAR_PLAN];
  const formula = netFormula(HOURS_A_WEEK, DOLLARS_AN_HOUR, dollarsAMonth);
  return [own.fact(net, formula), `${hourlyCost}.`, verdict.none];
}

/** Ids of passages that may not exist: those of the sample company, which an owner's own replace, and of posts. */
const OF_THE_SAMPLE =
  /^(?:social|fees|contract|money-back|average-return|operations-hours|languages|ninety-days|security|case-.+|post-.+)$/;

/** Whether the site has a passage or topic: those outside the sample always exist. */
export const isSaid = (id: string, has: (id: string) => unknown) => !OF_THE_SAMPLE.test(id) || Boolean(has(id));

/** Removes soft hyphens, which only the pages' narrow columns need. */
export function plain(text: string): string {
  return text.replaceAll("\u00ad", "");
}

const draft = (id: string, title: string, path: string, opening: string, details: readonly string[] = []): Draft => ({
  id,
  title,
  path,
  opening,
  details,
});

type ChangeInWords = AssistantText["change"];

const changeOf = (told: ChangeInWords, figure: Omit<Change, "text">): Change => ({
  timesAYear: /\b(?:semaine|week)\b/.test(figure.label) ? 52 : /\b(?:mois|month)\b/.test(figure.label) ? 12 : undefined,
  ...figure,
  text: told(figure.label, figure.value(figure.before), figure.value(figure.after)),
});

/** A passage with figures as its last details. */
const figuresOf = (one: Draft, figures: readonly Change[]): Draft => ({
  ...one,
  details: [...one.details, ...figures.map(({ text }) => text)],
  figures,
});

/** A named fact as a sentence: « Repérer : nous suivons votre semaine. » */
const sayWith =
  ({ fact }: AssistantText) =>
  (name: string, text: string) =>
    fact(name, lowerFirst(text.replace(/\.$/, "")));

/** Returns the owner's story, else the founder's name, else (in a demonstration) the sample's story. */
function storyOf({ language, site, own: { openings, quoted } }: Given): [opening: string, details?: readonly string[]] {
  const [told, ...more] = ownStory(language)?.paragraphs ?? [];
  if (told) return [told, more];
  const { name } = company.founder;
  if (name) return [`${site.about.foundedBy(name)}.`];
  return isShown("founder")
    ? [openings.story, site.about.story.paragraphs.flatMap(sentencesOf).map(quoted)]
    : [openings.since];
}

function companyDrafts(given: Given): Draft[] {
  const { language, site, own } = given;
  const said = sayWith(own);
  const named = ({ name, text }: { name: string; text: string }) => said(name, text);
  const {
    about,
    contact,
    services: { live },
  } = site;
  const { mission, values, process } = about;
  const { work: workLess } = about.figures.list;
  const { openings, titles } = own;
  const here = about.different.rows.map((row) => own.fact(row.topic, lowerFirst(row.here)));
  const [who = "", whom = "", ...sizes] = site.own.sections.company.paragraphs;
  const landing = LANDING[language];
  const address = postalAddress(language);
  const networks = new Intl.ListFormat(LOCALE_OF[language]).format(SHOWN_NETWORKS.map((id) => NETWORK_NAMES[id]));
  return [
    draft("company", site.own.sections.company.title, "/about", `${openings.offer} ${whom}`, [who]),
    draft("clients", titles.clients, "/about", openings.clients, [whom]),
    draft("demonstration", titles.story, "/about", openings.real),
    draft("since", titles.story, "/about", openings.since),
    draft("audience", titles.audience, "/pricing#plans-title", `${landing.who.text} ${whom}`, sizes),
    draft("example", site.home.story.title, "/", openings.example),
    draft("story", titles.story, "/about", ...storyOf(given)),
    draft("people", about.different.title, "/about#different-title", here[2]!, [values.list[2]!.text]),
    draft("mission", mission.title, "/about#mission-title", said(mission.title, mission.text)),
    draft("difference", about.different.title, "/about#different-title", here.join(" "), [
      contact.why.list[1]!.about,
      ...about.different.rows.map((row) => own.fact(about.different.elsewhere, lowerFirst(row.elsewhere))),
    ]),
    draft("values", values.title, "/about#values-title", values.list.map(named).join(" ")),
    draft(
      "figures",
      about.figures.title,
      "/about#figures-title",
      openings.figures,
      sentencesOf(workLess.what).slice(1),
    ),
    draft("method", titles.method, "/about#process-title", process.steps.map(named).join(" ")),
    draft("weeks", live.title, "/services#live-title", live.weeks.map(({ when, text }) => said(when, text)).join(" ")),
    draft("areas", titles.areas, "/contact#areas-title", openings.areas(about.place.text)),
    draft("address", titles.contact, "/contact#reach", own.fact(contact.address, address), [about.place.text]),
    draft("contact", titles.contact, "/contact#reach", openings.contact(address)),
    draft("response", titles.response, "/contact#reach", openings.response),
    // These depend on the time of day; `answers.ts` computes them.
    draft("hours", contact.hours, "/contact#reach", openingHours(own, site), [contact.holidaysOff]),
    draft("holidays", contact.hours, "/contact#reach", contact.holidaysOff, [openingHours(own, site)]),
    ...(networks === "" ? [] : [draft("social", titles.social, "/contact", openings.social(networks))]),
  ];
}

/** @param minutesLater how much later it is where they are told */
export function openingHours(own: AssistantText, { contact }: Pick<Sources, "contact">, minutesLater = 0): string {
  return openingHoursLines(contact, minutesLater)
    .map(({ days, hours }) => own.dayHours(days, hours))
    .join("; ");
}

function offerDrafts({ language, site, own }: Given): Draft[] {
  const { services } = site;
  const one = (id: "support" | "sales" | "operations", more: readonly string[] = []): Draft => {
    const { name, promise, solution, list } = services[id];
    const opening = `${solution} ${own.fact(site.own.sections.offer.result, lowerFirst(promise))}`;
    return draft(id, name, `/services#${id}`, opening, [...more, ...list.map((item) => `${item}.`)]);
  };
  const { integrations } = services;
  const uses = Object.entries(integrations.uses).map(([tool, use]) => (use ? `${tool} (${use})` : tool));
  const tools = site.own.sections.offer.tools(uses.join(", "), integrations.more);
  const industries = Object.values(FORM[language].options.industry).map(lowerFirst).join(", ");
  const shown = shownCases(language);
  const isSample = shown.some(({ own: theirs }) => !theirs);
  const brief = isSample ? BRIEF_CASES.map(({ id }) => site.caseStudies.brief[id]) : [];
  const cases = [...shown, ...brief].map(({ about }) => lowerFirst(about));
  const { support, operations, hours } = services;
  const spent = hasFigure("hours-back")
    ? [own.change(support.hoursChart, hours(SUPPORT.before), hours(SUPPORT.after))]
    : [];
  const [, ofTeam = ""] = sentencesOf(operations.caption);
  const forWhom = sentencesOf(LANDING[language].who.text);
  const need = forWhom.pop() ?? "";
  const work = WORK.map(({ id, ...amounts }) =>
    changeOf(own.change, { label: operations.tasks[id], ...amounts, timesAYear: 52, value: hours }),
  );
  return [
    draft("offer", site.own.sections.offer.title, "/services", own.openings.offer),
    one("support", spent),
    draft("handover", own.titles.handover, "/services#support", own.openings.handover),
    draft("calls", own.titles.calls, "/services#support", own.openings.calls),
    one("sales", [site.own.sections.offer.revenue]),
    one("operations", [ofTeam]),
    ...(hasFigure("efficiency")
      ? [figuresOf(draft("operations-hours", operations.name, "/services#operations", ofTeam), work)]
      : []),
    draft("integrations", integrations.title, "/services#tools-title", tools),
    draft("keep-tools", own.titles.keepTools, "/services#tools-title", `${services.live.lead} ${tools}`),
    draft("technical", own.titles.technical, "/consultation-gratuite", need, forWhom),
    draft("sectors", own.titles.sectors, "/case-studies", own.openings.sectors(industries, cases.join("; "))),
  ];
}

function planDrafts({ language, site, own }: Given): Draft[] {
  const { pricing } = site;
  const { titles, openings } = own;
  const facets = facetsOf(language);
  const top = "/pricing#plans-title";
  const popular = `${own.popular(PLANS[MOST_POPULAR_PLAN].name)} ${planText(language, MOST_POPULAR_PLAN)}`;
  const smallest = `${own.smallest(PLANS.velocity.name)} ${planText(language, "velocity")}`;
  const plan = (id: PlanId): Draft =>
    draft(`plan-${id}`, PLANS[id].name, `/pricing#${id}`, planText(language, id), [
      own.fact(pricing.comparison.hours.feature, lowerFirst(pricing.comparison.hours[id])),
    ]);
  return [
    draft("plans", titles.plans, top, openings.plans),
    ...PLAN_IDS.map(plan),
    draft("plan-named", titles.comparison, top, openings.plans),
    draft("plan-smallest", PLANS.velocity.name, "/pricing#velocity", smallest),
    draft("plan-biggest", PLANS.dominate.name, "/pricing#dominate", planText(language, "dominate")),
    draft("plan-popular", titles.popular, `/pricing#${MOST_POPULAR_PLAN}`, popular),
    ...["question-plan", "plan-people"].map((id) => ({
      ...(frequent(site, "plan")[0] ?? draft(id, titles.plans, top, openings.plans)),
      id,
    })),
    draft("plans-compare", titles.comparison, top, PLAN_IDS.map((id) => planLine(language, id)).join(" ")),
    draft("plan-year", titles.plans, top, `${own.noYear} ${openings.plans}`),
    ...Object.entries(facets).map(([id, row]) => draft(id, row.feature, top, facetText(language, row, PLAN_IDS))),
    ...["calculator", "hours-year"].map((id) =>
      draft(id, titles.calculator, "/pricing#calculation-title", openings.calculator, [
        ...sentencesOf(pricing.calculator.lead),
        ...calculation(language, own),
      ]),
    ),
    draft(
      "break-even",
      titles.calculator,
      "/pricing#calculation-title",
      breakEven(language, DOLLARS_AN_HOUR, PLAN_IDS),
    ),
  ];
}

/** A question of the pricing page; none if the owner has questions of their own. */
const frequent = (site: Sources, id: string): Draft[] =>
  site.pricing.questions.list
    .filter((one) => one.id === id)
    .map(({ question, answer }) => draft(id, question, `/pricing#${id}`, answer));

/** Returns the owner's own questions, from all pages. */
const ownQuestionDrafts = ({ site }: Given): Draft[] =>
  site.pricing.questions.list
    .filter(({ on }) => on)
    .map(({ id, question, answer }) => ({
      // Like staff's answers, these answer exactly this question.
      ...draft(`staff-${id}`, question, `/share#question-${id}`, answer),
      asked: [question],
    }));

function conditionDrafts({ language, site, own, documents, chatRetentionDays }: Given): Draft[] {
  const { pricing } = site;
  const { openings, titles } = own;
  const soc2 = documents.compliance.sections.find(({ id }) => id === "security")!;
  const { list: plansOfTerms = [] } = documents.terms.sections.find(({ id }) => id === "plans")!;
  return [
    ...["contract", "money-back", "average-return"].flatMap((id) => frequent(site, id)),
    ...frequent(site, "ninety-days").map((one) => ({ ...one, details: [guaranteed(language, MOST_POPULAR_PLAN)] })),
    ...frequent(site, "languages").map((one) => ({
      ...one,
      details: sentencesOf(site.services.support.solution).slice(0, 1),
    })),
    ...frequent(site, "fees").map((one) => ({
      ...one,
      opening: `${one.opening} ${site.about.different.rows[1]!.here}.`,
    })),
    draft("taxes", titles.taxes, "/pricing#fees", openings.taxes),
    draft("billing", titles.billing, "/pricing#contract", openings.billing),
    draft("trial", titles.trial, "/pricing#money-back", openings.trial),
    draft("guarantees", pricing.guarantee.eyebrow, "/pricing#guarantee-title", openings.guarantees, [
      guaranteed(language, MOST_POPULAR_PLAN),
      `${pricing.guarantee.caption}`,
    ]),
    draft("uptime", titles.uptime, "/pricing#guarantee-title", openings.uptime, plansOfTerms.slice(-1)),
    ...frequent(site, "security").map((one) => ({ ...one, path: "/compliance#security", details: soc2.list ?? [] })),
    draft("soc2", soc2.title, "/compliance#security", soc2.paragraphs.join(" ")),
    draft("data-place", titles.dataPlace, "/privacy#sharing", openings.dataPlace(OFFICER)),
    draft("privacy", documents.privacy.title, "/privacy", documents.privacy.lead),
    draft("chat-data", titles.chatData, "/privacy#collection", openings.chatData(chatRetentionDays)),
    draft("terms", documents.terms.title, "/terms", documents.terms.lead),
    draft("wrong-answer", titles.wrongAnswer, "/services#support", openings.wrongAnswer),
    draft("complaint", titles.complaint, "/terms#law", openings.complaint(OFFICER)),
  ];
}

function startDrafts({ language, site, own }: Given): Draft[] {
  const said = sayWith(own);
  const { pricing, home, contact, services } = site;
  const { openings, titles } = own;
  const landing = LANDING[language];
  const course = CONSULTATION_PARTS.map(({ id, from, to }) => {
    const { title, text } = landing.minutes.list[id];
    return said(`${landing.minutes.span(from, to)}, ${lowerFirst(title)}`, text);
  });
  const { tests } = pricing.phases.list;
  const training = `${own.fact(tests.name, lowerFirst(tests.duration))} ${tests.about} ${services.live.weeks[2]!.text}`;
  const after = contact.benefits.list[2]!;
  const { booked, choose, pick } = APPOINTMENT[language];
  const kinds = Object.values(choose.kinds).map(lowerFirst).join(", ");
  const ofForm = (id: string, title: string, opening: string, details: readonly string[] = []) =>
    draft(id, title, "/consultation-gratuite", opening, details);
  return [
    {
      ...(frequent(site, "start")[0] ?? draft("start", pricing.phases.title, "/pricing#phases-title", "")),
      details: [
        said(contact.why.list[2]!.fact, contact.why.list[2]!.about),
        ...PHASE_IDS.map((id) => {
          const { name, duration, about } = pricing.phases.list[id];
          return said(name, `${duration}. ${about}`);
        }),
        own.longest(lowerFirst(pricing.phases.list.build.name), pricing.phases.list.build.duration),
        ...services.live.weeks.map(({ when, text }) => said(when, text)),
        pricing.phases.caption,
      ],
    },
    draft("training", titles.training, "/services#live-title", training),
    draft("after-launch", titles.afterLaunch, "/contact", `${after.text} ${services.live.after}`),
    draft("our-time", titles.ourTime, "/pricing#phases-title", openings.ourTime),
    ofForm("consultation", titles.consultationForm, openings.consultation),
    ofForm("call-course", titles.consultationForm, course.join(" ")),
    ofForm("consultation-cost", titles.consultationForm, `${landing.cost.text} ${openings.consultation}`),
    ofForm("call-how", titles.consultationForm, `${openings.callHow(kinds)} ${pick.usualKind}`, [
      ...sentencesOf(`${booked.how.phone} ${booked.how.video}`),
    ]),
    ofForm("prepare", titles.prepare, booked.ready.join(" ")),
    ofForm("late", titles.appointment, openings.late),
    ofForm("earlier-time", titles.appointment, openings.earlierTime),
    ofForm("time-zone", titles.appointment, openings.timeZone, [`${Object.values(ZONES[language]).join("; ")}.`]),
    ofForm("no-time", titles.appointment, openings.noTime),
    draft("no-need", titles.noNeed, "/consultation-gratuite", openings.noNeed),
    ofForm("form", titles.form, landing.lead, [
      openings.phone,
      own.fact(titles.form, FORM[language].steps.map(({ title }) => lowerFirst(title)).join(", ")),
      FORM[language].requiredNote,
      FORM[language].steps[1]!.intro,
    ]),
    ofForm("form-reasons", titles.form, "", [
      own.fact(FORM[language].fields.revenue, lowerFirst(FORM[language].help.revenue).replace(/\.$/, "")),
      own.fact(FORM[language].fields.budget, lowerFirst(FORM[language].help.budget).replace(/\.$/, "")),
      FORM[language].steps[1]!.intro,
    ]),
    ofForm(
      "after-form",
      titles.afterForm,
      `${openings.read} ${home.consultation.next.map(({ step, when }) => own.fact(step, when)).join(" ")}`,
      [home.consultation.lead],
    ),
    ofForm("appointment", titles.appointment, openings.appointment),
  ];
}

/** A case study of the owner's, introduced as fictional or as a client's. */
const ownCaseDrafts = ({ language, own }: Given): Draft[] =>
  shownCases(language).flatMap(({ id, sector, about, title, solution, figures, own: owned }) => {
    if (!owned) return [];
    const tell = owned.isReal ? own.lived : own.fictional;
    const opening = tell(`${lowerFirst(about)}. ${title} ${solution}`);
    const told = draft(`case-${id}`, sector, `/case-studies#${id}`, opening);
    const changes = figures.map((figure) => changeOf(own.change, figure));
    return { ...figuresOf(told, changes), asked: [sector, about, title] };
  });

function caseDrafts({ language, site: { caseStudies }, own }: Given): Draft[] {
  type Words = Readonly<Record<string, { label: string; value(amount: number): string }>>;
  const all = (opening: string) => draft("cases", caseStudies.name, "/case-studies", opening);
  function one(
    id: string,
    title: string,
    text: string,
    figures: readonly Figure[],
    words: Words,
    told = own.change,
  ): Draft {
    const changes = figures.map(({ id: figure, ...amounts }) => changeOf(told, { ...words[figure]!, ...amounts }));
    const asked = changes.map(({ label }) => `${title} ${label}`);
    return { ...figuresOf(draft(`case-${id}`, title, `/case-studies#${id}`, own.example(text)), changes), asked };
  }
  const cases = shownCases(language);
  if (cases[0]?.own) {
    const sectors = cases.map(({ sector }) => lowerFirst(sector)).join(", ");
    return [all(own.openings.ownCases(cases.length, sectors))];
  }
  if (cases.length === 0) {
    const { none, steps, what } = caseStudies.method;
    const how = steps.map(({ name, text }) => own.fact(name, text.slice(0, -1)));
    const counted = CASES.map(({ id, figures }): Draft => {
      const { sector, figures: words } = caseStudies.cases[id];
      const named: Words = words;
      const counts = figures.map(({ id: figure }) => lowerFirst(named[figure]!.label)).join("; ");
      const opening = own.fact(`${what} (${lowerFirst(sector)})`, counts);
      return {
        ...draft(`case-${id}/measured`, sector, "/case-studies", opening, [none, ...how]),
        asked: [`${what} ${sector}`],
      };
    });
    return [{ ...all(none), details: how }, ...counted];
  }
  return [
    all(own.openings.cases),
    ...CASES.map(({ id, person, company: firm, figures }) => {
      const { sector, about, title, challenge, solution, quote, role, figures: words } = caseStudies.cases[id];
      const told = one(id, sector, `${lowerFirst(about)}. ${title} ${solution}`, figures, words, own.changeInAYear);
      return {
        ...told,
        details: [
          ...sentencesOf(challenge),
          ...told.details,
          own.fact(`${person}, ${role}, ${firm}`, quote).slice(0, -1),
        ],
      };
    }),
    ...BRIEF_CASES.map(({ id, figures }) => {
      const { about, text, figures: words } = caseStudies.brief[id];
      const brief = one(id, about, `${lowerFirst(about)}. ${text}`, figures, words);
      return { ...brief, path: "/case-studies", opening: [brief.opening, ...brief.details].join(" "), details: [] };
    }),
  ];
}

/** Sections of the legal and careers pages, with the id of their passage. */
const SECTIONS: Readonly<Record<keyof Documents, readonly string[]>> = {
  privacy: ["sharing", "collection", "score", "retention", "browser", "settings", "rights", "officer", "incidents"],
  compliance: ["law-25", "gdpr", "casl", "report"],
  terms: ["terms/site", "terms/consultation", "terms/yours", "terms/fair-use", "terms/law"],
  careers: ["careers/work", "careers/write"],
};

function documentDrafts({ documents }: Given): Draft[] {
  return Object.entries(SECTIONS).flatMap(([page, ids]) =>
    ids.map((id) => {
      const section = id.split("/").at(-1);
      const { sections } = documents[page as keyof Documents];
      const { title, paragraphs, list = [] } = sections.find((one) => one.id === section)!;
      // A paragraph that introduces a list means nothing without the list.
      const said = list.length > 0 ? paragraphs.filter((paragraph) => !paragraph.endsWith(":")) : paragraphs;
      return draft(id, title, `/${page}#${section}`, "", [...said.flatMap(sentencesOf), ...list]);
    }),
  );
}

function readingDrafts({ language, own: { openings, titles }, documents: { careers } }: Given): Draft[] {
  const [vacancies] = careers.sections;
  return [
    draft(
      "careers",
      careers.title,
      `/careers#${vacancies!.id}`,
      [...vacancies!.paragraphs, careers.lead, openings.writeAnyway].join(" "),
    ),
    draft("blog", titles.blog, "/blog", openings.blog, sentencesOf(BLOG[language].lead)),
    draft("newsletter", titles.newsletter, "/newsletter", openings.newsletter),
    draft("unsubscribe", titles.newsletter, "/newsletter", openings.unsubscribe),
    draft("knowledge-base", titles.knowledgeBase, "/share", openings.knowledgeBase),
  ];
}
