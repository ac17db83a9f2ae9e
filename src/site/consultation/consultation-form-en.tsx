import {
  ConsultationForm,
  type ConsultationFormProps,
} from "../../features/consultations/components/consultation-form.tsx";
import { consultationForm } from "../../text/en/site/consultation-form.ts";

/** The form as an island: one language's texts only. */
export function ConsultationFormEn(props: Omit<ConsultationFormProps, "language" | "text">) {
  return <ConsultationForm language="en" text={consultationForm} {...props} />;
}
