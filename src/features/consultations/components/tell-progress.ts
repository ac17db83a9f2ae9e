import type { CallBody } from "../../../lib/http/api-calls.ts";
import type { Language } from "../../../lib/language.ts";
import { apiHref } from "../../../ui/api-client.ts";
import type { FormPlacement, REPORTED_STAGES } from "../form-constants.ts";

/** Reports that a form has reached a stage, without cookies or visitor data. Fire and forget. */
export function tellProgress(
  stage: (typeof REPORTED_STAGES)[number],
  placement: FormPlacement,
  language: Language,
): void {
  if (!navigator.onLine) return;
  fetch(apiHref("POST /form-progress"), {
    method: "POST",
    credentials: "omit",
    // Sent even if the visitor leaves the page.
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ stage, placement, language } satisfies CallBody<"POST /form-progress">),
  }).catch(() => undefined);
}
