import { type RefObject, useState } from "react";
import type { Slot, StaffAppointment } from "../../features/appointments/model.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useRead } from "../kit/api.ts";
import { Field, RecordForm } from "../kit/form.tsx";
import { Shown } from "../kit/parts.tsx";
import { useTexts } from "../shell/desk-context.tsx";
import { dayName, KEY, useAppointmentTexts, useWrite } from "./queries.ts";

interface AppointmentDialogProps {
  appointment: StaffAppointment;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** A local time in Montréal. */
export interface Wanted {
  day: string;
  time: string;
}

/**
 * Asks where to move an appointment, and says that the visitor will be notified.
 * @param wanted where it was dropped
 */
export function MoveDialog(props: AppointmentDialogProps & { wanted?: Wanted | undefined }) {
  const { appointment, wanted, ...dialog } = props;
  const text = useAppointmentTexts();
  const { t, language } = useTexts();
  const { id, day, time, brief } = appointment;
  const times = useRead([...KEY, "times", id], "GET /appointments/:id/times", { params: { id }, staleTime: 0 });
  return (
    <Dialog open title={text.move.title(brief.name)} closeLabel={t.form.close} {...dialog}>
      <p>{text.move.current(`${dayName(day, language)}, ${text.time(time)}`)}</p>
      <Shown query={times} texts={text.move}>
        {(slots) => <MoveForm appointment={appointment} slots={slots} wanted={wanted} onDone={dialog.onClose} />}
      </Shown>
    </Dialog>
  );
}

function MoveForm({
  appointment: { id, version, day: now, visitor, time },
  slots,
  wanted,
  onDone,
}: {
  appointment: StaffAppointment;
  slots: readonly Slot[];
  wanted: Wanted | undefined;
  onDone: () => void;
}) {
  const { move: text, time: timeText } = useAppointmentTexts();
  const { language } = useTexts();
  const change = useWrite(
    "PUT /appointments/:id/time",
    { done: text.done, failed: text.notDone, refused: text.refused, form: "whole" },
    onDone,
  );
  const days = [...new Set(slots.map(({ company }) => company.day))];
  const asked = wanted?.day ?? now;
  const [day, setDay] = useState(days.includes(asked) ? asked : days[0]!);
  const isWanted = ({ company }: Slot) => company.day === wanted?.day && company.time === wanted.time;
  const isElsewhere = visitor.time !== time;
  const save = (values: FormData) =>
    change.mutate({ params: { id }, body: { version, start: String(values.get("start")) } });
  return (
    <RecordForm
      isChecked
      {...change.form}
      save={text.button}
      saving={text.button}
      onSave={save}
      {...(wanted &&
        !slots.some(isWanted) && { failure: text.taken(`${dayName(wanted.day, language)}, ${timeText(wanted.time)}`) })}
    >
      <Field label={text.day} name="day">
        {(control) => (
          <select {...control} value={day} onChange={({ target }) => setDay(target.value)}>
            {days.map((each) => (
              <option key={each} value={each}>
                {dayName(each, language)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset key={day}>
        <legend>{text.time}</legend>
        <div className="ticks ticks-short">
          {slots
            .filter(({ company }) => company.day === day)
            .map((slot) => (
              <label key={slot.start} className="tick">
                <input type="radio" name="start" value={slot.start} required defaultChecked={isWanted(slot)} />
                <span>
                  {timeText(slot.company.time)}
                  {isElsewhere && <span className="row-line">{text.there(timeText(slot.visitor.time))}</span>}
                </span>
              </label>
            ))}
        </div>
      </fieldset>
      <p className="note">{text.told}</p>
    </RecordForm>
  );
}

/** Confirms cancelling an appointment, and asks for the reason given to the visitor. */
export function CancelDialog({ appointment: { id, version, brief }, onClose, returnFocusTo }: AppointmentDialogProps) {
  const { cancel: text } = useAppointmentTexts();
  const { t } = useTexts();
  const change = useWrite(
    "PUT /appointments/:id/cancelled",
    { done: text.done, failed: text.notDone, refused: text.refused, form: "whole" },
    onClose,
  );
  const save = (values: FormData) =>
    change.mutate({ params: { id }, body: { version, reason: String(values.get("reason")) } });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title(brief.name)}
      closeLabel={t.form.close}
      returnFocusTo={returnFocusTo}
    >
      <RecordForm {...change.form} save={text.button} saving={text.button} onSave={save}>
        <p>{text.told}</p>
        <Field label={text.reason} name="reason">
          {(control) => <textarea {...control} rows={3} maxLength={500} />}
        </Field>
      </RecordForm>
    </Dialog>
  );
}
