import { type SubmitEvent, useId, useRef, useState } from "react";
import { api } from "../../../../ui/api-client.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { readsPasskeys } from "../../../../ui/passkeys.ts";
import { type Cause, refusalOf } from "../../../../ui/refusal.ts";
import { useDesk } from "../../../shell/desk-context.tsx";
import { signInWithPasskey } from "../../../sign-in/passkey-requests.ts";
import { useBlogTexts } from "../blog-queries.ts";
import { flushAll } from "./draft/open-sessions.ts";

/** Signs the same person in again without leaving the editor, then saves. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const t = useBlogTexts();
  const { staff } = useDesk();
  const id = useId();
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const [error, setError] = useState("");
  const [pending, setPending] = useState(false);
  const [wantsCode, setWantsCode] = useState(false);

  const signIn = async (act: () => Promise<boolean>, wordFailure: (cause: Cause) => string) => {
    setPending(true);
    setError("");
    try {
      if (!(await act())) return;
      await flushAll();
      onClose();
    } catch (failure) {
      setError(wordFailure(refusalOf(failure).cause));
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    const enter = async () => {
      if (wantsCode) return true;
      // The second factor's code is entered in another tab, so that the text stays here.
      const { twoFactorRedirect = false } = await api("POST /auth/sign-in/email", {
        body: { email: staff.email, password },
      });
      setWantsCode(twoFactorRedirect);
      return !twoFactorRedirect;
    };
    void signIn(enter, (cause) =>
      cause === "signed-out" ? t.signIn.wrong : cause === "limited" ? t.signIn.limited : t.signIn.failed,
    );
  };
  const withPasskey = async () => {
    // Require the same member, because the unsaved text is theirs.
    await signInWithPasskey({ member: staff.id });
    return true;
  };
  return (
    <Dialog open onClose={onClose} title={t.signIn.title} closeLabel={t.signIn.close} returnFocusTo={returnTo}>
      <form className="stack" onSubmit={submit}>
        <p>{t.signIn.text}</p>
        {wantsCode ? (
          <p role="status">
            {t.signIn.code}{" "}
            <a href="/admin/second-factor?next=%2Fadmin%2Faccount" target="_blank" rel="noopener">
              {t.signIn.enterCode}
            </a>
          </p>
        ) : (
          <>
            <div className="field">
              <label htmlFor={`${id}-email`}>{t.signIn.email}</label>
              <input id={`${id}-email`} type="email" autoComplete="username" value={staff.email} readOnly />
            </div>
            <div className="field">
              <label htmlFor={`${id}-password`}>{t.signIn.password}</label>
              <input
                id={`${id}-password`}
                name="password"
                type="password"
                autoComplete="current-password"
                required
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
              />
              {error && (
                <p className="field-error" id={`${id}-error`} role="alert">
                  {error}
                </p>
              )}
            </div>
          </>
        )}
        <p className="action-row">
          <button type="submit" className="action action-primary" disabled={pending}>
            {pending ? t.signIn.pending : wantsCode ? t.signIn.save : t.signIn.submit}
          </button>
          {readsPasskeys() && !wantsCode && (
            <button
              type="button"
              className="action"
              disabled={pending}
              onClick={() =>
                void signIn(withPasskey, (cause) => (cause === "limited" ? t.signIn.limited : t.signIn.passkeyFailed))
              }
            >
              {t.signIn.passkey}
            </button>
          )}
        </p>
      </form>
    </Dialog>
  );
}
