import { describe, expect, it } from "vitest";
import { consultationInMail } from "../../test/consultation-in-mail.ts";
import { STEPS } from "../features/consultations/model.ts";
import { company } from "../lib/company/company.ts";
import { LANGUAGES } from "../lib/language.ts";
import { desk as deskEn } from "../text/en/desk/desk.ts";
import { consultationForm as formEn } from "../text/en/site/consultation-form.ts";
import { desk as deskFr } from "../text/fr/desk/desk.ts";
import { consultationForm as formFr } from "../text/fr/site/consultation-form.ts";
import type { MailPayloads, MailTemplate } from "./mail-payloads.ts";
import { answerText } from "./parts/mail-words.ts";
import { renderMail } from "./render-mail.tsx";

const SITE = "https://nordet.test";

const UNSUBSCRIBE = {
  unsubscribeUrl: `${SITE}/newsletter/unsubscribe?token=abc`,
  oneClickUrl: `${SITE}/api/newsletter/unsubscribe?token=abc`,
};

const PAYLOADS: MailPayloads = {
  "staff-new-consultation": { consultation: consultationInMail() },
  "visitor-confirmation": { consultation: consultationInMail(), bookingUrl: `${SITE}/rendez-vous?token=b1.x` },
  "staff-digest": {
    day: "2026-11-20",
    toCheck: 2,
    waiting: 1,
    undelivered: 3,
    waitingFirst: [{ id: 4, name: "Zoé Tremblay", company: "Tremblay inc.", step: null, by: null }],
    own: {
      count: 12,
      late: 1,
      first: [
        { id: 5, name: "Luc Roy", company: "Garage Roy", step: "Envoyer une offre", by: "2026-11-18" },
        { id: 6, name: "Maude Côté", company: "Clinique Côté", step: "Rappeler", by: "2026-11-20" },
      ],
    },
    unassigned: { count: 0, late: 0, first: [] },
    privacy: { late: 1, soon: 1, firstDueOn: "2026-11-19" },
  },
  "staff-chat-summary": {
    conversationId: 7,
    language: "fr",
    page: "/pricing",
    startedAt: "2026-11-20T13:05:00.000Z",
    facts: [
      { field: "name", value: "Zoé Tremblay", confirmed: false },
      { field: "email", value: "zoe@tremblay.example", confirmed: true },
      { field: "phone", value: "+14505550142", confirmed: false },
    ],
    omitted: 2,
    messages: [
      { sender: "user", content: "Je voudrais un rendez-vous.", at: "2026-11-20T13:05:00.000Z", staffName: null },
      { sender: "bot", content: "Voici le formulaire.", at: "2026-11-20T13:05:01.000Z", staffName: null },
      { sender: "staff", content: "Ici Ada.", at: "2026-11-20T13:06:00.000Z", staffName: "Ada" },
    ],
  },
  appointment: {
    appointmentId: 5,
    sequence: 1,
    event: "moved",
    uid: "5f0c0a3e-6b0e-4b8e-9f2c-000000000005",
    changedAt: "2026-11-20T13:00:00.000Z",
    kind: "office",
    start: "2026-11-24T15:00:00.000Z",
    end: "2026-11-24T15:30:00.000Z",
    company: { day: "2026-11-24", time: "10:00" },
    visitor: { day: "2026-11-24", time: "16:00" },
    isElsewhere: true,
    hostName: "Ada",
    url: `${SITE}/rendez-vous?token=a5.abc`,
    organizer: { name: "Nordet", email: "bonjour@nordet.test" },
    attendee: { name: "Zoé Tremblay", email: "zoe@tremblay.example" },
  },
  "appointment-link": {
    consultationId: 5,
    reason: "freed",
    appointmentId: 5,
    name: "Zoé Tremblay",
    freed: {
      start: "2026-11-24T15:00:00.000Z",
      company: { day: "2026-11-24", time: "10:00" },
      visitor: { day: "2026-11-24", time: "07:00" },
      isElsewhere: true,
    },
    url: "https://nordet.test/rendez-vous?token=a5.x",
  },
  "host-appointment": {
    appointmentId: 5,
    sequence: 1,
    event: "taken",
    uid: "5f0c0a3e-6b0e-4b8e-9f2c-000000000005-host",
    changedAt: "2026-11-20T13:00:00.000Z",
    kind: "phone",
    start: "2026-11-24T15:00:00.000Z",
    end: "2026-11-24T15:30:00.000Z",
    company: { day: "2026-11-24", time: "10:00" },
    reason: null,
    lead: { name: "Zoé Tremblay", company: "Tremblay inc.", email: "zoe@tremblay.example", phone: "+14505550142" },
    url: `${SITE}/admin?consultation=4`,
    organizer: { name: "Nordet", email: "bonjour@nordet.test" },
    attendee: { name: "Ada Roy", email: "ada@nordet.test" },
  },
  "staff-appointment": {
    appointmentId: 5,
    sequence: 2,
    event: "cancelled",
    kind: "video",
    start: "2026-11-24T15:00:00.000Z",
    company: { day: "2026-11-24", time: "10:00" },
    lateMinutes: null,
    reason: "Je suis malade",
    lead: { name: "Zoé Tremblay", company: "Tremblay inc.", email: "zoe@tremblay.example", phone: "+14505550142" },
    url: `${SITE}/admin?request=4`,
  },
  "calendar-withdrawn": {
    name: "Ana Roy",
    since: "2026-11-20T13:00:00.000Z",
    problem: "calendarUnauthorized",
    url: `${SITE}/admin/appointments/hours?who=1`,
  },
  "claim-lapsed": { name: "Ana Roy", claim: "less-work", url: `${SITE}/admin/claims` },
  "webhook-off": {
    name: "Ana Roy",
    endpoint: "n8n",
    reason: "failing",
    waiting: 12,
    url: `${SITE}/admin/integrations`,
  },
  letter: {
    letterId: 3,
    subject: "Atelier Gagné",
    body: `Zoé,\n\nhttps://nordet.test/services\nAna Roy`,
    replyTo: { name: "Ana Roy", address: "ana@nordet.example" },
  },
  "newsletter-confirm": { subscriptionId: 1, url: `${SITE}/newsletter/confirm?token=abc`, days: 7 },
  "newsletter-welcome": { subscriptionId: 1, ...UNSUBSCRIBE },
  "newsletter-issue": {
    reader: { sendingId: 1, subscriptionId: 1, ...UNSUBSCRIBE },
    title: "Cinq tâches à ne plus faire à la main",
    excerpt: "Elles prennent dix heures par semaine dans la plupart des petites équipes.",
    url: `${SITE}/blog/cinq-taches`,
  },
  "staff-invitation": { inviter: "Zoé", role: "editor", url: `${SITE}/admin/invitation?token=abc&x=1`, days: 7 },
  "staff-many": { of: "requests", most: 30 },
  "staff-mention": { author: "Camille Roy", lead: "Zoé Tremblay", url: `${SITE}/admin?consultation=7` },
  "staff-account-changed": {
    name: "Zoé",
    change: "passkey-added",
    at: "2026-11-20T13:05:00.000Z",
    byOwner: true,
    url: `${SITE}/admin/forgot-password`,
  },
  "privacy-link": { kind: "see", url: `${SITE}/privacy/request?token=abc`, hours: 24 },
  "privacy-answer": { kind: "erase", outcome: "erased", note: "2026-11-20-AB12", receivedOn: "2026-11-20" },
  "password-reset": { name: "Zoé", url: `${SITE}/admin/reset?token=abc&x=1`, minutes: 60 },
};
const TEMPLATES = Object.keys(PAYLOADS) as MailTemplate[];

