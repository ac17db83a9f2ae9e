/** Where a consultation form is; `modal` is the dialog behind the header's button. */
export const FORM_PLACEMENTS = ["home", "contact", "landing", "appointment", "modal"] as const;
export type FormPlacement = (typeof FORM_PLACEMENTS)[number];

export function isFormPlacement(value: unknown): value is FormPlacement {
  return FORM_PLACEMENTS.some((placement) => placement === value);
}

/** How far a form got, as reported by the browser; the server itself sees page views and submissions. */
export const REPORTED_STAGES = ["seen", "started", "step-2", "step-3"] as const;
