import { BookButton } from "../../features/consultations/components/book-button.tsx";
import { consultationForm } from "../../text/fr/site/consultation-form.ts";

/** The header's button and its dialog as an island: one language's texts only. */
export function BookButtonFr({ isDrafted = false }: { isDrafted?: boolean }) {
  return <BookButton language="fr" text={consultationForm} isDrafted={isDrafted} />;
}
