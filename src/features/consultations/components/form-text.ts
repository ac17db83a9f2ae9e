import type { TextLike } from "../../../lib/language.ts";
import type { consultationForm } from "../../../text/fr/site/consultation-form.ts";

export type ConsultationFormText = TextLike<typeof consultationForm>;
