import { PUBLIC_PURPOSES, type PublicPurpose, RETENTION } from "../../../lib/company/retention.ts";
import { latestDay } from "../../../lib/text/written-date.ts";
import type { DocumentText, privacy as privacyFr } from "../../fr/site/documents.ts";

/**
 * Returns the careers page.
 * @param company facts from `company.ts`
 */
export function careers(company: { name: string; email: string; address: { city: string } }): DocumentText {
  return {
    title: "Careers",
    description: `Working with us, in ${company.address.city} or remotely: how we hire, and how to write to us.`,
    lead: "We are a small team and we rarely hire. When we do, this page says so.",
    updated: "Last updated: November 20, 2026",
    contents: "On this page",
    sections: [
      {
        id: "openings",
        title: "Open positions",
        paragraphs: ["There are no open positions at the moment."],
      },
      {
        id: "work",
        title: "How we work",
        paragraphs: ["If you would like to write to us anyway, this is what our weeks look like:"],
        list: [
          "You talk to clients yourself, in French or in English, and you deliver what you promised.",
          `You work remotely or in ${company.address.city}, at hours that suit you, except for meetings.`,
          "We count hours given back to people, not lines of code.",
        ],
      },
      {
        id: "write",
        title: "Write to us",
        paragraphs: [
          `Write to ${company.email}. Tell us in a few lines what you automated, for whom, and what it changed. No cover letter needed. We answer every message.`,
          "We keep applications for six months, then erase them.",
        ],
      },
    ],
  };
}

/**
 * Returns the compliance page.
 * @param company facts from `company.ts`
 */
export function compliance(company: {
  name: string;
  officerEmail: string;
  officer: string | undefined;
  wordedOn: string | undefined;
}): DocumentText {
  return {
    title: "Compliance",
    description: "Law 25, GDPR, anti-spam law and security: what we do, and what we do not claim.",
    lead: "What we do to comply with the law and protect your data, and what we do not claim.",
    updated: `Last updated: ${latestDay("en", "2026-11-20", company.wordedOn)}`,
    contents: "On this page",
    sections: [
      {
        id: "law-25",
        title: "Law 25 (Québec)",
        paragraphs: [
          `${company.officer ?? "The person who runs the company"} is in charge of the protection of personal information: write to ${company.officerEmail}. The form says what your answers are for and how long we keep them. Any other use needs your consent, given separately. We keep proof of what you read and agreed to.`,
          "No decision about you is made by a calculation alone: the score of a request helps choose who to call first, and a person reads every request.",
        ],
      },
      {
        id: "gdpr",
        title: "GDPR (Europe)",
        paragraphs: [
          "If you write from Europe, you have the same rights with us: to see, correct, download and have erased what we hold about you, and to withdraw your consent.",
        ],
      },
      {
        id: "casl",
        title: "Canada’s anti-spam law",
        paragraphs: [
          "We send a newsletter only to people who asked for it and confirmed it by email. Every issue carries our name, our postal address and a link to unsubscribe.",
        ],
      },
      {
        id: "security",
        title: "Security",
        paragraphs: [
          "We follow the SOC 2 criteria for security, availability and confidentiality. We have no audit report yet: we’ll publish it once we have one.",
        ],
        list: [
          "Our team’s access is personal and limited to what is needed; what it does with requests is logged.",
          "Without your consent, this site loads nothing from another server and sets a single cookie, if you chat.",
          "Our logs hold no names, no emails and no IP addresses.",
        ],
      },
      {
        id: "report",
        title: "Report a flaw",
        paragraphs: [
          `Found something? Write to ${company.officerEmail}. We answer within two business days and take no action against people who act in good faith.`,
        ],
      },
    ],
  };
}

