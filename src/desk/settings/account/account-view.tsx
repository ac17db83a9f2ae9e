import { Fact, Facts, Stranger } from "../../kit/facts.tsx";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SessionList } from "./session-list.tsx";

/** Who is signed in at this desk, and what they change of their own account: password, passkeys, second factor, and where they are signed in. */
export function AccountView() {
  const { t } = useTexts();
  const { staff } = useDesk();
  return (
    <div className="account">
      <h1>{t.nav.account}</h1>
      <Facts>
        <Fact label={t.labels.name}>
          <Stranger>{staff.name}</Stranger>
        </Fact>
        <Fact label={t.labels.email}>
          <Stranger>{staff.email}</Stranger>
        </Fact>
        <Fact label={t.role}>{t.roles[staff.role]}</Fact>
      </Facts>
      <PasswordForm />
      <PasskeyList />
      <SecondFactor />
      <SessionList />
    </div>
  );
}
