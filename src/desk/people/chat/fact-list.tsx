import { useRef, useState } from "react";
import { LEAD_FIELDS, type LeadField, type StaffConversation } from "../../../features/chat/model.ts";
import { MAX_LENGTH } from "../../../features/consultations/model.ts";
import { mailLink, phoneLink } from "../../../lib/company/contact-details.ts";
import { refusalOf } from "../../../ui/refusal.ts";
import { Field, type FieldErrors, RecordForm } from "../../kit/form.tsx";
import { useFailure } from "../../kit/hooks.ts";
import { ActOn, Stranger } from "../../kit/parts.tsx";
import { readablePhone } from "../../kit/present.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { useChatTexts, useFactChange } from "./chat-queries.ts";

const TYPES: Record<LeadField, string> = { name: "text", email: "email", phone: "tel", company: "text" };

/** Ref callback that focuses the field when it opens. */
const begin = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/** The visitor's contact details. Unconfirmed details are marked, and staff can confirm or correct them. */
export function FactList({ conversation }: { conversation: StaffConversation }) {
  const { facts: t } = useChatTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const [editing, setEditing] = useState<LeadField | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isOutdated, setOutdated] = useState(false);
  const list = useRef<HTMLDListElement>(null);
  const { id, facts, leadVersion } = conversation;
  /**
   * Closes a field and focuses its button.
   * @param goesOn whether to leave focus where it is if the user has moved on
   */
  const leave = (field: LeadField, goesOn = false) => {
    setEditing((now) => (now === field ? null : now));
    requestAnimationFrame(() => {
      if (goesOn && document.activeElement !== document.body) return;
      list.current?.querySelector<HTMLElement>(`[data-field="${field}"] button:last-child`)?.focus();
    });
  };
  const save = useFactChange(id, {
    done: (_answer, { field }) => {
      setOutdated(false);
      announce(t.saved(t.fields[field]));
      leave(field, true);
    },
    failed: (problem, { field }) => {
      const { cause, errors: found } = refusalOf(problem);
      if (cause === "outdated" || cause === "conflict") setOutdated(true);
      else if (cause === "invalid" && (editing ?? field) === field) {
        setErrors(found);
        setEditing(field);
      } else fail(problem, t.failed);
    },
  });
  const set = (field: LeadField, value: string | null) => save.mutate({ version: leadVersion, field, value });
  const isSaving = (field: LeadField) => save.isPending && save.variables.field === field;
  const known = LEAD_FIELDS.some((field) => facts[field]);
  return (
    <>
      {isOutdated && (
        <p className="field-error" role="alert">
          {t.conflict}
        </p>
      )}
      {!known && editing === null && <p className="note">{t.none}</p>}
      <dl ref={list}>
        {LEAD_FIELDS.map((field) => {
          const fact = facts[field];
          const label = t.fields[field];
          return editing === field ? (
            <div key={field}>
              <dt className="unseen">{label}</dt>
              <dd>
                <RecordForm
                  inLine
                  isQuiet
                  errors={errors}
                  busy={isSaving(field)}
                  save={t.save}
                  saving={t.saving}
                  onSave={(values) => set(field, String(values.get(field)).trim() || null)}
                  onCancel={() => leave(field)}
                >
                  <Field name={field} label={label} error={errors[field]} {...(fact && { hint: t.empty })}>
                    {(control) => (
                      <input
                        {...control}
                        ref={begin}
                        type={TYPES[field]}
                        maxLength={MAX_LENGTH[field]}
                        autoComplete="off"
                        defaultValue={fact?.value}
                        onKeyDown={(event) => {
                          if (event.key !== "Escape") return;
                          // Escape closes this field, not the conversation.
                          event.preventDefault();
                          event.stopPropagation();
                          leave(field);
                        }}
                      />
                    )}
                  </Field>
                </RecordForm>
              </dd>
            </div>
          ) : (
            <div key={field} className="fact" data-field={field}>
              <dt>{label}</dt>
              <dd className="action-row">
                {fact && (
                  <>
                    <FactValue field={field} value={fact.value} />
                    <span
                      className={fact.state === "confirmed" ? "note" : "badge badge-pending"}
                      title={t.from[fact.from]}
                    >
                      {t[fact.state]}
                    </span>
                  </>
                )}
                <span className="actions">
                  {fact?.state === "unconfirmed" && (
                    <ActOn
                      words={t.confirm}
                      whom={label}
                      disabled={isSaving(field)}
                      onClick={() => set(field, fact.value)}
                    />
                  )}
                  <ActOn
                    words={fact ? t.edit : t.add}
                    whom={label}
                    onClick={() => {
                      setErrors({});
                      setOutdated(false);
                      setEditing(field);
                    }}
                  />
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function FactValue({ field, value }: { field: LeadField; value: string }) {
  const desk = useTexts().t;
  if (field === "phone") return <a href={phoneLink(value)}>{readablePhone(value, desk.extension)}</a>;
  const shown = <Stranger>{value}</Stranger>;
  return field === "email" ? <a href={mailLink(value)}>{shown}</a> : shown;
}
