import { useState } from "react";
import { type CompanyValues, companyFields } from "../../../features/company/model.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskCompany } from "../../../text/fr/desk/company.ts";
import { api, apiHref } from "../../../ui/api-client.ts";
import { useRead } from "../../kit/api.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { ActOn, Part, Shown } from "../../kit/parts.tsx";
import { RecordDialog } from "../../kit/records.tsx";
import { type Column, Table } from "../../kit/table.tsx";
import { useSave } from "../../kit/use-save.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

const TEXTS = sectionTexts<TextLike<typeof deskCompany>>({
  fr: async () => (await import("../../../text/fr/desk/company.ts")).deskCompany,
  en: async () => (await import("../../../text/en/desk/company.ts")).deskCompany,
});

const KEY = ["company"];
/** Milliseconds after which another process shows what was published. */
const SHOWN_AFTER = 3000;
interface Fact {
  id: keyof CompanyValues;
}
const FACTS = Object.keys(companyFields).map((id) => ({ id })) as Fact[];

/** The facts about the company: what the pages show, the draft beside it, and the versions that were published. */
export default function CompanyView() {
  const t = useSectionTexts(TEXTS);
  const [isEditing, setEditing] = useState(false);
  const drafts = useRead([...KEY, "draft"], "GET /company");
  const shown = useRead([...KEY, "shown"], "GET /company/shown");
  const draft = drafts.data?.[0];
  const save = useSave((version: number) => api("POST /company/versions", { body: { version } }), {
    touches: [KEY, ["audit"]],
    saved: t.published,
    done: () => setTimeout(() => void shown.refetch(), SHOWN_AFTER),
    failed: t.publishFailed,
  });
  const changed = draft && shown.data ? FACTS.filter(({ id }) => draft[id] !== shown.data[id]) : [];
  const columns: Column<Fact>[] = [
    { key: "fact", head: t.fact, cell: ({ id }) => t.labels[id] },
    { key: "shown", head: t.shown, cell: ({ id }) => <Value value={shown.data?.[id]} /> },
    {
      key: "draft",
      head: t.draft,
      cell: (fact) => (changed.includes(fact) ? <Value value={draft?.[fact.id]} /> : <span className="note">=</span>),
    },
  ];
  return (
    <>
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
              disabled={!shown.data || !drafts.data}
              onClick={() => setEditing(true)}
            >
              {t.change}
            </button>
            {draft && changed.length > 0 && (
              <button
                type="button"
                className="action action-primary"
                disabled={save.isPending}
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
              <Table caption={t.facts} rows={FACTS} columns={columns} />
            </>
          )}
        </Shown>
      </Part>
      <Versions />
      {isEditing && (
        <RecordDialog
          fields={companyFields}
          texts={{ ...t, add: t.change }}
          touches={[KEY]}
          write={{
            add: (body) => api("POST /company", { body }),
            change: (id, body) => api("PUT /company/:id", { params: { id }, body }),
          }}
          before={draft}
          start={shown.data}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

function Value({ value }: { value: unknown }) {
  return value === null || value === undefined ? <span className="note">–</span> : <Stranger>{String(value)}</Stranger>;
}

/** What was published, newest first; each can be published again. */
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
