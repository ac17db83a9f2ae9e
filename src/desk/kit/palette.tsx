import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { useTexts } from "../shell/desk-context.tsx";
import { placeOf, shortcutsEnabled } from "./shortcuts.ts";

/** A palette command: an action, or a screen to open. */
export interface Command {
  key: string;
  name: string;
  /** Category shown beside the name. */
  kind: string;
  run: () => void;
}

/** Maximum time between `g` and the second letter, in ms. */
const SEQUENCE = 1500;

/**
 * Opens the palette with Ctrl+K or ⌘K. `g` plus a letter opens a screen directly, unless single-key shortcuts are off
 * (WCAG 2.1.4).
 * @param goTo functions that open a screen, by second letter
 */
export function usePaletteKeys(goTo: Readonly<Record<string, () => void>>) {
  const [open, setOpen] = useState(false);
  const latest = useRef(goTo);
  latest.current = goTo;
  useEffect(() => {
    // Compares when the keys were pressed, so that a busy page that handles them late misses none.
    let begun = Number.NEGATIVE_INFINITY;
    const listen = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setOpen(true);
        return;
      }
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      const isTyping = placeOf(event.composedPath()[0] ?? null) === "field";
      if (!isPlain || isTyping || !shortcutsEnabled() || document.querySelector("dialog:modal, :popover-open")) return;
      const go = event.timeStamp - begun < SEQUENCE ? latest.current[event.key.toLowerCase()] : undefined;
      begun = event.key.toLowerCase() === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!go) return;
      event.preventDefault();
      go();
    };
    // Listen in the capture phase, before a screen's own shortcuts, which the letter after `g` must not trigger.
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
  return [open, setOpen] as const;
}

export interface PaletteState {
  query: string;
  id: string;
  /** Index of the highlighted command, which Enter runs. */
  at: number;
  /** Called with the number of matching commands. */
  onCount: (count: number) => void;
  onClose: () => void;
}

interface PaletteProps {
  onClose: () => void;
  /** Renders the list, which may load later; typing never waits for it. */
  children: (state: PaletteState) => ReactNode;
}

/** Search field with results: arrows select, Enter runs, Escape closes. Keys pressed before the list loads are kept. */
export function Palette({ onClose, children }: PaletteProps) {
  const { t } = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const [count, setCount] = useState(0);
  useEffect(() => field.current?.focus(), []);
  const options = () => [...(place.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const pressed = (event: KeyboardEvent) => {
    const found = options();
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const next = found.length > 0 ? (at + step + found.length) % found.length : 0;
      found[next]?.scrollIntoView({ block: "nearest" });
      setAt(next);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      found[at]?.click();
    }
  };
  return (
    <Dialog open onClose={onClose} title={t.palette.title} closeLabel={t.palette.close} returnFocusTo={returnTo}>
      <div className="palette" ref={place}>
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t.palette.field}
          placeholder={t.palette.field}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={at < count ? `${id}-${at}` : undefined}
          value={query}
          onChange={(event) => {
            setAt(0);
            setQuery(event.target.value);
          }}
          onKeyDown={pressed}
        />
        {children({ query, id, at, onCount: setCount, onClose })}
      </div>
    </Dialog>
  );
}

export function PaletteList({ commands, id, at, onCount, onClose }: PaletteState & { commands: readonly Command[] }) {
  const { t } = useTexts();
  useEffect(() => onCount(commands.length), [commands.length, onCount]);
  return (
    <>
      <div id={id} role="listbox" aria-label={t.palette.title}>
        {commands.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={command.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => {
              onClose();
              command.run();
            }}
          >
            <bdi>{command.name}</bdi> <span className="note">{command.kind}</span>
          </div>
        ))}
      </div>
      {commands.length === 0 && <p role="status">{t.palette.none}</p>}
    </>
  );
}
