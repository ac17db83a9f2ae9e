import { expect, it } from "vitest";
import { MAILS } from "../../emails/render-mail.tsx";
import { LANGUAGES } from "../../lib/language.ts";
import { APPOINTMENT_KINDS } from "../appointments/kinds.ts";
import { OUTCOMES } from "../consultations/follow-up/stage.ts";
import { GRADES } from "../consultations/lead-score.ts";
import { OPTIONS } from "../consultations/model.ts";
import { PLACEMENTS } from "../newsletter/model.ts";
import { TIMELINE_KINDS } from "../people/model.ts";
import { REQUEST_KINDS, REQUEST_STATES } from "./model.ts";
import { copyAsHtml, copyAsJson, wordsOf } from "./person.ts";

const AT = new Date("2026-11-20T15:00:00.000Z");

/** Emails to staff about themselves, which no person's export includes. */
const OF_STAFF = ["password-reset", "staff-invitation", "staff-account-changed"];
const TEMPLATES = Object.keys(MAILS).filter((name) => !OF_STAFF.includes(name));

/** Every code that can be stored, by field. */
const CODES: Record<string, readonly string[]> = {
  ...OPTIONS,
  leadScore: GRADES.map(({ grade }) => grade),
  review: ["accepted", "to-check", "discarded"],
  outcome: OUTCOMES,
  placement: ["modal", "home", "contact", "landing"],
  source: [...PLACEMENTS, "consultation"],
  purpose: ["notice", "newsletter"],
  state: [
    ...["pending", "confirmed", "unsubscribed", "bounced"],
    ...["waiting", "queued", "deferred", "delivered", "failed", "dropped"],
    ...REQUEST_STATES,
    ...["booked", "cancelled"],
  ],
  means: APPOINTMENT_KINDS,
  wishedKind: APPOINTMENT_KINDS,
  status: ["pending", "delivered", "dead"],
  sender: ["user", "bot", "staff"],
  kind: REQUEST_KINDS,
  event: TIMELINE_KINDS,
  template: TEMPLATES,
  mailedFor: ["visitor-confirmation", "newsletter-confirm", ...REQUEST_KINDS.map((kind) => `privacy-${kind}`)],
  language: LANGUAGES,
};

it.each(LANGUAGES)("has a text for each stored code (%s)", (language) => {
  expect(TEMPLATES.length).toBeGreaterThan(8);
  for (const [field, codes] of Object.entries(CODES)) {
    for (const code of codes) expect(wordsOf(field, code, language), `${field} ${code}`).not.toBe(code);
  }
});

it("exports codes in JSON, but texts on the page", () => {
  const fields = {
    leadScore: "A+ (Hot Lead)",
    leadScoreFactors: [{ field: "urgency", value: "critical", points: 5, max: 5 }],
    history: [{ at: AT, event: "newsletter-asked" }],
    company: "toString",
  };
  const found = { consultations: [{ id: "1", at: AT, fields }] };
  const page = copyAsHtml(found, "fr", AT);
  expect(page).toContain("<dd>Infolettre demandée</dd>");
  expect(page).toContain("A+ (demande très prometteuse)");
  expect(page).not.toMatch(/critical|urgency|newsletter-asked|Hot Lead/);
  expect(page).toContain("<dd>toString</dd>");
  expect(JSON.parse(copyAsJson(found, "fr", AT)).parts[0].records[0]).toEqual(JSON.parse(JSON.stringify(fields)));
});
