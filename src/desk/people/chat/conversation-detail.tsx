import { type RefObject, useEffect, useRef } from "react";
import type { StaffConversation } from "../../../features/chat/model.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { DETAIL_TITLE, DetailBar } from "../../kit/detail-place.tsx";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { useConversation, type useSetContacted } from "./chat-queries.ts";
import { useChatTexts } from "./chat-texts.ts";
import { ConversationBadges } from "./conversation-row.tsx";
import { EraseButton } from "./erase-button.tsx";
import { FactList } from "./fact-list.tsx";
import { LeadActions } from "./lead-actions.tsx";
import { nameOf } from "./name-of.ts";
import { ReplyBox } from "./reply-box.tsx";
import { TakeOverBar } from "./take-over-bar.tsx";
import { Transcript } from "./transcript.tsx";
import { useReplies } from "./use-replies.ts";

interface ConversationDetailProps {
  id: number;
  contacted: ReturnType<typeof useSetContacted>;
  /** Somebody has just opened it, and reads on here. */
  takesFocus: RefObject<boolean>;
  onClose: () => void;
  /** `undefined` at that end of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One conversation: who it is, what was said, and writing in it. */
export function ConversationDetail({
  id,
  contacted,
  takesFocus,
  onClose,
  onPrevious,
  onNext,
}: ConversationDetailProps) {
  const t = useChatTexts();
  const desk = useTexts().t;
  const conversation = useConversation(id);
  const gone = conversation.error instanceof HttpError && conversation.error.status === 404;
  return (
    <>
      <DetailBar title={t.visitor(id)} texts={t.detail} onPrevious={onPrevious} onNext={onNext} onClose={onClose} />
      {conversation.data && !gone ? (
        <Opened conversation={conversation.data} contacted={contacted} takesFocus={takesFocus} onErased={onClose} />
      ) : (
        <div className="detail-body detail-message">
          <h2 id={DETAIL_TITLE} tabIndex={-1} className="unseen">
            {t.detail.label}
          </h2>
          {conversation.error ? (
            <>
              <p role="alert">{gone ? (conversation.data ? t.detail.erased : t.detail.missing) : t.detail.failed}</p>
              {!gone && (
                <button type="button" className="action" onClick={() => void conversation.refetch()}>
                  {desk.errors.retry}
                </button>
              )}
            </>
          ) : (
            <p role="status">{t.detail.loading}</p>
          )}
        </div>
      )}
    </>
  );
}

interface OpenedProps {
  conversation: StaffConversation;
  contacted: ConversationDetailProps["contacted"];
  takesFocus: RefObject<boolean>;
  onErased: () => void;
}

function Opened({ conversation, contacted, takesFocus, onErased }: OpenedProps) {
  const t = useChatTexts();
  const { staff } = useDesk();
  const { id } = conversation;
  const name = nameOf(conversation, t);
  const isMine = conversation.mode === "staff" && conversation.staff?.id === staff.id;
  const isFree = conversation.mode !== "staff";
  const replies = useReplies(id, isFree);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isDialog = body.current?.closest("dialog") !== null;
    if (takesFocus.current || (isDialog && !body.current?.contains(document.activeElement))) {
      document.getElementById(DETAIL_TITLE)?.focus();
    }
    takesFocus.current = false;
  }, [takesFocus]);
  useEndInView(body, conversation.messages.length + replies.waiting.length, isMine);
  return (
    <>
      <div className="detail-body chat-body" ref={body}>
        <header className="detail-head">
          <h2 id={DETAIL_TITLE} tabIndex={-1}>
            <Stranger>{name}</Stranger>
          </h2>
          <p className="badges">
            <ConversationBadges row={conversation} />
          </p>
          <ConversationOrigin conversation={conversation} />
          <LeadActions conversation={conversation} name={name} contacted={contacted} />
        </header>
        <section aria-labelledby={`transcript-${id}`} className="chat-said">
          <h3 id={`transcript-${id}`}>{t.transcript}</h3>
          <Transcript conversation={conversation} replies={replies} />
        </section>
        <section aria-labelledby={`facts-${id}`} className="chat-who-is">
          <h3 id={`facts-${id}`}>{t.facts.title}</h3>
          <FactList conversation={conversation} />
          <Requests conversation={conversation} />
        </section>
        <section className="chat-erase">
          <EraseButton id={id} name={name} onErased={onErased} />
          <p className="note">{t.erase.note}</p>
        </section>
      </div>
      <div className="chat-foot">
        <TakeOverBar conversation={conversation} isMine={isMine} />
        {(isMine || (isFree && conversation.waitingSince)) && (
          <ReplyBox id={id} onSend={replies.send} takesFocus={isMine} language={conversation.language} />
        )}
      </div>
    </>
  );
}

/** Keeps what is said last in view for whoever writes, unless they read further up. */
function useEndInView(body: RefObject<HTMLDivElement | null>, count: number, isMine: boolean): void {
  const wasMine = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what asks for it
  useEffect(() => {
    const scroller = body.current?.closest<HTMLElement>(".detail");
    const said = body.current?.querySelector<HTMLElement>(".chat-said");
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

/** Room of the reply box below the last message, in pixels. */
const END_ROOM = 220;

function ConversationOrigin({ conversation }: { conversation: StaffConversation }) {
  const t = useChatTexts();
  const desk = useTexts().t;
  return (
    <p className="detail-when">
      <span>
        {t.detail.page}{" "}
        <a className="breakable" href={conversation.page}>
          {conversation.page}
        </a>
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

/** What the person asked for with the form, for who may see it. */
function Requests({ conversation: { consultations, email, phone } }: { conversation: StaffConversation }) {
  const t = useChatTexts();
  if (consultations === null || (email === null && phone === null)) return null;
  return (
    <div className="chat-requests">
      <h3>{t.requests.title}</h3>
      {consultations.length === 0 ? (
        <p className="note">{t.requests.none}</p>
      ) : (
        <ul>
          {consultations.map(({ id, createdAt }) => (
            <li key={id}>
              <a href={`/admin?consultation=${id}`} onClick={(event) => follow(event, `/admin?consultation=${id}`)}>
                {t.requests.link(id)}
              </a>{" "}
              <Moment iso={createdAt} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
