import type { Context } from "hono";
import { company } from "../../lib/company/company.ts";
import type { PublicPurpose } from "../../lib/company/retention.ts";
import type { ApiEnv } from "../../lib/http/api-calls.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { printablePage } from "../../lib/http/printable-page.ts";
import type { Language } from "../../lib/language.ts";
import { escapeHtml } from "../../lib/text/clean-text.ts";
import { mailboxOf } from "../../lib/text/mailbox.ts";
import { writtenDate } from "../../lib/text/written-date.ts";
import { privacyCopy as copyEn } from "../../text/en/privacy-copy.ts";
import { consultationForm as formEn } from "../../text/en/site/consultation-form.ts";
import { keptFor as keptEn } from "../../text/en/site/documents.ts";
import { privacyCopy as copyFr } from "../../text/fr/privacy-copy.ts";
import { consultationForm as formFr } from "../../text/fr/site/consultation-form.ts";
import { keptFor as keptFr } from "../../text/fr/site/documents.ts";
import { searchTermsOf } from "../consultations/search-text.ts";
import { normalisePhone } from "../consultations/submission-schema.ts";
import { type FoundRecord, type FoundRecords, matcherOf } from "./holders/holder.ts";
import { countsOf, findAll, findEverything, HOLDERS, idsOf, requireKeys, totalOf } from "./holders/holders.ts";
import {
  type Certificate,
  type Changes,
  type Format,
  type Found,
  HOLDER_NAMES,
  type HolderName,
  type PersonKeys,
} from "./model.ts";
import type { PrivacyParts } from "./parts.ts";
import { findByName } from "./store.ts";

/** Most matching rows read from each table in a search by name, and most people shown. */
const MOST_CANDIDATES = 200;
const SHOWN_CANDIDATES = 50;

/** Searches by email address or phone number. A name gives a list of people to choose from. */
export async function searchPerson(parts: PrivacyParts, q: string): Promise<Found> {
  const none = { emails: [], phones: [], names: [] };
  if (q.includes("@")) return await lookAtPerson(parts, { ...none, emails: [q] });
  const phone = normalisePhone(q);
  if (phone) return await lookAtPerson(parts, { ...none, phones: [phone] });
  return { ...shownOf(none, {}), candidates: await candidatesFor(parts, q) };
}

export async function lookAtPerson({ database, mailFolder }: PrivacyParts, keys: PersonKeys): Promise<Found> {
  return shownOf(keys, await findEverything(mailFolder, database.kysely, keys));
}

async function candidatesFor({ database }: PrivacyParts, q: string): Promise<Found["candidates"]> {
  const rows = await findByName(database.kysely, searchTermsOf(q), MOST_CANDIDATES);
  const seen = new Map<string, Found["candidates"][number]>();
  for (const { name, email, phone, company } of rows) {
    const key = email ? mailboxOf(email) : (phone ?? name ?? "");
    if (key && !seen.has(key)) seen.set(key, { name: name ?? "", email, phone, company });
  }
  return [...seen.values()].slice(0, SHOWN_CANDIDATES);
}

function shownOf(keys: PersonKeys, found: FoundRecords): Found {
  const person = matcherOf(keys);
  const contacts = Object.values(found).flatMap((records) => records.map((record) => record.contacts));
  const emails = contacts.flatMap((contact) => contact.emails).filter((email) => !person.isEmail(email));
  const phones = contacts.flatMap((contact) => contact.phones).filter((phone) => !person.isPhone(phone));
  return {
    keys,
    related: {
      emails: [...new Map(emails.map((email) => [mailboxOf(email), email])).values()],
      phones: [...new Set(phones)],
    },
    candidates: [],
    holders: HOLDER_NAMES.flatMap((holder) => {
      const records = found[holder];
      if (!records) return [];
      return [{ holder, records: records.map(({ id, at, fields }) => ({ id, at: at.toISOString(), fields })) }];
    }),
    total: totalOf(idsOf(found)),
  };
}

/**
 * Corrects what a person said about themselves in requests and chats, and redirects their undelivered emails.
 * Newsletter subscriptions stay unchanged, because the owner of a new email address must confirm it.
 * @returns how many records changed, by holder
 * @throws AppError `invalid` without keys, or for an invalid change
 */
