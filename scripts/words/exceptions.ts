import type { Samples } from "./texts.ts";

/*
 * What the check of the words has to be told, each with its reason. An exception that is no longer needed is a finding.
 */

const COMPANY = {
  name: "Nordet",
  company: "Nordet",
  email: "bonjour@nordet.example",
  officerEmail: "vieprivee@nordet.example",
  postalAddress: "1, rue du Vent, Laval (Québec)",
  address: { city: "Laval" },
};

/** Texts that are functions of anything but counts: one list of arguments a call. */
export const SAMPLES: Samples = {
  say: [["less-work", "lessWork"]],
  privacy: [[{ ...COMPANY, measured: false }], [{ ...COMPANY, measured: true }]],
  terms: [[COMPANY]],
  careers: [[COMPANY]],
  compliance: [[COMPANY]],
  "assistant.noted": [
    [6, "Shopify"],
    [1, ""],
    [undefined, "Shopify"],
  ],
  "assistant.booking": [[""], ["lundi"]],
  "assistant.priceOfYear": [["Velocity", 12, "Nordet"]],
  "chat.staffMember": [["Nordet"]],
  "chat.takenOver": [["Nordet"]],
  "chat.tooMany": [[undefined], [20]],
  "chat.failure": [
    [COMPANY.email, { automation: false, price: false }],
    [COMPANY.email, { automation: true, price: true }],
  ],
  "returnCalculator.verdict.smaller": [["Velocity", 405]],
  "contact.dayRange": [["Lundi", "Vendredi"]],
  "contact.openFrom": [["09:00", "17:30"]],
  "contact.time": [["09:00"], ["17:30"]],
  "contact.now.opensOn": [["Lundi", "9\u00a0h"]],
  "contact.nextHoliday": [["Nordet", "12"]],
  "staffDigest.subject": [[["2", "3"]]],
  "blog.readMoreAbout": [["Nordet"]],
  "blog.descriptionOf": [["Nordet"]],
  "blog.search.found": [["Nordet"]],
  "blog.search.noResult": [["Nordet"]],
  "deskAppointments.late": [[10]],
  "deskHours.weekly.span": [["09:00", "17:30"]],
  "deskHours.exceptions.day": [["2026-12-01"], ["2026-11-24"]],
  "appointmentMail.line": [["mardi", "12", "Nordet", 30]],
  "appointment.time": [["09:00"], ["17:30"]],
  "deskAppointments.time": [["09:00"], ["17:30"]],
  "appointment.day": [["2026-12-01"], ["2026-11-24"]],
  "appointment.shortDay": [["2026-12-01"], ["2026-11-24"]],
  "appointment.choose.lead": [[30]],
  "appointment.booked.lateMinutes": [[5]],
  "appointment.booked.lateTold": [[5]],
  "appointment.choose.inMontreal": [["10\u00a0h"]],
  "appointment.choose.both": [["10\u00a0h", "16\u00a0h"]],
  "appointment.booked.lead": [["Nordet", "10\u00a0h"]],
  "appointment.booked.movedTo": [["mardi", "10\u00a0h"]],
  "appointment.booked.what": [[30]],
  "appointment.event.description": [["https://nordet.example"]],
  "blog.by": [["Nordet"]],
  "blog.publishedOn": [["2026"]],
  "blog.updatedOn": [["2026"]],
  "deskBlog.about": [["Publier", "Nordet"]],
  "deskBlog.pages.at": [[1, 2]],
  "deskBlog.scheduledFor": [["20/11/2026"]],
  "deskBlog.schedule.zone": [["HNE"]],
  "deskBlog.slugRedirect": [["/blog/nordet"]],
  "deskBlog.revisions.by": [["Nordet"]],
  "deskBlog.uploadLine": [["nordet.png"]],
  "deskBlog.parity.behind": [[1, 2]],
  "deskNewsletter.readers": [
    [1, "fr"],
    [2, "en"],
  ],
  "deskNewsletter.lastWeek": [[2, 1]],
  "deskNewsletter.confirmText": [["Nordet"]],
  "deskNewsletter.progress": [[1, 2]],
  "deskNewsletter.problem": [[2, "Nordet"]],
  "deskNewsletter.about": [["Nordet", "Nordet"]],
};

/**
 * Names that are the same in every language, and whose capitals and accents say nothing about it: taken out of a text
 * before its language and its capitals are judged.
 */
