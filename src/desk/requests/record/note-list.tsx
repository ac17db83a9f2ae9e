import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { MAX_NOTE_LENGTH, type Note, type Owner } from "../../../features/consultations/follow-up/model.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { rowsOf } from "../../kit/api.ts";
import { RecordForm } from "../../kit/form.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { ActOn, Moment } from "../../kit/parts.tsx";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { useSessionDraft } from "../../shell/session-draft.ts";
import { useNotes, useNoteWrite, useOwners } from "../follow-up-queries.ts";

/** A note being written. */
interface NoteDraft {
  text: string;
  /** Ids of the people chosen from the list. */
  chosen: readonly string[];
  /** Version of the note that the text replaces; 0 for a new note. */
  version: number;
}

const useNoteDraft = (consultationId: number, note: Note | undefined) =>
  useSessionDraft<NoteDraft>("note", note ? `${consultationId}:${note.id}` : consultationId);

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
              <NoteEntry
                note={note}
                isEditing={editing === note.id}
                onEdit={() => setEditing(note.id)}
                onDone={goBack}
              />
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

interface NoteEntryProps {
  note: Note;
  isEditing: boolean;
  onEdit: () => void;
  /** Called when the note was changed or removed, and when the user cancels. */
  onDone: () => void;
}

/** A note, or its editor while it is being edited or has unsaved text. */
function NoteEntry({ note, isEditing, onEdit, onDone }: NoteEntryProps) {
  const [kept] = useNoteDraft(note.consultationId, note);
  if (isEditing || kept) return <NoteForm consultationId={note.consultationId} note={note} onDone={onDone} />;
  return <NoteItem note={note} onEdit={onEdit} onRemoved={onDone} />;
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
 * Session storage keeps unsaved text.
 * @param note note to edit; absent for a new note
 */
function NoteForm({ consultationId, note, onDone }: { consultationId: number; note?: Note; onDone: () => void }) {
  const { t: desk, followUp } = useTexts();
  const t = followUp.notes;
  const { announce } = useDesk();
  const owners = useOwners();
  const id = useId();
  const [kept, keep] = useNoteDraft(consultationId, note);
  const { text, chosen, version } = kept ?? {
    text: note?.text ?? "",
    chosen: note?.mentions ?? [],
    version: note?.version ?? 0,
  };
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
    done: (saved, { content }) => {
      let goesOn = false;
      keep((now) => {
        // If the user has typed more meanwhile, keep the text.
        goesOn = now !== undefined && now.text !== content?.text;
        return now && goesOn ? { ...now, version: saved?.version ?? now.version } : undefined;
      });
      if (!goesOn) onDone();
    },
    failed: t.failed,
    form: true,
    outdated: (current) => keep((now) => now && { ...now, version: current?.version ?? now.version }),
  });
  const write = (next: Pick<NoteDraft, "text" | "chosen">) =>
    keep(note || next.text !== "" ? { ...next, version } : undefined);
  const cancel = () => {
    keep(undefined);
    onDone();
  };
  const send = () => {
    if (text.trim() === "") return;
    const content = { text, mentions: mentionsIn(text, owners, new Set(chosen)) };
    mutate({ note: note && { ...note, version }, content });
    field.current?.focus();
  };
  const look = (typed: string, at: number) => {
    const next = mentionAt(typed, at);
    const found = next ? offered(owners, next.typed).length : 0;
    if (found > 0 && next?.typed !== search?.typed) announce(t.matches(found));
    write({ text: typed, chosen });
    setSearch(next);
    setActive(0);
  };
  const take = (index: number) => {
    const owner = names[index];
    if (!owner || !search) return;
    const next = completed(text, search, owner.name);
    caret.current = next.caret;
    setSearch(undefined);
    write({ text: next.text, chosen: [...new Set([...chosen, owner.id])] });
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
      else cancel();
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
      onCancel={note && cancel}
      aside={
        <>
          {!note && <span className="note">{t.hint}</span>}
          {kept && <span className="note">{desk.form.draftKept}</span>}
        </>
      }
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
