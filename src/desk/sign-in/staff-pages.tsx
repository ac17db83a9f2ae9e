import { adminPath, type FormOutcome, nextPath, type Passed } from "../../features/staff/admin-path.ts";
import { type InvitationState, RESET_MINUTES } from "../../features/staff/model.ts";
import type { Language } from "../../lib/language.ts";
import {
  EmailField,
  NameField,
  NewPasswordFields,
  Outcome,
  PasskeyPart,
  PasswordField,
  StaffForm,
} from "./form-parts.tsx";
import { SIGN_IN_TEXT, wordError } from "./sign-in-text.ts";

/** What the address of a page says, and what was typed before an error. */
export interface StaffPageProps {
  passed: Passed & FormOutcome & { language: Language };
  typed: { email: string; name: string };
}

/** `/admin/sign-in` @param passkeys where they work; `null` where none can be used */
export function SignInPage({ passed, typed, passkeys }: StaffPageProps & { passkeys: string | null }) {
  const text = SIGN_IN_TEXT[passed.language];
  const error = wordError(text, passed.error, passed.wait);
  return (
    <>
      <StaffForm
        action="sign-in"
        title={text.signIn.title}
        notice={passed.done ? text.signIn.done : undefined}
        error={error}
        submit={text.signIn.submit}
        hidden={{ lang: passed.lang, next: passed.next }}
        links={<a href={adminPath("forgot-password", { lang: passed.lang }, {})}>{text.signIn.forgot}</a>}
      >
        <EmailField text={text} error={error} value={typed.email} autoComplete="username webauthn" />
        <PasswordField text={text} error={error} />
      </StaffForm>
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

/** `/admin/forgot-password` */
export function ForgotPasswordPage({ passed, typed }: StaffPageProps) {
  const text = SIGN_IN_TEXT[passed.language];
  const { title, intro, submit, done, doneMore, back } = text.forgotPassword;
  const error = wordError(text, passed.error, passed.wait);
  const toSignIn = <a href={adminPath("sign-in", { lang: passed.lang }, {})}>{back}</a>;
  if (passed.done) return <Outcome title={done} explanation={doneMore} links={toSignIn} />;
  return (
    <StaffForm
      action="forgot-password"
      title={title}
      intro={intro(RESET_MINUTES)}
      error={error}
      submit={submit}
      hidden={{ lang: passed.lang }}
      links={toSignIn}
    >
      <EmailField text={text} error={error} value={typed.email} />
    </StaffForm>
  );
}

/** `/admin/reset-password`, reached by the link of the mail */
export function ResetPasswordPage({ passed }: StaffPageProps) {
  const text = SIGN_IN_TEXT[passed.language];
  const { title, intro, submit, newLink } = text.resetPassword;
  const toNewLink = <a href={adminPath("forgot-password", { lang: passed.lang }, {})}>{newLink}</a>;
  if (!passed.token || passed.error === "link") {
    return <Outcome title={text.linkOver.title} explanation={text.linkOver.reset} links={toNewLink} />;
  }
  const error = wordError(text, passed.error, passed.wait);
  return (
    <StaffForm
      action="reset-password"
      title={title}
      intro={intro}
      error={error}
      submit={submit}
      hidden={{ lang: passed.lang, token: passed.token }}
    >
      <NewPasswordFields text={text} error={error} />
    </StaffForm>
  );
}

/** `/admin/first-account`, reached by the link that the start prints; `open` while it works */
export function FirstAccountPage({ passed, typed, open }: StaffPageProps & { open: boolean }) {
  const text = SIGN_IN_TEXT[passed.language];
  const { title, intro, submit, toSignIn } = text.firstAccount;
  if (!open) {
    const link = <a href={adminPath("sign-in", { lang: passed.lang }, {})}>{toSignIn}</a>;
    return <Outcome title={text.linkOver.title} explanation={text.linkOver.first} links={link} />;
  }
  const error = wordError(text, passed.error, passed.wait);
  return (
    <StaffForm
      action="first-account"
      title={title}
      intro={intro}
      error={error}
      submit={submit}
      hidden={{ lang: passed.lang, token: passed.token }}
    >
      <NameField text={text} error={error} value={typed.name} />
      <EmailField text={text} error={error} value={typed.email} />
      <NewPasswordFields text={text} error={error} />
    </StaffForm>
  );
}

/** `/admin/invitation`, reached by the link of the mail; without JavaScript too */
export function InvitationPage({ passed, typed, invitation }: StaffPageProps & { invitation: InvitationState }) {
  const text = SIGN_IN_TEXT[passed.language];
  const { title, intro, submit, over } = text.invitation;
  if (invitation.state !== "open") {
    const link = <a href={adminPath("sign-in", { lang: passed.lang }, {})}>{text.firstAccount.toSignIn}</a>;
    return <Outcome title={text.linkOver.title} explanation={over[invitation.state]} links={link} />;
  }
  const error = wordError(text, passed.error, passed.wait);
  return (
    <StaffForm
      action="invitation"
      title={title}
      intro={intro(text.invitation.roles[invitation.role])}
      error={error}
      submit={submit}
      hidden={{ lang: passed.lang, token: passed.token }}
    >
      <NameField text={text} error={error} value={typed.name} />
      {/* Whose account it becomes; a password manager keeps it with the password. */}
      <EmailField text={text} error={error} value={invitation.email} fixed />
      <NewPasswordFields text={text} error={error} />
    </StaffForm>
  );
}
