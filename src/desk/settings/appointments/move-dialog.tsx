import { type RefObject, type SubmitEvent, useState } from "react";
import type { Slot, StaffAppointment } from "../../../features/appointments/model.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { useTimesOf } from "./appointment-queries.ts";
import { useAppointmentTexts } from "./appointment-texts.ts";
import { dayName } from "./day-words.ts";
import { useHoursChange } from "./hours/host-queries.ts";

export interface AppointmentDialogProps {
  appointment: StaffAppointment;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** A time on the wall in Montréal. */
export interface Wanted {
  day: string;
  time: string;
}

/** Asks where an appointment is to go, and says that the visitor will be told. */
export function MoveDialog({
  appointment,
  wanted,
  onClose,
  returnFocusTo,
}: AppointmentDialogProps & {
  /** Where it was dropped. */
  wanted?: Wanted | undefined;
}) {
  const text = useAppointmentTexts();
  const { language } = useTexts();
  const { id, day, time, brief } = appointment;
  const times = useTimesOf(id);
  const when = (at: Wanted) => `${dayName(at.day, language)}, ${text.time(at.time)}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.move.title(brief.name)}
      closeLabel={text.close}
      returnFocusTo={returnFocusTo}
    >
      <p>{text.move.current(when({ day, time }))}</p>
      {times.isPending ? (
        <Loading text={text.move.loading} />
      ) : !times.data ? (
        <Failed text={text.move.failed} onRetry={() => void times.refetch()} />
      ) : times.data.length === 0 ? (
        <p>{text.move.none}</p>
      ) : (
        <MoveForm appointment={appointment} slots={times.data} wanted={wanted} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface MoveFormProps {
  appointment: StaffAppointment;
  slots: readonly Slot[];
  wanted: Wanted | undefined;
  onDone: () => void;
}

function MoveForm({ appointment: { id, version, day: now, visitor, time }, slots, wanted, onDone }: MoveFormProps) {
  const { move: text, time: timeText } = useAppointmentTexts();
  const { language } = useTexts();
  const change = useHoursChange({ done: text.done, failed: text.notDone, refused: text.refused }, onDone);
  const days = [...new Set(slots.map(({ company }) => company.day))];
  const asked = wanted?.day ?? now;
  const [day, setDay] = useState(days.includes(asked) ? asked : days[0]!);
  const isFree = slots.some(({ company }) => company.day === wanted?.day && company.time === wanted.time);
  const isElsewhere = visitor.time !== time;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const start = new FormData(event.currentTarget).get("start");
    change.write({ method: "PUT", path: `/appointments/${id}/time`, body: { version, start } });
  };
  return (
    <form className="move-form" onSubmit={submit}>
      {wanted && !isFree && (
        <p role="alert">{text.taken(`${dayName(wanted.day, language)}, ${timeText(wanted.time)}`)}</p>
      )}
      <label>
        <span>{text.day}</span>
        <select value={day} onChange={({ target }) => setDay(target.value)}>
          {days.map((each) => (
            <option key={each} value={each}>
              {dayName(each, language)}
            </option>
          ))}
        </select>
      </label>
      <fieldset key={day}>
        <legend>{text.time}</legend>
        {slots
          .filter(({ company }) => company.day === day)
          .map(({ start, company, visitor: there }) => (
            <label key={start}>
              <input
                type="radio"
                name="start"
                value={start}
                required
                defaultChecked={company.day === wanted?.day && company.time === wanted.time}
              />
              <span>
                {timeText(company.time)}
                {isElsewhere && <small>{text.there(timeText(there.time))}</small>}
              </span>
            </label>
          ))}
      </fieldset>
      <p className="note">{text.told}</p>
      <button type="submit" className="action action-primary" disabled={change.isPending}>
        {text.button}
      </button>
    </form>
  );
}
