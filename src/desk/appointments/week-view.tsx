import { type DragEvent, type RefObject, useRef, useState } from "react";
import type { StaffAppointment } from "../../features/appointments/model.ts";
import { companyDay, dayPlus, isDay } from "../../lib/company/company-day.ts";
import { rowsOf } from "../kit/api.ts";
import { useMedia } from "../kit/hooks.ts";
import { type RowsGiven, useRowHandle } from "../kit/list-screen.tsx";
import { APPOINTMENT_WEEK_PATH } from "../shell/desk-address.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { follow, useAddress } from "../shell/use-address.ts";
import { AppointmentDays, MoveDialog, type Wanted } from "./appointment-card.tsx";
import { AppointmentScreen, appointmentAddress } from "./appointment-screen.tsx";
import { dayName, daysBetween, shortDay, useAppointmentList, useAppointmentTexts } from "./queries.ts";
import { daysShown, hoursShown, inLanes, mondayOf, quarterOf, quartersLong, timeOf } from "./week.ts";

const addressOf = (day: string) => `${APPOINTMENT_WEEK_PATH}?from=${day}`;

/**
 * A week's calendar. Upcoming appointments can be dragged to another time, or moved with a button in their record.
 */
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
  const list = useAppointmentList(monday, sunday);
  const all = rowsOf(list.data);
  const hosts = new Map(all.map((each) => [each.host.id, each.host.name ?? text.team]));
  const shown = all.filter((each) => host === "" || !hosts.has(host) || each.host.id === host);
  const last = daysShown(monday, shown).at(-1)!;
  const address = addressOf(monday);
  const weeks = [
    { name: text.week.before, address: addressOf(dayPlus(monday, -7)) },
    { name: text.week.now, address: addressOf(thisMonday), isCurrent: monday === thisMonday },
    { name: text.week.after, address: addressOf(dayPlus(monday, 7)) },
  ];
  const above = (
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
  );
  return (
    <AppointmentScreen
      list={list}
      from={monday}
      to={sunday}
      address={address}
      above={above}
      isWhole={isWide && list.data !== undefined}
      rows={(given) =>
        isWide ? (
          <WeekGrid monday={monday} address={address} {...given} rows={shown} />
        ) : (
          <AppointmentDays {...given} rows={shown} addressOf={(id) => appointmentAddress(address, id)} />
        )
      }
    />
  );
}

const isMovable = ({ state, start }: StaffAppointment) => state === "booked" && new Date(start) > new Date();

interface WeekGridProps extends RowsGiven<StaffAppointment> {
  monday: string;
  /** URL of this week with no appointment open. */
  address: string;
}

function WeekGrid({ monday, address, rows, onFocus, handle }: WeekGridProps) {
  const text = useAppointmentTexts();
  const [dropped, setDropped] = useState<{ id: number; wanted: Wanted } | null>(null);
  const pressed = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  useRowHandle(handle, rows, grid);
  const moving = rows.find(({ id }) => id === dropped?.id);
  const { from, to } = hoursShown(rows);
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  return (
    <>
      <div className="week" ref={grid} style={{ ["--quarters" as string]: (to - from) * 4 }}>
        <ol className="week-hours" aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour}>{text.time(timeOf(hour * 4))}</li>
          ))}
        </ol>
        {daysShown(monday, rows).map((day) => (
          <WeekDay
            key={day}
            day={day}
            first={from * 4}
            appointments={rows.filter((each) => each.day === day)}
            address={address}
            onFocus={onFocus}
            pressed={pressed}
            onDrop={(id, time) => setDropped({ id, wanted: { day, time } })}
          />
        ))}
      </div>
      <p className="note">{rows.length === 0 ? text.week.none : text.week.hint}</p>
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

/** MIME type of a dragged appointment; anything else dragged over a day is ignored. */
const DRAGGED = "application/x-nordet-appointment";

/**
 * A day's column, onto which appointments can be dropped.
 * @param first quarter hour at the top of the grid, counted from midnight
 * @param pressed ref to the element dragged most recently, to which focus returns
 */
function WeekDay({
  day,
  first,
  appointments,
  address,
  onFocus,
  pressed,
  onDrop,
}: {
  day: string;
  first: number;
  appointments: readonly StaffAppointment[];
  address: string;
  onFocus: (row: StaffAppointment) => void;
  pressed: RefObject<HTMLElement | null>;
  onDrop: (id: number, time: string) => void;
}) {
  const text = useAppointmentTexts();
  const { language } = useTexts();
  /** Where the dragged appointment would start, in quarter hours since midnight. */
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
              {/* A link, because Firefox cannot drag a button. */}
              <a
                href={appointmentAddress(address, id)}
                data-row={id}
                onFocus={() => onFocus(appointment)}
                draggable={isMovable(appointment)}
                title={`${brief.name}, ${brief.company}, ${text.kinds[kind]}`}
                onDragStart={({ dataTransfer, currentTarget }) => {
                  dataTransfer.setData(DRAGGED, String(id));
                  dataTransfer.effectAllowed = "move";
                  pressed.current = currentTarget;
                }}
                onClick={(event) => follow(event, appointmentAddress(address, id))}
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
