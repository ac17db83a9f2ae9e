import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from "react";
import { useTexts } from "../shell/desk-context.tsx";
import { OpenDialog } from "./parts.tsx";

export type FieldErrors = Readonly<Record<string, string>>;

const NO_ERRORS: FieldErrors = {};

interface RecordFormProps {
  /** Names the form to screen readers; without one it stands under a heading that does. */
  label?: string;
  errors?: FieldErrors;
  /** What went wrong that is no field's fault; said at once. */
  failure?: string | undefined;
  busy: boolean;
  save: string;
  /** Of the button while it saves, where it says something else then. */
  saving?: string;
  onSave: (values: FormData, form: HTMLFormElement) => void;
  onCancel?: (() => void) | undefined;
  /** The fields stand in one line where there is room. */
  inLine?: boolean;
  /** The browser says what is missing, where the API has no words for it at each field. */
  isChecked?: boolean;
  /** As wide as the screen, for fields in columns. */
  isWide?: boolean;
  /** Beside something that counts more: its button is no signal. */
  isQuiet?: boolean;
  children: ReactNode;
  /** Beside the buttons. */
  aside?: ReactNode;
}

/**
 * Fields, save and cancel, and what went wrong. Errors stand at their field and the first of them takes the focus. A second
 * press while it saves does nothing, unless something was written since, or what saves is not this form: then it waits.
 */
export function RecordForm(props: RecordFormProps) {
  const { errors = NO_ERRORS, busy, save, onCancel } = props;
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const isOwn = useRef(false);
  const isWritten = useRef(false);
  const waits = useRef(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) {
      waits.current ||= isWritten.current || !isOwn.current;
      return;
    }
    isOwn.current = true;
    isWritten.current = false;
    props.onSave(new FormData(event.currentTarget), event.currentTarget);
  };
  useEffect(() => {
    if (busy) return;
    isOwn.current = false;
    if (waits.current) form.current?.requestSubmit();
    waits.current = false;
  }, [busy]);
  return (
    <form
      ref={form}
      className="form"
      data-in-line={props.inLine}
      data-wide={props.isWide}
      aria-label={props.label}
      onSubmit={submit}
      onInput={() => {
        isWritten.current = true;
      }}
      noValidate={!props.isChecked}
    >
      {props.children}
      {props.failure && (
        <p className="field-error" role="alert">
          {props.failure}
        </p>
      )}
      <p className="form-end">
        <button
          type="submit"
          className={props.isQuiet ? "action" : "action action-primary"}
          aria-disabled={busy || undefined}
        >
          {(busy && props.saving) || save}
        </button>
        {onCancel && (
          <button type="button" className="action" onClick={onCancel}>
            {t.form.cancel}
          </button>
        )}
        {props.aside}
      </p>
    </form>
  );
}

/** A form in a dialog that is open as long as it is drawn. */
export function FormDialog(props: Omit<RecordFormProps, "onCancel"> & { title: string; onClose: () => void }) {
  const { title, onClose, ...form } = props;
  return (
    <OpenDialog title={title} onClose={onClose}>
      <RecordForm onCancel={onClose} {...form} />
    </OpenDialog>
  );
}

/** What a control is given so that its label, hint and error belong to it. */
interface ControlProps {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
  /** Draws the control: `(control) => <input {...control} />`. */
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and below it the error, or else a hint. */
export function Field({ label, name, hint, error, children }: FieldProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": below ? `${id}-below` : undefined,
      })}
      {below && (
        <p id={`${id}-below`} className={error ? "field-error" : "note"}>
          {below}
        </p>
      )}
    </div>
  );
}

interface ChoiceFieldProps extends Omit<FieldProps, "children"> {
  options: readonly (readonly [value: string | number, name: string])[];
  defaultValue?: string | number;
}

/** One choice of a few, by their names. */
export function ChoiceField({ options, defaultValue, ...field }: ChoiceFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} defaultValue={defaultValue}>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A checkbox, its words beside it and a hint below. */
export function Tick(props: {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { label, hint, checked, disabled, onChange } = props;
  const id = useId();
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <p className="note" id={id}>
        {hint}
      </p>
    </div>
  );
}
