import { AccountScreen } from "./account/account-screen.tsx";
import { Fact, Facts, Stranger } from "./consultations/consultation-parts.tsx";
import { useDesk, useTexts } from "./desk-context.tsx";

/** Who is signed in at this desk. */
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
      <AccountScreen />
    </div>
  );
}
