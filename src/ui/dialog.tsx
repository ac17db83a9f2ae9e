import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { adoptStyle } from "./adopt-style.ts";
import css from "./dialog.css?inline";

adoptStyle(css);

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /**
   * Element that gets focus back. Browsers restore the last focused element, but some do not focus a link or button
   * when it is pressed.
   */
  returnFocusTo: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A native modal dialog, closed by Escape, the cross or a press outside; its content stays mounted. Focus moves to the
 * title and, on closing, back. CSS (`:has(dialog:modal)`) stops the page behind from scrolling. The dialog is rendered
 * only in the browser, at the end of the body, so that no ancestor's styles apply.
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

  // Unmounting while open also restores focus and scrolling.
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
    // Close only if the press also started outside, because a text selection may end outside.
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

/** Reserves the scrollbar's width while the page cannot scroll, so that nothing behind the dialog shifts. */
function keepScrollbarRoom(): void {
  const { documentElement } = document;
  documentElement.style.paddingRight = `${window.innerWidth - documentElement.clientWidth}px`;
}
