import { useEffect, useId, useRef, useState } from "react";
import { LEAD_FIELDS, type LeadField, type StaffConversation } from "../../../features/chat/model.ts";
import { MAX_LENGTH } from "../../../features/consultations/model.ts";
import { mailLink, phoneLink } from "../../../lib/company/contact-links.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { Stranger } from "../../kit/facts.tsx";
import { readablePhone } from "../../kit/present.ts";
import { useFailure } from "../../kit/use-failure.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { useSetFact } from "./chat-queries.ts";
import { useChatTexts } from "./chat-texts.ts";

/** Who the visitor is, as far as they said; what nobody has checked says so, and can be confirmed or corrected. */
export function FactList({ conversation }: { conversation: StaffConversation }) {
  const t = useChatTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const [editing, setEditing] = useState<LeadField | null>(null);
  const [error, setError] = useState<string>();
  const [isOutdated, setOutdated] = useState(false);
  const list = useRef<HTMLDListElement>(null);
  const { id, facts, leadVersion } = conversation;
  const focusField = (field: LeadField) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-field="${field}"] .fact-actions > :last-child`)?.focus(),
    );
  const save = useSetFact(id, {
    done: (_answer, { field }) => {
      setEditing(null);
      setOutdated(false);
      announce(t.facts.saved(t.facts.fields[field]));
      focusField(field);
    },
    failed: (problem) => {
      if (problem instanceof HttpError && problem.status === 409) setOutdated(true);
      else if (problem instanceof HttpError && problem.status === 422) setError(Object.values(problem.fieldErrors)[0]);
      else fail(problem, t.facts.failed);
    },
  });
  const set = (field: LeadField, value: string | null) => {
    setError(undefined);
    save.mutate({ version: leadVersion, field, value });
  };
  const edit = (field: LeadField) => {
    setError(undefined);
    setOutdated(false);
    setEditing(field);
  };
  const known = LEAD_FIELDS.some((field) => facts[field]);
  return (
    <>
      {isOutdated && (
        <p className="chat-conflict" role="alert">
          {t.facts.conflict}
        </p>
      )}
      {!known && editing === null && <p className="note">{t.facts.none}</p>}
      <dl className="chat-facts" ref={list}>
        {LEAD_FIELDS.map((field) => {
          const fact = facts[field];
          const label = t.facts.fields[field];
          return (
            <div key={field} data-field={field}>
              <dt>{label}</dt>
              <dd>
                {editing === field ? (
                  <FactForm
                    field={field}
                    value={fact?.value ?? ""}
                    pending={save.isPending}
                    error={error}
                    onSave={(value) => set(field, value || null)}
                    onCancel={() => {
                      setEditing(null);
                      focusField(field);
                    }}
                  />
                ) : (
                  <>
                    {fact && (
                      <span className="fact-value">
                        <FactValue field={field} value={fact.value} />
                        <span
                          className={`fact-state ${fact.state === "confirmed" ? "" : "fact-unconfirmed"}`}
                          title={t.facts.from[fact.from]}
                        >
                          {t.facts[fact.state]}
                        </span>
                      </span>
                    )}
                    <span className="fact-actions">
                      {fact?.state === "unconfirmed" && (
                        <button
                          type="button"
                          className="action action-small"
                          disabled={save.isPending}
                          aria-label={t.about(t.facts.confirm, label)}
                          onClick={() => set(field, fact.value)}
                        >
                          {t.facts.confirm}
                        </button>
                      )}
                      <button
                        type="button"
                        className="action action-small"
                        aria-label={t.about(fact ? t.facts.edit : t.facts.add, label)}
                        onClick={() => edit(field)}
                      >
                        {fact ? t.facts.edit : t.facts.add}
                      </button>
                    </span>
                  </>
                )}
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

interface FactFormProps {
  field: LeadField;
  value: string;
  pending: boolean;
  error: string | undefined;
  onSave: (value: string) => void;
  onCancel: () => void;
}

const TYPES: Record<LeadField, string> = { name: "text", email: "email", phone: "tel", company: "text" };

function FactForm({ field, value, pending, error, onSave, onCancel }: FactFormProps) {
  const t = useChatTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!pending) onSave(text.trim());
  };
  return (
    <form className="fact-form" onSubmit={submit} noValidate>
      <input
        ref={input}
        type={TYPES[field]}
        aria-label={t.facts.fields[field]}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        maxLength={MAX_LENGTH[field]}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          // Of the field, not of the conversation.
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      <button type="submit" className="action action-small" disabled={pending}>
        {pending ? t.facts.saving : t.facts.save}
      </button>
      <button type="button" className="action action-small" onClick={onCancel}>
        {t.facts.cancel}
      </button>
      <p id={`${id}-note`} className={error ? "field-error" : "note"} role={error ? "alert" : undefined}>
        {error ?? (value ? t.facts.empty : "")}
      </p>
    </form>
  );
}
