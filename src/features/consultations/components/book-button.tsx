import { useRef, useState } from "react";
import { type Language, pathIn } from "../../../lib/language.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { APPOINTMENT_PATH } from "../../appointments/kinds.ts";
import css from "./consultation-form.css?inline";
import { ConsultationForm } from "./consultation-form.tsx";
import type { ConsultationFormText } from "./form-field.tsx";
import { tellProgress } from "./tell-progress.ts";

interface BookButtonProps {
  language: Language;
  text: ConsultationFormText;
  isDrafted: boolean;
}

/**
 * The "Book a consultation" button in the header (SPEC §2), which opens the form in a dialog. The dialog is added to
 * the page on the first press. Without JavaScript, or with a modifier key, the button links to the page of available
 * times.
 */
export function BookButton({ language, text, isDrafted }: BookButtonProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <a
        ref={link}
        className="button book"
        href={pathIn(language, APPOINTMENT_PATH)}
        suppressHydrationWarning
        onClick={(event) => {
          // Once a time is booked, the link leads to the appointment.
          if (link.current!.dataset["booked"] !== undefined) return;
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          // Most pages have no form of their own, so they lack the form's styles.
          if (!wanted) {
            adoptStyle(css);
            tellProgress("seen", "modal", language);
          }
          setWanted(true);
          setOpen(true);
        }}
      >
        <span className="book-long" suppressHydrationWarning>
          {text.book}
        </span>
        <span className="book-short" suppressHydrationWarning>
          {text.bookShort}
        </span>
      </a>
      {wanted && (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={text.dialogTitle}
          closeLabel={text.close}
          returnFocusTo={link}
        >
          <ConsultationForm language={language} text={text} placement="modal" isDrafted={isDrafted} />
        </Dialog>
      )}
    </>
  );
}
