import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";

/** What members of staff change of their own account: the password, and where they are signed in. */
export function AccountScreen() {
  return (
    <>
      <PasswordForm />
      <SessionList />
    </>
  );
}
