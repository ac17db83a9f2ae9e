import { useRef, useState } from "react";
import type { Note } from "../../../features/consultations/follow-up/model.ts";
import { Moment } from "../../kit/facts.tsx";
import { RecordForm } from "../../kit/form.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { rowsOf } from "../../kit/pages.ts";
import { ActOn } from "../../kit/parts.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { outdatedBy, refusalOf, useNotes, useNoteWrite, useOwners } from "../follow-up-queries.ts";
import { mentionsIn } from "./mention-search.ts";
import { NoteField } from "./note-field.tsx";

/** What members of staff wrote about a request, newest first, and where the next one is written. */
export function NoteList({ consultationId }: { consultationId: number }) {
  const { followUp } = useTexts();
  const t = followUp.notes;
  const { announce } = useDesk();
  const list = useNotes(consultationId);
  const notes = rowsOf(list.data);
  const [editing, setEditing] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const goBack = () => {
    setEditing(null);
    heading.current?.focus();
  };
  return (
    <div className="part">
      <h3 ref={heading} tabIndex={-1}>
        {t.title}
      </h3>
      <NoteForm consultationId={consultationId} onDone={() => announce(t.added)} />
      {list.isPending ? (
        <Loading text={t.loading} />
      ) : list.isError && notes.length === 0 ? (
        <Failed text={t.loadFailed} onRetry={() => void list.refetch()} />
      ) : notes.length === 0 ? (
        <p className="note">{t.none}</p>
      ) : (
        <ol>
          {notes.map((note) => (
            <li key={note.id} className="item">
              {editing === note.id ? (
                <NoteForm consultationId={consultationId} note={note} onDone={goBack} />
              ) : (
                <NoteItem note={note} onEdit={() => setEditing(note.id)} onRemoved={goBack} />
              )}
            </li>
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <button
          type="button"
          className="action action-small"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t.more}
        </button>
      )}
    </div>
  );
}

function NoteItem({ note, onEdit, onRemoved }: { note: Note; onEdit: () => void; onRemoved: () => void }) {
  const { followUp } = useTexts();
  const t = followUp.notes;
  const { staff, announce } = useDesk();
  const fail = useFailure();
  const [asking, setAsking] = useState(false);
  const author = useOwners().find(({ id }) => id === note.authorId)?.name ?? followUp.formerMember;
  const { mutate, isPending } = useNoteWrite(note.consultationId, {
    success: () => {
      announce(t.removed);
      onRemoved();
    },
    error: (error) => fail(error, t.removeFailed),
  });
  const whom = `${author}, ${note.id}`;
  return (
    <article className="item-what" aria-label={whom}>
      <p className="note">
        <strong>{author}</strong> <Moment iso={note.createdAt} />
        {note.editedAt && ` · ${t.edited}`}
      </p>
      <p className="message">{note.text}</p>
      <p className="actions">
        {note.authorId === staff.id && <ActOn words={t.edit} whom={whom} onClick={onEdit} />}
        <ActOn
          words={asking ? t.confirmRemove : t.remove}
          whom={whom}
          disabled={isPending}
          onBlur={() => setAsking(false)}
          onClick={() => (asking ? mutate({ kind: "remove", note }) : setAsking(true))}
        />
      </p>
    </article>
  );
}

/** @param note that is corrected; without one a new note is written */
function NoteForm({ consultationId, note, onDone }: { consultationId: number; note?: Note; onDone: () => void }) {
  const { followUp } = useTexts();
  const t = followUp.notes;
  const fail = useFailure();
  const owners = useOwners();
  const [text, setText] = useState(note?.text ?? "");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(note?.mentions));
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = useNoteWrite(consultationId, {
    success: () => {
      setError(undefined);
      if (!note) setText("");
      onDone();
    },
    error: (cause) => {
      const refusal = outdatedBy(cause) ? t.conflict : refusalOf(cause);
      setError(refusal);
      if (!refusal) fail(cause, t.failed);
    },
  });
  const send = () => {
    if (text.trim() === "" || isPending) return;
    const mentions = mentionsIn(text, owners, chosen);
    mutate(note ? { kind: "change", note, text, mentions } : { kind: "add", text, mentions });
    field.current?.focus();
  };
  return (
    <RecordForm
      failure={error}
      busy={isPending}
      save={note ? followUp.save : t.add}
      saving={followUp.saving}
      isQuiet
      onSave={send}
      onCancel={note && onDone}
      aside={!note && <span className="note">{t.hint}</span>}
    >
      <NoteField
        label={note ? t.editLabel : t.label}
        value={text}
        onChange={setText}
        onMention={(id) => setChosen(new Set([...chosen, id]))}
        onSend={send}
        {...(note ? { onEscape: onDone } : {})}
        field={field}
      />
    </RecordForm>
  );
}
