import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { MAX_NOTE_LENGTH, type Note, type Owner } from "../../../features/consultations/follow-up/model.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { rowsOf } from "../../kit/api.ts";
import { RecordForm } from "../../kit/form.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { ActOn, Moment } from "../../kit/parts.tsx";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { useNotes, useNoteWrite, useOwners } from "../follow-up-queries.ts";

/** Staff notes on a request, newest first, with a form to add one. */
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
  const [asking, setAsking] = useState(false);
  const author = useOwners().find(({ id }) => id === note.authorId)?.name ?? followUp.formerMember;
  const { mutate, isPending } = useNoteWrite(note.consultationId, {
    done: () => {
      announce(t.removed);
      onRemoved();
    },
    failed: t.removeFailed,
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

/**
 * Editor of a note. `@` suggests names: arrows select, Enter or Tab accepts, Escape dismisses.
 * @param note note to edit; absent for a new note
 */
function NoteForm({ consultationId, note, onDone }: { consultationId: number; note?: Note; onDone: () => void }) {
  const { followUp } = useTexts();
  const t = followUp.notes;
  const { announce } = useDesk();
  const owners = useOwners();
  const id = useId();
  const [text, setText] = useState(note?.text ?? "");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(note?.mentions));
  const [search, setSearch] = useState<MentionSearch>();
  const [active, setActive] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const names = search ? offered(owners, search.typed) : [];
  const isOpen = names.length > 0;

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const { mutate, form, stored } = useNoteWrite(consultationId, {
    done: (_answer, { content }) => {
      // If the user has typed more meanwhile, keep the text.
      if (text !== content?.text) return;
      if (!note) setText("");
      onDone();
    },
    failed: t.failed,
    form: true,
    outdated: true,
  });
  const send = () => {
    if (text.trim() === "") return;
    mutate({ note, content: { text, mentions: mentionsIn(text, owners, chosen) } });
    field.current?.focus();
  };
  const look = (typed: string, at: number) => {
    const next = mentionAt(typed, at);
    const found = next ? offered(owners, next.typed).length : 0;
    if (found > 0 && next?.typed !== search?.typed) announce(t.matches(found));
    setText(typed);
    setSearch(next);
    setActive(0);
  };
  const take = (index: number) => {
    const owner = names[index];
    if (!owner || !search) return;
    const next = completed(text, search, owner.name);
    caret.current = next.caret;
    setSearch(undefined);
    setText(next.text);
    setChosen(new Set([...chosen, owner.id]));
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      field.current?.form?.requestSubmit();
    } else if (event.key === "Escape") {
      if (!isOpen && !note) return;
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) setSearch(undefined);
      else onDone();
    } else if (isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      setActive((active + (event.key === "ArrowDown" ? 1 : names.length - 1)) % names.length);
    } else if (isOpen && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) {
      event.preventDefault();
      take(active);
    }
  };
  return (
    <RecordForm
      {...form}
      failure={stored && t.conflict}
      save={note ? followUp.save : t.add}
      saving={followUp.saving}
      isQuiet
      onSave={send}
      onCancel={note && onDone}
      aside={!note && <span className="note">{t.hint}</span>}
    >
      <div className="note-field">
        <textarea
          ref={field}
          aria-label={note ? t.editLabel : t.label}
          aria-autocomplete="list"
          aria-controls={isOpen ? `${id}-names` : undefined}
          aria-activedescendant={isOpen ? `${id}-${names[active]?.id}` : undefined}
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          value={text}
          onChange={(event) => look(event.target.value, event.target.selectionStart)}
          onBlur={() => setSearch(undefined)}
          onKeyDown={press}
        />
        {isOpen && (
          <div id={`${id}-names`} className="sheet" role="listbox" aria-label={t.people}>
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
    </RecordForm>
  );
}

/** Maximum number of names suggested at once, so that the list fits without scrolling. */
const MOST_OFFERED = 6;

interface MentionSearch {
  start: number;
  /** Index of the caret. */
  end: number;
  typed: string;
}

/** Returns the name being typed after `@` at the caret, if any. An `@` inside a word is part of an email address. */
export function mentionAt(text: string, caret: number): MentionSearch | undefined {
  const found = /(?:^|[\s(])@([\p{L}\p{M}'’. -]{0,40})$/u.exec(text.slice(0, caret));
  if (!found) return undefined;
  const typed = found[1] ?? "";
  return { start: caret - typed.length - 1, end: caret, typed };
}

/** Returns the first owners whose name, or a part of it, starts with the typed text. */
export function offered(owners: readonly Owner[], typed: string): Owner[] {
  const sought = foldForSearch(typed);
  const fits = ({ name }: Owner) => {
    const folded = foldForSearch(name);
    return folded.startsWith(sought) || folded.split(/[\s-]/).some((part) => part.startsWith(sought));
  };
  return owners.filter(fits).slice(0, MOST_OFFERED);
}

/** Replaces the typed part with the chosen name; also returns the new caret position. */
export function completed(text: string, { start, end }: MentionSearch, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(end).replace(/^ /, ""), caret: before.length };
}

/**
 * Returns the ids of the people whom a text mentions. If several people share a name, returns only those chosen from
 * the list, or all of them if none was chosen.
 * @param chosen ids chosen from the list
 */
export function mentionsIn(text: string, owners: readonly Owner[], chosen: ReadonlySet<string>): string[] {
  const named = owners.filter(({ name }) => text.includes(`@${name}`));
  return named
    .filter(({ id, name }) => chosen.has(id) || !named.some((other) => other.name === name && chosen.has(other.id)))
    .map(({ id }) => id);
}
