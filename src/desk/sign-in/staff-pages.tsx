import { adminPath, nextPath, type SignInPage as PageName } from "../../features/staff/admin-path.ts";
import { type InvitationState, RESET_MINUTES } from "../../features/staff/model.ts";
import { Outcome, PasskeyPart, StaffForm, type StaffPageProps } from "./form-parts.tsx";
import { SIGN_IN_TEXT } from "./read-page.ts";

/** Link to another sign-in page in the same language. */
function To({ page, lang, children }: { page: PageName; lang: string | undefined; children: string }) {
  return <a href={adminPath(page, { lang }, {})}>{children}</a>;
}

/**
 * `/admin/sign-in`.
 * @param passkeys origin where passkeys work; `null` if they are not supported
 */
export function SignInPage({ passed, typed, passkeys }: StaffPageProps & { passkeys: string | null }) {
  const text = SIGN_IN_TEXT[passed.language];
  return (
    <>
      <StaffForm
        action="sign-in"
        passed={passed}
        words={text.signIn}
        notice={passed.done ? text.signIn.done : undefined}
        hidden={{ next: passed.next }}
        fields={["email", "password"]}
        more={{ email: { defaultValue: typed.email, autoComplete: "username webauthn" } }}
        links={
          <To page="forgot-password" lang={passed.lang}>
            {text.signIn.forgot}
          </To>
        }
      />
      <PasskeyPart
        text={text}
        act="sign-in"
        origin={passkeys}
        next={nextPath(passed.next, passed.lang)}
        label={text.passkey.signIn}
        isAlternative
      />
    </>
  );
}

/** `/admin/forgot-password`. */
export function ForgotPasswordPage({ passed, typed }: StaffPageProps) {
  const words = SIGN_IN_TEXT[passed.language].forgotPassword;
  const toSignIn = (
    <To page="sign-in" lang={passed.lang}>
      {words.back}
    </To>
  );
  if (passed.done) return <Outcome title={words.done} explanation={words.doneMore} links={toSignIn} />;
  return (
    <StaffForm
      action="forgot-password"
      passed={passed}
      words={words}
      intro={words.intro(RESET_MINUTES)}
      fields={["email"]}
      more={{ email: { defaultValue: typed.email } }}
      links={toSignIn}
    />
  );
}

/** `/admin/reset-password`, opened from the emailed link. */
export function ResetPasswordPage({ passed }: StaffPageProps) {
  const { resetPassword: words, linkOver } = SIGN_IN_TEXT[passed.language];
  if (!passed.token || passed.error === "link") {
    const toNewLink = (
      <To page="forgot-password" lang={passed.lang}>
        {words.newLink}
      </To>
    );
    return <Outcome title={linkOver.title} explanation={linkOver.reset} links={toNewLink} />;
  }
  return (
    <StaffForm
      action="reset-password"
      passed={passed}
      words={words}
      intro={words.intro}
      hidden={{ token: passed.token }}
      fields={["newPassword", "repeat"]}
    />
  );
}

/** Explains that a link no longer works, and links to sign-in. */
function LinkOver({ passed, explanation }: Pick<StaffPageProps, "passed"> & { explanation: string }) {
  const { firstAccount, linkOver } = SIGN_IN_TEXT[passed.language];
  const toSignIn = (
    <To page="sign-in" lang={passed.lang}>
      {firstAccount.toSignIn}
    </To>
  );
  return <Outcome title={linkOver.title} explanation={explanation} links={toSignIn} />;
}

/**
 * `/admin/first-account`, opened from the link printed at startup.
 * @param open whether that link still works
 */
export function FirstAccountPage({ passed, typed, open }: StaffPageProps & { open: boolean }) {
  const { firstAccount: words, linkOver } = SIGN_IN_TEXT[passed.language];
  if (!open) return <LinkOver passed={passed} explanation={linkOver.first} />;
  return (
    <StaffForm
      action="first-account"
      passed={passed}
      words={words}
      intro={words.intro}
      hidden={{ token: passed.token }}
      fields={["name", "email", "newPassword", "repeat"]}
      more={{ name: { defaultValue: typed.name }, email: { defaultValue: typed.email } }}
    />
  );
}

/** `/admin/invitation`, opened from the emailed link; works without JavaScript. */
export function InvitationPage({ passed, typed, invitation }: StaffPageProps & { invitation: InvitationState }) {
  const words = SIGN_IN_TEXT[passed.language].invitation;
  if (invitation.state !== "open") return <LinkOver passed={passed} explanation={words.over[invitation.state]} />;
  return (
    <StaffForm
      action="invitation"
      passed={passed}
      words={words}
      intro={words.intro(words.roles[invitation.role])}
      hidden={{ token: passed.token }}
      fields={["name", "email", "newPassword", "repeat"]}
      more={{
        name: { defaultValue: typed.name },
        // Password managers store this email with the password.
        email: { defaultValue: invitation.email, readOnly: true },
      }}
    />
  );
}
