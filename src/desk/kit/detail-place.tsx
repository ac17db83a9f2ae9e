import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import { Announcements } from "../shell/desk-context.tsx";
import { useMedia } from "./hooks.ts";
import { Icon } from "./icons.tsx";

/** Id of the detail's heading, which labels the dialog and receives focus. */
export const DETAIL_TITLE = "detail-title";

/** Whether the user has just opened the detail, so that its heading should receive focus. */
const TakesFocus = createContext<RefObject<boolean>>({ current: false });

/**
 * Heading of a detail; takes focus when the detail opens.
 * @param isBrief whether to hide the heading visually, while the detail loads
 */
export function DetailTitle({ isBrief, children }: { isBrief?: boolean; children: ReactNode }) {
  const takesFocus = useContext(TakesFocus);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const place = title.current?.closest(".detail");
    if (takesFocus.current && !place?.contains(document.activeElement)) title.current?.focus();
    if (!isBrief) takesFocus.current = false;
  });
  return (
    <h2 id={DETAIL_TITLE} ref={title} tabIndex={-1} className={isBrief ? "unseen" : undefined}>
      {children}
    </h2>
  );
}

/** Minimum width for showing the detail beside the list; in narrower windows, it is a dialog. */
const BESIDE = "(min-width: 68.75rem)";

export function useDetailBeside(): boolean {
  return useMedia(BESIDE);
}

/** Shows a detail in a panel beside the list or, in narrow windows, in a dialog. */
export function DetailPlace({
  label,
  beside,
  takesFocus,
  onClose,
  children,
}: {
  label: string;
  beside: boolean;
  takesFocus: RefObject<boolean>;
  onClose: () => void;
  children: ReactNode;
}) {
  const place = beside ? (
    <aside className="detail" aria-label={label}>
      {children}
    </aside>
  ) : (
    <DetailDialog onClose={onClose}>{children}</DetailDialog>
  );
  return <TakesFocus value={takesFocus}>{place}</TakesFocus>;
}

/** Functions that a list passes to its detail; `onPrevious` and `onNext` are undefined at the list's ends. */
export interface DetailSteps {
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onClose: () => void;
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

interface DetailBarProps extends DetailSteps {
  title: ReactNode;
  texts: { previous: string; next: string; close: string };
}

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
