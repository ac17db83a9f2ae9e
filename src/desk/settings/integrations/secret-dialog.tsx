import { useRef } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { toasts } from "../../../ui/toast-store.ts";
import { useIntegrationTexts } from "./integration-texts.ts";

/** What opens something, shown once. */
export interface Secret {
  of: "webhook" | "key";
  value: string;
}

export function SecretDialog({ secret, onClose }: { secret: Secret; onClose: () => void }) {
  const { secret: text, close } = useIntegrationTexts();
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret.value);
      toasts.add({ title: text.copied });
    } catch {
      toasts.add({ title: text.notCopied, variant: "destructive" });
    }
  };
  return (
    <Dialog open onClose={onClose} title={text.title} closeLabel={close} returnFocusTo={returnTo}>
      <p>{text[secret.of]}</p>
      <p className="integration-secret">
        <code>{secret.value}</code>
      </p>
      <p className="action-row">
        <button type="button" className="action action-primary" onClick={() => void copy()}>
          {text.copy}
        </button>
        <button type="button" className="action" onClick={onClose}>
          {close}
        </button>
      </p>
    </Dialog>
  );
}
