import { type ReactNode, useEffect, useRef } from "react";
import { Announcements } from "../shell/desk-context.tsx";
import { Icon } from "./icons.tsx";
import { useMedia } from "./use-media.ts";

/** Id of the heading of what is shown; the dialog is named by it, and the focus goes there. */
export const DETAIL_TITLE = "detail-title";

/** From here on the detail stands beside the list; narrower, it is a dialog over it. */
const BESIDE = "(min-width: 68.75rem)";

export function useDetailBeside(): boolean {
  return useMedia(BESIDE);
}

/** The panel beside the list, or the dialog. */
export function DetailPlace({
  label,
  beside,
  onClose,
  children,
}: {
  label: string;
  beside: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  if (beside) {
    return (
      <aside className="detail" aria-label={label}>
        {children}
      </aside>
    );
  }
  return <DetailDialog onClose={onClose}>{children}</DetailDialog>;
}

function DetailDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>(`#${DETAIL_TITLE}`)?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="detail detail-dialog"
      aria-labelledby={DETAIL_TITLE}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      <Announcements />
    </dialog>
  );
}

interface DetailBarProps {
  title: ReactNode;
  texts: { previous: string; next: string; close: string };
  /** `undefined` at that end of the list. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onClose: () => void;
}

/** The line over a detail: to the one before it in the list, to the next one, and away. */
export function DetailBar({ title, texts, onPrevious, onNext, onClose }: DetailBarProps) {
  const tool = (words: string, icon: "up" | "down" | "close", press: (() => void) | undefined) => (
    <button type="button" className="tool" aria-label={words} disabled={!press} onClick={press}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="detail-bar">
      {tool(texts.previous, "up", onPrevious)}
      {tool(texts.next, "down", onNext)}
      <span className="detail-number">{title}</span>
      {tool(texts.close, "close", onClose)}
    </div>
  );
}
