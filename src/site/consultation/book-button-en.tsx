import { BookButton } from "../../features/consultations/components/book-button.tsx";
import { consultationForm } from "../../text/en/site/consultation-form.ts";

/**
 * The island with the header's button and its dialog in English, so that browsers load only one language's
 * texts.
 */
export function BookButtonEn({ isDrafted = false }: { isDrafted?: boolean }) {
  return <BookButton language="en" text={consultationForm} isDrafted={isDrafted} />;
}
