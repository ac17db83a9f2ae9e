import { memo, type ReactNode } from "react";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { type ApplicationField, isSelectField, QUESTIONS, type Question } from "../model.ts";
import type { ConsultationFormText } from "./form-text.ts";

export type FormValues = Record<ApplicationField, string> & { newsletter: boolean };
export type FormErrors = FieldErrors<FormValues>;

/** Type, autofill name and keyboard of each text field (HTML, autofill detail tokens). */
const INPUTS: Partial<Record<ApplicationField, { type?: "email" | "tel"; autoComplete: string }>> = {
  name: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  company: { autoComplete: "organization" },
  jobTitle: { autoComplete: "organization-title" },
};

/** Most options shown as chips, one tap each; longer lists become a select. */
const MOST_CHIPS = 6;

/** Id of a field's control, or its first chip; its error and hint append `-e` and `-h`. */
export function fieldId(placement: string, field: ApplicationField): string {
  return `${placement}-${field}`;
}

interface FormFieldProps {
  field: ApplicationField;
  placement: string;
  text: ConsultationFormText;
  register: UseFormRegister<FormValues>;
  /** The error as a sentence, if any. */
  error: string | undefined;
  /** The answer rendered by the server after a post without JavaScript. */
  value: string | undefined;
  /** Why we ask; `help` is the button that shows it. */
  hint?: string;
  help?: ReactNode;
  hintShown?: boolean;
  children?: ReactNode;
}

/** One question: label, control, error. Native, uncontrolled elements, so that what is typed before hydration stays. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { field, placement, text, register, error, value, hint, help, hintShown, children } = props;
  const id = fieldId(placement, field);
  const { kind, isOptional }: Question = QUESTIONS[field];
  const required = !isOptional;
  const described = [hint && `${id}-h`, children && `${id}-c`, error && `${id}-e`].filter(Boolean).join(" ");
  const shared = {
    id,
    ...register(field),
    required: required || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  const mark = required ? <i aria-hidden="true"> *</i> : <small>{` ${text.optional}`}</small>;
  const below = (
    <>
      {hint && (
        <p className="hint" id={`${id}-h`} data-shown={hintShown || undefined}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="error" id={`${id}-e`}>
          {error}
        </p>
      )}
    </>
  );
  const options = isSelectField(field) ? Object.entries(text.options[field]) : [];
  if (options.length > 0 && options.length <= MOST_CHIPS) {
    // Uncontrolled, without a ref: react-hook-form would uncheck what was chosen before hydration.
    const { required: asked, "aria-invalid": invalid, "aria-describedby": describedBy } = shared;
    return (
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset may be one (ARIA in HTML), and only a radiogroup can be required or invalid.
        role="radiogroup"
        className="chips"
        aria-required={asked}
        aria-invalid={invalid}
        aria-describedby={describedBy}
      >
        <legend>
          {text.fields[field]}
          {mark}
        </legend>
        {help}
        {options.map(([option, label], index) => (
          <label key={option}>
            <input
              id={index ? undefined : id}
              type="radio"
              name={field}
              value={option}
              defaultChecked={option === value}
            />
            {label}
          </label>
        ))}
        {below}
      </fieldset>
    );
  }
  return (
    <div className={field === "name" || kind === "text" ? "wide" : undefined}>
      <label htmlFor={id}>
        {text.fields[field]}
        {mark}
      </label>
      {help}
      {options.length > 0 ? (
        <select {...shared} defaultValue={value ?? ""}>
          <option value="" disabled hidden>
            {text.placeholder}
          </option>
          {options.map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      ) : kind === "text" ? (
        <textarea {...shared} rows={4} defaultValue={value} />
      ) : (
        <input {...shared} {...INPUTS[field]} defaultValue={value} />
      )}
      {below}
    </div>
  );
});
