import type { ReactNode } from "react";
import { whyNotSent } from "../../features/outbox/why-not-sent.ts";
import { phoneLink } from "../../lib/company/contact-links.ts";
import { DETAIL_TITLE } from "../kit/detail-place.tsx";
import { Stranger } from "../kit/facts.tsx";
import { Icon } from "../kit/icons.tsx";
import { Loading } from "../kit/list-status.tsx";
import { readablePhone } from "../kit/present.ts";
import { useSetContacted } from "../people/chat/chat-queries.ts";
import { ConversationDetail } from "../people/chat/conversation-detail.tsx";
import { personAddress } from "../people/people-address.ts";
import { usePersonOf } from "../people/people-queries.ts";
import { useReview } from "../requests/consultation-queries.ts";
import { ConsultationDetail } from "../requests/record/consultation-detail.tsx";
import { AppointmentRecord } from "../appointments/appointment-screen.tsx";
import { usePendingReplays, useReplay } from "../settings/outbox/queries.ts";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { follow } from "../shell/use-address.ts";
import { type QueueItem, useCalls } from "./queue.ts";

interface OtherPaneProps {
  item: QueueItem;
  /** It waits no longer. */
  onDone: () => void;
}

/** What waits besides requests: each with the one thing that is to be done about it. */
export default function OtherPane({ item, onDone }: OtherPaneProps) {
  if (item.kind === "chat") return <Chat id={item.id} onDone={onDone} />;
  if (item.kind === "check") return <Check item={item} onDone={onDone} />;
  if (item.kind === "appointment") return <Appointment id={item.id} />;
  if (item.kind === "mail") return <Mail item={item} onDone={onDone} />;
  return <Privacy item={item} />;
}

/** What has no pane of its own elsewhere. */
function Plain({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="detail-head record-head">
      <h2 id={DETAIL_TITLE} tabIndex={-1}>
        <Stranger>{title}</Stranger>
      </h2>
      {children}
    </div>
  );
}

function Chat({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTexts();
  const { announce } = useDesk();
  const contacted = useSetContacted({
    done: (_answer, { contacted: isDone, who }) => {
      announce(isDone ? t.toggle.marked(who) : t.toggle.unmarked(who));
      if (isDone) onDone();
    },
    failed: t.errors.toggle,
  });
  return <ConversationDetail id={id} contacted={contacted} onClose={onDone} />;
}

function Check({ item: { consultation }, onDone }: OtherPaneProps) {
  const { decide, pending } = useReview();
  if (!consultation) return null;
  return (
    <ConsultationDetail
      consultation={consultation}
      pending={pending.has(consultation.id)}
      onReview={(target, review) => {
        decide(target, review);
        onDone();
      }}
      onClose={onDone}
    />
  );
}

function Appointment({ id }: { id: number }) {
  const { t } = useTexts();
  const appointment = useCalls().data?.find((each) => each.id === id);
  if (appointment) return <AppointmentRecord appointment={appointment} />;
  return (
    <Plain title={t.today.kinds.appointment}>
      <Loading text={t.today.loading} />
    </Plain>
  );
}

function Mail({ item, onDone }: OtherPaneProps) {
  const { t } = useTexts();
  const { id, title, about, refusal = null, recipient, consultation } = item;
  const isPending = usePendingReplays().has(id);
  const replay = useReplay({
    saved: { title: t.outbox.replayed, description: t.outbox.replayedText },
    done: onDone,
    failed: t.outbox.replayFailed,
  });
  const personId = usePersonOf({ kind: "consultation", id: consultation?.id ?? 0 }, consultation !== undefined);
  const why = whyNotSent(refusal);
  // What cannot arrive is no first thing to try.
  const callsFirst = why === "no-mailbox" || why === "blocked";
  const classOf = (isFirst: boolean) => (isFirst ? "action action-primary" : "action");
  return (
    <Plain title={title}>
      <p>
        {about} · <Stranger>{recipient ?? title}</Stranger>
      </p>
      <p>{t.outbox.why[why]}</p>
      <p className="actions">
        {consultation?.phone && (
          <a className={classOf(callsFirst)} href={phoneLink(consultation.phone)}>
            <Icon name="phone" />
            {readablePhone(consultation.phone, t.extension)}
          </a>
        )}
        <button
          type="button"
          className={classOf(!callsFirst)}
          disabled={isPending}
          onClick={() => replay.mutate({ id })}
        >
          {isPending ? t.outbox.replaying : t.outbox.replay}
        </button>
        {personId && <OpenLink address={personAddress(personId)} words={t.today.openPerson} />}
        <OpenLink address="/admin/outbox?status=dead" words={t.nav.outbox} />
      </p>
      {refusal && (
        <details>
          <summary>{t.outbox.serverSaid}</summary>
          <p className="quoted" lang="en">
            {refusal}
          </p>
        </details>
      )}
    </Plain>
  );
}

function Privacy({ item: { title, about } }: { item: QueueItem }) {
  const { t } = useTexts();
  return (
    <Plain title={title}>
      <p>{about}</p>
      <p className="actions">
        <OpenLink address="/admin/privacy" words={t.today.openPrivacy} isPrimary />
      </p>
    </Plain>
  );
}

function OpenLink({ address, words, isPrimary = false }: { address: string; words: string; isPrimary?: boolean }) {
  return (
    <a
      className={isPrimary ? "action action-primary" : "action"}
      href={address}
      onClick={(event) => follow(event, address)}
    >
      {words}
    </a>
  );
}
