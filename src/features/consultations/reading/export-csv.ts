import type { Language } from "../../../lib/language.ts";
import { csvStream } from "../../../lib/text/csv-file.ts";
import { consultationsCsv as textInEnglish } from "../../../text/en/desk/consultations-csv.ts";
import { consultationForm as formInEnglish } from "../../../text/en/site/consultation-form.ts";
import { consultationsCsv as textInFrench } from "../../../text/fr/desk/consultations-csv.ts";
import { consultationForm as formInFrench } from "../../../text/fr/site/consultation-form.ts";
import type { Consultation } from "../model.ts";
import { isSelectField, type SelectField, STEPS } from "../model.ts";

const TEXTS = {
  fr: { csv: textInFrench, form: formInFrench },
  en: { csv: textInEnglish, form: formInEnglish },
};

interface Position {
  createdAt: Date;
  id: number;
}

/**
 * Requests as CSV, a page at a time.
 * @param nextPage the rows after a position, newest first; an empty page ends the file
 * @param owners staff names by id
 * @param language of the column names and options
 */
export function exportConsultations(
  nextPage: (after?: Position) => Promise<Consultation[]>,
  owners: ReadonlyMap<string, string>,
  language: Language,
): ReadableStream<Uint8Array> {
  const columns = columnsIn(language, owners);
  return csvStream(
    columns.map(([name]) => name),
    (last?: Consultation) => nextPage(last && { createdAt: new Date(last.createdAt), id: last.id }),
    (row) => columns.map(([, value]) => value(row)),
  );
}

function columnsIn(
  language: Language,
  owners: ReadonlyMap<string, string>,
): [name: string, value: (row: Consultation) => string][] {
  const { csv, form } = TEXTS[language];
  const answers = STEPS.flat().map((field): [string, (row: Consultation) => string] => [
    form.fields[field],
    (row) => labelOf(form.options, field, row[field]),
  ]);
  const yesOrNo = (value: boolean) => (value ? csv.yes : csv.no);
  return [
    [csv.id, (row) => String(row.id)],
    [csv.createdAt, (row) => row.createdAt],
    ...answers,
    [csv.leadScore, (row) => row.leadScore],
    [csv.leadScorePercent, (row) => String(row.leadScorePercent)],
    [csv.contacted, (row) => yesOrNo(row.contacted)],
    [csv.contactedAt, (row) => row.contactedAt ?? ""],
    [csv.stage, (row) => csv.stages[row.stage]],
    [csv.owner, (row) => (row.ownerId === null ? "" : (owners.get(row.ownerId) ?? csv.formerOwner))],
    [csv.nextStep, (row) => row.nextStep ?? ""],
    [csv.nextStepAt, (row) => row.nextStepAt ?? ""],
    [csv.outcomeAt, (row) => row.outcomeAt ?? ""],
    [csv.newsletter, (row) => yesOrNo(row.newsletter)],
    [csv.language, (row) => row.language],
    [csv.review, (row) => csv.reviews[row.review]],
    [csv.page, (row) => row.source.page ?? ""],
    [csv.referrer, (row) => row.source.referrer ?? ""],
    [
      csv.campaign,
      (row) => [row.source.utmSource, row.source.utmMedium, row.source.utmCampaign].filter(Boolean).join(" / "),
    ],
  ];
}

function labelOf(options: Record<SelectField, Record<string, string>>, field: string, value: string | null): string {
  if (value === null) return "";
  return isSelectField(field) ? (options[field][value] ?? value) : value;
}
