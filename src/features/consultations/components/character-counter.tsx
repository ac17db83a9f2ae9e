import { useEffect, useState } from "react";
import { type Language, LOCALE_OF } from "../../../lib/language.ts";
import type { ConsultationFormText } from "./form-text.ts";

/** From here on, the remaining count is announced. */
const FEW_LEFT = 200;
/** Milliseconds of quiet before an announcement, so that it does not interrupt typing. */
const QUIET = 1_000;

/** "12 of 2,000 characters" on screen; screen readers only hear what matters, when typing pauses. */
export function CharacterCounter(props: {
  id: string;
  used: number;
  max: number;
  language: Language;
  text: ConsultationFormText;
}) {
  const { id, used, max, language, text } = props;
  const [announced, setAnnounced] = useState("");
  const left = max - used;
  const message = left < 0 ? text.charactersOver(-left) : left <= FEW_LEFT ? text.charactersLeft(left) : "";
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), QUIET);
    return () => clearTimeout(timer);
  }, [message]);
  const number = new Intl.NumberFormat(LOCALE_OF[language]);
  return (
    <>
      <p className="counter" id={id} data-over={left < 0 || undefined}>
        {text.counter(number.format(used), number.format(max))}
      </p>
      <p className="unseen" role="status">
        {announced}
      </p>
    </>
  );
}
