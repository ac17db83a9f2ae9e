import { useRef } from "react";
import type { Member } from "../../../features/staff/model.ts";
import { ROLES } from "../../../lib/http/roles.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { RequiredSecondFactor } from "./required-second-factor.tsx";
import { type MemberChange, useChangeMember, useMembers } from "./staff-queries.ts";
import { useStaffTexts } from "./staff-texts.ts";

/** Who has an account, who is invited to have one, and inviting somebody. */
export function MemberList() {
  const text = useStaffTexts().members;
  const { t } = useTexts();
  const fail = useFailure();
  const members = useMembers();
  const change = useChangeMember({
    success: ({ member, ...done }) => toasts.add({ title: text.changed[done.what], description: member.name }),
    error: (error) => fail(error, text.changeFailed),
  });
  if (members.isPending) return <Loading text={text.loading} />;
  if (members.isError) return <Failed text={text.failed} onRetry={() => void members.refetch()} />;
  return (
    <>
      <section aria-label={text.title} aria-busy={members.isFetching}>
        <table className="staff-table member-table">
          <caption className="unseen">{text.title}</caption>
          <thead>
            <tr>
              <th scope="col">{t.labels.name}</th>
              <th scope="col">{t.role}</th>
              <th scope="col">{text.since}</th>
              <th scope="col">{text.sessions}</th>
              <th scope="col">
                <span className="unseen">{text.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {members.data.map((member) => (
              <MemberRow key={member.id} member={member} pending={change.isPending} onChange={change.mutate} />
            ))}
          </tbody>
        </table>
      </section>
      <RequiredSecondFactor members={members.data} />
      <InvitationForm />
      <InvitationList members={members.data} />
    </>
  );
}

interface MemberRowProps {
  member: Member;
  pending: boolean;
  onChange: (change: MemberChange) => void;
}

function MemberRow({ member, pending, onChange }: MemberRowProps) {
  const text = useStaffTexts().members;
  const { t } = useTexts();
  const { staff } = useDesk();
  const row = useRef<HTMLTableCellElement>(null);
  const isSelf = member.id === staff.id;
  const isResting = member.deactivatedAt !== null;
  const press = (change: MemberChange) => {
    // The pressed button goes or changes its meaning: the focus stays with the person it was about.
    row.current?.focus();
    onChange(change);
  };
  return (
    <tr>
      <th ref={row} scope="row" tabIndex={-1}>
        <Stranger>{member.name}</Stranger> {isSelf && <span className="badge badge-secondary">{text.you}</span>}{" "}
        {isResting && <span className="badge badge-secondary">{text.resting}</span>}{" "}
        {member.secondFactor && <span className="badge badge-contacted">{text.secondFactor}</span>}{" "}
        {member.passkeys > 0 && <span className="badge badge-contacted">{text.passkeys(member.passkeys)}</span>}
        <span className="row-line">
          <Stranger>{member.email}</Stranger>
        </span>
      </th>
      <td>
        {isSelf || isResting ? (
          t.roles[member.role]
        ) : (
          <select
            aria-label={text.roleOf(member.name)}
            value={member.role}
            disabled={pending}
            onChange={(event) =>
              onChange({ what: "role", member, role: event.target.value === "admin" ? "admin" : "editor" })
            }
          >
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {t.roles[role]}
              </option>
            ))}
          </select>
        )}
      </td>
      <td className="col-since">
        <Moment iso={member.createdAt} />
      </td>
      <td>{text.sessionCount(member.sessions)}</td>
      <td className="col-actions">
        {!isSelf && member.sessions > 0 && (
          <button
            type="button"
            className="action action-small"
            disabled={pending}
            aria-label={t.about(text.endSessions, member.name)}
            onClick={() => press({ what: "sessions", member })}
          >
            {text.endSessions}
          </button>
        )}
        {!isSelf && member.secondFactor && (
          <button
            type="button"
            className="action action-small"
            disabled={pending}
            aria-label={t.about(text.removeSecondFactor, member.name)}
            onClick={() => press({ what: "secondFactor", member })}
          >
            {text.removeSecondFactor}
          </button>
        )}
        {!isSelf && member.passkeys > 0 && (
          <button
            type="button"
            className="action action-small"
            disabled={pending}
            aria-label={t.about(text.removePasskeys, member.name)}
            onClick={() => press({ what: "passkeys", member })}
          >
            {text.removePasskeys}
          </button>
        )}
        {!isSelf && (
          <button
            type="button"
            className="action action-small"
            disabled={pending}
            aria-label={t.about(isResting ? text.reactivate : text.deactivate, member.name)}
            onClick={() => press({ what: isResting ? "reactivated" : "deactivated", member })}
          >
            {isResting ? text.reactivate : text.deactivate}
          </button>
        )}
      </td>
    </tr>
  );
}
