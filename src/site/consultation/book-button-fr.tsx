import { BookButton } from "../../features/consultations/components/book-button.tsx";
import { consultationForm } from "../../text/fr/site/consultation-form.ts";

/**
 * The island with the header's button and its dialog in French, so that browsers load only one language's
 * texts.
 */
export function BookButtonFr({ isDrafted = false }: { isDrafted?: boolean }) {
  return <BookButton language="fr" text={consultationForm} isDrafted={isDrafted} />;
}
