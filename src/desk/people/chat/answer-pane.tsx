import { useMemo, useRef, useState } from "react";
import type { FaqEntry } from "../../../features/chat/faq/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { toasts } from "../../../ui/toast-store.ts";
import { Moment } from "../../kit/facts.tsx";
import { Empty, Failed, ListEnd, Loading } from "../../kit/list-status.tsx";
import { useShortcuts } from "../../kit/shortcuts/use-shortcuts.ts";
import { useFailure } from "../../kit/use-failure.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { useAnswers, useRemoveAnswer } from "./chat-queries.ts";
import { useChatTexts } from "./chat-texts.ts";

/** What staff taught the assistant. */
export function AnswerPane() {
  const t = useChatTexts();
  const list = useAnswers();
  const rows = useMemo(() => list.data?.pages.flatMap(({ entries }) => entries) ?? [], [list.data]);
  const [editing, setEditing] = useState<FaqEntry | "new" | null>(null);
  const [removing, setRemoving] = useState<FaqEntry | null>(null);
  useShortcuts((action) => {
    if (action !== "refresh") return false;
    void list.refetch();
    return true;
  });
  return (
    <div className="answers">
      <div className="answers-head">
        <p className="view-intro">{t.answers.intro}</p>
        <button type="button" className="action action-primary" onClick={() => setEditing("new")}>
          {t.answers.add}
        </button>
      </div>
      <section className="list" aria-label={t.tabs.answers} aria-busy={list.isFetching}>
        {list.isPending ? (
          <Loading text={t.answers.loading} />
        ) : list.isError && rows.length === 0 ? (
          <Failed text={t.answers.failed} onRetry={() => void list.refetch()} />
        ) : rows.length === 0 ? (
          <Empty text={t.answers.empty}>
            <p className="note">{t.answers.emptyHint}</p>
          </Empty>
        ) : (
          <>
            <ul className="answer-list">
              {rows.map((entry) => (
                <li key={entry.id}>
                  <div className="answer-texts">
                    {LANGUAGES.map((language) => (
                      <div key={language} lang={`${language}-CA`}>
                        <h2>{language === "fr" ? entry.questionFr : entry.questionEn}</h2>
                        <p className="message">{language === "fr" ? entry.answerFr : entry.answerEn}</p>
                      </div>
                    ))}
                  </div>
                  <p className="answer-foot">
                    <span className="note">
                      {t.answers.changed} <Moment iso={entry.updatedAt} />
                    </span>
                    <button
                      type="button"
                      className="action action-small"
                      aria-label={t.about(t.answers.edit, entry.questionFr)}
                      onClick={() => setEditing(entry)}
                    >
                      {t.answers.edit}
                    </button>
                    <button
                      type="button"
                      className="action action-small"
                      aria-label={t.about(t.answers.remove, entry.questionFr)}
                      onClick={() => setRemoving(entry)}
                    >
                      {t.answers.remove}
                    </button>
                  </p>
                </li>
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
      {editing && <AnswerDialog {...(editing === "new" ? {} : { entry: editing })} onClose={() => setEditing(null)} />}
      {removing && <RemoveDialog entry={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}

function RemoveDialog({ entry, onClose }: { entry: FaqEntry; onClose: () => void }) {
  const t = useChatTexts();
  const fail = useFailure();
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const remove = useRemoveAnswer({
    success: () => {
      toasts.add({ title: t.answers.removed, description: entry.questionFr });
      onClose();
    },
    error: (error) => fail(error, t.answers.removeFailed),
  });
  return (
    <Dialog open onClose={onClose} title={t.answers.removeTitle} closeLabel={t.form.close} returnFocusTo={returnTo}>
      <p className="answer-asked">{entry.questionFr}</p>
      <p>{t.answers.removeText}</p>
      <p className="chat-choices">
        <button
          type="button"
          className="action action-primary"
          disabled={remove.isPending}
          onClick={() => remove.mutate(entry.id)}
        >
          {t.answers.removeConfirm}
        </button>
        <button type="button" className="action" onClick={onClose}>
          {t.answers.removeCancel}
        </button>
      </p>
    </Dialog>
  );
}
