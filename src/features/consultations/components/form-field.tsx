import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors, Resolver, UseFormRegister } from "react-hook-form";
import { type Language, LOCALE_OF, type TextLike } from "../../../lib/language.ts";
import type { consultationForm } from "../../../text/fr/site/consultation-form.ts";
import { type ApplicationField, applicationSchema, isSelectField, QUESTIONS, type Question, STEPS } from "../model.ts";

export type FormValues = Record<ApplicationField, string> & { newsletter: boolean };
export type FormErrors = FieldErrors<FormValues>;

/** Each text field's type, which selects the on-screen keyboard, and autofill detail token (HTML). */
const INPUTS: Partial<Record<ApplicationField, { type?: "email" | "tel"; autoComplete: string }>> = {
  name: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  company: { autoComplete: "organization" },
  jobTitle: { autoComplete: "organization-title" },
};

/** Maximum number of options shown as chips, one tap each; longer lists are shown as a select. */
const MOST_CHIPS = 6;

/** Returns the id of a field's control or first chip. The ids of the field's error and hint append `-e` and `-h`. */
export function fieldId(placement: string, field: ApplicationField): string {
  return `${placement}-${field}`;
}

interface FormFieldProps {
  field: ApplicationField;
  placement: string;
  text: ConsultationFormText;
  register: UseFormRegister<FormValues>;
  /** The error message, if any, as a sentence. */
  error: string | undefined;
  /** Answer that the server renders after a submission without JavaScript. */
  value: string | undefined;
  /** Explains why we ask; the `help` button shows it. */
  hint?: string;
  help?: ReactNode;
  hintShown?: boolean;
  children?: ReactNode;
}

/**
 * One question: label, control and error. Elements are native and uncontrolled, so that text typed before hydration
 * stays.
 */
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
    // Uncontrolled, without a ref, because react-hook-form would uncheck a chip chosen before hydration.
    const { required: asked, "aria-invalid": invalid, "aria-describedby": describedBy } = shared;
    return (
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed (ARIA in HTML), and only a radiogroup can be required or invalid.
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

/** Number of remaining characters from which the count is announced. */
const FEW_LEFT = 200;
/** Pause in typing before an announcement, in milliseconds, so that it does not interrupt. */
const QUIET = 1_000;

/**
 * Shows "12 of 2,000 characters"; until the text has been read, only the limit. Screen readers announce the count only
 * once typing pauses with few characters left or too many typed.
 */
export function CharacterCounter(props: {
  id: string;
  /** Undefined before hydration, when the browser may have restored a text that the server does not know. */
  used: number | undefined;
  max: number;
  language: Language;
  text: ConsultationFormText;
}) {
  const { id, used, max, language, text } = props;
  const [announced, setAnnounced] = useState("");
  const left = max - (used ?? 0);
  const message = left < 0 ? text.charactersOver(-left) : left <= FEW_LEFT ? text.charactersLeft(left) : "";
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), QUIET);
    return () => clearTimeout(timer);
  }, [message]);
  const number = new Intl.NumberFormat(LOCALE_OF[language]);
  return (
    <>
      <p className="counter" id={id} data-over={left < 0 || undefined}>
        {used === undefined
          ? text.charactersAtMost(number.format(max))
          : text.counter(number.format(used), number.format(max))}
      </p>
      <p className="unseen" role="status">
        {announced}
      </p>
    </>
  );
}

type TooltipCode = typeof import("../../../ui/tooltip.tsx");

/** A "?" button beside a label, which shows the hint below the field; on hover, a tooltip shows the same text. */
export function HelpButton(props: {
  label: string;
  hint: string;
  hintId: string;
  shown: boolean;
  /** Whether the step is shown; only then is the tooltip's code fetched. */
  active: boolean;
  onToggle: () => void;
}) {
  const { label, hint, hintId, shown, active, onToggle } = props;
  const [code, setCode] = useState<TooltipCode>();
  const loaded = useRef<TooltipCode>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  // The tooltip renders another button, so a focus or press on the old button would be lost. Flushing leaves no gap
  // between this check and the swap.
  const adopt = useCallback(() => {
    if (!button.current?.matches(":hover, :focus")) flushSync(() => setCode(loaded.current));
  }, []);
  useEffect(() => {
    if (!active) return;
    const load = async () => {
      loaded.current = await import("../../../ui/tooltip.tsx");
      adopt();
    };
    load().catch(() => undefined);
  }, [active, adopt]);
  const shared = {
    className: "help",
    type: "button",
    "aria-expanded": shown,
    "aria-controls": hintId,
    onClick: onToggle,
  } as const;
  const content = (
    <>
      <span aria-hidden="true">?</span>
      <span className="unseen">{label}</span>
    </>
  );
  if (!code) {
    return (
      <button {...shared} ref={button} onBlur={adopt} onPointerLeave={adopt}>
        {content}
      </button>
    );
  }
  return (
    <code.Tooltip hint={hint} shut={shown}>
      <button {...shared}>{content}</button>
    </code.Tooltip>
  );
}

/** Validates react-hook-form's values with the schema, and reports each field's first issue as its error. */
export const applicationResolver: Resolver<FormValues> = (values) => {
  // react-hook-form returns `null` if no chip is chosen.
  const answers = Object.fromEntries(Object.entries(values).map(([field, answer]) => [field, answer ?? ""]));
  const result = applicationSchema.safeParse(answers);
  if (result.success) return { values, errors: {} };
  const errors: FormErrors = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0] as ApplicationField;
    errors[field] ??= { type: "schema", message: issue.message };
  }
  return { values: {}, errors };
};

/** Returns the first step (1 to 3) that asks for any of these fields. */
export function firstStepOf(fields: readonly string[]): number {
  const index = STEPS.findIndex((step) => step.some((field) => fields.includes(field)));
  return Math.max(index, 0) + 1;
}

/** Whether a step (1 to 3) asks for a field. */
export function isAskedIn(step: number, field: string): boolean {
  return STEPS[step - 1]?.some((asked) => asked === field) ?? false;
}

export type ConsultationFormText = TextLike<typeof consultationForm>;
