import { useState } from "react";
import {
  ENTRY_FIELDS,
  type EntryFields,
  type FaqEntry,
  MAX_ENTRY_LENGTHS,
  type UnansweredQuestion,
} from "../../../features/chat/faq/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { useChange } from "../../kit/api.ts";
import { Stranger } from "../../kit/facts.tsx";
import { Field, type FieldErrors, RecordForm } from "../../kit/form.tsx";
import { OpenDialog } from "../../kit/parts.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useChatTexts } from "../../people/chat/chat-texts.ts";
import { saveAnswer, TOUCHES } from "./queries.ts";

interface AnswerDialogProps {
  /** The entry to change; without one a new one is written. */
  entry?: FaqEntry;
  /** The question it is to answer. */
  question?: UnansweredQuestion;
  onClose: () => void;
}

const FIELDS_OF = { fr: ["questionFr", "answerFr"], en: ["questionEn", "answerEn"] } as const;
const NOTHING: EntryFields = { questionFr: "", answerFr: "", questionEn: "", answerEn: "" };

/** What a team answer says, French first; it is stored only in both languages. */
export function AnswerDialog({ entry, question, onClose }: AnswerDialogProps) {
  const { form: t } = useChatTexts();
  const fail = useFailure();
  const [fields, setFields] = useState<EntryFields>(() => ({
    ...NOTHING,
    ...(question && { [question.language === "fr" ? "questionFr" : "questionEn"]: question.question }),
    ...entry,
  }));
  const [errors, setErrors] = useState<FieldErrors>({});
  /** What a colleague has stored since. */
  const [theirs, setTheirs] = useState<FaqEntry>();
  const [version, setVersion] = useState(entry?.version ?? 0);
  const save = useChange(saveAnswer, {
    touches: TOUCHES,
    done: () => {
      toasts.add({ title: t.saved, description: t.savedText });
      onClose();
    },
    failed: (error) => {
      const found = error instanceof HttpError && error.status === 422 ? error.fieldErrors : {};
      setErrors(found);
      if (error instanceof HttpError && error.status === 409) setTheirs(currentIn(error));
      else if (!ENTRY_FIELDS.some((field) => found[field])) fail(error, Object.values(found)[0] ?? t.failed);
    },
  });
  const store = (based: number) => {
    const missing = ENTRY_FIELDS.filter((field) => fields[field].trim() === "");
    setErrors(Object.fromEntries(missing.map((field) => [field, t.required])));
    if (missing.length > 0) return;
    const { questionFr, answerFr, questionEn, answerEn } = fields;
    save.mutate({
      fields: { questionFr, answerFr, questionEn, answerEn },
      entry: entry && { id: entry.id, version: based },
      unansweredId: question?.id,
    });
  };
  const settle = (keepsMine: boolean) => {
    if (!theirs) return;
    setVersion(theirs.version);
    setTheirs(undefined);
    if (keepsMine) store(theirs.version);
    else setFields(theirs);
  };
  return (
    <OpenDialog title={entry ? t.titleEdit : t.titleNew} onClose={onClose}>
      {question && (
        <p className="quoted" lang={`${question.language}-CA`}>
          <span className="note">{t.asked}</span> <Stranger>{question.question}</Stranger>
        </p>
      )}
      {theirs && (
        <div className="item-below" role="alert">
          <p>{t.conflict}</p>
          <dl className="facts">
            {ENTRY_FIELDS.filter((field) => theirs[field] !== fields[field]).map((field) => (
              <div key={field} className="fact">
                <dt>{t.fields[field]}</dt>
                <dd className="message">{theirs[field]}</dd>
              </div>
            ))}
          </dl>
          <p className="actions">
            <button type="button" className="action" onClick={() => settle(false)}>
              {t.takeTheirs}
            </button>
            <button type="button" className="action" onClick={() => settle(true)}>
              {t.keepMine}
            </button>
          </p>
        </div>
      )}
      <RecordForm
        isWide
        errors={errors}
        busy={save.isPending}
        save={t.save}
        saving={t.saving}
        onSave={() => store(version)}
        onCancel={onClose}
      >
        <p className="note">
          {t.both} {t.hint}
        </p>
        <div className="parts">
          {LANGUAGES.map((language) => (
            <fieldset key={language} lang={`${language}-CA`}>
              <legend className="unseen">{t.languages[language]}</legend>
              {FIELDS_OF[language].map((name, place) => (
                <Field key={name} label={t.fields[name]} name={name} error={errors[name]}>
                  {(control) => (
                    <textarea
                      {...control}
                      rows={place === 0 ? 2 : 5}
                      required
                      maxLength={MAX_ENTRY_LENGTHS[place === 0 ? "question" : "answer"]}
                      value={fields[name]}
                      onChange={({ target }) => setFields((all) => ({ ...all, [name]: target.value }))}
                    />
                  )}
                </Field>
              ))}
            </fieldset>
          ))}
        </div>
      </RecordForm>
    </OpenDialog>
  );
}

/** What is stored now, in the answer of a write that came too late. */
const currentIn = (error: HttpError) => (JSON.parse(error.body) as { current?: FaqEntry }).current;
