import { useId } from "react";

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  type?: "text" | "url";
  value?: string | undefined;
  error?: string | undefined;
}

/** A line of a form of this screen, with what is wrong about it. */
export function TextField({ name, label, hint, type = "text", value, error }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        required
        defaultValue={value}
        autoComplete="off"
        maxLength={type === "url" ? 2000 : 100}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
