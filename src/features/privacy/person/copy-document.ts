import type { Context } from "hono";
import { company } from "../../../lib/company/company.ts";
import type { PublicPurpose } from "../../../lib/company/retention.ts";
import type { ApiEnv } from "../../../lib/http/api-calls.ts";
import { printablePage } from "../../../lib/http/printable-page.ts";
import type { Language } from "../../../lib/language.ts";
import { escapeHtml } from "../../../lib/text/escape-html.ts";
import { writtenDate } from "../../../lib/text/written-date.ts";
import { privacyCopy as copyEn } from "../../../text/en/privacy-copy.ts";
import { consultationForm as formEn } from "../../../text/en/site/consultation-form.ts";
import { keptFor as keptEn } from "../../../text/en/site/privacy.ts";
import { privacyCopy as copyFr } from "../../../text/fr/privacy-copy.ts";
import { consultationForm as formFr } from "../../../text/fr/site/consultation-form.ts";
import { keptFor as keptFr } from "../../../text/fr/site/privacy.ts";
import type { FoundRecord } from "../holders/holder.ts";
import type { Certificate, Format, HolderName } from "../model.ts";

const TEXTS = {
  fr: { copy: copyFr, form: formFr, kept: keptFr },
  en: { copy: copyEn, form: formEn, kept: keptEn },
};

/** Each holder's purpose, in document order. */
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

/** What was found about a person, by holder. */
type HandedOver = Partial<Record<HolderName, readonly Omit<FoundRecord, "contacts">[]>>;

/** A person's data in a structured, commonly used format (Law 25, s. 27: portability). */
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

/** The same as a readable page, in the person's language. */
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

/** An export as a download. */
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

/** An erasure's certificate, to print or send. */
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

/** @returns HTML */
function shownValue(name: string, value: unknown, language: Language): string {
  const { copy } = TEXTS[language];
  if (value instanceof Date) return escapeHtml(momentIn(value, language));
  if (typeof value === "boolean") return escapeHtml(value ? copy.yes : copy.no);
  if (Array.isArray(value)) {
    return value.map((item) => shownValue(name, item, language)).join("");
  }
  if (typeof value === "object" && value !== null) {
    const { field, value: answer, ...rest } = value as Record<string, unknown>;
    // A reason for the score names an answer of the form.
    if (typeof field !== "string") return list(value as Record<string, unknown>, language);
    return list({ [field]: answer, ...rest }, language);
  }
  return escapeHtml(wordsOf(name, String(value), language));
}

/** Stored codes as texts; text that people wrote is unchanged. */
export function wordsOf(name: string, value: string, language: Language): string {
  const { copy, form } = TEXTS[language];
  if (name === "language" && (value === "fr" || value === "en")) return copy.languages[value];
  const options = { ...copy.values, ...form.options } as Record<string, Readonly<Record<string, string>>>;
  const words = options[name];
  return words && Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
