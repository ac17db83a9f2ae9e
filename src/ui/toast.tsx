import { Action, Close, Description, Provider, Root, Title, Viewport } from "@radix-ui/react-toast";
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { adoptStyle } from "./adopt-style.ts";
import css from "./toast.css?inline";
import { DISPLAY_TIME, type ToastContent, toasts } from "./toast-store.ts";

adoptStyle(css);

export interface ToastLabels {
  /** Label of the region; `{hotkey}` is replaced by the key that focuses it. */
  region: string;
  label: string;
  close: string;
}

function topmost(): Element {
  return document.querySelector("dialog:modal") ?? document.body;
}

/** Returns the element to render toasts in: an open modal dialog, because the rest is then inert, or else the body. */
function useTopmost(): Element {
  const [place, setPlace] = useState(topmost);
  useEffect(() => {
    const look = () => setPlace(topmost());
    document.addEventListener("close", look, true);
    // A dialog that is removed without being closed fires no `close` event.
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
 * Region for toasts (SPEC §9). A toast shows for 5 s by default, a 50 px swipe to the right dismisses it, and F8
 * focuses the region. Escape closes only the toast, and focus returns to where it was.
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
            // Keep Escape from also closing the dialog around the toast.
            event.preventDefault();
            leadBack();
            toasts.dismiss(toast.id);
          }}
        >
          {/* The trailing space separates the parts, which screen readers would otherwise run together. */}
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

/** Adds a {@link Toaster} to the page once, for islands outside an app. */
export function mountToaster(labels: ToastLabels): void {
  if (mounted) return;
  mounted = true;
  createRoot(document.createElement("div")).render(<Toaster labels={labels} />);
}

/** For `DISPLAY_TIME`, shows a toast when an element is out of view, and dismisses it when the element is in view. */
export function addWhileUnseen(element: Element, content: ToastContent): void {
  let id = 0;
  const watch = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) toasts.dismiss(id);
    else id = toasts.add(content);
  });
  watch.observe(element);
  setTimeout(() => watch.disconnect(), DISPLAY_TIME);
}
