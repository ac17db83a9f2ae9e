import {
  ConsultationForm,
  type ConsultationFormProps,
} from "../../features/consultations/components/consultation-form.tsx";
import { consultationForm } from "../../text/en/site/consultation-form.ts";

/** The form island in English, so that browsers load only one language's texts. */
export function ConsultationFormEn(props: Omit<ConsultationFormProps, "language" | "text">) {
  return <ConsultationForm language="en" text={consultationForm} {...props} />;
}
