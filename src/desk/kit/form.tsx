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
import { OpenDialog } from "./parts.tsx";

export type FieldErrors = Readonly<Record<string, string>>;

const NO_ERRORS: FieldErrors = {};

/** What is wrong with the fields of the form around a field, by name. */
const Errors = createContext(NO_ERRORS);

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

const wrongIn = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []),
];

/** Leads to the first field of a form that is wrong, once something is. */
function useFirstError(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) wrongIn(form.current)[0]?.focus();
  }, [form, errors]);
}

/**
 * Fields, save and cancel, and what went wrong. Errors stand at their field and the first of them takes the focus; those
 * of no field that is drawn stand over the buttons. A second press while it saves does nothing, unless something was written
 * since, or what saves is not this form: then it waits.
 */
export function RecordForm(props: RecordFormProps) {
  const { errors = NO_ERRORS, busy, save, onCancel } = props;
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [unplaced, setUnplaced] = useState("");
  useFirstError(form, errors);
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
      onInput={() => {
        isWritten.current = true;
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
  /** Its place says what it is: the label is for those who hear the page. */
  isBare?: boolean;
  /** Where it is not the one that the form around it has under this name. */
  error?: string | undefined;
  /** Draws the control: `(control) => <input {...control} />`. */
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and below it the error, or else a hint. */
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

interface ConflictProps<Values> {
  stored: Values;
  /** As it was typed. */
  typed: Values;
  labels: Partial<Record<keyof Values, string>>;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** What a colleague has stored while this was being written: it differs so, and one of the two is chosen. */
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
