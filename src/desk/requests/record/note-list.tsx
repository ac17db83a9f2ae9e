import { useRef, useState } from "react";
import type { Note } from "../../../features/consultations/follow-up/model.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { Moment } from "../../kit/facts.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { type NoteWrite, outdatedBy, useNotes, useNoteWrite, useOwners } from "../follow-up-queries.ts";
import { mentionsIn } from "./mention-search.ts";
import { NoteField } from "./note-field.tsx";

/** What members of staff wrote about a request, newest first, and where the next one is written. */
export function NoteList({ consultationId }: { consultationId: number }) {
  const { t: desk, followUp } = useTexts();
  const t = followUp.notes;
  const { announce } = useDesk();
  const list = useNotes(consultationId);
  const notes = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const [editing, setEditing] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="notes">
      <h4 ref={heading} tabIndex={-1}>
        {t.title}
      </h4>
      <NoteForm consultationId={consultationId} onDone={() => announce(t.added)} />
      {list.isPending ? (
        <p className="note" role="status">
          {t.loading}
        </p>
      ) : list.isError && notes.length === 0 ? (
        <p role="alert">
          {t.loadFailed}{" "}
          <button type="button" className="action action-small" onClick={() => void list.refetch()}>
            {desk.errors.retry}
          </button>
        </p>
      ) : notes.length === 0 ? (
        <p className="note">{t.none}</p>
      ) : (
        <ol className="note-items">
          {notes.map((note) => (
            <li key={note.id}>
              {editing === note.id ? (
                <NoteForm
                  consultationId={consultationId}
                  note={note}
                  onDone={() => {
                    setEditing(null);
                    heading.current?.focus();
                  }}
                />
              ) : (
                <NoteItem note={note} onEdit={() => setEditing(note.id)} onRemoved={() => heading.current?.focus()} />
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
  const { t: desk, followUp } = useTexts();
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
  return (
    <article aria-label={`${author}, ${note.id}`}>
      <p className="note-head">
        <strong>{author}</strong> <Moment iso={note.createdAt} />
        {note.editedAt && <span> · {t.edited}</span>}
      </p>
      <p className="note-text">{note.text}</p>
      <p className="note-actions">
        {note.authorId === staff.id && (
          <button
            type="button"
            className="action action-small"
            aria-label={desk.about(t.edit, `${author}, ${note.id}`)}
            onClick={onEdit}
          >
            {t.edit}
          </button>
        )}
        <button
          type="button"
          className="action action-small"
          disabled={isPending}
          aria-label={desk.about(asking ? t.confirmRemove : t.remove, `${author}, ${note.id}`)}
          onBlur={() => setAsking(false)}
          onClick={() => (asking ? mutate({ kind: "remove", note }) : setAsking(true))}
        >
          {asking ? t.confirmRemove : t.remove}
        </button>
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
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = useNoteWrite(consultationId, {
    success: () => {
      setError(null);
      if (!note) setText("");
      onDone();
    },
    error: (cause) => {
      if (outdatedBy(cause)) setError(t.conflict);
      else if (cause instanceof HttpError && cause.status === 422)
        setError(Object.values(cause.fieldErrors)[0] ?? t.failed);
      else fail(cause, t.failed);
    },
  });
  const send = () => {
    if (text.trim() === "" || isPending) return;
    const mentions = mentionsIn(text, owners, chosen);
    const write: NoteWrite = note ? { kind: "change", note, text, mentions } : { kind: "add", text, mentions };
    mutate(write);
    field.current?.focus();
  };
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
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
      {error !== null && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <p className="note-actions">
        <button type="submit" className="action action-small" disabled={isPending || text.trim() === ""}>
          {isPending ? followUp.saving : note ? followUp.save : t.add}
        </button>
        {note ? (
          <button type="button" className="action action-small" onClick={onDone}>
            {t.cancel}
          </button>
        ) : (
          <span className="note">{t.hint}</span>
        )}
      </p>
    </form>
  );
}