export const NAMES: readonly string[] = [
  // The company, its plans and the places it names.
  "Nordet",
  "Velocity",
  "Accelerate",
  "Dominate",
  "Boulevard Le Corbusier",
  "boulevard Le Corbusier",
  "rue du Vent",
  "Montréal",
  "Laval",
  "Québec",
  "Ottawa",
  "Toronto",
  "Canada",
  "Nova Scotia",
  "Newfoundland",
  "Manitoba",
  "Alberta",
  "British Columbia",
  "Paris",
  "France",
  // Holidays, with the capitals that each language gives them.
  "fête du Travail",
  "New Year’s Day",
  "National Patriots’ Day",
  "Québec’s National Holiday",
  // Bodies that have a French name alone, or write it so in English.
  "Commission d’accès à l’information du Québec",
  "Commission d’accès à l’information",
  // Products and standards.
  "Salesforce",
  "HubSpot",
  "Shopify",
  "Slack",
  "Mailchimp",
  "Google",
  "Outlook",
  "Microsoft",
  "JavaScript",
  "Markdown",
  "SOC 2",
  "CRM",
  "CSV",
  "JSON",
  "OpenAPI",
  // A language's name in that language (DESIGN §4).
  "Français",
  "English",
  // Grades as they are stored (SPEC §9).
  "Hot Lead",
  "High Priority",
  "Good Prospect",
  "Qualified Lead",
  "Warm Lead",
  "Follow Up",
  "Low Priority",
];

/** Words that both languages spell alike. */
export const SHARED_WORDS: readonly string[] = [
  "Action",
  "Actions",
  "Assistant",
  "Budget",
  "Code",
  "Contact",
  "Conversation",
  "Conversations",
  "Image",
  "Menu",
  "Message",
  "Notification",
  "Notifications",
  "Page",
  "Pages",
  "Plan",
  "Sections",
  "Services",
  "Sources",
  "Total",
  "Type",
  "message",
  "messages",
];

/** Texts that are rightly the same in both languages though they hold words of one. */
export const SAME_IN_BOTH: Readonly<Record<string, string>> = {
  "desk.shortcuts.more.0.keys.0": "The key’s own name.",
  "desk.shortcuts.more.1.keys.0": "The key’s own name.",
  "desk.mailSubject.en": "in the language of the visitor, not of the screen",
  "deskChat.mailSubject.en": "in the language of the visitor, not of the screen",
  "desk.mailSubject.fr": "in the language of the visitor, not of the screen",
  "deskChat.mailSubject.fr": "in the language of the visitor, not of the screen",
  "home.story.record.fields.0.value": "a person’s name",
};

/** By rule, the texts that may break it; a key may be narrowed to a language, `en desk.loading`. */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "quotation-mark": {},
  edges: {
    "consultationForm.notice.before": "a link follows",
    "consultationForm.failure.byMail": "an address follows",
  },
  ellipsis: {
    "en consultationForm.submitting": "quoted by SPEC §4",
    "en desk.loading": "quoted by SPEC §2",
    "en blog.loading": "quoted by SPEC §8",
    "en blog.empty.text": "quoted by SPEC §2",
    "en knowledgeBase.download.downloading": "quoted by SPEC §2",
  },
  "title-case": {
    "consultationLanding.title": "quoted by SPEC §2 in French; its twin looks the same",
    "desk.title": "quoted by SPEC §2 in French; its twin looks the same",
    "en consultationForm.success.title": "quoted by SPEC §4",
    "en newsletter.signup.title": "quoted by SPEC §2",
    "en knowledgeBase.share.copy": "quoted by SPEC §2",
    "en knowledgeBase.share.download": "quoted by SPEC §2",
    "en notFound.headline": "quoted by SPEC §2",
    "en blog.notFound.title": "quoted by SPEC §2",
    "en blog.notFound.back": "quoted by SPEC §2",
    "en blog.closing.assessment": "quoted by SPEC §2",
    "en blog.closing.more": "quoted by SPEC §2",
  },
  "english-in-french": {
    "desk.mailSubject.en": "in the language of the visitor, not of the screen",
    "deskChat.mailSubject.en": "in the language of the visitor, not of the screen",
    "blog.otherVersion": "in the language of the version it leads to",
  },
  "french-in-english": {
    "blog.otherVersion": "in the language of the version it leads to",
    "desk.mailSubject.fr": "in the language of the visitor, not of the screen",
    "deskChat.mailSubject.fr": "in the language of the visitor, not of the screen",
  },
};
