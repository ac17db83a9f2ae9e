import { pathOfView } from "./desk-address.ts";
import { useTexts } from "./desk-context.tsx";
import { follow } from "./use-address.ts";

/** What an editor sees where consultations would be. */
export function Forbidden() {
  const { t } = useTexts();
  const account = pathOfView("account");
  return (
    <div className="forbidden">
      <h1>{t.forbidden.title}</h1>
      <p>{t.forbidden.text}</p>
      <p className="note">{t.forbidden.hint}</p>
      <p>
        <a className="action" href={account} onClick={(event) => follow(event, account)}>
          {t.forbidden.account}
        </a>
      </p>
    </div>
  );
}
