import {
  createContext,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTexts } from "../shell/desk-context.tsx";
import type { KeptForm } from "./kept-form.ts";
import { OpenDialog } from "./parts.tsx";

export type FieldErrors = Readonly<Record<string, string>>;

const NO_ERRORS: FieldErrors = {};

/** Field errors of the surrounding form, by field name. */
const Errors = createContext(NO_ERRORS);

interface RecordFormProps {
  /** Label for screen readers; not needed if a heading above labels the form. */
  label?: string;
  errors?: FieldErrors;
  /** Error that is not about a single field; announced at once. */
  failure?: string | undefined;
  busy: boolean;
  save: string;
  /** Button label while saving, if different. */
  saving?: string;
  onSave: (values: FormData, form: HTMLFormElement) => void;
  onCancel?: (() => void) | undefined;
  /** Label of the cancel button, if different. */
  cancel?: string | undefined;
  /** Keeps what is typed until it is saved. */
  kept?: KeptForm | undefined;
  /** Whether to put the fields on one line if there is room. */
  inLine?: boolean;
  /** Whether the browser checks for missing values, for API calls without errors per field. */
  isChecked?: boolean;
  /** Whether to use the full width, for fields in columns. */
  isWide?: boolean;
  /** Whether this is a secondary form, whose button is not highlighted. */
  isQuiet?: boolean;
  children: ReactNode;
  aside?: ReactNode;
}

const wrongIn = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []),
];

/** Focuses the first invalid field when errors arrive. */
function useFirstError(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) wrongIn(form.current)[0]?.focus();
  }, [form, errors]);
}

/**
 * Form with save and cancel buttons. Each error is shown at its field, and the first invalid field is focused; other
 * errors appear above the buttons. Submitting during a save does nothing, unless the user has typed since or another
 * form is being saved; in these cases, the form is submitted once that save ends.
 */
export function RecordForm(props: RecordFormProps) {
  const { errors = NO_ERRORS, busy, save, onCancel } = props;
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [unplaced, setUnplaced] = useState("");
  useFirstError(form, errors);
  const open = props.kept?.open;
  useLayoutEffect(() => {
    if (form.current) open?.(form.current);
  }, [open]);
  useLayoutEffect(() => {
    const placed = new Set(wrongIn(form.current).map((control) => control.getAttribute("name")));
    const rest = Object.entries(errors).flatMap(([name, words]) => (placed.has(name) ? [] : [words]));
    setUnplaced([...new Set(rest)].join(" "));
  }, [errors]);
  const failure = [props.failure, unplaced].filter(Boolean).join(" ");
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
      onInput={({ currentTarget }) => {
        isWritten.current = true;
        props.kept?.keep(currentTarget);
      }}
      noValidate={!props.isChecked}
    >
      <Errors value={errors}>{props.children}</Errors>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
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
            {props.cancel ?? t.form.cancel}
          </button>
        )}
        {props.aside}
      </p>
    </form>
  );
}

interface FormDialogProps extends Omit<RecordFormProps, "onCancel" | "cancel" | "aside"> {
  title: string;
  onClose: () => void;
}

/** A form in a dialog that is open while mounted. What is `kept` outlasts the dialog, unless cancelled. */
export function FormDialog({ title, onClose, ...form }: FormDialogProps) {
  const { t } = useTexts();
  const { kept } = form;
  const note = kept?.isKept && <span className="note">{t.form.changesKept}</span>;
  const cancel = () => {
    kept?.drop();
    onClose();
  };
  return (
    <OpenDialog title={title} onClose={onClose}>
      {kept?.reopened && <p role="status">{note}</p>}
      <RecordForm
        {...form}
        onCancel={cancel}
        cancel={kept?.isKept ? t.form.discard : undefined}
        aside={!kept?.reopened && note}
      />
    </OpenDialog>
  );
}

/** Props that link a control to its label, hint and error. */
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
  /** Whether to hide the label visually, where the context already names the field. */
  isBare?: boolean;
  /** Error shown instead of the form's error for this field. */
  error?: string | undefined;
  /** Renders the control: `(control) => <input {...control} />`. */
  children: (control: ControlProps) => ReactNode;
}

/** A label and its control; below, the error or, if there is none, the hint. */
export function Field({ label, name, hint, isBare = false, error: own, children }: FieldProps) {
  const id = useId();
  const ofForm = useContext(Errors)[name];
  const error = own ?? ofForm;
  const below = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id} className={isBare ? "unseen" : undefined}>
        {label}
      </label>
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

interface ConflictProps<Values> {
  stored: Values;
  /** The user's unsaved values. */
  typed: Values;
  labels: Partial<Record<keyof Values, string>>;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Shows the fields that differ from a version that a colleague saved first; the user adopts it or keeps their own. */
export function Conflict<Values extends object>({
  stored,
  typed,
  labels,
  onTakeTheirs,
  onKeepMine,
}: ConflictProps<Values>) {
  const { form: t } = useTexts().t;
  const differing = (Object.keys(labels) as (keyof Values)[]).filter((name) => stored[name] !== typed[name]);
  return (
    <div className="item-below" role="alert">
      <p>{t.conflict}</p>
      <dl className="facts">
        {differing.map((name) => (
          <div key={String(name)} className="fact">
            <dt>{labels[name]}</dt>
            <dd className="message">{String(stored[name] ?? t.empty)}</dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <button type="button" className="action" onClick={onTakeTheirs}>
          {t.takeTheirs}
        </button>
        <button type="button" className="action" onClick={onKeepMine}>
          {t.keepMine}
        </button>
      </p>
    </div>
  );
}

/** A checkbox with its label and, below, a hint. */
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
