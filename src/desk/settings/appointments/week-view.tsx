import { type DragEvent, type RefObject, useRef, useState } from "react";
import type { StaffAppointment } from "../../../features/appointments/model.ts";
import { companyDay, dayPlus, isDay } from "../../../lib/company/company-day.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Empty } from "../../kit/list-status.tsx";
import { Shown } from "../../kit/parts.tsx";
import { useMedia } from "../../kit/use-media.ts";
import { APPOINTMENT_WEEK_PATH } from "../../shell/desk-address.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow, useAddress, useSetQuery } from "../../shell/use-address.ts";
import { AppointmentCard, AppointmentDays, AppointmentHead } from "./appointment-card.tsx";
import { MoveDialog, type Wanted } from "./change-dialogs.tsx";
import { dayName, daysBetween, shortDay, useAppointments, useAppointmentTexts } from "./queries.ts";
import { daysShown, hoursShown, inLanes, mondayOf, quarterOf, quartersLong, timeOf } from "./week.ts";

const addressOf = (day: string) => `${APPOINTMENT_WEEK_PATH}?from=${day}`;

/** A week at a glance. What is ahead can be dragged to another time; opened, it has the same as a button. */
export default function WeekView() {
  const text = useAppointmentTexts();
  const { language } = useTexts();
  const { query } = useAddress();
  const isWide = useMedia("(min-width: 48rem)");
  const [host, setHost] = useState("");
  const asked = query.get("from") ?? "";
  const thisMonday = mondayOf(companyDay(new Date()));
  const monday = mondayOf(isDay(asked) ? asked : thisMonday);
  const sunday = dayPlus(monday, 6);
  const list = useAppointments(monday, sunday);
  const all = list.data ?? [];
  const hosts = new Map(all.map((each) => [each.host.id, each.host.name ?? text.team]));
  const shown = all.filter((each) => host === "" || !hosts.has(host) || each.host.id === host);
  const last = daysShown(monday, shown).at(-1)!;
  const weeks = [
    { name: text.week.before, address: addressOf(dayPlus(monday, -7)) },
    { name: text.week.now, address: addressOf(thisMonday), isCurrent: monday === thisMonday },
    { name: text.week.after, address: addressOf(dayPlus(monday, 7)) },
  ];
  return (
    <>
      <AppointmentHead list={list} from={monday} to={sunday} />
      <div className="part-head">
        <h2>{daysBetween(monday, last, language)}</h2>
        <nav className="actions" aria-label={text.week.move}>
          {weeks.map(({ name, address, isCurrent }) => (
            <a
              key={name}
              className="action action-small"
              href={address}
              aria-current={isCurrent ? "date" : undefined}
              onClick={(event) => follow(event, address)}
            >
              {name}
            </a>
          ))}
        </nav>
        {hosts.size > 1 && (
          <label>
            {text.week.host}{" "}
            <select value={host} onChange={({ target }) => setHost(target.value)}>
              <option value="">{text.week.everybody}</option>
              {[...hosts].map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <Shown query={list} texts={{ loading: text.loading, failed: text.failed }}>
        {() =>
          isWide ? (
            <WeekGrid monday={monday} appointments={shown} />
          ) : shown.length === 0 ? (
            <Empty text={text.week.none} />
          ) : (
            <AppointmentDays appointments={shown} />
          )
        }
      </Shown>
    </>
  );
}

const isMovable = ({ state, start }: StaffAppointment) => state === "booked" && new Date(start) > new Date();

function WeekGrid({ monday, appointments }: { monday: string; appointments: readonly StaffAppointment[] }) {
  const text = useAppointmentTexts();
  const { t, language } = useTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const [dropped, setDropped] = useState<{ id: number; wanted: Wanted } | null>(null);
  const pressed = useRef<HTMLElement>(null);
  const byId = (id: number | undefined | null) => appointments.find((each) => each.id === id);
  const opened = byId(Number(query.get("open")));
  const moving = byId(dropped?.id);
  const { from, to } = hoursShown(appointments);
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  return (
    <>
      <div className="week" style={{ ["--quarters" as string]: (to - from) * 4 }}>
        <ol className="week-hours" aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour}>{text.time(timeOf(hour * 4))}</li>
          ))}
        </ol>
        {daysShown(monday, appointments).map((day) => (
          <WeekDay
            key={day}
            day={day}
            first={from * 4}
            appointments={appointments.filter((each) => each.day === day)}
            pressed={pressed}
            onDrop={(id, time) => setDropped({ id, wanted: { day, time } })}
          />
        ))}
      </div>
      <p className="note">{appointments.length === 0 ? text.week.none : text.week.hint}</p>
      {opened && (
        <Dialog
          open
          onClose={() => setQuery({ open: null }, { replace: true })}
          title={dayName(opened.day, language)}
          closeLabel={t.form.close}
          returnFocusTo={pressed}
        >
          <AppointmentCard appointment={opened} />
        </Dialog>
      )}
      {moving && dropped && (
        <MoveDialog
          appointment={moving}
          wanted={dropped.wanted}
          onClose={() => setDropped(null)}
          returnFocusTo={pressed}
        />
      )}
    </>
  );
}

