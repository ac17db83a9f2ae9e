import { BookButton } from "../../features/consultations/components/book-button.tsx";
import { consultationForm } from "../../text/en/site/consultation-form.ts";

/** The header's button and its dialog as an island: one language's texts only. */
export function BookButtonEn({ isDrafted = false }: { isDrafted?: boolean }) {
  return <BookButton language="en" text={consultationForm} isDrafted={isDrafted} />;
}
