import encodeQR from "qr";
import type { ComponentProps, ReactNode } from "react";
import type { FormOutcome, Passed } from "../../features/staff/admin-path.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "../../features/staff/model.ts";
import type { Language } from "../../lib/language.ts";
import { apiHref } from "../../ui/api-client.ts";
import { type FormError, SIGN_IN_TEXT, type SignInText, wordError } from "./read-page.ts";

/** The page's URL parameters, and the input from before an error. */
export interface StaffPageProps {
  passed: Passed & FormOutcome & { language: Language };
  typed: { email: string; name: string };
}

/** Focuses an error when the page loads, because not all screen readers announce an alert that is already there. */
const FOCUSED_AT_LOAD = { autoFocus: true };

type FieldName = keyof SignInText["fields"];

/** `maxLength` fits the longest code, a recovery code with spaces. */
const CODE = { name: "code", type: "text", autoComplete: "one-time-code", maxLength: 20 } as const;
const NEW_PASSWORD = {
  type: "password",
  autoComplete: "new-password",
  minLength: PASSWORD_MIN,
  maxLength: PASSWORD_MAX,
} as const;
const WORD = { autoCapitalize: "none", spellCheck: false } as const;

const FIELDS: Readonly<Record<FieldName, ComponentProps<"input"> & { name: string }>> = {
  name: { name: "name", type: "text", autoComplete: "name", maxLength: 100 },
  email: { name: "email", type: "email", autoComplete: "username", maxLength: 254, ...WORD },
  password: {
    name: "password",
    type: "password",
    autoComplete: "current-password",
    maxLength: PASSWORD_MAX,
    ...WORD,
  },
  newPassword: { name: "password", ...NEW_PASSWORD, ...WORD },
  repeat: { name: "repeat", ...NEW_PASSWORD, ...WORD },
  code: { ...CODE, ...WORD },
  anyCode: { ...CODE, ...WORD },
};

interface StaffFormProps {
  /** Last segment of the form's action URL. */
  action:
    | "sign-in"
    | "forgot-password"
    | "reset-password"
    | "first-account"
    | "invitation"
    | "second-factor"
    | "second-factor-setup"
    | "second-factor-confirm";
  passed: StaffPageProps["passed"];
  words: { title: string; submit: string };
  intro?: string;
  /** Success message above the form. */
  notice?: string | undefined;
  /** Hidden inputs; inputs without a value are left out. */
  hidden?: Record<string, string | undefined>;
  fields: readonly FieldName[];
  /** Extra attributes for inputs, such as a previous value or `readOnly`. */
  more?: Partial<Record<FieldName, ComponentProps<"input">>>;
  links?: ReactNode;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** Form of the sign-in pages, a plain POST that works without JavaScript. */
export function StaffForm(props: StaffFormProps) {
  const { action, passed, words, intro, notice, hidden, fields, more = {}, links, children } = props;
  const text = SIGN_IN_TEXT[passed.language];
  const error = wordError(text, passed.error, passed.wait);
  return (
    <form className="staff-form" method="post" action={apiHref(`POST /staff/${action}`)} data-once>
      <h1>{words.title}</h1>
      {notice && (
        <p className="callout" role="status">
          {notice}
        </p>
      )}
      {error && (
        <p className="callout" data-urgent id="form-error" role="alert" tabIndex={-1} {...FOCUSED_AT_LOAD}>
          {error.message}
        </p>
      )}
      {intro && <p className="intro">{intro}</p>}
      {Object.entries({ lang: passed.lang, ...hidden }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      {fields.map((field) => (
        <SignInField key={field} field={field} text={text} error={error} more={more[field]} />
      ))}
      <button className="button" type="submit">
        {words.submit}
      </button>
      {links && <p>{links}</p>}
    </form>
  );
}

/** Content without a form, which only reports an outcome. */
export function Outcome({ title, explanation, links }: { title: string; explanation: string; links: ReactNode }) {
  return (
    <div className="staff-form">
      <h1>{title}</h1>
      <p className="intro">{explanation}</p>
      <p>{links}</p>
    </div>
  );
}

interface FieldProps {
  field: FieldName;
  text: SignInText;
  error: FormError | undefined;
  more: ComponentProps<"input"> | undefined;
}

/** Label, input, hint and error. With JavaScript, a password can be shown (`inline-scripts.ts`). */
function SignInField({ field, text, error, more }: FieldProps) {
  const { name, ...control } = FIELDS[field];
  const failed = error?.field === name;
  const hint = field === "newPassword" && text.passwordHint(PASSWORD_MIN);
  const described = [hint && `${name}-hint`, failed && "form-error"].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={name}>{text.fields[field]}</label>
      <div className="field-control">
        <input
          id={name}
          name={name}
          required
          aria-invalid={failed || undefined}
          aria-describedby={described || undefined}
          {...control}
          {...more}
        />
        {control.type === "password" && (
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
        <p className="note" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface PasskeyPartProps {
  text: SignInText;
  /** Signs in with a passkey or, after the password, adds one for the signed-in user. */
  act: "sign-in" | "add";
  /** Origin where passkeys work; `null` if they are not supported. */
  origin: string | null;
  /** Path to open afterwards. */
  next: string;
  label: string;
  /** Whether the page also offers an alternative to the passkey. */
  isAlternative: boolean;
}

/**
 * Passkey controls, hidden until their script (`passkey-script.ts`) finds that the browser supports passkeys.
 */
export function PasskeyPart({ text, act, origin, next, label, isAlternative }: PasskeyPartProps) {
  if (!origin) return null;
  const { or, failed, refused, limited, madeHere } = text.passkey;
  return (
    <div
      className="staff-form"
      data-passkey={origin}
      data-act={act}
      data-next={next}
      data-failed={failed}
      data-refused={refused}
      data-limited={limited}
      data-name={madeHere}
      hidden
    >
      {isAlternative && <p className="or">{or}</p>}
      <p className="callout" data-urgent role="alert" />
      <button type="button" className={isAlternative ? "button button-quiet" : "button"}>
        {label}
      </button>
    </div>
  );
}

/** White margin that cameras need, in modules of the QR code (ISO/IEC 18004 requires four). */
const QUIET_ZONE = 4;

/** A QR code as a single SVG path, always dark on white, which every camera can read. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { border: QUIET_ZONE });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg className="qr-code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
