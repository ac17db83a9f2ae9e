import { useRef } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { useIntegrationTexts } from "./integration-texts.ts";

interface ConfirmDialogProps {
  /** What is about to be done, as its button says it. */
  act: string;
  name: string;
  text: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ act, name, text, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useIntegrationTexts();
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  return (
    <Dialog open onClose={onClose} title={act} closeLabel={t.close} returnFocusTo={returnTo}>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
      </p>
      <p>{text}</p>
      <p className="action-row integration-acts">
        <button
          type="button"
          className="action action-primary"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {act}
        </button>
        <button type="button" className="action" onClick={onClose}>
          {t.cancel}
        </button>
      </p>
    </Dialog>
  );
}
