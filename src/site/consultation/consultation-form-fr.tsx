import {
  ConsultationForm,
  type ConsultationFormProps,
} from "../../features/consultations/components/consultation-form.tsx";
import { consultationForm } from "../../text/fr/site/consultation-form.ts";

/** The form island in French, so that browsers load only one language's texts. */
export function ConsultationFormFr(props: Omit<ConsultationFormProps, "language" | "text">) {
  return <ConsultationForm language="fr" text={consultationForm} {...props} />;
}
