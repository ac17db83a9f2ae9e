import { useState } from "react";
import type { FaqEntry, UnansweredQuestion } from "../../../features/chat/faq/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { PagedList } from "../../kit/list-status.tsx";
import { rowsOf } from "../../kit/pages.ts";
import { ActOn, ConfirmDialog, Item, Segments } from "../../kit/parts.tsx";
import { useShortcuts } from "../../kit/shortcuts/use-shortcuts.ts";
import { useSave } from "../../kit/use-save.ts";
import { useChatTexts } from "../../people/chat/chat-texts.ts";
import { pathOfView } from "../../shell/desk-address.ts";
import { follow, useAddress, useSetQuery } from "../../shell/use-address.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { type QuestionChange, removeAnswer, setQuestion, TOUCHES, useAnswers, useQuestions } from "./queries.ts";

/** What the assistant could not answer, and what staff taught it. Loaded when somebody comes here. */
export default function AssistantView() {
  const t = useChatTexts();
  const { path } = useAddress();
  const tab = path === pathOfView("answers") ? "answers" : "questions";
  return (
    <>
      <h1 tabIndex={-1}>{t.tabs[tab]}</h1>
      {tab === "questions" ? <Questions /> : <Answers />}
    </>
  );
}

const useRefreshKey = (list: { refetch: () => unknown }) =>
  useShortcuts((action) => {
    if (action !== "refresh") return false;
    void list.refetch();
    return true;
  });

const STATES = ["open", "dismissed"] as const;

/** Each question becomes an answer, or is dismissed. */
function Questions() {
  const t = useChatTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const state = query.get("state") === "dismissed" ? "dismissed" : "open";
  const list = useQuestions(state);
  const rows = rowsOf(list.data);
  const [answering, setAnswering] = useState<UnansweredQuestion>();
  const change = useSave(setQuestion, {
    touches: TOUCHES,
    saved: (_, { id, state: now }: QuestionChange) =>
      now === "open"
        ? t.questions.restored
        : {
            title: t.questions.dismissed,
            action: {
              label: t.questions.undo,
              instead: t.questions.undoInstead,
              onPress: () => change.mutate({ id, state: "open" }),
            },
          },
    failed: t.questions.changeFailed,
  });
  useRefreshKey(list);
  const [words, next] =
    state === "open" ? ([t.questions.dismiss, "dismissed"] as const) : ([t.questions.restore, "open"] as const);
  return (
    <>
      <p className="view-intro">{t.questions.intro}</p>
      <Segments
        label={t.questions.tabs.label}
        options={STATES.map((name) => [name, t.questions.tabs[name]] as const)}
        value={state}
        onChoose={(name) => setQuery({ state: name === "open" ? null : name })}
      />
      <section className="list" aria-label={t.questions.tabs[state]} aria-busy={list.isFetching}>
        <PagedList
          list={list}
          count={rows.length}
          texts={{ ...t.questions, empty: state === "open" ? t.questions.empty : t.questions.emptyDismissed }}
        >
          <ul>
            {rows.map((question) => (
              <Item
                key={question.id}
                name={
                  <b lang={`${question.language}-CA`}>
                    <Stranger>{question.question}</Stranger>
                  </b>
                }
                notes={[<AskedWhen key="asked" question={question} />]}
                actions={
                  <>
                    <ActOn words={t.questions.answer} whom={question.question} onClick={() => setAnswering(question)} />
                    <ActOn
                      words={words}
                      whom={question.question}
                      disabled={change.isPending && change.variables?.id === question.id}
                      onClick={() => change.mutate({ id: question.id, state: next })}
                    />
                  </>
                }
              />
            ))}
          </ul>
        </PagedList>
      </section>
      {answering && <AnswerDialog question={answering} onClose={() => setAnswering(undefined)} />}
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
  const list = useAnswers();
  const rows = rowsOf(list.data);
  const [editing, setEditing] = useState<FaqEntry | "new">();
  const [removing, setRemoving] = useState<FaqEntry>();
  const remove = useSave(({ id }: FaqEntry) => removeAnswer(id), {
    touches: TOUCHES,
    saved: (_, { questionFr }) => ({ title: t.removed, description: questionFr }),
    failed: t.removeFailed,
  });
  useRefreshKey(list);
  return (
    <>
      <div className="part-head">
        <p className="view-intro">{t.intro}</p>
        <button type="button" className="action action-primary" onClick={() => setEditing("new")}>
          {t.add}
        </button>
      </div>
      <section className="list" aria-label={tabs.answers} aria-busy={list.isFetching}>
        <PagedList list={list} count={rows.length} texts={t} ifEmpty={<p className="note">{t.emptyHint}</p>}>
          <ul>
            {rows.map((entry) => (
              <Item
                key={entry.id}
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
            ))}
          </ul>
        </PagedList>
      </section>
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
    </>
  );
}