/** Returns the visible text of an HTML part. */
function visible(html: string): string {
  return html
    .replace(/<(style|title)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/[\s\u200b]+/g, " ");
}
const spaced = (text: string) => text.replace(/[\s\u200b]+/g, " ");

it("sends a letter as written: text stays text, and only a typed address becomes a link", async () => {
  const body = `<b>Zoé</b> & "Cie"\n<script>alert(1)</script>\n\nhttps://nordet.test/a?b=1&c=2. javascript:alert(1)`;
  const mail = await renderMail("letter", { ...PAYLOADS.letter, body, subject: "<i>Bonjour</i>" }, "fr", SITE);
  expect(mail.html).not.toMatch(/<(b|i|script)>/);
  expect(mail.html).toContain("&lt;script&gt;");
  const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([`${SITE}/`, "https://nordet.test/a?b=1&amp;c=2"]);
  expect(mail.text.startsWith(body)).toBe(true);
  expect(mail).toMatchObject({ isPersonal: true, replyTo: { address: "ana@nordet.example" } });
  expect(mail.text).toContain(company.email);
});

describe.each(LANGUAGES)("emails in %s", (language) => {
  const form = language === "fr" ? formFr : formEn;

  it.each(TEMPLATES)("%s identifies its sender, loads nothing and has two parts", async (template) => {
    const mail = await renderMail(template, PAYLOADS[template], language, SITE);
    expect(mail.html).toContain(`lang="${language}-CA"`);
    expect(mail.html).toContain("prefers-color-scheme:dark");
    expect(visible(mail.html)).toContain(company.address.street);
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|object)\b|src=|url\(|@import/i);
    expect(mail.html.length).toBeLessThan(60_000);
    expect(mail.text).not.toMatch(/<\/?[a-z]+[ >]|&[a-z]+;|undefined|null|\[object/);
    expect(visible(mail.html)).not.toMatch(/undefined|\bnull\b|\[object/);
    for (const [, href] of mail.html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^(https:\/\/nordet\.test|mailto:|tel:\+\d)/);
    }
  });

  it.each(TEMPLATES)("%s follows its language's typography", async (template) => {
    const { text, subject } = await renderMail(template, PAYLOADS[template], language, SITE);
    const words = `${subject}\n${text}`.replaceAll(/https?:\S+/g, "");
    expect(words).not.toMatch(/\w'\w/);
    if (language === "fr") {
      expect(words).not.toMatch(/[ \u00a0][;!?]/);
      expect(words).not.toMatch(/(?<![\u00a0\d])[:»](?!\S)/);
      expect(words).not.toMatch(/\d (%|\$|h\b)/);
    } else expect(words).not.toMatch(/[ \u00a0][:;!?]/);
  });

  it("includes unsubscribe links in every newsletter email, and in no other", async () => {
    for (const template of TEMPLATES) {
      const mail = await renderMail(template, PAYLOADS[template], language, SITE);
      const isNewsletter = ["newsletter-welcome", "newsletter-issue"].includes(template);
      expect(mail.oneClickUrl).toBe(isNewsletter ? UNSUBSCRIBE.oneClickUrl : undefined);
      expect(mail.html.includes(UNSUBSCRIBE.unsubscribeUrl)).toBe(isNewsletter);
      expect(mail.text.includes(UNSUBSCRIBE.unsubscribeUrl)).toBe(isNewsletter);
    }
  });

  it("marks a test issue, whose unsubscribe link is inactive", async () => {
    const issue = { ...PAYLOADS["newsletter-issue"], reader: null };
    const mail = await renderMail("newsletter-issue", issue, language, SITE);
    expect(mail.subject).toBe(`${language === "fr" ? "[Essai]" : "[Test]"} ${issue.title}`);
    expect(mail.oneClickUrl).toBeUndefined();
    expect(mail.html).not.toContain("token=");
  });

  it("gives staff every answer, with links to call, write and open the desk", async () => {
    const consultation = consultationInMail();
    const mail = await renderMail("staff-new-consultation", { consultation }, language, SITE);
    const percent = language === "fr" ? "95\u00a0%" : "95%";
    expect(mail.subject).toBe(`A+ ${percent} · Tremblay inc. · Zoé Tremblay`);
    expect(mail.replyTo).toEqual({ name: "Zoé Tremblay", address: "zoe@tremblay.example" });
    expect(mail.html).toContain('href="tel:+14505550142;ext=12"');
    expect(mail.html).toContain('href="mailto:zoe@tremblay.example"');
    expect(mail.html).toContain(`href="${SITE}/admin?consultation=412"`);
    for (const part of [visible(mail.html), spaced(mail.text)]) {
      for (const field of STEPS.flat()) {
        for (const line of answerText(consultation, field, language)!.split("\n")) {
          expect(part, field).toContain(spaced(line));
        }
      }
      for (const { points, max } of consultation.leadScoreFactors) {
        expect(part).toContain(language === "fr" ? `${points} sur ${max}` : `${points} of ${max}`);
      }
      for (const hint of ["google / automne", "/consultation-gratuite", "412"]) expect(part).toContain(hint);
    }
  });

  it("marks missing answers as not given", async () => {
    const consultation = consultationInMail({ phone: null, additionalInfo: null, newsletter: false, source: {} });
    const mail = await renderMail("staff-new-consultation", { consultation }, language, SITE);
    expect(mail.text).toContain(language === "fr" ? "Téléphone\u00a0: non fourni" : "Phone: not provided");
    expect(mail.html).not.toContain("tel:");
  });

  it("tells visitors what they sent, and what happens next and when", async () => {
    const consultation = consultationInMail();
    const mail = await renderMail("visitor-confirmation", { consultation }, language, SITE);
    expect(mail.replyTo).toEqual({ name: company.name, address: company.email });
    for (const part of [visible(mail.html), spaced(mail.text)]) {
      for (const field of STEPS.flat()) {
        expect(part).toContain(spaced(form.fields[field]));
        for (const line of answerText(consultation, field, language)!.split("\n")) expect(part).toContain(spaced(line));
      }
      const times =
        language === "fr"
          ? ["2 à 4 heures", "24 heures", "le rendez-vous"]
          : ["2 to 4 business hours", "24 hours", "the appointment"];
      for (const time of times) expect(part).toContain(time);
      expect(part).toContain(company.privacyOfficer.email);
    }
    expect(`${mail.text}${mail.html}`).not.toMatch(/A\+|Hot Lead|prospect/);
  });

  it("calls a booked time an appointment, because it may be a visit", async () => {
    const { start, company, visitor, isElsewhere } = PAYLOADS["appointment-link"].freed!;
    const time = { start, company, visitor, isElsewhere, state: "booked" as const };
    const mails = [
      await renderMail("visitor-confirmation", { consultation: consultationInMail(), time }, language, SITE),
      await renderMail("appointment", { ...PAYLOADS.appointment, event: "reminder" }, language, SITE),
    ];
    for (const { html, text } of mails) {
      expect(`${visible(html)} ${text}`).toMatch(language === "fr" ? /rendez-vous/ : /appointment/);
      expect(`${html} ${text}`).not.toMatch(/[’ ]appel\b|\bcall\b/);
    }
  });

  it("pluralizes the digest's entries and leaves out zeros", async () => {
    const one = await renderMail(
      "staff-digest",
      { day: "2026-11-20", toCheck: 1, waiting: 0, undelivered: 0 },
      language,
      SITE,
    );
    expect(one.text).toContain(language === "fr" ? "1 demande à vérifier" : "1 request to check");
    expect(one.text).not.toContain("/admin/outbox");
    const several = await renderMail("staff-digest", PAYLOADS["staff-digest"], language, SITE);
    expect(several.text).toContain(language === "fr" ? "2 demandes à vérifier" : "2 requests to check");
    expect(several.html).toContain(`${SITE}/admin/outbox`);
    // Late answers come first, then the reader's own steps, each with name and link.
    const order = ["/admin?consultation=4", "/admin?consultation=5", "/admin?consultation=6", "/admin/privacy"];
    const places = order.map((path) => several.text.indexOf(SITE + path));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(several.text).toContain(language === "fr" ? "et 10 autres" : "and 10 others");
    expect(several.text).not.toContain("owner=none");
  });
});

it("gives a meeting at our office in our time first, and a call in the visitor's", async () => {
  const told = async (kind: "office" | "video") => {
    const { subject, text } = await renderMail("appointment", { ...PAYLOADS.appointment, kind }, "en", SITE);
    return [spaced(subject), /Tuesday, November 24.*?minutes/.exec(spaced(text))?.[0]];
  };
  expect(await told("office")).toEqual([
    "Appointment moved: Tuesday, November 24, 10 AM",
    "Tuesday, November 24, 10 AM (Montréal time, 4 PM your time), 30 minutes",
  ]);
  expect(await told("video")).toEqual([
    "Appointment moved: Tuesday, November 24, 4 PM",
    "Tuesday, November 24, 4 PM (10 AM in Montréal), 30 minutes",
  ]);
});

it.each(LANGUAGES)("notifies a member in %s of every change to their account, whoever made it", async (language) => {
  const changes = [
    "password",
    "passkey-added",
    "passkey-removed",
    "passkeys-removed",
    "second-factor-on",
    "second-factor-off",
    "recovery-codes",
  ] as const;
  const mails = await Promise.all(
    changes.flatMap((change) =>
      [true, false].map((byOwner) =>
        renderMail("staff-account-changed", { ...PAYLOADS["staff-account-changed"], change, byOwner }, language, SITE),
      ),
    ),
  );
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(changes.length);
  expect(new Set(mails.map(({ subject, text }) => subject + text)).size).toBe(2 * changes.length);
  for (const { text } of mails) {
    expect(text).toContain(
      language === "fr" ? "vendredi 20 novembre 2026 à 8\u00a0h\u00a005" : "Friday, November 20, 2026",
    );
    expect(text).toContain(`${SITE}/admin/forgot-password`);
  }
});

describe("text from visitors", () => {
  const hostile = consultationInMail({
    name: '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
    company: "=cmd|' /C calc'!A0 \u202egnp.exe",
    jobTitle: `{{7*7}} \${7*7} <!-- --> &lt;b&gt;`,
    additionalInfo: `http://evil.example/login\n</style><style>*{display:none}</style>\n${"x".repeat(2000)}`,
    email: "javascript:alert(1)@evil.example",
    source: { referrer: "javascript:alert(1)", page: '"><svg onload=alert(1)>' },
  });

  it.each(["staff-new-consultation", "visitor-confirmation"] as const)("stays text in %s", async (template) => {
    const { html, text } = await renderMail(template, { consultation: hostile }, "fr", SITE);
    expect(html).not.toMatch(/<script|<img|<svg|<\/style><style/i);
    expect(html).not.toMatch(/href="javascript:/i);
    expect(html).toContain("&lt;script&gt;");
    expect(visible(html)).toContain(`{{7*7}} \${7*7} <!-- --> &lt;b&gt;`);
    expect(`${html}${text}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it("never becomes a link in an email to a person who may not have written it", async () => {
    const consultation = consultationInMail({
      name: "www.evil.example",
      additionalInfo: "https://evil.example/x a@evil.example",
    });
    const { html, text } = await renderMail("visitor-confirmation", { consultation }, "fr", SITE);
    for (const part of [html, text]) {
      expect(part).not.toContain("evil.example");
      expect(part).not.toContain("https://evil");
    }
  });
});

it("rejects an unknown template", async () => {
  const unknown = "constructor" as MailTemplate;
  await expect(renderMail(unknown, PAYLOADS["password-reset"], "fr", SITE)).rejects.toThrow(
    "no mail called constructor",
  );
});

it("has a name for every template in the send log", () => {
  const names: readonly Readonly<Record<MailTemplate, string>>[] = [deskFr.outbox.templates, deskEn.outbox.templates];
  for (const all of names) for (const name of Object.values(all)) expect(name).toMatch(/ /);
});
