import { useRef } from "react";
import type { Member } from "../../../features/staff/model.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { useInvitations, useWithdraw } from "./staff-queries.ts";
import { useStaffTexts } from "./staff-texts.ts";

/** Invitations that can still be accepted. */
export function InvitationList({ members }: { members: readonly Member[] }) {
  const text = useStaffTexts().invitations;
  const { t } = useTexts();
  const fail = useFailure();
  const heading = useRef<HTMLHeadingElement>(null);
  const invitations = useInvitations();
  const withdraw = useWithdraw({
    success: ({ email }) => toasts.add({ title: text.withdrawn, description: email }),
    error: (error) => fail(error, text.withdrawFailed),
  });
  return (
    <section aria-labelledby="invitations-title">
      <h2 id="invitations-title" ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      {invitations.isPending ? (
        <Loading text={text.loading} />
      ) : invitations.isError ? (
        <Failed text={text.failed} onRetry={() => void invitations.refetch()} />
      ) : invitations.data.length === 0 ? (
        <p className="note">{text.none}</p>
      ) : (
        <ul className="invitations">
          {invitations.data.map((invitation) => (
            <li key={invitation.id}>
              <div>
                <p>
                  <b>
                    <Stranger>{invitation.email}</Stranger>
                  </b>{" "}
                  <span className="badge badge-secondary">{t.roles[invitation.role]}</span>
                </p>
                <p className="note">
                  {text.by(members.find(({ id }) => id === invitation.invitedBy)?.name ?? text.somebody)}{" "}
                  <Moment iso={invitation.createdAt} /> · {text.until} <Moment iso={invitation.expiresAt} />
                </p>
              </div>
              <button
                type="button"
                className="action action-small"
                disabled={withdraw.isPending}
                aria-label={t.about(text.withdraw, invitation.email)}
                onClick={() => {
                  // The row goes with its button.
                  heading.current?.focus();
                  withdraw.mutate(invitation);
                }}
              >
                {text.withdraw}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
