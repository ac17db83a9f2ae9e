import { useState } from "react";
import {
  ENTRY_FIELDS,
  type EntryFields,
  type FaqEntry,
  MAX_ENTRY_LENGTHS,
  type UnansweredQuestion,
} from "../../../features/chat/faq/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { Stranger } from "../../kit/facts.tsx";
import { Conflict, Field, RecordForm } from "../../kit/form.tsx";
import { OpenDialog } from "../../kit/parts.tsx";
import { useSave } from "../../kit/use-save.ts";
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
  const [fields, setFields] = useState<EntryFields>(() => ({
    ...NOTHING,
    ...(question && { [question.language === "fr" ? "questionFr" : "questionEn"]: question.question }),
    ...entry,
  }));
  /** The version that is written over. */
  const [base, setBase] = useState(entry);
  const save = useSave(saveAnswer, {
    touches: TOUCHES,
    check: ({ fields: written }) =>
      Object.fromEntries(
        ENTRY_FIELDS.filter((field) => written[field].trim() === "").map((field) => [field, t.required]),
      ),
    saved: { title: t.saved, description: t.savedText },
    done: onClose,
    failed: t.failed,
    form: true,
    outdated: true,
  });
  const { stored } = save;
  const store = (over: FaqEntry | undefined) => {
    const { questionFr, answerFr, questionEn, answerEn } = fields;
    save.mutate({ fields: { questionFr, answerFr, questionEn, answerEn }, entry: over, unansweredId: question?.id });
  };
  return (
    <OpenDialog title={entry ? t.titleEdit : t.titleNew} onClose={onClose}>
      {question && (
        <p className="quoted" lang={`${question.language}-CA`}>
          <span className="note">{t.asked}</span> <Stranger>{question.question}</Stranger>
        </p>
      )}
      {stored && (
        <Conflict
          stored={stored}
          typed={fields}
          labels={t.fields}
          onTakeTheirs={() => {
            setBase(stored);
            setFields(stored);
            save.reset();
          }}
          onKeepMine={() => {
            setBase(stored);
            store(stored);
          }}
        />
      )}
      <RecordForm isWide {...save.form} save={t.save} saving={t.saving} onSave={() => store(base)} onCancel={onClose}>
        <p className="note">
          {t.both} {t.hint}
        </p>
        <div className="parts">
          {LANGUAGES.map((language) => (
            <fieldset key={language} lang={`${language}-CA`}>
              <legend className="unseen">{t.languages[language]}</legend>
              {FIELDS_OF[language].map((name, place) => (
                <Field key={name} label={t.fields[name]} name={name}>
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
