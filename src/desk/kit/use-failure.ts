import { useCallback } from "react";
import { HttpError } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { useTexts } from "../shell/desk-context.tsx";

/** The sign-in page, with the way back. */
export function signInAddress(): string {
  const query = new URLSearchParams({ next: `${location.pathname}${location.search}` });
  if (document.documentElement.lang.startsWith("en")) query.set("lang", "en");
  return `/admin/sign-in?${query}`;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** Reports a failed write in a destructive toast (SPEC §8); an ended session leads to signing in instead. */
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
