import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type CompanyValues, companyFaults, companyFields } from "../../features/company/model.ts";
import type { RecordFields } from "../../features/records/record-fields.ts";
import { companyDay } from "../../lib/company/company-day.ts";
import { LANGUAGES, type Language, type TextLike } from "../../lib/language.ts";
import type { deskCompany } from "../../text/fr/desk/company.ts";
import { api, apiHref, responseAt } from "../../ui/api-client.ts";
import { useRead } from "../kit/api.ts";
import { ActOn, Moment, Part, Shown, Stranger } from "../kit/parts.tsx";
import { isImage, isSame, RecordDialog } from "../kit/records.tsx";
import { type Column, Table } from "../kit/table.tsx";
import { useSave } from "../kit/use-save.ts";
import { sectionTexts, useNow, useSectionTexts, useTexts } from "../shell/desk-context.tsx";

type CompanyTexts = TextLike<typeof deskCompany>;
const TEXTS = sectionTexts<CompanyTexts>({
  fr: async () => (await import("../../text/fr/desk/company.ts")).deskCompany,
  en: async () => (await import("../../text/en/desk/company.ts")).deskCompany,
});

const KEY = ["company"];
/** Time until every server process shows published facts, in ms. */
const SHOWN_AFTER = 3000;
interface Fact {
  id: keyof CompanyValues;
}
const NAMES = Object.keys(companyFields) as (keyof CompanyValues)[];
const isList = (id: keyof CompanyValues) => companyFields[id].control === "list";
const FACTS = NAMES.filter((id) => !isList(id)).map((id): Fact => ({ id }));
const LISTS = NAMES.filter(isList) as ListName[];
type ListName = {
  [Name in keyof CompanyValues]: CompanyValues[Name] extends unknown[] ? Name : never;
}[keyof CompanyValues];

