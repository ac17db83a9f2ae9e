import { useId, useRef, useState } from "react";
import {
  ENTRY_FIELDS,
  type EntryField,
  type EntryFields,
  type FaqEntry,
  MAX_ENTRY_LENGTHS,
  type UnansweredQuestion,
} from "../../../features/chat/faq/model.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { toasts } from "../../../ui/toast-store.ts";
import { Stranger } from "../../kit/facts.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useSaveAnswer } from "./chat-queries.ts";
import { useChatTexts } from "./chat-texts.ts";

interface AnswerDialogProps {
  /** The entry to change; without one a new one is written. */
  entry?: FaqEntry;
  /** The question it is to answer. */
  question?: UnansweredQuestion;
  onClose: () => void;
}

const FIELDS_OF: Record<Language, readonly EntryField[]> = {
  fr: ["questionFr", "answerFr"],
  en: ["questionEn", "answerEn"],
};

/** What a team answer says, French first; it is stored only in both languages. */
export function AnswerDialog({ entry, question, onClose }: AnswerDialogProps) {
  const t = useChatTexts();
  const fail = useFailure();
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<EntryFields>(() => initial(entry, question));
  const [errors, setErrors] = useState<Partial<Record<EntryField, string>>>({});
  const [theirs, setTheirs] = useState<FaqEntry>();
  const [version, setVersion] = useState(entry?.version ?? 0);
  const save = useSaveAnswer({
    success: () => {
      toasts.add({ title: t.form.saved, description: t.form.savedText });
      onClose();
    },
    error: (error) => {
      if (error instanceof HttpError && error.status === 409) setTheirs(currentIn(error));
      else if (error instanceof HttpError && error.status === 422) show(error.fieldErrors);
      else fail(error, t.form.failed);
    },
  });
  const show = (found: Partial<Record<EntryField, string>>) => {
    setErrors(found);
    const first = ENTRY_FIELDS.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (Object.keys(found).length > 0) fail(undefined, Object.values(found)[0] ?? t.form.failed);
  };
  const store = (based: number) => {
    const missing = ENTRY_FIELDS.filter((field) => fields[field].trim() === "");
    show(Object.fromEntries(missing.map((field) => [field, t.form.required])));
    if (missing.length > 0 || save.isPending) return;
    save.mutate({
      fields,
      ...(entry ? { entry: { id: entry.id, version: based } } : {}),
      ...(question ? { unansweredId: question.id } : {}),
    });
  };
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    store(version);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={entry ? t.form.titleEdit : t.form.titleNew}
      closeLabel={t.form.close}
      returnFocusTo={returnTo}
    >
      <form className="answer-form" ref={form} onSubmit={submit} noValidate>
        {question && (
          <p className="answer-asked" lang={`${question.language}-CA`}>
            <span className="note">{t.form.asked}</span> <Stranger>{question.question}</Stranger>
          </p>
        )}
        {theirs && (
          <div className="chat-conflict" role="alert">
            <p>{t.form.conflict}</p>
            <dl>
              {ENTRY_FIELDS.filter((field) => theirs[field] !== fields[field]).map((field) => (
                <div key={field}>
                  <dt>{t.form.fields[field]}</dt>
                  <dd>{theirs[field]}</dd>
                </div>
              ))}
            </dl>
            <p className="chat-choices">
              <button
                type="button"
                className="action"
                onClick={() => {
                  setFields(initial(theirs, undefined));
                  setVersion(theirs.version);
                  setTheirs(undefined);
                }}
              >
                {t.form.takeTheirs}
              </button>
              <button
                type="button"
                className="action"
                onClick={() => {
                  setVersion(theirs.version);
                  setTheirs(undefined);
                  store(theirs.version);
                }}
              >
                {t.form.keepMine}
              </button>
            </p>
          </div>
        )}
        <p className="note">
          {t.form.both} {t.form.hint}
        </p>
        <div className="answer-languages">
          {LANGUAGES.map((language) => (
            <fieldset key={language}>
              <legend>{t.form.languages[language]}</legend>
              {FIELDS_OF[language].map((field) => (
                <EntryInput
                  key={field}
                  name={field}
                  language={language}
                  value={fields[field]}
                  error={errors[field]}
                  onChange={(value) => setFields((all) => ({ ...all, [field]: value }))}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <p className="chat-choices">
          <button type="submit" className="action action-primary" disabled={save.isPending}>
            {save.isPending ? t.form.saving : t.form.save}
          </button>
          <button type="button" className="action" onClick={onClose}>
            {t.form.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

interface EntryInputProps {
  name: EntryField;
  language: Language;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function EntryInput({ name, language, value, error, onChange }: EntryInputProps) {
  const t = useChatTexts();
  const id = useId();
  const isQuestion = name.startsWith("question");
  return (
    <div className="field">
      <label htmlFor={id}>{t.form.fields[name]}</label>
      <textarea
        id={id}
        name={name}
        rows={isQuestion ? 2 : 5}
        lang={`${language}-CA`}
        required
        maxLength={MAX_ENTRY_LENGTHS[isQuestion ? "question" : "answer"]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function initial(entry: EntryFields | undefined, question: UnansweredQuestion | undefined): EntryFields {
  return {
    questionFr: entry?.questionFr ?? (question?.language === "fr" ? question.question : ""),
    answerFr: entry?.answerFr ?? "",
    questionEn: entry?.questionEn ?? (question?.language === "en" ? question.question : ""),
    answerEn: entry?.answerEn ?? "",
  };
}

/** What is stored now, in the answer of a write that came too late. */
function currentIn(error: HttpError): FaqEntry | undefined {
  try {
    return (JSON.parse(error.body) as { current?: FaqEntry }).current;
  } catch {
    return undefined;
  }
}
