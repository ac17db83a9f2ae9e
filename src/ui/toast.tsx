import { Action, Close, Description, Provider, Root, Title, Viewport } from "@radix-ui/react-toast";
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { adoptStyle } from "./adopt-style.ts";
import css from "./toast.css?inline";
import { DISPLAY_TIME, type ToastContent, toasts } from "./toast-store.ts";

adoptStyle(css);

export interface ToastLabels {
  /** Label of the region; `{hotkey}` is replaced by the key that leads there. */
  region: string;
  label: string;
  close: string;
}

function topmost(): Element {
  return document.querySelector("dialog:modal") ?? document.body;
}

/** An open modal dialog makes the rest of the page inert, including notifications, so they appear inside it. */
function useTopmost(): Element {
  const [place, setPlace] = useState(topmost);
  useEffect(() => {
    const look = () => setPlace(topmost());
    document.addEventListener("close", look, true);
    // A dialog that is removed instead of closed fires no event.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    const leave = toasts.subscribe(look);
    return () => {
      document.removeEventListener("close", look, true);
      observer.disconnect();
      leave();
    };
  }, []);
  return place;
}

/**
 * The region for notifications (SPEC §9): 5 s each, dismissed by a swipe of 50 px to the right, reached with F8. Escape
 * closes the notification and nothing behind it; focus returns to where it came from.
 */
export function Toaster({ labels }: { labels: ToastLabels }) {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  const place = useTopmost();
  const [unheard] = useState(() => document.createElement("div"));
  const region = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  const keepOrigin = (event: FocusEvent) => {
    const from = event.relatedTarget;
    if (from instanceof Element && !region.current?.parentElement?.contains(from)) cameFrom.current = from;
  };
  const leadBack = () => {
    if (!region.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return createPortal(
    <Provider
      label={labels.label}
      duration={DISPLAY_TIME}
      swipeDirection="right"
      swipeThreshold={50}
      announcerContainer={toast?.silent ? unheard : place}
    >
      {toast && (
        <Root
          key={toast.id}
          className={`toast ${toast.variant ?? "default"}`}
          open={toast.open}
          duration={toast.seconds ? toast.seconds * 1000 : DISPLAY_TIME}
          onOpenChange={(open) => {
            if (open) return;
            leadBack();
            toasts.dismiss(toast.id);
          }}
          onEscapeKeyDown={(event) => {
            if (!toast.open) return;
            // Otherwise the same key would close the dialog containing the notification.
            event.preventDefault();
            leadBack();
            toasts.dismiss(toast.id);
          }}
        >
          {/* Screen readers join the parts without a space. */}
          <Title className="toast-title">{`${toast.title} `}</Title>
          {toast.description && <Description>{`${toast.description} `}</Description>}
          {toast.action && (
            <Action className="toast-action" altText={toast.action.instead} onClick={toast.action.onPress}>
              {toast.action.label}
            </Action>
          )}
          <Close className="toast-close" aria-label={labels.close}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </Close>
        </Root>
      )}
      <Viewport ref={region} className="toasts" hotkey={["F8"]} label={labels.region} onFocus={keepOrigin} />
    </Provider>,
    place,
  );
}

let mounted = false;

/** Adds a {@link Toaster} to the page, once, for islands without an application around them. */
export function mountToaster(labels: ToastLabels): void {
  if (mounted) return;
  mounted = true;
  createRoot(document.createElement("div")).render(<Toaster labels={labels} />);
}

/** Shows a notification once an element goes out of view, within the time it would be shown at most. */
export function addWhileUnseen(element: Element, content: ToastContent): void {
  let id = 0;
  const watch = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) toasts.dismiss(id);
    else id = toasts.add(content);
  });
  watch.observe(element);
  setTimeout(() => watch.disconnect(), DISPLAY_TIME);
}
