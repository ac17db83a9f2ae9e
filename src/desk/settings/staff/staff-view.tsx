import { adoptStyle } from "../../../ui/adopt-style.ts";
import { useAddress } from "../../shell/use-address.ts";
import { AuditList } from "./audit-list.tsx";
import { MemberList } from "./member-list.tsx";
import css from "./staff.css?inline";
import { AUDIT_PATH } from "./staff-address.ts";
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
      {isAudit ? <AuditList /> : <MemberList />}
    </div>
  );
}
