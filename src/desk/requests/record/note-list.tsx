import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import type { Note } from "../../../features/consultations/follow-up/model.ts";
import { MAX_NOTE_LENGTH } from "../../../features/consultations/follow-up/model.ts";
import { Moment } from "../../kit/facts.tsx";
import { RecordForm } from "../../kit/form.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { rowsOf } from "../../kit/pages.ts";
import { ActOn } from "../../kit/parts.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { outdatedBy, refusalOf, useNotes, useNoteWrite, useOwners } from "../follow-up-queries.ts";
import { completed, type MentionSearch, mentionAt, mentionsIn, offered } from "./mention-search.ts";

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
          onClick={() => (asking ? mutate({ note }) : setAsking(true))}
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
    mutate({ note, content: { text, mentions: mentionsIn(text, owners, chosen) } });
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

interface NoteFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Somebody was chosen from the list of names. */
  onMention: (id: string) => void;
  /** Control or Command with Enter. */
  onSend: () => void;
  /** Escape, while no names are offered. */
  onEscape?: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Where a note is written. After `@` it offers names; arrows choose, Enter or Tab takes one, Escape declines. */
export function NoteField({ label, value, onChange, onMention, onSend, onEscape, field }: NoteFieldProps) {
  const { followUp: t } = useTexts();
  const { announce } = useDesk();
  const owners = useOwners();
  const id = useId();
  const [search, setSearch] = useState<MentionSearch>();
  const [active, setActive] = useState(0);
  const caret = useRef<number>(undefined);
  const names = search ? offered(owners, search.typed) : [];
  const isOpen = names.length > 0;

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const look = (text: string, at: number) => {
    const next = mentionAt(text, at);
    const found = next ? offered(owners, next.typed).length : 0;
    if (found > 0 && next?.typed !== search?.typed) announce(t.notes.matches(found));
    setSearch(next);
    setActive(0);
  };
  const take = (index: number) => {
    const owner = names[index];
    if (!owner || !search) return;
    const next = completed(value, search, owner.name);
    caret.current = next.caret;
    setSearch(undefined);
    onChange(next.text);
    onMention(owner.id);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    } else if (event.key === "Escape") {
      if (!isOpen && !onEscape) return;
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) setSearch(undefined);
      else onEscape?.();
    } else if (isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      setActive((active + (event.key === "ArrowDown" ? 1 : names.length - 1)) % names.length);
    } else if (isOpen && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      event.preventDefault();
      take(active);
    }
  };
  return (
    <div className="note-field">
      <textarea
        ref={field}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={isOpen ? `${id}-names` : undefined}
        aria-activedescendant={isOpen ? `${id}-${names[active]?.id}` : undefined}
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          look(event.target.value, event.target.selectionStart);
        }}
        onBlur={() => setSearch(undefined)}
        onKeyDown={press}
      />
      {isOpen && (
        <div id={`${id}-names`} className="sheet" role="listbox" aria-label={t.notes.people}>
          {names.map((owner, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active one
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
            <div
              key={owner.id}
              id={`${id}-${owner.id}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(index)}
            >
              {owner.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
