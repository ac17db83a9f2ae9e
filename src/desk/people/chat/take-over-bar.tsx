import { useEffect, useRef, useState } from "react";
import type { StaffConversation } from "../../../features/chat/model.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { toasts } from "../../../ui/toast-store.ts";
import { useFailure } from "../../kit/use-failure.ts";
import { useDesk, useNow } from "../../shell/desk-context.tsx";
import { useHandBack, useTakeOver } from "./chat-queries.ts";
import { useChatTexts } from "./chat-texts.ts";

/** Who has the conversation, and how to have it: at once from the assistant, after a question from a colleague. */
export function TakeOverBar({ conversation, isMine }: { conversation: StaffConversation; isMine: boolean }) {
  const t = useChatTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { id, staff, mode, staffUntil } = conversation;
  const other = mode === "staff" && !isMine ? staff : null;
  const take = useTakeOver(id, {
    success: () => {
      setAsking(false);
      announce(t.takeOver.taken);
    },
    error: (error) => {
      setAsking(false);
      const current = ownerIn(error);
      if (current) toasts.add({ title: t.takeOver.lost(current) });
      else fail(error, t.takeOver.failed);
    },
  });
  const giveBack = useHandBack(id, {
    success: () => announce(t.takeOver.back),
    error: (error) => fail(error, t.takeOver.backFailed),
  });
  // The button that was pressed has become another.
  const pressed = useRef(false);
  const busy = take.isPending || giveBack.isPending;
  useEffect(() => {
    if (busy || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [busy]);

  const said = isMine
    ? t.takeOver.mine(staffUntil ? Math.floor((Date.parse(staffUntil) - now.getTime()) / 60_000) : 0)
    : other
      ? t.takeOver.theirs(other.name)
      : t.takeOver.assistant;
  const words = isMine ? t.takeOver.handBack : other ? t.takeOver.takeFrom(other.name) : t.takeOver.take;
  return (
    <div className="take-over">
      <p className="note">{said}</p>
      <button
        ref={button}
        type="button"
        className={isMine ? "action" : "action action-primary"}
        disabled={busy}
        onClick={() => {
          pressed.current = true;
          if (isMine) giveBack.mutate();
          else if (other) setAsking(true);
          else take.mutate({ from: null });
        }}
      >
        {busy ? t.takeOver.pending : words}
      </button>
      {asking && other && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={t.takeOver.confirmTitle(other.name)}
          closeLabel={t.takeOver.close}
          returnFocusTo={button}
        >
          <p>{t.takeOver.confirmText(other.name)}</p>
          <p className="chat-choices">
            <button
              type="button"
              className="action action-primary"
              disabled={take.isPending}
              onClick={() => take.mutate({ from: other.id })}
            >
              {t.takeOver.confirm}
            </button>
            <button type="button" className="action" onClick={() => setAsking(false)}>
              {t.takeOver.cancel}
            </button>
          </p>
        </Dialog>
      )}
    </div>
  );
}

/** Name of who has the conversation, in the answer of a take-over that came too late. */
function ownerIn(error: Error): string | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  try {
    return (JSON.parse(error.body) as { current?: { staff?: { name?: string } } }).current?.staff?.name;
  } catch {
    return undefined;
  }
}
