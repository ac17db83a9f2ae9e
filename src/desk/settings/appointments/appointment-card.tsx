import { useRef, useState } from "react";
import { OUTCOMES, type StaffAppointment } from "../../../features/appointments/model.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { answerLabel, gradeLabel } from "../../kit/answer-labels.ts";
import { Stranger } from "../../kit/facts.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { useNoteOutcome } from "./appointment-queries.ts";
import { useAppointmentTexts } from "./appointment-texts.ts";
import css from "./appointments.css?inline";
import { CancelDialog } from "./cancel-dialog.tsx";
import { HostPicker } from "./hours/host-picker.tsx";
import { MoveDialog } from "./move-dialog.tsx";

adoptStyle(css);

/** One appointment: when, with whom, what prepares the call, what became of it, and what can still change. */
export function AppointmentCard({ appointment }: { appointment: StaffAppointment }) {
  const text = useAppointmentTexts();
  const { t, form } = useTexts();
  const { brief, state, start, end, time, lateMinutes, isShifted, host, colleagues, kind } = appointment;
  const address = `/admin?consultation=${appointment.consultationId}`;
  const isCancelled = state === "cancelled";
  return (
    <article className={isCancelled ? "appointment is-cancelled" : "appointment"}>
      <p className="appointment-time">
        <time dateTime={start}>{text.time(time)}</time>
        <span>{text.kinds[kind]}</span>
        <span>{[host.name ?? text.team, ...colleagues.map(({ name }) => name)].filter(Boolean).join(", ")}</span>
      </p>
      <div>
        <h3>
          <a className="appointment-name" href={address} onClick={(event) => follow(event, address)}>
            <Stranger>{`${brief.name}, ${brief.company}`}</Stranger>
          </a>
        </h3>
        <p>
          {brief.leadScore && <b>{gradeLabel(t, brief.leadScore)}</b>}{" "}
          {answerLabel(form, "biggestChallenge", brief.topic)}
        </p>
        <p className="appointment-ways">
          {brief.phone && <a href={`tel:${brief.phone}`}>{brief.phone}</a>}
          <a href={`mailto:${brief.email}`}>{brief.email}</a>
        </p>
        {isCancelled && <p>{text.cancelled}</p>}
        {lateMinutes !== null && <p>{text.late(lateMinutes)}</p>}
        {isShifted && <p role="alert">{text.shifted}</p>}
        {!isCancelled && new Date(start) > new Date() && <Changes appointment={appointment} />}
      </div>
      {!isCancelled && new Date(end) < new Date() && <Outcomes appointment={appointment} />}
    </article>
  );
}

function Changes({ appointment }: { appointment: StaffAppointment }) {
  const text = useAppointmentTexts();
  const { t } = useTexts();
  const [open, setOpen] = useState<"move" | "cancel" | null>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const { name } = appointment.brief;
  const button = (which: "move" | "cancel") => (
    <button
      type="button"
      className="action action-small"
      aria-label={t.about(text[which].open, name)}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        setOpen(which);
      }}
    >
      {text[which].open}
    </button>
  );
  const dialog = { appointment, onClose: () => setOpen(null), returnFocusTo: pressed };
  return (
    <>
      <p className="appointment-changes">
        {button("move")}
        {button("cancel")}
      </p>
      <HostPicker appointment={appointment} />
      {open === "move" && <MoveDialog {...dialog} />}
      {open === "cancel" && <CancelDialog {...dialog} />}
    </>
  );
}

function Outcomes({ appointment: { id, version, outcome, brief } }: { appointment: StaffAppointment }) {
  const text = useAppointmentTexts();
  const fail = useFailure();
  const note = useNoteOutcome({
    success: () => toasts.add({ title: text.noted }),
    error: (error) => fail(error, text.notNoted),
  });
  return (
    <fieldset className="segments">
      <legend className="unseen">{`${text.outcome}, ${brief.name}`}</legend>
      {OUTCOMES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={outcome === each}
          onClick={() => note.mutate({ id, version, outcome: outcome === each ? null : each })}
        >
          {text.outcomes[each]}
        </button>
      ))}
    </fieldset>
  );
}