/** Retention as the data map and nightly jobs apply it, one line per purpose. */
export const keptFor: Readonly<Record<PublicPurpose, string>> = {
  consultation: `Consultation request, with your answers in the form: ${RETENTION.requestMonths} months after we last spoke, longer only if you become a client.`,
  mail: `Emails we send you: their content until they are delivered, then a record that it was sent (recipient and time) for ${RETENTION.deliveredMailDays} days.`,
  newsletter: `Newsletter: until you unsubscribe; an address that is not confirmed is erased after ${RETENTION.unconfirmedReaderDays} days. The proof of your consent, with the address it is about and the record of what we sent, is kept ${RETENTION.newsletterProofYears} more years, because the law requires us to be able to show it. Nothing more is sent to that address.`,
  chat: "Chat: for the time stated before your first message, or until you erase the conversation yourself, right where you wrote it.",
  webhooks: `Transmissions to our team’s tools (a client list, a messaging tool): what was sent and how it was answered, ${RETENTION.webhookDays} days.`,
  rights: `Requests to see, correct or erase: ${RETENTION.privacyRequestMonths} months after our answer, to show that we gave one. After an erasure, its date remains, with a fingerprint that does not tell who you are: it lets us erase you again should a backup ever be put back into service.`,
  limits: "Fingerprints against abusive submissions: a few hours, two days at most.",
};

/**
 * Returns the privacy policy.
 * @param given names and addresses from `company.ts`, and facts that depend on the configuration
 */
export function privacy(given: Parameters<typeof privacyFr>[0]): DocumentText {
  const { measured } = given;
  return {
    title: "Privacy policy",
    description: "What we collect about you, why, for how long, and how you stay in control.",
    lead: "We collect little, we say why, and you can see all of it, correct it or have it erased.",
    updated: `Last updated: ${latestDay("en", "2026-11-21", given.wordedOn)}`,
    contents: "On this page",
    sections: [
      {
        id: "officer",
        title: "Who is responsible for your information",
        paragraphs: [
          `${given.officer ?? `The person who runs ${given.company}`} is in charge of the protection of personal information. Write to ${given.officerEmail}, or by mail: ${given.postalAddress}.`,
        ],
      },
      {
        id: "collection",
        title: "What we collect, and why",
        paragraphs: ["This site collects nothing more than this, and each item only for the purpose stated:"],
        list: [
          "Consultation request: your name, your email, your phone number if you give it, and your answers about your business. We use all of it to review your request, to reach you and to prepare the consultation.",
          "Newsletter: your email, your language and the proof of your consent, only if you tick the box or subscribe. Nothing is sent until you confirm by email. Saying no changes nothing about your request. We record what is sent to you and what bounces back. Our emails don’t tell us who opens them or clicks their links.",
          "Chat: what you write there, the page you are on and what you say about yourself (name, email, phone, business). We use it to answer you and to follow up on your request; a summary goes to our team. Payment card and social insurance numbers are masked before anything is kept or passed on.",
          "Where you came from: the page the form was on and the site or campaign that led you here, so we know what was useful to you. It reaches us only with your request.",
          "Counting: we count, by day, how often a form or an article is requested, and which step of a form is reached. These are numbers only: no cookie, no address, nothing about you or your answers.",
          "Security: to limit abusive submissions, we count those of each IP address for an hour, under a fingerprint that does not reveal it and that is erased after a few hours, two days at most. The address itself is not kept, tied to your request or written in our logs. One exception: our staff desk keeps, for two days at most, the IP address of whoever tries to sign in there, and that of team members with their sessions.",
        ],
      },
      {
        id: "score",
        title: "The score of your request",
        paragraphs: [
          "A simple calculation gives each request a score, from the size of the business, its revenue, its growth, the budget, the timeline and your role in the decision. It helps our team choose who to call first. It decides nothing: a person reads every request, and you can ask us for your score and the reasons behind it.",
        ],
      },
      {
        id: "retention",
        title: "How long we keep it",
        paragraphs: ["Nothing is kept forever:"],
        list: [
          ...PUBLIC_PURPOSES.map((purpose) => keptFor[purpose]),
          "Careers: each job application is kept for six months, then erased.",
          "Technical logs: 30 days, without names, emails or IP addresses.",
        ],
      },
      {
        id: "sharing",
        title: "Who has access",
        paragraphs: [
          "Our team, and the providers that host this site and carry our email, bound by contract to use it for us alone. Some of these providers may be outside Québec; write to us to find out which. We do not sell or rent anything to anyone.",
          "Answers in the chat are written by our own assistant. If we entrust them to a provider, it receives your messages only to answer them, and is bound by the same contract.",
          ...(given.drafted
            ? [
                "For your consultation request, a language model provider may prepare a draft answer. It receives your message, its language and passages of this site, never your name, company, email or phone number. It sends nothing: a person reads, corrects and sends every answer.",
              ]
            : []),
        ],
      },
      {
        id: "browser",
        title: "What stays in your browser",
        paragraphs: [
          `${measured ? "Without your consent, no cookie is set" : "No cookie is set"} while you read this site. Your browser keeps, on your side only, the language and theme you chose. For as long as the tab stays open, it also keeps the address you came from and the draft of the form, which is erased as soon as the request is sent. If you chat with us, it keeps the number of your conversation, and a cookie that only our server can read reserves the conversation for your browser.`,
        ],
      },
      {
        id: "settings",
        title: "Measuring visits",
        paragraphs: measured
          ? [
              "If you accept, and only then, a Google tool counts the pages read, the site or ad you came from and requests sent, so we know which pages and which ads are useful. It runs apart from the page: nothing you write in a form is passed to it. Personalized advertising is switched off.",
              "Google then receives the address and title of the pages, your IP address, your type of device and browser, and sets cookies whose names begin with _ga or _gcl, kept for 12 months at most. Google may process this information outside Québec, in the United States among others.",
              "Your answer, its date, its language and the question as you read it stay in your browser only. A yes lasts 12 months, or until the question changes; a no lasts until you change it. Refusing after accepting stops the tool at once and erases its cookies.",
            ]
          : [
              "This site uses no analytics or advertising tool, so there is nothing to accept and nothing to refuse. If that were to change, nothing would be loaded without your consent.",
            ],
      },
      {
        id: "rights",
        title: "Your rights",
        paragraphs: [
          `You can ask to see your information, correct it, receive it in a common format, have it erased, or withdraw your consent. Write to ${given.officerEmail}: we answer within 30 days, at no cost.`,
          "If our answer does not satisfy you, you can file a complaint with the Commission d’accès à l’information du Québec or the Office of the Privacy Commissioner of Canada.",
        ],
      },
      {
        id: "incidents",
        title: "If something goes wrong",
        paragraphs: [
          "If an incident affects your information and presents a risk of serious injury, we notify you and the Commission d’accès à l’information promptly. We keep a register of every incident.",
        ],
      },
    ],
  };
}

