import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { HttpError } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { useTexts } from "../shell/desk-context.tsx";

/**
 * Detects that focus was lost because the focused element of a list was removed, for example when its row was filtered
 * out or the list reloaded. Moving focus out on purpose does not count.
 * @param list element that stays on the page while its rows change
 * @returns a function that says whether focus is lost at present
 */
export function useFocusLoss(list: RefObject<HTMLElement | null>): () => boolean {
  const inside = useRef(false);
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      inside.current = target instanceof Node && Boolean(list.current?.contains(target));
    };
    const leave = ({ target }: FocusEvent) => {
      // `focusout` fires before the element is removed, so check later. A button that is disabled while pending also
      // loses focus, which does not count as leaving.
      queueMicrotask(() => {
        const isThere = target instanceof Element && target.isConnected && !target.matches(":disabled");
        if (isThere && document.hasFocus() && document.activeElement === document.body) inside.current = false;
      });
    };
    document.addEventListener("focusin", enter);
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("focusin", enter);
      document.removeEventListener("focusout", leave);
    };
  }, [list]);
  return useCallback(() => inside.current && document.activeElement === document.body, []);
}

/** Returns the URL of the sign-in page, which afterwards leads back to the current page. */
export function signInAddress(): string {
  const query = new URLSearchParams({ next: `${location.pathname}${location.search}` });
  if (document.documentElement.lang.startsWith("en")) query.set("lang", "en");
  return `/admin/sign-in?${query}`;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/**
 * Returns a function that reports a failed write in a destructive toast (SPEC §8). It does nothing if the session has
 * ended, because `DeskApp` then redirects to sign-in.
 */
export function useFailure(): (error: unknown, text: string) => void {
  const { t } = useTexts();
  return useCallback(
    (error, text) => {
      if (isSignedOut(error)) return;
      const description = navigator.onLine ? text : t.errors.offlineAction;
      toasts.add({ title: t.errors.title, description, variant: "destructive" });
    },
    [t],
  );
}

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === "visible");
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
}

/** Reads a preference from local storage; returns the fallback if storage is denied or the value is unknown. */
export function readPreference<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
  try {
    const stored = localStorage.getItem(key);
    return allowed.find((value) => value === stored) ?? fallback;
  } catch {
    return fallback;
  }
}

export function keepPreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is denied, so the choice lasts until the page is left.
  }
}

/** Returns state that is stored in local storage, and a function to set it. */
export function usePreference<T extends string>(key: `nordet-desk-${string}`, allowed: readonly T[], fallback: T) {
  const [value, setValue] = useState(() => readPreference(key, allowed, fallback));
  const set = useCallback(
    (next: T) => {
      setValue(next);
      keepPreference(key, next);
    },
    [key],
  );
  return [value, set] as const;
}
