import { company } from "../../lib/company/company.ts";
import { legalIdentity } from "../../lib/company/contact-details.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { printablePage } from "../../lib/http/printable-page.ts";
import { type Language, LOCALE_OF } from "../../lib/language.ts";
import { escapeHtml } from "../../lib/text/clean-text.ts";
import { writtenDate } from "../../lib/text/written-date.ts";
import { consentLedger as ledgerEn, consentProof as proofEn } from "../../text/en/desk/privacy.ts";
import { consentLedger as ledgerFr, consentProof as proofFr } from "../../text/fr/desk/privacy.ts";
import { codeName } from "./model.ts";
import type { LedgerParts } from "./read-ledger.ts";
import { findProof } from "./store.ts";

type ProvenConsent = NonNullable<Awaited<ReturnType<typeof findProof>>>;

/**
 * Renders the proof of one consent as HTML that prints on one page.
 * @param language language of the document; the consent wording is quoted in its own language
 * @param at when the document is created
 */
export function proofPage(consent: ProvenConsent, language: Language, at: Date): string {
  const t = { fr: proofFr, en: proofEn }[language];
  const ledger = { fr: ledgerFr, en: ledgerEn }[language];
  const { id, purpose, wording, digest, keptSince, untiedAt } = consent;
  const moment = (of: Date) => momentTwice(of, language, t.inMontreal);
  const isNewsletter = purpose === "newsletter";
  const isDeclined = consent.state === "declined";
  const isAsked = isNewsletter && !isDeclined;
  const other = language === "fr" ? "en" : "fr";
  const line = (name: string, value: string) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`;
  const withdrawal =
    consent.withdrawnAt === null
      ? escapeHtml(t.notWithdrawn(moment(at)))
      : `${escapeHtml(moment(consent.withdrawnAt))}<br>${escapeHtml(codeName(ledger.withdrawals, consent.withdrawnHow ?? ""))}`;
  const where = [codeName(ledger.sources, consent.source), consent.page && t.page(consent.page)];
  const version = [consent.version, keptSince && t.keptSince(dayIn(keptSince, language))];
  const body = `<p class="soft proof-number">${escapeHtml(t.number(id))} <a href="?language=${other}" lang="${other}" hreflang="${other}">${escapeHtml(t.otherLanguage)}</a></p>
<dl>
${line(t.who, whoHtml(consent, t, untiedAt && dayIn(untiedAt, language)))}
${line(t.purpose, escapeHtml(t.purposes[purpose]))}
${line(t.state, `<strong>${escapeHtml(ledger.states[consent.state])}</strong>`)}
</dl>
<h2>${escapeHtml(t.wording)}</h2>
${wording === null ? `<p>${escapeHtml(t.unknownWording)}</p>` : `<blockquote lang="${LOCALE_OF[consent.language]}">${escapeHtml(wording)}</blockquote>`}
<dl>
${line(t.version, escapeHtml(version.filter(Boolean).join(", ")))}
${line(t.language, escapeHtml(t.languages[consent.language]))}
${digest === null ? "" : line(t.digest, `<code>${escapeHtml(digest)}</code>`)}
</dl>
<h2>${escapeHtml(t.steps)}</h2>
<dl>
${line(isDeclined ? t.declined : isNewsletter ? t.asked : t.given, escapeHtml(moment(consent.at)))}
${line(t.source, escapeHtml(where.filter(Boolean).join(", ")))}
${line(t.how, escapeHtml(t.ways[isDeclined ? "declined" : consent.source === "consultation" ? "box" : purpose]))}
${isAsked ? line(t.mailed, escapeHtml(consent.mailedAt ? moment(consent.mailedAt) : t.notMailed)) : ""}
${isAsked ? line(t.confirmed, escapeHtml(consent.confirmedAt ? moment(consent.confirmedAt) : t.notYet)) : ""}
${isDeclined ? "" : line(t.withdrawn, withdrawal)}
</dl>
<footer>
<p class="soft">${escapeHtml(t.about)} ${escapeHtml(t.madeAt(moment(at)))}</p>
<p class="soft">${escapeHtml(addressOfCompany())}<br>${escapeHtml(t.officer)}${language === "fr" ? "\u00a0" : ""}: ${escapeHtml(company.privacyOfficer.email)}</p>
</footer>`;
  return printablePage(language, t.title, body);
}

/** @param since the day the consent was anonymized, as text; `null` if it was not */
function whoHtml(consent: ProvenConsent, t: typeof proofFr, since: string | null): string {
  const name = consent.requestName ?? consent.leadName;
  const address = consent.address ?? consent.leadEmail;
  const known = [name, address].filter((part): part is string => Boolean(part)).map(escapeHtml);
  if (known.length > 0) return known.join("<br>");
  if (consent.conversationId !== null) return escapeHtml(t.visitor(consent.conversationId));
  return escapeHtml([t.nobody, since && t.since(since)].filter(Boolean).join(" "));
}

/** Formats a moment to the second, in Montréal time and in UTC, so that no reader has to convert it. */
function momentTwice(moment: Date, language: Language, inMontreal: string): string {
  const local = writtenDate(language, moment, { dateStyle: "long", timeStyle: "medium" });
  return `${local} (${inMontreal}), ${moment.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

function dayIn(moment: Date, language: Language): string {
  return writtenDate(language, moment, { dateStyle: "long" });
}

function addressOfCompany(): string {
  const { street, city, region, postalCode } = company.address;
  return `${legalIdentity()}, ${street}, ${city} (${region}) ${postalCode}`;
}

/**
 * Returns the printable HTML proof of one consent, and logs that it was opened.
 * @throws AppError `not-found`
 */
export async function printProof(
  { database, clock, facts }: LedgerParts,
  id: number,
  language: Language,
  actor: string,
): Promise<string> {
  const consent = await findProof(database.kysely, id);
  if (!consent) throw new AppError("not-found", "There is no such consent");
  const at = clock();
  await facts.record(database.kysely, { kind: "privacy.consent-proof", at, actor, subject: id, detail: {} });
  await database.flushed();
  return proofPage(consent, language, at);
}