/**
 * Returns the terms of use.
 * @param company facts from `company.ts`
 */
export function terms(company: {
  name: string;
  email: string;
  identity: string;
  wordedOn: string | undefined;
}): DocumentText {
  return {
    title: "Terms of service",
    description: "What you can expect from this site and from our plans, in plain words.",
    lead: "What you can expect from us, and what we expect from you, in plain words.",
    updated: `Last updated: ${latestDay("en", "2026-11-20", company.wordedOn)}`,
    contents: "On this page",
    sections: [
      {
        id: "site",
        title: "This site",
        paragraphs: [
          `This site belongs to ${company.name}${company.identity === company.name ? "" : `, operated by ${company.identity}`}. You may read it, link to it and quote from it if you name the source. The words and drawings remain ours.`,
          "We keep it up to date. If you find a mistake, tell us and we will fix it.",
        ],
      },
      {
        id: "consultation",
        title: "The free consultation",
        paragraphs: [
          "It lasts 30 minutes, costs nothing and comes with no obligation. A request is not a contract: you stay free to leave it at that, and we may tell you that we are not the right team for you.",
        ],
      },
      {
        id: "plans",
        title: "The plans",
        paragraphs: ["When we work together:"],
        list: [
          "Prices are per month, in Canadian dollars, before taxes.",
          "You pay month to month, with no long-term contract and no setup fee, and you can cancel any time, no notice required.",
          "We refund you if you change your mind within the first 30 days.",
          "If, after 90 days, the return is not at least three times what you paid, we keep working free of charge until it is.",
          "We guarantee 99.5% uptime for the automations that we run for you.",
        ],
      },
      {
        id: "yours",
        title: "What is yours stays yours",
        paragraphs: [
          "Your data, your accounts and what we build in your tools belong to you. If you leave, you keep all of it, documentation included.",
        ],
      },
      {
        id: "fair-use",
        title: "Acceptable use",
        paragraphs: [
          "The form is made for people. Automated submissions, advertising and attempts to break in are set aside or refused.",
        ],
      },
      {
        id: "law",
        title: "Governing law",
        paragraphs: [
          `The laws of Québec and Canada apply. If we disagree, write to us first at ${company.email}: most things are settled in one conversation.`,
        ],
      },
    ],
  };
}
