import type { MouseEvent, RefObject } from "react";
import { company } from "../../../lib/company/company.ts";
import type { Language } from "../../../lib/language.ts";
import type { FormPlacement } from "../form-constants.ts";
import type { ApplicationField } from "../model.ts";
import type { ChosenTime } from "./draft.ts";
import { type ConsultationFormText, fieldId } from "./form-field.tsx";

interface ProblemProps {
  placement: FormPlacement;
  text: ConsultationFormText;
}

interface ErrorSummaryProps extends ProblemProps {
  ref: RefObject<HTMLElement | null>;
  wrong: readonly ApplicationField[];
  told: string;
  /** Whether the server's HTML already lists the errors. */
  isAtLoad: boolean;
  inside: RefObject<boolean>;
}

/** Lists the wrong fields, each as a link to its control. */
export function ErrorSummary({ placement, text, ref, wrong, told, isAtLoad, inside }: ErrorSummaryProps) {
  return (
    <section
      className="summary"
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${placement}-summary`}
      onFocus={() => {
        inside.current = true;
      }}
      onBlur={() => {
        inside.current = false;
      }}
      {...(isAtLoad ? FOCUSED_AT_LOAD : {})}
    >
      <h3 id={`${placement}-summary`}>{told}</h3>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${fieldId(placement, field)}`} onClick={focusField}>
              {text.fields[field]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Makes the browser focus the summary after a submission without JavaScript. */
const FOCUSED_AT_LOAD = { autoFocus: true };

/** Focuses the linked control, because the link itself only scrolls there. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

interface FailureProps extends ProblemProps {
  language: Language;
  failure: string;
  /** Available times, if the chosen time was rejected. */
  fresh: readonly ChosenTime[] | undefined;
  /** Submits the form again, with the given time if any. */
  onSend: (chosen?: ChosenTime) => void;
}

/** Explains why the request was not submitted, and offers a remedy. */
export function Failure({ placement, text, language, failure, fresh, onSend }: FailureProps) {
  return (
    <div className="failure">
      {fresh ? (
        <>
          <p id={`${placement}-failure`}>{failure}</p>
          <div className="next-times">
            {fresh.map((each) => (
              <button key={each.start} className="time" type="button" onClick={() => onSend(each)}>
                {each[`when-${language}`]}
              </button>
            ))}
            <button className="time" type="button" onClick={() => onSend()}>
              {text.time.without}
            </button>
          </div>
        </>
      ) : (
        <>
          <b>{text.failure.text}</b> <span id={`${placement}-failure`}>{failure}</span>{" "}
          <span>
            {text.failure.byMail}
            <a href={`mailto:${company.email}`}>{company.email}</a>.
          </span>
        </>
      )}
    </div>
  );
}
