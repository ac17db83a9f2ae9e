import { type SubmitEvent, useId, useRef, useState } from "react";
import { MOST_DAYS } from "../../../features/api-keys/model.ts";
import { NOUNS, SCOPES, type Scope } from "../../../lib/http/scopes.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { makeKey, useWrite } from "./integration-queries.ts";
import { useIntegrationTexts } from "./integration-texts.ts";
import { TextField } from "./text-field.tsx";

const DAYS = [30, 90, 180, MOST_DAYS];

/** Makes a key: for which program, what it may do, and until when. */
export function KeyDialog({ onSecret, onClose }: { onSecret: (secret: string) => void; onClose: () => void }) {
  const t = useIntegrationTexts();
  const text = t.keys;
  const fail = useFailure();
  const id = useId();
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const make = useWrite(makeKey, {
    success: ({ secret }) => {
      onClose();
      onSecret(secret);
    },
    error: (failure) => {
      const found = failure instanceof HttpError ? failure.fieldErrors : {};
      setErrors(found);
      if (Object.keys(found).length === 0) fail(failure, t.failed);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setErrors({});
    make.mutate({
      name: String(values.get("name")),
      scopes: SCOPES.filter((scope) => values.getAll("scopes").includes(scope)),
      days: Number(values.get("days")),
    });
  };
  const box = (scope: Scope, label: string) => (
    <td>
      <input type="checkbox" name="scopes" value={scope} aria-label={label} />
    </td>
  );
  return (
    <Dialog open onClose={onClose} title={text.add} closeLabel={t.close} returnFocusTo={returnTo}>
      <form className="integration-form" onSubmit={submit} noValidate>
        <TextField name="name" label={text.name} hint={text.nameHint} error={errors["name"]} />
        {errors["scopes"] && (
          <p className="field-error" id={`${id}-scopes`} role="alert">
            {errors["scopes"]}
          </p>
        )}
        <table aria-describedby={errors["scopes"] ? `${id}-scopes` : undefined}>
          <thead>
            <tr>
              <th scope="col">{text.scopes}</th>
              <th scope="col">{text.read}</th>
              <th scope="col">{text.write}</th>
            </tr>
          </thead>
          <tbody>
            {NOUNS.map((noun) => (
              <tr key={noun}>
                <th scope="row">{text.nouns[noun]}</th>
                {box(`${noun}:read`, `${text.nouns[noun]}, ${text.read}`)}
                {box(`${noun}:write`, `${text.nouns[noun]}, ${text.write}`)}
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <label htmlFor={`${id}-days`}>{text.days}</label>
          <select id={`${id}-days`} name="days" defaultValue={90}>
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {text.dayChoices(days)}
              </option>
            ))}
          </select>
        </div>
        <p className="action-row">
          <button type="submit" className="action action-primary" disabled={make.isPending}>
            {text.make}
          </button>
          <button type="button" className="action" onClick={onClose}>
            {t.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
