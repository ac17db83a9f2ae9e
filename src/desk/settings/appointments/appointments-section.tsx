import type { UseQueryResult } from "@tanstack/react-query";
import { lazy } from "react";
import type { StaffAppointment } from "../../../features/appointments/model.ts";
import { companyDay, dayPlus } from "../../../lib/company/company-day.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { Shown } from "../../kit/parts.tsx";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { APPOINTMENT_HOURS_PATH, APPOINTMENT_WEEK_PATH } from "../../shell/desk-address.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { useAddress } from "../../shell/use-address.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import css from "./appointments.css?inline";
import { MisfitList } from "./hosts.tsx";
import { dayName, useAppointments, useAppointmentTexts, useHoursTexts } from "./queries.ts";

adoptStyle(css);

/** Each is fetched when somebody looks at it. */
const WeekView = lazy(() => import("./week-view.tsx"));
const HoursView = lazy(() => import("./hours-view.tsx"));

/** What is under `/admin/appointments`: for whoever does not see requests, their own hours alone. */
export default function AppointmentsSection() {
  const { path } = useAddress();
  const { staff } = useDesk();
  // Fetched with the screen, so that nothing that is opened on it later has to wait for its words.
  useHoursTexts();
  if (path === APPOINTMENT_HOURS_PATH || staff.role !== "admin") return <HoursView />;
  return path === APPOINTMENT_WEEK_PATH ? <WeekView /> : <NextDays />;
}

/** Days shown after today. */
const DAYS_AHEAD = 6;

/** Who is talked to today and in the days ahead, each with what prepares the call, and what became of it in one press. */
function NextDays() {
  const text = useAppointmentTexts();
  const from = companyDay(new Date());
  const to = dayPlus(from, DAYS_AHEAD);
  const list = useAppointments(from, to);
  return (
    <>
      <AppointmentHead list={list} from={from} to={to} />
      <p className="view-intro">{text.intro}</p>
      <MisfitList />
      <Shown query={list} texts={text}>
        {(appointments) => <AppointmentDays appointments={appointments} />}
      </Shown>
    </>
  );
}

/** Title, and the file of the days that are shown, both included. */
export function AppointmentHead({ list, from, to }: { list: UseQueryResult; from: string; to: string }) {
  const text = useAppointmentTexts();
  return (
    <div className="view-head">
      <h1>{text.title}</h1>
      <RefreshButton updatedAt={list.dataUpdatedAt} fetching={list.isFetching} onRefresh={() => void list.refetch()} />
      <a className="action" href={`/api/appointments/export.csv?from=${from}&to=${to}`} download>
        {text.exported}
      </a>
    </div>
  );
}

/** Day by day, in order. */
export function AppointmentDays({ appointments }: { appointments: readonly StaffAppointment[] }) {
  const { language } = useTexts();
  return [...Map.groupBy(appointments, ({ day }) => day)].map(([day, those]) => (
    <section key={day} className="appointment-day" aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{dayName(day, language)}</h2>
      <ul>
        {those.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentCard appointment={appointment} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
