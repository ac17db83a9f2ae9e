import { useState } from "react";
import type { FaqEntry, UnansweredQuestion } from "../../../features/chat/faq/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { oneOf, useFilters } from "../../kit/filters.tsx";
import { ListScreen, RowList } from "../../kit/list-screen.tsx";
import { ActOn, ConfirmDialog, ItemBody, Moment, Segments, Stranger } from "../../kit/parts.tsx";
import { useSave } from "../../kit/use-save.ts";
import { useChatTexts } from "../../people/chat/chat-queries.ts";
import { pathOfView } from "../../shell/desk-address.ts";
import { follow, useAddress } from "../../shell/use-address.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { type QuestionChange, removeAnswer, setQuestion, TOUCHES, useAnswers, useQuestions } from "./queries.ts";
import { WhoAnswers } from "./who-answers.tsx";

/** Questions the assistant could not answer, and the team's answers. Loaded on first visit. */
export default function AssistantView() {
  const { path } = useAddress();
  return path === pathOfView("answers") ? <Answers /> : <Questions />;
}

const STATES = ["open", "dismissed"] as const;
const QUESTION_FILTERS = { state: oneOf(STATES) };

/** Unanswered questions, each to be answered or dismissed. */
function Questions() {
  const t = useChatTexts();
  const { filters, change: narrow } = useFilters(QUESTION_FILTERS);
  const state = filters.state ?? "open";
  const [answering, setAnswering] = useState<UnansweredQuestion>();
  const change = useSave(setQuestion, {
    touches: TOUCHES,
    saved: (_, { state: now, ...same }: QuestionChange) =>
      now === "open"
        ? t.questions.restored
        : {
            title: t.questions.dismissed,
            action: {
              label: t.questions.undo,
              instead: t.questions.undoInstead,
              onPress: () => change.mutate({ ...same, state: "open" }),
            },
          },
    failed: t.questions.changeFailed,
  });
  const [words, next] =
    state === "open" ? ([t.questions.dismiss, "dismissed"] as const) : ([t.questions.restore, "open"] as const);
  return (
    <ListScreen
      title={t.tabs.questions}
      intro={t.questions.intro}
      texts={{ ...t.questions, empty: state === "open" ? t.questions.empty : t.questions.emptyDismissed }}
      list={useQuestions(state)}
      filters={
        <>
          <WhoAnswers />
          <Segments
            label={t.questions.tabs.label}
            options={STATES.map((name) => [name, t.questions.tabs[name]] as const)}
            value={state}
            onChoose={(name) => narrow({ state: name === "open" ? null : name })}
          />
          <p className="note">{t.questions.grouped}</p>
        </>
      }
      rows={(given) => (
        <RowList className="item" {...given}>
          {(question) => (
            <ItemBody
              name={
                <b lang={`${question.language}-CA`}>
                  <Stranger>{question.question}</Stranger>
                </b>
              }
              notes={[
                <AskedWhen key="asked" question={question} />,
                question.others.length > 0 && <OtherWays key="ways" question={question} />,
              ]}
              actions={
                <>
                  <ActOn words={t.questions.answer} whom={question.question} onClick={() => setAnswering(question)} />
                  <ActOn
                    words={words}
                    whom={question.question}
                    disabled={change.isPending && change.variables?.id === question.id}
                    onClick={() => change.mutate({ id: question.id, also: idsOf(question), state: next })}
                  />
                </>
              }
            />
          )}
        </RowList>
      )}
    >
      {answering && <AnswerDialog question={answering} onClose={() => setAnswering(undefined)} />}
    </ListScreen>
  );
}

const idsOf = ({ others }: UnansweredQuestion) => others.map(({ id }) => id);
/** Number of rewordings shown in a row; the dialog lists all. */
const WAYS_SHOWN = 2;

function OtherWays({ question: { language, others } }: { question: UnansweredQuestion }) {
  const { questions: t } = useChatTexts();
  return (
    <>
      {t.ways(others.length)}
      {others.slice(0, WAYS_SHOWN).map(({ id, question }) => (
        <span key={id} lang={`${language}-CA`}>
          {" · "}
          <Stranger>{question}</Stranger>
        </span>
      ))}
      {others.length > WAYS_SHOWN && " · …"}
    </>
  );
}

function AskedWhen({ question: { language, count, lastAskedAt, conversationId } }: { question: UnansweredQuestion }) {
  const { questions: t } = useChatTexts();
  const address = `${pathOfView("chat")}/${conversationId}`;
  return (
    <>
      {language.toUpperCase()} · {t.asked(count)}, {t.last} <Moment iso={lastAskedAt} />
      {conversationId !== null && (
        <>
          {" · "}
          <a className="open-link" href={address} onClick={(event) => follow(event, address)}>
            {t.open}
          </a>
        </>
      )}
    </>
  );
}

function Answers() {
  const { answers: t, tabs } = useChatTexts();
  const [editing, setEditing] = useState<FaqEntry | "new">();
  const [removing, setRemoving] = useState<FaqEntry>();
  const remove = useSave(({ id }: FaqEntry) => removeAnswer(id), {
    touches: TOUCHES,
    saved: (_, { questionFr }) => ({ title: t.removed, description: questionFr }),
    failed: t.removeFailed,
  });
  return (
    <ListScreen
      title={tabs.answers}
      intro={t.intro}
      texts={t}
      list={useAnswers()}
      filters={
        <div className="actions">
          <button type="button" className="action action-primary" onClick={() => setEditing("new")}>
            {t.add}
          </button>
        </div>
      }
      rows={(given) => (
        <RowList className="item" {...given}>
          {(entry) => (
            <ItemBody
              name={
                <span className="parts">
                  {LANGUAGES.map((language) => (
                    <span key={language} lang={`${language}-CA`}>
                      <b>{language === "fr" ? entry.questionFr : entry.questionEn}</b>
                      <span className="message row-line">{language === "fr" ? entry.answerFr : entry.answerEn}</span>
                    </span>
                  ))}
                </span>
              }
              notes={[
                <>
                  {t.changed} <Moment iso={entry.updatedAt} />
                </>,
              ]}
              actions={
                <>
                  <ActOn words={t.edit} whom={entry.questionFr} onClick={() => setEditing(entry)} />
                  <ActOn words={t.remove} whom={entry.questionFr} onClick={() => setRemoving(entry)} />
                </>
              }
            />
          )}
        </RowList>
      )}
    >
      {editing && (
        <AnswerDialog {...(editing === "new" ? {} : { entry: editing })} onClose={() => setEditing(undefined)} />
      )}
      {removing && (
        <ConfirmDialog
          title={t.removeTitle}
          act={t.removeConfirm}
          name={removing.questionFr}
          text={t.removeText}
          onConfirm={() => remove.mutate(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </ListScreen>
  );
}
