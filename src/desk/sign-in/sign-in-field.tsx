import type { FormError, SignInText } from "./sign-in-text.ts";

interface SignInFieldProps {
  name: string;
  label: string;
  type: "email" | "text" | "password";
  autoComplete: string;
  error: FormError | undefined;
  value?: string;
  /** Shown and sent, but not to be changed. */
  fixed?: boolean;
  minLength?: number;
  maxLength: number;
  hint?: string;
  text: SignInText;
}

/** Label, control, hint and error. A password can be shown where scripts run (`inline-scripts.ts`). */
export function SignInField(props: SignInFieldProps) {
  const { name, label, type, autoComplete, error, value, fixed, minLength, maxLength, hint, text } = props;
  const failed = error?.field === name;
  const described = [hint && `${name}-hint`, failed && "form-error"].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <div className="field-control">
        <input
          id={name}
          name={name}
          type={type}
          required
          readOnly={fixed}
          defaultValue={value}
          autoComplete={autoComplete}
          minLength={minLength}
          maxLength={maxLength}
          aria-invalid={failed || undefined}
          aria-describedby={described || undefined}
          {...(type === "text" && autoComplete !== "one-time-code"
            ? {}
            : { autoCapitalize: "none", spellCheck: false })}
        />
        {type === "password" && (
          <button
            type="button"
            className="reveal"
            data-reveal={name}
            aria-controls={name}
            aria-pressed="false"
            aria-label={text.revealLabel}
            hidden
          >
            {text.reveal}
          </button>
        )}
      </div>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
