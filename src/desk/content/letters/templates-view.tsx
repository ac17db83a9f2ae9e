import { useEffect, useRef } from "react";
import type { LetterTemplate } from "../../../features/letters/model.ts";
import { useFailure } from "../../kit/hooks.ts";
import { Empty, Failed, Loading } from "../../kit/list-status.tsx";
import { Moment } from "../../kit/parts.tsx";
import { type Column, Table } from "../../kit/table.tsx";
import { TEMPLATES_PATH as PATH } from "../../shell/desk-address.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { follow, useAddress } from "../../shell/use-address.ts";
import { useArchiveTemplate, useLetterTexts, useTemplates } from "./letter-queries.ts";
import { TemplateForm } from "./template-form.tsx";

export default function TemplatesView() {
  const { templates: t } = useLetterTexts();
  const { query } = useAddress();
  const chosen = query.get("template");
  const templates = useTemplates();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    title.current?.focus();
  }, [chosen]);
  const template = templates.data?.find(({ id }) => String(id) === chosen);
  return (
    <div className="list">
      <div className="view-head">
        <h1 ref={title} tabIndex={-1}>
          {chosen === null ? t.title : chosen === "new" ? t.titleNew : t.titleEdit}
        </h1>
        {chosen === null ? (
          <a
            className="action action-primary"
            href={`${PATH}?template=new`}
            onClick={(event) => follow(event, `${PATH}?template=new`)}
          >
            {t.add}
          </a>
        ) : (
          <a href={PATH} className="action" onClick={(event) => follow(event, PATH)}>
            {t.back}
          </a>
        )}
      </div>
      {templates.isPending ? (
        <Loading text={t.title} />
      ) : templates.isError ? (
        <Failed text={t.failed} onRetry={() => void templates.refetch()} />
      ) : chosen === null ? (
        <TemplateList templates={templates.data} />
      ) : chosen === "new" || template ? (
        <TemplateForm key={chosen} template={template} />
      ) : (
        <Empty text={t.unknown} />
      )}
    </div>
  );
}

function TemplateList({ templates }: { templates: readonly LetterTemplate[] }) {
  const { templates: t } = useLetterTexts();
  const active = templates.filter(({ archived }) => !archived);
  const archived = templates.filter((template) => template.archived);
  return (
    <>
      <p className="view-intro">{t.intro}</p>
      {active.length === 0 ? <Empty text={t.empty} /> : <Rows caption={t.title} templates={active} />}
      {archived.length > 0 && (
        <section aria-labelledby="archived-templates">
          <h2 id="archived-templates">{t.archivedTitle}</h2>
          <Rows caption={t.archivedTitle} templates={archived} />
        </section>
      )}
    </>
  );
}

function Rows({ caption, templates }: { caption: string; templates: readonly LetterTemplate[] }) {
  const { templates: t } = useLetterTexts();
  const { t: desk, language } = useTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const archive = useArchiveTemplate({
    success: (template) => {
      const name = language === "fr" ? template.nameFr : template.nameEn;
      announce(template.archived ? t.archivedNote(name) : t.restoredNote(name));
      // The row moved to the other list with the pressed button, so focus the row there.
      if (document.activeElement === document.body) document.getElementById(`template-${template.id}`)?.focus();
    },
    error: (error) => fail(error, t.changeFailed),
  });
  const addressOf = ({ id }: LetterTemplate) => `${PATH}?template=${id}`;
  const nameOf = ({ nameFr, nameEn }: LetterTemplate) => (language === "fr" ? nameFr : nameEn);
  const columns: Column<LetterTemplate>[] = [
    {
      key: "name",
      head: t.name,
      cell: (row) => (
        <a
          id={`template-${row.id}`}
          className="open-link"
          href={addressOf(row)}
          onClick={(event) => follow(event, addressOf(row))}
        >
          {nameOf(row)}
        </a>
      ),
    },
    {
      key: "subject",
      head: t.subject,
      width: "45%",
      cell: ({ subjectFr, subjectEn }) => (
        <>
          <span className="row-line" lang="fr-CA">
            {subjectFr}
          </span>
          <span className="row-line" lang="en-CA">
            {subjectEn}
          </span>
        </>
      ),
    },
    { key: "updated", head: t.updated, width: "10rem", cell: ({ updatedAt }) => <Moment iso={updatedAt} /> },
    {
      key: "archive",
      head: t.archive,
      isHeadUnseen: true,
      isEnd: true,
      narrow: "aside",
      width: "8rem",
      cell: (row) => {
        const words = row.archived ? t.restore : t.archive;
        return (
          <button
            type="button"
            className="action action-small"
            aria-label={desk.about(words, nameOf(row))}
            disabled={archive.isPending && archive.variables.id === row.id}
            onClick={() => archive.mutate({ id: row.id, archived: !row.archived })}
          >
            {words}
          </button>
        );
      },
    },
  ];
  return <Table caption={caption} columns={columns} rows={templates} addressOf={addressOf} />;
}
