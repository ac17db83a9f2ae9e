import type { SubmitEvent } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { useAppointmentTexts } from "./appointment-texts.ts";
import { useHoursChange } from "./hours/host-queries.ts";
import type { AppointmentDialogProps } from "./move-dialog.tsx";

/** Asks before an appointment is cancelled, and for the reason that the visitor is given. */
export function CancelDialog({ appointment, onClose, returnFocusTo }: AppointmentDialogProps) {
  const { cancel: text, close } = useAppointmentTexts();
  const { id, version, brief } = appointment;
  const change = useHoursChange({ done: text.done, failed: text.notDone, refused: text.refused }, onClose);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get("reason");
    change.write({ method: "PUT", path: `/appointments/${id}/cancelled`, body: { version, reason } });
  };
  return (
    <Dialog open onClose={onClose} title={text.title(brief.name)} closeLabel={close} returnFocusTo={returnFocusTo}>
      <form className="move-form" onSubmit={submit}>
        <p>{text.told}</p>
        <label>
          <span>{text.reason}</span>
          <textarea name="reason" rows={3} maxLength={500} />
        </label>
        <button type="submit" className="action action-primary" disabled={change.isPending}>
          {text.button}
        </button>
      </form>
    </Dialog>
  );
}
