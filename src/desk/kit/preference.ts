import { useCallback, useState } from "react";

/** Reads a preference of this browser; none if storage is denied. */
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
    // Not stored: the choice lasts until the page is left.
  }
}

/** State in local storage, under a key starting with `nordet-desk-`. */
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
