import { type RefObject, useEffect, useRef, useState } from "react";
import type { ConversationSummary, StaffConversation } from "../../../features/chat/model.ts";
import { mailLink, phoneLink } from "../../../lib/company/contact-details.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { api } from "../../../ui/api-client.ts";
import { isMissing } from "../../../ui/refusal.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { DetailBar, type DetailSteps, DetailTitle } from "../../kit/detail-place.tsx";
import { Icon } from "../../kit/icons.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { ConfirmDialog, Moment, PagePath, Stranger } from "../../kit/parts.tsx";
import { useSave } from "../../kit/use-save.ts";
import { ContactedToggle } from "../../requests/record/contacted-toggle.tsx";
import { useDesk, useNow, useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { PersonLink } from "../person-link.tsx";
import css from "./chat.css?inline";
import {
  nameOf,
  TOUCHED_BY_ERASURE,
  takeOver,
  useChatTexts,
  useConversation,
  useConversationChange,
  type useSetContacted,
} from "./chat-queries.ts";
import { FactList } from "./fact-list.tsx";
import { ReplyBox, Transcript, useReplies } from "./transcript.tsx";

adoptStyle(css);

interface ConversationDetailProps extends DetailSteps {
  id: number;
  contacted: ReturnType<typeof useSetContacted>;
}

export function ConversationDetail({ id, contacted, ...steps }: ConversationDetailProps) {
  const t = useChatTexts();
  const desk = useTexts().t;
  const conversation = useConversation(id);
  const gone = isMissing(conversation.error);
  return (
    <>
      <DetailBar title={desk.visitor(id)} texts={t.detail} {...steps} />
      {conversation.data && !gone ? (
        <Opened key={id} conversation={conversation.data} contacted={contacted} onErased={steps.onClose} />
      ) : (
        <div className="detail-body">
          <DetailTitle isBrief>{t.detail.label}</DetailTitle>
          {gone ? (
            <p role="alert">{conversation.data ? t.detail.erased : t.detail.missing}</p>
          ) : conversation.error ? (
            <Failed text={t.detail.failed} onRetry={() => void conversation.refetch()} />
          ) : (
            <Loading text={t.detail.loading} />
          )}
        </div>
      )}
    </>
  );
}

interface OpenedProps extends Pick<ConversationDetailProps, "contacted"> {
  conversation: StaffConversation;
  onErased: () => void;
}

function Opened({ conversation, contacted, onErased }: OpenedProps) {
  const t = useChatTexts();
  const desk = useTexts().t;
  const { staff } = useDesk();
  const { id } = conversation;
  const name = nameOf(conversation, desk);
  const isMine = conversation.mode === "staff" && conversation.staff?.id === staff.id;
  const isFree = conversation.mode !== "staff";
  const replies = useReplies(conversation);
  const body = useRef<HTMLDivElement>(null);
  useEndInView(body, conversation.messages.length + replies.waiting.length, isMine);
  return (
    <>
      <div className="detail-body chat-body" ref={body}>
        <header className="detail-head">
          <DetailTitle>
            <Stranger>{name}</Stranger>
          </DetailTitle>
          <p className="badges">
            <ConversationBadges row={conversation} />
          </p>
          <ConversationOrigin conversation={conversation} />
          <LeadActions conversation={conversation} name={name} contacted={contacted} />
        </header>
        <section aria-labelledby={`transcript-${id}`} className="part">
          <h3 id={`transcript-${id}`}>{t.transcript}</h3>
          <Transcript conversation={conversation} replies={replies} />
        </section>
        <section aria-labelledby={`facts-${id}`} className="part">
          <h3 id={`facts-${id}`}>{t.facts.title}</h3>
          <FactList conversation={conversation} />
          <Requests conversation={conversation} />
        </section>
        <section className="part">
          <EraseButton id={id} name={name} onErased={onErased} />
        </section>
      </div>
      <div className="chat-foot">
        <TakeOverBar conversation={conversation} isMine={isMine} />
        {(isMine || (isFree && conversation.waitingSince)) && (
          <ReplyBox conversation={conversation} onSend={replies.send} takesFocus={isMine} />
        )}
      </div>
    </>
  );
}

/** Badges that show a conversation's state before it is opened. */
export function ConversationBadges({
  row: { waitingSince, mode, staff, open, contacted },
}: {
  row: Pick<ConversationSummary, "waitingSince" | "mode" | "staff" | "open" | "contacted">;
}) {
  const t = useChatTexts();
  const me = useDesk().staff.id;
  return (
    <>
      {waitingSince && <span className="badge badge-dead">{t.badges.waiting}</span>}
      {mode === "staff" && staff && (
        <span className="badge badge-default">{staff.id === me ? t.withMe : t.withStaff(staff.name)}</span>
      )}
      {open && mode === "assistant" && <span className="badge badge-secondary">{t.badges.open}</span>}
      {contacted && <span className="badge badge-contacted">{t.badges.contacted}</span>}
    </>
  );
}

/** Scrolls to the newest message of the user's own conversation, unless the user has scrolled up. */
function useEndInView(body: RefObject<HTMLDivElement | null>, count: number, isMine: boolean): void {
  const wasMine = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what asks for it
  useEffect(() => {
    const scroller = body.current?.closest<HTMLElement>(".detail");
    const said = body.current?.querySelector<HTMLElement>("section");
    if (!isMine || !scroller || !said) {
      wasMine.current = isMine;
      return;
    }
    const end = said.offsetTop + said.offsetHeight - scroller.clientHeight + END_ROOM;
    const reads = wasMine.current && scroller.scrollTop < end - scroller.clientHeight;
    wasMine.current = true;
    if (!reads) scroller.scrollTo({ top: end });
  }, [count, isMine]);
}

/** Height of the reply box below the last message, in px. */
const END_ROOM = 220;

function ConversationOrigin({ conversation }: { conversation: StaffConversation }) {
  const t = useChatTexts();
  const desk = useTexts().t;
  return (
    <p className="detail-when">
      <span>
        {t.detail.page} <PagePath className="breakable" path={conversation.page} />
      </span>
      <span>
        {t.detail.language} {t.languages[conversation.language]}
      </span>
      <span>
        {t.detail.begun} <Moment iso={conversation.createdAt} />
      </span>
      {conversation.contacted && conversation.contactedAt && (
        <span>
          {desk.labels.contactedAt} <Moment iso={conversation.contactedAt} />
        </span>
      )}
    </p>
  );
}

/** The person's form requests, if the user may see them. */
function Requests({ conversation: { consultations, email, phone } }: { conversation: StaffConversation }) {
  const { requests: t } = useChatTexts();
  if (consultations === null || (email === null && phone === null)) return null;
  return (
    <>
      <h3>{t.title}</h3>
      {consultations.length === 0 && <p className="note">{t.none}</p>}
      <ul>
        {consultations.map(({ id, createdAt }) => (
          <li key={id} className="detail-when">
            <a href={`/admin?consultation=${id}`} onClick={(event) => follow(event, `/admin?consultation=${id}`)}>
              {t.link(id)}
            </a>
            <Moment iso={createdAt} />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Who answers the conversation, with a button to take it over: from the assistant at once, from a colleague after a
 * confirmation.
 */
function TakeOverBar({ conversation, isMine }: { conversation: StaffConversation; isMine: boolean }) {
  const { takeOver: t } = useChatTexts();
  const { announce } = useDesk();
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { id, staff, mode, staffUntil } = conversation;
  const other = mode === "staff" && !isMine ? staff : null;
  const take = useConversationChange(id, (from: string | null) => takeOver(id, from), {
    done: () => announce(t.taken),
    failed: t.failed,
    // A colleague took the conversation over first.
    outdated: (current) => void (current?.staff && toasts.add({ title: t.lost(current.staff.name) })),
  });
  const giveBack = useConversationChange<void>(
    id,
    () => api("POST /chat/conversations/:id/hand-back", { params: { id } }),
    { done: () => announce(t.back), failed: t.backFailed },
  );
  // Another button has replaced the pressed button, so focus it.
  const pressed = useRef(false);
  const busy = take.isPending || giveBack.isPending;
  useEffect(() => {
    if (busy || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [busy]);
  const press = () => {
    pressed.current = true;
    if (isMine) giveBack.mutate();
    else if (other) setAsking(true);
    else take.mutate(null);
  };
  const minutes = staffUntil ? Math.floor((Date.parse(staffUntil) - now.getTime()) / 60_000) : 0;
  const waits = conversation.waitingSince !== null;
  const words = isMine ? t.handBack : other ? t.takeFrom(other.name) : t.take;
  return (
    <div className="actions">
      <p className="note item-what">
        {isMine ? t.mine(minutes) : other ? t.theirs(other.name) : waits ? t.waiting : t.assistant}
      </p>
      <button
        ref={button}
        type="button"
        className={isMine || (waits && !other) ? "action" : "action action-primary"}
        disabled={busy}
        onClick={press}
      >
        {busy ? t.pending : words}
      </button>
      {asking && other && (
        <ConfirmDialog
          act={t.confirm}
          title={t.confirmTitle(other.name)}
          text={t.confirmText(other.name)}
          onConfirm={() => take.mutate(other.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Links to email and call the person, and the button that marks them as contacted. */
function LeadActions(props: Pick<OpenedProps, "conversation" | "contacted"> & { name: string }) {
  const { conversation, name, contacted } = props;
  const t = useChatTexts();
  const desk = useTexts().t;
  const { id, email, phone, language } = conversation;
  return (
    <div className="actions">
      <ContactedToggle
        consultation={{ name, contacted: conversation.contacted }}
        pending={contacted.pending.has(id)}
        onToggle={(person) => contacted.set({ id, contacted: !person.contacted, who: name })}
      />
      {email && (
        <a className="action" href={mailLink(email, t.mailSubject[language])}>
          <Icon name="mail" />
          {desk.write}
        </a>
      )}
      {phone && (
        <a className="action" href={phoneLink(phone)}>
          <Icon name="phone" />
          {desk.call}
        </a>
      )}
      {(email || phone) && <PersonLink kind="conversation" id={id} />}
    </div>
  );
}

function EraseButton({ id, name, onErased }: { id: number; name: string; onErased: () => void }) {
  const { erase: t } = useChatTexts();
  const [asking, setAsking] = useState(false);
  const erase = useSave<void, unknown>(() => api("DELETE /chat/conversations/:id", { params: { id } }), {
    touches: TOUCHED_BY_ERASURE,
    saved: { title: t.done, description: name },
    done: onErased,
    failed: t.failed,
  });
  return (
    <>
      <button type="button" className="action" onClick={() => setAsking(true)}>
        {t.open}
      </button>
      <p className="note">{t.note}</p>
      {asking && (
        <ConfirmDialog
          act={t.confirm}
          title={t.title}
          text={t.text}
          onConfirm={() => erase.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
