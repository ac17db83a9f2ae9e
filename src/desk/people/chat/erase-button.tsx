import { useRef, useState } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { toasts } from "../../../ui/toast-store.ts";
import { useFailure } from "../../kit/use-failure.ts";
import { useErase } from "./chat-queries.ts";
import { useChatTexts } from "./chat-texts.ts";

/** Erases a conversation for good, after a question. */
export function EraseButton({ id, name, onErased }: { id: number; name: string; onErased: () => void }) {
  const t = useChatTexts();
  const fail = useFailure();
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const erase = useErase(id, {
    success: () => {
      toasts.add({ title: t.erase.done, description: name });
      onErased();
    },
    error: (error) => fail(error, t.erase.failed),
  });
  return (
    <>
      <button ref={button} type="button" className="action" onClick={() => setAsking(true)}>
        {t.erase.open}
      </button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={t.erase.title}
          closeLabel={t.erase.close}
          returnFocusTo={button}
        >
          <p>{t.erase.text}</p>
          <p className="chat-choices">
            <button
              type="button"
              className="action action-primary"
              disabled={erase.isPending}
              onClick={() => erase.mutate()}
            >
              {t.erase.confirm}
            </button>
            <button type="button" className="action" onClick={() => setAsking(false)}>
              {t.erase.cancel}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
