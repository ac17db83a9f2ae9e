import { type SubmitEvent, useId, useRef, useState } from "react";
import { PASSKEY_NAME_MAX, PASSWORD_MAX, type Passkey } from "../../../features/staff/model.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { toasts } from "../../../ui/toast-store.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { type PasskeyChange, useChangePasskeys } from "./account-queries.ts";
import { deviceName } from "./device-name.ts";

export type PasskeyAct = { what: "add" } | { what: "rename" | "remove"; passkey: Passkey };

type Errors = Partial<Record<"name" | "password" | "whole", string>>;
type Text = ReturnType<typeof useTexts>["account"]["passkeys"];

interface PasskeyDialogProps {
  act: PasskeyAct;
  onDone: () => void;
  onClose: () => void;
}

/** Adds, names or removes a passkey; before a way in is made or taken away, the password is asked for again. */
export function PasskeyDialog({ act, onDone, onClose }: PasskeyDialogProps) {
  const text = useTexts().account.passkeys;
  const { staff } = useDesk();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const [errors, setErrors] = useState<Errors>({});
  const words = text.dialogs[act.what];
  const change = useChangePasskeys({
    success: () => {
      toasts.add({ title: words.done });
      onDone();
    },
    error: (failure) => {
      const found = wordFailure(failure, text);
      setErrors(found);
      const first = found.name ? "name" : "password";
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const [name, password] = [String(values.get("name")), String(values.get("password"))];
    setErrors({});
    change.mutate(changeOf(act, name, password));
  };
  const fields = [
    ...(act.what === "remove" ? [] : (["name"] as const)),
    ...(act.what === "rename" ? [] : (["password"] as const)),
  ];
  const initialName = act.what === "add" ? (deviceName(navigator.userAgent) ?? "") : act.passkey.name;
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={text.close} returnFocusTo={returnTo}>
      <form ref={form} className="password-form" onSubmit={submit}>
        <p>
          {act.what === "remove" && <b>{act.passkey.name}. </b>}
          {words.text}
        </p>
        {errors.whole && (
          <p className="field-error" role="alert">
            {errors.whole}
          </p>
        )}
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={staff.email} readOnly hidden />
        {fields.map((field) => (
          <div key={field}>
            <label htmlFor={`${id}-${field}`}>{text[field]}</label>
            <input
              id={`${id}-${field}`}
              name={field}
              type={field === "name" ? "text" : "password"}
              required
              defaultValue={field === "name" ? initialName : undefined}
              autoComplete={field === "name" ? "off" : "current-password"}
              maxLength={field === "name" ? PASSKEY_NAME_MAX : PASSWORD_MAX}
              aria-invalid={errors[field] ? true : undefined}
              aria-describedby={errors[field] ? `${id}-${field}-error` : undefined}
            />
            {errors[field] && (
              <p className="field-error" id={`${id}-${field}-error`} role="alert">
                {errors[field]}
              </p>
            )}
          </div>
        ))}
        <p className="passkey-acts">
          <button type="submit" className="action action-primary" disabled={change.isPending}>
            {words.submit}
          </button>
          <button type="button" className="action" onClick={onClose}>
            {text.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

function changeOf(act: PasskeyAct, name: string, password: string): PasskeyChange {
  if (act.what === "add") return { what: "add", name, password };
  const { id } = act.passkey;
  return act.what === "rename" ? { what: "rename", id, name } : { what: "remove", id, password };
}

/** What went wrong, at the field it is about. */
function wordFailure(failure: unknown, { errors }: Text): Errors {
  if (failure instanceof DOMException) {
    return { whole: failure.name === "InvalidStateError" ? errors.there : errors.stopped };
  }
  if (!(failure instanceof HttpError)) return { whole: errors.other };
  const { name, password, credential } = failure.fieldErrors;
  if (name) return { name };
  if (password) return { password };
  if (failure.status === 409) return { whole: errors.last };
  return { whole: credential ?? (failure.status === 429 ? errors.limit : errors.other) };
}