/** The type of what is dragged: whatever else is dragged over a day stays where it is. */
const DRAGGED = "application/x-nordet-appointment";

/**
 * @param first quarter of an hour that is drawn
 * @param pressed what was pressed or dragged last: it gets the focus back
 */
function WeekDay({
  day,
  first,
  appointments,
  pressed,
  onDrop,
}: {
  day: string;
  first: number;
  appointments: readonly StaffAppointment[];
  pressed: RefObject<HTMLElement | null>;
  onDrop: (id: number, time: string) => void;
}) {
  const text = useAppointmentTexts();
  const { language } = useTexts();
  /** Quarter that what is dragged would begin at. */
  const [over, setOver] = useState<number | null>(null);
  const heading = `week-${day}`;
  const { lanes, placed } = inLanes(appointments);
  const quarterAt = ({ currentTarget, clientY }: DragEvent<HTMLElement>) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const quarters = Number(getComputedStyle(currentTarget).getPropertyValue("--quarters"));
    return first + Math.max(0, Math.min(quarters - 1, Math.floor(((clientY - top) / height) * quarters)));
  };
  return (
    <section aria-labelledby={heading} aria-current={day === companyDay(new Date()) ? "date" : undefined}>
      <h3 id={heading}>
        <span className="unseen">{dayName(day, language)}</span>
        <span aria-hidden="true">{shortDay(day, language)}</span>
      </h3>
      <ol
        className="week-day"
        style={{ ["--lanes" as string]: lanes }}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes(DRAGGED)) return;
          event.preventDefault();
          setOver(quarterAt(event));
        }}
        onDragLeave={() => setOver(null)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(null);
          onDrop(Number(event.dataTransfer.getData(DRAGGED)), timeOf(quarterAt(event)));
        }}
      >
        {placed.map(({ appointment, lane }) => {
          const { id, time, state, brief, kind } = appointment;
          const row = quarterOf(time) - first + 1;
          return (
            <li
              key={id}
              style={{ gridRow: `${row} / span ${quartersLong(appointment)}`, gridColumn: lane + 1 }}
              className={state === "cancelled" ? "is-cancelled" : undefined}
            >
              {/* A link, which Firefox lets one drag where it does not a button. */}
              <a
                href={`${addressOf(day)}&open=${id}`}
                draggable={isMovable(appointment)}
                title={`${brief.name}, ${brief.company}, ${text.kinds[kind]}`}
                onDragStart={({ dataTransfer, currentTarget }) => {
                  dataTransfer.setData(DRAGGED, String(id));
                  dataTransfer.effectAllowed = "move";
                  pressed.current = currentTarget;
                }}
                onClick={(event) => {
                  pressed.current = event.currentTarget;
                  follow(event, `${addressOf(day)}&open=${id}`);
                }}
              >
                {text.week.block(text.time(time), brief.name)}
                {state === "cancelled" && <span className="unseen">{`, ${text.cancelled}`}</span>}
              </a>
            </li>
          );
        })}
        {over !== null && (
          <li className="week-target" style={{ gridRow: `${over - first + 1} / span 2` }} aria-hidden="true">
            {text.time(timeOf(over))}
          </li>
        )}
      </ol>
    </section>
  );
}
