import { useRef } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { LetterForm } from "./letter-form.tsx";
import { useLetterStart, useLetterTexts, useTemplates } from "./letter-queries.ts";

interface LetterComposerProps {
  consultationId: number;
  onClose: () => void;
}

/** Composer for a letter to the person behind a request, in their language. */
export default function LetterComposer({ consultationId, onClose }: LetterComposerProps) {
  const t = useLetterTexts();
  const start = useLetterStart(consultationId);
  const templates = useTemplates();
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const retry = () => {
    void start.refetch();
    void templates.refetch();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={start.data ? t.compose.title(start.data.name) : t.loading}
      closeLabel={t.compose.close}
      returnFocusTo={returnTo}
    >
      {start.data && templates.data ? (
        <LetterForm
          consultationId={consultationId}
          start={start.data}
          templates={templates.data.filter(({ archived }) => !archived)}
          onClose={onClose}
        />
      ) : start.isError || templates.isError ? (
        <Failed text={t.failed} onRetry={retry} />
      ) : (
        <Loading text={t.loading} />
      )}
    </Dialog>
  );
}
