import { type RefObject, useRef, useState } from "react";
import { OUTCOMES, type Slot, type StaffAppointment } from "../../features/appointments/model.ts";
import { mailLink, phoneLink } from "../../lib/company/contact-details.ts";
import { adoptStyle } from "../../ui/adopt-style.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useRead } from "../kit/api.ts";
import { Field, RecordForm } from "../kit/form.tsx";
import { RowList, type RowsGiven } from "../kit/list-screen.tsx";
import { ActOn, Segments, Shown, Stranger } from "../kit/parts.tsx";
import { answerLabel, gradeLabel, readablePhone } from "../kit/present.ts";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { follow } from "../shell/use-address.ts";
import css from "./appointments.css?inline";
import { HostPicker } from "./hosts.tsx";
import { dayName, KEY, useAppointmentTexts, useWrite } from "./queries.ts";

adoptStyle(css);

/** Appointments grouped by day under headings. */
export function AppointmentDays({
  addressOf,
  ...given
}: RowsGiven<StaffAppointment> & { addressOf?: (id: number) => string }) {
  const { language } = useTexts();
  const firsts = new Set([...Map.groupBy(given.rows, ({ day }) => day).values()].map(([first]) => first?.id));
  return (
    <RowList className="appointment-row" {...given}>
      {(appointment) => (
        <>
          {firsts.has(appointment.id) && <h2>{dayName(appointment.day, language)}</h2>}
          <AppointmentCard appointment={appointment} {...(addressOf && { address: addressOf(appointment.id) })} />
        </>
      )}
    </RowList>
  );
}

interface AppointmentCardProps {
  appointment: StaffAppointment;
  /** URL that the card links to; without it, the card is not a link. */
  address?: string;
  /**
   * Whether the card is inside its own record, which already shows the person's name and contacts, and not under a
   * heading with its day.
   */
  isInRecord?: boolean;
}

/**
 * One appointment: its time, the person, and what to know before the call. Admins can also record the outcome and make
 * changes.
 */
export function AppointmentCard({ appointment, address, isInRecord = false }: AppointmentCardProps) {
  const text = useAppointmentTexts();
  const { t, form, language } = useTexts();
  const isAdmin = useDesk().staff.role === "admin";
  const { brief, state, day, start, end, time, lateMinutes, isShifted, host, colleagues, kind } = appointment;
  const who = <Stranger>{`${brief.name}, ${brief.company}`}</Stranger>;
  const isCancelled = state === "cancelled";
  return (
    <article className={isCancelled ? "appointment is-cancelled" : "appointment"}>
      <p className="stack" data-gap="0">
        {isInRecord && <span className="appointment-day">{dayName(day, language)}</span>}
        <time dateTime={start}>{text.time(time)}</time>
        <span>{text.kinds[kind]}</span>
        <span>{[host.name ?? text.team, ...colleagues.map(({ name }) => name)].filter(Boolean).join(", ")}</span>
      </p>
      <div>
        {!isInRecord && (
          <h3>
            {address ? (
              <a className="open-link" href={address} onClick={(event) => follow(event, address)}>
                {who}
              </a>
            ) : (
              who
            )}
          </h3>
        )}
        <p>
          {brief.leadScore && <b>{gradeLabel(t, brief.leadScore)}</b>}{" "}
          {answerLabel(form, "biggestChallenge", brief.topic)}
        </p>
        {!isInRecord && (
          <p className="actions">
            {brief.phone && (
              <a className="open-link" href={phoneLink(brief.phone)}>
                {readablePhone(brief.phone, t.extension)}
              </a>
            )}
            {isAdmin ? (
              // Not a link, because the reply is written in the appointment's record.
              <span>{brief.email}</span>
            ) : (
              <a className="open-link" href={mailLink(brief.email)}>
                {brief.email}
              </a>
            )}
          </p>
        )}
        {isCancelled && <p>{text.cancelled}</p>}
        {lateMinutes !== null && <p>{text.late(lateMinutes)}</p>}
        {isShifted && <p role="alert">{text.shifted}</p>}
        {isAdmin && !isCancelled && new Date(start) > new Date() && <Changes appointment={appointment} />}
      </div>
      {isAdmin && !isCancelled && new Date(end) < new Date() && <Outcomes appointment={appointment} />}
    </article>
  );
}

function Changes({ appointment }: { appointment: StaffAppointment }) {
  const text = useAppointmentTexts();
  const [open, setOpen] = useState<"move" | "cancel">();
  const pressed: RefObject<HTMLElement | null> = useRef(null);
  const dialog = { appointment, onClose: () => setOpen(undefined), returnFocusTo: pressed };
  return (
    <>
      <p className="actions">
        {(["move", "cancel"] as const).map((which) => (
          <ActOn
            key={which}
            words={text[which].open}
            whom={appointment.brief.name}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              setOpen(which);
            }}
          />
        ))}
      </p>
      <HostPicker appointment={appointment} />
      {open === "move" && <MoveDialog {...dialog} />}
      {open === "cancel" && <CancelDialog {...dialog} />}
    </>
  );
}

function Outcomes({ appointment: { id, version, outcome, brief } }: { appointment: StaffAppointment }) {
  const text = useAppointmentTexts();
  const { mutate } = useWrite("PUT /appointments/:id/outcome", {
    done: text.noted,
    failed: text.notNoted,
    refused: text.notNoted,
  });
  return (
    <Segments
      label={`${text.outcome}, ${brief.name}`}
      options={OUTCOMES.map((each) => [each, text.outcomes[each]] as const)}
      value={outcome}
      onChoose={(chosen) =>
        // Pressing the recorded outcome again clears it.
        mutate({ params: { id }, body: { version, outcome: outcome === chosen ? null : chosen } })
      }
    />
  );
}

interface AppointmentDialogProps {
  appointment: StaffAppointment;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** A day and time in Montréal. */
export interface Wanted {
  day: string;
  time: string;
}

/**
 * Asks for an appointment's new time and warns that the visitor will be notified.
 * @param wanted time to suggest, because the appointment was dropped there
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

/** Asks the user to confirm a cancellation and to write the reason that the visitor is given. */
function CancelDialog({ appointment: { id, version, brief }, onClose, returnFocusTo }: AppointmentDialogProps) {
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
