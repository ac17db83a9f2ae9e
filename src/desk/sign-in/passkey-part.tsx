import type { SignInText } from "./sign-in-text.ts";

interface PasskeyPartProps {
  text: SignInText;
  /** Uses one, or makes one for whoever is signed in and types the password. */
  act: "sign-in" | "add";
  /** For which they are made; `null` where none can be. */
  origin: string | null;
  /** Where it leads. */
  next: string;
  label: string;
  /** Whether something else on the page does the same. */
  isAlternative: boolean;
}

/** What only a script can do with a passkey (`passkey-script.ts`): hidden until it knows that the browser takes them. */
export function PasskeyPart({ text, act, origin, next, label, isAlternative }: PasskeyPartProps) {
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
