import encodeQR from "qr";
import type { ReactNode } from "react";
import { PASSWORD_MAX, PASSWORD_MIN } from "../../features/staff/model.ts";
import type { FormError, SignInText } from "./sign-in-text.ts";

/** An alert that comes with the page is not read aloud everywhere; what the browser hands the focus to is. */
const FOCUSED_AT_LOAD = { autoFocus: true };

/**
 * A form of these pages: a plain one, that works without scripts and answers with a page.
 * @param action last part of the address under `/api/staff/` that takes the form
 * @param notice good news, said above the form
 * @param hidden values that go along unseen; empty ones are left out
 */
export function StaffForm({
  action,
  title,
  intro,
  notice,
  error,
  submit,
  hidden,
  links,
  children,
}: {
  action: string;
  title: string;
  intro?: string | undefined;
  notice?: string | undefined;
  error: FormError | undefined;
  submit: string;
  hidden: Record<string, string | undefined>;
  links?: ReactNode;
  children: ReactNode;
}) {
  return (
    <form className="staff-form" method="post" action={`/api/staff/${action}`} data-once>
      <h1>{title}</h1>
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {error && (
        <p className="form-error" id="form-error" role="alert" tabIndex={-1} {...FOCUSED_AT_LOAD}>
          {error.message}
        </p>
      )}
      {intro && <p className="intro">{intro}</p>}
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <button className="button" type="submit">
        {submit}
      </button>
      {links && <p className="links">{links}</p>}
    </form>
  );
}

/** A page that only says how something ended. */
export function Outcome({ title, explanation, links }: { title: string; explanation: string; links: ReactNode }) {
  return (
    <div className="staff-form">
      <h1>{title}</h1>
      <p className="intro">{explanation}</p>
      <p className="links">{links}</p>
    </div>
  );
}

interface FieldProps {
  text: SignInText;
  error: FormError | undefined;
}

/**
 * Label, control, hint and error. A password can be shown where scripts run (`inline-scripts.ts`).
 * @param fixed shown and sent, but not to be changed
 */
export function SignInField({
  name,
  label,
  type,
  autoComplete,
  error,
  value,
  fixed,
  minLength,
  maxLength,
  hint,
  text,
}: FieldProps & {
  name: string;
  label: string;
  type: "email" | "text" | "password";
  autoComplete: string;
  value?: string;
  fixed?: boolean;
  minLength?: number;
  maxLength: number;
  hint?: string;
}) {
  const failed = error?.field === name;
  const described = [hint && `${name}-hint`, failed && "form-error"].filter(Boolean).join(" ");
  const isWritten = type === "text" && autoComplete !== "one-time-code";
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
          {...(isWritten ? {} : { autoCapitalize: "none", spellCheck: false })}
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

export function NameField({ value, ...props }: FieldProps & { value: string }) {
  const label = props.text.fields.name;
  return (
    <SignInField name="name" label={label} type="text" autoComplete="name" maxLength={100} value={value} {...props} />
  );
}

export function EmailField(props: FieldProps & { value: string; autoComplete?: string; fixed?: boolean }) {
  const label = props.text.fields.email;
  return <SignInField name="email" label={label} type="email" autoComplete="username" maxLength={254} {...props} />;
}

export function PasswordField(props: FieldProps) {
  return (
    <SignInField
      name="password"
      label={props.text.fields.password}
      type="password"
      autoComplete="current-password"
      maxLength={PASSWORD_MAX}
      {...props}
    />
  );
}

export function NewPasswordFields(props: FieldProps) {
  const { fields, passwordHint } = props.text;
  const shared = { type: "password", autoComplete: "new-password", maxLength: PASSWORD_MAX, ...props } as const;
  return (
    <>
      <SignInField
        name="password"
        label={fields.newPassword}
        hint={passwordHint(PASSWORD_MIN)}
        minLength={PASSWORD_MIN}
        {...shared}
      />
      <SignInField name="repeat" label={fields.repeat} minLength={PASSWORD_MIN} {...shared} />
    </>
  );
}

/**
 * What only a script can do with a passkey (`passkey-script.ts`): hidden until it knows that the browser takes them.
 * @param act uses one, or makes one for whoever is signed in and types the password
 * @param origin for which they are made; `null` where none can be
 * @param next where it leads
 * @param isAlternative whether something else on the page does the same
 */
export function PasskeyPart({
  text,
  act,
  origin,
  next,
  label,
  isAlternative,
}: {
  text: SignInText;
  act: "sign-in" | "add";
  origin: string | null;
  next: string;
  label: string;
  isAlternative: boolean;
}) {
  if (!origin) return null;
  const { failed, refused, limited, madeHere } = text.passkey;
  return (
    <div
      className="staff-form passkey-part"
      data-passkey={origin}
      data-act={act}
      data-next={next}
      data-failed={failed}
      data-refused={refused}
      data-limited={limited}
      data-name={madeHere}
      hidden
    >
      {isAlternative && <p className="or">{text.passkey.or}</p>}
      <p className="form-error" role="alert" />
      <button type="button" className={isAlternative ? "button button-quiet" : "button"}>
        {label}
      </button>
    </div>
  );
}

/** Modules of white around the code, so that cameras find it (ISO/IEC 18004 asks for four). */
const QUIET_ZONE = 4;

/** A QR code, drawn as one path; always dark on white, which every camera reads. */
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
