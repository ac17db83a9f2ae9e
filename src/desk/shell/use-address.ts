import { createContext, type MouseEvent, useCallback, useContext, useMemo, useSyncExternalStore } from "react";

const CHANGED = "nordet-desk-address";

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(CHANGED, listener);
  };
}

const current = () => `${location.pathname}${location.search}`;

/** Navigates within the desk without reloading the page. */
export function goTo(address: string, options: { replace?: boolean } = {}): void {
  if (address === current()) return;
  history[options.replace ? "replaceState" : "pushState"](null, "", address);
  window.dispatchEvent(new Event(CHANGED));
}

/** Follows a link within the desk, unless the user asked for a new tab or window. */
export function follow(event: MouseEvent, address: string): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  goTo(address);
}

export interface Address {
  path: string;
  query: URLSearchParams;
}

export function useBrowserAddress(): Address {
  const address = useSyncExternalStore(subscribe, current);
  return useMemo(() => {
    const url = new URL(address, location.origin);
    return { path: url.pathname, query: url.searchParams };
  }, [address]);
}

/** URL of the visible screen; lags behind the browser's URL by a few frames when the section changes. */
export const ShownAddress = createContext<Address | null>(null);

/** Returns the URL of the visible screen, on which alone the screen's content depends. */
export function useAddress(): Address {
  const address = useContext(ShownAddress);
  if (!address) throw new Error("useAddress() needs a <ShownAddress> above it");
  return address;
}

/** Returns a function that sets parameters of the current URL; `null` and the empty string remove a parameter. */
export function useSetQuery() {
  return useCallback((changes: Record<string, string | null>, options: { replace?: boolean } = {}) => {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === "") url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    goTo(`${url.pathname}${url.search}`, options);
  }, []);
}
