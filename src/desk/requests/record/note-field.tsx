import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { MAX_NOTE_LENGTH } from "../../../features/consultations/follow-up/model.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { useOwners } from "../follow-up-queries.ts";
import { completed, type MentionSearch, mentionAt, offered } from "./mention-search.ts";

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
        <div id={`${id}-names`} role="listbox" aria-label={t.notes.people}>
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
