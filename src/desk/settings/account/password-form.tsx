import { type SubmitEvent, useRef, useState } from "react";
import { PASSWORD_MAX, PASSWORD_MIN } from "../../../features/staff/model.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { useChangePassword } from "./account-queries.ts";

const FIELDS = ["current", "next", "repeat"] as const;
type Field = (typeof FIELDS)[number];
type Errors = Partial<Record<Field, string>>;
type Text = ReturnType<typeof useTexts>["account"]["password"];

export function PasswordForm() {
  const text = useTexts().account.password;
  const { staff } = useDesk();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});

  const refuse = (found: Errors) => {
    setErrors(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const change = useChangePassword({
    success: () => {
      form.current?.reset();
      setErrors({});
      toasts.add({ title: text.done, description: text.doneText });
    },
    error: (error) => refuse(wordFailure(error, text)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const [current, next, repeat] = FIELDS.map((field) => String(values.get(field))) as [string, string, string];
    const found = findErrors({ current, next, repeat }, text);
    if (Object.keys(found).length > 0) refuse(found);
    else change.mutate({ currentPassword: current, newPassword: next });
  };

  return (
    <section className="account-part" aria-labelledby="password-title">
      <h2 id="password-title">{text.title}</h2>
      <p className="note">{text.intro}</p>
      <form ref={form} className="password-form" onSubmit={submit} noValidate>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={staff.email} readOnly hidden />
        {FIELDS.map((field) => (
          <div key={field}>
            <label htmlFor={`password-${field}`}>{text[field]}</label>
            <input
              id={`password-${field}`}
              name={field}
              type="password"
              required
              autoComplete={field === "current" ? "current-password" : "new-password"}
              maxLength={PASSWORD_MAX}
              aria-invalid={errors[field] ? true : undefined}
              aria-describedby={
                errors[field] ? `password-${field}-error` : field === "next" ? "password-hint" : undefined
              }
            />
            {errors[field] ? (
              <p className="field-error" id={`password-${field}-error`}>
                {errors[field]}
              </p>
            ) : (
              field === "next" && (
                <p className="note" id="password-hint">
                  {text.hint(PASSWORD_MIN)}
                </p>
              )
            )}
          </div>
        ))}
        <button type="submit" className="action action-primary" disabled={change.isPending}>
          {change.isPending ? text.saving : text.submit}
        </button>
      </form>
    </section>
  );
}

function findErrors(values: Record<Field, string>, text: Text): Errors {
  const found: Errors = {};
  for (const field of FIELDS) if (!values[field]) found[field] = text.errors.required;
  if (values.next && values.next.length < PASSWORD_MIN) found.next = text.errors.short(PASSWORD_MIN);
  if (!found.next && values.repeat && values.repeat !== values.next) found.repeat = text.errors.repeat;
  return found;
}

/** What the answer says, at the field it is about. */
function wordFailure(error: unknown, { errors }: Text): Errors {
  if (!(error instanceof HttpError)) return { current: errors.other };
  if (error.status === 429) return { current: errors.limit(Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))) };
  if (error.body.includes('"INVALID_PASSWORD"')) return { current: errors.wrong };
  if (error.body.includes('"PASSWORD_TOO_SHORT"')) return { next: errors.short(PASSWORD_MIN) };
  if (error.body.includes('"PASSWORD_TOO_LONG"')) return { next: errors.long(PASSWORD_MAX) };
  if (error.body.includes('"PASSWORD_GUESSABLE"')) return { next: errors.guessable };
  return { current: errors.other };
}
