import { type Language, pathIn } from "../../lib/language.ts";

interface ClosingCallProps {
  language: Language;
  title: string;
  text: string;
  /** Label of the button that links to the form on the home page. */
  book: string;
}

/** Renders a page's last section, with a link to the consultation form. */
export function ClosingCall({ language, title, text, book }: ClosingCallProps) {
  return (
    <section className="wrap closing" aria-labelledby="closing-title">
      <h2 id="closing-title">{title}</h2>
      <div>
        <p className="lead">{text}</p>
        <a className="button" href={pathIn(language, "/#consultation-form")}>
          {book}
        </a>
      </div>
    </section>
  );
}
