import { useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "./icons.tsx";
import { useShortcuts } from "./shortcuts/use-shortcuts.ts";

/** Milliseconds after the last key before the list is asked for: shorter than a pause for thought, longer than a key. */
const SEARCH_PAUSE = 180;

interface DeskSearchFieldProps {
  /** What the list is searched for, as the address says it. */
  value: string;
  onSearch: (typed: string) => void;
  label: string;
  placeholder: string;
  maxLength: number;
}

/** The search field of a list, and its keys. What is typed shows at once; the list follows when the typing pauses. */
export function DeskSearchField({ value, onSearch, label, placeholder, maxLength }: DeskSearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;

  // Back, forward, a counter: the address changed without this field. It knows no spaces at the ends.
  useEffect(() => {
    if (value.trim() === sent.current.trim()) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  const pressed = usePressed();
  const send = useCallback(
    (text: string) =>
      pressed.afterwards(() => {
        if (text === sent.current) return;
        sent.current = text;
        latest.current(text);
      }),
    [pressed],
  );
  useEffect(() => {
    const timer = setTimeout(() => send(typed), SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, send]);

  useShortcuts((action) => {
    if (action === "search") field.current?.select();
    else if (action === "close" && document.activeElement === field.current) field.current?.blur();
    else return false;
    return true;
  });

  return (
    <span className="search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Whoever goes on to the list means what is typed: rows that are about to be replaced are not theirs.
        onBlur={() => send(typed)}
      />
    </span>
  );
}

/**
 * Whether a finger or a button of the mouse is down anywhere. Rows that are replaced between press and release lose the
 * click that somebody means for them.
 */
function usePressed() {
  const [pressed] = useState(() => {
    let isDown = false;
    let waiting: (() => void) | undefined;
    return {
      /** Does it now, or once the press and its click are over; of several only the last. */
      afterwards(work: () => void) {
        if (isDown) waiting = work;
        else work();
      },
      begin: () => {
        isDown = true;
      },
      // The click comes right after the release.
      end: () =>
        setTimeout(() => {
          isDown = false;
          waiting?.();
          waiting = undefined;
        }),
    };
  });
  useEffect(() => {
    const { begin, end } = pressed;
    addEventListener("pointerdown", begin, true);
    addEventListener("pointerup", end, true);
    addEventListener("pointercancel", end, true);
    return () => {
      removeEventListener("pointerdown", begin, true);
      removeEventListener("pointerup", end, true);
      removeEventListener("pointercancel", end, true);
    };
  }, [pressed]);
  return pressed;
}
