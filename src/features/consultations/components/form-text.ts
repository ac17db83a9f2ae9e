import type { TextLike } from "../../../lib/language.ts";
import type { consultationForm } from "../../../text/fr/site/consultation-form.ts";

/** Texts of the form in one language. */
export type ConsultationFormText = TextLike<typeof consultationForm>;
