import { type SubmitEvent, useRef, useState } from "react";
import {
  type LetterTemplate,
  MAX_LENGTHS,
  TEMPLATE_FIELDS,
  type TemplateField,
  type TemplateFields,
} from "../../../features/letters/model.ts";
import { PLACEHOLDER_IDS, PLACEHOLDERS, placeholder } from "../../../features/letters/placeholders.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { refusalOf } from "../../../ui/refusal.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { Conflict, Field } from "../../kit/form.tsx";
import { useFailure } from "../../kit/hooks.ts";
import { TEMPLATES_PATH } from "../../shell/desk-address.ts";
import { useSessionDraft } from "../../shell/session-draft.ts";
import { goTo } from "../../shell/use-address.ts";
import { useLetterTexts, useSaveTemplate } from "./letter-queries.ts";

const FIELDS_OF = {
  fr: { name: "nameFr", subject: "subjectFr", body: "bodyFr" },
  en: { name: "nameEn", subject: "subjectEn", body: "bodyEn" },
} as const satisfies Record<Language, Record<keyof typeof MAX_LENGTHS, TemplateField>>;
const PARTS = ["name", "subject", "body"] as const;
const BODY_ROWS = 14;

interface Draft {
  fields: TemplateFields;
  /** Version of the template that the draft is based on. */
  version: number;
}

/** Form for a template; it can be saved only with both languages. */
export function TemplateForm({ template }: { template: LetterTemplate | undefined }) {
  const { templates: t, compose } = useLetterTexts();
  const fail = useFailure();
  const [kept, keep] = useSessionDraft<Draft>("template", template?.id ?? "new");
  const { fields, version } = kept ?? { fields: fieldsOf(template), version: template?.version ?? 0 };
  const [errors, setErrors] = useState<Partial<Record<TemplateField, string>>>({});
  const [theirs, setTheirs] = useState<LetterTemplate>();
  const form = useRef<HTMLFormElement>(null);
  /** Field edited most recently in each language, into which a placeholder is inserted. */
  const lastField = useRef<Record<Language, TemplateField>>({ fr: "bodyFr", en: "bodyEn" });

  const save = useSaveTemplate({
    success: ({ version: saved }, { fields: given }) => {
      toasts.add({ title: t.saved });
      let goesOn = false;
      keep((now) => {
        // Keep text typed while saving.
        goesOn = Boolean(template && now && TEMPLATE_FIELDS.some((field) => now.fields[field] !== given[field]));
        return now && goesOn ? { fields: now.fields, version: saved } : undefined;
      });
      if (!goesOn) goTo(TEMPLATES_PATH);
    },
    error: (error) => {
      const { cause, current, errors: found } = refusalOf(error);
      if (cause === "outdated") setTheirs(current as LetterTemplate);
      else if (cause === "invalid") show(found);
      else fail(error, t.saveFailed);
    },
  });
  const show = (found: Partial<Record<TemplateField, string>>) => {
    setErrors(found);
    const first = TEMPLATE_FIELDS.find((field) => found[field]);
    if (first) fieldNamed(first)?.focus();
    else if (Object.keys(found).length > 0) fail(undefined, Object.values(found)[0] ?? t.saveFailed);
  };
  const fieldNamed = (name: TemplateField) =>
    form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  const store = (based: number) => {
    const missing = TEMPLATE_FIELDS.filter((field) => fields[field].trim() === "");
    show(Object.fromEntries(missing.map((field) => [field, t.required])));
    if (missing.length > 0 || save.isPending) return;
    save.mutate({ fields, ...(template ? { based: { id: template.id, version: based } } : {}) });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    store(version);
  };
  const labels: Partial<Record<TemplateField, string>> = Object.fromEntries(
    LANGUAGES.flatMap((each) =>
      PARTS.map((part) => [FIELDS_OF[each][part], `${t[part]} (${compose.languages[each]})`] as const),
    ),
  );
  const write = (field: TemplateField, value: string) => keep({ fields: { ...fields, [field]: value }, version });
  const insert = (language: Language, text: string) => {
    const name = lastField.current[language];
    const field = fieldNamed(name);
    if (!field) return;
    const [from, to] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
    write(name, `${field.value.slice(0, from)}${text}${field.value.slice(to)}`);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(from + text.length, from + text.length);
    });
  };
  return (
    <form className="stack" ref={form} onSubmit={submit} noValidate>
      <p className="view-intro">{t.hint}</p>
      {theirs && (
        <Conflict
          stored={theirs}
          typed={fields}
          labels={labels}
          onTakeTheirs={() => {
            keep({ fields: fieldsOf(theirs), version: theirs.version });
            setTheirs(undefined);
          }}
          onKeepMine={() => {
            keep({ fields, version: theirs.version });
            setTheirs(undefined);
            store(theirs.version);
          }}
        />
      )}
      <div className="columns" data-least="26" data-gap="5">
        {LANGUAGES.map((language) => (
          <fieldset key={language}>
            <legend>{compose.languages[language]}</legend>
            {PARTS.map((part) => {
              const name = FIELDS_OF[language][part];
              return (
                <Field key={name} name={name} label={t[part]} error={errors[name]}>
                  {(control) => {
                    const shared = {
                      ...control,
                      value: fields[name],
                      maxLength: MAX_LENGTHS[part],
                      required: true,
                      lang: `${language}-CA`,
                      onChange: (event: { target: { value: string } }) => write(name, event.target.value),
                      onFocus: () => {
                        if (part !== "name") lastField.current[language] = name;
                      },
                    };
                    return part === "body" ? <textarea {...shared} rows={BODY_ROWS} /> : <input {...shared} />;
                  }}
                </Field>
              );
            })}
            <fieldset className="row">
              <legend>{t.insert}</legend>
              {PLACEHOLDER_IDS.map((each) => (
                <button
                  key={each}
                  type="button"
                  className="action action-small"
                  lang={`${language}-CA`}
                  onClick={() => insert(language, placeholder(each, language))}
                >
                  {PLACEHOLDERS[language][each]}
                </button>
              ))}
            </fieldset>
          </fieldset>
        ))}
      </div>
      <p className="action-row">
        <button type="submit" className="action action-primary" disabled={save.isPending}>
          {save.isPending ? t.saving : t.save}
        </button>
        <button
          type="button"
          className="action"
          onClick={() => {
            keep(undefined);
            goTo(TEMPLATES_PATH);
          }}
        >
          {t.cancel}
        </button>
      </p>
    </form>
  );
}

function fieldsOf(template: LetterTemplate | undefined): TemplateFields {
  const entries = TEMPLATE_FIELDS.map((field) => [field, template?.[field] ?? ""] as const);
  return Object.fromEntries(entries) as TemplateFields;
}
