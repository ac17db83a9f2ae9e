import { useCallback } from "react";
import { HttpError } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { useTexts } from "../shell/desk-context.tsx";

/** Where a person signs in, and the way back to where they were. */
export function signInAddress(): string {
  const query = new URLSearchParams({ next: `${location.pathname}${location.search}` });
  if (document.documentElement.lang.startsWith("en")) query.set("lang", "en");
  return `/admin/sign-in?${query}`;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** Says in a destructive toast that a write failed (SPEC §8); an ended session leads to signing in instead. */
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
