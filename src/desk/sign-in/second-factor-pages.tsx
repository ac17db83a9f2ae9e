import { adminPath, nextPath } from "../../features/staff/admin-path.ts";
import type { SecondFactorPage as PageState } from "../../features/staff/model.ts";
import { apiHref } from "../../ui/api-client.ts";
import { PasskeyPart, QrCode, StaffForm, type StaffPageProps } from "./form-parts.tsx";
import { SIGN_IN_TEXT, type SignInText } from "./read-page.ts";

type Passed = StaffPageProps["passed"];

/** `/admin/second-factor`, shown after a correct password. */
export function SecondFactorPage({ passed }: { passed: Passed }) {
  const { secondFactor: words, forgotPassword } = SIGN_IN_TEXT[passed.language];
  return (
    <StaffForm
      action="second-factor"
      passed={passed}
      words={words}
      intro={words.intro}
      hidden={{ next: passed.next }}
      fields={["anyCode"]}
      links={<a href={adminPath("sign-in", passed, {})}>{forgotPassword.back}</a>}
    />
  );
}

interface SetupProps {
  passed: Passed;
  page: PageState;
  /** The member's email, for password managers. */
  email: string;
  /** Origin where passkeys work; `null` if they are not supported. */
  passkeys: string | null;
}

/**
 * `/admin/second-factor-setup`: turns the second factor on or off and renews recovery codes, always after the password.
 * Members who signed in with only their password are asked for their passkey.
 */
export function SecondFactorSetupPage({ passed, page, email, passkeys }: SetupProps) {
  const text = SIGN_IN_TEXT[passed.language];
  const words = text.secondFactorSetup;
  const toAccount = passed.language === "en" ? "/admin/account?lang=en" : "/admin/account";
  const toDesk = <a href={toAccount}>{words.toDesk}</a>;
  const member = <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
  switch (page.state) {
    case "saved":
      return (
        <div className="staff-form">
          <h1>{words.codesTitle}</h1>
          <p className="callout" role="status">
            {words.isOn}
          </p>
          <p className="intro">{words.codesIntro(page.codes.length)}</p>
          <ul className="columns" data-least="9">
            {page.codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <p>{toDesk}</p>
        </div>
      );
    case "pending":
      return (
        <StaffForm
          action="second-factor-confirm"
          passed={passed}
          words={{ title: words.title, submit: words.confirm }}
          intro={words.scan}
          fields={["code"]}
        >
          <QrCode text={page.uri} label={words.qr} />
          <p className="note">{words.byHand}</p>
          <p>
            <code>{page.secret}</code>
          </p>
        </StaffForm>
      );
    case "passkey":
      return (
        <>
          <div className="staff-form">
            <h1>{text.passkey.confirmTitle}</h1>
            <p className="intro">{text.passkey.confirmIntro}</p>
            <p className="callout" data-passkey-missing>
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
    case "off":
      return (
        <>
          <StaffForm
            action="second-factor-setup"
            passed={passed}
            words={{ title: words.title, submit: words.start }}
            notice={page.isRequired ? words.required : undefined}
            intro={words.intro}
            hidden={{ act: "start" }}
            fields={["password"]}
            links={page.isRequired ? undefined : toDesk}
          >
            {member}
          </StaffForm>
          <PasskeyPart
            text={text}
            act="add"
            origin={passkeys}
            next={toAccount}
            label={text.passkey.add}
            isAlternative
          />
          {page.isRequired && <SignOut text={text} lang={passed.lang} />}
        </>
      );
    default:
      return (
        <StaffForm
          action="second-factor-setup"
          passed={passed}
          words={{ title: words.onTitle, submit: words.submit }}
          intro={page.isRequired ? words.onRequired : words.onIntro}
          fields={["password"]}
          links={toDesk}
        >
          <fieldset data-gap="0">
            <legend>{words.choose}</legend>
            <label className="tick">
              <input type="radio" name="act" value="codes" defaultChecked /> {words.newCodes}
            </label>
            {!page.isRequired && (
              <label className="tick">
                <input type="radio" name="act" value="off" /> {words.off}
              </label>
            )}
          </fieldset>
          {member}
        </StaffForm>
      );
  }
}

function SignOut({ text, lang }: { text: SignInText; lang: string | undefined }) {
  return (
    <form className="staff-form" method="post" action={apiHref("POST /staff/sign-out")}>
      {lang && <input type="hidden" name="lang" value={lang} />}
      <button className="button-plain" type="submit">
        {text.secondFactorSetup.signOut}
      </button>
    </form>
  );
}