export async function correctPerson(
  { database, clock, facts }: PrivacyParts,
  keys: PersonKeys,
  asked: Changes,
  actor: string,
): Promise<Record<string, number>> {
  requireKeys(keys);
  const changes = changesOf(asked);
  const at = clock();
  const counts = await facts.transaction(async (db) => {
    const records = idsOf(await findAll(db, matcherOf(keys)));
    const changed: Record<string, number> = {};
    for (const { name, correct } of HOLDERS) {
      if (correct) changed[name] = await correct(db, (records[name] ?? []).map(Number), changes, at);
    }
    const detail = { fields: Object.keys(changes), ...changed };
    await facts.record(db, { kind: "privacy.correct", at, actor, subject: "person", detail, records, changes });
    return changed;
  });
  await database.flushed();
  return counts;
}

/**
 * Normalises a change.
 * @throws AppError `invalid` for an invalid phone number, or an empty change
 */
function changesOf({ phone: typed, ...rest }: Changes): Changes {
  const phone = typed ? normalisePhone(typed) : undefined;
  if (typed && !phone) throw new AppError("invalid", "Not a phone number", { fields: { phone: "phoneInvalid" } });
  const changes = { ...rest, ...(phone ? { phone } : {}) };
  if (Object.keys(changes).length === 0) {
    throw new AppError("invalid", "Nothing is to change", { fields: { changes: "required" } });
  }
  return changes;
}

/** Exports a person's data for staff to hand over, and logs the export. */
export async function handOver(
  { database, clock, facts, mailFolder }: PrivacyParts,
  keys: PersonKeys,
  actor: string,
): Promise<FoundRecords> {
  const found = await findEverything(mailFolder, database.kysely, keys);
  await facts.transaction((db) =>
    facts.record(db, {
      kind: "privacy.hand-over",
      at: clock(),
      actor,
      subject: "person",
      detail: countsOf(idsOf(found)),
    }),
  );
  await database.flushed();
  return found;
}

const TEXTS = {
  fr: { copy: copyFr, form: formFr, kept: keptFr },
  en: { copy: copyEn, form: formEn, kept: keptEn },
};

/** Purpose of each holder's data, in document order. */
const PURPOSE_OF: Readonly<Record<HolderName, PublicPurpose>> = {
  consultations: "consultation",
  newsletter: "newsletter",
  chat: "chat",
  mails: "mail",
  "mail-files": "mail",
  webhooks: "webhooks",
  limits: "limits",
  rights: "rights",
};

/** A person's data, by holder. */
type HandedOver = Partial<Record<HolderName, readonly Omit<FoundRecord, "contacts">[]>>;

/** Returns a person's data in a structured, commonly used format (private-sector privacy act, s. 27: portability). */
export function copyAsJson(found: HandedOver, language: Language, at: Date): string {
  const { copy, kept } = TEXTS[language];
  const parts = partsOf(found).map(([holder, records]) => ({
    what: copy.holders[holder],
    why: copy.purposes[PURPOSE_OF[holder]],
    kept: kept[PURPOSE_OF[holder]],
    records: records.map(({ fields }) => fields),
  }));
  return `${JSON.stringify({ company: company.legalName, contact: company.privacyOfficer.email, madeAt: at, parts }, null, 2)}\n`;
}

/** Returns a person's data as a readable page, in their language. */
export function copyAsHtml(found: HandedOver, language: Language, at: Date): string {
  const { copy, kept } = TEXTS[language];
  const parts = partsOf(found);
  const body = [
    `<p>${escapeHtml(copy.intro)}</p>`,
    `<p class="soft">${escapeHtml(copy.madeAt(momentIn(at, language)))} ${escapeHtml(copy.officer)} : ${escapeHtml(company.privacyOfficer.email)}</p>`,
    parts.length === 0 ? `<p>${escapeHtml(copy.nothing)}</p>` : "",
    ...parts.map(
      ([holder, records]) => `<section>
<h2>${escapeHtml(copy.holders[holder])}</h2>
<dl><dt>${escapeHtml(copy.why)}</dt><dd>${escapeHtml(copy.purposes[PURPOSE_OF[holder]])}</dd>
<dt>${escapeHtml(copy.kept)}</dt><dd>${escapeHtml(kept[PURPOSE_OF[holder]])}</dd></dl>
${records.map(({ at: when, fields }) => `<h3>${escapeHtml(momentIn(when, language))}</h3>\n${list(fields, language)}`).join("\n")}
</section>`,
    ),
  ];
  return printablePage(language, copy.title, body.join("\n"));
}

