import { adoptStyle } from "../../ui/adopt-style.ts";
import { follow, useAddress } from "../shell/use-address.ts";
import { AuditList } from "./audit-list.tsx";
import { MemberList } from "./member-list.tsx";
import css from "./staff.css?inline";
import { AUDIT_PATH, MEMBERS_PATH } from "./staff-address.ts";
import { useStaffTexts } from "./staff-texts.ts";

adoptStyle(css);

/** Who works here, and what they did. Loaded when an admin comes here. */
export default function StaffView() {
  const t = useStaffTexts();
  const { path } = useAddress();
  const isAudit = path === AUDIT_PATH;
  return (
    <div className="staff-desk">
      <h1>{isAudit ? t.audit.title : t.members.title}</h1>
      <nav className="staff-tabs" aria-label={t.tabs}>
        {[
          { address: MEMBERS_PATH, name: t.members.tab },
          { address: AUDIT_PATH, name: t.audit.tab },
        ].map(({ address, name }) => (
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
      {isAudit ? <AuditList /> : <MemberList />}
    </div>
  );
}
