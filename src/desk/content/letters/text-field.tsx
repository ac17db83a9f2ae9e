import { type RefObject, useId } from "react";
import type { Language } from "../../../lib/language.ts";

interface TextFieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  maxLength: number;
  /** Lines; one is a field of one line. */
  rows: number;
  language: Language;
  field?: RefObject<HTMLTextAreaElement | null>;
  onChange: (value: string) => void;
  onFocus?: () => void;
}

/** A labelled field for one line or many. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, error, maxLength, rows, language, field, onChange, onFocus } = props;
  const id = useId();
  const shared = {
    id,
    name,
    value,
    maxLength,
    required: true,
    lang: `${language}-CA`,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
    ...(onFocus ? { onFocus } : {}),
  };
  return (
    <div className="letter-field">
      <label htmlFor={id}>{label}</label>
      {rows === 1 ? (
        <input type="text" {...shared} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea ref={field} rows={rows} {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
      {error && (
        <p className="letter-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
