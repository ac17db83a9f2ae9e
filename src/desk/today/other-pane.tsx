import type { ReactNode } from "react";
import { type ListedMail, whyNotSent } from "../../features/outbox/model.ts";
import { api } from "../../ui/api-client.ts";
import { AppointmentRecord } from "../appointments/appointment-screen.tsx";
import { DETAIL_TITLE } from "../kit/detail-place.tsx";
import { Field, RecordForm } from "../kit/form.tsx";
import { Loading } from "../kit/list-status.tsx";
import { Stranger } from "../kit/parts.tsx";
import { useSave } from "../kit/use-save.ts";
import { useSetContacted } from "../people/chat/chat-queries.ts";
import { ConversationDetail } from "../people/chat/conversation-detail.tsx";
import { useOtherAddress, usePersonOf } from "../people/people-queries.ts";
import { useReview } from "../requests/consultation-queries.ts";
import { ConsultationDetail } from "../requests/record/consultation-detail.tsx";
import { RecordOf } from "../requests/record/request-record.tsx";
import { usePendingReplays, useReplay } from "../settings/outbox-view.tsx";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { follow } from "../shell/use-address.ts";
import { type QueueItem, useCalls } from "./queue.ts";

interface OtherPaneProps {
  item: QueueItem;
  /** Called when the item no longer needs attention. */
  onDone: () => void;
}

/** Detail of an item that is not a request, with its single action. */
export default function OtherPane({ item, onDone }: OtherPaneProps) {
  if (item.kind === "chat") return <Chat id={item.id} onDone={onDone} />;
  if (item.kind === "check") return <Check item={item} onDone={onDone} />;
  if (item.kind === "appointment") return <Appointment id={item.id} />;
  if (item.kind === "mail") return <Mail item={item} onDone={onDone} />;
  return <Privacy item={item} />;
}

/** Pane with a title, for items without a pane elsewhere. */
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

/** An undelivered email, above the requester's record if there is one. */
function Mail({ item: { title, about, mail }, onDone }: OtherPaneProps) {
  if (!mail) return null;
  const bounce = <Bounce mail={mail} about={about} onDone={onDone} />;
  if (!mail.request) return <Plain title={title}>{bounce}</Plain>;
  return <RecordOf consultationId={mail.request.id} title={title} top={bounce} onDone={onDone} />;
}

/** Why the email bounced, and what to do: correct the email address, or resend. */
function Bounce({ mail, about, onDone }: { mail: ListedMail; about: string; onDone: () => void }) {
  const { t } = useTexts();
  const { id, recipient, request, lastError: refusal } = mail;
  const isPending = usePendingReplays().has(id);
  const replay = useReplay({
    saved: { title: t.outbox.replayed, description: t.outbox.replayedText },
    done: onDone,
    failed: t.outbox.replayFailed,
  });
  const correct = useSave(
    async (email: string) => {
      await api("POST /privacy/corrections", {
        body: { keys: { emails: [recipient], phones: [], names: [] }, changes: { email } },
      });
      await api("POST /outbox/:id/replay", { params: { id } });
    },
    {
      touches: [["outbox"], ["consultations"], ["people"]],
      saved: { title: t.outbox.corrected, description: t.outbox.replayedText },
      done: onDone,
      failed: t.outbox.replayFailed,
      form: true,
    },
  );
  const personId = usePersonOf({ kind: "consultation", id: request?.id ?? 0 }, request !== null);
  const other = useOtherAddress(personId ?? null, recipient);
  const why = whyNotSent(refusal);
  // Resending would fail for the same reason.
  const isInVain = why === "no-mailbox" || why === "blocked";
  return (
    <section className="stack callout" data-gap="2" data-urgent aria-label={about}>
      <p>
        <b>{about}</b> · <Stranger>{recipient}</Stranger>
      </p>
      <p>{t.outbox.why[why]}</p>
      {request && (
        <RecordForm
          key={other}
          label={t.outbox.correct}
          {...correct.form}
          inLine
          isChecked
          isQuiet={!isInVain}
          save={t.outbox.correct}
          saving={t.outbox.replaying}
          onSave={(values) => correct.mutate(String(values.get("email")).trim())}
        >
          <Field label={t.outbox.rightAddress} name="email">
            {(control) => (
              <input {...control} type="email" required maxLength={254} autoComplete="off" defaultValue={other} />
            )}
          </Field>
        </RecordForm>
      )}
      <p className="actions">
        <button
          type="button"
          className={isInVain ? "action" : "action action-primary"}
          disabled={isPending}
          onClick={() => replay.mutate({ id })}
        >
          {isPending ? t.outbox.replaying : t.outbox.replay}
        </button>
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
    </section>
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