/** Company facts: as published, as drafted, and past versions. */
export default function CompanyView() {
  const t = useSectionTexts(TEXTS);
  const [editing, setEditing] = useState<{ title: string; fields: RecordFields }>();
  const client = useQueryClient();
  const drafts = useRead([...KEY, "draft"], "GET /company");
  const shown = useRead([...KEY, "shown"], "GET /company/shown");
  const draft = drafts.data?.[0];
  const save = useSave((version: number) => api("POST /company/versions", { body: { version } }), {
    touches: [KEY, ["audit"]],
    saved: t.published,
    done: () => setTimeout(() => void client.invalidateQueries({ queryKey: KEY }), SHOWN_AFTER),
    failed: t.publishFailed,
  });
  const changed = draft && shown.data ? NAMES.filter((id) => !isSame(draft[id], shown.data[id])) : [];
  const today = companyDay(useNow());
  const faults = draft ? Object.keys(companyFaults(draft, today)) : [];
  const canEdit = shown.data !== undefined && drafts.data !== undefined;
  const columns: Column<Fact>[] = [
    { key: "fact", head: t.fact, cell: ({ id }) => t.labels[id] },
    { key: "shown", head: t.shown, cell: ({ id }) => <Value value={shown.data?.[id]} /> },
    {
      key: "draft",
      head: t.draft,
      cell: (fact) =>
        changed.includes(fact.id) ? <Value value={draft?.[fact.id]} /> : <span className="note">=</span>,
    },
  ];
  return (
    <div className="part-stack">
      <h1>{t.title}</h1>
      <Part
        title={t.facts}
        note={t.intro}
        tools={
          <>
            <a className="action" href={apiHref("GET /company/shown")} download="company.json">
              {t.exportFile}
            </a>
            <button
              type="button"
              className="action"
              disabled={!canEdit}
              onClick={() => setEditing({ title: t.facts, fields: fieldsOf(FACTS.map(({ id }) => id)) })}
            >
              {t.change}
            </button>
            {draft && changed.length > 0 && (
              <a className="action" href="/admin/preview/company" target="_blank" rel="noopener">
                {t.preview}
              </a>
            )}
            {draft && changed.length > 0 && (
              <button
                type="button"
                className="action action-primary"
                disabled={save.isPending || faults.length > 0}
                onClick={() => save.mutate(draft.version)}
              >
                {t.publish}
              </button>
            )}
          </>
        }
      >
        <Shown query={shown} texts={{ loading: t.loading, failed: t.failedToRead, none: t.sample }}>
          {() => (
            <>
              <p className="note">{!draft ? t.sample : changed.length > 0 ? t.different(changed.length) : t.same}</p>
              {faults.length > 0 && (
                <div className="callout" role="status">
                  <p>{t.faults}</p>
                  <ul>
                    {faults.map((field) => (
                      <li key={field}>{wordFault(t, field)}</li>
                    ))}
                  </ul>
                </div>
              )}
              <Table caption={t.facts} rows={FACTS} columns={columns} />
            </>
          )}
        </Shown>
      </Part>
      {LISTS.map((id) => (
        <Part
          key={id}
          title={t.labels[id]}
          note={t.lists[id]}
          tools={
            <button
              type="button"
              className="action"
              disabled={!canEdit}
              onClick={() => setEditing({ title: t.labels[id], fields: fieldsOf([id]) })}
            >
              {t.change}
            </button>
          }
        >
          <Items id={id} values={(draft ?? shown.data)?.[id] ?? []} />
        </Part>
      ))}
      <Versions />
      {editing && shown.data && (
        <RecordDialog
          fields={editing.fields}
          title={editing.title}
          texts={{ ...t, add: t.change, items: t }}
          upload={prepare}
          touches={[KEY]}
          // Send the other fields as read, because the version refers to them.
          write={{
            add: (body) => api("POST /company", { body: { ...shown.data, ...body } }),
            change: (id, body, { id: _, ...values }) =>
              api("PUT /company/:id", { params: { id }, body: { ...values, ...body } }),
          }}
          before={draft}
          keptAs={`company:${Object.keys(editing.fields)[0]}`}
          start={shown.data}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}

type Use = "logo" | "client" | "portrait" | "signature";
/**
 * Uploads a picture.
 * @returns the picture's `data:` URL, to store in the draft
 */
async function prepare(file: File, use: string): Promise<string> {
  const response = await responseAt(apiHref("POST /company/pictures", { query: { use: use as Use } }), {
    method: "POST",
    headers: { "Content-Type": file.type },
    body: file,
  });
  return (await response.json()).picture;
}

const fieldsOf = (names: readonly (keyof CompanyValues)[]): RecordFields =>
  Object.fromEntries(names.map((name) => [name, companyFields[name]]));

/** Returns a field's readable name: « Questions et réponses, 2 : Réponse, en anglais » for `questions.1.answer.en`. */
function wordFault(t: CompanyTexts, field: string): string {
  const names = field.split(".");
  const [list = "", at, ...inner] = names;
  // The only fault outside a list.
  if (at === undefined) return t.noHours;
  const language = LANGUAGES.find((one) => one === inner.at(-1));
  const path = [list, ...inner.slice(0, language && -1).filter((name) => !/^\d+$/.test(name))].join(".");
  const label = (t.labels as Record<string, string>)[path] ?? path;
  const words = language ? t.inLanguage(label, t.languages[language]) : label;
  return t.fault(t.labels[list as ListName], Number(at) + 1, words);
}

/** A list's items, each shown by its picture or, without a picture, by its first field. */
function Items({ id, values }: { id: ListName; values: readonly Record<string, unknown>[] }) {
  const t = useSectionTexts(TEXTS);
  const { language } = useTexts();
  if (values.length === 0) return <p className="note">{t.nothingOwn}</p>;
  const [first = ""] = Object.keys(companyFields[id].fields!);
  return (
    <ol>
      {values.map((item) => {
        const pictures = Object.values(item).filter(isImage);
        const name = item[first] as string | Record<Language, string> | null;
        const word = name && typeof name === "object" ? name[language] || name.fr || name.en : name;
        return (
          <li key={JSON.stringify(item)} className="pictures">
            {pictures.map((picture) => (
              <img key={picture} src={picture} alt="" />
            ))}
            {pictures.length === 0 && <Stranger>{word || "–"}</Stranger>}
          </li>
        );
      })}
    </ol>
  );
}

function Value({ value }: { value: unknown }) {
  return value === null || value === undefined ? <span className="note">–</span> : <Stranger>{String(value)}</Stranger>;
}

/** Published versions, newest first, each of which can be published again. */
function Versions() {
  const t = useSectionTexts(TEXTS);
  const versions = useRead([...KEY, "versions"], "GET /company/versions");
  const restore = useSave((id: number) => api("POST /company/versions/:id/restoration", { params: { id } }), {
    touches: [KEY, ["audit"]],
    saved: t.published,
    failed: t.publishFailed,
  });
  return (
    <Part title={t.versions}>
      <Shown query={versions} texts={{ loading: t.loading, failed: t.failedToRead, none: t.noVersions }}>
        {(rows) => (
          <Table
            caption={t.versions}
            rows={rows}
            columns={[
              { key: "at", head: t.when, width: "12rem", cell: ({ at }) => <Moment iso={at} /> },
              { key: "name", head: t.labels.name, cell: ({ name }) => <Stranger>{name}</Stranger> },
              { key: "by", head: t.by, cell: ({ by }) => (by ? <Stranger>{by}</Stranger> : t.bySystem) },
              {
                key: "restore",
                head: t.restore,
                isHeadUnseen: true,
                isEnd: true,
                cell: ({ id, at }) =>
                  id !== rows[0]?.id && (
                    <ActOn
                      words={t.restore}
                      whom={at}
                      disabled={restore.isPending}
                      onClick={() => restore.mutate(id)}
                    />
                  ),
              },
            ]}
          />
        )}
      </Shown>
    </Part>
  );
}
