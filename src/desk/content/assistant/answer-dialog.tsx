import { useState } from "react";
import {
  ENTRY_FIELDS,
  type EntryFields,
  type FaqEntry,
  MAX_ENTRY_LENGTHS,
  type UnansweredQuestion,
} from "../../../features/chat/faq/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { Conflict, Field, RecordForm } from "../../kit/form.tsx";
import { OpenDialog, Stranger } from "../../kit/parts.tsx";
import { useSave } from "../../kit/use-save.ts";
import { useChatTexts } from "../../people/chat/chat-queries.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { useSessionDraft } from "../../shell/session-draft.ts";
import { saveAnswer, TOUCHES, useAnswerDraft } from "./queries.ts";

interface AnswerDialogProps {
  /** Entry to edit; absent for a new entry. */
  entry?: FaqEntry;
  question?: UnansweredQuestion;
  onClose: () => void;
}

const FIELDS_OF = { fr: ["questionFr", "answerFr"], en: ["questionEn", "answerEn"] } as const;
const NOTHING: EntryFields = { questionFr: "", answerFr: "", questionEn: "", answerEn: "" };

interface Kept {
  typed: Partial<EntryFields>;
  /** Entry that was edited, whose version saving overwrites; absent for a new entry. */
  base?: FaqEntry | undefined;
}

/** Form for a team answer, French first; it can be saved only with both languages. Session storage keeps unsaved text. */
export function AnswerDialog({ entry, question, onClose }: AnswerDialogProps) {
  const { form: t } = useChatTexts();
  const draft = useAnswerDraft(question?.id).data;
  const { t: desk } = useTexts();
  const [opened, setOpened] = useState(entry);
  const [kept, keep] = useSessionDraft<Kept>("answer", entry?.id ?? (question ? `question:${question.id}` : "new"));
  const base = kept ? kept.base : opened;
  // The draft may load late, so typed text takes precedence over it.
  const fields: EntryFields = {
    ...NOTHING,
    ...(question && { [question.language === "fr" ? "questionFr" : "questionEn"]: question.question }),
    ...draft?.fields,
    ...base,
    ...kept?.typed,
  };
  /** Ids of similar questions that the user excluded, because they need another answer. */
  const [apart, setApart] = useState<ReadonlySet<number>>(new Set());
  const save = useSave(saveAnswer, {
    touches: TOUCHES,
    check: ({ fields: written }) =>
      Object.fromEntries(
        ENTRY_FIELDS.filter((field) => written[field].trim() === "").map((field) => [field, t.required]),
      ),
    saved: { title: t.saved, description: t.savedText },
    done: () => {
      keep(undefined);
      onClose();
    },
    failed: t.failed,
    form: true,
    outdated: true,
  });
  const { stored } = save;
  const { questionFr, answerFr, questionEn, answerEn } = fields;
  const written = { questionFr, answerFr, questionEn, answerEn };
  const store = (over: FaqEntry | undefined) => {
    const also = question?.others.map(({ id }) => id).filter((id) => !apart.has(id));
    save.mutate({ fields: written, entry: over, unansweredId: question?.id, also });
  };
  return (
    <OpenDialog title={entry ? t.titleEdit : t.titleNew} onClose={onClose}>
      {question && <Asked question={question} apart={apart} onChange={setApart} />}
      {draft && (
        <p className="note">
          {t.draft}{" "}
          <a href={draft.href} target="_blank" rel="noopener">
            {draft.title}
          </a>
        </p>
      )}
      {stored && (
        <Conflict
          stored={stored}
          typed={fields}
          labels={t.fields}
          onTakeTheirs={() => {
            setOpened(stored);
            keep(undefined);
            save.reset();
          }}
          onKeepMine={() => {
            keep({ typed: written, base: stored });
            store(stored);
          }}
        />
      )}
      <RecordForm
        isWide
        {...save.form}
        save={entry ? t.save : t.publish}
        saving={t.saving}
        onSave={() => store(base)}
        onCancel={() => {
          keep(undefined);
          onClose();
        }}
        cancel={kept && desk.form.discard}
        aside={kept && <span className="note">{desk.form.changesKept}</span>}
      >
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
                      onChange={({ target }) =>
                        keep((now) => ({ typed: { ...now?.typed, [name]: target.value }, base }))
                      }
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

interface AskedProps {
  question: UnansweredQuestion;
  apart: ReadonlySet<number>;
  onChange: (apart: ReadonlySet<number>) => void;
}

/** The question and its rewordings, each of which can be excluded because it needs its own answer. */
function Asked({ question: { question, language, others }, apart, onChange }: AskedProps) {
  const { form: t } = useChatTexts();
  return (
    <>
      <p className="quoted" lang={`${language}-CA`}>
        <span className="note">{t.asked}</span> <Stranger>{question}</Stranger>
      </p>
      {others.length > 0 && (
        <fieldset>
          <legend className="note">{t.alike}</legend>
          {others.map(({ id, question: other }) => (
            <label key={id} className="tick" lang={`${language}-CA`}>
              <input
                type="checkbox"
                checked={!apart.has(id)}
                onChange={({ target }) => {
                  const next = new Set(apart);
                  if (target.checked) next.delete(id);
                  else next.add(id);
                  onChange(next);
                }}
              />
              <Stranger>{other}</Stranger>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
