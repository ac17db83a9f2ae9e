import { adminPath, type FormOutcome, nextPath, type Passed } from "../../features/staff/admin-path.ts";
import { type InvitationState, PASSWORD_MAX, PASSWORD_MIN, RESET_MINUTES } from "../../features/staff/model.ts";
import type { Language } from "../../lib/language.ts";
import { PasskeyPart } from "./passkey-part.tsx";
import { SignInField } from "./sign-in-field.tsx";
import { SIGN_IN_TEXT, type SignInText, wordError } from "./sign-in-text.ts";
import { StaffForm } from "./staff-form.tsx";

/** What the address of a page says, and what was typed before an error. */
export interface StaffPageProps {
  passed: Passed & FormOutcome & { language: Language };
  typed: { email: string; name: string };
}

const EMAIL_MAX = 254;

interface SignInPageProps extends StaffPageProps {
  /** Where passkeys work; `null` where none can be used. */
  passkeys: string | null;
}

/** `/admin/sign-in` */
export function SignInPage({ passed, typed, passkeys }: SignInPageProps) {
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
        <SignInField
          name="password"
          label={text.fields.password}
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          error={error}
          text={text}
        />
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
      <SignInField
        name="name"
        label={text.fields.name}
        type="text"
        autoComplete="name"
        maxLength={100}
        value={typed.name}
        error={error}
        text={text}
      />
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
      <SignInField
        name="name"
        label={text.fields.name}
        type="text"
        autoComplete="name"
        maxLength={100}
        value={typed.name}
        error={error}
        text={text}
      />
      {/* Whose account it becomes; a password manager keeps it with the password. */}
      <SignInField
        name="email"
        label={text.fields.email}
        type="email"
        autoComplete="username"
        maxLength={EMAIL_MAX}
        value={invitation.email}
        fixed
        error={error}
        text={text}
      />
      <NewPasswordFields text={text} error={error} />
    </StaffForm>
  );
}

type FieldsProps = { text: SignInText; error: ReturnType<typeof wordError> };

function EmailField(props: FieldsProps & { value: string; autoComplete?: string }) {
  const { text, error, value, autoComplete = "username" } = props;
  return (
    <SignInField
      name="email"
      label={text.fields.email}
      type="email"
      autoComplete={autoComplete}
      maxLength={EMAIL_MAX}
      value={value}
      error={error}
      text={text}
    />
  );
}

function NewPasswordFields({ text, error }: FieldsProps) {
  const shared = {
    type: "password",
    autoComplete: "new-password",
    minLength: PASSWORD_MIN,
    maxLength: PASSWORD_MAX,
    error,
    text,
  } as const;
  return (
    <>
      <SignInField name="password" label={text.fields.newPassword} hint={text.passwordHint(PASSWORD_MIN)} {...shared} />
      <SignInField name="repeat" label={text.fields.repeat} {...shared} />
    </>
  );
}

/** A page that only says how something ended. */
function Outcome(props: { title: string; explanation: string; links: React.ReactNode }) {
  return (
    <div className="staff-form">
      <h1>{props.title}</h1>
      <p className="intro">{props.explanation}</p>
      <p className="links">{props.links}</p>
    </div>
  );
}
