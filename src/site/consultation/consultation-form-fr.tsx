import {
  ConsultationForm,
  type ConsultationFormProps,
} from "../../features/consultations/components/consultation-form.tsx";
import { consultationForm } from "../../text/fr/site/consultation-form.ts";

/** The form as an island: one language's texts only. */
export function ConsultationFormFr(props: Omit<ConsultationFormProps, "language" | "text">) {
  return <ConsultationForm language="fr" text={consultationForm} {...props} />;
}
