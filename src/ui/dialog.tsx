import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { adoptStyle } from "./adopt-style.ts";
import css from "./dialog.css?inline";

adoptStyle(css);

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** What gets focus back. Browsers give it back to what had it; some give links and buttons none when pressed. */
  returnFocusTo: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A native modal dialog: focus goes to its title and back, Escape, the cross and a press beside it close it; CSS
 * (`:has(dialog:modal)`) keeps the page behind from scrolling. Closed, it keeps what is in it. Rendered in the browser
 * only, at the end of the body, where no header's styles reach.
 */
export function Dialog({ open, onClose, title, closeLabel, returnFocusTo, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current!;
    if (open && !element.open) {
      keepScrollbarRoom();
      element.showModal();
      heading.current!.focus();
    } else if (!open && element.open) {
      element.close();
    }
  }, [open]);

  // Taken away while it is open, it leaves as it does when it is closed: the focus goes back, the page scrolls again.
  useLayoutEffect(() => {
    const element = dialog.current!;
    return () => {
      if (!element.open) return;
      element.close();
      document.documentElement.style.removeProperty("padding-right");
    };
  }, []);

  useEffect(() => {
    const element = dialog.current!;
    // Both ends of the press count: selecting text and letting go beside the sheet must not close it.
    let beside = false;
    const pressed = (event: PointerEvent) => {
      beside = event.target === element;
    };
    const clicked = (event: MouseEvent) => {
      if (beside && event.target === element) element.close();
    };
    element.addEventListener("pointerdown", pressed);
    element.addEventListener("click", clicked);
    return () => {
      element.removeEventListener("pointerdown", pressed);
      element.removeEventListener("click", clicked);
    };
  }, []);

  return createPortal(
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={(event) => {
        if (event.target !== dialog.current) return;
        document.documentElement.style.removeProperty("padding-right");
        onClose();
        returnFocusTo.current?.focus();
      }}
    >
      <div className="dialog-sheet">
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button className="dialog-close" type="button" aria-label={closeLabel} onClick={onClose}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

/** The scrollbar goes while the page cannot scroll; its width stays, so that nothing behind the dialog moves. */
function keepScrollbarRoom(): void {
  const { documentElement } = document;
  documentElement.style.paddingRight = `${window.innerWidth - documentElement.clientWidth}px`;
}