/** Responds with an export as a download. */
export function copyResponse(
  c: Context<ApiEnv>,
  format: Format,
  found: HandedOver,
  language: Language,
  at: Date,
): Response {
  const isHtml = format === "html";
  return c.body(isHtml ? copyAsHtml(found, language, at) : copyAsJson(found, language, at), 200, {
    "Content-Type": isHtml ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Content-Language": language,
    "Content-Disposition": `attachment; filename="${language === "fr" ? "mes-renseignements" : "my-information"}.${format}"`,
  });
}

/** Returns an erasure's certificate as a page to print or send. */
export function certificatePage({ id, at, counts, keys }: Certificate, language: Language): string {
  const { copy } = TEXTS[language];
  const text = copy.certificate;
  const rows = Object.entries(counts).map(
    ([holder, n]) =>
      `<tr><th scope="row">${escapeHtml(copy.holders[holder as HolderName] ?? holder)}</th><td>${n}</td></tr>`,
  );
  const body = `<dl><dt>${escapeHtml(text.number)}</dt><dd>${escapeHtml(id)}</dd>
<dt>${escapeHtml(text.at)}</dt><dd>${escapeHtml(momentIn(new Date(at), language))}</dd></dl>
<h2>${escapeHtml(text.what)}</h2>
${
  rows.length === 0
    ? `<p>${escapeHtml(text.nothing)}</p>`
    : `<table><thead><tr><th scope="col">${escapeHtml(text.kind)}</th><th scope="col">${escapeHtml(text.count)}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`
}
<h2>${escapeHtml(text.prints)}</h2>
${keys.map((key) => `<p><code>${escapeHtml(key)}</code></p>`).join("\n")}
<p class="soft">${escapeHtml(text.about)}</p>
<p class="soft">${escapeHtml(text.backups)}</p>
<p class="soft">${escapeHtml(`${company.legalName}, ${company.privacyOfficer.email}`)}</p>`;
  return printablePage(language, text.title, body);
}

function partsOf(found: HandedOver) {
  return (Object.keys(PURPOSE_OF) as HolderName[]).flatMap((holder) => {
    const records = found[holder];
    return records && records.length > 0 ? [[holder, records] as const] : [];
  });
}

function momentIn(moment: Date, language: Language): string {
  return writtenDate(language, moment, { dateStyle: "long", timeStyle: "short" });
}

function list(fields: Record<string, unknown>, language: Language): string {
  const entries = Object.entries(fields).filter(([name, value]) => name !== "id" && !isEmpty(value));
  return `<dl>${entries
    .map(
      ([name, value]) => `<dt>${escapeHtml(labelOf(name, language))}</dt><dd>${shownValue(name, value, language)}</dd>`,
    )
    .join("\n")}</dl>`;
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && !(value instanceof Date) && Object.keys(value).length === 0;
}

export function labelOf(name: string, language: Language): string {
  const { copy, form } = TEXTS[language];
  return (form.fields as Record<string, string>)[name] ?? copy.fields[name] ?? name;
}

/** Returns a value as HTML. */
function shownValue(name: string, value: unknown, language: Language): string {
  const { copy } = TEXTS[language];
  if (value instanceof Date) return escapeHtml(momentIn(value, language));
  if (typeof value === "boolean") return escapeHtml(value ? copy.yes : copy.no);
  if (Array.isArray(value)) {
    return value.map((item) => shownValue(name, item, language)).join("");
  }
  if (typeof value === "object" && value !== null) {
    const { field, value: answer, ...rest } = value as Record<string, unknown>;
    // A reason for the score names a field of the form and its answer.
    if (typeof field !== "string") return list(value as Record<string, unknown>, language);
    return list({ [field]: answer, ...rest }, language);
  }
  return escapeHtml(wordsOf(name, String(value), language));
}

/** Returns the text for a stored code; text that people wrote is returned as is. */
export function wordsOf(name: string, value: string, language: Language): string {
  const { copy, form } = TEXTS[language];
  if (name === "language" && (value === "fr" || value === "en")) return copy.languages[value];
  const options = { ...copy.values, ...form.options } as Record<string, Readonly<Record<string, string>>>;
  const words = options[name];
  return words && Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
