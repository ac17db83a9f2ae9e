import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

export interface MenuAction {
  label: string;
  onChoose?: () => void;
  /** If set, the item is a link to this URL, which opens in a new window. */
  href?: string;
  danger?: boolean;
}

interface ActionMenuProps {
  label: string;
  actions: readonly MenuAction[];
  className?: string;
  children: ReactNode;
}

/** A button that opens a menu of actions. The menu is a native popover, closed by Escape or a press outside. */
export function ActionMenu({ label, actions, className = "tool", children }: ActionMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const choose = (action: MenuAction) => {
    menu.current?.hidePopover();
    action.onChoose?.();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="sheet action-menu"
        onToggle={(event) => {
          // Flush now, because the code below measures the rendered menu and focuses its first item.
          flushSync(() => setOpen(event.newState === "open"));
          if (event.newState !== "open") return;
          placeBeside(button.current!, menu.current!, "end");
          menu.current!.querySelector<HTMLElement>("button, a")?.focus();
        }}
        onKeyDown={(event) => {
          const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          const items = [...menu.current!.querySelectorAll<HTMLElement>("button, a")];
          const at = items.indexOf(document.activeElement as HTMLElement);
          items.at((at + step + items.length) % items.length)?.focus();
        }}
      >
        {open &&
          actions.map((action) =>
            action.href ? (
              <a
                key={action.label}
                role="menuitem"
                href={action.href}
                target="_blank"
                rel="noopener"
                onClick={() => choose(action)}
              >
                {action.label}
              </a>
            ) : (
              <button
                key={action.label}
                type="button"
                role="menuitem"
                data-danger={action.danger || undefined}
                onClick={() => choose(action)}
              >
                {action.label}
              </button>
            ),
          )}
      </div>
    </>
  );
}

/**
 * Positions an open popover below its opener, or above it if there is no room, and keeps it inside the window. CSS
 * anchor positioning can replace this once every browser supports it.
 * @param edge which edges of the opener and the popover to align
 */
export function placeBeside(opener: HTMLElement, sheet: HTMLElement, edge: "start" | "end"): void {
  const anchor = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const below = anchor.bottom + 4 + height < innerHeight || anchor.top < height;
  const left = edge === "start" ? anchor.left : anchor.right - width;
  sheet.style.top = `${below ? anchor.bottom + 4 : anchor.top - height - 4}px`;
  sheet.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
}
