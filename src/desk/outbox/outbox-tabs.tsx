import { pathOfView, TEMPLATES_PATH } from "../shell/desk-address.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { follow, useAddress } from "../shell/use-address.ts";

/** Between the mails that were sent and the templates they begin from. */
export function OutboxTabs() {
  const { t } = useTexts();
  const { path } = useAddress();
  const tabs = [
    { address: pathOfView("outbox"), name: t.outbox.tabs.outbox },
    { address: TEMPLATES_PATH, name: t.outbox.tabs.templates },
  ];
  return (
    <nav className="view-tabs" aria-label={t.outbox.tabs.label}>
      {tabs.map(({ address, name }) => (
        <a
          key={address}
          href={address}
          aria-current={path === address ? "page" : undefined}
          onClick={(event) => follow(event, address)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
