import { useEffect, useRef } from "react";
import type { LetterTemplate } from "../../../features/letters/schema.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { Moment } from "../../kit/facts.tsx";
import { Empty, Failed, Loading } from "../../kit/list-status.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { TEMPLATES_PATH as PATH } from "../../shell/desk-address.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { follow, useAddress } from "../../shell/use-address.ts";
import { useArchiveTemplate, useTemplates } from "./letter-queries.ts";
import { useLetterTexts } from "./letter-texts.ts";
import css from "./letters.css?inline";
import { TemplateForm } from "./template-form.tsx";

adoptStyle(css);

/** The templates that letters begin from: the list, or one of them being written. Loaded when somebody comes here. */
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
    <div className="letter-templates">
      <div className="view-head">
        <h1 ref={title} tabIndex={-1}>
          {chosen === null ? t.title : chosen === "new" ? t.titleNew : t.titleEdit}
        </h1>
        <p className="letter-actions">
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
        </p>
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
      {active.length === 0 ? <Empty text={t.empty} /> : <Rows templates={active} />}
      {archived.length > 0 && (
        <section aria-labelledby="archived-templates">
          <h2 id="archived-templates">{t.archivedTitle}</h2>
          <Rows templates={archived} />
        </section>
      )}
    </>
  );
}

function Rows({ templates }: { templates: readonly LetterTemplate[] }) {
  const { templates: t } = useLetterTexts();
  const { t: desk, language } = useTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const archive = useArchiveTemplate({
    success: (template) => {
      const name = language === "fr" ? template.nameFr : template.nameEn;
      announce(template.archived ? t.archivedNote(name) : t.restoredNote(name));
      // The row has moved to the other list, and the button that was pressed with it.
      if (document.activeElement === document.body) document.getElementById(`template-${template.id}`)?.focus();
    },
    error: (error) => fail(error, t.changeFailed),
  });
  return (
    <ul className="template-list">
      {templates.map((template) => {
        const { id, archived, nameFr, nameEn, subjectFr, subjectEn, updatedAt } = template;
        const name = language === "fr" ? nameFr : nameEn;
        const address = `${PATH}?template=${id}`;
        const words = archived ? t.restore : t.archive;
        return (
          <li key={id}>
            <div>
              <a
                id={`template-${id}`}
                className="template-name"
                href={address}
                onClick={(event) => follow(event, address)}
              >
                {name}
              </a>
              <p className="note" lang="fr-CA">
                {subjectFr}
              </p>
              <p className="note" lang="en-CA">
                {subjectEn}
              </p>
            </div>
            <p className="note">
              {t.updated} <Moment iso={updatedAt} />
            </p>
            <button
              type="button"
              className="action action-small"
              aria-label={desk.about(words, name)}
              disabled={archive.isPending && archive.variables.id === id}
              onClick={() => archive.mutate({ id, archived: !archived })}
            >
              {words}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
