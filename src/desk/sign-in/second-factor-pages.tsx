import { adminPath, nextPath } from "../../features/staff/admin-path.ts";
import type { SecondFactorPage as PageState } from "../../features/staff/model.ts";
import { PasskeyPart, PasswordField, QrCode, SignInField, StaffForm } from "./form-parts.tsx";
import { SIGN_IN_TEXT, type SignInText, wordError } from "./sign-in-text.ts";
import type { StaffPageProps } from "./staff-pages.tsx";

type Passed = StaffPageProps["passed"];

/** Longest code, spaces included: one of the recovery codes. */
const CODE_MAX = 20;

/** `/admin/second-factor`, after the right password */
export function SecondFactorPage({ passed }: { passed: Passed }) {
  const text = SIGN_IN_TEXT[passed.language];
  const { title, intro, submit } = text.secondFactor;
  return (
    <StaffForm
      action="second-factor"
      title={title}
      intro={intro}
      error={wordError(text, passed.error, passed.wait)}
      submit={submit}
      hidden={{ lang: passed.lang, next: passed.next }}
      links={<a href={adminPath("sign-in", passed, {})}>{text.forgotPassword.back}</a>}
    >
      <CodeField text={text} error={wordError(text, passed.error, passed.wait)} label={text.fields.anyCode} />
    </StaffForm>
  );
}

interface SetupProps {
  passed: Passed;
  page: PageState;
  /** Of the member: a password manager wants to know. */
  email: string;
  /** Where passkeys work; `null` where none can be used. */
  passkeys: string | null;
}

/**
 * `/admin/second-factor-setup`: turns the second factor on and off, and shows new recovery codes, each after the password;
 * asks whoever gave the password alone for the passkey they have.
 */
export function SecondFactorSetupPage({ passed, page, email, passkeys }: SetupProps) {
  const text = SIGN_IN_TEXT[passed.language];
  const words = text.secondFactorSetup;
  const error = wordError(text, passed.error, passed.wait);
  const toAccount = passed.language === "en" ? "/admin/account?lang=en" : "/admin/account";
  const toDesk = <a href={toAccount}>{words.toDesk}</a>;
  if (page.state === "saved") return <RecoveryCodes words={words} codes={page.codes} toDesk={toDesk} />;
  if (page.state === "pending") {
    return (
      <StaffForm
        action="second-factor-confirm"
        title={words.title}
        intro={words.scan}
        error={error}
        submit={words.confirm}
        hidden={{ lang: passed.lang }}
      >
        <QrCode text={page.uri} label={words.qr} />
        <p className="hint">{words.byHand}</p>
        <p className="secret">
          <code>{page.secret}</code>
        </p>
        <CodeField text={text} error={error} label={text.fields.code} />
      </StaffForm>
    );
  }
  if (page.state === "passkey") {
    return (
      <>
        <div className="staff-form">
          <h1>{text.passkey.confirmTitle}</h1>
          <p className="intro">{text.passkey.confirmIntro}</p>
          <p className="notice" data-passkey-missing>
            {text.passkey.missing(passkeys)}
          </p>
        </div>
        <PasskeyPart
          text={text}
          act="sign-in"
          origin={passkeys}
          next={nextPath(undefined, passed.lang)}
          label={text.passkey.use}
          isAlternative={false}
        />
        <SignOut text={text} lang={passed.lang} />
      </>
    );
  }
  const password = (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField text={text} error={error} />
    </>
  );
  if (page.state === "off") {
    return (
      <>
        <StaffForm
          action="second-factor-setup"
          title={words.title}
          notice={page.isRequired ? words.required : undefined}
          intro={words.intro}
          error={error}
          submit={words.start}
          hidden={{ lang: passed.lang, act: "start" }}
          links={page.isRequired ? undefined : toDesk}
        >
          {password}
        </StaffForm>
        <PasskeyPart text={text} act="add" origin={passkeys} next={toAccount} label={text.passkey.add} isAlternative />
        {page.isRequired && <SignOut text={text} lang={passed.lang} />}
      </>
    );
  }
  return (
    <StaffForm
      action="second-factor-setup"
      title={words.onTitle}
      intro={page.isRequired ? words.onRequired : words.onIntro}
      error={error}
      submit={words.submit}
      hidden={{ lang: passed.lang }}
      links={toDesk}
    >
      <fieldset className="choices">
        <legend>{words.choose}</legend>
        <label>
          <input type="radio" name="act" value="codes" defaultChecked /> {words.newCodes}
        </label>
        {!page.isRequired && (
          <label>
            <input type="radio" name="act" value="off" /> {words.off}
          </label>
        )}
      </fieldset>
      {password}
    </StaffForm>
  );
}

type Words = SignInText["secondFactorSetup"];

function RecoveryCodes(props: { words: Words; codes: readonly string[]; toDesk: React.ReactNode }) {
  const { words, codes, toDesk } = props;
  return (
    <div className="staff-form">
      <h1>{words.codesTitle}</h1>
      <p className="notice" role="status">
        {words.isOn}
      </p>
      <p className="intro">{words.codesIntro(codes.length)}</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="links">{toDesk}</p>
    </div>
  );
}

function SignOut({ text, lang }: { text: SignInText; lang: string | undefined }) {
  return (
    <form className="staff-form" method="post" action="/api/staff/sign-out">
      {lang && <input type="hidden" name="lang" value={lang} />}
      <button className="button-plain" type="submit">
        {text.secondFactorSetup.signOut}
      </button>
    </form>
  );
}

function CodeField(props: { text: SignInText; error: ReturnType<typeof wordError>; label: string }) {
  return <SignInField name="code" type="text" autoComplete="one-time-code" maxLength={CODE_MAX} {...props} />;
}
