import { useMemo, useState } from "react";
import type { UnansweredQuestion } from "../../../features/chat/faq/model.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Empty, Failed, ListEnd, Loading } from "../../kit/list-status.tsx";
import { useShortcuts } from "../../kit/shortcuts/use-shortcuts.ts";
import { useFailure } from "../../kit/use-failure.ts";
import { follow, useAddress, useSetQuery } from "../../shell/use-address.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { CHAT_PATH } from "./chat-address.ts";
import { useQuestions, useSetQuestion } from "./chat-queries.ts";
import { useChatTexts } from "./chat-texts.ts";

const STATES = ["open", "dismissed"] as const;

/** What the assistant could not answer; each question becomes an answer, or is dismissed. */
export function QuestionPane() {
  const t = useChatTexts();
  const fail = useFailure();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const state = query.get("state") === "dismissed" ? "dismissed" : "open";
  const list = useQuestions(state);
  const rows = useMemo(() => list.data?.pages.flatMap(({ questions }) => questions) ?? [], [list.data]);
  const [answering, setAnswering] = useState<UnansweredQuestion | null>(null);
  const change = useSetQuestion({
    success: ({ id, state: now }) =>
      toasts.add(
        now === "dismissed"
          ? {
              title: t.questions.dismissed,
              action: {
                label: t.questions.undo,
                instead: t.questions.undoInstead,
                onPress: () => change.mutate({ id, state: "open" }),
              },
            }
          : { title: t.questions.restored },
      ),
    error: (error) => fail(error, t.questions.changeFailed),
  });
  useShortcuts((action) => {
    if (action !== "refresh") return false;
    void list.refetch();
    return true;
  });
  return (
    <div className="questions">
      <p className="view-intro">{t.questions.intro}</p>
      <fieldset className="segments">
        <legend className="unseen">{t.questions.tabs.label}</legend>
        {STATES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={state === name}
            onClick={() => setQuery({ state: name === "open" ? null : name })}
          >
            {t.questions.tabs[name]}
          </button>
        ))}
      </fieldset>
      <section className="list" aria-label={t.questions.tabs[state]} aria-busy={list.isFetching}>
        {list.isPending ? (
          <Loading text={t.questions.loading} />
        ) : list.isError && rows.length === 0 ? (
          <Failed text={t.questions.failed} onRetry={() => void list.refetch()} />
        ) : rows.length === 0 ? (
          <Empty text={state === "open" ? t.questions.empty : t.questions.emptyDismissed} />
        ) : (
          <>
            <ul className="question-list">
              {rows.map((question) => (
                <QuestionRow
                  key={question.id}
                  question={question}
                  state={state}
                  pending={change.isPending && change.variables?.id === question.id}
                  onAnswer={() => setAnswering(question)}
                  onChange={(next) => change.mutate({ id: question.id, state: next })}
                />
              ))}
            </ul>
            <ListEnd
              hasNext={list.hasNextPage}
              loading={list.isFetchingNextPage}
              failed={list.isFetchNextPageError}
              onMore={() => void list.fetchNextPage()}
            />
          </>
        )}
      </section>
      {answering && <AnswerDialog question={answering} onClose={() => setAnswering(null)} />}
    </div>
  );
}

interface QuestionRowProps {
  question: UnansweredQuestion;
  state: (typeof STATES)[number];
  pending: boolean;
  onAnswer: () => void;
  onChange: (state: (typeof STATES)[number]) => void;
}

function QuestionRow({ question, state, pending, onAnswer, onChange }: QuestionRowProps) {
  const t = useChatTexts();
  const { question: text, language, count, lastAskedAt, conversationId } = question;
  const next = state === "open" ? "dismissed" : "open";
  const words = state === "open" ? t.questions.dismiss : t.questions.restore;
  const address = `${CHAT_PATH}/${conversationId}`;
  return (
    <li>
      <div className="question-asked">
        <p className="question-text" lang={`${language}-CA`}>
          <Stranger>{text}</Stranger>
        </p>
        <p className="note">
          {language.toUpperCase()} · {t.questions.asked(count)}, {t.questions.last} <Moment iso={lastAskedAt} />
          {conversationId !== null && (
            <>
              {" · "}
              <a href={address} onClick={(event) => follow(event, address)}>
                {t.questions.open}
              </a>
            </>
          )}
        </p>
      </div>
      <p className="actions">
        <button type="button" className="action" aria-label={t.about(t.questions.answer, text)} onClick={onAnswer}>
          {t.questions.answer}
        </button>
        <button
          type="button"
          className="action"
          disabled={pending}
          aria-label={t.about(words, text)}
          onClick={() => onChange(next)}
        >
          {words}
        </button>
      </p>
    </li>
  );
}
