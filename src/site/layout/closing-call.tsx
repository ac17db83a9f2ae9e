import { type Language, pathIn } from "../../lib/language.ts";

interface ClosingCallProps {
  language: Language;
  title: string;
  text: string;
  /** Words of the button that leads to the form on the home page. */
  book: string;
}

/** Last section of a page: the one thing to do next. */
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
