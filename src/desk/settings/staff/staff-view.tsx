import type { Member } from "../../../features/staff/model.ts";
import { ROLES } from "../../../lib/http/roles.ts";
import { ActOn, Moment, Shown, Stranger } from "../../kit/parts.tsx";
import { type Column, Table } from "../../kit/table.tsx";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { useAddress } from "../../shell/use-address.ts";
import { AuditList } from "./audit-list.tsx";
import { InvitationForm, InvitationList, RequiredSecondFactor } from "./invitations.tsx";
import { AUDIT_PATH, type MemberChange, useChangeMember, useMembers, useStaffTexts } from "./queries.ts";

/** Staff, invitations and the audit log, for admins. */
export default function StaffView() {
  const t = useStaffTexts();
  const { path } = useAddress();
  if (path === AUDIT_PATH) return <AuditList />;
  return (
    <>
      <h1>{t.members.title}</h1>
      <Members />
    </>
  );
}

/** Staff members and invitations, with the form to invite a person. */
function Members() {
  const text = useStaffTexts().members;
  const members = useMembers();
  const change = useChangeMember({
    saved: (_, { member, what }) => ({ title: text.changed[what], description: member.name }),
    failed: text.changeFailed,
  });
  const columns = useColumns(change.isPending, change.mutate);
  return (
    <Shown query={members} texts={text}>
      {(all) => (
        <>
          <section className="list" aria-label={text.title} aria-busy={members.isFetching}>
            <Table caption={text.title} columns={columns} rows={all} />
          </section>
          <div className="parts">
            <InvitationForm />
            <div className="part-stack">
              <InvitationList members={all} />
              <RequiredSecondFactor members={all} />
            </div>
          </div>
        </>
      )}
    </Shown>
  );
}

function useColumns(isPending: boolean, onChange: (change: MemberChange) => void): Column<Member>[] {
  const text = useStaffTexts().members;
  const { t } = useTexts();
  const { staff } = useDesk();
  const isSelf = ({ id }: Member) => id === staff.id;
  const actionsOf = (member: Member): [Exclude<MemberChange["what"], "role">, string][] => [
    ...(member.sessions > 0 ? [["sessions", text.endSessions] as ["sessions", string]] : []),
    ...(member.secondFactor ? [["secondFactor", text.removeSecondFactor] as ["secondFactor", string]] : []),
    ...(member.passkeys > 0 ? [["passkeys", text.removePasskeys] as ["passkeys", string]] : []),
    member.deactivatedAt === null ? ["deactivated", text.deactivate] : ["reactivated", text.reactivate],
  ];
  return [
    {
      key: "name",
      head: t.labels.name,
      cell: (member) => (
        <>
          <Stranger>{member.name}</Stranger>
          <span className="row-line">
            <Stranger>{member.email}</Stranger>
          </span>
          <span className="badges">
            {isSelf(member) && <span className="badge badge-secondary">{text.you}</span>}
            {member.deactivatedAt !== null && <span className="badge badge-secondary">{text.resting}</span>}
            {member.secondFactor && <span className="badge badge-contacted">{text.secondFactor}</span>}
            {member.passkeys > 0 && <span className="badge badge-contacted">{text.passkeys(member.passkeys)}</span>}
          </span>
        </>
      ),
    },
    {
      key: "role",
      head: t.role,
      width: "10rem",
      narrow: "aside",
      cell: (member) =>
        isSelf(member) || member.deactivatedAt !== null ? (
          t.roles[member.role]
        ) : (
          <select
            aria-label={text.roleOf(member.name)}
            value={member.role}
            disabled={isPending}
            onChange={({ target }) =>
              onChange({ what: "role", member, role: target.value === "admin" ? "admin" : "editor" })
            }
          >
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {t.roles[role]}
              </option>
            ))}
          </select>
        ),
    },
    {
      key: "since",
      head: text.since,
      width: "11rem",
      from: "wide",
      narrow: "hidden",
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
    { key: "sessions", head: text.sessions, width: "9rem", cell: ({ sessions }) => text.sessionCount(sessions) },
    {
      key: "actions",
      head: text.actions,
      isHeadUnseen: true,
      cell: (member) =>
        !isSelf(member) && (
          <span className="actions">
            {actionsOf(member).map(([what, words]) => (
              <ActOn
                key={what}
                words={words}
                whom={member.name}
                disabled={isPending}
                onClick={({ currentTarget }) => {
                  // The pressed button disappears or changes, so move focus to the person's row.
                  currentTarget.closest("tr")?.querySelector("th")?.focus();
                  onChange({ what, member });
                }}
              />
            ))}
          </span>
        ),
    },
  ];
}
